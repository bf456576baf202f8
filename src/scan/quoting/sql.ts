// Bare scalars in the lists of values of SQL, and in its comparisons and assignments.
import { beforeSpace, endOfScalar, startOfScalar } from "./json.js";
import type { Range, Scalar, StructuredText } from "./quotes.js";

/** Behind the columns or the table of an insert. */
const VALUES = /\bvalues\s{0,64}\((?<=(?:\)|\binto\s{1,8}[\w."`]{1,128})\s{0,64}values\s{0,64}\()/gi;
const SCALAR = /^[\w.:+-]{1,256}$/;
/** `SET phone = ` and `WHERE phone = `, behind the words of a statement. */
const COMPARED =
  /\b(?:update|delete|select)\s[^;]{0,512}\s(?:set|where|and|or|,)\s{1,8}["`]?\w{1,64}["`]?\s{0,4}=\s{0,4}$/i;

/** A text that may hold statements. It is walked over from list to list, and only if a bare scalar is hidden between commas. */
export class SqlText implements StructuredText {
  readonly #text: string;
  #at = 0;
  /** Open brackets; 0 outside of a list of values. */
  #depth = 0;
  #isInString = false;

  constructor(text: string) {
    this.#text = text;
  }

  scalarAround(range: Range): Scalar | undefined {
    const text = this.#text;
    const start = startOfScalar(text, range.start);
    const before = text.charAt(beforeSpace(text, start) - 1);
    const end = endOfScalar(text, range.end);
    if (!SCALAR.test(text.slice(start, end))) return undefined;
    if (before === "=") {
      const isCompared = /^\s{0,8}(?:[,;)]|and\b|or\b|where\b|$)/i.test(text.slice(end, end + 16));
      return isCompared && COMPARED.test(text.slice(Math.max(0, start - 600), start))
        ? { start, end, quote: "'" }
        : undefined;
    }
    if ((before !== "(" && before !== ",") || !/^\s{0,8}[,)]/.test(text.slice(end, end + 9))) return undefined;
    return this.#isBareAt(start) ? { start, end, quote: "'" } : undefined;
  }

  #isBareAt(offset: number): boolean {
    const text = this.#text;
    while (this.#at < offset) {
      if (this.#depth === 0) {
        VALUES.lastIndex = this.#at;
        this.#at = VALUES.test(text) ? VALUES.lastIndex : text.length;
        this.#depth = this.#at < text.length ? 1 : 0;
        continue;
      }
      const sign = text.charAt(this.#at++);
      if (sign === "\\" && this.#isInString) this.#at++;
      else if (sign === "'") this.#isInString = !this.#isInString;
      else if (!this.#isInString && sign === "(") this.#depth++;
      else if (!this.#isInString && sign === ")" && --this.#depth === 0) this.#enterNext();
    }
    return this.#depth > 0 && !this.#isInString && this.#at === offset;
  }

  /** Goes on to the next list of the same statement, if one follows. */
  #enterNext(): void {
    const next = /^\s{0,64},\s{0,64}\(/.exec(this.#text.slice(this.#at, this.#at + 130));
    if (next === null) return;
    this.#at += next[0].length;
    this.#depth = 1;
  }
}
