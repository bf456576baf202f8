// Strict mode: every capitalised word and every acronym that is neither allowed nor a word of programs and their documents.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { KIND } from "../../src/scan/characters.js";
import { isMadeOf } from "../../src/scan/identifier-words.js";
import { isFree, isUnderscored, lastOfCompound } from "../../src/scan/name-words.js";
import { LONG_WORD, type Scan, SHAPE } from "../../src/scan/scan.js";
import { PLAIN_NOTES, WORD_NOTE } from "../../src/scan/vocabulary.js";
import { isTokenPiece } from "./token-piece.js";

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
      "«Quagga»_«Quokka»",
      "«PowerShellish»",
      "a «Kim» b",
      "«Contact» me",
      "«Bob»'s hat",
      `alone «${["Re9HdG0nCq", "Zg6cbx6rz"].join("")}» it stays`,
      "the «McQuokka-DeLuca»",
      "«Dr». «Quillon»",
    ],
    leaves: [
      "lower case",
      "The end",
      "NASA",
      "Al",
      "MAX_SIZE",
      "client Client",
      "Owner: x",
      "InvalidArgumentError",
      "an HTTPServer",
      `sha512-${"Ab3".repeat(9)}/Quokka+${"Cd4".repeat(9)}==`,
      "q7-Re9HdG0nCq~Zg6cbx~6rz_U49vOzfM1a",
      "data: ZGF0YS12YWx1ZTE=",
      `QmVkcm9ja0FQ${"Example".repeat(5)}`,
      "the SecretCombinations of",
    ],
  },
};

/** `Mr.` and `Dr.` tell of the person behind them, short as they are. */
function isTitleOfPeople(text: string, start: number, end: number): boolean {
  return /^(?:Mr|Ms|Dr|Fr|Hr)[.]? \p{Lu}/u.test(text.slice(start, end + 3));
}

/** A word of programs, an identifier that is made of plain words, a piece of a digest, or a blank such as `XXXX`. */
function isTechnical(scan: Scan, word: number): boolean {
  if ((scan.notes(word) & WORD_NOTE.technical) !== 0) return true;
  const { text } = scan;
  const start = scan.starts.at(word);
  const end = scan.ends.at(word);
  const shape = scan.shapes.at(word);
  if ((shape & SHAPE.bordered) !== 0) {
    return isMadeOf(scan, start, end, PLAIN_NOTES) || isTokenPiece(text, start, end) || isInDigest(text, start, end);
  }
  return ((shape & SHAPE.lower) === 0 && isBlank(text, start, end)) || isInDigest(text, start, end);
}

/** One letter over and over, four times at least. */
function isBlank(text: string, start: number, end: number): boolean {
  const unit = text.charCodeAt(start);
  for (let at = start + 1; at < end; at++) if (text.charCodeAt(at) !== unit) return false;
  return end - start >= 4;
}

/** Longest digest in base64 that is named by its algorithm, in UTF-16 units: SHA-512. */
const DIGEST_UNITS = 88;

const DIGEST_NAME = /(?:^|[^A-Za-z0-9])sha(?:1|224|256|384|512)[-:][A-Za-z0-9+/]*$/;

/**
 * True if the word is a piece of a digest in base64 that says which algorithm made it, as integrity strings of lock files do. Words that
 * signs of base64 touch are looked at, and long ones.
 */
function isInDigest(text: string, start: number, end: number): boolean {
  if (end - start < LONG_WORD && !touchesBase64(text, start, end)) return false;
  return DIGEST_NAME.test(text.slice(Math.max(0, start - DIGEST_UNITS - 8), start));
}

function touchesBase64(text: string, start: number, end: number): boolean {
  const before = text.charCodeAt(start - 1);
  const after = text.charCodeAt(end);
  return (
    before === PLUS || before === SLASH || before === HYPHEN || after === PLUS || after === SLASH || after === EQUALS
  );
}

const PLUS = 43;
const HYPHEN = 45;
const SLASH = 47;
const EQUALS = 61;

/** Function words and allowed words stay, and so does a role word that is a label. */
function isHidden(scan: Scan, word: number): boolean {
  if (isFree(scan, word)) return !isTechnical(scan, word);
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
    needs: "capitals",
    find(scan, word, report) {
      const shape = scan.shapes.at(word);
      const start = scan.starts.at(word);
      const end = scan.ends.at(word);
      if ((shape & LETTER) === 0 || end - start < 3) return;
      if (isFree(scan, word) && !isUnderscored(scan, word) && !isTechnical(scan, word)) report(start, end);
    },
  },
  vectors: { finds: ["«NASA» and «A1B2»", "«ÁÉÍ»"], leaves: ["AB", "Nasa", "MAX_SIZE", "nasa", "PERSON", "XXXXXXXX"] },
};
