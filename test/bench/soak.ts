// node dist/test/bench/soak.js: a server that is asked without rest while its folder changes underneath.
//
//   node dist/test/bench/soak.js [--seconds 120] [--seed N]
//
// It exits with 1 if anything hidden came out, an id showed two paths, an answer was malformed, missing or double, the server did not end in
// order, or its memory grew: the most resident memory of the second half of the time may exceed that of the first by 15 % and 20 MB. Shorter
// runs than 30 seconds do not judge memory.
import { parseArgs } from "node:util";
import { Random } from "./random.js";
import { SoakAgent } from "./soak/agent.js";
import { ChangingFolder } from "./soak/changing-folder.js";
import { Findings } from "./soak/findings.js";
import { Questions } from "./soak/questions.js";
import { table } from "./table.js";

/** Questions that are under way at one time. */
const AT_ONCE = 4;
const FILES = 200;
const SAMPLE_MS = 200;
const SHORTEST_FOR_MEMORY = 30;
const GROWTH = 1.15;
const GROWTH_MB = 20;

process.exitCode = await run(process.argv.slice(2));

async function run(words: readonly string[]): Promise<number> {
  const options = { seconds: { type: "string", default: "120" }, seed: { type: "string", default: "1" } } as const;
  const { values } = parseArgs({ args: [...words], options });
  const seconds = Number(values.seconds);
  const folder = new ChangingFolder(new Random(Number(values.seed)), FILES);
  const findings = new Findings();
  try {
    const memory = await soak(folder, findings, seconds, Number(values.seed));
    if (seconds >= SHORTEST_FOR_MEMORY && memory.second > memory.first * GROWTH + GROWTH_MB)
      findings.fault("memory grew");
    process.stdout.write(report(findings, memory));
    return findings.faults.size === 0 ? 0 : 1;
  } finally {
    folder.remove();
  }
}

/** Most resident memory of each half, in MB. */
interface Memory {
  readonly first: number;
  readonly second: number;
}

async function soak(folder: ChangingFolder, findings: Findings, seconds: number, seed: number): Promise<Memory> {
  const agent = new SoakAgent(folder, ["--max-seconds", "20"], findings);
  const random = new Random(seed + 1);
  const questions = new Questions(agent, random, findings);
  await questions.begin();
  const begun = performance.now();
  const elapsed = () => (performance.now() - begun) / 1000;
  const most = { first: 0, second: 0 };
  const sampling = setInterval(() => {
    const half = elapsed() < seconds / 2 ? "first" : "second";
    most[half] = Math.max(most[half], agent.memory() ?? 0);
  }, SAMPLE_MS);
  const work = async () => {
    while (elapsed() < seconds) {
      if (random.chance(0.4)) folder.change();
      await questions.ask();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  clearInterval(sampling);
  await agent.finish();
  return most;
}

function report({ answers, faults, milliseconds, bytes, paths }: Findings, memory: Memory): string {
  const rows = [...answers].sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, count]) => [name, `${count}`]);
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1);
  return [
    table(["answer", "count"], rows),
    `${sorted.length} answers, ${(bytes / 1e6).toFixed(1)} MB, ${paths.size} ids\n`,
    `ms: median ${at(0.5)}, 99 of 100 within ${at(0.99)}, longest ${sorted.at(-1)?.toFixed(1)}\n`,
    `most memory, MB: first half ${memory.first.toFixed(0)}, second half ${memory.second.toFixed(0)}\n`,
    ...[...faults].map(([fault, count]) => `FAULT ${fault}: ${count}\n`),
    faults.size === 0 ? "no faults\n" : "",
  ].join("");
}
