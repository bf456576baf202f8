// The parts of a name in an object of its own, as FHIR and many databases have them: `"name": {"first": "…", "last": "…"}`, `{"family": "…", "given": ["…"]}`.
import type { Report, RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { isOrdinaryForm } from "../../src/scan/name-forms.js";
import type { Scan } from "../../src/scan/scan.js";
import { isFieldValue } from "./field-value.js";

/** How far before a key its object may begin, and how long the object may be, in UTF-16 units. */
const REACH = 512;
const LONGEST = 1024;

const STRING = `"((?:[^"\\\\\\r\\n]|\\\\.){1,128})"|'((?:[^'\\\\\\r\\n]|\\\\.){1,128})'`;
const PART = new RegExp(
  `(?:^|[\\s{,"'])(first|last|middle|given|family)\\\\{0,3}["']?\\s{0,8}(?:=>|:|=)\\s{0,16}(?:${STRING}|\\[([^\\[\\]{}]{1,256})\\])`,
  "giu",
);
const EACH = new RegExp(STRING, "gu");

/** Objects before this offset were read at an earlier key. */
const judged = new WeakMap<Scan, number>();

export const nameObject: RowFile = {
  row: {
    id: "fields/name-object",
    category: "PERSON",
    rank: RANK.term,
    remembers: true,
    needs: { words: ["first", "last", "given", "family"], only: "signed" },
    find(scan, word, report) {
      const { text } = scan;
      const start = scan.starts.at(word);
      const end = scan.ends.at(word);
      if (start < (judged.get(scan) ?? 0) || !SIGNS.has(text.charAt(end))) return;
      const before = text.slice(Math.max(0, start - REACH), start);
      const open = before.lastIndexOf("{");
      if (open < 0 || before.lastIndexOf("}") > open) return;
      const from = start - before.length + open + 1;
      const length = text.slice(from, from + LONGEST).search(/[{}]/);
      const inner = text.slice(from, from + (length < 0 ? LONGEST : length));
      judged.set(scan, from + inner.length);
      const parts = [...inner.matchAll(PART)];
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
    ],
    leaves: [
      '{"first": 10, "last": "Vasshaug"}',
      '{"first": "Y3Vyc29yOnYyOpHOAA2", "last": "Y3Vyc29yOnYyOpHOAA9"}',
      '{"family": "Vasshaug", "size": 12}',
      "the first: 'a', the last: 'b'",
      '{"first": null, "last": "string"}',
    ],
  },
};

const SIGNS: ReadonlySet<string> = new Set([..."\"'\\:= "]);

function reportPart(text: string, from: number, part: RegExpExecArray, report: Report): void {
  const list = part[4];
  const at = from + part.index + part[0].length;
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
