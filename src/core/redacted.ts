// Last state: text that may leave. Anyone may read it; only the engine and our own words make it.
import { type AddedQuotes, quotesFor } from "../scan/quoting/quotes.js";
import { AuthorId } from "./author-id.js";
import { CATEGORIES, type Category } from "./category.js";
import { lineBreaksOf } from "./line-breaks.js";
import { Ref } from "./path-id.js";
import { isToken, LONGEST_PLACEHOLDER, placeholderEnd } from "./placeholder.js";
import { Policy } from "./policy.js";
import { type Bytes, type Count, isQuantity, type Line } from "./quantity.js";
import { expose } from "./raw.js";
import { type Resolved, rawOfResolved } from "./resolved.js";
import { RANK, type RankName } from "./span.js";
import { Splice } from "./splice.js";
import type { Vault } from "./vault.js";

/** What may stand in a hole of `Redacted.say`. */
export type Hole = Redacted | Ref | AuthorId | Count | Line | Bytes;

/** Held by this module alone, so that reflection cannot construct what the compiler refuses. */
const DOOR = Symbol("redacted");

/** Text that may cross the boundary. */
export class Redacted {
  readonly #text: string;
  #lineStarts: readonly number[] | undefined;

  private constructor(door: typeof DOOR, text: string) {
    if (door !== DOOR) throw new TypeError("BOUNDARY");
    this.#text = text;
  }

  static is(value: unknown): value is Redacted {
    return typeof value === "object" && value !== null && #text in value;
  }

  static readonly empty = new Redacted(DOOR, "");

  /** The placeholder of each span, in their order. */
  static placeholders(resolved: Resolved, vault: Vault): readonly Redacted[] {
    const text = expose(rawOfResolved(resolved));
    return resolved.spans.map(({ start, end, category }) =>
      category === null ? Redacted.empty : new Redacted(DOOR, vault.placeholderAt(category, text, start, end)),
    );
  }

  /**
   * Replaces every span by the placeholder of its value. The line breaks of a value follow its placeholder, so lines stay in place. A bare
   * scalar takes quotes where its format would not parse with a placeholder in it.
   */
  static from(resolved: Resolved, vault: Vault): Redacted {
    const text = expose(rawOfResolved(resolved));
    if (resolved.spans.length === 0) return new Redacted(DOOR, text);
    const spliced = new Splice(text, resolved.spans.length * LONGEST_PLACEHOLDER);
    const quotes = marksOf(quotesFor(text, resolved.spans));
    let quote = 0;
    let at = 0;
    const copyTo = (end: number) => {
      for (let mark = quotes[quote]; mark !== undefined && mark.at <= end; mark = quotes[++quote]) {
        spliced.copy(at, mark.at);
        spliced.write(mark.quote);
        at = mark.at;
      }
      spliced.copy(at, end);
    };
    for (const { start, end, category } of resolved.spans) {
      if (category === null) continue;
      copyTo(start);
      spliced.write(vault.placeholderAt(category, text, start, end));
      const breaks = lineBreaksOf(text, start, end);
      if (breaks !== "") spliced.write(breaks);
      at = end;
    }
    copyTo(text.length);
    return new Redacted(DOOR, spliced.toString());
  }

  /** A tagged template: the words are ours, the holes are safe already. It is never called as a function (test/architecture.test.ts). */
  static say(words: TemplateStringsArray, ...holes: readonly Hole[]): Redacted {
    if (!isTemplate(words, holes.length) || !holes.every(isHole)) throw new TypeError("BOUNDARY");
    return new Redacted(DOOR, String.raw({ raw: words }, ...holes));
  }

  /** A token in its exact form, which holds nothing but a category and hex digits. Throws BOUNDARY for any other text. */
  static token(text: string): Redacted {
    if (!isToken(text)) throw new TypeError("BOUNDARY");
    return new Redacted(DOOR, text);
  }

