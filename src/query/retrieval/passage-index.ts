// One redacted text, ready to be ranked: its passages and the keys of their words. It holds numbers only.
import type { Redacted } from "../../core/redacted.js";
import { type Passage, passagesOf } from "./passages.js";
import type { QueryTerms } from "./query-terms.js";
import { findWords } from "./words.js";

/** Bytes that a passage takes beside its words. */
const PASSAGE_BYTES = 80;
const INDEX_BYTES = 512;

/** Passages of a text and their words in order. */
export class PassageIndex {
  readonly passages: readonly Passage[];
  /** Number of words before the end of each passage. */
  readonly #ends: Uint32Array;
  readonly #high: Uint32Array;
  readonly #low: Uint16Array;

  /** Reads every word of a text once. */
  constructor(text: Redacted) {
    const content = text.toString();
    this.passages = passagesOf(text);
    this.#ends = new Uint32Array(this.passages.length);
    const words = new WordKeys();
    this.passages.forEach(({ from, to }, at) => {
      findWords(content, from, to, words.add);
      this.#ends[at] = words.length;
    });
    [this.#high, this.#low] = words.copy();
  }

  /** Bytes of memory. */
  get bytes(): number {
    return INDEX_BYTES + this.passages.length * PASSAGE_BYTES + this.#high.byteLength + this.#low.byteLength;
  }

  /** Words of a passage, stop words among them. */
  words(passage: number): number {
    return (this.#ends[passage] ?? 0) - this.#start(passage);
  }

  /** How often each term stands in a passage, in the order of the terms; undefined if none does. */
  frequencies(passage: number, terms: QueryTerms): number[] | undefined {
    let frequencies: number[] | undefined;
    const end = this.#ends[passage] ?? 0;
    for (let at = this.#start(passage); at < end; at++) {
      const high = this.#high[at] ?? 0;
      if (!terms.mayHold(high)) continue;
      const term = terms.find(high, this.#low[at] ?? 0);
      if (term < 0) continue;
      frequencies ??= new Array<number>(terms.count).fill(0);
      frequencies[term] = (frequencies[term] ?? 0) + 1;
    }
    return frequencies;
  }

  #start(passage: number): number {
    return this.#ends[passage - 1] ?? 0;
  }
}

/** Keys as they are found, in arrays that are used for one text after the other. */
class WordKeys {
  static #high = new Uint32Array(1 << 12);
  static #low = new Uint16Array(1 << 12);
  length = 0;

  readonly add = (high: number, low: number): void => {
    if (this.length === WordKeys.#high.length) WordKeys.#grow();
    WordKeys.#high[this.length] = high;
    WordKeys.#low[this.length++] = low;
  };

  copy(): [Uint32Array, Uint16Array] {
    return [WordKeys.#high.slice(0, this.length), WordKeys.#low.slice(0, this.length)];
  }

  static #grow(): void {
    const high = new Uint32Array(WordKeys.#high.length * 2);
    const low = new Uint16Array(high.length);
    high.set(WordKeys.#high);
    low.set(WordKeys.#low);
    WordKeys.#high = high;
    WordKeys.#low = low;
  }
}
