// Documents of people in every format, made from generated records, and a reader of each format for the tests.
import fc from "fast-check";
import { parse as parseToml, stringify as writeToml } from "smol-toml";
import { parseAllDocuments, stringify as writeYaml } from "yaml";

/** A value that a field hides, or one that stays. */
export type Scalar = string | number | boolean | null;
export type Tree = Scalar | readonly Tree[] | { readonly [key: string]: Tree };

/** Strings and numbers are drawn from different figures: one value that is both, behind one key, could not be told apart again. */
const hiddenString = fc.constantFrom(
  "Vesper Quillon",
  "april",
  "Ödön",
  "5550 142",
  "larch row 4",
  "O'Quill",
  "5550199",
);
const hiddenNumber = fc.constantFrom(15550142, 5550143, 77123456, 19840314, 4111111111111111);
const plain = fc.constantFrom<Scalar>(
  "ok",
  "a: b",
  "# no",
  "x, y",
  'say "x"',
  "it's",
  "",
  3,
  2.5,
  -4,
  true,
  false,
  null,
);
const HIDING = ["firstName", "last_name", "phone", "customerId", "nachname", "account_number", "homeAddress"] as const;
const STAYING = ["state", "count", "note", "kind"] as const;

const record: fc.Arbitrary<Tree> = fc
  .tuple(
    fc.dictionary(fc.constantFrom(...HIDING), fc.oneof(hiddenString, hiddenNumber), { minKeys: 1, maxKeys: 4 }),
    fc.dictionary(fc.constantFrom(...STAYING), plain, { maxKeys: 3 }),
  )
  .map(([hidden, staying]) => ({ ...staying, ...hidden }));

/** Records, nested in lists and mappings. */
export const TREES: fc.Arbitrary<{ readonly [key: string]: Tree }> = fc.record({
  version: fc.constant(2),
  rows: fc.array(record, { minLength: 1, maxLength: 4 }),
  main: fc.record({
    owner: record,
    list: fc.array(fc.constantFrom<Tree>("ok", 7, "Vesper Quillon"), { maxLength: 3 }),
  }),
});

export interface Format {
  readonly write: (tree: { readonly [key: string]: Tree }) => string;
  readonly read: (text: string) => unknown;
}

const rowsOf = (tree: { readonly [key: string]: Tree }) => tree["rows"] as readonly { readonly [key: string]: Tree }[];

export const FORMATS: Readonly<Record<string, Format>> = {
  JSON: { write: (tree) => JSON.stringify(tree), read: (text) => JSON.parse(text) },
  "indented JSON": { write: (tree) => `${JSON.stringify(tree, null, 2)}\n`, read: (text) => JSON.parse(text) },
  "JSON lines": {
    write: (tree) =>
      rowsOf(tree)
        .map((row) => `${JSON.stringify(row)}\n`)
        .join(""),
    read: (text) =>
      text
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line)),
  },
  "JSON in JSON": {
    write: (tree) => JSON.stringify({ body: JSON.stringify(tree) }),
    read: (text) => JSON.parse((JSON.parse(text) as { body: string }).body),
  },
  YAML: { write: (tree) => writeYaml(tree), read: readYaml },
  "YAML without indentation of lists": { write: (tree) => writeYaml(tree, { indentSeq: false }), read: readYaml },
  "YAML in one line": { write: (tree) => writeYaml(tree, { collectionStyle: "flow", lineWidth: 0 }), read: readYaml },
  "YAML with flow on lines of its own": {
    write: (tree) =>
      Object.entries(tree)
        .map(([key, value]) => `${key}:\n  ${inOneLine(value)}\n`)
        .join(""),
    read: readYaml,
  },
  "YAML with values on lines of their own": {
    write: (tree) =>
      rowsOf(tree)
        .map(
          (row) =>
            `-\n${Object.entries(row)
              .map(([key, value]) => `  ${key}:\n    ${inOneLine(value)}\n`)
              .join("")}`,
        )
        .join(""),
    read: readYaml,
  },
  "YAML of a template": {
    write: (tree) =>
      `{{- if .Values.on }}\nimage: {{ .Values.image }}:{{ .Values.tag }}\n${writeYaml(tree)}  {{- with .Values.more }}\nmore: {{ . | quote }}\n  {{- end }}\n{{- end }}\n`,
    read: (text) => readYaml(text.replace(/^ *\{\{-.*\}\}\n/gm, "").replace(/\{\{[^{}]*\}\}/g, "x")),
  },
  "YAML documents": {
    write: (tree) =>
      rowsOf(tree)
        .map((row) => `---\n${writeYaml(row)}`)
        .join(""),
    read: readYaml,
  },
  TOML: { write: (tree) => writeToml(withoutNull(tree) as Record<string, unknown>), read: (text) => parseToml(text) },
  CSV: tableFormat(",", "\n"),
  "CSV of Windows": tableFormat(",", "\r\n", "\ufeff"),
  semicolons: tableFormat(";", "\n"),
  tabs: tableFormat("\t", "\n"),
  XML: { write: (tree) => `<?xml version="1.0"?>\n${xml("root", tree)}\n`, read: readXml },
};

