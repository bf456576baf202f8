// What a word is in the word lists: given name, family name, ordinary word, place, product. Read once, at the first look-up of a process.
import { stepBare } from "./bare-letters.js";
import { FOLDS } from "./characters.js";
import type { Scan } from "./scan.js";
import { HASH_SEED } from "./vocabulary.js";
import { readWordFile } from "./word-file.js";

/** Bits of a word's class. scripts/words.mjs says which list gives which. */
export const LEXICON = {
  /** Given name of a language. */
  given: 1,
  /** Family name of a language. */
  family: 2,
  /** In a long list of names that does not tell given from family names. */
  listed: 4,
  /** Ordinary English word. */
  english: 8,
  /** Among the most common English words. */
  common: 16,
  /** Ordinary or function word of another language. */
  foreign: 32,
  /** Town, region or country. */
  place: 64,
  /** Product, tool or company. */
  product: 128,
} as const;

/**
 * Class of the word at [start, end), in any case; 0 if no list has it. Of some three thousand words that no list has, one
 * is taken for another. Allocates nothing.
 */
export function classOf(text: string, start: number, end: number): number {
  let hash = HASH_SEED;
  for (let at = start; at < end; at++) hash = (Math.imul(hash, 31) + (FOLDS[text.charCodeAt(at)] as number)) | 0;
  return classOfHash(hash);
}

/**
 * The same for a word that may be a name: the long lists have names without their accents, so a word that no list has as it stands is
 * looked up bare (`Jurgen` for `Jürgen`), or in German spelling (`Juergen`). What is then found counts as a name only. With `vowel`, a
 * UTF-16 unit in small letters, the word is read as if it stood at its end.
 */
export function classOfName(text: string, start: number, end: number, vowel = 0): number {
  let hash = HASH_SEED;
  let units = vowel;
  for (let at = start; at < end; at++) {
    const unit = text.charCodeAt(at);
    units |= unit;
    hash = (Math.imul(hash, 31) + (FOLDS[unit] as number)) | 0;
  }
  if (vowel !== 0) hash = (Math.imul(hash, 31) + vowel) | 0;
  const bits = classOfHash(hash);
  if (bits !== 0 || units < 0x80) return bits;
  let bare = HASH_SEED;
  let hasUmlaut = false;
  for (let at = start; at < end; at++) {
    const unit = text.charCodeAt(at);
    bare = stepBare(bare, unit, step);
    if (unit >= 0xc4 && UMLAUTS.has(unit)) hasUmlaut = true;
  }
  if (vowel !== 0) bare = stepBare(bare, vowel, step);
  const found = bare === hash ? 0 : classOfHash(bare) & NAMES;
  return found !== 0 || !hasUmlaut ? found : classOfHash(germanHash(text, start, end, vowel)) & NAMES;
}

/** The same for a word of a scan; one that the vocabulary knows is looked up once. */
export function classOfWord({ text, starts, ends, known, vocabulary }: Scan, word: number): number {
  const number = known.at(word);
  if (number < 0) return classOfName(text, starts.at(word), ends.at(word));
  let bits = vocabulary.classOf(number);
  if (bits < 0) {
    bits = classOfName(text, starts.at(word), ends.at(word));
    vocabulary.keepClass(number, bits);
  }
  return bits;
}

/** Hash of the word with `ae` for `ä` and `ss` for `ß`. */
function germanHash(text: string, start: number, end: number, vowel: number): number {
  let hash = HASH_SEED;
  for (let at = start; at < end; at++) {
    const unit = text.charCodeAt(at);
    const isUmlaut = UMLAUTS.has(unit);
    hash = isUmlaut || unit === SHARP_S ? stepBare(hash, unit, step) : step(hash, FOLDS[unit] as number);
    if (isUmlaut) hash = step(hash, SMALL_E);
  }
  return vowel === 0 ? hash : step(hash, vowel);
}

function step(hash: number, unit: number): number {
  return (Math.imul(hash, 31) + unit) | 0;
}

const UMLAUTS: ReadonlySet<number> = new Set([..."äöüÄÖÜ"].map((letter) => letter.charCodeAt(0)));
const SHARP_S = 0xdf;
const SMALL_E = 101;
const NAMES = LEXICON.given | LEXICON.family | LEXICON.listed;

/** The same for the hash that the candidate pass has of a word. */
export function classOfHash(hash: number): number {
  const { bytes, mask } = lexicon();
  const mixed = slotHash(hash);
  const low = (mixed >>> 16) & 0xff;
  const high = mixed >>> 24;
  for (let slot = mixed & mask; ; slot = (slot + 1) & mask) {
    const at = slot * SLOT_BYTES;
    const bits = bytes[at] as number;
    if (bits === 0) return 0;
    if (bytes[at + 1] === low && bytes[at + 2] === high) return bits;
  }
}

/** True if a word of this hash is in a list of given names, or in one that does not tell them from family names, and no other word. */
export function isSmallName(hash: number): boolean {
  const { smallNames } = lexicon();
  if (!isSet(smallNames, hash & SMALL_NAME_MASK) || !isSet(smallNames, secondSmallNameBit(hash))) return false;
  const bits = classOfHash(hash);
  return (bits & (LEXICON.given | LEXICON.listed)) !== 0 && (bits & NO_SMALL_NAME) === 0;
}

function isSet(bits: Uint8Array, bit: number): boolean {
  return ((bits[bit >> 3] as number) & (1 << (bit & 7))) !== 0;
}

/** A given name that is one of these as well is none in small letters; other words share its bit. */
const NO_SMALL_NAME = LEXICON.english | LEXICON.common | LEXICON.place;

/** Spreads the bits of a word's hash: the low ones choose the slot, the high half is what a slot keeps. */
export function slotHash(hash: number): number {
  let mixed = hash ^ (hash >>> 15);
  mixed = Math.imul(mixed, 0x2c1b3c6d);
  mixed ^= mixed >>> 12;
  mixed = Math.imul(mixed, 0x297a2d39);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** A class in one byte, then 16 bits of the hash. */
const SLOT_BYTES = 3;

/** How many bits of a hash number a bit of the filter of given names. */
const SMALL_NAME_HASH = 21;
export const SMALL_NAME_MASK = (1 << SMALL_NAME_HASH) - 1;
export const SMALL_NAME_BYTES = (SMALL_NAME_MASK + 1) >> 3;

/** The two bits that a given name of this hash sets: see smallNameFilter. */
export function smallNameBits(hash: number): readonly number[] {
  return [hash & SMALL_NAME_MASK, secondSmallNameBit(hash)];
}

/** The other bit than that of the low part: hashes of short words differ in a few bits only and are spread for it. */
export function secondSmallNameBit(hash: number): number {
  return Math.imul(hash, 0x9e3779b1) >>> (32 - SMALL_NAME_HASH);
}

/** Two bits, by smallNameBits, for each given name of the lists that is no other word. For words in small letters: one in sixty other words has both. */
export function smallNameFilter(): Uint8Array {
  return lexicon().smallNames;
}

interface Table {
  readonly bytes: Uint8Array;
  readonly mask: number;
  readonly smallNames: Uint8Array;
}

let table: Table | undefined;

function lexicon(): Table {
  if (table !== undefined) return table;
  const file = readWordFile();
  const smallNames = file.subarray(file.length - SMALL_NAME_BYTES);
  const bytes = file.subarray(0, file.length - SMALL_NAME_BYTES);
  table = { bytes, mask: bytes.length / SLOT_BYTES - 1, smallNames };
  return table;
}
