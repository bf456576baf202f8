// Paths: every word that is neither allowed nor neutral. Words are split at every unit that is no letter and at case borders; a known extension stays.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { FIRST_BREAK, KIND, kindOf } from "../../src/scan/characters.js";
import type { Scan } from "../../src/scan/scan.js";
import { foldUnits, hashWord, WORD_NOTE } from "../../src/scan/vocabulary.js";
import { isBorder } from "../../src/scan/walk.js";

export const pathWord: RowFile = {
  row: {
    id: "baseline/path-word",
    category: "ENTITY",
    rank: RANK.word,
    scope: "path",
    needs: "text",
    find(scan, _candidate, report) {
      for (const [start, end] of letterRuns(scan.text)) findInRun(scan, start, end, report);
    },
  },
  vectors: {
    finds: [
      "docs/«recovery».txt",
      "notes/«árvíz» «terv».md",
      "«secret»_project_«phoenix».md",
      "«Quillhaven»Report.docx",
      "«acme»2024/README.md",
      "«Li» «Wei».md",
      "«山田太郎».txt",
    ],
    leaves: [
      "docs/notes",
      "README.md",
      "src/index.ts",
      "q3-v2.txt",
      "2026-01-02.csv",
      "a/b/c.py",
      "data/Kubernetes Roadmap.md",
    ],
  },
};

function findInRun(scan: Scan, start: number, end: number, report: (start: number, end: number) => void): void {
  if (isNeutral(scan, start, end)) return;
  let from = start;
  for (let at = start + 1; at <= end; at++) {
    if (at < end && (!isBorder(scan.text, at) || areUncased(scan.text, at))) continue;
    if (isTelling(scan.text, from, at) && !isNeutral(scan, from, at)) report(from, at);
    from = at;
  }
}

/** Letters of a script without case stay together, since nothing shows where their words end. */
function areUncased(text: string, at: number): boolean {
  return kindOf(text.charCodeAt(at - 1)) === KIND.letter && kindOf(text.charCodeAt(at)) === KIND.letter;
}

/** Three letters or more; two if the first is a capital or they are no ASCII letters, as in many names. */
function isTelling(text: string, start: number, end: number): boolean {
  const word = text.slice(start, end);
  return word.length >= 3 || (word.length === 2 && /^(?:\p{Lu}|[^\0-\x7f])/u.test(word)) || /^\p{Lo}/u.test(word);
}

function isNeutral(scan: Scan, start: number, end: number): boolean {
  const { text, vocabulary } = scan;
  const word = vocabulary.findInText(text, start, end, hashWord(foldUnits(text.slice(start, end))));
  return (vocabulary.notes(word) & SAYING_NOTHING) !== 0;
}

const SAYING_NOTHING =
  WORD_NOTE.neutral | WORD_NOTE.common | WORD_NOTE.reserved | WORD_NOTE.allowed | WORD_NOTE.calendar;

function* letterRuns(text: string): Generator<[start: number, end: number]> {
  for (let at = 0; at < text.length; ) {
    if (!isLetter(text, at)) {
      at++;
      continue;
    }
    const start = at;
    while (at < text.length && isLetter(text, at)) at++;
    yield [start, at];
  }
}

function isLetter(text: string, at: number): boolean {
  const kind = kindOf(text.charCodeAt(at));
  return kind < FIRST_BREAK && kind !== KIND.digit;
}
