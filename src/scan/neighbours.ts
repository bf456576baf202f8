// What stands directly before and after a word: the neighbouring word in small letters, or the sign. Bounded, whatever the text holds.
import { inWordAt, KIND, kindOf } from "./characters.js";

/** What stands before an offset. `word` is empty if a sign or nothing stands there. */
export interface Before {
  /** The word before in small letters; empty if a sign stands between, other than a quote, a bracket or the dot of an abbreviation. */
  readonly word: string;
  /** First UTF-16 unit of that word, or of the sign. */
  readonly start: number;
  /** The word begins with a small letter. */
  readonly small: boolean;
  /** The sign between, or 0: the first unit before the white space that is no quote or bracket; -1 at the start of the text. */
  readonly sign: number;
  /** Line ends between. */
  readonly breaks: number;
}

/** Longest word that is read, in UTF-16 units. */
const LONGEST = 24;

/** Most units of white space, quotes and brackets that are looked through. */
const MOST_SIGNS = 12;

const OPENING = new Set([..."\"'“‘„«‹(*_`¿¡‚「『"].map((sign) => sign.charCodeAt(0)));

/** The opening tag of an element inside a line: `Frau <b>Vasshaug</b>`. */
const INLINE_TAG = /<(?:b|i|u|em|strong|span|a|mark|font)(?:\s[^<>]{0,96})?>$/i;
const LONGEST_TAG = 108;
const CLOSES_TAG = 62;

export function before(text: string, start: number): Before {
  let at = start;
  let breaks = 0;
  let limit = Math.max(0, start - MOST_SIGNS);
  while (at > limit) {
    const unit = text.charCodeAt(at - 1);
    const kind = kindOf(unit);
    if (unit === CLOSES_TAG) {
      const tag = INLINE_TAG.exec(text.slice(Math.max(0, at - LONGEST_TAG), at))?.[0].length ?? 0;
      if (tag === 0) break;
      at -= tag;
      limit = Math.max(0, at - MOST_SIGNS);
      continue;
    }
    if (kind === KIND.lineBreak) {
      if (unit !== CR || text.charCodeAt(at) !== LF) breaks++;
    } else if (kind !== KIND.space && !OPENING.has(unit)) break;
    at--;
  }
  if (at === 0) return { word: "", start: 0, small: false, sign: -1, breaks };
  let end = at;
  let sign = 0;
  if (!inWordAt(text, at - 1)) {
    sign = text.charCodeAt(at - 1);
    // `Mr. Roe`: the word before an abbreviating dot is read as well.
    if (sign !== DOT || !inWordAt(text, at - 2)) return { word: "", start: at - 1, small: false, sign, breaks };
    end = at - 1;
  }
  let first = end;
  while (first > 0 && end - first < LONGEST && inWordAt(text, first - 1)) first--;
  const kind = kindOf(text.charCodeAt(first));
  const small = kind === KIND.lower || kind === KIND.lowerGreekCyrillic;
  return { word: text.slice(first, end).toLowerCase(), start: first, small, sign, breaks };
}

/** What stands after an offset at which a word ends. */
export interface After {
  /** The next word in small letters, after spaces or one line end; empty if a sign stands between. */
  readonly word: string;
  /** First UTF-16 unit of that word. */
  readonly start: number;
  /** The unit directly after, or -1 at the end of the text. */
  readonly sign: number;
}

export function after(text: string, end: number): After {
  const sign = end < text.length ? text.charCodeAt(end) : -1;
  let at = end;
  const limit = Math.min(text.length, end + MOST_SIGNS);
  let breaks = 0;
  while (at < limit) {
    const kind = kindOf(text.charCodeAt(at));
    if (kind === KIND.lineBreak) breaks++;
    else if (kind !== KIND.space) break;
    at++;
  }
  if (at === end || breaks > 2 || !inWordAt(text, at)) return { word: "", start: at, sign };
  let last = at;
  while (last < text.length && last - at < LONGEST && inWordAt(text, last)) last++;
  return { word: text.slice(at, last).toLowerCase(), start: at, sign };
}

/** True if a possessive stands at `end`: an apostrophe and an `s`, and no word goes on. */
export function isPossessive(text: string, end: number): boolean {
  const sign = text.charCodeAt(end);
  return (sign === 39 || sign === 0x2019) && (text.charCodeAt(end + 1) | 32) === 115 && !inWordAt(text, end + 2);
}

const CR = 13;
const LF = 10;
const DOT = 46;
