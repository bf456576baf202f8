// What counts for and against a name, in one table. A run of words is a name if what speaks for it adds up to THRESHOLD.
import { Redacted } from "../../src/core/redacted.js";

/** One kind of evidence: its bit in a span, its weight, and the words by which `redctx explain` names it. */
export interface Evidence {
  readonly bit: number;
  readonly weight: number;
  readonly words: Redacted;
}

const table = {
  // What the words are.
  given: [5, Redacted.say`a given name of the lists`],
  smallGiven: [3, Redacted.say`a given name of the lists, in small letters`],
  ambiguousGiven: [2, Redacted.say`a given name that is an ordinary word or a place as well`],
  family: [4, Redacted.say`a family name of the lists`],
  ambiguousFamily: [2, Redacted.say`a family name that is an ordinary word or a place as well`],
  listed: [4, Redacted.say`a name of the long list`],
  ending: [4, Redacted.say`an ending that family names have`],
  ambiguousListed: [1, Redacted.say`a name of the long list that is a word of some language as well`],
  unknown: [1, Redacted.say`a capitalised word that no list has`],
  initial: [2, Redacted.say`an initial`],
  particle: [2, Redacted.say`a particle such as van`],
  severalOrdinary: [2, Redacted.say`ordinary words with capitals in a row, some of them names`],
  several: [3, Redacted.say`capitalised words in a row`],
  // What stands beside them.
  chat: [2, Redacted.say`in a line without capitals`],
  amid: [1, Redacted.say`inside a sentence, after a small letter`],
  introduced: [6, Redacted.say`introduced: an honorific, a greeting, a signature, my name is`],
  labelled: [6, Redacted.say`a label, a header or a key for people`],
  speech: [5, Redacted.say`a verb of speech or of what people do`],
  past: [2, Redacted.say`a verb in the past after it`],
  weakVerb: [1, Redacted.say`a verb that may follow a name`],
  relation: [3, Redacted.say`a word for a relation or a role`],
  company: [1, Redacted.say`with, by, from, and`],
  possessive: [1, Redacted.say`a possessive`],
  inverted: [4, Redacted.say`a given name behind a comma`],
  mail: [5, Redacted.say`a mail address beside it`],
  among: [2, Redacted.say`in a list of names`],
  pronoun: [4, Redacted.say`a pronoun for a person behind it`],
  // What speaks against.
  start: [-1, Redacted.say`at the start of a sentence`],
  located: [-4, Redacted.say`after in, or before a word for a place`],
  article: [-2, Redacted.say`after the, a, this`],
  capitals: [-3, Redacted.say`among capitalised nouns, or in capitals`],
  code: [-5, Redacted.say`in code`],
} as const satisfies Readonly<Record<string, readonly [weight: number, words: Redacted]>>;

export type EvidenceName = keyof typeof table;

/** Bits and weights by name. */
export const EVIDENCE: Readonly<Record<EvidenceName, Evidence>> = Object.fromEntries(
  Object.entries(table).map(([name, [weight, words]], at) => [name, { bit: 2 ** at, weight, words }]),
) as Record<EvidenceName, Evidence>;

/** An ordinary word that the long list of names has as well: it may stand in a name and speaks for none. */
export const ORDINARY_LISTED: Evidence = { bit: 0, weight: 0, words: Redacted.empty };

/** Sum of weights from which on words are a name. */
export const THRESHOLD = 5;

/** Evidence as it adds up. One is reused for all candidates, so that nothing is allocated for each. */
export class Tally {
  sum = 0;
  bits = 0;

  reset(): void {
    this.sum = 0;
    this.bits = 0;
  }

  add({ bit, weight }: Evidence): void {
    this.sum += weight;
    this.bits |= bit;
  }
}

/** Sum of the weights of evidence bits. */
export function weightOf(bits: number): number {
  let sum = 0;
  for (const { bit, weight } of ALL) if ((bits & bit) !== 0) sum += weight;
  return sum;
}

const ALL = Object.values(EVIDENCE);

/** The words for the bits of a span's evidence, for `redctx explain`. */
export function evidenceWords(bits: number): Redacted {
  const parts = ALL.filter(({ bit }) => (bits & bit) !== 0);
  return Redacted.join(
    parts.map(({ words }) => words),
    Redacted.say`, `,
  );
}
