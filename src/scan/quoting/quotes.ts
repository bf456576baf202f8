// Quotes that a text needs around what is hidden in it: a placeholder begins with `[`, which JSON, YAML, TOML and SQL take for more than a value.
import { JsonText, keyedScalar } from "./json.js";
import { SqlText } from "./sql.js";
import { TomlText } from "./toml.js";
import { YamlText } from "./yaml.js";

/** UTF-16 units; the end is exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A scalar that takes quotes. */
export interface Scalar extends Range {
  /** The quote to write before and behind it; undefined for the one that its text leaves free. */
  readonly quote?: string;
}

/** Quotes around [start, end) of a text. */
export interface AddedQuotes extends Range {
  readonly quote: string;
  /** Index of the first hidden range inside. */
  readonly first: number;
}

/** A text of one format, asked about ranges in ascending order. */
export interface StructuredText {
  /** The bare scalar that [start, end) is in, if the format needs quotes around it once the range is hidden. */
  scalarAround(range: Range): Scalar | undefined;
}

/** The quotes for hidden ranges, which are disjoint and ascending. None crosses a range, and none goes around text that has line ends hidden. */
export function quotesFor(text: string, hidden: readonly Range[]): readonly AddedQuotes[] {
  const added: AddedQuotes[] = [];
  if (hidden.length === 0) return added;
  const format = JsonText.of(text) ?? TomlText.of(text) ?? YamlText.of(text) ?? new SqlText(text);
  let end = 0;
  for (let first = 0; first < hidden.length; first++) {
    const range = hidden[first] as Range;
    if (range.start < end) continue;
    const scalar = keyedScalar(text, range) ?? format.scalarAround(range);
    if (scalar === undefined || !holdsWhole(text, scalar, hidden, first)) continue;
    const quote = scalar.quote ?? freeQuote(text, scalar, hidden, first);
    if (quote === undefined) continue;
    added.push({ start: scalar.start, end: scalar.end, quote, first });
    end = scalar.end;
  }
  return added;
}

/** True if the ranges that meet a scalar lie in it as a whole and hold no line end. */
function holdsWhole(text: string, scalar: Range, hidden: readonly Range[], first: number): boolean {
  if ((hidden[first - 1]?.end ?? 0) > scalar.start) return false;
  for (let at = first; ; at++) {
    const range = hidden[at];
    if (range === undefined || range.start >= scalar.end) return true;
    if (range.end > scalar.end || /[\r\n]/.test(text.slice(range.start, range.end))) return false;
  }
}

/** A quote that what is left of a scalar does not hold; undefined if it holds both, or nothing that is read alike in both. */
function freeQuote(text: string, scalar: Range, hidden: readonly Range[], first: number): string | undefined {
  let left = "";
  let at = scalar.start;
  for (let index = first; (hidden[index]?.start ?? scalar.end) < scalar.end; index++) {
    const range = hidden[index] as Range;
    left += text.slice(at, range.start);
    at = range.end;
  }
  left += text.slice(at, scalar.end);
  if (!/["\\]/.test(left)) return '"';
  return left.includes("'") ? undefined : "'";
}
