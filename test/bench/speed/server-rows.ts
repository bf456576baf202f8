// What an agent waits for, over stdio: the server's start, a read that is cached, a search that is not and one that is; and its memory.
import { spawnSync } from "node:child_process";
import { performance } from "node:perf_hooks";
import { type BenchFolder, SOUGHT } from "./bench-folder.js";
import { floorOf } from "./floor.js";
import { technicalProse } from "./generated-text.js";
import { isBuilt, PROGRAM } from "./program.js";
import { median, type Row, repeat, timed, type Unit, unmeasured } from "./row.js";
import { ServerProcess } from "./server-process.js";

const READ_UNITS = 100_000;
const READ_FILE = "large.md";

const NAMES = {
  start: "server start to first reply",
  read: "cached read of 100 KB",
  cold: "search, cold",
  warm: "search, warm",
  memory: "peak memory of the server",
} as const;

export async function* serverRows(folder: BenchFolder, files: number, runs: number): AsyncIterable<Row> {
  if (!isBuilt(PROGRAM.server)) {
    for (const [key, name] of Object.entries(NAMES)) yield unmeasured(name, unitOf(key), "not built");
    return;
  }
  folder.writeServed(READ_FILE, technicalProse(READ_UNITS));
  yield await attempt(NAMES.start, () => startRow(folder, runs));
  yield await attempt(NAMES.read, () => readRow(folder, runs));
  const bytes = folder.writeMany(files);
  try {
    yield* searchRows(folder, bytes, files, runs);
  } catch {
    yield unmeasured("searches", "ms", "failed");
  }
}

async function startRow(folder: BenchFolder, runs: number): Promise<Row> {
  const value = median(
    await repeat(runs, async () => {
      const start = performance.now();
      const server = await ServerProcess.start(folder);
      const took = performance.now() - start;
      await server.stop();
      return took;
    }),
  );
  const bare = median(Array.from({ length: runs }, () => timed(() => spawnSync(process.execPath, ["-e", "0"]))));
  return { name: NAMES.start, value, unit: "ms", floor: bare, note: "floor: node -e 0" };
}

async function readRow(folder: BenchFolder, runs: number): Promise<Row> {
  const server = await ServerProcess.start(folder);
  try {
    const read = () => elapsed(() => server.call("redctx_read", { path: READ_FILE }));
    const first = await read();
    const value = median(await repeat(runs, read));
    const floor = floorOf(technicalProse(READ_UNITS));
    return { name: NAMES.read, value, unit: "ms", floor, note: `first read ${first.toFixed(1)} ms` };
  } finally {
    await server.stop();
  }
}

async function* searchRows(folder: BenchFolder, bytes: number, files: number, runs: number): AsyncIterable<Row> {
  const floor = floorOf(technicalProse(bytes));
  const cold: number[] = [];
  const warm: number[] = [];
  const memory: number[] = [];
  for (let number = 0; number < runs; number++) {
    const server = await ServerProcess.start(folder);
    try {
      cold.push(await search(server));
      if (number === runs - 1) warm.push(...(await repeat(runs, () => search(server))));
      memory.push(server.peakMemory() ?? Number.NaN);
    } finally {
      await server.stop();
    }
  }
  const note = `${files} files, ${(bytes / 1e6).toFixed(1)} MB`;
  yield { name: NAMES.cold, value: median(cold), unit: "ms", floor, note };
  yield { name: NAMES.warm, value: median(warm), unit: "ms", floor, note };
  const peak = Math.max(...memory);
  yield { name: NAMES.memory, value: Number.isNaN(peak) ? null : peak, unit: "MB", floor: null, note };
}

async function search(server: ServerProcess): Promise<number> {
  let found = "";
  const took = await elapsed(async () => {
    found = await server.call("redctx_search", { query: SOUGHT });
  });
  if (!found.includes(SOUGHT)) throw new Error("NOTHING_FOUND");
  return took;
}

async function elapsed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

async function attempt(name: string, measure: () => Promise<Row>): Promise<Row> {
  try {
    return await measure();
  } catch {
    return unmeasured(name, "ms", "failed");
  }
}

function unitOf(key: string): Unit {
  return key === "memory" ? "MB" : "ms";
}
