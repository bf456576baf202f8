// Speed of the engine itself, in this process: text in, redacted text out, each run with an empty memory of placeholders.
import type { Mode } from "../../../src/core/detector.js";
import { MODES, NO_TERMS, Redactor } from "../redactor.js";
import { floorOf, floorPass } from "./floor.js";
import { jsonLine, shortRows } from "./generated-records.js";
import { generatedTerms } from "./generated-terms.js";
import { codeText, foreignProse, technicalProse } from "./generated-text.js";
import { median, megabytes, type Row, timed } from "./row.js";

/** How much is measured, in UTF-16 units and runs. */
export interface Amount {
  readonly text: number;
  readonly line: number;
  readonly runs: number;
}

const TERMS = 10_000;

export function* engineRows(amount: Amount): Iterable<Row> {
  const terms = generatedTerms(TERMS);
  const prose = technicalProse(amount.text);
  const redactors = MODES.flatMap((mode) => [new Redactor(mode, NO_TERMS), new Redactor(mode, terms)]);
  const { floor, speeds } = speedsOn(prose, redactors, amount.runs);
  yield { name: "floor, technical prose", value: floor, unit: "MB/s", floor };
  for (const [at, mode] of MODES.entries()) {
    const [without = Number.NaN, value = Number.NaN] = speeds.slice(at * 2);
    const note = `${(value / without).toFixed(2)} of the speed without terms`;
    yield { name: `prose, ${mode}`, value: without, unit: "MB/s", floor };
    yield { name: `prose, ${mode}, ${TERMS} terms`, value, unit: "MB/s", floor, note };
  }
  yield* otherText("code", codeText(amount.text), amount.runs);
  yield* otherText("German and French", foreignProse(amount.text), amount.runs);
  yield* otherText("records in one line of JSON", jsonLine(amount.text), amount.runs);
  yield* otherText("short rows of a table", shortRows(amount.text), amount.runs);
  for (const mode of MODES) yield longLine(mode, amount);
}

function* otherText(name: string, text: string, runs: number): Iterable<Row> {
  const { floor, speeds } = speedsOn(
    text,
    MODES.map((mode) => new Redactor(mode)),
    runs,
  );
  for (const [at, mode] of MODES.entries()) {
    yield { name: `${name}, ${mode}`, value: speeds[at] ?? null, unit: "MB/s", floor };
  }
}

/** One line of many megabytes, which must take no longer a character than short lines do. */
function longLine(mode: Mode, { line, runs }: Amount): Row {
  const text = technicalProse(line).replaceAll("\n", " ");
  const redactor = new Redactor(mode);
  redactor.redactAfresh(text.slice(0, text.length >> 3));
  const value = median(Array.from({ length: runs }, () => timed(() => redactor.redactAfresh(text))));
  const note = `${((megabytes(text) / value) * 1000).toFixed(1)} MB/s`;
  return {
    name: `one line of ${Math.round(megabytes(text))} MB, ${mode}`,
    value,
    unit: "ms",
    floor: floorOf(text),
    note,
  };
}

/** MB/s of the floor and of each redactor, best of rounds in which each has its turn, so that a busy moment hits all alike. */
function speedsOn(
  text: string,
  redactors: readonly Redactor[],
  rounds: number,
): { readonly floor: number; readonly speeds: readonly number[] } {
  const contenders = [() => floorPass(text), ...redactors.map((redactor) => () => redactor.redactAfresh(text))];
  const best = contenders.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round <= rounds; round++) {
    contenders.forEach((contender, at) => {
      best[at] = Math.min(best[at] ?? Number.POSITIVE_INFINITY, timed(contender));
    });
  }
  const [floor = Number.NaN, ...speeds] = best.map((milliseconds) => (megabytes(text) / milliseconds) * 1000);
  return { floor, speeds };
}
