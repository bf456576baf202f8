// Secrets that their own beginning gives away: the kinds of token of one vendor, or of one trade, as one row.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch, wordAfter } from "../../src/scan/pattern.js";
import { isMadeUp } from "./made-up.js";
import { sampleOf } from "./sample.js";
import { isStandIn } from "./stand-in.js";

/** One kind of token. Its vectors are drawn from the pattern when they are asked for: no token stands in the code. */
export interface TokenKind {
  /** What starts a word: four letters or digits, or fewer with a sign behind them. Matched in any case; the pattern decides. */
  readonly beginnings: readonly string[];
  /** The whole token. Sticky and bounded; must not go on as a word. */
  readonly pattern: RegExp;
  /** The shape proves little, so that a token of it that looks made up is none. */
  readonly loose?: true;
}

/** What is written over the rest of a token so that it can be shown. */
const MASK = /[#*•…]{4}/y;

/** A row of SECRET for all kinds of a family; texts in `leaves` are look-alikes. */
export function tokenFamily(id: string, kinds: readonly TokenKind[], leaves: readonly string[]): RowFile {
  return {
    row: {
      id: `secrets/${id}`,
      category: "SECRET",
      rank: RANK.secret,
      needs: { beginnings: [...new Set(kinds.flatMap(({ beginnings }) => beginnings))] },
      find({ text }, start, report) {
        for (const { pattern, loose } of kinds) {
          const end = endOfMatch(pattern, text, start);
          if (end < 0 || wordAfter(text, end)) continue;
          if (endOfMatch(MASK, text, end) > 0) return;
          const token = text.slice(start, end);
          if (!isStandIn(token) && !(loose === true && isMadeUp(token))) report(start, end);
          return;
        }
      },
    },
    vectors: {
      get finds() {
        return kinds.map(({ pattern }) => `key «${sampleOf(pattern)}» end`);
      },
      leaves,
    },
  };
}
