// A long text is walked in windows, so that what the walk notes stays in the processor's cache. No candidate reaches across a cut.
import type { Stretch } from "./stretches.js";

/** Units after which a cut is looked for. */
const WINDOW = 32_768;

/** How far a cut is looked for at line ends before one inside a line will do. */
const LINE_REACH = 8_192;

/** Consecutive windows that cover the text. A cut lies where no run of capitalised words can go on: see `isCut` and `isInnerCut`. */
export function* windowsOf(text: string): Generator<Stretch> {
  let start = 0;
  while (text.length - start > WINDOW + LINE_REACH) {
    const end = cutAfter(text, start + WINDOW);
    yield { start, end };
    start = end;
  }
  if (start < text.length || text.length === 0) yield { start, end: text.length };
}

function cutAfter(text: string, from: number): number {
  for (let at = text.indexOf("\n", from) + 1; at > 0 && at - from < LINE_REACH; at = text.indexOf("\n", at) + 1) {
    if (isCut(text.charCodeAt(at))) return at;
  }
  for (let at = text.indexOf(" ", from) + 1; at > 0; at = text.indexOf(" ", at) + 1) {
    if (isInnerCut(text, at)) return at;
  }
  return text.length;
}

/** A line that begins with a small letter, a digit, a sign or another line end: names wrapped over a line end begin with a capital or a space. */
function isCut(unit: number): boolean {
  if (unit >= 0x80) return false;
  return unit === 10 || (unit > 32 && !(unit >= 65 && unit <= 90));
}

/** A space between two words in small ASCII letters of which the second is longer than any particle of a name. */
function isInnerCut(text: string, at: number): boolean {
  if (!isSmall(text.charCodeAt(at - 2)) || !isSmall(text.charCodeAt(at - 3))) return false;
  for (let next = at; next < at + LONGER_THAN_PARTICLES; next++) if (!isSmall(text.charCodeAt(next))) return false;
  return true;
}

const LONGER_THAN_PARTICLES = 7;

function isSmall(unit: number): boolean {
  return unit >= 97 && unit <= 122;
}
