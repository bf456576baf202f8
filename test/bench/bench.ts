// npm run bench: how fast the engine, the command and the server are on this machine, each beside the floor of the same run.
//
//   npm run bench -- [--json] [--quick] [--engine]
//
// floor   one look at every character of the same text through a table of 64 K classes, best of several: the least any engine can take
// ratio   value over floor; for MB/s the share of the floor that is reached, for ms how many times as long as the floor it takes
// --quick measures less text in fewer runs; --engine leaves out everything that starts a process.
// Speeds are the best of several runs, milliseconds the median of five. MB are millions of bytes of UTF-8.
import { parseArgs } from "node:util";
import { BenchFolder } from "./speed/bench-folder.js";
import { commandRows } from "./speed/command-rows.js";
import { type Amount, engineRows } from "./speed/engine-rows.js";
import type { Row } from "./speed/row.js";
import { serverRows } from "./speed/server-rows.js";
import { table } from "./table.js";

/** Runs of what is told in milliseconds. */
const RUNS = 5;
const FULL: Amount & { readonly files: number } = { text: 5_000_000, line: 20_000_000, runs: RUNS, files: 5_000 };
const QUICK: typeof FULL = { text: 1_000_000, line: 2_000_000, runs: 3, files: 500 };

const OPTIONS = {
  json: { type: "boolean", default: false },
  quick: { type: "boolean", default: false },
  engine: { type: "boolean", default: false },
} as const;

process.exitCode = await run(process.argv.slice(2));

async function run(words: readonly string[]): Promise<number> {
  const options = parse(words);
  if (options === undefined) {
    process.stderr.write("bench: unknown option; there are --json, --quick and --engine.\n");
    return 2;
  }
  const rows = await measureAll(options.quick ? QUICK : FULL, options.engine);
  process.stdout.write(options.json ? `${JSON.stringify(summary(rows))}\n` : report(rows));
  return 0;
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS }).values;
  } catch {
    return undefined;
  }
}

async function measureAll(amount: typeof FULL, engineOnly: boolean): Promise<Row[]> {
  const rows = [...engineRows(amount)];
  if (engineOnly) return rows;
  const folder = new BenchFolder();
  try {
    for await (const row of commandRows(folder, amount.text, amount.runs)) rows.push(row);
    for await (const row of serverRows(folder, amount.files, amount.runs)) rows.push(row);
    return rows;
  } finally {
    folder.remove();
  }
}

function summary(rows: readonly Row[]): object {
  return {
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    rows: rows.map((row) => ({ ...row, ratio: ratioOf(row) })),
  };
}

function report(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.name,
    rounded(row.value),
    row.unit,
    rounded(row.floor),
    ratioOf(row)?.toFixed(row.unit === "MB/s" ? 3 : 1) ?? null,
  ]);
  const lines = table(["measurement", "value", "unit", "floor", "ratio"], cells).trimEnd().split("\n");
  const notes = ["", ...rows.map(({ note }) => (note === undefined ? "" : `  ${note}`))];
  return lines.map((line, at) => `${line}${notes[at] ?? ""}\n`).join("");
}

function ratioOf({ value, floor }: Row): number | null {
  return value === null || floor === null ? null : value / floor;
}

function rounded(value: number | null): string | null {
  return value === null ? null : value.toFixed(value < 100 ? 1 : 0);
}
