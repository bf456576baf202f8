// Why a text is redacted as it is: each span with its row, its rank and its place. Values are closed: see found-value.ts.
import { Detected } from "./detected.js";
import { FoundValue } from "./found-value.js";
import type { Policy } from "./policy.js";
import { type Line, line } from "./quantity.js";
import { expose, type Raw } from "./raw.js";
import { Redacted } from "./redacted.js";
import { Resolved } from "./resolved.js";
import { RANK, type RankName, type Span } from "./span.js";
import type { Vault } from "./vault.js";

/** `hidden`: replaced. `kept`: left on purpose, as an allowed word or as a placeholder. `outranked`: found, but another span took its place. */
export type Outcome = "hidden" | "kept" | "outranked";

/** One span of a text. */
export interface Finding {
  readonly outcome: Outcome;
  /** Lines of its first and of its last unit. */
  readonly first: Line;
  readonly last: Line;
  /** Null for what is kept. */
  readonly category: Redacted | null;
  readonly rank: Redacted;
  /** Name of the row. */
  readonly row: Redacted;
  /** What the row had to go by, if it can say so. */
  readonly reason: Redacted | null;
  /** What stands in the redacted text; null unless the span is hidden. */
  readonly placeholder: Redacted | null;
  readonly value: FoundValue;
}

/**
 * Every span that is hidden, in order; with `all` those that are kept or outranked too. What another span left of an outranked one is
 * hidden under the row of that one. Throws what detecting and resolving throw.
 */
export function explain(raw: Raw, policy: Policy, vault: Vault, all: boolean): readonly Finding[] {
  const detected = Detected.run(raw, policy);
  const resolved = Resolved.from(detected);
  const placeholders = Redacted.placeholders(resolved, vault);
  const hidden = resolved.spans.map((span, at) => ({ span, placeholder: placeholders[at] ?? null }));
  const others = all ? othersOf(detected, resolved).map((span) => ({ span, placeholder: null })) : [];
  const text = expose(raw);
  const lineAt = lineCounter(text);
  return [...hidden, ...others].sort(byPlace).map(({ span, placeholder }) => {
    const { start, end, category } = span;
    const first = lineAt(start);
    return {
      outcome: placeholder !== null ? "hidden" : category === null ? "kept" : "outranked",
      first: line(first),
      last: line(first + breaksIn(text, start, end - 1)),
      category: category === null ? null : Redacted.word(category),
      rank: Redacted.word(nameOfRank(span)),
      row: Redacted.rowName(policy, span.row),
      reason: reasonOf(span, policy),
      placeholder,
      value: new FoundValue(text.slice(start, end)),
    };
  });
}

interface Placed {
  readonly span: Span;
  readonly placeholder: Redacted | null;
}

function byPlace(one: Placed, other: Placed): number {
  return one.span.start - other.span.start || other.span.rank - one.span.rank || one.span.row - other.span.row;
}

/** Detected spans that are not hidden as they are, each once. */
function othersOf(detected: Detected, resolved: Resolved): readonly Span[] {
  const seen = new Set(resolved.spans.map(keyOf));
  return detected.spans.filter((span) => {
    const key = keyOf(span);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

const keyOf = ({ start, end, row }: Span): string => `${start} ${end} ${row}`;

function nameOfRank({ rank }: Span): RankName {
  return RANK_NAMES.find((name) => RANK[name] === rank) ?? "plugin";
}

/** Keys of a constant object of ours, which the language gives as strings. */
const RANK_NAMES = Object.keys(RANK) as readonly RankName[];

function reasonOf({ row, evidence }: Span, policy: Policy): Redacted | null {
  if (evidence === undefined) return null;
  return policy.detectorOf(row)?.explain?.(evidence) ?? null;
}

/** Numbers of lines, 1-based, for offsets that are asked for in ascending order. */
function lineCounter(text: string): (offset: number) => number {
  let at = 0;
  let number = 1;
  return (offset) => {
    number += breaksIn(text, at, offset);
    at = offset;
    return number;
  };
}

/** Line breaks that are over by `end`: LF, CRLF, or a CR that no LF follows. */
function breaksIn(text: string, start: number, end: number): number {
  let breaks = 0;
  for (let at = start; at < end; at++) {
    const unit = text.charCodeAt(at);
    if (unit === LF || (unit === CR && text.charCodeAt(at + 1) !== LF)) breaks++;
  }
  return breaks;
}

const LF = 10;
const CR = 13;
