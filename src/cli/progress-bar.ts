// How far long work is, as one line on stderr that is written over and erased. Only for a terminal, only after a second, numbers only.
import type { Writable } from "node:stream";

/** Told after each file; `total` if it is known. */
export type OnFile = (files: number, total?: number) => void;

const BEGINS_AFTER_MS = 1_000;
const INTERVAL_MS = 100;
const CELLS = 24;
const RUNNER = 6;
const ERASE = "\r\u001b[2K";

/** One line of progress. It writes nothing where the stream is no terminal or a dumb one, and no colour under NO_COLOR. */
export class ProgressBar {
  readonly #begun: number;
  readonly #shows: boolean;
  readonly #colour: boolean;
  #nextAt: number;
  #steps = 0;

  /** `now` gives ms of a clock that never goes back. */
  constructor(
    private readonly stream: Writable,
    environment: NodeJS.ProcessEnv,
    private readonly now = () => performance.now(),
  ) {
    this.#shows = "isTTY" in stream && stream.isTTY === true && environment["TERM"] !== "dumb";
    // https://no-color.org: present and not empty.
    this.#colour = !environment["NO_COLOR"];
    this.#begun = now();
    this.#nextAt = this.#begun + BEGINS_AFTER_MS;
  }

  readonly onFile: OnFile = (files, total) => {
    const now = this.now();
    if (!this.#shows || now < this.#nextAt) return;
    this.#nextAt = now + INTERVAL_MS;
    const seconds = Math.floor((now - this.#begun) / 1000);
    const count = total === undefined ? `${files} files` : `${files} of ${total} files`;
    this.#write(`${ERASE}${this.#bar(files, total)}${count}, ${seconds} s`);
    this.#steps += 1;
  };

  /** Erases the line, if there is one. */
  clear(): void {
    if (this.#steps > 0) this.#write(ERASE);
    this.#steps = 0;
  }

  /** Filled as far as the work is; a runner where nobody knows how much there is; nothing where it would not fit. */
  #bar(files: number, total: number | undefined): string {
    // A terminal that does not know its width says 0.
    const columns = ("columns" in this.stream && Number(this.stream.columns)) || 80;
    if (columns < 2 * CELLS + RUNNER) return "";
    const from = total === undefined ? this.#steps % (CELLS - RUNNER + 1) : 0;
    const length = total === undefined ? RUNNER : Math.min(CELLS, Math.floor((CELLS * files) / Math.max(total, 1)));
    const filled = "#".repeat(length);
    const shown = this.#colour ? `\u001b[36m${filled}\u001b[39m` : filled;
    return `[${"-".repeat(from)}${shown}${"-".repeat(CELLS - from - length)}] `;
  }

  /** A terminal that is gone is no reason to fail the work. */
  #write(text: string): void {
    this.stream.write(text, () => {});
  }
}
