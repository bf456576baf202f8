// The cells below the columns that a row chooses by their names: shared by rows that a word in a header triggers.
import type { Memo } from "./memo.js";
import type { Scan } from "./scan.js";
import { type Cell, tableAround } from "./tables/table.js";

export type { Cell } from "./tables/table.js";

/** Which columns count: their places, by the names of all columns without quotes and outer white space. */
export type ChooseColumns = (names: readonly string[]) => readonly number[];

/**
 * Calls `visit` for each cell below a chosen column, if the word is in the header of such a column. `judged` holds per scan how far
 * tables were read, so that each is read once.
 */
export function visitColumns(
  scan: Scan,
  word: number,
  judged: Memo<number>,
  choose: ChooseColumns,
  visit: (cell: Cell) => void,
): void {
  const start = scan.starts.at(word);
  if (start < (judged.get(scan) ?? 0)) return;
  const table = tableAround(scan, start, scan.ends.at(word));
  const columns = table === undefined ? [] : choose(table.names);
  if (table === undefined || columns.length === 0) return;
  judged.set(scan, table.end);
  for (const cells of table.rows()) {
    judged.set(scan, cells.at(-1)?.end ?? table.end);
    for (const column of columns) {
      const cell = cells[column];
      if (cell !== undefined) visit(cell);
    }
  }
}
