// How configured values are read and compared: trimmed, white space collapsed, case folded. The spelling that was written is kept.
import { foldCase } from "../core/case-folding.js";
import { EDGE_SPACE, SPACE } from "../core/placeholder.js";

const INNER_SPACE = new RegExp(`${SPACE}+`, "g");

/** `text` without white space at its ends: the same that a value loses before it enters a digest, so a salt or a term is the reference's. */
export function trimmed(text: string): string {
  return text.replace(EDGE_SPACE, "");
}

/** The text cut at every run of white space; no part is empty. */
export function wordsOf(text: string): readonly string[] {
  return text.split(INNER_SPACE).filter((word) => word !== "");
}

/** What two spellings of one value have in common: white space collapsed to one space, case folded. */
export function foldedSpelling(text: string): string {
  return foldCase(wordsOf(text).join(" "));
}

/** Trimmed values without blanks and repetitions, in order. Spellings that fold to the same count as one; the first is kept. */
export function distinctValues(values: Iterable<string>): readonly string[] {
  return distinctBy(values, foldedSpelling);
}

/** As `distinctValues`, for paths and patterns: they are compared exactly, since dropping `Drafts` for `drafts` would expose a folder. */
export function distinctPaths(values: Iterable<string>): readonly string[] {
  return distinctBy(values, (value) => value);
}

/** Number of letters of any script; marks, digits and signs do not count. */
export function letterCount(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}

function distinctBy(values: Iterable<string>, keyOf: (value: string) => string): readonly string[] {
  const first = new Map<string, string>();
  for (const value of values) {
    const kept = trimmed(value);
    const key = keyOf(kept);
    if (kept !== "" && !first.has(key)) first.set(key, kept);
  }
  return Object.freeze([...first.values()]);
}
