// Redacted documents in memory: least recently used first out, bounded by bytes. It never holds raw text.
// What a call has used is not let go of for the same call: a search over more than fits would else find nothing at its next run.
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

/** An entry and the call that used it last. */
interface Slot {
  readonly held: Held;
  readonly size: number;
  call: number;
}

/**
 * A cache by path. A text for which there is no room, but among those that the same call has used, is not stored; nor is one larger than
 * the whole budget, and with a budget of 0 none is.
 */
export class DocumentCache {
  readonly #limit: number;
  /** Least recently used first. */
  readonly #slots = new Map<string, Slot>();
  #bytes = 0;

  /** `limit` in bytes of text as the engine holds it. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** True if the call with this number has used what is held for a path. */
  wasUsed(path: string, call: number): boolean {
    return this.#slots.get(path)?.call === call;
  }

  /** What is held for a path in exactly this state. `call` is the number of the call that asks. */
  get(path: string, state: string, call: number): Held | undefined {
    const slot = this.#slots.get(path);
    if (slot === undefined || slot.held.state !== state) return undefined;
    this.#slots.delete(path);
    this.#slots.set(path, slot);
    slot.call = call;
    return slot.held;
  }

  set(path: string, held: Held, call: number): void {
    this.delete(path);
    const size = sizeOf(held);
    if (size > this.#limit || !this.#makeRoom(size, call)) return;
    this.#slots.set(path, { held, size, call });
    this.#bytes += size;
  }

  delete(path: string): void {
    this.#bytes -= this.#slots.get(path)?.size ?? 0;
    this.#slots.delete(path);
  }

  clear(): void {
    this.#slots.clear();
    this.#bytes = 0;
  }

  #makeRoom(size: number, call: number): boolean {
    for (const [path, slot] of this.#slots) {
      if (this.#bytes + size <= this.#limit) return true;
      if (slot.call === call) return false;
      this.delete(path);
    }
    return this.#bytes + size <= this.#limit;
  }
}

function sizeOf(held: Held): number {
  return ENTRY_BYTES + (held.text?.heldBytes ?? 0);
}
