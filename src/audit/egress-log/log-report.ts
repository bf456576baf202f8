// What was found in an egress log, as numbers and constant words.
import { type Count, count, type Line, line } from "../../core/quantity.js";
import { Redacted } from "../../core/redacted.js";
import { type FoundLine, isIntact, type LogFindings, type MissingLines } from "./verify-log.js";

interface Place {
  /** Which of the files, the oldest first. */
  readonly file: Count;
  readonly line: Line;
}

interface Range {
  readonly from: Count;
  readonly to: Count;
}

export interface LogReport {
  readonly intact: boolean;
  readonly files: Count;
  readonly lines: Count;
  readonly altered: readonly Place[];
  readonly misplaced: readonly Place[];
  readonly missing: readonly Range[];
  readonly cut: Range | null;
  readonly end_known: boolean;
}

export function logReport(findings: LogFindings): LogReport {
  const { files, lines, altered, misplaced, missing, cut, endKnown } = findings;
  return {
    intact: isIntact(findings),
    files: count(files),
    lines: count(lines),
    altered: altered.map(placeOf),
    misplaced: misplaced.map(placeOf),
    missing: missing.map(rangeOf),
    cut: cut === undefined ? null : rangeOf(cut),
    end_known: endKnown,
  };
}

/** A line a finding, and before them whether there is any. */
export function logReportText({
  intact,
  files,
  lines,
  altered,
  misplaced,
  missing,
  cut,
  end_known: known,
}: LogReport): Redacted {
  return Redacted.join([
    intact ? Redacted.say`intact: true\n` : Redacted.say`intact: false\n`,
    Redacted.say`files: ${files}\nlines: ${lines}\n`,
    ...altered.map((place) => Redacted.say`altered: file ${place.file} line ${place.line}\n`),
    ...misplaced.map((place) => Redacted.say`misplaced: file ${place.file} line ${place.line}\n`),
    ...missing.map(({ from, to }) => Redacted.say`missing: ${from} to ${to}\n`),
    ...(cut === null ? [] : [Redacted.say`cut: ${cut.from} to ${cut.to}\n`]),
    ...(known ? [] : [Redacted.say`end: not known, so a cut tail cannot be seen\n`]),
  ]);
}

function placeOf({ file, line: number }: FoundLine): Place {
  return { file: count(file), line: line(number) };
}

function rangeOf({ from, to }: MissingLines): Range {
  return { from: count(from), to: count(to) };
}
