// node dist/test/bench/large-folder.js: a folder of 20,000 files and 200 MB, listed, searched and read through the real server.
//
//   node dist/test/bench/large-folder.js [--files N]
//
// Times are of single calls of one server, in the order of the table; memory is the largest the server had resident up to then.
// It exits with 1 if the memory goes over the bound.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { Random } from "./random.js";
import { BenchFolder, SOUGHT } from "./speed/bench-folder.js";
import { technicalProse } from "./speed/generated-text.js";
import { ServerProcess } from "./speed/server-process.js";
import { FAMILY_NAMES, GIVEN_NAMES } from "./speed/vocabulary.js";
import { table } from "./table.js";

const FILE_UNITS = 10_000;
const FILES_PER_FOLDER = 200;
/** One file in so many is a table of short lines; the others are prose. */
const TABLE_EVERY = 4;
const SOUGHT_EVERY = 500;
/** Largest resident memory of the server, in MB. */
const MEMORY_BOUND = 400;

interface Step {
  readonly name: string;
  readonly seconds: number;
  readonly lines: number;
  readonly memory: number | null;
}

process.exitCode = await run(process.argv.slice(2));

async function run(words: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...words], options: { files: { type: "string", default: "20000" } } });
  const folder = new BenchFolder();
  try {
    const bytes = fill(folder.root, Number(values.files));
    process.stdout.write(`${values.files} files, ${(bytes / 1e6).toFixed(1)} MB\n`);
    const steps = await measure(folder);
    process.stdout.write(report(steps));
    return Math.max(...steps.map(({ memory }) => memory ?? 0)) > MEMORY_BOUND ? 1 : 0;
  } finally {
    folder.remove();
  }
}

/** Writes the files and gives their size together in bytes. */
function fill(root: string, files: number): number {
  const random = new Random(20_000);
  let bytes = 0;
  for (let number = 0; number < files; number++) {
    const folder = join(root, `part-${Math.floor(number / FILES_PER_FOLDER)}`);
    if (number % FILES_PER_FOLDER === 0) mkdirSync(folder);
    const isTable = number % TABLE_EVERY === 0;
    const text = isTable ? contactTable(random) : technicalProse(FILE_UNITS, number);
    const content = Buffer.from(number % SOUGHT_EVERY === 0 ? `${text}\n${SOUGHT}\n` : text);
    writeFileSync(join(folder, `${isTable ? "contacts" : "note"}-${number}.${isTable ? "csv" : "md"}`), content);
    bytes += content.length;
  }
  return bytes;
}

function contactTable(random: Random): string {
  const rows = ["name,email,phone,amount"];
  for (let length = 0; length < FILE_UNITS; length += rows.at(-1)?.length ?? 0) {
    const name = `${random.pick(GIVEN_NAMES)} ${random.pick(FAMILY_NAMES)}`;
    const mail = `${random.characters("bcdfghklmnprst", 8)}@mail.example`;
    rows.push(`${name},${mail},+44 20 ${random.digits(4)} ${random.digits(4)},${random.whole(1, 9_000)}`);
  }
  return `${rows.join("\n")}\n`;
}

async function measure(folder: BenchFolder): Promise<Step[]> {
  const flags = ["--max-seconds", "600"];
  const server = await ServerProcess.start(folder, { flags, deadline: 600_000 });
  const steps: Step[] = [];
  const step = async (name: string, tool: string, parameters: object): Promise<string> => {
    const start = performance.now();
    const text = await server.call(tool, parameters);
    const seconds = (performance.now() - start) / 1000;
    steps.push({ name, seconds, lines: text.split("\n").length - 1, memory: server.peakMemory() });
    return text;
  };
  try {
    const listed = await step("list, all", "redctx_list", { recursive: true });
    await step("tree, all", "redctx_tree", { max_depth: 9 });
    await step("search, cold", "redctx_search", { query: SOUGHT });
    await step("search, again", "redctx_search", { query: SOUGHT });
    await step("search, a pattern", "redctx_search", { query: "quarantined +snapshots$", regex: true });
    await step("retrieve", "redctx_retrieve", { query: "compaction of shard snapshots" });
    await step("read, by path", "redctx_read", { path: "part-0/note-1.md" });
    await step("read, by id", "redctx_read", { path: listed.trimEnd().split("\n").at(-1)?.split("\t")[0] });
    await step("refresh", "redctx_refresh_index", {});
    await step("search, cold again", "redctx_search", { query: SOUGHT });
    return steps;
  } finally {
    await server.stop();
  }
}

function report(steps: readonly Step[]): string {
  const cells = steps.map(({ name, seconds, lines, memory }) => [
    name,
    seconds.toFixed(2),
    String(lines),
    memory === null ? null : memory.toFixed(0),
  ]);
  return table(["call", "seconds", "lines", "peak MB"], cells);
}
