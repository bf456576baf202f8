// Third state: proof that spans are in range, sorted and disjoint, and that nothing a detector found is left uncovered.
import { Failure } from "../boundary/failure.js";
import { type Detected, rawOfDetected } from "./detected.js";
import { expose, type Raw } from "./raw.js";
import type { Span } from "./span.js";

/** Held by this module alone, so that reflection cannot construct what the compiler refuses. */
const DOOR = Symbol("resolved");

let open: (resolved: Resolved) => Raw;

/** A text with the ranges that will be replaced. */
export class Resolved {
  readonly #raw: Raw;

  private constructor(
    door: typeof DOOR,
    raw: Raw,
    /** Disjoint spans in ascending order, each with a category. */
    readonly spans: readonly Span[],
  ) {
    if (door !== DOOR) throw new TypeError("BOUNDARY");
    this.#raw = raw;
  }

  static {
    open = (resolved) => resolved.#raw;
  }

  /**
   * Settles overlaps: higher rank, then longer, then earlier, then the earlier row keeps its exact range; what a loser covers beyond
   * the winners becomes spans of its own, trimmed of white space and ASCII punctuation. Throws REDACTION_FAILED for a span out of range.
   */
  static from(detected: Detected): Resolved {
    const raw = rawOfDetected(detected);
    return new Resolved(DOOR, raw, resolveSpans(detected.spans, expose(raw)));
  }
}

/** The raw text behind a resolution; for redacted.ts alone (test/architecture.test.ts). */
export const rawOfResolved = (resolved: Resolved): Raw => open(resolved);

/** The algorithm on its own, for the property tests. */
export function resolveSpans(found: readonly Span[], text: string): readonly Span[] {
  const spans = byStart(found, text.length);
  const resolved: Span[] = [];
  for (let at = 0; at < spans.length; ) {
    const first = spans[at] as Span;
    let end = first.end;
    let best = first;
    let next = at + 1;
    for (; next < spans.length; next++) {
      const span = spans[next] as Span;
      if (span.start >= end) break;
      if (span.end > end) end = span.end;
      if (byPriority(span, best) < 0) best = span;
    }
    // Most groups are one winner over everything.
    if (best.start > first.start || best.end < end) settle(spans.slice(at, next), text, resolved);
    else if (best.category !== null) resolved.push(best);
    at = next;
  }
  return resolved;
}

/** Checked spans by ascending start. Numbers are sorted instead of objects, each with its index in the low part. */
function byStart(found: readonly Span[], length: number): readonly Span[] {
  if (found.length >= INDEX_ROOM) throw new Failure("REDACTION_FAILED");
  const keys = new Float64Array(found.length);
  for (let at = 0; at < found.length; at++) {
    const { start, end } = found[at] as Span;
    if (!Number.isInteger(start) || !Number.isInteger(end) || !(0 <= start && start < end && end <= length)) {
      throw new Failure("REDACTION_FAILED");
    }
    keys[at] = start * INDEX_ROOM + at;
  }
  keys.sort();
  const sorted: Span[] = [];
  for (const key of keys) sorted.push(found[key % INDEX_ROOM] as Span);
  return sorted;
}

/** More spans than a text may have; a start times this stays below 2^53, for a string is shorter than 2^29. */
const INDEX_ROOM = 2 ** 24;

/** Settles one group of spans that hang together. Near-linear: a stretch once claimed is skipped by all that follow. */
function settle(group: Span[], text: string, resolved: Span[]): void {
  const edges = [...new Set(group.flatMap((span) => [span.start, span.end]))].sort((one, other) => one - other);
  const indexOf = new Map(edges.map((edge, at) => [edge, at]));
  const free = Int32Array.from({ length: edges.length + 1 }, (_, at) => at);
  const nextFree = (at: number): number => {
    let root = at;
    while (free[root] !== root) root = free[root] as number;
    for (let step = at; step !== root; ) {
      const following = free[step] as number;
      free[step] = root;
      step = following;
    }
    return root;
  };
  const claimed: Span[] = [];
  for (const span of group.sort(byPriority)) {
    const first = indexOf.get(span.start) ?? 0;
    const last = indexOf.get(span.end) ?? 0;
    for (let at = nextFree(first); at < last; at = nextFree(at)) {
      const from = at;
      while (at < last && free[at] === at) free[at] = ++at;
      claimPiece(span, edges[from] ?? 0, edges[at] ?? 0, text, claimed);
    }
  }
  claimed.sort((one, other) => one.start - other.start);
  for (const span of claimed) resolved.push(span);
}

function byPriority(one: Span, other: Span): number {
  return (
    other.rank - one.rank ||
    other.end - other.start - (one.end - one.start) ||
    one.start - other.start ||
    one.row - other.row
  );
}

function claimPiece(span: Span, start: number, end: number, text: string, claimed: Span[]): void {
  if (span.category === null) return;
  if (start === span.start && end === span.end) {
    claimed.push(span);
    return;
  }
  let from = start;
  let to = end;
  while (from < to && isTrimmed(text.charCodeAt(from))) from++;
  while (to > from && isTrimmed(text.charCodeAt(to - 1))) to--;
  // A backslash belongs to the letter behind it: `\n` without its `n` would spoil the string that it stands in.
  while (from > start && from < to && text.charCodeAt(from - 1) === BACKSLASH) from--;
  if (from < to) claimed.push({ ...span, start: from, end: to });
}

const BACKSLASH = 92;

/** White space and ASCII punctuation. */
function isTrimmed(unit: number): boolean {
  if (unit < 0x80)
    return !(unit >= 0x30 && unit <= 0x39) && !((unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a) && unit !== 0x7f;
  return (
    unit === 0x85 ||
    unit === 0xa0 ||
    unit === 0x1680 ||
    (unit >= 0x2000 && unit <= 0x200a) ||
    unit === 0x2028 ||
    unit === 0x2029 ||
    unit === 0x202f ||
    unit === 0x205f ||
    unit === 0x3000
  );
}
