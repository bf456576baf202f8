// Counts lines. A line ends at LF, CRLF or a lone CR; a last line without an end counts.

/** Counts the lines of a file, without its byte order mark, piece by piece. The pieces of UTF-16 have even lengths. */
export class LineCounter {
  #lines = 0;
  #last = 0x0a;
  #empty = true;

  constructor(private readonly order: "bytes" | "utf-16le" | "utf-16be") {}

  add(piece: Uint8Array): void {
    const step = this.order === "bytes" ? 1 : 2;
    const low = this.order === "utf-16be" ? 1 : 0;
    for (let at = 0; at + step <= piece.length; at += step) {
      const other = step === 1 ? 0 : (piece[at + 1 - low] ?? 0);
      const unit = (piece[at + low] ?? 0) | (other << 8);
      if (this.#last === 0x0d && unit !== 0x0a) this.#lines += 1;
      if (unit === 0x0a) this.#lines += 1;
      this.#last = unit;
      this.#empty = false;
    }
  }

  /** Lines of all pieces so far, taken as the whole. */
  get lines(): number {
    return this.#empty || this.#last === 0x0a ? this.#lines : this.#lines + 1;
  }
}
