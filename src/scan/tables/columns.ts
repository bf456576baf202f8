// Tables without separators, by the places of their columns: under dashes as `sqlcmd` and SQL*Plus draw them, with numbered rows and columns flush right as pandas
// prints them, flush left as `kubectl` and `column -t` do.
import { digitAt } from "../pattern.js";
import { type Cell, MOST_ROWS, type Table } from "./table.js";

/** Longest line that is read, in UTF-16 units, and most columns. */
const LONGEST_LINE = 4096;
const MOST_COLUMNS = 256;
/** Rows that are looked at before a header is believed. */
const LOOKED_ROWS = 3;
/** Most lines in a row that are passed over, so that what was read is known to the rows of detection, and read once. */
const MOST_PASSED = 8;

/** A column by offsets in its line; the end is exclusive. */
interface Column {
  readonly from: number;
  readonly to: number;
}

const SPACE = 32;
const NAME = /^[\p{L}\p{M}_#][\p{L}\p{M}\d_.#°/()-]{0,60}(?: [\p{L}\p{M}\d_.°#()-]{1,30}){0,3}$/u;

/** The table whose header is the line [start, end) of a text; undefined if the columns of the next lines do not stand below its names. */
export function columnTable(text: string, start: number, end: number): Table | undefined {
  const below = afterLineEnd(text, end);
  const next = firstSign(text, below);
  if (below < 0 || next < 0 || end - start > LONGEST_LINE) return undefined;
  const unit = text.charCodeAt(next);
  const line = text.slice(start, end);
  const isRight = digitAt(text, next) && next === below && line.charCodeAt(0) === SPACE;
  if (unit !== DASH && !isRight && !line.includes("  ")) return undefined;
  const header = withoutContinuation(line);
  const ruled = unit === DASH ? ruledColumns(lineAt(text, below)) : undefined;
  const from = ruled === undefined ? below : afterLineEnd(text, endOfLine(text, below));
  const isNumbered = ruled === undefined && isRight;
  const columns =
    ruled ?? (isNumbered ? numberedColumns(text, below, header) : alignedColumns(text, start, below, header));
  if (columns === undefined || from < 0) return undefined;
  const names = columns.map(({ from: first, to }) => header.slice(first, to).trim());
  if (!names.every((name) => name === "" || NAME.test(name)) || new Set(names).size < names.length) return undefined;
  return { names, start, end, rows: () => rowsBelow(text, from, columns, isNumbered) };
}

/** The line without the backslash that says that further columns stand below. */
function withoutContinuation(line: string): string {
  const header = line.trimEnd();
  return header.endsWith("\\") ? header.slice(0, -1).trimEnd() : header;
}

const DASH = 45;

/** The columns that dashes draw: `---------- -----`. */
function ruledColumns(rule: string): readonly Column[] | undefined {
  const columns: Column[] = [];
  for (let at = 0; at < rule.length; at++) {
    if (rule.charCodeAt(at) === SPACE) continue;
    const from = at;
    while (rule.charCodeAt(at) === DASH) at++;
    if (at === from || (at < rule.length && rule.charCodeAt(at) !== SPACE) || columns.length === MOST_COLUMNS)
      return undefined;
    columns.push({ from, to: at });
  }
  // What is longer than its dashes goes on up to the next column.
  return columns.length < 2
    ? undefined
    : columns.map(({ from }, index) => ({ from, to: (columns[index + 1]?.from ?? LONGEST_LINE + 1) - 1 }));
}

/** Columns flush right behind the number of the row; a word of the header that ends where no cell does is part of the next name. */
function numberedColumns(text: string, below: number, header: string): readonly Column[] | undefined {
  const rows = firstRows(text, below);
  if (rows.some((row) => row.length !== header.length || !/^\d{1,9} /.test(row))) return undefined;
  const columns: Column[] = [];
  let from = Math.max(...rows.map((row) => row.indexOf(" ")));
  for (let at = from; at <= header.length && columns.length < MOST_COLUMNS; at++) {
    const isEnd = !isSpaceAt(header, at - 1) && isSpaceAt(header, at);
    if (!isEnd || !rows.every((row) => !isSpaceAt(row, at - 1) && isSpaceAt(row, at))) continue;
    columns.push({ from, to: at });
    from = at;
  }
  return columns.at(-1)?.to === header.length ? columns : undefined;
}

/** Columns flush left, two spaces or more between their names. */
function alignedColumns(text: string, start: number, below: number, header: string): readonly Column[] | undefined {
  const starts: number[] = [];
  for (let at = 0; at < header.length && starts.length < MOST_COLUMNS; at++) {
    if (!isSpaceAt(header, at) && isSpaceAt(header, at - 1) && (at === 0 || isSpaceAt(header, at - 2))) starts.push(at);
  }
  // Lines of code that are set out the same way go on in small letters, and rarely begin a paragraph.
  const isCapitals = header === header.toUpperCase();
  if (starts.length < (isCapitals ? 2 : 3) || !beginsParagraph(text, start)) return undefined;
  const rows = firstRows(text, below);
  if (!isCapitals && rows.length < 2) return undefined;
  if (!rows.every((row) => starts.every((at) => isSpaceAt(row, at - 1)))) return undefined;
  if (!starts.every((at) => !isSpaceAt(rows[0] ?? "", at))) return undefined;
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? LONGEST_LINE }));
}

