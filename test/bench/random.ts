// Seeded choices, so that a generated text is the same on every machine and in every run.

/** A source of numbers that depends on its seed alone (mulberry32, public domain). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A number in [0, 1). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of a list that is not empty. */
  pick<Value>(values: readonly Value[]): Value {
    const value = values[this.whole(0, values.length - 1)];
    if (value === undefined) throw new RangeError("EMPTY_LIST");
    return value;
  }

  /** So many characters of an alphabet. */
  characters(alphabet: string, length: number): string {
    return Array.from({ length }, () => alphabet.charAt(this.whole(0, alphabet.length - 1))).join("");
  }

  digits(length: number): string {
    return this.characters("0123456789", length);
  }
}
