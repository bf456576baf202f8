// Redacted documents in memory: least recently used first out, bounded by bytes. It never holds raw text.
import type { Counts } from "../core/receipt.js";
import type { Redacted } from "../core/redacted.js";

/** What is kept of a file in one state: its redacted text, or that it is no text. */
export interface Held {
  /** State of the file (identity.ts) from which the text was made. */
  readonly state: string;
  /** Undefined for a file that is no text. */
  readonly text: Redacted | undefined;
  readonly counts: Counts;
}

/** Bookkeeping of one entry, in bytes, beside its text. */
const ENTRY_BYTES = 512;

/** A cache by path. One entry larger than the whole budget is not stored; a budget of 0 stores nothing. */
export class DocumentCache {
  readonly #limit: number;
  readonly #held = new Map<string, Held>();
  #bytes = 0;

  /** `limit` in bytes of text as the engine holds it. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** What is held for a path in exactly this state. */
  get(path: string, state: string): Held | undefined {
    const held = this.#held.get(path);
    if (held === undefined || held.state !== state) return undefined;
    this.#held.delete(path);
    this.#held.set(path, held);
    return held;
  }

  set(path: string, held: Held): void {
    this.delete(path);
    const size = sizeOf(held);
    if (size > this.#limit) return;
    this.#held.set(path, held);
    this.#bytes += size;
    for (const oldest of this.#held.keys()) {
      if (this.#bytes <= this.#limit) return;
      this.delete(oldest);
    }
  }

  delete(path: string): void {
    const held = this.#held.get(path);
    if (held === undefined) return;
    this.#held.delete(path);
    this.#bytes -= sizeOf(held);
  }

  clear(): void {
    this.#held.clear();
    this.#bytes = 0;
  }
}

function sizeOf(held: Held): number {
  return ENTRY_BYTES + (held.text?.heldBytes ?? 0);
}
