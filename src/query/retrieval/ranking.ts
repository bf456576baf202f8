// Ranks passages by BM25 (Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond", 2009) over all of a scope.
import type { Budget } from "../../source/budget.js";

const K1 = 1.2;
const B = 0.75;

/** A passage that holds at least one term. */
export interface Match<Source> {
  /** Where it is from; given back as it came. */
  readonly source: Source;
  /** Orders equals: the reference of the file, then the first line. */
  readonly reference: string;
  readonly line: number;
  /** How often each term stands in it. */
  readonly frequencies: readonly number[];
  /** Words of the passage. */
  readonly words: number;
}

export interface Ranked<Source> extends Match<Source> {
  /** Terms that stand in it. */
  readonly distinct: number;
  readonly score: number;
}

/** Collects the passages of a scope. Every passage counts for rarity and mean length, so all must be added before the first is scored. */
export class Ranking<Source> {
  readonly #most: number;
  readonly #kept: Match<Source>[] = [];
  /** Matching passages by how many terms they hold. */
  readonly #matchesHolding: number[];
  /** Passages that hold each term. */
  readonly #holders: number[];
  #passages = 0;
  #words = 0;

  /** For a query of so many terms; at most `most` passages will be asked for. */
  constructor(terms: number, most: number) {
    this.#most = most;
    this.#holders = new Array<number>(terms).fill(0);
    this.#matchesHolding = new Array<number>(terms + 1).fill(0);
  }

  /** Passages that were counted, matching or not. */
  get passages(): number {
    return this.#passages;
  }

  /** Passages that hold a term. */
  get matched(): number {
    return this.#matchesHolding.reduce((sum, matches) => sum + matches, 0);
  }

  /** Counts a passage of so many words. */
  count(words: number): void {
    this.#passages += 1;
    this.#words += words;
  }

  /** Adds a counted passage that holds a term. It is not held if enough others hold more terms, which go before it whatever their score. */
  add(match: Match<Source>): void {
    let distinct = 0;
    match.frequencies.forEach((frequency, term) => {
      if (frequency === 0) return;
      distinct += 1;
      this.#holders[term] = (this.#holders[term] ?? 0) + 1;
    });
    this.#matchesHolding[distinct] = (this.#matchesHolding[distinct] ?? 0) + 1;
    const before = this.#matchesHolding.slice(distinct + 1).reduce((sum, matches) => sum + matches, 0);
    if (before < this.#most) this.#kept.push(match);
  }

  /** The best passages, the best first. Throws DEADLINE or CANCELLED. */
  async best(budget: Budget): Promise<readonly Ranked<Source>[]> {
    const rarity = this.#holders.map((holders) => Math.log(1 + (this.#passages - holders + 0.5) / (holders + 0.5)));
    const meanWords = this.#words / this.#passages;
    const best: Ranked<Source>[] = [];
    for (const match of this.#kept) {
      if (budget.due) await budget.breathe();
      insert(best, scored(match, rarity, meanWords), this.#most);
    }
    return best;
  }
}

function scored<Source>(match: Match<Source>, rarity: readonly number[], meanWords: number): Ranked<Source> {
  let distinct = 0;
  let score = 0;
  const length = K1 * (1 - B + (B * match.words) / meanWords);
  match.frequencies.forEach((frequency, term) => {
    if (frequency === 0) return;
    distinct += 1;
    score += ((rarity[term] ?? 0) * frequency * (K1 + 1)) / (frequency + length);
  });
  return { ...match, distinct, score };
}

/** Puts a passage at its place in a sorted list that keeps the first `most`. */
function insert<Source>(best: Ranked<Source>[], one: Ranked<Source>, most: number): void {
  let low = 0;
  let high = best.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = best[middle];
    if (other !== undefined && compared(other, one) <= 0) low = middle + 1;
    else high = middle;
  }
  if (low >= most) return;
  best.splice(low, 0, one);
  if (best.length > most) best.pop();
}

/** Negative if `one` comes first. */
function compared<Source>(one: Ranked<Source>, other: Ranked<Source>): number {
  return (
    other.distinct - one.distinct ||
    other.score - one.score ||
    (one.reference < other.reference ? -1 : one.reference > other.reference ? 1 : 0) ||
    one.line - other.line
  );
}
