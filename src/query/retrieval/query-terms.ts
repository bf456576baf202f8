// What a query asks for: its distinct words without those that stand in every text.
import { Failure } from "../../boundary/failure.js";
import { findWords } from "./words.js";

const QUERY_CHARACTERS = 2_000;
const MOST_TERMS = 64;

const STOP_WORDS =
  "a an and are as at be by for from how in is it of on or that the this to was what when where which who with";

/** The terms of a query, numbered from 0. */
export class QueryTerms {
  readonly #high: number[] = [];
  readonly #low: number[] = [];
  /** True at the low bits of a term's key: most words of a text are told apart from all terms by one look. */
  readonly #filter = new Uint8Array(FILTER + 1);

  /** Throws RETRIEVAL_QUERY_LENGTH for more than 2,000 characters, and RETRIEVAL_TERMS for no term or more than 64. */
  constructor(query: string) {
    if (query.length > QUERY_CHARACTERS && [...query].length > QUERY_CHARACTERS) {
      throw new Failure("RETRIEVAL_QUERY_LENGTH");
    }
    const passedOver = new Set<number>();
    findWords(STOP_WORDS, 0, STOP_WORDS.length, (high, low) => passedOver.add(oneNumber(high, low)));
    findWords(query, 0, query.length, (high, low) => {
      if (passedOver.has(oneNumber(high, low))) return;
      passedOver.add(oneNumber(high, low));
      this.#high.push(high);
      this.#low.push(low);
      this.#filter[high & FILTER] = 1;
    });
    if (this.count === 0 || this.count > MOST_TERMS) throw new Failure("RETRIEVAL_TERMS");
  }

  get count(): number {
    return this.#high.length;
  }

  /** False if no term has this high part. */
  mayHold(high: number): boolean {
    return this.#filter[high & FILTER] === 1;
  }

  /** Number of the term with this key, or -1. */
  find(high: number, low: number): number {
    for (let term = 0; term < this.#high.length; term++) {
      if (this.#high[term] === high && this.#low[term] === low) return term;
    }
    return -1;
  }
}

const FILTER = 0x3ff;

function oneNumber(high: number, low: number): number {
  return high * 0x10000 + low;
}
