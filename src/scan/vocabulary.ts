// Known words, looked up once for each word of a text while it is scanned; and the hash that beginnings of words share with them.
import { FOLDS } from "./characters.js";

/** What the vocabulary says of a word. */
export const WORD_NOTE = {
  /** Function words and sentence starters: never a name by themselves. */
  common: 1,
  /** Words that stand for a category, such as `client` or `email`: never redacted, never a term. */
  reserved: 2,
  /** Label of a line that names people: owner, attendees. */
  role: 4,
  /** Words that say nothing in a path: docs, notes, and known file extensions. */
  neutral: 8,
  /** Words of the allow list, the operator's among them. */
  allowed: 16,
  /** Months that are given names as well: kept unless a name's row takes them. */
  calendar: 32,
  /** Words of programs and their documents: no reason to hide them, but nothing that keeps them from being part of a name. */
  technical: 64,
  /** Words that put literals together: see markup-joints.ts. */
  joining: 128,
  /** Words of our own allow list. No word of an operator keeps an identifier from being found, but these may: they name nobody. */
  builtIn: 256,
} as const;

/** Notes on words that say of nobody who it is. */
export const PLAIN_NOTES =
  WORD_NOTE.common |
  WORD_NOTE.reserved |
  WORD_NOTE.role |
  WORD_NOTE.neutral |
  WORD_NOTE.allowed |
  WORD_NOTE.calendar |
  WORD_NOTE.technical;

/** Longest beginning that the index of prefixes looks at, in UTF-16 units. */
export const PREFIX_UNITS = 4;

const SEED = 17;

/** Hash of folded units; the scan computes the same while it reads. */
export function stepHash(hash: number, unit: number): number {
  return (Math.imul(hash, 31) + (FOLDS[unit] ?? unit)) | 0;
}

/** Hash of a word from its folded spelling. */
export function hashWord(word: string): number {
  let hash = SEED;
  for (let at = 0; at < word.length; at++) hash = stepHash(hash, word.charCodeAt(at));
  return hash;
}

export const HASH_SEED = SEED;

/** Where a row that is anchored on a word wants to see it: see NeededWords of the detectors. */
export interface AnchorPlace {
  readonly only?: "signed" | "capitalised" | undefined;
  /** Small letters one of which must go on behind it in a sentence; any if absent. */
  readonly before?: string | undefined;
  /** A digit must stand near. */
  readonly numbered?: true | undefined;
}

interface Anchor extends AnchorPlace {
  readonly row: number;
}

/**
 * Numbers that are held of each word: where its units begin among those of all, how many they are, its notes, and one bit for each small letter
 * with which a sentence may go on behind the word where a row wants to see it.
 */
const FACTS = { begin: 0, length: 1, notes: 2, running: 3, count: 4 } as const;

/** Words with their notes and the rows that are anchored on them. Frozen by use: build it, then only look up. */
export class Vocabulary {
  readonly #anchors: Anchor[][] = [];
  #facts = new Int32Array(1024 * FACTS.count);
  /** The folded units of all words, one word behind the other. */
  #units = new Uint16Array(8192);
  #unitCount = 0;
  /** By word, one more than its class in the word lists; 0 where nobody has asked yet. */
  #classes = new Uint16Array(0);
  /** Room for as many units as the longest word has. */
  #longest = new Uint16Array(64);
  readonly #byWord = new Map<string, number>();
  #slots = new Int32Array(1024).fill(-1);
  /** Hash of the word in each slot that is taken. */
  #hashes = new Int32Array(1024);
  /** One bit for each possible low half of a hash: most words of a text are answered by it. */
  readonly filter = new Uint8Array(8192);
  /** The same for the words that a row is anchored on. */
  readonly anchors = new Uint8Array(8192);
  /** The same for those that a row wants to see in the middle of a sentence as well. */
  readonly runningAnchors = new Uint8Array(8192);

  /** Number of words. */
  get size(): number {
    return this.#anchors.length;
  }

