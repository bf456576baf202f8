// Bare scalars, keys and names of tables in TOML 1.0, which has numbers, dates and literals without quotes and nothing else.
import type { Range, Scalar, StructuredText } from "./quotes.js";

const HEADER = /^\[\[?[^[\]]{1,256}\]\]?\s{0,64}(?:#.*)?$/;
const KEY = `(?:[\\w-]{1,128}|"[^"\\r\\n]{0,128}"|'[^'\\r\\n]{0,128}')`;
const PAIR = new RegExp(`^${KEY}(?:[ \\t]{0,8}\\.[ \\t]{0,8}${KEY}){0,16}[ \\t]{0,64}=[ \\t]{0,64}(.*)$`, "s");
const VALUE = /^(?:["'[{]|[+-]?\d|(?:true|false|[+-]?inf|[+-]?nan)\b)/;

/** A text of which every line is a comment, a header, or a pair whose value is one of TOML. Environment and INI files of numbers read alike. */
export class TomlText implements StructuredText {
  readonly #text: string;
  /** Where the walk over the text stands, and what it is in there. */
  #at = 0;
  #depth = 0;
  #isValue = false;
  #isComment = false;

  private constructor(text: string) {
    this.#text = text;
  }

  static of(text: string): TomlText | undefined {
    let pairs = 0;
    for (let at = text.startsWith("\ufeff") ? 1 : 0; at < text.length; ) {
      const end = lineEnd(text, at);
      const line = text.slice(at, Math.min(end, at + LONGEST_HEAD)).trim();
      if (line !== "" && !line.startsWith("#") && !HEADER.test(line)) {
        const value = PAIR.exec(line)?.[1];
        if (value === undefined || !VALUE.test(value)) return undefined;
        pairs++;
        at = endOfValue(text, text.indexOf("=", at) + 1) + 1;
      } else at = end + 1;
    }
    return pairs > 0 ? new TomlText(text) : undefined;
  }

  scalarAround({ start, end }: Range): Scalar | undefined {
    if (!this.#isBareAt(start)) return undefined;
    const text = this.#text;
    const unit = this.#isValue ? /[\w:.+-]/ : /[\w-]/;
    let from = start;
    let to = end;
    while (start - from < LONGEST_SCALAR && unit.test(text.charAt(from - 1))) from--;
    while (to - end < LONGEST_SCALAR && unit.test(text.charAt(to))) to++;
    // A time may stand behind its date and a space (RFC 3339, section 5.6).
    const time = this.#isValue ? /^ \d\d:[\d:.+Z-]{1,24}/.exec(text.slice(to, to + 26)) : null;
    return { start: from, end: to + (time?.[0].length ?? 0), quote: '"' };
  }

  /** Walks on to `offset`; asked in ascending order, so that the text is walked over once. */
  #isBareAt(offset: number): boolean {
    const text = this.#text;
    while (this.#at < offset) {
      const sign = text.charAt(this.#at);
      if (sign === "\n") {
        this.#isComment = false;
        if (this.#depth <= 0) this.#isValue = false;
      } else if (!this.#isComment) {
        if (sign === '"' || sign === "'") {
          this.#at = endOfString(text, this.#at);
          continue;
        }
        if (sign === "#") this.#isComment = true;
        else if (sign === "=") this.#isValue = true;
        else if (this.#isValue && (sign === "[" || sign === "{")) this.#depth++;
        else if (this.#isValue && (sign === "]" || sign === "}")) this.#depth--;
      }
      this.#at++;
    }
    return this.#at === offset && !this.#isComment;
  }
}

/** Most units of a line of which key and first unit of the value are read. */
const LONGEST_HEAD = 2048;
const LONGEST_SCALAR = 256;

function lineEnd(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end < 0 ? text.length : end;
}

/** Offset of the line end behind the value that begins at `start`: strings and lists may go on over lines. */
function endOfValue(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === '"' || sign === "'") at = endOfString(text, at) - 1;
    else if (sign === "[" || sign === "{") depth++;
    else if (sign === "]" || sign === "}") depth--;
    else if (sign === "#") at = lineEnd(text, at) - 1;
    else if (sign === "\n" && depth <= 0) return at;
  }
  return text.length;
}

/** Offset behind the string that begins at `start`; one that is not closed ends with its line, one of three quotes with the text. */
function endOfString(text: string, start: number): number {
  const one = text.charAt(start);
  const quote = text.startsWith(one.repeat(3), start) ? one.repeat(3) : one;
  for (let at = start + quote.length; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === "\\" && one === '"') at++;
    else if (sign === "\n" && quote.length === 1) return at;
    else if (sign === one && text.startsWith(quote, at)) return at + quote.length;
  }
  return text.length;
}
