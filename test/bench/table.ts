// Aligned plain-text tables: first column left, numbers right.

/** A cell; null prints as a dash. */
export type Cell = string | number | null;

/** Header and rows in columns of equal width, two spaces apart, each line ended by LF. */
export function table(header: readonly string[], rows: readonly (readonly Cell[])[], leftColumns = 1): string {
  const lines = [header, ...rows.map((row) => row.map((cell) => (cell === null ? "-" : String(cell))))];
  const widths = header.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const pad = (cell: string, column: number) =>
    column < leftColumns ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return lines.map((line) => `${line.map(pad).join("  ").trimEnd()}\n`).join("");
}