/** True at the start of the text, behind an empty line, a prompt and the fence of a block of code. */
function beginsParagraph(text: string, start: number): boolean {
  return /(?:^|(?:^|\n)(?:[$#>`~%][^\n]{0,200}|\S{1,64}[$#>] [^\n]{0,200})?\r?\n)$/.test(
    text.slice(Math.max(0, start - 280), start),
  );
}

/** The cells of each line up to an empty one; a line that has something between its columns is passed over. */
function* rowsBelow(
  text: string,
  from: number,
  columns: readonly Column[],
  isFlush: boolean,
): Generator<readonly Cell[]> {
  let at = from;
  let passed = 0;
  for (let row = 0; row < MOST_ROWS && passed < MOST_PASSED && at >= 0 && at < text.length; row++) {
    const line = lineAt(text, at);
    if (line.trim() === "" || line.startsWith("(")) return;
    const isRow = columns.every(({ from: first }) => first === 0 || isSpaceAt(line, isFlush ? first : first - 1));
    passed = isRow ? 0 : passed + 1;
    if (isRow) yield columns.map(({ from: first, to }) => cellOf(line, at, first, to));
    at = afterLineEnd(text, at + line.length);
  }
}

function cellOf(line: string, offset: number, first: number, last: number): Cell {
  let start = Math.min(first, line.length);
  let end = Math.min(last, line.length);
  while (start < end && isSpaceAt(line, start)) start++;
  while (end > start && isSpaceAt(line, end - 1)) end--;
  return { start: offset + start, end: offset + end, isQuoted: false };
}

function firstRows(text: string, from: number): readonly string[] {
  const rows: string[] = [];
  for (let at = from; at >= 0 && rows.length < LOOKED_ROWS; ) {
    const line = lineAt(text, at);
    if (line.trim() === "") break;
    rows.push(line.trimEnd());
    at = afterLineEnd(text, at + line.length);
  }
  return rows;
}

/** True outside of the line as well. */
function isSpaceAt(line: string, at: number): boolean {
  const unit = line.charCodeAt(at);
  return unit === SPACE || Number.isNaN(unit);
}

function lineAt(text: string, start: number): string {
  return text.slice(start, endOfLine(text, start));
}

/** At most one line's length away. */
function endOfLine(text: string, start: number): number {
  let end = start;
  while (end < text.length && end - start < LONGEST_LINE && text.charCodeAt(end) !== 10 && text.charCodeAt(end) !== 13)
    end++;
  return end;
}

/** Offset of the next line; -1 if the text ends here. */
function afterLineEnd(text: string, end: number): number {
  const at = text.charCodeAt(end) === 13 ? end + 1 : end;
  return text.charCodeAt(at) === 10 && at + 1 < text.length ? at + 1 : -1;
}

/** Offset of the first sign of a line that is no space; -1 if there is none close by. */
function firstSign(text: string, start: number): number {
  if (start < 0) return -1;
  let at = start;
  while (at - start < 64 && text.charCodeAt(at) === SPACE) at++;
  const unit = text.charCodeAt(at);
  return unit === 10 || unit === 13 || unit === SPACE || Number.isNaN(unit) ? -1 : at;
}
