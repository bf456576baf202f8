// Copies a text with some ranges replaced. Bytes are copied in bulk: joining ten thousands of slices of a string takes ten times as long.

/** Collects a text piece by piece. Offsets are UTF-16 units of `source`. */
export class Splice {
  readonly #encoding: "latin1" | "utf16le";
  readonly #unitBytes: 1 | 2;
  readonly #from: Buffer;
  #target: Buffer;
  #length = 0;

  /** `growth` is about how many units the result will be longer than the source. Replacements are ASCII. */
  constructor(source: string, growth: number) {
    const wide = /[^\0-\xff]/.test(source);
    this.#encoding = wide ? "utf16le" : "latin1";
    this.#unitBytes = wide ? 2 : 1;
    this.#from = Buffer.from(source, this.#encoding);
    this.#target = Buffer.allocUnsafe(this.#from.length + growth * this.#unitBytes);
  }

  /** Appends [start, end) of the source. */
  copy(start: number, end: number): void {
    const bytes = (end - start) * this.#unitBytes;
    this.#reserve(bytes);
    this.#from.copy(this.#target, this.#length, start * this.#unitBytes, end * this.#unitBytes);
    this.#length += bytes;
  }

  /** Appends a replacement. */
  write(text: string): void {
    this.#reserve(text.length * this.#unitBytes);
    this.#length += this.#target.write(text, this.#length, this.#encoding);
  }

  toString(): string {
    return this.#target.toString(this.#encoding, 0, this.#length);
  }

  #reserve(bytes: number): void {
    if (this.#length + bytes <= this.#target.length) return;
    const wider = Buffer.allocUnsafe((this.#length + bytes) * 2);
    this.#target.copy(wider, 0, 0, this.#length);
    this.#target = wider;
  }
}
