// Speed of the operator's filter from end to end: a process that reads JSON lines and writes redacted ones, start-up taken off.
import { spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { MODES } from "../redactor.js";
import type { BenchFolder } from "./bench-folder.js";
import { floorOf } from "./floor.js";
import { technicalProse } from "./generated-text.js";
import { isBuilt, PROGRAM } from "./program.js";
import { median, megabytes, type Row, repeat, unmeasured } from "./row.js";

/** Size of the text of one JSON line, in UTF-16 units. */
const RECORD = 4_000;

export async function* commandRows(folder: BenchFolder, length: number, runs: number): AsyncIterable<Row> {
  const prose = technicalProse(length);
  const work = folder.writeInput("work.jsonl", jsonLines(prose));
  const nothing = folder.writeInput("nothing.jsonl", jsonLines("x"));
  for (const mode of MODES) {
    const name = `redctx redact --jsonl, ${mode}`;
    if (isBuilt(PROGRAM.redctx)) yield await throughput(name, mode, prose, { work, nothing }, folder, runs);
    else yield unmeasured(name, "MB/s", "not built");
  }
}

async function throughput(
  name: string,
  mode: string,
  prose: string,
  input: { readonly work: string; readonly nothing: string },
  folder: BenchFolder,
  runs: number,
): Promise<Row> {
  const words = [PROGRAM.redctx, "redact", "--jsonl", "--root", folder.root, "--mode", mode];
  try {
    const start = median(await repeat(runs, () => run(words, input.nothing, folder)));
    const total = median(await repeat(runs, () => run(words, input.work, folder)));
    const value = (megabytes(prose) / (total - start)) * 1000;
    return {
      name,
      value,
      unit: "MB/s",
      floor: (megabytes(prose) / floorOf(prose)) * 1000,
      note: `start-up ${Math.round(start)} ms`,
    };
  } catch {
    return unmeasured(name, "MB/s", "failed");
  }
}

/** Milliseconds from start to a successful exit. */
function run(words: readonly string[], input: string, folder: BenchFolder): Promise<number> {
  const stdin = openSync(input, "r");
  const start = performance.now();
  const child = spawn(process.execPath, words, { stdio: [stdin, "ignore", "ignore"], env: folder.environment });
  closeSync(stdin);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => {
      if (code === 0) resolve(performance.now() - start);
      else reject(new Error("EXIT"));
    });
  });
}

function jsonLines(text: string): string {
  const lines: string[] = [];
  for (let at = 0; at < text.length; at += RECORD) {
    lines.push(`${JSON.stringify({ id: String(at), text: text.slice(at, at + RECORD) })}\n`);
  }
  return lines.join("");
}
