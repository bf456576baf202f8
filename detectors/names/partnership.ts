// Companies named after two people: `Vasshaug & Quill`. Two ordinary words with the sign between them are a heading.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { classOfName, LEXICON } from "../../src/scan/lexicon.js";
import { isFree, isTitle, isUnderscored, lastOfCompound } from "../../src/scan/name-words.js";
import type { Scan } from "../../src/scan/scan.js";
import { WORD_NOTE } from "../../src/scan/vocabulary.js";

export const partnership: RowFile = {
  row: {
    id: "names/partnership",
    category: "ORG",
    rank: RANK.organisation,
    needs: "capitalised",
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
      report(starts.at(first), ends.at(lastOfCompound(scan, next)));
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
    ],
  },
};

const [SPACE, AMPERSAND] = [32, 38];
const ORDINARY = LEXICON.english | LEXICON.common | LEXICON.product | LEXICON.place;

function isPart(scan: Scan, word: number): boolean {
  return isTitle(scan, word) && isFree(scan, word) && !isUnderscored(scan, word);
}

/** A hyphen or a comma joins further partners before. */
function joins(scan: Scan, word: number): boolean {
  return word >= 0 && isPart(scan, word) && scan.text.charCodeAt(scan.ends.at(word)) === HYPHEN;
}

const HYPHEN = 45;

/** A name of the lists, or a word of none, that is nothing else. */
function isNamed(scan: Scan, word: number): boolean {
  if ((scan.notes(word) & WORD_NOTE.technical) !== 0) return false;
  return (classOfName(scan.text, scan.starts.at(word), scan.ends.at(word)) & ORDINARY) === 0;
}
