// Addresses by their unit: `95 Bergshaugen 43, Apt. 680` and the lines around it. The street needs no word of its own.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import { endOfAddress } from "./continuation.js";
import { UNITS } from "./street-words.js";

const UNIT = /\p{L}{3,12}\.? ?#?(?:\d{1,5}[A-Za-z]?|[A-Z]\d{0,4})(?![\p{L}\d])/uy;
/** A street line that ends before the unit: a number, names, perhaps another number. On the unit's own line or the one above. */
const STREET =
  /(?<![\p{L}\d.])\d{1,6}[A-Za-z]?(?:[ ,]{1,2}(?:\p{Lu}[\p{L}\p{M}.'’/-]{0,30}|\d{1,5}[A-Za-z]?|d[eiou]|del|della|des|das|dos|la|le|les|von|van|der)){1,8}\.?,?[ \t]{0,4}(?:\r?\n[ \t>|*]{0,12}|\\n ?)?$/u;
/** Units looked at before the unit. */
const REACH = 90;

export const unitLine: RowFile = {
  row: {
    id: "addresses/unit",
    category: "SENSITIVE",
    rank: RANK.identifier,
    needs: { words: UNITS },
    find(scan, word, report) {
      const { text } = scan;
      const unit = scan.starts.at(word);
      const end = endOfMatch(UNIT, text, unit);
      if (end < 0) return;
      const from = Math.max(0, unit - REACH);
      const street = STREET.exec(text.slice(from, unit));
      const isTelling = /^ap/i.test(text.slice(unit, unit + 2));
      if (street !== null) report(from + street.index, endOfAddress(text, end));
      else if (isTelling && /\d/.test(text.slice(unit, end))) report(unit, endOfAddress(text, end));
    },
  },
  vectors: {
    finds: [
      ">«95 Larkhaugen 43\n>Apt. 680\n>FOSNAVIK\n>Norway 16619»",
      "«12 Dunmore Suite 442\n   Mill Harbour\n    NS\n    B0J 2H0»",
      "in «Apt. 12b»",
    ],
    leaves: ["Suite 521", "the test suite 3", "flat 4", "apt install 3", "Apartment", "ste 5"],
  },
};
