// Tables in a text: lines with separators, Markdown, HTML, SQL inserts, lists of lists, printed records. A row of detection asks for the table whose header holds a word.
import { Memo } from "../memo.js";
import { endOfMatch } from "../pattern.js";
import { isRunning, type Scan } from "../scan.js";
import { arrayTable } from "./arrays.js";
import { columnTable } from "./columns.js";
import { delimitedTable, type LookedLine, lineAround } from "./delimited.js";
import { htmlTable } from "./html.js";
import { insertTable } from "./insert.js";

/** A cell without its quotes and the spaces around it, in UTF-16 units. */
export interface Cell {
  readonly start: number;
  readonly end: number;
  readonly isQuoted: boolean;
}

/** A header and what stands below it. */
export interface Table {
  /** Names of the columns. */
  readonly names: readonly string[];
  /** Where the header begins and ends, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** The rows with as many cells as the header; it ends at the first line that is none. */
  rows(): Iterable<readonly Cell[]>;
}

/** Most rows that are read of one table. */
export const MOST_ROWS = 1_000_000;

/** The line or header that was looked at last, so that each is read once and not once a column. */
const looked = new Memo<LookedLine>();

/** The word that was asked about last, with the answer: the rows for all kinds of fields ask about it one behind the other. */
const asked = new Memo<{ readonly start: number; readonly table: Table | undefined }>();

/** The table whose header holds the word [start, end); undefined if it is no part of a header. */
export function tableAround(scan: Scan, start: number, end: number): Table | undefined {
  const last = asked.get(scan);
  if (last?.start === start) return last.table;
  const table = findTable(scan, start, end);
  asked.set(scan, { start, table });
  return table;
}

function findTable(scan: Scan, start: number, end: number): Table | undefined {
  const last = looked.get(scan);
  const isLooked = last !== undefined && start >= last.start && start < last.end;
  if (isLooked && !last.isPlain) return last.table;
  const { text } = scan;
  const next = text.charAt(end);
  // Names of columns in SQL have no spaces unless they are quoted, and then their last word is the one to look at.
  const isWithin = isRunning(text, end);
  const table = next === "<" ? htmlTable(text, start) : isWithin ? undefined : listedTable(text, start, end, next);
  if (table !== undefined) {
    looked.set(scan, { start: table.start, end: table.end, table, isPlain: false });
    return table;
  }
  if (isLooked || !AFTER_NAME.has(next)) return undefined;
  const line = lineAround(text, start);
  if (!line.isPlain && isWithin && endOfMatch(REST_OF_CELL, text, end) < 0) return undefined;
  const read = line.isPlain ? plainTable(text, line) : delimitedTable(text, line);
  looked.set(scan, read);
  return read.table;
}

/** A table without separators, if the line is the header of one. */
function plainTable(text: string, line: LookedLine): LookedLine {
  const table = columnTable(text, line.start, line.end - 1);
  return table === undefined ? line : { ...line, table, isPlain: false };
}

/** A table whose columns are named in a list. */
function listedTable(text: string, start: number, end: number, next: string): Table | undefined {
  return (
    insertTable(text, start, end) ?? (next === '"' && endsItem(text, end + 1) ? arrayTable(text, start) : undefined)
  );
}

/** True before the sign that parts or ends a list: behind the name of a member stands a colon. */
function endsItem(text: string, from: number): boolean {
  let at = from;
  while (at - from < MOST_SPACES && text.charCodeAt(at) <= 32) at++;
  return text.charAt(at) === "," || text.charAt(at) === "]";
}

/** As many as parts a name from the next in a list. */
const MOST_SPACES = 16;

/** What stands behind a word of a header. */
const AFTER_NAME: ReadonlySet<string> = new Set([..."_.-# (,;?|│\t\"'`\r\n"]);

/** What may stand between a word of a header and the end of its cell, if further words stand there. */
const REST_OF_CELL = /(?:[ _.-]?[\p{L}\d_#.()-]{1,30}){0,3}["'`]?(?:[,;\t|│\r\n]|[ \t]{1,64}[|│\r\n]|$)/uy;
