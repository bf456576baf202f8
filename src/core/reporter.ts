// One row at work: it is asked about candidates of one scan after the other, and its reports become spans.
import type { Scan } from "../scan/scan.js";
import type { Detector, Report } from "./detector.js";
import type { Span } from "./span.js";

const NOTHING = () => {};

/** Asks a row. It is kept with the policy and holds a scan only between `begin` and `end`, so no raw text outlives a run. */
export class Reporter {
  #scan: Scan | undefined;
  #add: (span: Span) => void = NOTHING;
  #start = 0;
  #end = 0;
  readonly #report: Report;

  constructor(
    readonly detector: Detector,
    row: number,
  ) {
    const { category, rank } = detector;
    this.#report = (start, end, evidence) => {
      this.#start = start;
      this.#end = end;
      this.#add({ start, end, category, rank, row, evidence });
    };
  }

  begin(scan: Scan, add: (span: Span) => void): void {
    this.#scan = scan;
    this.#add = add;
    this.#start = 0;
    this.#end = 0;
  }

  conclude(): void {
    if (this.#scan !== undefined) this.detector.conclude?.(this.#scan, this.#report);
  }

  end(): void {
    this.#scan = undefined;
    this.#add = NOTHING;
  }

  /** Asks about the candidate at `offset`, unless the row's last report covers it. */
  ask(candidate: number, offset: number): void {
    if (this.#scan === undefined || (offset >= this.#start && offset < this.#end)) return;
    this.detector.find(this.#scan, candidate, this.#report);
  }
}
