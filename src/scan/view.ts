// A second reading of a text, such as its plain letters or its decoded escapes, with the way back to raw offsets.

/** A text that is another reading of a raw one, with the way back. Offsets are UTF-16 units. */
export interface Reading {
  readonly text: string;
  /** Raw offset at which the reading's unit at `at` begins. */
  rawStart(at: number): number;
  /** Raw offset at which the reading's range that ends before `end` ends; `end` is greater than 0. */
  rawEnd(end: number): number;
}

/** A rewritten text and the map of its ranges to the text it was made from. Offsets are UTF-16 units. */
export class View implements Reading {
  readonly #viewStarts: readonly number[];
  readonly #rawStarts: readonly number[];
  readonly #copied: readonly boolean[];
  readonly #rawLength: number;

  constructor(
    readonly text: string,
    pieces: { viewStarts: readonly number[]; rawStarts: readonly number[]; copied: readonly boolean[] },
    rawLength: number,
  ) {
    this.#viewStarts = pieces.viewStarts;
    this.#rawStarts = pieces.rawStarts;
    this.#copied = pieces.copied;
    this.#rawLength = rawLength;
  }

  rawStart(at: number): number {
    const piece = this.#piece(at);
    const raw = this.#rawStarts[piece] ?? 0;
    return this.#copied[piece] === true ? raw + at - (this.#viewStarts[piece] ?? 0) : raw;
  }

  rawEnd(end: number): number {
    const piece = this.#piece(end - 1);
    if (this.#copied[piece] === true) return (this.#rawStarts[piece] ?? 0) + end - (this.#viewStarts[piece] ?? 0);
    return this.#rawStarts[piece + 1] ?? this.#rawLength;
  }

  #piece(at: number): number {
    let low = 0;
    let high = this.#viewStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#viewStarts[middle] ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/** A reading of a reading, with the way back to the text below both. */
export function composed(outer: Reading, inner: Reading): Reading {
  return {
    text: inner.text,
    rawStart: (at) => outer.rawStart(inner.rawStart(at)),
    rawEnd: (end) => outer.rawEnd(inner.rawEnd(end)),
  };
}

/** Collects the pieces of a view: stretches copied as they are, and stretches replaced by another text. */
export class ViewBuilder {
  readonly #viewStarts: number[] = [];
  readonly #rawStarts: number[] = [];
  readonly #copied: boolean[] = [];
  readonly #parts: string[] = [];
  #length = 0;
  #rawAt = 0;
  #changed = false;

  constructor(private readonly raw: string) {}

  /** Replaces raw [start, end) by `text`, which may be empty; what lies before it and after the last call is copied. */
  replace(start: number, end: number, text: string): void {
    this.#copyTo(start);
    this.#changed = true;
    if (text !== "") this.#piece(text, start, false);
    this.#rawAt = end;
  }

  /** The view, or undefined if nothing was replaced. */
  build(): View | undefined {
    if (!this.#changed) return undefined;
    this.#copyTo(this.raw.length);
    const pieces = { viewStarts: this.#viewStarts, rawStarts: this.#rawStarts, copied: this.#copied };
    return new View(this.#parts.join(""), pieces, this.raw.length);
  }

  #copyTo(end: number): void {
    if (end > this.#rawAt) this.#piece(this.raw.slice(this.#rawAt, end), this.#rawAt, true);
    this.#rawAt = end;
  }

  #piece(text: string, rawStart: number, copied: boolean): void {
    this.#viewStarts.push(this.#length);
    this.#rawStarts.push(rawStart);
    this.#copied.push(copied);
    this.#parts.push(text);
    this.#length += text.length;
  }
}
