// The letters of an escape belong to no word: in `\nAlice` of a JSON string the name begins behind the `n`.
import { isHexDigit } from "./characters.js";

/** Length in UTF-16 units of the escape's letters at `at`, whose sign stands before them; 0 if no escape is there. */
export function escapeLetters(text: string, at: number): number {
  const sign = text.charCodeAt(at - 1);
  if (sign === BACKSLASH && CONTROL.has(text.charCodeAt(at))) return 1;
  if (sign === PERCENT && isHexDigit(text.charCodeAt(at)) && isHexDigit(text.charCodeAt(at + 1))) return 2;
  return sign === BRACKET || sign === SEMICOLON ? colourLetters(text, at) : 0;
}

/** True if what stands before a word may end the sign of an escape: most words are passed over by it. */
export function mayBeEscapeSign(unit: number): boolean {
  return unit === BACKSLASH || unit === PERCENT || unit === BRACKET || unit === SEMICOLON;
}

/** True if an escape's letters end directly before `at`. */
export function escapeEndsAt(text: string, at: number): boolean {
  return escapeLetters(text, at - 1) === 1 || escapeLetters(text, at - 2) === 2 || colourEndsAt(text, at);
}

/**
 * Length of the last number and the final letter of a terminal's control sequence, such as `31m` of `ESC[1;31m`; 0 if none goes on at `at`.
 * https://www.ecma-international.org/publications-and-standards/standards/ecma-48/
 */
function colourLetters(text: string, at: number): number {
  if (!isIntroduced(text, startOfNumbers(text, at))) return 0;
  let end = at;
  while (end - at < LONGEST_NUMBER && isDigit(text.charCodeAt(end))) end++;
  return isLetter(text.charCodeAt(end)) ? end + 1 - at : 0;
}

/** True if a control sequence ends directly before `at`. */
function colourEndsAt(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 2);
  if ((before !== BRACKET && !isDigit(before)) || !isLetter(text.charCodeAt(at - 1))) return false;
  return isIntroduced(text, startOfNumbers(text, at - 1));
}

/** Start of the digits and semicolons before `at`. */
function startOfNumbers(text: string, at: number): number {
  let start = at;
  while (
    at - start < LONGEST_NUMBERS &&
    (isDigit(text.charCodeAt(start - 1)) || text.charCodeAt(start - 1) === SEMICOLON)
  )
    start--;
  return start;
}

/** True if a bracket behind an escape character stands before `at`, as it is or as languages spell it. */
function isIntroduced(text: string, at: number): boolean {
  if (text.charCodeAt(at - 1) !== BRACKET) return false;
  const before = text.charCodeAt(at - 2);
  return before === ESCAPE || (SPELLED_ENDS.has(before) && SPELLED.test(text.slice(Math.max(0, at - 7), at - 1)));
}

function isDigit(unit: number): boolean {
  return unit >= 48 && unit <= 57;
}

function isLetter(unit: number): boolean {
  return (unit | 32) >= 97 && (unit | 32) <= 122;
}

const [ESCAPE, PERCENT, SEMICOLON, BRACKET, BACKSLASH] = [27, 37, 59, 91, 92];
const LONGEST_NUMBER = 3;
const LONGEST_NUMBERS = 16;
const SPELLED = /\\(?:x1b|033|e|u001b)$/i;
/** Last units of SPELLED: `b`, `B`, `3`, `e`, `E`. */
const SPELLED_ENDS: ReadonlySet<number> = new Set([98, 66, 51, 101, 69]);
/** Letters of the escapes for line ends, tabs and the like: n, r, t, b, f, v. */
const CONTROL: ReadonlySet<number> = new Set([110, 114, 116, 98, 102, 118]);
