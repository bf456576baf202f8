// A secret that its own beginning gives away: the shape of most vendors' tokens, as one kind of row.
import type { Detector } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch, wordAfter } from "../../src/scan/pattern.js";

/** A SECRET row for tokens that start a word with one of `beginnings` and match the sticky `pattern` there, not going on as a word. */
export function tokenRow(id: string, beginnings: readonly string[], pattern: RegExp): Detector {
  return {
    id,
    category: "SECRET",
    rank: RANK.secret,
    needs: { beginnings },
    find(scan, start, report) {
      const end = endOfMatch(pattern, scan.text, start);
      if (end > 0 && !wordAfter(scan.text, end)) report(start, end);
    },
  };
}
