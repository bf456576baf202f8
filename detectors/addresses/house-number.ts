// Streets without a word for it between two numbers, `641 Dalická 688, Turkov`, where an address may stand: at the start of a line, behind a comma or `at`.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { isOfOwn } from "../../src/scan/name-words.js";
import { endOfMatch, wordBefore } from "../../src/scan/pattern.js";
import { endOfAddress } from "./continuation.js";
import { CALENDAR } from "./street-words.js";

const NUMBERED =
  /\d{1,6}[A-Za-z]? (?:\p{Lu}[\p{L}\p{M}.'’-]{2,30} |\p{Lu}\. ?|d[eiou] |del |da |dos |la |le |der |den |van |von ){1,4}\d{1,5}[A-Za-z]?(?=[,;.]|[ \t]{0,4}(?:\r?\n|$)| (?:Apt|Suite|Unit|Flat)\b)/uy;
const PLACE = /(?:^|[\n\r>:,"]|\b(?:at|is|to|in|of|and))[ \t]{0,8}$/;

export const houseNumber: RowFile = {
  row: {
    id: "addresses/house-number",
    category: "SENSITIVE",
    rank: RANK.identifier,
    needs: "digits",
    find(scan, word, report) {
      const { text } = scan;
      const start = scan.starts.at(word);
      const name = scan.ends.at(word) + 1;
      if (text.charCodeAt(name - 1) !== 32 || !mayBeginStreet(text.charCodeAt(name)) || wordBefore(text, start)) return;
      const end = endOfMatch(NUMBERED, text, start);
      if (
        end < 0 ||
        CALENDAR.test(text.slice(name, name + 12)) ||
        !PLACE.test(text.slice(Math.max(0, start - 10), start))
      )
        return;
      const next = scan.wordAt(name);
      if (next < scan.starts.length && isOfOwn(scan, next)) report(start, endOfAddress(text, end));
    },
  },
  vectors: {
    finds: ["at Quorum, «641 Dalická 688, Turkov»", "«33 Larkhaugen 43\n Suite 12\n Dunmore\n Norway 16619»"],
    leaves: ["at 12 June 2024.", "of 3 Python 12,", "in 2023 Windows 10,", "x 12 Larkhaugen 43", "1 Error 2"],
  },
};

/** A capital, a letter that ASCII lacks, or the first of a particle: `de`, `la`, `von`. */
function mayBeginStreet(unit: number): boolean {
  return (unit >= 65 && unit <= 90) || unit > 0x7f || unit === 100 || unit === 108 || unit === 118;
}
