// Long digit runs that are no card: account and reference numbers. Strict mode hides them all, balanced mode where a word says what they are.
import type { Detector, RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { looksLikeTime } from "../../src/scan/dates.js";
import { endOfMatch, lineBefore, mayGoOn, wordAfter, wordBefore } from "../../src/scan/pattern.js";

const NUMBER = /\d(?:[ -]?\d){5,39}/y;
/** Digits of a number that no word explains. Where one does, six will do. */
const MANY_DIGITS = 9;
const CONTEXT =
  /\b(?:account|acct|a\/c|card|iban|bic|ssn|social security|tax|vat|passport|licen[cs]e|policy|member(?:ship)?|customer|patient|insurance|national|identity|personal|medical|routing|sort code|case|claim|konto|kreditkarte|kunden?|steuer|versicherung|compte|cuenta|conto)\b[^\n]{0,32}$/i;

function longNumber(mode: "strict" | "balanced"): Detector {
  return {
    id: `baseline/long-number-${mode}`,
    category: "ID",
    rank: RANK.identifier,
    mode,
    needs: "number",
    find(scan, word, report) {
      const { text } = scan;
      const start = scan.starts.at(word);
      if (!mayGoOn(text, scan.ends.at(word), scan.ends.at(word) - start, 6)) return;
      const end = endOfMatch(NUMBER, text, start);
      if (
        end < 0 ||
        wordBefore(text, start) ||
        wordAfter(text, end) ||
        /\d[-.,/:]$|^\.$/.test(text.slice(Math.max(0, start - 2), start))
      )
        return;
      const found = text.slice(start, end);
      if (looksLikeTime(found) || /^[.,]\d/.test(text.slice(end, end + 2))) return;
      const isMany = mode === "strict" && found.replace(/[ -]/g, "").length >= MANY_DIGITS;
      if (isMany || CONTEXT.test(lineBefore(text, start, 64))) report(start, end);
    },
  };
}

export const longNumberStrict: RowFile = {
  row: longNumber("strict"),
  vectors: {
    finds: [
      "«1234567890123»",
      "ref «00123456789» x",
      "name,«0123456789012345»,x",
      "No.«1234567890123»",
      "«1234 5678 9012 3456 7890»",
    ],
    leaves: [
      "2026-03-14 2026-03-15",
      "20260314153000",
      "20260314",
      "12345678",
      "0.1234567890123",
      "2026-02-16 08:15:01.233",
      "v1234567890123",
    ],
  },
};

export const longNumberBalanced: RowFile = {
  row: longNumber("balanced"),
  vectors: {
    finds: [
      "Account no. «1234567890123»",
      "tax id: «12345678901»",
      "account «55779911»",
      "Alice Morgan,account,«0123456789012345»,x",
      "Customer no. «48213377»",
    ],
    leaves: ["1234567890123", "took 1234567890123 ns"],
  },
};
