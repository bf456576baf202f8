// Places on the earth in degrees with a letter of the compass: `47°29'52.4"N 19°02'24.7"E`, `N 47° 29.873' E 019° 02.412'`, `47.4979° N, 19.0402° E`.
// ISO 6709; https://www.ngs.noaa.gov/datasheets/
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { digitAt, endOfMatch, lineBefore, wordBefore } from "../../src/scan/pattern.js";

const MINUTE = "(?:['′’´]|\\\\')";
const SECOND = "(?:[\"″”]|\\\\\"|''|′′)";
/** Precise enough to find a house or a field: seconds, or minutes or degrees with decimals. */
const ANGLE = `\\d{1,3}(?:\\.\\d{3,10}°?|[°º] ?\\d{1,2}(?:\\.\\d{2,6} ?${MINUTE}?| ?${MINUTE} ?\\d{1,2}(?:[.,]\\d{1,6})? ?${SECOND}))`;
const LATITUDE = new RegExp(`(?<![\\d.])${ANGLE} ?$`);
const LONGITUDE = new RegExp(`[NS] ?[,;/]? {0,2}${ANGLE} ?[EWO](?![\\p{L}\\d])`, "uy");
const LETTERS_FIRST = new RegExp(`[NS] ?${ANGLE} ?[,;/]? {0,2}[EWO] ?${ANGLE}(?![\\p{L}\\d])`, "uy");
/** Longest latitude, in UTF-16 units. */
const REACH = 32;

export const compass: RowFile = {
  row: {
    id: "numbers/compass",
    category: "SENSITIVE",
    rank: RANK.identifier,
    needs: { words: ["n", "s"], only: "capitalised" },
    find({ text, starts }, word, report) {
      const letter = starts.at(word);
      const isBehind = isAngleUnit(text, text.charCodeAt(letter - 1) === SPACE ? letter - 2 : letter - 1);
      if (isBehind) {
        const latitude = LATITUDE.exec(lineBefore(text, letter, REACH));
        const end = latitude === null ? -1 : endOfMatch(LONGITUDE, text, letter);
        if (latitude !== null && end > 0) report(letter - latitude[0].length, end);
        return;
      }
      if (!digitAt(text, text.charCodeAt(letter + 1) === SPACE ? letter + 2 : letter + 1)) return;
      const end = endOfMatch(LETTERS_FIRST, text, letter);
      if (end > 0 && !wordBefore(text, letter)) report(letter, end);
    },
  },
  vectors: {
    finds: [
      "at «47°29'52.4\"N 19°02'24.7\"E».",
      "«47°29′52″N, 19°02′25″E»",
      "«N 47° 29.873' E 019° 02.412'»",
      "«47.4979° N, 19.0402° E»",
      "«33°51'24.5\" S; 151°12'55.1\" O»",
      '"«47°29\'52.4\\"N 19°02\'24.7\\"E»"',
    ],
    leaves: ["47°N 19°E", "size 3 N, 4 E", "47°29'N 19°02'E", "5.2 N", "N 5 E 6", "John S. 12", "10.125 N"],
  },
};

const SPACE = 32;

/** A digit, or a sign of degrees, minutes or seconds. */
function isAngleUnit(text: string, at: number): boolean {
  return digitAt(text, at) || ANGLE_UNITS.has(text.charAt(at));
}

const ANGLE_UNITS: ReadonlySet<string> = new Set("°º'′’´\"″”");
