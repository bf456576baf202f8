// Quotes around a value that redaction added: told apart from those of the text by what stands around them. Pure.
import { quotesFor } from "../scan/quoting/quotes.js";
import { hashOf, Marked } from "./marked.js";
import type { Span } from "./span.js";

/** What stands around a value in its raw text. */
export type QuotedPlace = AddedPlace | OwnPlace;

interface Place {
  readonly quote: string;
  /** UTF-16 units between the opening quote and the value. */
  readonly lead: number;
  /** What stands before the value, as a number, so that no text is kept. */
  readonly sign: number;
}

/** Redaction writes the quotes. */
export interface AddedPlace extends Place {
  readonly by: "added";
  /** Between the value and the closing quote: UTF-16 units, of which a hidden value is one. */
  readonly tail: number;
  /** What stands behind the value, as a number. */
  readonly rest: number;
  /** The value as it is written here but for case, as a number: another spelling may need its quotes. */
  readonly spelling: number;
}

/** The quotes stand in the text; where they close does not matter. */
export interface OwnPlace extends Place {
  readonly by: "own";
}

/** Most units between an opening quote and the value. Behind more, quotes stay. */
const LONGEST_LEAD = 256;

/** Finds what stands around the spans of one text; the places of quotes are worked out at the first question. */
export class QuotedPlaces {
  readonly #text: string;
  readonly #spans: readonly Span[];
  #knownMarks: Marked | undefined;
  #added: ReadonlyMap<number, AddedPlace> | undefined;

  constructor(text: string, spans: readonly Span[]) {
    this.#text = text;
    this.#spans = spans;
  }

  get #marked(): Marked {
    this.#knownMarks ??= new Marked(
      this.#text,
      this.#spans.filter(({ category }) => category !== null),
    );
    return this.#knownMarks;
  }

  /** The places of the span with this index; none if no quotes stand there or will. */
  of(index: number): readonly QuotedPlace[] {
    this.#added ??= this.#addedPlaces();
    const added = this.#added.get(index);
    return added === undefined ? this.#ownPlaces(index) : [added];
  }

  #addedPlaces(): ReadonlyMap<number, AddedPlace> {
    const places = new Map<number, AddedPlace>();
    for (const { start, end, quote, first } of quotesFor(this.#text, this.#spans)) {
      const span = this.#spans[first];
      if (span === undefined || span.start - start > LONGEST_LEAD) continue;
      // What is bare behind a quoted key in YAML may be no value in JSON.
      if (this.#marked.hasQuotedKeyBefore(start) && !JSON_NUMBER.test(this.#text.slice(start, end))) continue;
      const sign = this.#marked.signBefore(start, start, span.start);
      const tail = this.#marked.unitsBetween(span.end, end);
      const rest = this.#marked.restBehind(span.end, end, end);
      const spelling = hashOf(this.#text.slice(span.start, span.end).toLowerCase());
      places.set(first, { by: "added", quote, lead: span.start - start, sign, tail, rest, spelling });
    }
    return places;
  }

  /** A place for every quote before a value that may open the string which it is in. */
  #ownPlaces(index: number): readonly OwnPlace[] {
    const start = this.#spans[index]?.start ?? 0;
    const from = Math.max(0, start - LONGEST_LEAD, this.#spans[index - 1]?.end ?? 0);
    const places: OwnPlace[] = [];
    for (const { 0: quote, index: at } of this.#text.slice(from, start).matchAll(QUOTE)) {
      const open = from + at;
      if (/\w/.test(this.#text.charAt(open - 1))) continue;
      const behind = open + quote.length;
      places.push({ by: "own", quote, lead: start - behind, sign: this.#marked.signBefore(open, behind, start) });
    }
    return places;
  }
}

const QUOTE = /\\{0,7}["']|&quot;/g;
/** RFC 8259, section 6. */
const JSON_NUMBER = /^-?(?:0|[1-9]\d{0,255})(?:\.\d{1,255})?(?:[eE][+-]?\d{1,8})?$/;
