// Postcodes: those of a shape of their own with their town, any that a key word names, and the codes of the United Kingdom and Canada.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { digitAt, digitWithin, endOfMatch, wordAfter, wordBefore } from "../../src/scan/pattern.js";
import { startOfStreetBefore } from "./street-before.js";
import { tokenBefore } from "./tokens.js";

const SIGN = "[\"']?\\)?[ \\t]{0,4}(?:[:=#]|is|was|ist|est|es|è)?[ \\t]{0,4}[\"'“]?";
const KEY = new RegExp(
  `(?:(?:zip|post(?:al|leit)?)[ _-]?(?:code|zahl)?|postcode|plz|code postal|c(?:ó|o)digo postal|cap|pocztowy|irányítószám|postnummer|postinumero|pin code|pincode)${SIGN}`,
  "iuy",
);
const CODE = /(?:[A-Z]{1,3}[- ])?(?=[A-Z -]{0,6}\d)[A-Z\d]{2,6}(?:[- ][A-Z\d]{2,4}){0,2}/iy;

export const keyedPostcode: RowFile = {
  row: {
    id: "addresses/keyed-postcode",
    category: "SENSITIVE",
    rank: RANK.identifier,
    needs: {
      words: [
        ...["zip", "zipcode", "postal", "postalcode", "postcode", "postleitzahl", "plz", "pocztowy"],
        ...["irányítószám", "postnummer", "postinumero", "pincode"],
      ],
      numbered: true,
    },
    find(scan, word, report) {
      if (!digitWithin(scan.text, scan.ends.at(word), 32)) return;
      const start = endOfMatch(KEY, scan.text, scan.starts.at(word));
      if (start <= scan.ends.at(word)) return;
      const end = endOfCode(scan.text, start);
      if (end > 0) report(start, end);
    },
  },
  vectors: {
    finds: [
      "My zip code is «35649»",
      "postcode: «EC4N 8AL».",
      "PLZ «10969» Berlin",
      '"postal_code": "«53-320»"',
      "zip: «90010-170»",
    ],
    leaves: ["zip 3 files", "zip file", "postal code", "code is 200", "zipcode lookup 12", "zip -9 x"],
  },
};

/** Three characters or more with a digit; the words of a sentence that go on behind it are no part of it. */
function endOfCode(text: string, start: number): number {
  let end = endOfMatch(CODE, text, start);
  while (end > start) {
    const space = text.slice(start, end).lastIndexOf(" ");
    const last = text.slice(space < 0 ? start : start + space + 1, end);
    if (!wordAfter(text, end) && /\d/.test(last) && !/^\d+[a-z]{2,}$/.test(last)) return end - start >= 3 ? end : -1;
    if (space < 0) return -1;
    end = start + space;
  }
  return -1;
}

const BRITISH =
  /(?:GIR 0AA|(?:[A-PR-UWYZ]\d{1,2}|[A-PR-UWYZ][A-HK-Y]\d{1,2}|[A-PR-UWYZ]\d[A-HJKPSTUW]|[A-PR-UWYZ][A-HK-Y]\d[ABEHMNPRV-Y]) \d[ABD-HJLNP-UW-Z]{2})/y;
const CANADIAN = /[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d/y;
const STATE_AND_ZIP =
  /(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]),? \d{5}(?:-\d{4})?|(?:NSW|VIC|QLD|TAS|ACT|NT|SA|WA),? \d{4}/y;
const CODE_AND_TOWN =
  /(?:(?:[A-Z]{1,2}-)\d{4,5}|\d{4} [A-Z]{2}) \p{Lu}[\p{L}\p{M}.'’-]{1,30}(?:(?<!\p{L}{4}\.)[ -](?:am |an der |im |bei |den )?\p{Lu}[\p{L}\p{M}.'’-]{1,30}){0,2}/uy;
/** Any postcode with a town, where a numbered street stands before it. */
const BEHIND_STREET =
  /(?:\d{2}-\d{3}|\d{3} \d{2}|\d{4}-\d{3}|\d{4,6}) \p{Lu}[\p{L}\p{M}.'’-]{1,30}(?:(?<!\p{L}{4}\.)[ -](?:\p{Ll}{1,3}[ -])?\p{Lu}[\p{L}\p{M}.'’-]{1,30}){0,3}/uy;

