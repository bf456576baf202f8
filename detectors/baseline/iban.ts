// International bank account numbers (ISO 13616) with their check digits.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { passesIban } from "../../src/scan/checksum.js";
import { endOfMatch, wordAfter, wordBefore } from "../../src/scan/pattern.js";

const COMPACT = /[A-Z]{2}\d{2}[A-Z0-9]{11,30}/y;
const SPACED = /[A-Z]{2}\d{2}(?:[ -][A-Z0-9]{4}){2,7}(?:[ -][A-Z0-9]{1,4})?/y;

/** Norway has the shortest, in units. */
const SHORTEST = 15;

export const iban: RowFile = {
  row: {
    id: "baseline/iban",
    category: "IBAN",
    rank: RANK.identifier,
    needs: "mixed",
    find(scan, word, report) {
      const { text } = scan;
      const start = scan.starts.at(word);
      if (wordBefore(text, start)) return;
      for (let end = Math.max(endOfMatch(COMPACT, text, start), endOfMatch(SPACED, text, start)); end > start; end--) {
        if (end - start < SHORTEST) return;
        // A check at every unit would cost much in tables of codes: an IBAN ends where its word does.
        if (wordAfter(text, end) || !/[A-Z0-9]/.test(text.charAt(end - 1))) continue;
        const found = text.slice(start, end).replace(/[ -]/g, "");
        if (found.length < SHORTEST) return;
        if (passesIban(found)) return report(start, end);
      }
    },
  },
  vectors: {
    finds: [
      "IBAN «DE89 3704 0044 0532 0130 00».",
      "«GB82WEST12345698765432»",
      "to «HU42 1177 3016 1111 1018 0000 0000» now",
    ],
    leaves: ["DE89 3704 0044 0532 0130 01", "AB12CDEF", "xDE89370400440532013000", "SHA12345678901234567890"],
  },
};
