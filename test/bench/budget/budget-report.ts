// What `npm run quality` prints of over-redaction: one line a kind and mode, and the rows that take most.
import { type Cell, table } from "../table.js";
import type { Loss } from "./over-redaction.js";

const HEADER = ["kind", "mode", "characters", "over", "ceiling", "", "worst rows"];
const SHOWN_ROWS = 3;

export function budgetReport(losses: readonly Loss[]): string {
  return `over-redaction of texts that hold nothing private, percent\n${table(HEADER, losses.map(rowOf), 2)}`;
}

function rowOf({ kind, mode, units, over, ceiling, rows }: Loss): Cell[] {
  const worst = rows.slice(0, SHOWN_ROWS).map(([row, percent]) => `${row} ${percent.toFixed(2)}`);
  return [kind, mode, units, over.toFixed(2), ceiling, over > ceiling ? "OVER" : "", `  ${worst.join(", ")}`];
}
