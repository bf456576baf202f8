// Bytes in, lines out. Pure and incremental: it holds one unfinished line at most, and none of a line over the cap.

/** Longest line that is served, in bytes, its line feed not counted. */
export const MAX_LINE_BYTES = 10 * 1024 * 1024;

/** A line that is not blank, without its line end; or that there was one which cannot be served. */
export type LineEvent =
  | { readonly kind: "line"; readonly text: string }
  /** Longer than the cap. Told once, when the cap is passed; the rest of the line is dropped unread. */
  | { readonly kind: "oversized" }
  /** Not UTF-8. */
  | { readonly kind: "undecodable" };

const FIRST_CAPACITY = 4096;
const LINE_FEED = 0x0a;

/** Cuts a byte stream at its line feeds. A CR before one, a BOM before a line, and blank lines are passed over. */
export class LineFramer {
  readonly #maximum: number;
  readonly #decoder = new TextDecoder("utf-8", { fatal: true });
  #held = Buffer.allocUnsafe(FIRST_CAPACITY);
  #length = 0;
  #dropping = false;

  /** `maximum` is the longest line served, in bytes. */
  constructor(maximum: number = MAX_LINE_BYTES) {
    this.#maximum = maximum;
  }

  /** Takes the next bytes and gives what they completed, in order. */
  push(chunk: Uint8Array): LineEvent[] {
    const events: LineEvent[] = [];
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      this.#take(chunk.subarray(start, end), events);
      this.#finishLine(events);
      start = end + 1;
    }
    this.#take(chunk.subarray(start), events);
    return events;
  }

  /** Takes the end of the stream: a last line without a line feed is a line like any other. */
  end(): LineEvent[] {
    const events: LineEvent[] = [];
    this.#finishLine(events);
    return events;
  }

  #take(bytes: Uint8Array, events: LineEvent[]): void {
    if (this.#dropping) return;
    const length = this.#length + bytes.length;
    if (length > this.#maximum) {
      events.push({ kind: "oversized" });
      this.#dropping = true;
      this.#forget();
      return;
    }
    // Bytes are copied, not kept as chunks: a chunk of one byte may pin a whole read buffer.
    if (length > this.#held.length) this.#grow(length);
    this.#held.set(bytes, this.#length);
    this.#length = length;
  }

  #finishLine(events: LineEvent[]): void {
    if (!this.#dropping && this.#length > 0) {
      const event = this.#decode();
      if (event !== undefined) events.push(event);
    }
    this.#dropping = false;
    this.#forget();
  }

  #decode(): LineEvent | undefined {
    try {
      const text = this.#decoder.decode(this.#held.subarray(0, this.#length)).trim();
      return text === "" ? undefined : { kind: "line", text };
    } catch {
      return { kind: "undecodable" };
    }
  }

  #grow(length: number): void {
    const capacity = Math.min(Math.max(this.#held.length * 2, length), this.#maximum);
    const grown = Buffer.allocUnsafeSlow(capacity);
    grown.set(this.#held.subarray(0, this.#length));
    this.#held = grown;
  }

  #forget(): void {
    this.#length = 0;
    if (this.#held.length > FIRST_CAPACITY) this.#held = Buffer.allocUnsafe(FIRST_CAPACITY);
  }
}
