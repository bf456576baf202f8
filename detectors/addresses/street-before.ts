// The street before a town or a postcode: `144 Larkspur Views, ` or `Bogdanova 479, `. It needs no word for street, only its number.
import { isOfOwn } from "../../src/scan/name-words.js";
import type { Scan } from "../../src/scan/scan.js";
import { CALENDAR } from "./street-words.js";
import { isHouseNumber, isNameToken, startOfHouseNumbers, tokenBefore, tokenEndingAt } from "./tokens.js";

/** A comma or a line end between street and town. */
const GAP = /,[ ]{0,2}$|,?[ \t]{0,4}\r?\n[ \t>]{0,12}$/;
const MOST_NAMES = 5;

const LEADING = /^(?:Am|An|Auf|Im|In|Zum|Zur|Unter|Beim|Hinter|Vor|Bei|Neben|Zu|Op|Aan) /;
const ARTICLE = /^(?:de[mnrs]|de|het)$/;

/** Start (UTF-16 offset) of the street that ends before `town`; `town` itself if none does. */
export function startOfStreetBefore(scan: Scan, town: number): number {
  const { text } = scan;
  const gap = GAP.exec(text.slice(Math.max(0, town - 20), town));
  const last = gap === null ? undefined : tokenEndingAt(text, town - gap[0].length);
  if (last === undefined) return town;
  const isNumbered = isHouseNumber(last.text);
  let start = isNumbered ? last.start : last.end;
  let token = isNumbered ? tokenBefore(text, start) : last;
  for (let names = 0; names < MOST_NAMES && token !== undefined && isNameToken(token.text); names++) {
    // Only between a name and its number: `Calle Mayor, 3, 28013 Madrid`.
    if (text.slice(token.end, start).includes(",") && !(isNumbered && names === 0)) break;
    // `ab Mai Zur Linde 7`
    if (names > 0 && CALENDAR.test(token.text)) break;
    start = token.start;
    token = tokenBefore(text, start);
    // `Unter den Linden 5`: an article between the preposition and the name.
    if (token !== undefined && ARTICLE.test(token.text)) {
      const preposition = tokenBefore(text, token.start);
      if (preposition !== undefined && LEADING.test(`${preposition.text} `)) {
        start = preposition.start;
        token = undefined;
      }
    }
  }
  if (start === last.end || (isNumbered && start === last.start)) return town;
  const first = startOfHouseNumbers(text, start);
  if (first === start && !isNumbered) return town;
  // `Am Hang 12a`: what stands behind the preposition is the name.
  const name = scan.wordAt(start) + (isNumbered && LEADING.test(text.slice(start, start + 7)) ? 1 : 0);
  return isOfOwn(scan, name) && !CALENDAR.test(text.slice(start, start + 12)) ? first : town;
}
