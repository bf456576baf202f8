// Strict mode: every capitalised word and every acronym that is not allowed.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { KIND } from "../../src/scan/characters.js";
import { isFree, isUnderscored, lastOfCompound } from "../../src/scan/name-words.js";
import { type Scan, SHAPE } from "../../src/scan/scan.js";
import { WORD_NOTE } from "../../src/scan/vocabulary.js";

const LETTER = SHAPE.lower | SHAPE.upper | (1 << KIND.letter);

export const capitalisedWord: RowFile = {
  row: {
    id: "baseline/capitalised-word",
    category: "ENTITY",
    rank: RANK.word,
    mode: "strict",
    needs: "capitalised",
    find(scan, word, report) {
      const shape = scan.shapes.at(word);
      if ((shape & SHAPE.lower) === 0 || !isHidden(scan, word)) return;
      const last = lastOfCompound(scan, word);
      const start = scan.starts.at(word);
      const end = scan.ends.at(last);
      if (end - start >= 3 || isTitleOfPeople(scan.text, start, end)) report(start, end);
    },
  },
  vectors: {
    finds: [
      "«José» went to «Łukasz»",
      "in «Teasdale-Quint»",
      "«Secret»_«Quokka»",
      "«PowerShellish»",
      "a «Kim» b",
      "«Contact» me",
      "«Bob»'s hat",
      "«Dr». «Quillon»",
    ],
    leaves: ["lower case", "The end", "NASA", "Al", "MAX_SIZE", "client Client", "Owner: x"],
  },
};

/** `Mr.` and `Dr.` tell of the person behind them, short as they are. */
function isTitleOfPeople(text: string, start: number, end: number): boolean {
  return /^(?:Mr|Ms|Dr|Fr|Hr)[.]? \p{Lu}/u.test(text.slice(start, end + 3));
}

/** Function words and allowed words stay, and so does a role word that is a label. */
function isHidden(scan: Scan, word: number): boolean {
  if (isFree(scan, word)) return true;
  const isRole = (scan.notes(word) & WORD_NOTE.role) !== 0;
  return (
    isRole &&
    !scan.isAllowed(word) &&
    !/^[ \t]{0,16}:/.test(scan.text.slice(scan.ends.at(word), scan.ends.at(word) + 17))
  );
}

export const acronym: RowFile = {
  row: {
    id: "baseline/acronym",
    category: "ENTITY",
    rank: RANK.word,
    mode: "strict",
    needs: "capitalised",
    find(scan, word, report) {
      const shape = scan.shapes.at(word);
      const start = scan.starts.at(word);
      const end = scan.ends.at(word);
      if ((shape & SHAPE.lower) !== 0 || (shape & LETTER) === 0 || end - start < 3) return;
      if (isFree(scan, word) && !isUnderscored(scan, word)) report(start, end);
    },
  },
  vectors: { finds: ["«NASA» and «A1B2»", "«ÁÉÍ»"], leaves: ["AB", "Nasa", "MAX_SIZE", "nasa", "PERSON"] },
};
