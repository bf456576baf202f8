// A row of national numbers that nothing but their own form tells: a shape with separators or letters, and a check. Bare digits are left to key words.
import type { Category } from "../../src/core/category.js";
import type { Detector } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch, wordAfter, wordBefore } from "../../src/scan/pattern.js";

/** One national number. */
export interface Shape {
  /** Lengths, in UTF-16 units, of the word that it begins with. */
  readonly first: readonly number[];
  /** Sticky; matches the number with its separators. */
  readonly pattern: RegExp;
  /** Judges it without separators, letters in upper case. */
  readonly check: (compact: string) => boolean;
}

/** A row over several shapes. Each word with a digit is tried against the shapes that begin with a word of its length. */
export function checkedRow(id: string, category: Category, shapes: readonly Shape[]): Detector {
  const byLength: Shape[][] = [];
  for (const shape of shapes) for (const length of shape.first) byLength[length] = [...(byLength[length] ?? []), shape];
  return {
    id: `numbers/${id}`,
    category,
    rank: RANK.identifier,
    needs: ["number", "mixed"],
    find({ text, starts, ends }, word, report) {
      const start = starts.at(word);
      const candidates = byLength[ends.at(word) - start];
      if (candidates === undefined) return;
      for (const { pattern, check } of candidates) {
        const end = endOfMatch(pattern, text, start);
        if (
          end < 0 ||
          wordBefore(text, start) ||
          isTied(text, start) ||
          isOfTable(text, start, end) ||
          wordAfter(text, end) ||
          /^[-./]\w/.test(text.slice(end, end + 2))
        )
          continue;
        if (
          check(
            text
              .slice(start, end)
              .replace(/[^\p{L}\d]/gu, "")
              .toUpperCase(),
          )
        )
          return report(start, end);
      }
    },
  };
}

/** True for one of many groups of four hexadecimal digits, as tables of characters and dumps have them. */
export function isOfTable(text: string, start: number, end: number): boolean {
  if (text.charCodeAt(start - 1) !== 32 && text.charCodeAt(end) !== 32) return false;
  return (
    /(?:[\dA-F]{4}[ ]){2}$/i.test(text.slice(Math.max(0, start - 10), start)) ||
    /^(?:[ ][\dA-F]{4}){2}/i.test(text.slice(end, end + 10))
  );
}

/** True if a sign of a longer number or an identifier stands before it. */
function isTied(text: string, start: number): boolean {
  return /[\w.][-./+]$|[_$#.]$/.test(text.slice(Math.max(0, start - 2), start));
}