const inOneLine = (value: Tree) => writeYaml(value, { collectionStyle: "flow", lineWidth: 0 }).trimEnd();

function readYaml(text: string): unknown {
  return parseAllDocuments(text).map((document) => {
    if (document.errors.length > 0) throw new SyntaxError("YAML");
    return document.toJS() as unknown;
  });
}

/** TOML has no null, and no lists of kinds that differ in the writer at hand. */
function withoutNull(tree: Tree): unknown {
  if (Array.isArray(tree)) return tree.map(withoutNull);
  if (tree === null || typeof tree !== "object") return tree ?? "";
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, withoutNull(value)]));
}

function tableFormat(separator: string, lineEnd: string, mark = ""): Format {
  return {
    write(tree) {
      const names = [...STAYING, ...HIDING];
      const cell = (value: Tree | undefined) => {
        const text = value === undefined || value === null ? "" : String(value);
        return /[",;\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
      };
      const rows = rowsOf(tree).map((row) => names.map((name) => cell(row[name])).join(separator));
      return `${mark}${[names.join(separator), ...rows].join(lineEnd)}${lineEnd}`;
    },
    read: (text) => readTable(text.replace(/^\ufeff/, ""), separator),
  };
}

/** Cells of RFC 4180. */
function readTable(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  for (let at = 0; at < text.length; ) {
    let cell = "";
    if (text.charAt(at) === '"') {
      for (at++; at < text.length && !(text.charAt(at) === '"' && text.charAt(at + 1) !== '"'); at++) {
        if (text.charAt(at) === '"') at++;
        cell += text.charAt(at);
      }
      at++;
    } else while (at < text.length && ![separator, "\r", "\n"].includes(text.charAt(at))) cell += text.charAt(at++);
    rows.at(-1)?.push(cell);
    if (text.startsWith("\r\n", at)) at++;
    if (text.charAt(at) === "\n" && at + 1 < text.length) rows.push([]);
    at++;
  }
  return rows;
}

function xml(name: string, tree: Tree): string {
  if (Array.isArray(tree)) return tree.map((one) => xml(name, one)).join("");
  if (tree === null || typeof tree !== "object") return `<${name}>${escaped(String(tree ?? ""))}</${name}>`;
  return `<${name}>${Object.entries(tree)
    .map(([key, value]) => xml(key, value))
    .join("")}</${name}>`;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** Elements as pairs of a name and what is inside; throws where tags do not match. */
function readXml(text: string): unknown {
  const root: unknown[] = [];
  const open: { readonly name: string; readonly inside: unknown[] }[] = [{ name: "", inside: root }];
  for (const [, closing, name = "", content] of text.replace(/^<\?.*?\?>\s*/, "").matchAll(/<(\/?)(\w+)>|([^<]+)/g)) {
    if (content !== undefined) open.at(-1)?.inside.push(content);
    else if (closing === "/") {
      if (open.pop()?.name !== name) throw new SyntaxError("XML");
    } else {
      const inside: unknown[] = [];
      open.at(-1)?.inside.push([name, inside]);
      open.push({ name, inside });
    }
  }
  return root;
}
