// Answers of GitHub as they were redacted, each under the tag by which GitHub says whether it still holds. It never holds raw text.

/** A redacted answer. It may be shown only after GitHub has confirmed its tag. */
export interface Tagged<Value> {
  readonly etag: string;
  readonly value: Value;
  /** Bytes of memory that its texts take. */
  readonly bytes: number;
}

const ENTRY_BYTES = 1_024;

/** By request, least recently used first out, bounded by bytes. With a limit of 0 nothing is kept. */
export class EtagCache<Value> {
  readonly #limit: number;
  readonly #held = new Map<string, Tagged<Value>>();
  #bytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(request: string): Tagged<Value> | undefined {
    const held = this.#held.get(request);
    if (held === undefined) return undefined;
    this.#held.delete(request);
    this.#held.set(request, held);
    return held;
  }

  set(request: string, held: Tagged<Value>): void {
    this.#drop(request);
    const size = held.bytes + ENTRY_BYTES;
    if (size > this.#limit) return;
    for (const oldest of this.#held.keys()) {
      if (this.#bytes + size <= this.#limit) break;
      this.#drop(oldest);
    }
    this.#held.set(request, held);
    this.#bytes += size;
  }

  #drop(request: string): void {
    const held = this.#held.get(request);
    if (held === undefined) return;
    this.#held.delete(request);
    this.#bytes -= held.bytes + ENTRY_BYTES;
  }
}
