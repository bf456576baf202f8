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
const OF_ACCOUNTS =
  /iban|überweis|számla|účet|účt|conta\b|wire|transfer|account|routing|bank|konto|compte|cuenta|conto|rekening|rachunek/i;

/** How many units an IBAN of a country has (https://www.swift.com/standards/data-standards/iban-international-bank-account-number). */
const LENGTHS = new Map(
  [
    "NO15 BE16 DK18 FI18 FO18 GL18 NL18 MK19 SI19 AT20 BA20 EE20 KZ20 LT20 LU20 XK20 CH21 HR21 LI21 LV21 BG22 BH22 CR22 DE22 GB22 GE22 IE22",
    "ME22 RS22 VA22 AE23 GI23 IL23 AD24 CZ24 ES24 MD24 PK24 RO24 SA24 SE24 SK24 TN24 VG24 PT25 IS26 TR26 FR27 GR27 IT27 MC27 MR27 SM27",
    "AL28 AZ28 BY28 CY28 DO28 GT28 HU28 LB28 PL28 BR29 PS29 QA29 UA29 JO30 KW30 MU30 MT31",
  ]
    .join(" ")
    .split(" ")
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))] as const),
);

/** Groups of four, or a word for accounts, or digits alone make up for a check digit that is wrong. */
function isMistyped(text: string, start: number, end: number, found: string): boolean {
  if (LENGTHS.get(found.slice(0, 2)) !== found.length) return false;
  if (
    /^[A-Z]{2}\d\d(?: [A-Z\d]{4}){2,7}(?: [A-Z\d]{1,4})?$/.test(text.slice(start, end)) ||
    /^[A-Z]{2}\d+$/.test(found)
  )
    return true;
  return OF_ACCOUNTS.test(text.slice(Math.max(0, start - 64), start));
}

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
      let mistyped = -1;
      for (let end = Math.max(endOfMatch(COMPACT, text, start), endOfMatch(SPACED, text, start)); end > start; end--) {
        if (end - start < SHORTEST) break;
        // A check at every unit would cost much in tables of codes: an IBAN ends where its word does.
        if (wordAfter(text, end) || !/[A-Z0-9]/.test(text.charAt(end - 1))) continue;
        const found = text.slice(start, end).replace(/[^A-Z0-9]/g, "");
        if (found.length < SHORTEST) break;
        if (passesIban(found)) return report(start, end);
        if (mistyped < 0 && isMistyped(text, start, end, found)) mistyped = end;
      }
      if (mistyped > 0) return report(start, mistyped);
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
      "«DE89 3704 0044 0532 0130 01»",
      "Konto «DE02120300000000202052»",
    ],
    leaves: ["AB12CDEF", "xDE89370400440532013000", "see AB12...", "IBAN AB12", "SHA12345678901234567890"],
  },
};
