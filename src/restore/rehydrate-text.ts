// What `rehydrate` says beside the restored text: a table, a list of damaged tokens, and how the result differs. Paths are the operator's own.
import { styleText } from "node:util";
import { createTwoFilesPatch } from "diff";
import { decode } from "../source/filesystem/encoding.js";
import type { Fate } from "./draft.js";
import { restoredBytes } from "./draft-bytes.js";
import type { Rehydrated } from "./rehydrate.js";

const FATES: readonly Fate[] = ["restored", "unknown", "ambiguous", "withheld"];

/** One line for each file and category, in columns; a file without tokens has one line with a dash. */
export function tableText(files: readonly Rehydrated[]): string {
  const rows = [["file", "category", ...FATES], ...files.flatMap(rowsOf)];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length))) ?? [];
  const line = (row: readonly string[]) =>
    row.map((cell, at) => (at < 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join("  ");
  return `${rows.map(line).join("\n")}\n`;
}

function rowsOf({ path, tally }: Rehydrated): string[][] {
  const file = onOneLine(path);
  if (tally.size === 0) return [[file, "-", ...FATES.map(() => "0")]];
  return Array.from(tally, ([category, counts]) => [file, category, ...FATES.map((fate) => String(counts[fate]))]);
}

/** One line for each damaged token: file, line, what is wrong. Empty if there is none. */
export function bruisedText(files: readonly Rehydrated[]): string {
  return files
    .flatMap(({ path, bruised }) =>
      bruised.map(({ line, bruises }) => `${onOneLine(path)}:${line}: damaged token (${bruises.join(", ")})\n`),
    )
    .join("");
}

/** What stayed a token, in one line; empty if nothing did. */
export function remainderText(files: readonly Rehydrated[]): string {
  const counts = FATES.slice(1).map((fate) => [fate, totalOf(files, fate)] as const);
  const damaged = files.reduce((sum, { bruised }) => sum + bruised.length, 0);
  const left = [...counts, ["damaged", damaged] as const].filter(([, count]) => count > 0);
  return left.length === 0 ? "" : `Left as they are: ${left.map(([fate, count]) => `${count} ${fate}`).join(", ")}.\n`;
}

/** The same as the table and the list, as JSON. */
export function reportJson(files: readonly Rehydrated[], passedOver: number): string {
  const rows = files.map(({ path, tally, bruised }) => ({
    path,
    categories: Object.fromEntries(tally),
    damaged: bruised.map(({ line, bruises }) => ({ line, faults: bruises })),
  }));
  return `${JSON.stringify({ files: rows, passed_over: passedOver })}\n`;
}

/** A unified diff from the drafts to the restored texts. Files without a difference are left out. */
export function diffText(files: readonly Rehydrated[], colour: boolean): string {
  const patches = files.map(({ path, draft, restored }) => {
    const after = decode(restoredBytes(draft, restored)).text;
    const name = onOneLine(path);
    return after === draft.text ? "" : createTwoFilesPatch(name, name, draft.text, after, "redacted", "restored");
  });
  const patch = patches.join("");
  return colour ? patch.replace(/^.*$/gm, coloured) : patch;
}

function coloured(line: string): string {
  if (/^(?:={5,}|--- |\+\+\+ )/.test(line)) return style("bold", line);
  if (line.startsWith("@@")) return style("cyan", line);
  if (line.startsWith("-")) return style("red", line);
  return line.startsWith("+") ? style("green", line) : line;
}

function style(format: "bold" | "cyan" | "red" | "green", line: string): string {
  return styleText(format, line, { validateStream: false });
}

function totalOf(files: readonly Rehydrated[], fate: Fate): number {
  return files.reduce((sum, { tally }) => sum + [...tally.values()].reduce((all, counts) => all + counts[fate], 0), 0);
}

function onOneLine(path: string): string {
  return path.replace(/\p{Cc}/gu, "\ufffd");
}
