// The grammar of placeholders and the normalisation of values. The derivation itself is in vault.ts.
import { foldCase } from "./case-folding.js";
import { CATEGORIES, type Category } from "./category.js";

/** How many hex digits of the digest a placeholder shows: 32 (full) or 10 (short). */
export type PlaceholderForm = "full" | "short";

export const DIGITS: Readonly<Record<PlaceholderForm, number>> = { full: 32, short: 10 };

/**
 * The value as it enters the digest: Unicode white space trimmed, runs of space, tab, CR and LF collapsed to one space,
 * then full case folding. Other Unicode spaces, hyphens and composed letters stay as they are.
 */
export function normaliseValue(value: string): string {
  return foldCase(value.replace(EDGE_SPACE, "").replace(/[ \t\r\n]+/g, " "));
}

/**
 * One unit of white space, as the source of a pattern: White_Space of the Unicode Character Database and the four information separators,
 * which the reference trims as well. `String.trim` differs at U+001C to U+001F, U+0085 and U+FEFF.
 */
export const SPACE = "[\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]";

/** White space at the two ends of a text. */
export const EDGE_SPACE = new RegExp(`^${SPACE}+|(?<!${SPACE})${SPACE}+$`, "g");

/** Source of a pattern for one complete placeholder, full or short, with or without an alias form. */
const PLACEHOLDER_SOURCE = `\\[(?:${CATEGORIES.join("|")})_(?:[0-9a-f]{32}(?:\\.[0-9a-f]{8})?|[0-9a-f]{10}(?:\\.[0-9a-f]{4})?)\\]`;

/** Longest complete placeholder in UTF-16 units: bracket, longest category, digits, form suffix, bracket. */
export const LONGEST_PLACEHOLDER = 2 + Math.max(...CATEGORIES.map((category) => category.length)) + 1 + 32 + 9;

const AT_POSITION = new RegExp(PLACEHOLDER_SOURCE, "y");

/** End (UTF-16 offset) of the placeholder that starts at the bracket at `start`, or -1 if none does. */
export function placeholderEnd(text: string, start: number): number {
  AT_POSITION.lastIndex = start;
  return AT_POSITION.test(text) ? AT_POSITION.lastIndex : -1;
}

/** Source of a pattern for a reference to a path: `@p_` or `redctx://p_` and 12 hex digits, standing free. */
const REFERENCE_SOURCE = "(?:(?<![0-9A-Za-z_@])@|(?<![0-9A-Za-z_])redctx://)p_[0-9a-f]{12}(?![0-9A-Za-z_])";

/** A placeholder or a reference as it stands in a text. */
export interface Token {
  /** UTF-16 units; the end is exclusive. */
  readonly start: number;
  readonly end: number;
  /** Its exact characters. */
  readonly text: string;
  /** Category of a placeholder; null for a reference to a path. */
  readonly category: Category | null;
}

/** Every exact token of a text, in order. */
export function tokensIn(text: string): Token[] {
  return Array.from(text.matchAll(new RegExp(`${PLACEHOLDER_SOURCE}|${REFERENCE_SOURCE}`, "g")), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
    category: CATEGORIES.find((category) => match[0].startsWith(`[${category}_`)) ?? null,
  }));
}

/** True if a text is exactly one token. */
export function isToken(text: string): boolean {
  const [first] = tokensIn(text);
  return first?.text === text;
}
