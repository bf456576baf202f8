// What the candidate pass asks of every word, in tables over parts of hashes, so that one look answers for most of them.
import { smallNameFilter } from "./lexicon.js";
import { hasBit, LOW_HASHES, type Vocabulary } from "./vocabulary.js";

/** Which beginnings of words the candidate pass must report, as a bitmap over hashes of up to four folded units. */
export interface PrefixFilter {
  readonly bits: Uint8Array;
  /** The beginnings of one to three units that go on in the same word: they count where a word may be written apart. */
  readonly shorts?: Uint8Array | undefined;
}

/** Flags of a beginning: it may be one of a row, of a term, or the first units of a term that is written apart. */
export const BEGINS = { literal: 1, term: 2, short: 4 } as const;

/** Flags of a whole word: a row is anchored on it, also in the middle of a sentence; it is known. */
export const WORD = { anchored: 1, running: 2, known: 4 } as const;

/** The tables of one policy. Each flag may be set for a word that it is not true of; none is missing. */
export class Sieve {
  /** BEGINS by the low half of the hash of a beginning. */
  readonly beginnings = new Uint8Array(LOW_HASHES);
  /** WORD by the low half of the hash of a word. */
  readonly words = new Uint8Array(LOW_HASHES);
  /** Two bits by parts of a word's hash: in small letters it may be a given name. */
  readonly names = smallNameFilter();

  constructor(
    readonly vocabulary: Vocabulary,
    literals: PrefixFilter,
    terms: PrefixFilter,
  ) {
    mark(this.beginnings, literals.bits, BEGINS.literal);
    mark(this.beginnings, terms.bits, BEGINS.term);
    if (terms.shorts !== undefined) mark(this.beginnings, terms.shorts, BEGINS.short);
    mark(this.words, vocabulary.anchors, WORD.anchored);
    mark(this.words, vocabulary.runningAnchors, WORD.running);
    mark(this.words, vocabulary.filter, WORD.known);
  }
}

/** Sets a flag for each bit; most bytes hold none. */
function mark(flags: Uint8Array, bits: Uint8Array, flag: number): void {
  for (let byte = 0; byte < bits.length; byte++) {
    if (bits[byte] === 0) continue;
    for (let low = byte << 3; low < (byte + 1) << 3; low++) {
      if (hasBit(bits, low)) flags[low] = (flags[low] as number) | flag;
    }
  }
}
