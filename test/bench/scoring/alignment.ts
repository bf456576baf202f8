// Finds which characters of a text are left in its redacted form, from the two texts alone: no span of the engine is trusted.
import { SPACE, WORD } from "./characters.js";
import { matchingTokens } from "./matching-tokens.js";

/** A placeholder of any engine that writes `[CATEGORY_hex]`. Wider than our own grammar, so that others can be measured. */
const PLACEHOLDER = /\[[A-Z_]+_[0-9a-f]{8,32}(?:\.[0-9a-f]{8})?\]/g;
const CATEGORY = /^\[([A-Z_]+?)_[0-9a-f]{8,32}/;
const TOKENS = new RegExp(`[${WORD}]+|[${SPACE}]+|[^${WORD}${SPACE}]`, "gu");

/** Stands where a placeholder stood; no token of a text is joined across it. */
export const CUT = "\0";

/** A redacted text cut at its placeholders: always one literal more than categories. */
export interface Pieces {
  readonly literals: readonly string[];
  readonly categories: readonly string[];
}

/** A stretch of the original that is gone, in UTF-16 units, and the category of the placeholder that took it. */
export interface Gap {
  readonly start: number;
  readonly end: number;
  readonly category: string;
}

export interface Alignment {
  /** 1 for each UTF-16 unit of the original that is left. */
  readonly kept: Uint8Array;
  readonly gaps: readonly Gap[];
  /** True if the literals do not fit the original, so that matching by tokens had to do. */
  readonly realigned: boolean;
}

export function cutAtPlaceholders(redacted: string): Pieces {
  const literals: string[] = [];
  const categories: string[] = [];
  let at = 0;
  for (const { 0: placeholder, index } of redacted.matchAll(PLACEHOLDER)) {
    literals.push(redacted.slice(at, index));
    categories.push(CATEGORY.exec(placeholder)?.[1] ?? "?");
    at = index + placeholder.length;
  }
  literals.push(redacted.slice(at));
  return { literals, categories };
}

/** Aligns by leftmost fit, which finds a fit whenever there is one, else by matching tokens. */
export function align(original: string, pieces: Pieces): Alignment {
  const gaps = leftmostFit(original, pieces);
  if (gaps !== undefined) return { kept: keptAround(gaps, original.length), gaps, realigned: false };
  return alignByTokens(original, pieces.literals);
}

/** The gaps between the literals: first and last literal at the ends, each other at its first place that leaves a gap before it. */
function leftmostFit(original: string, { literals, categories }: Pieces): Gap[] | undefined {
  const first = literals[0] ?? "";
  const last = literals.at(-1) ?? "";
  if (literals.length === 1) return first === original ? [] : undefined;
  if (!original.startsWith(first) || !original.endsWith(last)) return undefined;
  const end = original.length - last.length;
  const gaps: Gap[] = [];
  let at = first.length;
  for (const [index, literal] of literals.slice(1, -1).entries()) {
    const from = at + codePointLength(original, at);
    const found = original.indexOf(literal, from);
    if (found < from || found + literal.length > end) return undefined;
    gaps.push({ start: at, end: found, category: categories[index] ?? "?" });
    at = found + literal.length;
  }
  if (end <= at) return undefined;
  gaps.push({ start: at, end, category: categories.at(-1) ?? "?" });
  return gaps;
}

/** UTF-16 units of the code point at `offset`; 1 at the end of the text. */
function codePointLength(text: string, offset: number): number {
  return (text.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1;
}

function keptAround(gaps: readonly Gap[], length: number): Uint8Array {
  const kept = new Uint8Array(length).fill(1);
  for (const { start, end } of gaps) kept.fill(0, start, end);
  return kept;
}

function alignByTokens(original: string, literals: readonly string[]): Alignment {
  const tokens = Array.from(original.matchAll(TOKENS));
  const words = tokens.map(([word]) => word);
  const matched = matchingTokens(words, literals.join(CUT).match(TOKENS) ?? []);
  const kept = new Uint8Array(original.length);
  tokens.forEach(({ 0: word, index }, at) => {
    if (matched[at] === 1) kept.fill(1, index, index + word.length);
  });
  return { kept, gaps: gapsIn(kept), realigned: true };
}

function gapsIn(kept: Uint8Array): Gap[] {
  const gaps: Gap[] = [];
  for (let start = kept.indexOf(0); start !== -1; ) {
    const next = kept.indexOf(1, start);
    const end = next === -1 ? kept.length : next;
    gaps.push({ start, end, category: "REALIGNED" });
    start = kept.indexOf(0, end);
  }
  return gaps;
}
