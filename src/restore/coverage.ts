// Whether the spans of a redaction hide a range again. Offsets only.
import type { RestoredRange } from "../core/restored.js";
import type { Span } from "../core/span.js";

/** True if spans, in ascending order and disjoint, cover all of a range. */
export function isCovered({ start, end }: RestoredRange, spans: readonly Span[]): boolean {
  let at = start;
  for (let next = firstEndingAfter(spans, start); at < end; next++) {
    const span = spans[next];
    if (span === undefined || span.start > at) return false;
    at = span.end;
  }
  return true;
}

/** Index of the first span that ends after an offset. */
function firstEndingAfter(spans: readonly Span[], offset: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}
