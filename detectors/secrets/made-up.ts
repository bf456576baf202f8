// Tokens of a vendor's shape that somebody made up: an alphabet typed in order, one piece over and over, words instead of chance.
import { lookOf } from "../../src/scan/randomness.js";

/** Longest stretch looked at, in UTF-16 units. */
const LONGEST = 256;

/** Fewest letters and digits that say anything. */
const FEWEST = 12;

/**
 * True for `abc123def456…`, `aaaa…`, `q7Zt q7Zt q7Zt …` and `not-a-real-token`: half of the units follow from those before, or the longest
 * piece is made of words. For tokens that their shape gives away, never for what a key names: people do choose such passwords. Linear.
 */
export function isMadeUp(token: string): boolean {
  const units = token.slice(0, LONGEST).replace(/[^A-Za-z0-9]/g, "");
  return units.length >= FEWEST && (stepsOf(units) * 2 >= units.length || repeats(units) || isWorded(token));
}

/** How many units are the next one of the alphabet or of the digits, or the same again. */
function stepsOf(units: string): number {
  const folded = units.toLowerCase();
  let steps = 0;
  for (let at = 1; at < folded.length; at++) {
    const step = folded.charCodeAt(at) - folded.charCodeAt(at - 1);
    if (step === 0 || step === 1) steps++;
  }
  return steps;
}

/** Longest piece that is looked for again, in UTF-16 units. */
const LONGEST_PIECE = 10;

/** True if most of the units are those that stand one piece before. */
function repeats(units: string): boolean {
  for (let piece = 2; piece <= LONGEST_PIECE && piece * 3 <= units.length; piece++) {
    let same = 0;
    for (let at = piece; at < units.length; at++) if (units.charAt(at) === units.charAt(at - piece)) same++;
    if (same * 10 >= (units.length - piece) * 7) return true;
  }
  return false;
}

/** True if the longest run of letters and digits has no digit and goes on as words do. */
function isWorded(token: string): boolean {
  let longest = "";
  for (const [run] of token.slice(0, LONGEST).matchAll(/[A-Za-z0-9]{1,256}/g))
    if (run.length > longest.length) longest = run;
  const { odd, digits, length } = lookOf(longest);
  return length >= 8 && digits === 0 && odd < 0.16;
}
