// Checks our figures against another program's: a Python scoring script is run on the same corpora and outputs, figure by figure.
//
//   node dist/test/bench/compare-with-script.js --script SCORE.py --corpora DIR [--by FIELD] [--altered]
//
// The script is started as `python3 SCORE.py CORPUS OUTPUTS --json [--by FIELD]` and again with `--ignore-labels` for the core figure.
// --altered shuffles some words of every third output (by seed), so that the fallback alignment is compared as well.
// Exit 0 if all figures agree, 1 if one differs (each is printed by name, never with text).
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Corpus, readCorpora } from "./labelled-text.js";
import { score } from "./measurement.js";
import { Random } from "./random.js";
import { MODES, Redactor } from "./redactor.js";
import { policyLabels } from "./scoring/figures.js";
import { differences, theirs } from "./scoring/script-figures.js";

const { values } = parseArgs({
  options: {
    script: { type: "string" },
    corpora: { type: "string", multiple: true, default: [] },
    by: { type: "string" },
    altered: { type: "boolean", default: false },
  },
});

const folder = mkdtempSync(join(tmpdir(), "redctx-compare-"));
try {
  let differing = 0;
  for (const mode of MODES) {
    const redactor = new Redactor(mode);
    for (const corpus of values.corpora.flatMap(readCorpora)) {
      const names = compare(corpus, redactor);
      differing += names.length;
      process.stdout.write(`${corpus.name} ${mode}: ${names.length === 0 ? "agrees" : names.join(" ")}\n`);
    }
  }
  process.exitCode = differing === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}

function compare(corpus: Corpus, redactor: Redactor): readonly string[] {
  const random = new Random(corpus.samples.length);
  const outputs = new Map<string, string>();
  corpus.samples.forEach(({ id, text }, at) => {
    const redacted = redactor.redact(text);
    outputs.set(id, values.altered && at % 3 === 0 ? altered(redacted, random) : redacted);
  });
  const file = join(folder, "outputs.jsonl");
  writeFileSync(file, Array.from(outputs, ([id, redacted]) => `${JSON.stringify({ id, redacted })}\n`).join(""));
  const grouping = values.by === undefined ? [] : ["--by", values.by];
  const whole = runScript(corpus, file, grouping);
  const core = runScript(corpus, file, ["--ignore-labels", policyLabels().join(",")]);
  return differences(score(corpus, outputs, values.by), theirs(whole, core));
}

function runScript(corpus: Corpus, outputs: string, words: readonly string[]): unknown {
  const all = [values.script ?? "", corpus.file ?? "", outputs, "--json", ...words];
  return JSON.parse(execFileSync("python3", all, { encoding: "utf8", maxBuffer: 1 << 28 }));
}

/** Doubles, drops or moves about one word in twenty. */
function altered(redacted: string, random: Random): string {
  const words = redacted.split(" ").flatMap((word) => {
    if (!random.chance(0.05)) return [word];
    return random.pick([[word, word], [], [word.toUpperCase()], [`${word}${random.digits(2)}`]]);
  });
  return words.join(" ");
}
