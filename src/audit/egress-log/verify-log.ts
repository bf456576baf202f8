// Reads an egress log and says what was done to it: lines that were changed or added, lines that are missing, a tail that was cut.

import { Failure } from "../../boundary/failure.js";
import { readRegularFile } from "../../config/regular-file.js";
import { type ChainKeeper, NOTHING_KEPT } from "./chain-keeper.js";
import { placeOf } from "./egress-log.js";
import { CHAIN_START, type ChainEnd, type GenuineLine, logIdOf, readLine } from "./line.js";
import { movedFiles } from "./log-file.js";

/** One line as it stands in a file of the log; `genuine` is undefined for one that this program did not write so. */
export interface FoundLine {
  /** Which of the files, counted from 1, the oldest first. */
  readonly file: number;
  /** Its number in that file, counted from 1. */
  readonly line: number;
  readonly genuine: GenuineLine | undefined;
}

/** Lines `from` to `to` of the chain, both inclusive. */
export interface MissingLines {
  readonly from: number;
  readonly to: number;
}

export interface LogFindings {
  readonly files: number;
  readonly lines: number;
  /** Lines that were changed or added, or that belong to another log. */
  readonly altered: readonly FoundLine[];
  /** Genuine lines that do not follow the one before them: put there from elsewhere, or twice. */
  readonly misplaced: readonly FoundLine[];
  readonly missing: readonly MissingLines[];
  /** What is missing at the end; undefined if nothing is. */
  readonly cut: MissingLines | undefined;
  /** False if nothing is kept of this log, so that a cut tail cannot be seen. */
  readonly endKnown: boolean;
}

/** True if nothing was done to the log. */
export function isIntact({ altered, misplaced, missing, cut, endKnown }: LogFindings): boolean {
  return altered.length + misplaced.length + missing.length === 0 && cut === undefined && endKnown;
}

/** The files of a log, and their lines in order. */
export interface ReadLog {
  readonly files: number;
  readonly lines: readonly FoundLine[];
}

/** Reads a log whole: the files that it was moved to, the oldest first, and the current one. Throws AUDIT_LOG_UNREADABLE. */
export function readLog(path: string, keeper: ChainKeeper): ReadLog {
  const contents = contentsOf(placeOf(path));
  const lines = contents.flatMap((content, at) => {
    const texts = content.split("\n");
    if (texts.at(-1) === "") texts.pop();
    return texts.map((text, index) => ({ file: at + 1, line: index + 1, genuine: readLine(text, keeper.key) }));
  });
  return { files: contents.length, lines };
}

/** Looks at every line and at what is kept apart. Throws AUDIT_LOG_UNREADABLE, also where there is no log and never was one. */
export function verifyLog(path: string, keeper: ChainKeeper): LogFindings {
  const { files, lines } = readLog(path, keeper);
  // A copy in another place is the same log.
  const first = lines.find(({ genuine }) => genuine !== undefined)?.genuine;
  const log = first?.log ?? logIdOf(placeOf(path), keeper.key);
  const kept = keeper.end(log);
  if (files === 0 && kept === undefined) throw new Failure("AUDIT_LOG_UNREADABLE");
  const findings = new Findings(log);
  for (const line of lines) findings.add(line);
  return findings.ended(kept, files);
}

class Findings {
  readonly #altered: FoundLine[] = [];
  readonly #misplaced: FoundLine[] = [];
  readonly #missing: MissingLines[] = [];
  #lines = 0;
  #end: ChainEnd = CHAIN_START;
  /** Altered lines since the last genuine one: each may be what a missing one became. */
  #alteredSince = 0;

  constructor(private readonly log: string) {}

  add(line: FoundLine): void {
    this.#lines += 1;
    const { genuine } = line;
    if (genuine?.log !== this.log) {
      this.#altered.push(line);
      this.#alteredSince += 1;
      return;
    }
    const { number, previous } = genuine;
    const follows = number === this.#end.number + 1 ? previous === this.#end.mac : number > this.#end.number;
    if (!follows) {
      this.#misplaced.push(line);
      return;
    }
    this.#miss(number - 1);
    this.#end = genuine;
    this.#alteredSince = 0;
  }

  ended(kept: ChainEnd | undefined, files: number): LogFindings {
    const { number, mac } = kept ?? NOTHING_KEPT;
    const from = this.#end.number + this.#alteredSince + 1;
    const isForked = number === this.#end.number && mac !== this.#end.mac;
    return {
      files,
      lines: this.#lines,
      altered: this.#altered,
      misplaced: this.#misplaced,
      missing: this.#missing,
      cut: number >= from ? { from, to: number } : isForked ? { from: number, to: number } : undefined,
      endKnown: kept !== undefined,
    };
  }

  /** Notes what is missing up to the line `last`. */
  #miss(last: number): void {
    const from = this.#end.number + this.#alteredSince + 1;
    if (last >= from) this.#missing.push({ from, to: last });
  }
}

function contentsOf(place: string): string[] {
  return [...movedFiles(place).map(({ path }) => path), place]
    .map((path) => readRegularFile(path, "refused", "AUDIT_LOG_UNREADABLE"))
    .filter((file) => file !== undefined)
    .map(({ bytes }) => Buffer.from(bytes).toString("utf8"));
}
