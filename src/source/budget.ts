// What one call may cost. Over any limit the call fails; it never answers from a part as if it were the whole.
import { Failure } from "../boundary/failure.js";

/** Limits of one call; an absent limit is none. */
export interface CallLimits {
  /** Directory entries looked at. */
  readonly maxEntries: number;
  /** Bytes of a single file. */
  readonly maxRawBytesPerFile: number;
  /** Bytes of all files together. */
  readonly maxTotalRawBytes: number;
  /** Files read. */
  readonly maxFiles?: number;
  /** Seconds from the making of the budget. */
  readonly maxSeconds?: number;
}

/** Milliseconds of work after which other requests get their turn. */
const TURN = 8;

/**
 * Calls that wait for their next turn, oldest first. One goes on in each round of the event loop, so input is read between any two turns:
 * a short request waits for one turn, not for one of every long call.
 */
const waiting: (() => void)[] = [];

/** The account of one call: charged before work is done, and asked between pieces of it. */
export class Budget {
  readonly limits: CallLimits;
  readonly #signal: AbortSignal | undefined;
  readonly #deadline: number;
  #turnEnd = performance.now() + TURN;
  #entries = 0;
  #files = 0;
  #bytes = 0;

  constructor(limits: CallLimits, signal?: AbortSignal) {
    this.limits = limits;
    this.#signal = signal;
    this.#deadline = performance.now() + (limits.maxSeconds ?? Number.POSITIVE_INFINITY) * 1000;
  }

  /** Aborted when the caller gives up; undefined if it cannot. */
  get signal(): AbortSignal | undefined {
    return this.#signal;
  }

  /** Milliseconds until the deadline, 0 at least; infinite without one. */
  get millisecondsLeft(): number {
    return Math.max(0, this.#deadline - performance.now());
  }

  /** Counts one directory entry. Throws ENTRY_LIMIT. */
  chargeEntry(): void {
    this.#entries += 1;
    if (this.#entries > this.limits.maxEntries) throw new Failure("ENTRY_LIMIT");
  }

  /** Counts one file that is about to be read. Throws FILE_LIMIT. */
  chargeFile(): void {
    this.#files += 1;
    if (this.#files > (this.limits.maxFiles ?? Number.POSITIVE_INFINITY)) throw new Failure("FILE_LIMIT");
  }

  /** Counts `size` bytes of one file that is about to be held whole. Throws FILE_BYTE_LIMIT or TOTAL_BYTE_LIMIT. */
  chargeBytes(size: number): void {
    if (size > this.limits.maxRawBytesPerFile) throw new Failure("FILE_BYTE_LIMIT");
    this.chargeStream(size);
  }

  /** Counts `size` bytes that are passed over without being held. Throws TOTAL_BYTE_LIMIT. */
  chargeStream(size: number): void {
    this.#bytes += size;
    if (this.#bytes > this.limits.maxTotalRawBytes) throw new Failure("TOTAL_BYTE_LIMIT");
  }

  /** Throws CANCELLED if the caller gave up and DEADLINE if time is over. */
  check(): void {
    if (this.#signal?.aborted) throw new Failure("CANCELLED");
    if (performance.now() > this.#deadline) throw new Failure("DEADLINE");
  }

  /** True when others have waited long enough: `if (budget.due) await budget.breathe()` costs nothing in a hot loop. */
  get due(): boolean {
    return performance.now() >= this.#turnEnd;
  }

  /** Checks, and lets other requests run if this one has worked for 8 ms. */
  async breathe(): Promise<void> {
    if (this.due) {
      await nextTurn();
      this.#turnEnd = performance.now() + TURN;
    }
    this.check();
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(giveTurn);
  });
}

function giveTurn(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(giveTurn);
}
