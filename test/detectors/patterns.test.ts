// Every pattern of the rows and of the scan through a checker for patterns that take more than linear time.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { checkSync } from "recheck";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";

const REPOSITORY = resolve(import.meta.dirname, "../..");

/** Every folder of rows, so that a new one is not forgotten, and what the rows are built from. */
const FOLDERS = [
  ...readdirSync(join(REPOSITORY, "detectors"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `detectors/${name}`)
    .sort(),
  "src/scan",
];

/** Milliseconds for one pattern. What the checker cannot decide in this time, test/detectors/linear.test.ts has to. */
const TIMEOUT = 500;

/** Patterns that may take quadratic time, and why they do no harm. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  ["detectors/baseline/words.ts /\\s*\\n\\s*|\\s*,\\s*/", "it cuts lists that stand in that file, once"],
]);

/** A pattern with the file it stands in. */
interface Pattern {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

// In this process and without Java, which the checker would start where it finds one.
process.env["RECHECK_SYNC_BACKEND"] = "pure";

const PATTERNS = FOLDERS.flatMap((folder) =>
  readdirSync(join(REPOSITORY, folder))
    .filter((name) => name.endsWith(".ts"))
    .flatMap((name) => patternsOf(`${folder}/${name}`)),
);

function nameOf({ file, source, flags }: Pattern): string {
  return `${file} /${source}/${flags}`;
}

function isVulnerable({ source, flags }: Pick<Pattern, "source" | "flags">): boolean {
  return checkSync(source, flags, { timeout: TIMEOUT }).status === "vulnerable";
}

describe("patterns", () => {
  it("were read", () => {
    expect(PATTERNS.length).toBeGreaterThan(100);
    for (const name of EXCEPTIONS.keys()) expect(PATTERNS.map(nameOf)).toContain(name);
  });

  it.each(PATTERNS.map((pattern) => [nameOf(pattern), pattern] as const))("%s", (name, pattern) => {
    if (!EXCEPTIONS.has(name)) expect(isVulnerable(pattern)).toBe(false);
  });
});

describe("the checker", () => {
  it.each(["(a+)+$", "\\s+#.*$", "(?:a|a)*b"])("finds %s", (source) => {
    expect(isVulnerable({ source, flags: "" })).toBe(true);
  });
});

/**
 * Literals, and what `new RegExp` is given where that is put together from constants of the file, or of a file beside it that it imports.
 * Throws for anything else.
 */
function patternsOf(file: string): Pattern[] {
  const program = programOf(file);
  const patterns: Pattern[] = [];
  const constants = new Map<string, unknown>();
  forEachNode(program, (node) => {
    const source = node.type === "ImportDeclaration" && isNode(node["source"]) ? String(node["source"]["value"]) : "";
    if (/^\.\/[\w-]+\.js$/.test(source))
      addConstants(programOf(join(dirname(file), source.replace(/js$/, "ts"))), constants);
  });
  addConstants(program, constants);
  forEachNode(program, (node) => {
    const { regex } = node as { regex?: { pattern: string; flags: string } };
    if (regex !== undefined) patterns.push({ file, source: regex.pattern, flags: regex.flags });
  });
  forEachNode(program, ({ type, callee, arguments: given }) => {
    if (type !== "NewExpression" || !isNode(callee) || callee["name"] !== "RegExp" || !Array.isArray(given)) return;
    patterns.push({
      file,
      source: textOf(given[0], constants),
      flags: given.length > 1 ? textOf(given[1], constants) : "",
    });
  });
  return patterns;
}

function programOf(file: string): unknown {
  const options = { lang: "ts", sourceType: "module" } as const;
  return parseSync(file, readFileSync(join(REPOSITORY, file), "utf8"), options).program;
}

function addConstants(program: unknown, constants: Map<string, unknown>): void {
  forEachNode(program, (node) => {
    if (node.type === "VariableDeclarator" && isNode(node["id"]))
      constants.set(String(node["id"]["name"]), node["init"]);
  });
}

function textOf(value: unknown, constants: ReadonlyMap<string, unknown>): string {
  if (!isNode(value)) throw new Error("a pattern that cannot be read");
  if (value.type === "Literal" && typeof value["value"] === "string") return value["value"];
  if (value.type === "Identifier") return textOf(constants.get(String(value["name"])), constants);
  if (value.type !== "TemplateLiteral") throw new Error("a pattern that cannot be read");
  const { quasis, expressions } = value as unknown as {
    quasis: { value: { cooked: string } }[];
    expressions: unknown[];
  };
  return quasis
    .map(({ value: { cooked } }, at) => cooked + (at < expressions.length ? textOf(expressions[at], constants) : ""))
    .join("");
}

function forEachNode(value: unknown, take: (node: Node) => void): void {
  if (isNode(value)) take(value);
  if (typeof value !== "object" || value === null) return;
  for (const child of Object.values(value)) forEachNode(child, take);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}
