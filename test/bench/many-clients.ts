// node dist/test/bench/many-clients.js: fifty clients of one server over HTTP, and a reader beside a long search.
//
//   node dist/test/bench/many-clients.js [--clients N] [--calls N]
//
// `throughput` is calls a second of all clients together over that of one client alone. `beside a search` is the slowest of a hundred cached
// reads while another client searches everything again and again, over their median without it. It exits with 1 if an answer was wrong.
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { ListeningServer } from "./clients/listening-server.js";
import { mixedCalls } from "./clients/mixed-calls.js";
import { PROGRAM } from "./speed/program.js";
import { table } from "./table.js";

const READS = 100;
const OPTIONS = { clients: { type: "string", default: "50" }, calls: { type: "string", default: "2000" } } as const;

process.exitCode = await run(process.argv.slice(2));

async function run(words: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...words], options: OPTIONS });
  const [clients, calls] = [Number(values.clients), Number(values.calls)];
  const server = await ListeningServer.start(PROGRAM.server, clients + 1);
  try {
    await mixedCalls(server, { clients: 2, each: 20 });
    const alone = await mixedCalls(server, { clients: 1, each: Math.ceil(calls / 5) });
    const together = await mixedCalls(server, { clients, each: Math.ceil(calls / clients) });
    const rate = (made: number, { seconds }: { seconds: number }) => made / seconds;
    const throughput = rate(calls, together) / rate(calls / 5, alone);
    const idle = await readTimes(server);
    const busy = await besideSearch(server, () => readTimes(server));
    const faults = [...alone.faults, ...together.faults];
    const ratio = at(busy, 0.99) / at(idle, 0.5);
    process.stdout.write(
      table(
        ["figure", "value"],
        [
          ["calls a second, one client", rate(calls / 5, alone).toFixed(0)],
          [`calls a second, ${clients} clients`, rate(calls, together).toFixed(0)],
          ["throughput", throughput.toFixed(2)],
          ["cached read, median, ms", at(idle, 0.5).toFixed(1)],
          ["beside a search, p99, ms", at(busy, 0.99).toFixed(1)],
          ["beside a search, over the median", ratio.toFixed(1)],
          ["wrong answers", String(faults.length)],
        ],
      ),
    );
    return faults.length === 0 ? 0 : 1;
  } finally {
    await server.stop();
  }
}

/** Times of reads in ms, sorted. */
async function readTimes(server: ListeningServer): Promise<number[]> {
  const times: number[] = [];
  for (let read = 0; read < READS; read++) {
    const began = performance.now();
    await server.call(0, "redctx_read", { path: "docs/plan-1.md" });
    times.push(performance.now() - began);
  }
  return times.sort((one, other) => one - other);
}

async function besideSearch<Result>(server: ListeningServer, work: () => Promise<Result>): Promise<Result> {
  let over = false;
  const searching = (async () => {
    while (!over) await server.call(1, "redctx_search", { query: "nothing holds this", max_results: 5 });
  })();
  try {
    return await work();
  } finally {
    over = true;
    await searching;
  }
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
