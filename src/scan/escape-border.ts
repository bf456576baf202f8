// The letters of an escape belong to no word: in `\nAlice` of a JSON string the name begins behind the `n`.
import { isHexDigit } from "./characters.js";

/** Length in UTF-16 units of the escape's letters at `at`, whose sign stands before them; 0 if no escape is there. */
export function escapeLetters(text: string, at: number): number {
  const sign = text.charCodeAt(at - 1);
  if (sign === BACKSLASH && CONTROL.has(text.charCodeAt(at))) return 1;
  if (sign === PERCENT && isHexDigit(text.charCodeAt(at)) && isHexDigit(text.charCodeAt(at + 1))) return 2;
  return 0;
}

/** True if an escape's letters end directly before `at`. */
export function escapeEndsAt(text: string, at: number): boolean {
  return escapeLetters(text, at - 1) === 1 || escapeLetters(text, at - 2) === 2;
}

const BACKSLASH = 92;
const PERCENT = 37;
/** Letters of the escapes for line ends, tabs and the like: n, r, t, b, f, v. */
const CONTROL: ReadonlySet<number> = new Set([110, 114, 116, 98, 102, 118]);
