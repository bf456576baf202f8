// Post boxes of a dozen countries, and the military addresses of the United States (APO, FPO, DPO).
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { digitWithin, endOfMatch, wordAfter } from "../../src/scan/pattern.js";
import { endOfAddress } from "./continuation.js";
import { startOfHouseNumbers } from "./tokens.js";

const BOX =
  /(?:p\.? ?o\.? ?box|post office box|postfach|postbus|postboks|postilokero|casella postale|boîte postale|apartado(?: de correos| postal)?|skrytka pocztowa|postafiók|c\.?p\.?o\.? box)[ :.#]{1,3}(?:\d{2,6}(?: \d{2,4})?|\d{1,6}[a-z]?)/iy;
const MILITARY =
  /(?:(?:psc|cmr|unit) [\p{L}\d]{1,12},? box \d{1,6}|us[a-z]{1,4} \p{L}{2,20})[ ,]{0,2}(?:\r?\n[ \t>]{0,12}|\\n ?)?[afd]po,? a[aep]\b(?:,? \d{5}(?:-\d{4})?)?/iuy;

export const postBox: RowFile = {
  row: {
    id: "addresses/post-box",
    category: "SENSITIVE",
    rank: RANK.identifier,
    needs: {
      words: [
        ...["p", "po", "post", "postfach", "postbus", "postboks", "postilokero", "casella", "boîte", "apartado"],
        ...["skrytka", "postafiók", "cpo", "psc", "cmr", "unit", "uss", "usns", "usnv", "uscgc"],
      ],
      numbered: true,
    },
    find(scan, word, report) {
      if (!digitWithin(scan.text, scan.ends.at(word), 40)) return;
      const start = scan.starts.at(word);
      const end = Math.max(endOfMatch(BOX, scan.text, start), endOfMatch(MILITARY, scan.text, start));
      if (end > 0 && !wordAfter(scan.text, end))
        report(startOfHouseNumbers(scan.text, start), endOfAddress(scan.text, end));
    },
  },
  vectors: {
    finds: [
      "write to «P.O. Box 101, Harbourtown, NY 10012»",
      "«PO Box 7»",
      "«Postfach 12 34, 10969 Berlin»",
      "at «PSC 6695, Box 2353\nAPO AP 20849». It",
      "«unit 4526 box 0671\ndpo ap 40902»",
    ],
    leaves: ["unit 12", "the box 5", "a post about box 3", "po file", "P.O. box"],
  },
};
