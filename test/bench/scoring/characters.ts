// Character classes and word forms by which figures are counted: the Unicode classes of common scoring scripts, not JavaScript's own.
import { foldCase } from "../../../src/core/case-folding.js";

/** White space: the Unicode property and the four information separators; no byte order mark. For use inside a character class. */
export const SPACE = "\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";

/** A character of a word: letters and numbers of any script, and the underscore. For use inside a character class. */
export const WORD = "\\p{L}\\p{N}_";

const SPACES = new RegExp(`[${SPACE}]+`, "gu");
const EDGE_SPACES = /^ +| +$/g;
const ONE_SPACE = new RegExp(`^[${SPACE}]$`, "u");
const WORD_AT_START = new RegExp(`^[${WORD}]`, "u");
const WORD_AT_END = new RegExp(`[${WORD}]$`, "u");
const LONG_WORDS = /[\p{L}\p{Nl}\p{No}]{4,}/gu;

/** A value of so many code points or fewer is found only between word boundaries: `Al` is not found in `also`. */
const SHORT_VALUE = 6;

/** White space collapsed and trimmed, case folded. */
export function comparable(text: string): string {
  return foldCase(text.replace(SPACES, " ").replace(EDGE_SPACES, ""));
}

/** True if `value` occurs in `text`, which `comparable` made. */
export function occursIn(text: string, value: string): boolean {
  const sought = comparable(value);
  if (sought === "") return false;
  if ([...sought].length > SHORT_VALUE) return text.includes(sought);
  const before = WORD_AT_START.test(sought) ? `(?<![${WORD}])` : "";
  const after = WORD_AT_END.test(sought) ? `(?![${WORD}])` : "";
  return new RegExp(before + sought.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&") + after, "u").test(text);
}

/** A word of four letters or more, with its place in UTF-16 units. */
export interface LongWord {
  readonly start: number;
  readonly end: number;
  readonly folded: string;
}

/** Words of four letters or more, decimal digits and underscores excluded. */
export function longWords(text: string): readonly LongWord[] {
  return Array.from(text.matchAll(LONG_WORDS), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    folded: foldCase(word),
  }));
}

export function isSpace(character: string): boolean {
  return ONE_SPACE.test(character);
}

/** True if the UTF-16 unit at `offset` begins a code point. Figures count code points, offsets are UTF-16 units. */
export function beginsCodePoint(text: string, offset: number): boolean {
  if ((text.charCodeAt(offset) & 0xfc00) !== 0xdc00 || offset === 0) return true;
  return (text.charCodeAt(offset - 1) & 0xfc00) !== 0xd800;
}
