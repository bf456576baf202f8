// A number that an abbreviation with dots announces: `C.F. RSSMRA…`, `R.U.T. 12.345.678-9`, `r.č. 710319/2746`, `S/N C02X…`.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { digitWithin, endOfMatch, wordBefore } from "../../src/scan/pattern.js";
import { endOfNumber } from "./announced-number.js";
import { DOTTED } from "./national-words.js";

const SIGN = /(?:[ \t]{1,2}(?:n[°ºo.]|nº))?[ \t]{0,2}[:=]?[ \t]{0,4}/iuy;
const REACH = 32;

export const dottedNumber: RowFile = {
  row: {
    id: "numbers/dotted-name",
    category: "ID",
    rank: RANK.identifier,
    needs: { beginnings: DOTTED.map(({ beginning }) => beginning) },
    find({ text }, start, report) {
      if (!digitWithin(text, start, REACH) || wordBefore(text, start)) return;
      for (const kind of DOTTED) {
        const last = endOfMatch(kind.name, text, start);
        if (last < 0) continue;
        const from = endOfMatch(SIGN, text, last);
        const end = from > last ? endOfNumber(text, from, kind) : -1;
        if (end > 0) return report(from, end);
      }
    },
  },
  vectors: {
    finds: [
      "C.F. «RSSMRA85T10A562T».",
      "con N.I.F. «12345678-Z» y C.I.F. «B-12345674»",
      "R.U.N. «7.654.321-K»",
      "C.C. «52.345.678» de",
      "r.č. «710319/2746»",
      "S/N «C02XK1ABJG5H»",
    ],
    leaves: ["c.f. page 12", "C.C. 1234 BC", "c.c. 20", "s/n 12"],
  },
};
