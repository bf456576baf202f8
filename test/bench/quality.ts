// npm run quality: how much of labelled text leaks and how much of the rest is lost, on our own corpus and on any folder of others.
//
//   npm run quality -- [--corpora DIR ...] [--mode strict|balanced|both] [--labels] [--by FIELD] [--json] [--outputs DIR]
//
// A corpus is a file of lines {"id", "text", "spans": [{"start", "end", "label", "value"}], ...}, offsets in UTF-16 units.
// leak     share of the labelled values that still occur anywhere in the redacted text
// core     the same without the labels that are a matter of policy (dates, places, products, organisations ...)
// PERSON   the same for people only
// partial  share of people and organisations of whom a word of four letters or more still occurs
// over     share of the other characters that is gone; characters taken by URL, DOMAIN and IP placeholders not counted
// Below it over-redaction of texts that hold nothing private, by kind of file, with its ceiling (test/budget.test.ts) and the worst rows.
// tokens   tokens of the redacted text over tokens of the raw text, with full and with short placeholders
import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { Failure } from "../../src/boundary/failure.js";
import type { Mode } from "../../src/core/detector.js";
import { budgetReport } from "./budget/budget-report.js";
import { KINDS } from "./budget/kinds.js";
import { lossOf } from "./budget/over-redaction.js";
import { BadLine, type Corpus, readCorpora } from "./labelled-text.js";
import { type Measurement, measure, type Output } from "./measurement.js";
import { ownNames } from "./own/people.js";
import { ownStructured } from "./own/structured.js";
import { OWN_SEED, ownCorpus } from "./own-corpus.js";
import { qualityReport } from "./quality-report.js";
import { MODES, Redactor } from "./redactor.js";

const NO_FOLDERS: string[] = [];

const OPTIONS = {
  corpora: { type: "string", multiple: true, default: NO_FOLDERS },
  mode: { type: "string", default: "both" },
  labels: { type: "boolean", default: false },
  by: { type: "string" },
  json: { type: "boolean", default: false },
  outputs: { type: "string" },
} as const;

process.exitCode = run(process.argv.slice(2));

function run(words: readonly string[]): number {
  try {
    const { values, positionals } = parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
    const modes = MODES.filter((mode) => values.mode === "both" || values.mode === mode);
    if (modes.length === 0) return refuse("--mode must be strict, balanced or both.");
    const corpora = [
      ownCorpus(OWN_SEED),
      ownNames(),
      ownStructured(),
      ...[...values.corpora, ...positionals].flatMap(readCorpora),
    ];
    const measurements = modes.flatMap((mode) => measureAll(corpora, mode, values.by, values.outputs));
    const losses = modes.flatMap((mode) => {
      const redactor = new Redactor(mode);
      return KINDS.map((kind) => lossOf(kind, mode, redactor));
    });
    process.stdout.write(
      values.json
        ? `${JSON.stringify([...measurements, ...losses])}\n`
        : `${qualityReport(measurements, values.labels)}\n${budgetReport(losses)}`,
    );
    return 0;
  } catch (thrown) {
    return refuse(reasonOf(thrown));
  }
}

function measureAll(
  corpora: readonly Corpus[],
  mode: Mode,
  field: string | undefined,
  folder: string | undefined,
): Measurement[] {
  const redactor = new Redactor(mode);
  return corpora.map((corpus) => {
    const outputs: Output[] = [];
    const measurement = measure(corpus, mode, redactor, field, (output) => outputs.push(output));
    if (folder !== undefined) writeOutputs(folder, corpus, mode, outputs);
    return measurement;
  });
}

/** Writes `CORPUS.MODE.jsonl`, and the corpus itself as `CORPUS.jsonl` where no file holds it. */
function writeOutputs(folder: string, corpus: Corpus, mode: Mode, outputs: readonly Output[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${basename(corpus.name)}.${mode}.jsonl`), jsonLines(outputs));
  if (corpus.file !== undefined) return;
  const samples = corpus.samples.map(({ id, text, spans, fields }) => ({ id, text, spans, ...fields }));
  writeFileSync(join(folder, `${basename(corpus.name)}.jsonl`), jsonLines(samples));
}

function jsonLines(values: readonly unknown[]): string {
  return values.map((value) => `${JSON.stringify(value)}\n`).join("");
}

function refuse(reason: string): number {
  process.stderr.write(`quality: ${reason}\n`);
  return 2;
}

/** Texts of the option parser and of the file system stay inside; only our own words are printed. */
function reasonOf(thrown: unknown): string {
  if (thrown instanceof BadLine || thrown instanceof Failure) return thrown.message;
  const code = thrown instanceof Error && "code" in thrown ? String(thrown.code) : "";
  if (code.startsWith("ERR_PARSE_ARGS")) return "unknown option or missing value.";
  if (code.startsWith("E")) return "a corpus or output folder could not be read or written.";
  return "failed.";
}
