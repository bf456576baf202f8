// One row at work: it is asked about candidates of one scan after the other, and its reports become spans.
import type { Offsets } from "../scan/offsets.js";
import type { Scan } from "../scan/scan.js";
import type { Detector, Report } from "./detector.js";
import type { Span } from "./span.js";

/** The scan that the rows of a policy are asked about, and who receives their spans. It holds one only during a run, so no raw text outlives it. */
export class Asking {
  scan: Scan | undefined;
  add: (span: Span) => void = NOTHING;
  /** Number of the run: what a row reported in another one covers nothing. */
  run = 0;

  begin(scan: Scan, add: (span: Span) => void): void {
    this.scan = scan;
    this.add = add;
    this.run++;
  }

  end(): void {
    this.scan = undefined;
    this.add = NOTHING;
  }
}

const NOTHING = () => {};

/** Asks a row. */
export class Reporter {
  readonly #asking: Asking;
  #run = 0;
  #start = 0;
  #end = 0;
  readonly #report: Report;
  /** Held here, for rows have many shapes: a look-up in each costs more than most of them do. */
  readonly #find: Detector["find"];

  constructor(
    readonly detector: Detector,
    row: number,
    asking: Asking,
  ) {
    const { category, rank } = detector;
    this.#asking = asking;
    this.#find = detector.find;
    this.#report = (start, end, evidence) => {
      this.#run = asking.run;
      this.#start = start;
      this.#end = end;
      asking.add({ start, end, category, rank, row, evidence });
    };
  }

  conclude(): void {
    const { scan } = this.#asking;
    if (scan !== undefined) this.detector.conclude?.(scan, this.#report);
  }

  /** Asks about the candidate at `offset`, unless the row's last report in this run covers it. */
  ask(candidate: number, offset: number): void {
    const { scan, run } = this.#asking;
    if (scan === undefined || this.#covers(offset, run)) return;
    const find = this.#find;
    find(scan, candidate, this.#report);
  }

  /** The same about words in ascending order. */
  askAll(words: Offsets): void {
    const { scan, run } = this.#asking;
    if (scan === undefined) return;
    const { items, length } = words;
    const find = this.#find;
    const report = this.#report;
    for (let at = 0; at < length; at++) {
      const word = items[at] as number;
      if (!this.#covers(scan.starts.at(word), run)) find(scan, word, report);
    }
  }

  #covers(offset: number, run: number): boolean {
    return offset < this.#end && offset >= this.#start && this.#run === run;
  }
}

/** Asks several rows about one candidate. By index: an iterator for each of so many short lists is an object for each. */
export function askInTurn(reporters: readonly Reporter[], candidate: number, offset: number): void {
  for (let at = 0; at < reporters.length; at++) (reporters[at] as Reporter).ask(candidate, offset);
}
