// Payment card numbers: 13 to 19 digits of a known issuer with a Luhn check digit (ISO/IEC 7812).
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { passesLuhn } from "../../src/scan/checksum.js";
import { digitAt, endOfMatch, mayGoOn, wordAfter, wordBefore } from "../../src/scan/pattern.js";
import { reportCardDetails } from "../numbers/card-details.js";
import { isOfTable } from "../numbers/checked-row.js";

const NUMBER = /\d(?:[ -]?\d){12,18}/y;
/** Groups of four over one line's end with its quote or comment sign. */
const WRAPPED = /(?:\d{4}[ -]){0,2}\d{4}[ \t]{0,2}\r?\n[ \t>#*/]{0,8}\d{4}(?:[ -]\d{4}){0,2}/y;
/** Four groups that an expiry or a check follows behind a space. */
const GROUPED = /\d{4}([ -])\d{4}\1\d{4}\1\d{4}(?= (?:\d{1,2}[/-]\d|\d{3,4}(?![\d /-])))/y;
/** Visa, Mastercard, American Express, Diners, Discover, JCB, UnionPay, Maestro, Mir, RuPay and Troy. */
const ISSUER =
  /^(?:4|5[0-9]|2(?:2[2-9]|[3-6]|7[01]|720)|2200|2201|2202|2203|2204|3[47]|3(?:0[0-5]|[689])|35|6|81|9792)/;

/** Four, six and five digits: the form alone tells, whatever the check digit. */
const AMEX = /^3[47]\d{2}[ -]\d{6}[ -]\d{5}$/;
const NAME =
  /(?:card|karte|visa|amex|carte (?:bancaire|bleue|de crédit)|tarjeta|carta di credito|cart[aã]o|kart[ayęu]|kártya|kort|карт[аыу]|卡|カード)(?: ?(?:number|no|nr|nummer|numéro|号码?))?[^\n\d]{0,24}$/i;

/** A mistyped number behind a word for cards. */
function isNamed(text: string, start: number, digits: string): boolean {
  return digits.length >= 15 && digits.length <= 16 && NAME.test(text.slice(Math.max(0, start - 56), start));
}

export const card: RowFile = {
  row: {
    id: "baseline/card",
    category: "CARD",
    rank: RANK.identifier,
    needs: "number",
    find(scan, word, report) {
      const { text } = scan;
      const start = scan.starts.at(word);
      const first = scan.ends.at(word);
      if (!mayGoOn(text, first, first - start, 13) && !isGroupAtLineEnd(text, start, first)) return;
      const grouped = first - start === 4 ? endOfMatch(GROUPED, text, start) : -1;
      const one = grouped < 0 ? endOfMatch(NUMBER, text, start) : grouped;
      const end = one < 0 && first - start === 4 ? endOfMatch(WRAPPED, text, start) : one;
      if (end < 0 || wordBefore(text, start) || wordAfter(text, end)) return;
      if (/[.-]/.test(text.charAt(start - 1)) && digitAt(text, start - 2)) return;
      const digits = text.slice(start, end).replace(/\D/g, "");
      if (isOfTable(text, start, end)) return;
      if (digits.length < 13 || !ISSUER.test(digits)) return;
      if (!passesLuhn(digits) && !AMEX.test(text.slice(start, end)) && !isNamed(text, start, digits)) return;
      report(start, end);
      reportCardDetails(text, end, report);
    },
  },
  vectors: {
    finds: [
      "card «4111 1111 1111 1111» ok",
      "«5500-0000-0000-0004»",
      "«340000000000009».",
      "💳«4111 1111 1111 1111»",
      "8080 «4111-1111-1111-1111»",
      "卡号是«4111111111111111»。",
      "บัตร«4111111111111111»ครับ",
      "\u001b[36m«4111111111111111»\u001b[0m",
      "\\x1b[1;31m«4111111111111111»\\033[0m",
      "«4111 1111\n1111 1111» is",
      "> «4111-1111-1111\n> 1111».",
      "«4111\n1111 1111 1111» is",
      "Kreditkarte «4556 7375 8689 9856» gültig",
      "«3400 000000 00008»",
      "«4111 1111 1111 1111» «05/31» «923»",
      "«4111111111111111»|«05/2031»|«923»\n",
      "card=«4111111111111111»&exp=«05/31»&cvv=x",
      "«4111 1111 1111 1111», expires «5/31», thanks",
      '"number":"«4111111111111111»","brand":"Visa","code":"«923»"}',
      "«4111111111111111»\nExpiry date: «05/31»\n",
    ],
    leaves: [
      "4111 1111 1111 1112",
      "20260314153000",
      "1234567890123",
      "94111111111111111119",
      "v4111111111111111",
      "4111\n1111",
      "52FE 5261 4111 1111 1111 1111 5182",
      "2024\n2025",
      "expires 05/31",
    ],
  },
};

function isGroupAtLineEnd(text: string, start: number, end: number): boolean {
  if (end - start !== 4) return false;
  const next = text.charCodeAt(end);
  return next === LF || next === CR;
}

const LF = 10;
const CR = 13;
