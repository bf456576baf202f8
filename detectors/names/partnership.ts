// Companies named after two people: `Vasshaug & Quill`. Two ordinary words with the sign between them are a heading.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { classOfWord, LEXICON } from "../../src/scan/lexicon.js";
import { isFree, isTitle, isUnderscored, lastOfCompound } from "../../src/scan/name-words.js";
import { type Scan, SHAPE } from "../../src/scan/scan.js";
import { WORD_NOTE } from "../../src/scan/vocabulary.js";

export const partnership: RowFile = {
  row: {
    id: "names/partnership",
    category: "ORG",
    rank: RANK.organisation,
    needs: "signedCapital",
    remembers: true,
    find(scan, word, report) {
      const { text, starts, ends } = scan;
      const end = ends.at(word);
      if (
        text.charCodeAt(end + 1) !== AMPERSAND ||
        text.charCodeAt(end) !== SPACE ||
        text.charCodeAt(end + 2) !== SPACE
      )
        return;
      const next = word + 1;
      if (starts.at(next) !== end + 3 || !isPart(scan, word) || !isPart(scan, next)) return;
      if (!isNamed(scan, word) && !isNamed(scan, next)) return;
      let first = word;
      while (word - first < 2 && ends.at(first - 1) === starts.at(first) - 1 && joins(scan, first - 1)) first--;
      const last = ends.at(lastOfCompound(scan, next));
      if (!isInCode(text, starts.at(first), last)) report(starts.at(first), last);
    },
  },
  vectors: {
    finds: ["sent by «Vasshaug & Quill» today", "for «Teasdale-Vasshaug & Quill», now", "at «Hollis & Bray»."],
    leaves: [
      "Research & Development",
      "Terms & Conditions",
      "Name & Address",
      "a & B",
      "Vasshaug & co",
      "Python & Rust",
      "x: EncodeOptions & AbortableOptions",
      "a: Vasshaug & Quill<T>",
    ],
  },
};

const [SPACE, AMPERSAND] = [32, 38];
const ORDINARY = LEXICON.english | LEXICON.common | LEXICON.product | LEXICON.place;

/** Types are joined by the same sign: `Options & Pick<T>`. */
function isInCode(text: string, start: number, end: number): boolean {
  return (
    /[|&<=>?]\s?$/.test(text.slice(Math.max(0, start - 2), start)) ||
    /^(?:[<({[|;=>]| ?[&|=])/.test(text.slice(end, end + 2))
  );
}

function isPart(scan: Scan, word: number): boolean {
  return (
    (scan.shapes.at(word) & SHAPE.bordered) === 0 &&
    isTitle(scan, word) &&
    isFree(scan, word) &&
    !isUnderscored(scan, word)
  );
}

/** A hyphen or a comma joins further partners before. */
function joins(scan: Scan, word: number): boolean {
  return word >= 0 && isPart(scan, word) && scan.text.charCodeAt(scan.ends.at(word)) === HYPHEN;
}

const HYPHEN = 45;

/** A name of the lists, or a word of none, that is nothing else. */
function isNamed(scan: Scan, word: number): boolean {
  if ((scan.notes(word) & WORD_NOTE.technical) !== 0) return false;
  return (classOfWord(scan, word) & ORDINARY) === 0;
}
