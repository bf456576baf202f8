// HTML tables: a row of `<th>` cells, and the rows of `<td>` cells below it.
import { endOfMatch } from "../pattern.js";
import { type Cell, MOST_ROWS, type Table } from "./table.js";

/** How far before a word its row of headers may begin, in UTF-16 units. */
const REACH = 4096;
const MOST_COLUMNS = 1024;

const TAG = /\s{0,64}<t[dh](?:\s[^<>]{0,256})?>(?:\s{0,16}<(?:b|i|em|strong|span|a|p|div)(?:\s[^<>]{0,256})?>){0,3}/iy;
const CONTENT = /[^<]{0,4096}/y;
const CLOSING = /(?:<\/(?:b|i|em|strong|span|a|p|div)>\s{0,16}){0,3}<\/t[dh]\s{0,4}>/iy;
const BETWEEN = /\s{0,64}(?:<\/(?:tr|thead|tbody)\s{0,4}>\s{0,64}|<(?:thead|tbody)(?:\s[^<>]{0,128})?>\s{0,64}){0,4}/iy;
const ROW = /<tr(?:\s[^<>]{0,256})?>/iy;

/** The table whose header row holds the offset `at`. */
export function htmlTable(text: string, at: number): Table | undefined {
  const before = text.slice(Math.max(0, at - REACH), at);
  const row = before.toLowerCase().lastIndexOf("<tr");
  if (row < 0 || !/<th(?:\s[^<>]{0,256})?>\s{0,16}$/i.test(before.slice(-300))) return undefined;
  const start = at - before.length + row;
  const header = rowAt(text, start);
  if (header === undefined || header.cells.length === 0) return undefined;
  const names = header.cells.map((cell) => text.slice(cell.start, cell.end));
  return { names, start, end: header.end, rows: () => rowsFrom(text, header.end, names.length) };
}

function* rowsFrom(text: string, from: number, columns: number): Generator<readonly Cell[]> {
  let at = from;
  for (let row = 0; row < MOST_ROWS; row++) {
    at = endOfMatch(BETWEEN, text, at);
    const found = rowAt(text, at);
    if (found === undefined) return;
    if (found.cells.length === columns) yield found.cells;
    at = found.end;
  }
}

function rowAt(text: string, start: number): { readonly cells: readonly Cell[]; readonly end: number } | undefined {
  let at = endOfMatch(ROW, text, start);
  if (at < 0) return undefined;
  const cells: Cell[] = [];
  while (cells.length < MOST_COLUMNS) {
    const from = endOfMatch(TAG, text, at);
    if (from < 0) break;
    const to = endOfMatch(CONTENT, text, from);
    const after = endOfMatch(CLOSING, text, to);
    cells.push(trimmed(text, from, after < 0 ? from : to));
    if (after < 0) break;
    at = after;
  }
  return { cells, end: at };
}

function trimmed(text: string, from: number, to: number): Cell {
  let start = from;
  let end = to;
  while (start < end && /\s/.test(text.charAt(start))) start++;
  while (end > start && /\s/.test(text.charAt(end - 1))) end--;
  return { start, end, isQuoted: true };
}
