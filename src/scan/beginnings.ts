// Every place of a text at which a word or a part of one begins, with the hash of its first units: what a later look for names goes through.
import type { Offsets } from "./offsets.js";
import type { QuickWalk } from "./quick-walk.js";
import type { PrefixFilter } from "./sieve.js";
import { hasBit } from "./vocabulary.js";

/** One place for so many units of text is room enough for most texts. */
const UNITS_PER_PLACE = 5;
const LEAST_ROOM = 16;

/** The places in the order in which the candidate pass came by: offsets in UTF-16 units, and the low halves of hashes. */
export class Beginnings {
  #offsets: Int32Array;
  #hashes: Uint16Array;
  #length = 0;

  /** For a text of `units` UTF-16 units. */
  constructor(units: number) {
    const room = Math.max(LEAST_ROOM, Math.ceil(units / UNITS_PER_PLACE));
    this.#offsets = new Int32Array(room);
    this.#hashes = new Uint16Array(room);
  }

  add(offset: number, hash: number): void {
    if (this.#length === this.#offsets.length) this.#widen();
    this.#offsets[this.#length] = offset;
    this.#hashes[this.#length++] = hash;
  }

  /** Adds all words of a part of the text; their places lie behind `base`. */
  addAll({ starts, prefixes, wordCount }: QuickWalk, base: number): void {
    const length = this.#length;
    while (length + wordCount > this.#offsets.length) this.#widen();
    for (let at = 0; at < wordCount; at++) this.#offsets[length + at] = base + (starts[at] as number);
    this.#hashes.set(prefixes.subarray(0, wordCount), length);
    this.#length = length + wordCount;
  }

  /** Adds to `found` the offsets at which a beginning of the filter may stand. */
  find({ bits }: PrefixFilter, found: Offsets): void {
    const hashes = this.#hashes;
    for (let at = 0; at < this.#length; at++) {
      if (hasBit(bits, hashes[at] as number)) found.push(this.#offsets[at] as number);
    }
  }

  #widen(): void {
    const offsets = new Int32Array(this.#offsets.length * 2);
    offsets.set(this.#offsets);
    this.#offsets = offsets;
    const hashes = new Uint16Array(offsets.length);
    hashes.set(this.#hashes);
    this.#hashes = hashes;
  }
}
