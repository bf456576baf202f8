// The candidate pass: one walk over a text that notes where something could be. Detectors verify there and nowhere else.
import { DISGUISE, FIRST_BREAK, FOLDS, inWordAt, isLetterPair, KIND, UNITS } from "./characters.js";
import { HASH_SEED, PREFIX_UNITS, type Vocabulary } from "./vocabulary.js";

/** Bits of a word's shape: which kinds of unit it holds, and how it begins. */
export const SHAPE = {
  lower: (1 << KIND.lower) | (1 << KIND.lowerGreekCyrillic),
  upper: (1 << KIND.upper) | (1 << KIND.upperGreekCyrillic),
  digit: 1 << KIND.digit,
  latin: (1 << KIND.lower) | (1 << KIND.upper),
  /** The first unit is an upper-case letter. */
  initial: 1 << 20,
  /** A capital or a digit stands after another kind, or a small letter after two capitals: the word has borders inside. */
  bordered: 1 << 21,
} as const;

/** A growing list of numbers without boxing. */
export class Offsets {
  #items = new Int32Array(64);
  length = 0;

  push(item: number): void {
    if (this.length === this.#items.length) {
      const wider = new Int32Array(this.#items.length * 2);
      wider.set(this.#items);
      this.#items = wider;
    }
    this.#items[this.length++] = item;
  }

  /** The item at `index`; -1 outside the list. */
  at(index: number): number {
    return index < this.length ? (this.#items[index] ?? -1) : -1;
  }
}

/** Which beginnings of words the candidate pass must report, as a bitmap over hashes of up to four folded units. */
export interface PrefixFilter {
  readonly bits: Uint8Array;
}

/**
 * What one walk found. Offsets are UTF-16 units of `text`.
 *
 * A word is a maximal run of letters, digits and marks; emoji and invisible characters end it. Only words that may matter are kept: those with an upper-case
 * letter, a digit or a letter outside ASCII, those in the vocabulary, and those of 20 units or more. A word is named by its
 * index in `starts`, `ends`, `shapes` and `known`.
 */
export class Scan {
  readonly starts = new Offsets();
  readonly ends = new Offsets();
  /** SHAPE bits of each word. */
  readonly shapes = new Offsets();
  /** Vocabulary number of each word, or -1. */
  readonly known = new Offsets();
  /** Offsets of `@`. */
  readonly at = new Offsets();
  /** Offsets of the colon of `://`. */
  readonly scheme = new Offsets();
  /** Offsets of dots between two units of words. */
  readonly dot = new Offsets();
  /** Offsets of `=` and of a colon that is no scheme. */
  readonly sign = new Offsets();
  /** Offsets of `[`. */
  readonly bracket = new Offsets();
  /** Offsets of invisible characters. */
  readonly invisible = new Offsets();
  /** Offsets at which a beginning reported by the prefix filter of literals stands; all are starts of words. */
  readonly literal = new Offsets();
  /** Offsets at which a configured term may begin: starts of words and borders inside words. */
  readonly term = new Offsets();
  /** The text holds characters that may be disguises of plainer ones (see shadow.ts). */
  disguised = false;
  /** The text holds `%`, `\` or `&`, which may begin an escape (see escapes.ts). */
  escaped = false;

  /** One flag for each word: it lies inside an allowed phrase, so that no heuristic may use it or reach across it. */
  #allowed = new Uint8Array(0);

  constructor(
    readonly text: string,
    readonly vocabulary: Vocabulary,
  ) {}

  /** Marks the words in [start, end) as allowed. Calls come in ascending order of `start`. */
  allow(start: number, end: number): void {
    if (this.#allowed.length === 0) this.#allowed = new Uint8Array(this.starts.length);
    for (let word = this.wordAt(start); word < this.starts.length && this.starts.at(word) < end; word++) {
      this.#allowed[word] = 1;
    }
  }

  /** True if the word lies inside an allowed phrase. */
  isAllowed(word: number): boolean {
    return this.#allowed[word] === 1;
  }

  /** Index of the first kept word that starts at or after `offset`. */
  wordAt(offset: number): number {
    let low = 0;
    let high = this.starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.starts.at(middle) < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Notes of the vocabulary on a word, 0 if it is not known. */
  notes(word: number): number {
    return this.vocabulary.notes(this.known.at(word));
  }
}

/** Words of this length or more are kept whatever they hold: keys, digests and tokens are among them. */
const LONG_WORD = 20;

/** Walks over `text` once. Linear in its length. */
export function scanText(text: string, vocabulary: Vocabulary, literals: PrefixFilter, terms: PrefixFilter): Scan {
  const scan = new Scan(text, vocabulary);
  const { starts, ends, shapes, known } = scan;
  const literalBits = literals.bits;
  const termBits = terms.bits;
  const length = text.length;
  let disguises = 0;
  let at = 0;
  while (at < length) {
    let unit = text.charCodeAt(at);
    let kind = UNITS[unit] as number;
    if ((kind & ~DISGUISE) >= FIRST_BREAK || (kind === PAIR && !isLetterPair(text, at))) {
      disguises |= kind;
      if (kind > KIND.lineBreak) noteBreak(scan, kind & ~DISGUISE, at);
      at++;
      continue;
    }
    const start = at;
    let hash = HASH_SEED;
    let prefix = HASH_SEED;
    let shape = 0;
    let previous = kind & ~DISGUISE;
    if (isCapital(previous)) shape = SHAPE.initial;
    do {
      disguises |= kind;
      const plain = kind & ~DISGUISE;
      shape |= 1 << plain;
      if (plain === KIND.letter || plain === KIND.pair) shape |= SHAPE.bordered;
      if (plain !== previous) {
        if (isCapital(plain) || plain === KIND.digit || previous === KIND.digit) shape |= SHAPE.bordered;
        else if (isCapital(previous) && at - start > 1) shape |= SHAPE.bordered;
        previous = plain;
      }
      hash = (Math.imul(hash, 31) + (FOLDS[unit] as number)) | 0;
      at++;
      if (at - start === PREFIX_UNITS) prefix = hash;
      if (at === length) break;
      unit = text.charCodeAt(at);
      kind = UNITS[unit] as number;
    } while ((kind & ~DISGUISE) < FIRST_BREAK && (kind !== PAIR || isLetterPair(text, at)));
    if (at - start < PREFIX_UNITS) prefix = hash;
    if ((shape & GREEK_CYRILLIC) !== 0 && (shape & SHAPE.latin) !== 0) disguises |= DISGUISE;
    const low = prefix & 0xffff;
    const bit = 1 << (low & 7);
    if (((literalBits[low >> 3] as number) & bit) !== 0) scan.literal.push(start);
    if (((termBits[low >> 3] as number) & bit) !== 0) scan.term.push(start);
    if ((shape & SHAPE.bordered) !== 0) noteBorders(scan, start, at, termBits);
    const word = vocabulary.find(text, start, at, hash);
    if (word >= 0 || shape !== ONLY_LOWER || at - start >= LONG_WORD) {
      starts.push(start);
      ends.push(at);
      shapes.push(shape);
      known.push(word);
    }
  }
  scan.disguised = (disguises & DISGUISE) !== 0;
  return scan;
}

const GREEK_CYRILLIC = (1 << KIND.lowerGreekCyrillic) | (1 << KIND.upperGreekCyrillic);
const ONLY_LOWER = 1 << KIND.lower;
const PAIR = KIND.pair | DISGUISE;

function isCapital(kind: number): boolean {
  return kind === KIND.upper || kind === KIND.upperGreekCyrillic;
}

function noteBreak(scan: Scan, kind: number, at: number): void {
  const text = scan.text;
  switch (kind) {
    case KIND.at:
      scan.at.push(at);
      break;
    case KIND.colon:
      if (text.charCodeAt(at + 1) === SLASH && text.charCodeAt(at + 2) === SLASH) scan.scheme.push(at);
      else scan.sign.push(at);
      break;
    case KIND.equals:
      scan.sign.push(at);
      break;
    case KIND.dot:
      if (inWordAt(text, at - 1) && inWordAt(text, at + 1)) scan.dot.push(at);
      break;
    case KIND.bracket:
      scan.bracket.push(at);
      break;
    case KIND.escape:
      scan.escaped = true;
      break;
    case KIND.invisible:
      scan.invisible.push(at);
      break;
  }
}

/** Reports the borders inside a word (`acmeClient`, `HTTPServer`, `db2`) at which a term may begin. */
function noteBorders(scan: Scan, start: number, end: number, termBits: Uint8Array): void {
  const text = scan.text;
  for (let at = start + 1; at < end; at++) {
    if (!isBorder(text, at)) continue;
    let prefix = HASH_SEED;
    for (let unit = at; unit < end && unit < at + PREFIX_UNITS; unit++) {
      prefix = (Math.imul(prefix, 31) + (FOLDS[text.charCodeAt(unit)] ?? 0)) | 0;
    }
    const low = prefix & 0xffff;
    if (((termBits[low >> 3] ?? 0) & (1 << (low & 7))) !== 0) scan.term.push(at);
  }
}

/** True if a new part of a word begins at `at`: a capital after a small letter, the last capital before one, or a change between letters and digits. */
export function isBorder(text: string, at: number): boolean {
  const before = unitKind(text, at - 1);
  const here = unitKind(text, at);
  if (before >= FIRST_BREAK || here >= FIRST_BREAK) return before !== here;
  if (before === KIND.pair || here === KIND.pair) return !/[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(at - 1, at + 1));
  const digit = here === KIND.digit;
  if (digit !== (before === KIND.digit)) return true;
  if (here === KIND.letter || before === KIND.letter) return true;
  if (!isCapital(here)) return false;
  if (!isCapital(before)) return true;
  const after = unitKind(text, at + 1);
  return after === KIND.lower || after === KIND.lowerGreekCyrillic;
}

const SLASH = 47;

function unitKind(text: string, at: number): number {
  return (UNITS[text.charCodeAt(at)] ?? KIND.other) & ~DISGUISE;
}
