// Lines that only a card as a whole tells: `N:` and `ORG:` between `BEGIN:VCARD` and `END:VCARD` (RFC 6350, RFC 2426, vCard 2.1).
import type { Category } from "../../src/core/category.js";
import type { Detector } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch } from "../../src/scan/pattern.js";

const BEGINNING = "BEGIN:";
/** Longest card, in UTF-16 units; what follows is a picture. */
const LONGEST = 8192;
const HEAD =
  /(?:\r?\n|\r)(?:[\w-]{1,16}\.)?(N|ORG)(?:;[\w-]{1,24}(?:=(?:"[^"\r\n]{0,128}"|[^:;"\r\n]{0,128}))?){0,8}:/gi;
const END = /[\r\n](?:END|BEGIN):VCARD/i;
const PART = /(?:\\.|[^;\\\r\n]){1,256}/y;
const MOST_PARTS = 8;

/** A row for the parts of one property of a card. */
export function cardEntry(id: string, category: Category, property: "N" | "ORG"): Detector {
  return {
    id,
    category,
    rank: RANK.term,
    remembers: true,
    needs: { words: ["vcard"], only: "signed" },
    find({ text, starts, ends }, word, report) {
      const start = starts.at(word);
      if (text.slice(start - BEGINNING.length, start).toUpperCase() !== BEGINNING) return;
      const card = text.slice(ends.at(word), ends.at(word) + LONGEST);
      const close = card.search(END);
      for (const match of (close < 0 ? card : card.slice(0, close)).matchAll(HEAD)) {
        if (match[1]?.toUpperCase() !== property) continue;
        let at = ends.at(word) + match.index + match[0].length;
        for (let part = 0; part < MOST_PARTS; part++) {
          const to = endOfMatch(PART, text, at);
          if (to > at && /\p{L}/u.test(text.slice(at, to))) report(at, to);
          const after = Math.max(at, to);
          if (text.charAt(after) !== ";") break;
          at = after + 1;
        }
      }
    },
  };
}
