// A text read so that its raw and its redacted form are alike: every hidden value, and every placeholder, is one and the same sign. Pure.

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Units before a value without a key that are compared. */
const WINDOW = 64;

/** Stands for a hidden value. */
const MARK = "\0";

/** Reads what stands around a place as numbers without meaning of their own. Ranges are disjoint. */
export class Marked {
  readonly #text: string;
  readonly #ends: ReadonlyMap<number, number>;
  readonly #starts: ReadonlyMap<number, number>;

  constructor(text: string, ranges: readonly Range[]) {
    this.#text = text;
    this.#ends = new Map(ranges.map(({ start, end }) => [start, end]));
    this.#starts = new Map(ranges.map(({ start, end }) => [end, start]));
  }

  /**
   * What stands before a value and its quote: a quoted key, or a key that begins its line, else all that is near; then the part of the scalar
   * in [leadStart, leadEnd). `at` is where the opening quote stands or will.
   */
  signBefore(at: number, leadStart: number, leadEnd: number): number {
    return hashOf(`${this.#keyBefore(at) ?? this.#windowBefore(at)}\n${this.#text.slice(leadStart, leadEnd)}`);
  }

  hasQuotedKeyBefore(at: number): boolean {
    return QUOTED_KEY.test(this.#text.slice(Math.max(0, at - 256), at));
  }

  /** The rest of a scalar in [from, to), and the kind of sign behind it and its quote, at `behind`. */
  restBehind(from: number, to: number, behind: number): number {
    let rest = "";
    for (let at = from; at < to; at = this.#next(at)) rest += this.#ends.has(at) ? MARK : this.#text.charAt(at);
    return hashOf(`${rest}\n${this.#kindBehind(behind)}`);
  }

  /** Units in [from, to), of which a hidden value is one. */
  unitsBetween(from: number, to: number): number {
    let units = 0;
    for (let at = from; at < to; at = this.#next(at)) units++;
    return units;
  }

  /** Offset behind so many units. */
  skip(from: number, units: number): number {
    let at = from;
    for (let left = units; left > 0 && at < this.#text.length; left--) at = this.#next(at);
    return at;
  }

  #next(at: number): number {
    return this.#ends.get(at) ?? at + 1;
  }

  #keyBefore(at: number): string | undefined {
    const before = this.#text.slice(Math.max(0, at - 256), at);
    const quoted = QUOTED_KEY.exec(before);
    if (quoted !== null) return quoted[0].trimEnd();
    const line = LINE_KEY.exec(before);
    if (line === null || (line[1] === "" && at > before.length)) return undefined;
    // In brackets a key may be one of code.
    return OPENERS.test(before.slice(0, line.index)) ? undefined : `${line[2]}${line[3]}`;
  }

  /** Without white space and quotes, which redaction may have added. */
  #windowBefore(at: number): string {
    let window = "";
    let from = at;
    for (let left = WINDOW * 4; window.length < WINDOW && from > 0 && left > 0; left--) {
      const start = this.#starts.get(from);
      const unit = start === undefined ? this.#text.charAt(from - 1) : MARK;
      if (!PASSED_OVER.test(unit)) window += unit;
      from = start ?? from - 1;
    }
    return from === 0 ? `${window}^` : window;
  }

  #kindBehind(at: number): string {
    const behind = this.#text.slice(at, at + 256);
    const next = /^\s*/.exec(behind)?.[0].length ?? 0;
    if (/[,}\])]/.test(behind.charAt(next))) return "closed";
    const onLine = /^[ \t]*/.exec(behind)?.[0].length ?? 0;
    if (/^(?:[\r\n]|$)/.test(behind.slice(onLine))) return "line";
    return this.#ends.has(at + onLine) ? MARK : behind.charAt(onLine);
  }
}

const QUOTED_KEY = /(\\{0,7}["']|&quot;)[\w. -]{1,64}\1\s{0,16}:\s{0,16}$/;
/** A line with nothing but marks of a list before the key. */
const LINE_KEY = /(^|[\r\n])[ \t]{0,64}(?:- {1,16}){0,8}([\w.-]{1,64})[ \t]{0,8}([:=])[ \t]{0,64}$/;
const OPENERS = /[{[(,]\s{0,64}$/;
const PASSED_OVER = /[\s"'\\]/;

/** A number for a text, without meaning of its own. */
export function hashOf(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return hash;
}
