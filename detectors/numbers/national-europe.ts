// National numbers of European countries whose form tells them. Sources: the authorities of each country, as collected by https://arthurdejong.org/python-stdnum/.
import type { RowFile } from "../../src/core/detector.js";
import { passesLuhn } from "../../src/scan/checksum.js";
import { hasDate, remainder, weightedSum } from "./check-digits.js";
import { checkedRow } from "./checked-row.js";

const SPANISH_LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE";
const FINNISH_LETTERS = "0123456789ABCDEFHJKLMNPRSTUVWXY";

/** Spain, DNI and NIE: a letter by the remainder of 23. */
function isSpanish(found: string): boolean {
  const digits = found.replace(/^[XYZ]/, (letter) => String("XYZ".indexOf(letter))).slice(0, -1);
  return SPANISH_LETTERS.charAt(remainder(digits, 23)) === found.slice(-1);
}

/** Italy, codice fiscale: letters and digits at odd places count by a table of their own. */
function isItalian(found: string): boolean {
  const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];
  let sum = 0;
  for (let at = 0; at < 15; at++) {
    const unit = found.charCodeAt(at);
    const value = unit < 65 ? unit - 48 : unit - 65;
    sum += at % 2 === 0 ? (odd[value] ?? 0) : value;
  }
  return found.charCodeAt(15) - 65 === sum % 26;
}

/** France, NIR: 97 less the remainder of 97; Corsica's departments count as 19 and 18. */
function isFrench(found: string): boolean {
  const digits = found.slice(0, 13).replace("2A", "19").replace("2B", "18");
  return /^[12]/.test(found) && /^\d{13}$/.test(digits) && 97 - remainder(digits, 97) === Number(found.slice(13));
}

/** Norway, fødselsnummer: two check digits by the remainder of 11. */
function isNorwegian(found: string): boolean {
  const first = [3, 7, 6, 1, 8, 9, 4, 5, 2, 1];
  const second = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1];
  return hasDate(found, 0, 2) && weightedSum(found, first) % 11 === 0 && weightedSum(found, second) % 11 === 0;
}

/** Belgium, national number: 97 less the remainder of 97, with a 2 in front for births from 2000. */
function isBelgian(found: string): boolean {
  const check = Number(found.slice(9));
  return [found.slice(0, 9), `2${found.slice(0, 9)}`].some((digits) => 97 - remainder(digits, 97) === check);
}

const EAN = [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1];
const HUNGARIAN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export const nationalEurope: RowFile = {
  row: checkedRow("national-europe", "ID", [
    { first: [9], pattern: /(?:\d{8}|[XYZ]\d{7})[A-HJ-NP-TV-Z]/y, check: isSpanish },
    { first: [8], pattern: /\d{8}-[A-HJ-NP-TV-Z]/y, check: isSpanish },
    { first: [16], pattern: /[A-Z]{6}\d{2}[ABCDEHLMPRST]\d{2}[A-Z]\d{3}[A-Z]/iy, check: isItalian },
    { first: [1], pattern: /[12] \d{2} (?:0[1-9]|1[0-2]) \d[\dAB] \d{3} \d{3} \d{2}/y, check: isFrench },
    { first: [15], pattern: /[12]\d{2}(?:0[1-9]|1[0-2])\d[\dAB]\d{8}/y, check: isFrench },
    {
      first: [6, 8],
      pattern: /(?:\d{2})?\d{6}[-+]\d{4}/y,
      check: (found) => hasDate(found.slice(-10), 4, 2) && passesLuhn(found.slice(-10)),
    },
    {
      first: [6, 11],
      pattern: /\d{6}[-+A-FU-Y]\d{3}[\dA-FHJ-NPR-Y]/y,
      check: (found) => {
        const digits = found.slice(0, 6) + found.slice(-4, -1);
        return hasDate(found, 0, 2) && FINNISH_LETTERS.charAt(remainder(digits, 31)) === found.slice(-1);
      },
    },
    { first: [6, 11], pattern: /\d{6} ?\d{5}/y, check: isNorwegian },
    { first: [6], pattern: /\d{6}-\d{4}/y, check: (found) => hasDate(found, 0, 2) },
    { first: [2], pattern: /\d{2}\.\d{2}\.\d{2}-\d{3}[.-]\d{2}/y, check: isBelgian },
    { first: [3], pattern: /756\.\d{4}\.\d{4}\.\d{2}/y, check: (found) => weightedSum(found, EAN) % 10 === 0 },
    {
      first: [6],
      pattern: /\d{6}\/\d{4}/y,
      check: (found) => remainder(found, 11) === 0 && Number(found.slice(4, 6)) <= 31,
    },
    {
      first: [1],
      pattern: /[1-8]-\d{6}-\d{4}/y,
      check: (found) => weightedSum(found, HUNGARIAN) % 11 === Number(found.charAt(10)),
    },
    { first: [2], pattern: /\d{2} \d{6} [A-Z] \d{3}/y, check: (found) => hasDate(found, 2, 4) },
    {
      first: [2, 9],
      pattern: /(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z](?: ?\d{2}){3} ?[A-D]/y,
      check: () => true,
    },
  ]),
  vectors: {
    finds: [
      "DNI «12345678Z»",
      "«X1234567L»,",
      "CF «RSSMRA85T10A562S».",
      "NIR «1 85 05 78 006 084 91»",
      "«811218-9876»",
      "«131052-308T» is",
      "«131052A308T»",
      "fnr «150850 12394»".replace("150850 12394", "010150 01015").replace("010150 01015", "15108695088"),
      "cpr «211062-5629»",
      "«85.07.30-033.28»",
      "AHV «756.1234.5678.97»",
      "RČ «710319/2745»",
      "SV «65 180539 W 003»",
    ],
    leaves: [
      "12345678A",
      "811218-9877x",
      "2024-12-11",
      "756.1234.5678.98",
      "710319/2746",
      "85.07.30-033.29",
      "331318-9876",
      "131352-3081",
    ],
  },
};
