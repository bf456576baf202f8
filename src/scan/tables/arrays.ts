// Tables in JSON: a list of names and a list of rows, as interfaces of spreadsheets and databases write them: `{"columns": ["id", "phone"], "rows": [[1, "…"], …]}`.
import { endOfMatch } from "../pattern.js";
import type { Table } from "./table.js";
import { type TupleSyntax, tuplesFrom } from "./tuples.js";

/** How far before a word its list of names may begin, in UTF-16 units. */
const REACH = 4096;
const MOST_COLUMNS = 1024;

const NAME = /\s{0,64}"([^"\\\r\n]{1,64})"\s{0,16}/y;
/** From the end of the names to the first row: the next row of the same list, or a member that holds the rows. */
const ROWS =
  /\s{0,16}\]\s{0,16},\s{0,64}(?:"(?:rows|data|values|records|results|items)"\s{0,8}:\s{0,16}\[\s{0,64})?(?=\[)/y;
const ROW: TupleSyntax = {
  value: /\s{0,64}(?:"(?:[^"\\]|\\.){0,4096}"|[^"\s,[\]{}]{1,128})\s{0,64}/y,
  closing: "]",
  next: /\s{0,64},\s{0,64}(?=\[)/y,
  quote: '"',
};

/** The table whose list of names holds the word at `word`, which stands in quotes. */
export function arrayTable(text: string, word: number): Table | undefined {
  const before = text.slice(Math.max(0, word - REACH), word);
  const open = before.lastIndexOf("[");
  if (open < 0 || before.lastIndexOf("]") > open) return undefined;
  const start = word - before.length + open;
  const names: string[] = [];
  let at = start;
  do {
    NAME.lastIndex = at + 1;
    const name = NAME.exec(text);
    if (name === null) return undefined;
    names.push(name[1] ?? "");
    at = NAME.lastIndex;
  } while (text.charAt(at) === "," && names.length < MOST_COLUMNS);
  const rows = names.length < 2 ? -1 : endOfMatch(ROWS, text, at);
  return rows < 0 ? undefined : { names, start, end: at, rows: () => tuplesFrom(text, rows, names.length, ROW) };
}
