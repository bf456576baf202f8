// Pieces of tokens, digests and encoded data: letters of chance, and blanks. They name nobody, so strict mode has no reason to hide them as words.
import { lookOf } from "../../src/scan/randomness.js";

/** Fewest units of a piece that is told by its look. */
const FEWEST = 6;

/** Units that join pieces of one token. */
const JOINTS = "-_.~+/";

/**
 * True if the word at [start, end), in UTF-16 units, is a piece of a longer token (`Zg6cbx` in `q7-Zg6cbx~6rz`), or is filled up with one
 * piece over and over, as `…EXAMPLEEXAMPLE` and `KEYXXXXXXXX` are. For words that have borders inside. Linear in the word.
 */
export function isTokenPiece(text: string, start: number, end: number): boolean {
  if (end - start < FEWEST) return false;
  if (end - start >= LONG && isFilled(text.slice(start, Math.min(end, start + LONGEST)))) return true;
  return isJoined(text, start, end) && isOfChance(text, start, end);
}

const LONG = 16;
const LONGEST = 256;

/** One unit eight times in a row, a piece of two to ten units four times, or the word that documentation ends its keys with. */
const FILLED = /(.)\1{7}|(.{2,10})\2{3}|\dEXAMPLE$/;

function isFilled(word: string): boolean {
  return FILLED.test(word);
}

/** True if a joint with more of the token behind it touches the word, or the padding of base64. */
function isJoined(text: string, start: number, end: number): boolean {
  const before = text.charAt(start - 1);
  const after = text.charAt(end);
  if (after === "=" && /[=\s"'&,;<)\]}]|^$/.test(text.charAt(end + 1))) return true;
  return (
    (before !== "" && JOINTS.includes(before) && isPart(text.charCodeAt(start - 2))) ||
    (after !== "" && JOINTS.includes(after) && isPart(text.charCodeAt(end + 1)))
  );
}

function isPart(unit: number): boolean {
  const lower = unit | 32;
  return (lower >= 97 && lower <= 122) || (unit >= 48 && unit <= 57) || unit === 45 || unit === 95 || unit === 61;
}

function isOfChance(text: string, start: number, end: number): boolean {
  const { odd, digits, lower, upper, length } = lookOf(text, start, end);
  if (lower === 0 || upper === 0) return digits >= 3 && length >= LONG && odd >= 0.4;
  if (digits === 0) return length >= 10 && Math.min(lower, upper) >= 3 && odd >= 0.5;
  return odd >= 0.34 || (length >= 20 && odd >= 0.3);
}
