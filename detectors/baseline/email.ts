// E-mail addresses, letters of every script (RFC 6531).
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { inWordAt } from "../../src/scan/characters.js";
import { escapeLetters } from "../../src/scan/escape-border.js";
import { endOfMatch, startOfRun, wordAfter } from "../../src/scan/pattern.js";

const DOMAIN = /(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,16}\p{L}{2,63}/uy;
/** Longer than RFC 5321 allows, so that nothing is left of an address that is too long. */
const LONGEST_LOCAL_PART = 256;

export const email: RowFile = {
  row: {
    id: "baseline/email",
    category: "EMAIL",
    rank: RANK.identifier,
    needs: "at",
    find(scan, at, report) {
      const { text } = scan;
      let start = startOfRun(text, at, LONGEST_LOCAL_PART, isLocalUnit);
      start += leadingEscapes(text, start);
      while (start < at && !inWordAt(text, start)) start++;
      if (start === at) return;
      const end = endOfMatch(DOMAIN, text, at + 1);
      if (end > 0 && !wordAfter(text, end)) report(start, end);
    },
  },
  vectors: {
    finds: [
      "to «avery@example.com», «bo+x.y@sub.example.co» now",
      "«zoë.å@exämple.test»",
      "mailto:«a@b.cd»",
      "(«a@b.cd»)",
      "«a@x.test» «b@x.test»,«c@x.test»",
      "ends «x_y@z.example».",
      "__«user@host.test»",
      "🙂«bob@x.test»🙂",
    ],
    leaves: ["user@localhost", "@handle", "a@b", "a @ b.cd"],
  },
};

/** Units of escapes at the start of the run, such as `%20` or the letter of `\\n`: no part of the address. */
function leadingEscapes(text: string, start: number): number {
  const percent = endOfMatch(PERCENT_ESCAPES, text, start);
  return percent > 0 ? percent - start : escapeLetters(text, start);
}

const PERCENT_ESCAPES = /(?:%[0-9a-f]{2}){1,64}/iy;

/** Letters and digits of every script and `. _ % + -`. */
function isLocalUnit(unit: number, text: string, at: number): boolean {
  return inWordAt(text, at) || unit === 46 || unit === 95 || unit === 37 || unit === 43 || unit === 45;
}