  /** Adds notes to a word, in any case; the word holds letters and digits only. */
  add(word: string, notes: number): void {
    this.#addFact(this.#numberOf(foldUnits(word)), FACTS.notes, notes);
  }

  /** Has a row asked about a word in some places. */
  anchor(word: string, row: number, { only, before, numbered }: AnchorPlace = {}): void {
    const folded = foldUnits(word);
    const number = this.#numberOf(folded);
    const anchors = this.#anchors[number] as Anchor[];
    const isSame = (other: Anchor) =>
      other.row === row && other.only === only && other.before === before && other.numbered === numbered;
    if (anchors.some(isSame)) return;
    anchors.push({ row, only, before, numbered });
    if (only === undefined) this.#addFact(number, FACTS.running, before === undefined ? ANY_LETTER : lettersOf(before));
    const hash = hashWord(folded);
    if (only !== "capitalised") setBit(this.anchors, hash);
    if (only === undefined) setBit(this.runningAnchors, hash);
  }

  /** Number of the word of `length` units at `start`, whose hash is given; -1 if it is not known. */
  find(units: Uint16Array, start: number, length: number, hash: number): number {
    const mask = this.#slots.length - 1;
    for (let slot = mix(hash) & mask; ; slot = (slot + 1) & mask) {
      const word = this.#slots[slot] as number;
      if (word < 0) return -1;
      if (this.#hashes[slot] === hash && this.#isAt(word, units, start, length)) return word;
    }
  }

  /** The same for the word at [start, end) of a text. */
  findInText(text: string, start: number, end: number, hash: number): number {
    const copy = this.#longest;
    const length = end - start;
    if (length > copy.length) return -1;
    for (let at = 0; at < length; at++) copy[at] = text.charCodeAt(start + at);
    return this.find(copy, 0, length, hash);
  }

  /** What is kept of a word number by `keepClass`; -1 if nothing is. */
  classOf(word: number): number {
    return (this.#classes[word] ?? 0) - 1;
  }

  /** Keeps the class of a word number, which never changes. */
  keepClass(word: number, bits: number): void {
    if (this.#classes.length < this.size) this.#classes = new Uint16Array(this.size);
    this.#classes[word] = bits + 1;
  }

  /** Notes of a word number; 0 for -1. */
  notes(word: number): number {
    return word < 0 ? 0 : (this.#facts[word * FACTS.count + FACTS.notes] as number);
  }

  /** True if a row wants to see a word number anywhere. */
  isAnchored(word: number): boolean {
    return (this.#anchors[word]?.length ?? 0) > 0;
  }

  /** True if a row wants to see a word number within a sentence that goes on with the small letter `unit`. */
  isAnchoredBefore(word: number, unit: number): boolean {
    return word >= 0 && (((this.#facts[word * FACTS.count + FACTS.running] as number) >> (unit - SMALL_A)) & 1) !== 0;
  }

  /** Rows anchored on a word number that want to see it where it stands: `next` is the number, from 1, of the small letter that a sentence goes on with, else 0. Without `numbered` those alone that want no digit near. */
  rowsAt(word: number, next: number, isCapitalised: boolean, numbered: boolean): readonly number[] {
    const anchors = this.#anchors[word] ?? [];
    const wanted = anchors.filter(
      (anchor) => (numbered || anchor.numbered === undefined) && allows(anchor, next, isCapitalised),
    );
    return [...new Set(wanted.map(({ row }) => row))];
  }

  #numberOf(folded: string): number {
    const known = this.#byWord.get(folded);
    if (known !== undefined) return known;
    const number = this.#anchors.length;
    this.#anchors.push([]);
    this.#byWord.set(folded, number);
    this.#write(number, folded);
    this.#place(number, hashWord(folded));
    return number;
  }

  #write(number: number, folded: string): void {
    if ((number + 1) * FACTS.count > this.#facts.length) {
      const facts = new Int32Array(this.#facts.length * 2);
      facts.set(this.#facts);
      this.#facts = facts;
    }
    this.#addFact(number, FACTS.begin, this.#unitCount);
    this.#addFact(number, FACTS.length, folded.length);
    if (this.#unitCount + folded.length > this.#units.length) {
      const units = new Uint16Array((this.#unitCount + folded.length) * 2);
      units.set(this.#units);
      this.#units = units;
    }
    if (folded.length > this.#longest.length) this.#longest = new Uint16Array(folded.length);
    for (let at = 0; at < folded.length; at++) this.#units[this.#unitCount++] = folded.charCodeAt(at);
  }

  /** Sets bits of a fact, all of which begin as 0. */
  #addFact(number: number, fact: number, bits: number): void {
    const at = number * FACTS.count + fact;
    this.#facts[at] = (this.#facts[at] ?? 0) | bits;
  }

  /** True if the units fold to a word. */
  #isAt(word: number, units: Uint16Array, start: number, length: number): boolean {
    const facts = word * FACTS.count;
    if (this.#facts[facts + FACTS.length] !== length) return false;
    const begin = this.#facts[facts + FACTS.begin] as number;
    const known = this.#units;
    for (let at = 0; at < length; at++) if (FOLDS[units[start + at] as number] !== known[begin + at]) return false;
    return true;
  }

  #place(number: number, hash: number): void {
    if (this.size * 2 > this.#slots.length) {
      const [slots, hashes] = [this.#slots, this.#hashes];
      this.#slots = new Int32Array(slots.length * 2).fill(-1);
      this.#hashes = new Int32Array(slots.length * 2);
      slots.forEach((other, slot) => {
        if (other >= 0) this.#insert(other, hashes[slot] as number);
      });
    }
    this.#insert(number, hash);
  }

  #insert(number: number, hash: number): void {
    setBit(this.filter, hash);
    const mask = this.#slots.length - 1;
    let slot = mix(hash) & mask;
    while ((this.#slots[slot] ?? -1) >= 0) slot = (slot + 1) & mask;
    this.#slots[slot] = number;
    this.#hashes[slot] = hash;
  }
}

/** `next` as in `rowsAt`. */
function allows({ only, before }: Anchor, next: number, isCapitalised: boolean): boolean {
  if (only !== undefined && !(only === "signed" ? next === 0 : isCapitalised)) return false;
  return next === 0 || before === undefined || before.includes(String.fromCharCode(SMALL_A + next - 1));
}

/** Each unit through the simple fold; the length stays. */
export function foldUnits(text: string): string {
  let folded = "";
  for (let at = 0; at < text.length; at++) folded += String.fromCharCode(FOLDS[text.charCodeAt(at)] ?? 0);
  return folded;
}

/** True if the text has the folded units at `start`, in any case. */
export function startsFolded(text: string, start: number, folded: string): boolean {
  for (let at = 0; at < folded.length; at++) {
    if (FOLDS[text.charCodeAt(start + at)] !== folded.charCodeAt(at)) return false;
  }
  return true;
}

/** Number of the low halves that a hash can have. */
export const LOW_HASHES = 0x10000;

/** Takes the low half of a hash. */
export const LOW = LOW_HASHES - 1;

/** True if the bit of a hash's low half is set. */
export function hasBit(bits: Uint8Array, hash: number): boolean {
  return ((bits[(hash & LOW) >> 3] as number) & (1 << (hash & 7))) !== 0;
}

/** Sets the bit of a hash's low half. */
export function setBit(bits: Uint8Array, hash: number): void {
  const low = hash & LOW;
  bits[low >> 3] = (bits[low >> 3] ?? 0) | (1 << (low & 7));
}

const SMALL_A = 97;
const ANY_LETTER = (1 << 26) - 1;

function lettersOf(before: string): number {
  return [...before].reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) - SMALL_A)), 0);
}

function mix(hash: number): number {
  return (hash ^ (hash >>> 15)) & 0x7fffffff;
}
