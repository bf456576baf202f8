// Organisations by legal form: up to six capitalised words before Ltd, GmbH, Inc and the like.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { isCapitalised } from "../../src/scan/name-words.js";
import type { Scan } from "../../src/scan/scan.js";

/** Legal forms in their usual spelling. */
const FORMS = new Set(
  "AG BV Corp Corporation GmbH Holdings Inc Incorporated Limited LLC LLP Ltd NV PLC plc SA SAS SARL SE SpA Srl Kft Zrt Nyrt Oy Oyj ApS KG OHG UG Pty".split(
    " ",
  ),
);
const MOST_WORDS = 6;

export const organisation: RowFile = {
  row: {
    id: "baseline/organisation",
    category: "ORG",
    rank: RANK.organisation,
    needs: { words: [...FORMS] },
    find(scan, word, report) {
      const end = scan.ends.at(word);
      if (!FORMS.has(scan.text.slice(scan.starts.at(word), end))) return;
      let first = word;
      while (word - first < MOST_WORDS && first > 0 && precedes(scan, first - 1, first, word - first < 2)) first--;
      if (first < word) report(scan.starts.at(first), end);
    },
  },
  vectors: {
    finds: [
      "at «Quillhaven Freight Ltd».",
      "«Weiß GmbH», ",
      "«Contoso-Lantern Works Inc»",
      "«Müller & Söhne KG»",
      "«Lantern\nLabs LLC»",
      "Kind regards,\nNkechi\n«Peverell Strand Consulting LLP», 2 Quay",
    ],
    leaves: ["Ltd", "limited access", "the Limited edition", "a GmbH is a company", "use LTD"],
  },
};

/** True if the word before is a capitalised part of the same name. A line end lies in a name only close before its legal form. */
function precedes(scan: Scan, before: number, word: number, maybeWrapped: boolean): boolean {
  const gap = scan.text.slice(scan.ends.at(before), scan.starts.at(word));
  if (!maybeWrapped && /[\n\r]/.test(gap)) return false;
  return (
    isCapitalised(scan, before) &&
    !scan.isAllowed(before) &&
    gap.length <= 12 &&
    /^(?:[ \t\u00a0]{1,8}|[ \t]?(?:\r\n|\r|\n)[ \t]{0,8}|[-_]|,? ?& ?|, )$/.test(gap)
  );
}
