// Vehicles: identification numbers with their check digit (49 CFR 565.15), and licence plates that a key word names.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { digitWithin, endOfMatch, wordAfter, wordBefore } from "../../src/scan/pattern.js";

const NUMBER = /^[A-HJ-NPR-Z\d]{17}$/;
// Each letter stands for the last digit of its place in this string.
const VALUES = "0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ";
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

function passesCheckDigit(found: string): boolean {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * (VALUES.indexOf(found.charAt(at)) % 10), 0);
  return "0123456789X".charAt(sum % 11) === found.charAt(8);
}

export const vehicle: RowFile = {
  row: {
    id: "numbers/vehicle",
    category: "ID",
    rank: RANK.identifier,
    needs: "mixed",
    find(scan, word, report) {
      const start = scan.starts.at(word);
      const end = scan.ends.at(word);
      if (end - start !== 17) return;
      const found = scan.text.slice(start, end);
      if (NUMBER.test(found) && passesCheckDigit(found)) report(start, end);
    },
  },
  vectors: {
    finds: ["VIN «1M8GDM9AXKP042788»."],
    leaves: ["1M8GDM9A0KP042788", "1M8GDM9AXKP04278", "12345678901234567"],
  },
};

const KEY =
  /(?:licen[cs]e[ _-]?plates?(?:[ _-]?(?:number|no))?|number[ _-]?plates?|plate[ _-]?(?:number|no|nr)|registration[ _-]?(?:plate|number|no)|vehicle[ _-]?registration|kfz-?kennzeichen|kennzeichen|plaque d'immatriculation|immatriculation|kenteken|rendszám|targa|matr[ií]cula|numer rejestracyjny|registreringsnummer|rekisterinumero)["']?\.?[ \t]{0,4}(?:[:=#]|is|was|ist|est|es)?[ \t]{0,4}["'“(]?/iuy;
const PLATE =
  /(?=[A-ZÄÖÜ\d -]{0,8}\d)[A-ZÄÖÜ\d]{1,4}(?:[ -][A-ZÄÖÜ\d]{1,4}){1,2}|(?=[A-Z]{0,7}\d)(?=\d{0,7}[A-Z])[A-Z\d]{5,8}/y;

export const licencePlate: RowFile = {
  row: {
    id: "numbers/licence-plate",
    category: "ID",
    rank: RANK.identifier,
    needs: {
      words: [
        ...[
          "license",
          "licence",
          "number",
          "plate",
          "registration",
          "vehicle",
          "kfz",
          "kennzeichen",
          "plaque",
          "immatriculation",
        ],
        ...[
          "kenteken",
          "rendszám",
          "targa",
          "matrícula",
          "matricula",
          "numer",
          "registreringsnummer",
          "rekisterinumero",
        ],
      ],
      numbered: true,
    },
    find(scan, word, report) {
      const { text } = scan;
      if (!digitWithin(scan.text, scan.ends.at(word), 40)) return;
      const key = scan.starts.at(word);
      const start = wordBefore(text, key) ? -1 : endOfMatch(KEY, text, key);
      if (start <= scan.ends.at(word)) return;
      const end = endOfMatch(PLATE, text, start);
      if (end > 0 && !wordAfter(text, end)) report(start, end);
    },
  },
  vectors: {
    finds: [
      "licence plate «AB12 CDE».",
      "Kennzeichen: «B-XY 1234»",
      "plate number is «ABC-123»",
      '"kenteken": "«12-ABC-3»"',
    ],
    leaves: ["license plate", "number plate AB", "registration 2024", "vehicle 12", "license MIT"],
  },
};
