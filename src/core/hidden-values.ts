// The values that stand behind tokens of a text, still raw: what a placeholder is restored from. For src/restore/ alone (test/architecture.test.ts).
import { countBreaks, lineBreaksOf } from "./line-breaks.js";
import { hashOf } from "./marked.js";
import { type QuotedPlace, QuotedPlaces } from "./quoted-place.js";
import { expose, Raw } from "./raw.js";
import { type Resolved, rawOfResolved } from "./resolved.js";
import type { Span } from "./span.js";
import { plainReading, type TokenName, type Vault } from "./vault.js";

/** A value with the tokens that stand for it. */
export interface HiddenValue {
  /** Every name of the value. */
  readonly names: readonly TokenName[];
  /** The value as it was written at this place. */
  readonly value: Raw;
  /** The same without its case, as a number, to tell spellings apart. */
  readonly spelling: number;
  /** Line breaks that redaction puts after its token. */
  readonly breaks: number;
  /** False if letters of it are disguised, so that another spelling of it is better to read. */
  readonly plain: boolean;
  /** Quotes around it, and before it in its string. */
  readonly quoted: readonly QuotedPlace[];
  /** Where it stands; it holds no text. */
  readonly span: Span;
}

/**
 * The values of a text whose category and first ten hex digits `isAskedFor`, in the form of `tokenKey`. No other value is taken out of the
 * text. A value is a copy, so that the text need not stay in memory for it.
 */
export function hiddenValuesIn(
  resolved: Resolved,
  vault: Vault,
  isAskedFor: (key: string) => boolean,
): readonly HiddenValue[] {
  const text = expose(rawOfResolved(resolved));
  const found: HiddenValue[] = [];
  const quotes = new QuotedPlaces(text, resolved.spans);
  for (const [index, span] of resolved.spans.entries()) {
    const { start, end, category } = span;
    if (category === null) continue;
    const token = vault.placeholderAt(category, text, start, end);
    // Before it was an alias, an alias had digits of its own.
    if (!token.includes(".") && !isAskedFor(tokenKey(token))) continue;
    const names = vault.namesAt(category, text, start, end).filter(({ short }) => isAskedFor(tokenKey(short)));
    if (names.length === 0) continue;
    const written = Buffer.from(text.slice(start, end), "utf16le").toString("utf16le");
    const breaks = countBreaks(lineBreaksOf(text, start, end));
    const plain = plainReading(category, written) === written;
    const spelling = hashOf(written.toLowerCase());
    found.push({ names, value: Raw.of(written), spelling, breaks, plain, quoted: quotes.of(index), span });
  }
  return found;
}

/** What the full and the short form of one placeholder have in common: bracket, category, ten hex digits. */
export function tokenKey(token: string): string {
  return token.slice(0, token.lastIndexOf("_") + 11);
}
