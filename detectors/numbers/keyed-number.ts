// A number that words announce: `customer no. 48213`, `Kundennummer 5518`, `numéro de dossier: B-2231`, `policy #88213-LK`. The words stay.

import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { looksLikeTime } from "../../src/scan/dates.js";
import { Memo } from "../../src/scan/memo.js";
import { digitWithin, endOfMatch, wordAfter, wordBefore } from "../../src/scan/pattern.js";
import type { Scan } from "../../src/scan/scan.js";
import { NUMBER_WORDS, PHRASE, PHRASE_WORDS, SUBJECTS } from "./key-words.js";

/** Between a subject and its value: up to two more nouns, then the word for a number. */
const DESIGNATOR =
  /(?:['’]?s?[ _-]{1,2}(?:account|card|holder|record|security|insurance|identification|licen[cs]e|registration|tax|code|member|policy|file|case|permit|medical|plan)){0,3}(?:['’]s)?(?:[ _-]{0,2}(?:ids?|numbers?|no|nr|num|nbr|identifier|code)(?![\p{L}\d])\.?| ?#)(?: (?:number|no)\b\.?)?/iuy;
const NUMBER_DESIGNATOR = /(?:[ _-]{1,2}(?:number|numbers|no|nr|num|id|code|card)(?![\p{L}\d])\.?){0,3}/iuy;
const SIGN =
  /(?:\.(?=:))?["'’)\]]{0,2}(?: for (?:\p{L}{1,12} ){1,3}?)?[ \t]{0,4}(?:[:=#,]|[-=]>|is|was|ist|lautet|est|es|è|ending(?: in| with)?|of)?[ \t]{0,4}["'“‘(#]{0,2}/iuy;
/** Letters, digits and masks in groups; of groups behind a space only those of digits. */
const VALUE = /[\p{L}\d*]{1,32}(?:[-./:][\p{L}\d*]{1,20}){0,6}(?: \d{2,7}(?![\p{L}\d/:]|[.-]\d)){0,7}/uy;

/** Units behind a word in which its number has a digit. */
const REACH = 64;

/** Need no word for a number before a code of letters and digits: `policy LAN-PP-7782-1`. */
const CODED: ReadonlySet<string> = new Set([
  "policy",
  "passport",
  "patient",
  "member",
  "membership",
  "licence",
  "license",
  "insurance",
]);
const CODE = /:? (?=[A-Z\d-]{0,31}\d{3})[A-Z]{1,6}-?(?:[A-Z\d]{1,10}-){0,4}\d[A-Z\d]{0,12}(?![\p{L}\d.])/uy;

const SINGLE = new Set(NUMBER_WORDS);
const OF_PHRASES = new Set(PHRASE_WORDS);

/** End of the last value of a scan, in UTF-16 units: several words may announce one value. */
const announced = new Memo<number>();

export const keyedNumber: RowFile = {
  row: {
    id: "numbers/keyed",
    category: "ID",
    rank: RANK.identifier,
    needs: { words: [...SUBJECTS, ...NUMBER_WORDS, ...PHRASE_WORDS], numbered: true },
    find(scan, word, report) {
      const { text } = scan;
      if (!digitWithin(text, scan.ends.at(word), REACH)) return;
      const key = endOfKey(scan, word);
      if (key < 0) return;
      const start = endOfMatch(SIGN, text, key);
      const gap = text.slice(key, start);
      if (start < 0 || (gap === "" && !text.startsWith("#", key - 1))) return;
      const end = endOfNumber(text, start);
      if (end < 0 || start < (announced.get(scan) ?? 0)) return;
      // `acc` is accuracy and acceleration as well.
      if (isShort(scan, word) && !/^[A-Z]{0,6}\d{8,}$/.test(text.slice(start, end))) return;
      if (key === scan.ends.at(word) && !isMeant(scan, word, gap, text.slice(start, end))) return;
      announced.set(scan, end);
      report(start, end);
    },
  },
  vectors: {
    finds: [
      "customer no. «48213»",
      "Kundennummer «5518-22»,",
      "numéro de dossier: «B-22318»",
      "insurance policy #«88213-LK» was",
      "passport number is «EP564912».",
      "Steuer-ID: «12 345 678 901»",
      "USt-IdNr.: «DE881203147»",
      "account number ending with «7854» and",
      "'employee_id': '«E-20113»'",
      "MRN «5518203»",
      "her medicare tax ID number «XXX00-S12-XXXX» and",
      "tribal ID number «789564321»",
      "patientId=«P0099213»",
      "IFSC Code '«LANT0000123»'",
      "case #«2213-B»",
      "DNI: «00000001R»",
      "Kontonummer «1234567»",
      "driver license ID «567-890-123»",
      "(ACCNUM: «QUILLNA7890123456»)",
      "(ACC: «LAN1234567890»)",
      "ATIN: «987654321A»",
      "Insurance policy «LAN-PP-7782-1».",
      "N° de sécurité sociale : «2 69 06 29 232 123 45».",
      "passport «X1234567» was",
      "(company no. «08812345»)",
      "HRB «812345» B",
      "RFC «VAQO850101AB1»",
      "EIN «12-3456789»",
    ],
    leaves: [
      "customer number one",
      "account: 12",
      "case no. 2",
      "file number 3 of 10",
      "record id: abc",
      "account created 2024-03-14",
      "pan 200 px",
      "tax id required",
      "serial number",
      "client id = getId()",
      "account v1.2.3",
      "code 404",
      "national 1984",
      "policy 2024-01-02",
      "policy RFC 9110",
      "see rfc 7231 and RFC: 2119",
      "ein 1200 Meter hoher Berg, nie 1000",
      "license MIT-0 applies",
      "member B12 of",
      "swift 5.9.2",
      "acc: 93125",
    ],
  },
};

/** Short words that are others too, in some language or in technical text. */
const AMBIGUOUS: ReadonlySet<string> = new Set(
  "rfc sin ein tin pan nie nit rut nir nif cif dea vin utr taj nss mrn dni npi".split(" "),
);
const SIGNED = /[:=#]/;
/** A person or a company in Mexico: https://www.sat.gob.mx */
const MEXICAN = /^[A-ZÑ&]{3,4}-?\d{6}/iu;

/** Where an ambiguous word stands with nothing but a space before its number, it is written in capitals and the number is long. */
function isMeant(scan: Scan, word: number, gap: string, found: string): boolean {
  const name = scan.text.slice(scan.starts.at(word), scan.ends.at(word));
  const folded = name.toLowerCase();
  if (!AMBIGUOUS.has(folded)) return true;
  if (folded === "rfc") return MEXICAN.test(found);
  if (SIGNED.test(gap)) return true;
  return name === name.toUpperCase() && found.replace(/\D/g, "").length >= LONG_NUMBER;
}

const LONG_NUMBER = 6;

function isShort(scan: Scan, word: number): boolean {
  return (
    scan.ends.at(word) - scan.starts.at(word) === 3 &&
    /^acc$/i.test(scan.text.slice(scan.starts.at(word), scan.ends.at(word)))
  );
}

/** End of the words that announce a number, which begin at `word`; -1 if they do not. */
function endOfKey(scan: Scan, word: number): number {
  const { text } = scan;
  const start = scan.starts.at(word);
  const end = scan.ends.at(word);
  if (wordBefore(text, start)) return -1;
  const folded = text.slice(start, end).toLowerCase();
  const phrase = OF_PHRASES.has(folded) ? endOfMatch(PHRASE, text, start) : -1;
  if (phrase > 0 && !wordAfter(text, phrase)) return phrase;
  const designated = endOfMatch(DESIGNATOR, text, end);
  if (designated > 0) return designated;
  if (CODED.has(folded) && endOfMatch(CODE, text, end) > 0) return end;
  return SINGLE.has(folded) ? endOfMatch(NUMBER_DESIGNATOR, text, end) : -1;
}

/** End of the value if it has the look of a number of this kind: four units with three digits, or a mask; no date, no version, no word. */
function endOfNumber(text: string, start: number): number {
  const end = endOfMatch(VALUE, text, start);
  if (end < 0 || wordAfter(text, end) || /^[(_[]/.test(text.charAt(end))) return -1;
  const found = text.slice(start, end);
  const digits = found.replace(/\D/g, "").length;
  const isMasked = /^[\dXx*-]+$/.test(found) && /[Xx*]{3}/.test(found) && found.length >= 7;
  const isEnough = digits >= 3 && found.length >= 4;
  if (!isEnough && !isMasked) return -1;
  if (looksLikeTime(found) || /^(?:19|20)\d{2}$/.test(found) || /^v?\d{1,4}(?:\.\d{1,4}){1,3}$/i.test(found)) return -1;
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(found) || /[a-z]{5}/.test(found) || /^0x/i.test(found)) return -1;
  return end;
}
