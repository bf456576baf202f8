// Records as `psql` and `cqlsh` print them in their expanded form: a line `-[ RECORD 1 ]---` or `@ Row 1`, and below it one column a line, `first_name | …`.
import { endOfMatch } from "../pattern.js";
import type { Cell, Table } from "./table.js";

/** How far before a line the head of its record may stand, in UTF-16 units, and most columns. */
const REACH = 8192;
const MOST_COLUMNS = 1024;

const HEAD = "[ RECORD ";
const RULES = "-─";
/** Of Cassandra, with a line of dashes below it. */
const ROW = "@ Row ";
const ROW_HEAD = /@ Row \d{1,9}\r?\n[-+]{3,512}\r?\n/y;
const LINE = /([^|│\r\n]{1,64}?)[ \t]{0,64}[|│][ \t]?([^\r\n]{0,4096}?)[ \t]{0,64}(?:\r?\n|\r|$)/y;

/** The record in which the line that begins at `at` stands; undefined if it stands in none. */
export function recordTable(text: string, at: number): Table | undefined {
  const start = startOfRecord(text, at);
  if (start < 0) return undefined;
  const first = endOfMatch(/[^\r\n]{1,512}(?:\r?\n|\r)(?:[-+]{3,512}\r?\n)?/y, text, start);
  const names: string[] = [];
  const cells: Cell[] = [];
  let end = first;
  while (end >= 0 && end < text.length && names.length < MOST_COLUMNS) {
    LINE.lastIndex = end;
    const line = LINE.exec(text);
    if (line === null || line[0].startsWith(HEAD, 1) || line[0].startsWith(ROW)) break;
    const value = end + line[0].search(/[|│]/) + 1;
    const from = /[ \t]/.test(text.charAt(value)) ? value + 1 : value;
    names.push((line[1] ?? "").trim());
    cells.push({ start: from, end: from + (line[2] ?? "").length, isQuoted: false });
    end = LINE.lastIndex;
  }
  return end > at ? { names, start, end, rows: () => [cells] } : undefined;
}

/** Offset of the line that heads the record in which the line at `at` stands; -1 if it stands in none. */
function startOfRecord(text: string, at: number): number {
  const from = Math.max(0, at - REACH);
  const before = text.slice(from, at);
  const head = before.lastIndexOf(HEAD);
  if (head >= 1 && RULES.includes(before.charAt(head - 1)) && /^$|[\r\n]/.test(before.charAt(head - 2)))
    return from + head - 1;
  const row = before.lastIndexOf(ROW);
  const isHead = row >= 0 && /^$|[\r\n]/.test(before.charAt(row - 1)) && endOfMatch(ROW_HEAD, text, from + row) > 0;
  return isHead ? from + row : -1;
}
