// Bank identifier codes (ISO 9362) that a key word names.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch, wordAfter } from "../../src/scan/pattern.js";

const KEY =
  /(?:bic|swift)(?:[ /_-]{0,3}(?:bic|swift|code|number|no))?(?:["']?[ \t]{0,4}(?:[:=]|is)[ \t]{0,4}["'(]?|(?<=code) | (?=[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?\b)(?<=BIC ))/iy;
const CODE = /[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?/y;

export const bankCode: RowFile = {
  row: {
    id: "numbers/bank-code",
    category: "ID",
    rank: RANK.identifier,
    needs: { words: ["bic", "swift", "swiftcode", "biccode"] },
    find(scan, word, report) {
      const key = scan.starts.at(word);
      if (scan.text.charAt(key - 1) === "/") return;
      const start = endOfMatch(KEY, scan.text, key);
      const end = start < 0 ? -1 : endOfMatch(CODE, scan.text, start);
      if (end > 0 && !wordAfter(scan.text, end)) report(start, end);
    },
  },
  vectors: {
    finds: ["BIC: «LANTDEFF»", "SWIFT code «LANTGB2LXXX».", "BIC/SWIFT: «QUILHUHB»", "BIC «LANTDEFF»"],
    leaves: ["SWIFT LANGUAGE", "bic: lantern", "swift code example", "BIC: LANT"],
  },
};
