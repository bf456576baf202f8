// References of letters, by the words that letters set before them: `Our ref: LK/2231-4`, `Unser Zeichen: 12-KL/88`, `N/Réf. : 2231-B`.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch } from "../../src/scan/pattern.js";

/** From the first word to behind the sign. */
const KEY =
  /(?:(?:our|your|my)[ ]ref(?:erence)?(?:\.|[ ](?:no|number)\.?)?|(?:unser|ihr|mein)(?:e)?[ ](?:zeichen|aktenzeichen|geschäftszeichen|referenz)|(?:geschäfts|akten)zeichen|az\.|(?:n|v|s)\/r[eé]f\.?|(?:nos|vos)[ ]r[eé]f(?:\.|érences?)?|(?:ns|vs)\.[ ]?rif\.|(?:nuestra|su)[ ]ref(?:\.|erencia)?|ons[ ]kenmerk|uw[ ]kenmerk)[ \t]{0,4}:[ \t]{0,8}/iuy;
/** Parts of letters and digits with signs between them, and of court files with spaces: `12 O 345/26`. */
const VALUE = /(?:\d{1,4} \p{L}{1,4} \d{1,6}\/\d{2,4}|[\p{L}\d]{1,16}(?:[-/._][\p{L}\d]{1,16}){0,8})(?![\p{L}\d])/uy;

export const letterReference: RowFile = {
  row: {
    id: "numbers/letter-reference",
    category: "ID",
    rank: RANK.identifier,
    needs: {
      words:
        "our your my unser unsere ihr ihre mein geschäftszeichen aktenzeichen az n v s nos vos ns vs nuestra su ons uw".split(
          " ",
        ),
      only: "capitalised",
    },
    find({ text, starts }, word, report) {
      const from = endOfMatch(KEY, text, starts.at(word));
      const end = from < 0 ? -1 : endOfMatch(VALUE, text, from);
      if (end > 0 && /\d/.test(text.slice(from, end))) report(from, end);
    },
  },
  vectors: {
    finds: [
      "Our ref: «LK/2231-4»\n",
      "Unser Zeichen: «12-KL/88»",
      "Az.: «12 O 345/26»",
      "N/Réf. : «2231-B»",
      "Geschäftszeichen: «4 K 123/26»",
      "Ons kenmerk: «ZW-2231»",
    ],
    leaves: ["ref: main-2", "our reference: see below", "Your reference is LK/2231", "Az: x", "Our ref: none"],
  },
};
