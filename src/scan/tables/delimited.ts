// Lines with separators: CSV (RFC 4180), also with `;` and tabs, Markdown tables, and what databases print on a terminal.
import { endOfMatch } from "../pattern.js";
import { recordTable } from "./record.js";
import { type Cell, MOST_ROWS, type Table } from "./table.js";

/** Longest header looked at, in UTF-16 units, and most columns. */
const LONGEST_HEADER = 262_144;
const MOST_COLUMNS = 16_384;

/** A few words; a comma and a space as in prose is no separator of names. */
const HEADER_CELL = /^["']?[\p{L}\p{M}_#][\p{L}\p{M}\d_.#°/()-]{0,60}(?: [\p{L}\p{M}\d_#.°/()-]{1,30}){0,3}["']?$/u;
/** A question of a survey as the name of a column: `Q2. What is your last name?`. */
const QUESTION = /^["']?(?:(?:Q?\d{1,3}[.):]|Q\d{1,3}) )?\p{Lu}[\p{L}\p{M}\d '’()/-]{2,120}\??["']?$/u;
const RULE = /^[ \t|:-]{3,512}$/;
/** A line between header and rows, or around them, as `psql`, `mysql` and `duckdb` draw it. */
const DRAWN = /(?=[^\r\n]{0,64}[-=─━═])[-+=|:. \t\u2500-\u257f]{3,8192}(?:\r?\n|\r|$)/y;
const BELOW = /[|│][ \t]{0,62}\r?\n$/;
/** One cell with its quotes; a quoted cell may hold separators and line ends. */
const CELL: Readonly<Record<string, RegExp>> = {
  ",": /[ \t]{0,16}(?:"(?:[^"]|""){0,4096}"(?=[ \t]{0,16}(?:[,\r\n]|$))|[^,\r\n]{0,4096})/y,
  ";": /[ \t]{0,16}(?:"(?:[^"]|""){0,4096}"(?=[ \t]{0,16}(?:[;\r\n]|$))|[^;\r\n]{0,4096})/y,
  "\t": /(?:"(?:[^"]|""){0,4096}"(?=[\t\r\n]|$)|[^\t\r\n]{0,4096})/y,
  "|": /(?:\\\||[^|\r\n]){0,4096}/y,
  "│": /[^│┆\r\n]{0,4096}/y,
};
const LINE_END = /[ \t]{0,64}(?:\r?\n|\r)/y;

/** A line that was looked at, and the table whose header it is, if it is one. */
export interface LookedLine {
  readonly start: number;
  readonly end: number;
  readonly table: Table | undefined;
  /** No separator stands behind the first words: the line is no header, whatever else it holds. */
  readonly isPlain: boolean;
}

/** The line around the offset `at`, after the cheap look that is enough for most. */
export function lineAround(text: string, at: number): LookedLine {
  const start = startOfLine(text, at);
  const end = endOfLine(text, at);
  const isHeader = start >= 0 && end - start <= LONGEST_HEADER && mayBeHeader(text, start, end);
  return { start: start < 0 ? at : start, end: end + 1, table: undefined, isPlain: !isHeader };
}

/** The line with the table whose header it is, if it is one. */
export function delimitedTable(text: string, line: LookedLine): LookedLine {
  return line.isPlain ? line : { ...line, table: tableOf(text, line.start, line.end - 1) };
}

function tableOf(text: string, start: number, lineEnd: number): Table | undefined {
  const line = text.slice(start, lineEnd).trimEnd();
  const end = start + line.length;
  const after = endOfMatch(LINE_END, text, end);
  if (after < 0) return undefined;
  // A line of a Markdown table below another one is no header.
  if (isBar(text.charAt(start)) && BELOW.test(text.slice(Math.max(0, start - 66), start))) return undefined;
  const record = /[|│]/.test(line) ? recordTable(text, start) : undefined;
  if (record !== undefined) return record;
  for (const separator of ["\t", "|", "│", ";", ","]) {
    if (!line.includes(separator)) continue;
    if (separator === "," && isSentence(line)) return undefined;
    const cells = cellsAt(text, start, separator);
    const names = cells.map((cell) => text.slice(cell.start, cell.end));
    const isHeader = names.every(
      (name, index) =>
        HEADER_CELL.test(name) ||
        isQuestion(name) ||
        (isBar(separator) && name === "" && (index === 0 || index === names.length - 1)),
    );
    // `key | value` on every line is no table: a line between header and rows makes one of two columns.
    const isPair =
      isBar(separator) && cells.length === 2 && !isBar(text.charAt(start)) && endOfMatch(DRAWN, text, after) < 0;
    if (!isHeader || isPair || cells.length < 2 || (separator === "," && isProse(line, names))) return undefined;
    return { names, start, end, rows: () => rowsFrom(text, after, separator, cells.length) };
  }
  return undefined;
}

