// Card numbers of which the middle is masked: what is left still names bank and card.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch, wordAfter, wordBefore } from "../../src/scan/pattern.js";

const LEADING = /\d{4}(?:\d{2})?[ -]?[*xX•]{2,4}(?:[ -]?[*xX•]{4}){0,2}(?:[ -]?[*xX•]{1,4})?[ -]?\d{4}/y;
const TRAILING = /[*xX•]{4}[ -]?[*xX•]{4}[ -]?[*xX•]{4}[ -]?\d{4}/y;

export const maskedCard: RowFile = {
  row: {
    id: "numbers/masked-card",
    category: "CARD",
    rank: RANK.identifier,
    needs: ["number", "mixed"],
    find({ text, starts, ends }, word, report) {
      const start = starts.at(word);
      if (ends.at(word) - start < 4) return;
      const leading = endOfMatch(LEADING, text, start);
      if (leading > 0 && !wordBefore(text, start) && !wordAfter(text, leading)) return report(start, leading);
      const end = ends.at(word);
      for (const from of [end - 19, end - 16]) {
        if (from < 0 || endOfMatch(TRAILING, text, from) !== end || wordBefore(text, from)) continue;
        return report(from, end);
      }
    },
  },
  vectors: {
    finds: ["card «4532************7890»", "«XXXX-XXXX-XXXX-1234».", "«**** **** **** 1234»", "«4111 XXXX XXXX 1111»"],
    leaves: ["4532 7890", "xxxx1234", "1234", "****"],
  },
};
