// Quotes around a value that redaction added: told apart from those of the text by the key, or the sign, that stands before them. Pure.
import { quotesFor } from "../scan/quoting/quotes.js";
import type { Span } from "./span.js";

/** What stands around a value in its raw text. */
export interface QuotedPlace {
  /** `added`: redaction writes the quotes. `own`: they stand in the text. */
  readonly by: "added" | "own";
  readonly quote: string;
  /** UTF-16 units between the opening quote and the value. */
  readonly lead: number;
  /** What stands before the opening quote, as a number, so that no text is kept. */
  readonly sign: number;
}

/** Finds what stands around the spans of one text; the places of quotes are worked out at the first question. */
export class QuotedPlaces {
  readonly #text: string;
  readonly #spans: readonly Span[];
  #added: ReadonlyMap<number, QuotedPlace> | undefined;

  constructor(text: string, spans: readonly Span[]) {
    this.#text = text;
    this.#spans = spans;
  }

  /** The place of the span with this index; undefined if no quotes stand there or will. */
  of(index: number): QuotedPlace | undefined {
    this.#added ??= new Map(
      quotesFor(this.#text, this.#spans).map(({ start, quote, first }) => {
        const lead = (this.#spans[first]?.start ?? start) - start;
        return [first, { by: "added", quote, lead, sign: signBefore(this.#text, start) }] as const;
      }),
    );
    const start = this.#spans[index]?.start ?? 0;
    return this.#added.get(index) ?? ownPlace(this.#text, start);
  }
}

const QUOTE = /(?:\\{0,7}["']|&quot;)$/;

function ownPlace(text: string, start: number): QuotedPlace | undefined {
  const quote = QUOTE.exec(text.slice(Math.max(0, start - 8), start))?.[0];
  if (quote === undefined) return undefined;
  return { by: "own", quote, lead: 0, sign: signBefore(text, start - quote.length) };
}

/** The key and its sign, or the sign of a list, before an opening quote: a number without meaning of its own. */
export function signBefore(text: string, at: number): number {
  const before = SIGN.exec(text.slice(Math.max(0, at - 64), at))?.[0] ?? "";
  let hash = 0;
  for (const unit of before.replace(/\s/g, "")) hash = (Math.imul(hash, 31) + unit.charCodeAt(0)) | 0;
  return hash;
}

const SIGN = /(?:[\w.-]{1,32}(?:\\{0,7}["'`]|&quot;)?[ \t]{0,8}[:=]|[-,([{])\s{0,16}$/;