/** A cheap look at the first cell: a separator stands behind a few words. */
function mayBeHeader(text: string, start: number, end: number): boolean {
  let words = 0;
  let previous = SPACE;
  for (let at = start; at < end && words <= MOST_WORDS; at++) {
    const unit = text.charCodeAt(at);
    if (unit === COMMA || unit === BAR || unit === DRAWN_BAR || unit === SEMICOLON || (unit === TAB && words > 0))
      return true;
    if (unit !== SPACE && unit !== TAB && previous === SPACE) words++;
    previous = unit === TAB ? SPACE : unit;
  }
  return false;
}

const [TAB, SPACE, COMMA, SEMICOLON, BAR, DRAWN_BAR] = [9, 32, 44, 59, 124, 0x2502];

function isBar(sign: string): boolean {
  return sign === "|" || sign === "│";
}

/** Most words in the name of a column, as HEADER_CELL has it. */
const MOST_WORDS = 4;

/** Rows of cells from an offset on, up to the first line with another number of them. */
export function* rowsFrom(text: string, from: number, separator: string, columns: number): Generator<readonly Cell[]> {
  let at = from;
  for (let row = 0; row < MOST_ROWS && at < text.length; row++) {
    const drawn = isBar(separator) ? endOfMatch(DRAWN, text, at) : -1;
    if (drawn > at) {
      at = drawn;
      continue;
    }
    const cells = cellsAt(text, at, separator);
    // A last column that is left empty in every row may lack its separator.
    if (cells.length !== columns) return;
    const end = Math.max(at, endOfMatch(CELL[separator] ?? LINE_END, text, cells.at(-1)?.start ?? at));
    const last = Math.max(end, cells.at(-1)?.end ?? at);
    if (!RULE.test(text.slice(at, Math.min(last, at + 512)))) yield cells;
    const line = endOfMatch(ROW_END, text, last);
    if (line < 0) return;
    at = line;
  }
}

/** What may stand behind the last cell: its quote, spaces, the line end. */
const ROW_END = /"?[ \t]{0,64}(?:\r?\n|\r)/y;

/** The cells of the row that begins at `start`, up to its line's end. */
function cellsAt(text: string, start: number, separator: string): readonly Cell[] {
  const pattern = CELL[separator] ?? /$/y;
  const cells: Cell[] = [];
  for (let at = start; cells.length < MOST_COLUMNS; at++) {
    const end = Math.max(at, endOfMatch(pattern, text, at));
    cells.push(trimmed(text, at, end));
    at = end;
    if (separator !== "\t") while (text.charAt(at) === " " && cells.length < MOST_COLUMNS) at++;
    if (text.charAt(at) !== separator && !(separator === "│" && text.charAt(at) === "┆")) break;
  }
  return cells;
}

function trimmed(text: string, from: number, to: number): Cell {
  let start = from;
  let end = to;
  while (start < end && " \t\ufeff".includes(text.charAt(start))) start++;
  while (end > start && " \t".includes(text.charAt(end - 1))) end--;
  const quote = text.charAt(start);
  const isQuoted = end - start > 1 && "\"'`".includes(quote) && text.charAt(end - 1) === quote;
  return isQuoted ? { start: start + 1, end: end - 1, isQuoted } : { start, end, isQuoted };
}

/** A numbered question, or one that ends as one. */
function isQuestion(name: string): boolean {
  return (name.endsWith("?") || /^Q?\d/.test(name)) && QUESTION.test(name);
}

/** A comma and a space stand in sentences: names of columns between them have one word each. */
function isProse(line: string, names: readonly string[]): boolean {
  return (
    (/[.!?:]$/.test(line) && !isQuestion(names.at(-1) ?? "")) ||
    (line.includes(", ") && names.some((name) => name.includes(" ")))
  );
}

/** A cheap look that is enough for most such lines, without quotes: commas with spaces behind them, and words with a space between. */
function isSentence(line: string): boolean {
  return line.includes(", ") && !line.includes('"') && /[^,\s] {1,64}[^,\s]/.test(line);
}

/** -1 if it is further away than a header is long. */
function startOfLine(text: string, at: number): number {
  const from = Math.max(0, at - LONGEST_HEADER - 1);
  const before = text.slice(from, at);
  const start = before.lastIndexOf("\n") + 1;
  const own = before.slice(start).lastIndexOf("\r") + 1;
  return start + own === 0 && from > 0 ? -1 : from + start + own;
}

/** At most one header's length away. */
function endOfLine(text: string, at: number): number {
  const behind = text.slice(at, at + LONGEST_HEADER + 1);
  const end = behind.indexOf("\n");
  const line = end < 0 ? behind : behind.slice(0, end);
  const own = line.indexOf("\r");
  return at + (own < 0 ? line.length : own);
}
