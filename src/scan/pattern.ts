// Verification at a place that the candidate pass found: sticky patterns, and short looks back.
import { inWordAt, isScriptBorder } from "./characters.js";
import { escapeEndsAt } from "./escape-border.js";

/** End (UTF-16 offset) of a sticky pattern's match at `at`, or -1. The pattern carries the flag `y`; its reach is bounded or its match is claimed. */
export function endOfMatch(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

/** Start of the run of units before `end` that `accepts` takes, at most `reach` units back. It is given the unit, the text and the offset. */
export function startOfRun(
  text: string,
  end: number,
  reach: number,
  accepts: (unit: number, text: string, at: number) => boolean,
): number {
  let start = end;
  while (start > 0 && end - start < reach && accepts(text.charCodeAt(start - 1), text, start - 1)) start--;
  return start;
}

/** True if the unit before `at` continues a word; false at the start of the text, behind an escape such as `\n` or `%20`, and where scripts meet. */
export function wordBefore(text: string, at: number): boolean {
  return at > 0 && inWordAt(text, at - 1) && !escapeEndsAt(text, at) && !isScriptBorder(text, at);
}

/** True if the unit at `at` continues a word; false at the end of the text. */
export function wordAfter(text: string, at: number): boolean {
  return at < text.length && inWordAt(text, at) && !isScriptBorder(text, at);
}

/** True if the unit at `at` is an ASCII digit. */
export function digitAt(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 48 && unit <= 57;
}

/** True if an ASCII digit stands in the `reach` units from `at` on: key words without a number are passed over at once. */
export function digitWithin(text: string, at: number, reach: number): boolean {
  const limit = Math.min(text.length, at + reach);
  for (let place = at; place < limit; place++) {
    const unit = text.charCodeAt(place);
    if (unit >= 48 && unit <= 57) return true;
  }
  return false;
}

/** True if a run of digits that ends at `end` has `enough` units, or goes on behind a space or a hyphen. */
export function mayGoOn(text: string, end: number, units: number, enough: number): boolean {
  // Single digits with spaces between them are columns of a table.
  if (units === 1 && text.charAt(end) === " " && !digitAt(text, end + 2)) return false;
  return units >= enough || ((text.charAt(end) === " " || text.charAt(end) === "-") && digitAt(text, end + 1));
}

/** The part of the line before `at`, at most `reach` UTF-16 units of it. */
export function lineBefore(text: string, at: number, reach: number): string {
  const before = text.slice(Math.max(0, at - reach), at);
  return before.slice(Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r")) + 1);
}
