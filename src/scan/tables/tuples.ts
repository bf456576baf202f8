// Rows as lists of values in brackets: tuples of SQL, arrays of JSON.
import { endOfMatch } from "../pattern.js";
import { type Cell, MOST_ROWS } from "./table.js";

/** How one language writes them. Both patterns are sticky. */
export interface TupleSyntax {
  /** A value with the spaces around it. */
  readonly value: RegExp;
  readonly closing: string;
  /** From behind the closing bracket up to the next opening one. */
  readonly next: RegExp;
  /** The quote around a literal, and what may stand before it. */
  readonly quote: string;
  readonly prefix?: RegExp;
}

/** The rows from the opening bracket at `from` on, up to the first that is not closed or that another one does not follow. */
export function* tuplesFrom(
  text: string,
  from: number,
  columns: number,
  syntax: TupleSyntax,
): Generator<readonly Cell[]> {
  let at = from;
  for (let row = 0; row < MOST_ROWS; row++) {
    const cells: Cell[] = [];
    do {
      const end = endOfMatch(syntax.value, text, at + 1);
      if (end < 0) return;
      cells.push(trimmed(text, at + 1, end, syntax));
      at = end;
    } while (text.charAt(at) === "," && cells.length < columns);
    if (text.charAt(at) === ",") return;
    if (cells.length === columns) yield cells;
    if (text.charAt(at) !== syntax.closing) return;
    at = endOfMatch(syntax.next, text, at + 1);
    if (at < 0) return;
  }
}

function trimmed(text: string, from: number, to: number, { quote, prefix }: TupleSyntax): Cell {
  let start = from;
  let end = to;
  while (start < end && /\s/.test(text.charAt(start))) start++;
  while (end > start && /\s/.test(text.charAt(end - 1))) end--;
  if (prefix?.test(text.slice(start, start + 2)) === true) start++;
  const isQuoted = text.charAt(start) === quote;
  return isQuoted ? { start: start + 1, end: end - 1, isQuoted } : { start, end, isQuoted };
}
