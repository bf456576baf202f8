// International bank account numbers (ISO 13616) with their check digits.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { passesIban } from "../../src/scan/checksum.js";
import { endOfMatch, wordAfter, wordBefore } from "../../src/scan/pattern.js";

const COMPACT = /[A-Z]{2}\d{2}[A-Z0-9]{11,30}/y;
/** Groups of four, also over one line's end with its quote or comment sign, and over cells of a table. */
const SPACED =
  /[A-Z]{2}\d{2}(?:(?:[ -]| \| |[ \t]{0,2}\r?\n[ \t>#*/]{0,8})[A-Z0-9]{4}){2,7}(?:(?:[ -]| \| |[ \t]{0,2}\r?\n[ \t>#*/]{0,8})[A-Z0-9]{1,4})?/y;

/** The beginning of one that is cut off or masked, which a word for accounts announces. */
const CUT = /[A-Z]{2}\d{2}[A-Z0-9 ]{0,20}?(?:\.{3}|…|[*•xX]{3}[*•xX -]{0,24}\d{0,4})/y;
const OF_ACCOUNTS = /iban|wire|transfer|account|routing|bank|konto|compte|cuenta|conto|rekening|rachunek/i;

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
        if (end - start < SHORTEST) break;
        // A check at every unit would cost much in tables of codes: an IBAN ends where its word does.
        if (wordAfter(text, end) || !/[A-Z0-9]/.test(text.charAt(end - 1))) continue;
        const found = text.slice(start, end).replace(/[^A-Z0-9]/g, "");
        if (found.length < SHORTEST) break;
        if (passesIban(found)) return report(start, end);
      }
      const cut = endOfMatch(CUT, text, start);
      if (cut > 0 && OF_ACCOUNTS.test(text.slice(Math.max(0, start - 64), start))) report(start, cut);
    },
  },
  vectors: {
    finds: [
      "IBAN «DE89 3704 0044 0532 0130 00».",
      "«GB82WEST12345698765432»",
      "«GB29 NWBK 6016\n1331 9268 19» is",
      "# «GB29 NWBK 6016\n# 1331 9268 19»\n",
      "| «GB29 NWBK | 6016 1331 9268 19» |",
      "to «HU42 1177 3016 1111 1018 0000 0000» now",
      "routing number for the transfer «CH29309...» was",
      "IBAN «DE89 **** **** **** **** 00»",
    ],
    leaves: [
      "DE89 3704 0044 0532 0130 01",
      "AB12CDEF",
      "xDE89370400440532013000",
      "see AB12...",
      "IBAN AB12",
      "SHA12345678901234567890",
    ],
  },
};
