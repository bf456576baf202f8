// Turkish addresses, whose house number stands behind `No`: `Lale Cad. No: 41 D: 7, 34740 Quorum`, `1453. Sok. No:5/3`.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { digitWithin, endOfMatch } from "../../src/scan/pattern.js";
import { endOfAddress } from "./continuation.js";

/** A quarter or street before the word: capitalised words, or a number with a dot. */
const NAMES = /(?:(?<![\p{L}\p{N}])\p{Lu}[\p{L}'’]{1,24} |(?<![\p{L}\p{N}])\d{1,5}\. ){1,3}$/u;
const REACH = 80;
/** Further quarters and streets, and the number. */
const REST =
  /\p{L}{2,10}\.?,?(?: (?:\p{Lu}[\p{L}'’]{1,24}|\d{1,5}\.)){0,3}?(?: (?:Mah|Cad|Sok|Sk|Cd|Bulv|Blv|Mahallesi|Caddesi|Sokak|Sokağı|Bulvarı)\.?,?(?: (?:\p{Lu}[\p{L}'’]{1,24}|\d{1,5}\.)){0,3}?){0,2},? ?No\.? ?:? ?\d{1,5}[A-Za-z]?(?:\/\d{1,4}[A-Za-z]?)?(?:,? ?(?:D|Da|Daire|K|Kat|Blok)\.? ?:? ?\d{1,4})*/uy;
/** District and town, with a stroke or a space between. */
const TOWN = /,? (?:\d{5} )?\p{Lu}\p{L}{2,24}(?: ?[/-] ?\p{Lu}\p{L}{2,24}|(?: \p{Lu}\p{L}{2,24})?(?=[.,;)\r\n]|$))/uy;

export const turkishStreet: RowFile = {
  row: {
    id: "addresses/turkish-street",
    category: "SENSITIVE",
    rank: RANK.identifier,
    needs: {
      words: ["mah", "mahallesi", "cad", "caddesi", "sok", "sokak", "sokağı", "sk", "cd", "bulv", "blv", "bulvarı"],
      only: "capitalised",
      numbered: true,
    },
    find({ text, starts, ends }, word, report) {
      const start = starts.at(word);
      if (!digitWithin(text, ends.at(word), 60)) return;
      const end = endOfMatch(REST, text, start);
      if (end < 0) return;
      const names = NAMES.exec(text.slice(Math.max(0, start - REACH), start));
      if (names === null) return;
      const town = endOfMatch(TOWN, text, end);
      report(start - names[0].length, town > 0 ? town : endOfAddress(text, end));
    },
  },
  vectors: {
    finds: [
      "Adres: «Lalezar Cad. No: 41 D: 7, 34740 Kadıköy/İstanbul»;",
      "«Çiçek Mah. 1453. Sok. No:5/3 Quorum»\n",
      "«Gül Mahallesi Lale Sokak No 12 Çankaya/Ankara» adresinde",
    ],
    leaves: ["CD No: 12", "the Sok. No 5", "Mah. Cad.", "Lale Cad. güzel", "SK 3"],
  },
};