  /** Texts one after the other, with `separator` between them. */
  static join(parts: readonly Redacted[], separator: Redacted = Redacted.empty): Redacted {
    return new Redacted(DOOR, parts.map((part) => part.#text).join(separator.#text));
  }

  /** A category or the name of a rank. Throws a TypeError with a constant text for any other word. */
  static word(word: Category | RankName): Redacted {
    if (!CLOSED_WORDS.has(word)) throw new TypeError("BOUNDARY");
    return new Redacted(DOOR, word);
  }

  /** The name of a row of a compiled policy, such as `baseline/email`. Throws a TypeError for one that is not made as names of rows are. */
  static rowName(policy: Policy, row: number): Redacted {
    const name = Policy.is(policy) ? policy.rowId(row) : "";
    if (!ROW_NAME.test(name)) throw new TypeError("BOUNDARY");
    return new Redacted(DOOR, name);
  }

  /** Length in UTF-16 units. */
  get length(): number {
    return this.#text.length;
  }

  /** Bytes of memory that the text takes: one a unit where all are below U+0100, else two. */
  get heldBytes(): number {
    return /[^\0-\xff]/.test(this.#text) ? this.#text.length * 2 : this.#text.length;
  }

  /** Number of lines. A line ends at LF, CRLF or a lone CR; what follows the last break counts if it is not empty. */
  get lineCount(): number {
    return this.#starts().length;
  }

  /** Lines `first` to `last`, 1-based and inclusive, with their line breaks; empty where there are none. */
  lines(first: number, last: number): Redacted {
    const starts = this.#starts();
    const start = starts[Math.max(first, 1) - 1];
    if (start === undefined || last < first) return Redacted.empty;
    return new Redacted(DOOR, this.#text.slice(start, starts[last] ?? this.#text.length));
  }

  /** One line, 1-based, without its line break. */
  line(number: number): Redacted {
    return new Redacted(DOOR, this.lines(number, number).#text.replace(/(?:\r\n|\r|\n)$/, ""));
  }

  /** Each line with its number before it, right-aligned in six columns, and a tab; the first line has the number `first`. */
  numbered(first: number): Redacted {
    const starts = this.#starts();
    const lines = starts.map(
      (start, at) => `${String(first + at).padStart(6)}\t${this.#text.slice(start, starts[at + 1])}`,
    );
    return new Redacted(DOOR, lines.join(""));
  }

  /** Offset in UTF-16 units at which a line, 1-based, begins; the length of the text past its end. */
  lineStart(number: number): number {
    return this.#starts()[number - 1] ?? this.#text.length;
  }

  /** Number of the line, 1-based, on which the unit at `offset` lies. */
  lineAt(offset: number): number {
    const starts = this.#starts();
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  }

  /** The parts between occurrences of `separator`, a constant of ours such as `/`; no placeholder holds one. */
  split(separator: "/"): readonly Redacted[] {
    return this.#text.split(separator).map((part) => new Redacted(DOOR, part));
  }

  /** The first `units` UTF-16 units or fewer: never a part of a placeholder, of a CRLF or of a surrogate pair. */
  truncate(units: number): Redacted {
    if (this.#text.length <= units) return this;
    return new Redacted(DOOR, this.#text.slice(0, cutBefore(this.#text, units)));
  }

  /** Units `start` to `end`, the end exclusive; each of the two is moved back where it would cut what `truncate` keeps whole. */
  slice(start: number, end: number): Redacted {
    const { length } = this.#text;
    const place = (units: number) => (units >= length ? length : cutBefore(this.#text, Math.max(units, 0)));
    return new Redacted(DOOR, this.#text.slice(place(start), place(end)));
  }

  /** The text as JSON writes a string. */
  quoted(): Redacted {
    return new Redacted(DOOR, JSON.stringify(this.#text));
  }

  /** The same text with a line feed at its end, if it has none. */
  withFinalNewline(): Redacted {
    return /[\r\n]$/.test(this.#text) ? this : new Redacted(DOOR, `${this.#text}\n`);
  }

  /** Reading is free; only making is guarded. */
  toString(): string {
    return this.#text;
  }

  #starts(): readonly number[] {
    this.#lineStarts ??= lineStarts(this.#text);
    return this.#lineStarts;
  }
}

/** Opening and closing quotes in the order of their places. */
function marksOf(quotes: readonly AddedQuotes[]): readonly { readonly at: number; readonly quote: string }[] {
  return quotes.flatMap(({ start, end, quote }) => [
    { at: start, quote },
    { at: end, quote },
  ]);
}

const CLOSED_WORDS: ReadonlySet<string> = new Set([...CATEGORIES, ...Object.keys(RANK)]);

/** Small words joined by slashes, hyphens and dots, as rows are named; nothing that a text would hide looks like it on purpose. */
const ROW_NAME = /^[a-z][a-z0-9]{0,31}(?:[/.-][a-z0-9]{1,32}){0,7}$/;

/** What the language hands to a tag: two frozen lists of one length, one longer than the holes. */
function isTemplate(words: unknown, holes: number): boolean {
  if (!Array.isArray(words) || !Object.isFrozen(words) || words.length !== holes + 1) return false;
  const raw: unknown = Object.getOwnPropertyDescriptor(words, "raw")?.value;
  return Array.isArray(raw) && Object.isFrozen(raw) && raw.length === words.length;
}

function isHole(hole: unknown): boolean {
  return Redacted.is(hole) || Ref.is(hole) || AuthorId.is(hole) || isQuantity(hole);
}

function lineStarts(text: string): number[] {
  const starts = text === "" ? [] : [0];
  for (const match of text.matchAll(/\r\n|\r|\n/g)) {
    const next = match.index + match[0].length;
    if (next < text.length) starts.push(next);
  }
  return starts;
}

function cutBefore(text: string, units: number): number {
  for (let start = Math.max(0, units - LONGEST_PLACEHOLDER); start < units; start++) {
    if (text.charCodeAt(start) === 0x5b && placeholderEnd(text, start) > units) return start;
  }
  const splitsPair = /[\ud800-\udbff]/.test(text.charAt(units - 1)) && /[\udc00-\udfff]/.test(text.charAt(units));
  const splitsBreak = text.charAt(units - 1) === "\r" && text.charAt(units) === "\n";
  return splitsPair || splitsBreak ? units - 1 : units;
}