/** A cheap look behind the word: a code of letters and digits has a digit next; one of digits alone, a town or more of itself. */
function mayGoOn(text: string, start: number, end: number): boolean {
  const sign = text.charCodeAt(end);
  if (sign !== SPACE && sign !== COMMA && sign !== HYPHEN) return false;
  const next = text.charCodeAt(end + 1);
  if (digitAt(text, start)) return sign !== COMMA && (next < 97 || next > 122);
  return digitAt(text, end + 1) || digitAt(text, end + 2);
}

const [SPACE, COMMA, HYPHEN] = [32, 44, 45];

function isYear(text: string, start: number): boolean {
  return /^(?:19|20)\d\d\D/.test(text.slice(start, start + 5));
}

export const postcode: RowFile = {
  row: {
    id: "addresses/postcode",
    category: "SENSITIVE",
    rank: RANK.identifier,
    needs: ["signedCapital", "digits"],
    find(scan, word, report) {
      const { text } = scan;
      const start = scan.starts.at(word);
      const length = scan.ends.at(word) - start;
      if (length > 6 || !mayGoOn(text, start, start + length) || wordBefore(text, start)) return;
      const town = endOfMatch(CODE_AND_TOWN, text, start);
      if (town > 0 && !wordAfter(text, town)) return report(startOfStreetBefore(scan, start), withoutStop(text, town));
      const state = length === 2 || length === 3 ? endOfMatch(STATE_AND_ZIP, text, start) : -1;
      const named = state > 0 && !wordAfter(text, state) ? startOfTown(text, start) : start;
      if (named < start) return report(startOfStreetBefore(scan, named), state);
      const behind = isYear(text, start) ? -1 : endOfMatch(BEHIND_STREET, text, start);
      const street = behind > 0 && !wordAfter(text, behind) ? startOfStreetBefore(scan, start) : start;
      if (street < start) return report(street, withoutStop(text, behind));
      const end = Math.max(endOfMatch(BRITISH, text, start), endOfMatch(CANADIAN, text, start));
      if (end < 0 || wordAfter(text, end)) return;
      const province = /(?<![\p{L}\d])[A-Z]{2} $/u.test(text.slice(Math.max(0, start - 4), start)) ? start - 3 : start;
      const place = startOfTown(text, province);
      const first = startOfStreetBefore(scan, place);
      report(first < place ? first : start, end);
    },
  },
  vectors: {
    finds: [
      "in «EC4N 8AL».",
      "«K1A 0B1» Ottawa",
      "«Springfield, IL 62704»",
      "at «1017 CA Amsterdam»",
      "«D-10969 Berlin» now",
      "«M1 1AE»",
      "«144 Larkspur Views, East Harbour, WI 78057»",
      "at «Bogdanova 479, 50246 Opuza».",
      "ab Mai «Zur Lanterne 7, 27356 Quorum»",
      "wohnt «Am Hang 12a, 27356 Quorum»",
      "«Λύτρα 79, 502 46 Άρτα»",
      "«Entrada Diego, 90, 92591 Cordobilla»",
      "«12 Larkspur Manors, Candida, QC K1A 0B1»",
    ],
    leaves: [
      "A1 1AA1",
      "in 2024 OK",
      "ID 12345",
      "AA1 test",
      "HTTP 404 NOT",
      "M1 chip",
      "IL-6 test",
      "March 5, 10000 Meters",
      "Table 3, 10000 Rows",
      "Lantern 5, 2024 Review",
    ],
  },
};

/** Without the full stop of a sentence. */
function withoutStop(text: string, end: number): number {
  return text.charAt(end - 1) === "." ? end - 1 : end;
}

/** Start of the capitalised words before a state, which are its town. */
function startOfTown(text: string, state: number): number {
  let start = state;
  for (let words = 0; words < 3; words++) {
    const token = tokenBefore(text, start);
    if (token === undefined || !/^\p{Lu}[\p{L}.'’-]+$/u.test(token.text)) break;
    if (words > 0 && text.slice(token.end, start).includes(",")) break;
    start = token.start;
  }
  return start;
}
