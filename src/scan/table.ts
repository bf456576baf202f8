// Columns of tables (CSV, RFC 4180, also with `;` and tabs, and Markdown tables) that their header names: shared by rows that a word in a header triggers.
import { endOfMatch } from "./pattern.js";
import type { Scan } from "./scan.js";

/** A cell in UTF-16 units, with its quotes and white space. */
export interface Cell {
  readonly start: number;
  readonly end: number;
}

/** Which columns count: their places, by the names of all columns without quotes and outer white space. */
export type ChooseColumns = (names: readonly string[]) => readonly number[];

/**
 * Calls `visit` for each cell below a chosen column, if the word is in the header of such a column. `judged` holds per scan how far
 * tables were read, so that each is read once.
 */
export function visitColumns(
  scan: Scan,
  word: number,
  judged: WeakMap<Scan, number>,
  choose: ChooseColumns,
  visit: (cell: Cell) => void,
): void {
  const { text } = scan;
  const start = scan.starts.at(word);
  const end = scan.ends.at(word);
  if (!",;\t|\"\r\n '".includes(text.charAt(end)) || endOfMatch(REST_OF_CELL, text, end) < 0) return;
  if (start < (judged.get(scan) ?? 0)) return;
  if (!START_OF_CELL.test(text.slice(Math.max(0, start - LONGEST_CELL), start))) return;
  const header = headerAround(text, start, choose);
  if (header === undefined) return;
  let at = header.end;
  for (let row = 0; row < MOST_ROWS && at < text.length; row++) {
    const cells = cellsAt(text, at, header.separator);
    if (cells.length !== header.cells) break;
    const last = cells.at(-1)?.end ?? at;
    if (!RULE.test(text.slice(at, Math.min(last, at + 512)))) {
      for (const column of header.columns) visit(cells[column] ?? { start: at, end: at });
    }
    const line = endOfMatch(LINE_END, text, last);
    at = line < 0 ? text.length : line;
  }
  judged.set(scan, at);
}

/** Longest header looked at, in UTF-16 units, and most rows below it. */
const LONGEST_HEADER = 1024;
const MOST_ROWS = 100_000;
/** A word or two; a comma and a space as in prose is no separator. */
const HEADER_CELL = /^["']?[\p{L}_][\p{L}\d_.#-]{0,40}(?: [\p{L}\d_#-]{1,30})?["']?$/u;
const RULE = /^[ \t|:-]{3,512}$/;
/** What may stand between a word and the end of its cell: another word, a quote, white space of a Markdown table. */
const REST_OF_CELL = /(?: [\p{L}\d_#-]{1,30})?["']?(?:[,;\t|\r\n]|[ \t]{1,64}\||$)/uy;
/** What may stand between the start of a cell, or of what is looked at, and a word in it. */
const START_OF_CELL = /(?:^|[,;\t|\r\n])[ \t]{0,16}["']?[\p{L}\d_.#-]{0,44}(?: [\p{L}\d_#-]{0,30})?$/u;
const LONGEST_CELL = 96;
/** One cell with its quotes; a quoted cell may hold separators and line ends. */
const CELL: Readonly<Record<string, RegExp>> = {
  ",": /[ \t]{0,16}(?:"(?:[^"]|""){0,4096}"|[^,\r\n]{0,4096})/y,
  ";": /[ \t]{0,16}(?:"(?:[^"]|""){0,4096}"|[^;\r\n]{0,4096})/y,
  "\t": /(?:"(?:[^"]|""){0,4096}"|[^\t\r\n]{0,4096})/y,
  "|": /[^|\r\n]{0,4096}/y,
};

interface Header {
  readonly separator: string;
  readonly cells: number;
  /** The chosen ones. */
  readonly columns: readonly number[];
  /** Where the first row begins. */
  readonly end: number;
}

const LINE_END = /[ \t]{0,64}(?:\r?\n|\r)/y;

/** The header that the word at `word` is a cell of; undefined if its line is none. */
function headerAround(text: string, word: number, choose: ChooseColumns): Header | undefined {
  const before = text.slice(Math.max(0, word - LONGEST_HEADER), word);
  const start = word - before.length + Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r")) + 1;
  const line = /^[^\r\n]{0,1024}/.exec(text.slice(start, start + LONGEST_HEADER + 1))?.[0] ?? "";
  const end = endOfMatch(LINE_END, text, start + line.trimEnd().length);
  if (end < 0 || line.length > LONGEST_HEADER) return undefined;
  for (const separator of ["\t", "|", ";", ","]) {
    if (!line.includes(separator)) continue;
    const cells = cellsAt(text, start, separator);
    const column = cells.findIndex((cell) => cell.start <= word && word < cell.end);
    const names = cells.map((cell) => text.slice(cell.start, cell.end));
    const isHeader = names.every(
      (name, at) =>
        HEADER_CELL.test(separator === "|" ? name.trim() : name) ||
        (separator === "|" && name === "" && (at === 0 || at === names.length - 1)),
    );
    const columns = isHeader ? choose(names.map((name) => name.replace(/["']/g, "").trim())) : [];
    return cells.length > 1 && columns.includes(column) ? { separator, cells: cells.length, columns, end } : undefined;
  }
  return undefined;
}

/** The cells of the row that begins at `start`, up to its line's end. */
function cellsAt(text: string, start: number, separator: string): readonly Cell[] {
  const pattern = CELL[separator] ?? /$/y;
  const cells: Cell[] = [];
  for (let at = start; cells.length < 256; at++) {
    const end = Math.max(at, endOfMatch(pattern, text, at));
    cells.push({ start: at, end });
    at = end;
    if (text.charAt(at) !== separator) break;
  }
  return cells;
}
