// The parts of a name in an object of its own, as FHIR and many databases have them: `"name": {"first": "…", "last": "…"}`, `{"family": "…", "given": ["…"]}`,
// bare in YAML (`{first: …, last: …}`), as elements side by side (`<given>…</given><family>…</family>`).
import type { Report, RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { Memo } from "../../src/scan/memo.js";
import { isOrdinaryForm } from "../../src/scan/name-forms.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import { isFieldValue } from "./field-value.js";

/** How far before a key its object may begin, and how long the object may be, in UTF-16 units. */
const REACH = 512;
const LONGEST = 1024;

const STRING = `"((?:[^"\\\\\\r\\n]|\\\\.){1,128})"|'((?:[^'\\\\\\r\\n]|\\\\.){1,128})'`;
const PART = new RegExp(
  `(?:^|[\\s{,"'])(first|last|middle|given|family)\\\\{0,3}["']?\\s{0,8}(?:=>|:|=)\\s{0,16}(?:${STRING}|\\[([^\\[\\]{}]{1,256})\\]|(\\p{L}[\\p{L}\\p{M}'’-]{1,40}(?: [\\p{L}\\p{M}.'’-]{1,40}){0,3})(?=[ \\t]{0,8}(?:,|$)))`,
  "giu",
);
const EACH = new RegExp(STRING, "gu");

/** Objects before this offset were read at an earlier key. */
const judged = new Memo<number>();

export const nameObject: RowFile = {
  row: {
    id: "fields/name-object",
    category: "PERSON",
    rank: RANK.term,
    remembers: true,
    needs: { words: ["first", "last", "given", "family", "nm"], only: "signed" },
    find(scan, word, report) {
      const { text } = scan;
      const start = scan.starts.at(word);
      const end = scan.ends.at(word);
      if (start < (judged.get(scan) ?? 0) || !SIGNS.has(text.charAt(end))) return;
      if (text.charAt(end) === ">") {
        reportElement(text, start, end, report);
        return;
      }
      const before = text.slice(Math.max(0, start - REACH), start);
      const open = before.lastIndexOf("{");
      if (open < 0 || before.lastIndexOf("}") > open) return;
      const from = start - before.length + open + 1;
      const length = text.slice(from, from + LONGEST).search(/[{}]/);
      const inner = text.slice(from, from + (length < 0 ? LONGEST : length));
      judged.set(scan, from + inner.length);
      const isLine = isFlowLine(text, from - 1, from + inner.length);
      const parts = [...inner.matchAll(PART)].filter((part) => part[5] === undefined || isLine);
      const names = new Set(parts.map((part) => (part[1] ?? "").toLowerCase()));
      if ((names.has("first") && names.has("last")) || (names.has("given") && names.has("family")))
        for (const part of parts) reportPart(text, from, part, report);
    },
  },
  vectors: {
    finds: [
      '{"name": {"first": "«Tarn»", "last": "«Vasshaug»"}, "x": 1}',
      "{ name: { first: '«tarn»', last: '«vasshaug»' } }",
      '[{"use": "official", "family": "«Vasshaug»", "given": ["«Tarn»", "«Ödön»"]}]',
      'name: { last = "«Vasshaug»", first = "«Tarn»" }',
      "name: {first: «tarn», last: «vasshaug»}\n",
      "  - {given: «Tarn», family: «von Vasshaug», age: 4}\n",
      "<name><given>«tarn»</given><family>«vasshaug»</family></name>",
      "<Cdtr>\n <Nm>«oriel vasshaug»</Nm>",
      "<ns:first>«Tarn»</ns:first>\n<ns:last>«Vasshaug»</ns:last>",
    ],
    leaves: [
      '{"first": 10, "last": "Vasshaug"}',
      '{"first": "Y3Vyc29yOnYyOpHOAA2", "last": "Y3Vyc29yOnYyOpHOAA9"}',
      '{"family": "Vasshaug", "size": 12}',
      "the first: 'a', the last: 'b'",
      '{"first": null, "last": "string"}',
      "const x = {first: Tarn, last: Vasshaug};",
      "  name: {first: tarn, last: vasshaug},\n",
      "<Svc><Nm>vasshaug</Nm></Svc>",
      "<first>vasshaug</first><next>tarn</next>",
      "<first>10</first><last>20</last>",
    ],
  },
};

const SIGNS: ReadonlySet<string> = new Set([..."\"'\\:= >"]);

/** What stands before and behind an object that is a line of YAML by itself; in code a call, a sign or a comma does. */
const LINE_BEFORE = /(?:^|[\r\n])[ \t-]{0,32}(?:[\w.-]{1,40}:[ \t]{1,4})?$/;
const LINE_BEHIND = /\}[ \t]{0,8}(?:[\r\n]|$)/y;

function isFlowLine(text: string, open: number, close: number): boolean {
  return endOfMatch(LINE_BEHIND, text, close) > 0 && LINE_BEFORE.test(text.slice(Math.max(0, open - 80), open));
}

const SIBLINGS: ReadonlyMap<string, string> = new Map([
  ["first", "last"],
  ["last", "first"],
  ["given", "family"],
  ["family", "given"],
]);
const CONTENT = />[^<>\r\n]{1,128}(?=<\/)/y;
const NEAR = 200;
/** A party of a payment (ISO 20022). */
const PARTY = /<(?:[\w-]{1,8}:)?(?:Cdtr|Dbtr|Ultmt(?:Cdtr|Dbtr)|InitgPty|Pty|Invcr|Invcee)>\s{0,16}<Nm$/;

/** Reports what an element holds beside which the other part of the name stands. */
function reportElement(text: string, start: number, end: number, report: Report): void {
  const before = text.slice(Math.max(0, start - 24), start);
  const tag = before.slice(before.lastIndexOf("<"));
  if (tag === "<" && PARTY.test(text.slice(Math.max(0, start - 40), start + 2))) {
    const close = endOfMatch(CONTENT, text, end);
    if (close > 0 && isFieldValue(text.slice(end + 1, close), "person", false)) report(end + 1, close);
    return;
  }
  const sibling = SIBLINGS.get(text.slice(start, end));
  const last = /^<(?:[\w-]{1,22}:)?$/.test(tag) ? endOfMatch(CONTENT, text, end) : -1;
  if (sibling === undefined || last < 0) return;
  const around = text.slice(Math.max(0, start - NEAR), start) + text.slice(last, last + NEAR);
  if (around.includes(`${sibling}>`)) reportName(text, end + 1, last, report);
}

function reportPart(text: string, from: number, part: RegExpExecArray, report: Report): void {
  const list = part[4];
  const at = from + part.index + part[0].length;
  if (part[5] !== undefined) {
    reportName(text, at - part[5].length, at, report);
    return;
  }
  if (list === undefined) {
    reportName(text, at - 1 - (part[2] ?? part[3] ?? "").length, at - 1, report);
    return;
  }
  for (const match of list.matchAll(EACH)) {
    const end = at - 1 - list.length + match.index + match[0].length - 1;
    reportName(text, end - (match[1] ?? match[2] ?? "").length, end, report);
  }
}

function reportName(text: string, start: number, end: number, report: Report): void {
  const value = text.slice(start, end);
  const isWord = /^\p{Ll}/u.test(value) && isOrdinaryForm(value);
  if (!/\d/.test(value) && !isWord && isFieldValue(value, "person", false)) report(start, end);
}
