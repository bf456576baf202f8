// Bare scalars of JSON and what is like it: numbers, literals, behind a quoted key in any text, and in lists of a text that is JSON.
import type { Range, Scalar, StructuredText } from "./quotes.js";

/** Most units of white space between a scalar and the signs around it. */
const MOST_SPACE = 256;
const LONGEST_SCALAR = 256;

/** `{` and a key, `[` and a value; not `[section]`, `[2031-04-02]` or `[text](link)`. */
const OPENING =
  /^\ufeff?\s{0,1024}(?:\{\s{0,1024}(?:["'}]|[\w$]{1,64}\s{0,8}:\s|\/[/*])|\[\s{0,1024}(?:["'{[\]]|-?\d{1,32}(?:\.\d{1,32})?\s{0,1024}[,\]]|(?:null|true|false)\s{0,1024},))/;
const KEY_QUOTE = /(\\{0,7}["']|&quot;)$/;

/**
 * The bare value behind a quoted key, whatever the text is: it takes the quotes of its key, as they are escaped there. Undefined if
 * [start, end) is in none.
 */
export function keyedScalar(text: string, range: Range): Scalar | undefined {
  const before = beforeSpace(text, range.start);
  const start = text.charAt(before - 1) === ":" ? range.start : startOfScalar(text, range.start);
  const sign = start === range.start ? before : beforeSpace(text, start);
  if (text.charAt(sign - 1) !== ":") return undefined;
  const key = beforeSpace(text, sign - 1);
  const quote = KEY_QUOTE.exec(text.slice(Math.max(0, key - 9), key))?.[1];
  if (quote === undefined) return undefined;
  // The quote begins a string that begins with the sign, and ends no key.
  if (OPENERS.has(text.charAt(beforeSpace(text, key - quote.length) - 1))) return undefined;
  const end = endOfScalar(text, range.end);
  return endsValue(text, end) ? { start, end, quote } : undefined;
}

/** What stands before a key or a value. */
const OPENERS: ReadonlySet<string> = new Set([..."[{(,:"]);

/** A text that begins as JSON does: one value, lines of values, also with bare keys and comments. */
export class JsonText implements StructuredText {
  readonly #text: string;
  /** Where the walk over strings stands, and the quote of the string that it is in. */
  #at = 0;
  #quote = "";

  private constructor(text: string) {
    this.#text = text;
  }

  static of(text: string): JsonText | undefined {
    return OPENING.test(text.slice(0, 8192)) ? new JsonText(text) : undefined;
  }

  scalarAround(range: Range): Scalar | undefined {
    const text = this.#text;
    let start = startOfScalar(text, range.start);
    if (!beginsValue(text, start)) start = startOfPhrase(text, range.start);
    if (!beginsValue(text, start)) return undefined;
    let end = endOfScalar(text, range.end);
    if (!endsValue(text, end)) end = endOfPhrase(text, range.end);
    return endsValue(text, end) && !this.#isInString(start) ? { start, end, quote: '"' } : undefined;
  }

  /** Strings end at their line's end at the latest. Asked in ascending order, so that the text is walked over once. */
  #isInString(offset: number): boolean {
    const text = this.#text;
    for (; this.#at < offset; this.#at++) {
      const unit = text.charCodeAt(this.#at);
      if (unit === LF || unit === CR) this.#quote = "";
      else if (unit === BACKSLASH && this.#quote !== "") this.#at++;
      else if (unit === DOUBLE || unit === SINGLE) {
        const quote = unit === DOUBLE ? '"' : "'";
        if (this.#quote === "") this.#quote = OPENS.has(text.charAt(beforeSpace(text, this.#at) - 1)) ? quote : "";
        else if (this.#quote === quote) this.#quote = "";
      }
    }
    return this.#quote !== "";
  }
}

/** What stands before the opening quote of a string; an apostrophe in a word opens none. */
const OPENS: ReadonlySet<string> = new Set([..."[{(,:}", ""]);

const LF = 10;
const CR = 13;
const DOUBLE = 34;
const SINGLE = 39;
const BACKSLASH = 92;

/** Offset behind the last unit before `at` that is no white space. */
export function beforeSpace(text: string, at: number): number {
  let start = at;
  while (start > 0 && at - start < MOST_SPACE && isSpace(text.charCodeAt(start - 1))) start--;
  return start;
}

export function startOfScalar(text: string, from: number): number {
  let start = from;
  while (start > 0 && from - start < LONGEST_SCALAR && isScalarUnit(text.charCodeAt(start - 1))) start--;
  return start;
}

export function endOfScalar(text: string, from: number): number {
  let end = from;
  while (end < text.length && end - from < LONGEST_SCALAR && isScalarUnit(text.charCodeAt(end))) end++;
  return end;
}

/** True if the sign before a value, or of a list, stands before `start`. */
function beginsValue(text: string, start: number): boolean {
  const before = text.charAt(beforeSpace(text, start) - 1);
  return before !== "" && ",[:".includes(before);
}

/** Where words in a row begin that YAML takes for one value between its signs. */
function startOfPhrase(text: string, from: number): number {
  let start = from;
  while (start > 0 && from - start < LONGEST_SCALAR && !'[]{},:"\r\n'.includes(text.charAt(start - 1))) start--;
  while (start < from && isSpace(text.charCodeAt(start))) start++;
  return start;
}

/** Where words in a row end that YAML takes for one value between its signs. */
function endOfPhrase(text: string, from: number): number {
  PHRASE.lastIndex = from;
  const end = PHRASE.test(text) ? PHRASE.lastIndex : from;
  return from + text.slice(from, end).trimEnd().length;
}

const PHRASE = /(?:[^[\]{},:"'\r\n]|(?<=\p{L})'(?=\p{L})|:(?!\s)){0,256}/uy;

/** True if a comma, a closing bracket, a line end, a comment or nothing stands behind a value. */
function endsValue(text: string, end: number): boolean {
  let at = end;
  while (at < text.length && at - end < MOST_SPACE && (text.charAt(at) === " " || text.charAt(at) === "\t")) at++;
  return at === text.length || ",}]\r\n\\".includes(text.charAt(at)) || /^(?:\/[/*]|# )/.test(text.slice(at, at + 2));
}

function isSpace(unit: number): boolean {
  return unit === 32 || (unit >= 9 && unit <= 13);
}

/** Letters, digits and the signs of numbers and dates in ASCII. */
function isScalarUnit(unit: number): boolean {
  const lower = unit | 32;
  return (
    (lower >= 97 && lower <= 122) ||
    (unit >= 48 && unit <= 57) ||
    unit === 43 ||
    unit === 45 ||
    unit === 46 ||
    unit === 95
  );
}
