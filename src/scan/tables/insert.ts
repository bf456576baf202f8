// SQL inserts: `INSERT INTO people (first_name, phone) VALUES ('…', '…'), (…)`, and `COPY people (…) FROM stdin;` with lines of cells.

import { inWordAt } from "../characters.js";
import { endOfMatch } from "../pattern.js";
import { rowsFrom } from "./delimited.js";
import type { Table } from "./table.js";
import { type TupleSyntax, tuplesFrom } from "./tuples.js";

/** How far before a word its list of columns may begin, in UTF-16 units. */
const REACH = 16_384;
const MOST_COLUMNS = 1024;

const INTO =
  /(?:insert|replace)\s{1,8}(?:ignore\s{1,8}|or\s{1,8}\w{1,10}\s{1,8})?into\s{1,8}[\w."`[\]]{1,128}\s{0,8}\(/gi;
/** PostgreSQL's dump of a table. */
const COPY = /\bcopy\s{1,8}[\w."]{1,128}\s{0,8}\($/i;
const FROM = /\s{0,16}\)\s{1,16}from\s{1,8}stdin[^;\r\n]{0,64};[ \t]{0,16}(?:\r?\n|\r)/iy;
const COLUMN = /\s{0,32}["`[]?([\p{L}_][\p{L}\p{M}\d_ ]{0,63})["`\]]?\s{0,8}/uy;
const VALUES = /\s{0,16}\)\s{0,16}values\s{0,16}(?=\()/iy;
const ROW: TupleSyntax = {
  value: /\s{0,32}(?:[NE]?'(?:[^'\\]|''|\\.){0,4096}'|[^,()'\s]{1,256}(?:\([^()']{0,64}\))?)\s{0,8}/uy,
  closing: ")",
  next: /\s{0,16},\s{0,32}(?=\()/y,
  quote: "'",
  prefix: /^[NE]'/,
};

/** The insert whose list of columns holds the word [start, end). */
export function insertTable(text: string, word: number, end: number): Table | undefined {
  if (!isInList(text, word, end)) return undefined;
  const before = text.slice(Math.max(0, word - REACH), word);
  const open = before.lastIndexOf("(");
  if (open < 0) return undefined;
  const head = before.slice(Math.max(0, open - 256), open + 1);
  const isCopy = COPY.test(head);
  let isInsert = false;
  for (const match of head.matchAll(INTO)) isInsert = match.index + match[0].length === head.length;
  if (!isInsert && !isCopy) return undefined;
  const start = word - before.length + open;
  const names: string[] = [];
  let at = start;
  do {
    COLUMN.lastIndex = at + 1;
    const column = COLUMN.exec(text);
    if (column === null) return undefined;
    names.push(column[1] ?? "");
    at = COLUMN.lastIndex;
  } while (text.charAt(at) === "," && names.length < MOST_COLUMNS);
  if (isCopy) {
    const lines = endOfMatch(FROM, text, at);
    return lines < 0 ? undefined : { names, start, end: at, rows: () => rowsFrom(text, lines, "\t", names.length) };
  }
  const values = endOfMatch(VALUES, text, at);
  return values < 0 ? undefined : { names, start, end: at, rows: () => tuplesFrom(text, values, names.length, ROW) };
}

/**
 * A cheap look: a comma or a bracket stands behind the name of the column that the word is part of, and before it a list of names goes back
 * to a bracket, as far as it is looked at.
 */
function isInList(text: string, start: number, end: number): boolean {
  const least = Math.max(0, start - LOOKED_BACK);
  // A sentence ends before the list could begin.
  const before = text.slice(least, start);
  if (before.lastIndexOf(".") > before.lastIndexOf("(") || endOfMatch(REST_OF_COLUMN, text, end) < 0) return false;
  let at = start - 1;
  while (at > least && (inWordAt(text, at) || LISTED.has(text.charCodeAt(at)))) at--;
  return text.charAt(at) === "(" || at <= least;
}

const LISTED: ReadonlySet<number> = new Set([...' _"`[],\t\r\n'].map((sign) => sign.charCodeAt(0)));
const LOOKED_BACK = 256;

const REST_OF_COLUMN = /[\p{L}\p{M}\d_ ]{0,63}["`\]]?\s{0,8}[,)]/uy;
