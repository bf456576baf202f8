// Keys of licences and products: groups of capitals and digits behind a word that says so. They open what somebody bought, and name the buyer to the vendor.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch } from "../../src/scan/pattern.js";

/** Behind the word: what a licence's key may be called, and a sign. */
const LEAD = /["']?(?:[ _-]?(?:key|code|number|no|id|nr)\.?)?["'`*]{0,3}[ \t]{0,4}(?:[:=]|is|ist)[ \t]{0,4}["'`“]?/iy;
const GROUPS = /(?=[A-Z\d-]{0,39}\d)(?=[\d-]{0,39}[A-Z])[A-Z\d]{4,8}(?:-[A-Z\d]{4,8}){2,7}(?![\w-])/y;

export const licenceKey: RowFile = {
  row: {
    id: "secrets/licence-key",
    category: "SECRET",
    rank: RANK.secret,
    needs: {
      words: [
        "license",
        "licence",
        "licensekey",
        "licencekey",
        "product",
        "serial",
        "activation",
        "lizenz",
        "lizenzschlüssel",
        "key",
      ],
      only: "signed",
    },
    find({ text, ends }, word, report) {
      const start = endOfMatch(LEAD, text, ends.at(word));
      const end = start < 0 ? -1 : endOfMatch(GROUPS, text, start);
      if (end > 0) report(start, end);
    },
  },
  vectors: {
    finds: [
      "key = «8F3K-22LM-QX9Z-7TRB»",
      "license: «AB12C-3DE4F-5GH6J-7KL8M-9NP0Q»",
      '"product_key": "«VASS7-HAUG1-22LM9»"',
      "Lizenzschlüssel: «8F3K-22LM-QX9Z-7TRB»",
    ],
    leaves: [
      "key: 2024-2025-2026",
      "license: Apache-2.0",
      "key = AAAA-BBBB-CCCC",
      "serial: 8F3K",
      "key: 8f3k-22lm-qx9z-7trb",
    ],
  },
};
