// `npm run fuzz`: tries generated inputs on every target for a while, and prints what it finds without the input, with the seed to repeat it.
//
//   npm run fuzz -- [--seconds N] [--runs N] [--target NAME] [--seed N] [--path PATH] [--show]
//
// Seconds and runs are for each target: 20 s and 1,000,000 inputs. A finding is repeated with its --target, --seed and --path; --show prints the
// input that shows it, which is generated and never text of a folder. Exit code 1 if anything was found.
import { parseArgs } from "node:util";
import type { Finding, Target } from "./target.js";
import { TARGETS } from "./targets.js";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "20" },
    runs: { type: "string", default: "1000000" },
    target: { type: "string" },
    seed: { type: "string" },
    path: { type: "string" },
    show: { type: "boolean", default: false },
  },
});

const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed);
const chosen = TARGETS.filter(({ name }) => values.target === undefined || name === values.target);
if (chosen.length === 0 || !Number.isSafeInteger(seed)) throw new Error("No such target, or no such seed.");
let failed = false;
for (const one of chosen) {
  const found = await fuzzed(one);
  failed ||= typeof found !== "number";
  process.stdout.write(typeof found === "number" ? `${one.name}: ${found} inputs, seed ${seed}\n` : said(found));
}
process.exitCode = failed ? 1 : 0;

function fuzzed(one: Target): Promise<Finding | number> {
  const { path } = values;
  const milliseconds = Number(values.seconds) * 1000;
  return one.fuzz({ seed, runs: Number(values.runs), milliseconds, ...(path !== undefined && { path }) });
}

function said({ target, what, seed: own, path, runs, input }: Finding): string {
  const shown = values.show ? `${JSON.stringify(input)}\n` : "";
  return `${target}: ${what} (after ${runs} inputs)\n  npm run fuzz -- --target ${target} --seed ${own} --path ${path}\n${shown}`;
}
