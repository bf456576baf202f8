// The parts of a text that are worth a second reading: around each offset, out to the lines before and after it.
import type { Offsets } from "./offsets.js";

/** How far a stretch reaches beyond an offset, in UTF-16 units; from there it goes on to the next white space, so no value is cut. */
const REACH = 1024;

/** A half-open range of UTF-16 units. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Disjoint stretches, in order, that hold every offset with the line before it and the two lines after it, as far as REACH allows. */
export function stretchesAround(offsets: Offsets, text: string): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let open: { start: number; end: number } | undefined;
  for (let index = 0; index < offsets.length; index++) {
    const at = offsets.at(index);
    if (open !== undefined && at + 1 < open.end - REACH / 2) continue;
    const start = reachBack(text, at, open?.end ?? 0);
    const end = reachOn(text, at);
    if (open !== undefined && start <= open.end) {
      open.end = Math.max(open.end, end);
      continue;
    }
    open = { start, end };
    stretches.push(open);
  }
  return stretches;
}

function reachBack(text: string, at: number, floor: number): number {
  let limit = Math.max(floor, at - REACH);
  while (limit > floor && text.charCodeAt(limit - 1) > SPACE) limit--;
  let lineFeeds = 0;
  for (let start = at; start > limit; start--) if (text.charCodeAt(start - 1) === 10 && ++lineFeeds > 1) return start;
  return limit;
}

function reachOn(text: string, at: number): number {
  let limit = Math.min(text.length, at + REACH);
  while (limit < text.length && text.charCodeAt(limit) > SPACE) limit++;
  let lineFeeds = 0;
  for (let end = at; end < limit; end++) if (text.charCodeAt(end) === 10 && ++lineFeeds > 2) return end;
  return limit;
}

const SPACE = 32;
