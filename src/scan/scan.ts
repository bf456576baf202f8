// What the candidate pass notes of a text (see walk.ts). Detectors verify there and nowhere else.
import type { Beginnings } from "./beginnings.js";
import { KIND } from "./characters.js";
import { joinsLiterals } from "./markup-joints.js";
import { Offsets } from "./offsets.js";
import { type Vocabulary, WORD_NOTE } from "./vocabulary.js";

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

/**
 * What one walk found. Offsets are UTF-16 units of `text`.
 *
 * A word is a maximal run of letters, digits and marks. Only words that may matter are kept: those with an upper-case
 * letter, a digit or a letter without case, those in the vocabulary, and those of 20 units or more. A word is named by its
 * index in `starts`, `ends`, `shapes` and `known`.
 */
export class Scan {
  readonly starts: Offsets;
  readonly ends: Offsets;
  /** SHAPE bits of each word. */
  readonly shapes: Offsets;
  /** Vocabulary number of each word, or -1. */
  readonly known: Offsets;
  /** Notes of the vocabulary on each word, 0 for a word that it does not know. */
  readonly noted: Offsets;
  /** Indexes of the words of the allow list that begin with an upper-case letter. */
  readonly allowedWord = new Offsets();
  /** Offsets of `@`. */
  readonly at = new Offsets();
  /** Offsets of the colon of `://`. */
  readonly scheme = new Offsets();
  /** Offsets of dots between two units of words, not both of them digits. */
  readonly dot = new Offsets();
  /** Offsets of `=`, the last of several, and of a colon that is no scheme. */
  readonly sign = new Offsets();
  /** Offsets of invisible characters. */
  readonly invisible = new Offsets();
  /** Offsets at which a beginning reported by the filter of literals stands; all are starts of words. */
  readonly literal = new Offsets();
  /** Offsets at which a configured term may begin: starts of words and borders inside words. */
  readonly term = new Offsets();
  /** Offsets of words and signs that may be disguises of plainer ones (see shadow.ts). */
  readonly disguise = new Offsets();
  /** Offsets of signs that stand inside a value that may be written apart (see joints.ts). */
  readonly joint = new Offsets();
  /** Offsets of `%`, `\` and `&`, and of `=` in quoted-printable, which may begin an escape (see escapes.ts). */
  readonly escape = new Offsets();
  /** Offsets of words in small letters that may be given names of the lists (see lexicon.ts). */
  readonly smallName = new Offsets();
  /** Offsets inside the word that is walked over at which a part of it may begin. */
  readonly turns = new Offsets();
  /** What rows keep with this text: see memo.ts. */
  readonly memos: unknown[] = [];
  /** One flag for each word: it lies inside an allowed phrase of several words. */
  #allowed: Uint8Array | undefined;

  constructor(
    readonly text: string,
    readonly vocabulary: Vocabulary,
    /** Where the walk is to note every beginning of a word; it is not cleared. */
    readonly beginnings?: Beginnings,
  ) {
    const words = 16 + (Math.min(text.length, 65_536) >> 5);
    this.starts = new Offsets(words);
    this.ends = new Offsets(words);
    this.shapes = new Offsets(words);
    this.known = new Offsets(words);
    this.noted = new Offsets(words);
  }

  /** Forgets what was noted; the lists keep their room. */
  clear(): void {
    for (const list of this.#lists()) list.length = 0;
    this.#allowed = undefined;
  }

  #lists(): readonly Offsets[] {
    const words = [this.starts, this.ends, this.shapes, this.known, this.noted, this.allowedWord];
    const signs = [this.at, this.scheme, this.dot, this.sign, this.invisible, this.disguise, this.escape];
    return [...words, ...signs, this.literal, this.term, this.smallName, this.turns, this.joint];
  }

  /** Adds a word that may matter; `known` is its number in the vocabulary or -1. */
  keep(start: number, end: number, shape: number, known: number): void {
    const notes = known < 0 ? 0 : this.vocabulary.notes(known);
    if ((notes & WORD_NOTE.allowed) !== 0 && (shape & SHAPE.initial) !== 0) this.allowedWord.push(this.starts.length);
    if ((notes & WORD_NOTE.joining) !== 0 && joinsLiterals(this.text, start, end)) this.joint.push(start);
    this.starts.push(start);
    this.ends.push(end);
    this.shapes.push(shape);
    this.known.push(known);
    this.noted.push(notes);
  }

  /** Notes of the vocabulary on a word, 0 if it is not known. */
  notes(word: number): number {
    return Math.max(0, this.noted.at(word));
  }

  /** Marks the words in [start, end) as allowed. */
  allow(start: number, end: number): void {
    this.#allowed ??= new Uint8Array(this.starts.length);
    for (let word = this.wordAt(start); word < this.starts.length && this.starts.at(word) < end; word++) {
      this.#allowed[word] = 1;
    }
  }

  /** True if no heuristic may use the word or reach across it. */
  isAllowed(word: number): boolean {
    return (this.notes(word) & WORD_NOTE.allowed) !== 0 || this.#allowed?.[word] === 1;
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
}

/** Words of this length or more are kept whatever they hold: keys, digests and tokens are among them. */
export const LONG_WORD = 20;

/** True if a space and a small ASCII letter stand behind a word that ends at `end`, as within a sentence. */
export function isRunning(text: string, end: number): boolean {
  if (text.charCodeAt(end) !== SPACE) return false;
  const next = text.charCodeAt(end + 1);
  return next >= 97 && next <= 122;
}

const SPACE = 32;
