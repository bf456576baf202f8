// The candidate pass: one walk over a text that notes where something could be. Detectors verify there and nowhere else.
import type { Beginnings } from "./beginnings.js";
import {
  ACCENT,
  BASES,
  DISGUISE,
  FIRST_BREAK,
  FOLDS,
  inWordAt,
  isLetterPair,
  isUncased,
  KIND,
  UNITS,
} from "./characters.js";
import { escapeLetters, mayBeEscapeSign } from "./escape-border.js";
import { joinsAt, mayGoOnApart } from "./joints.js";
import { mayBeGivenName, SMALL_NAME_MASK, smallNameBits } from "./lexicon.js";
import { Offsets } from "./offsets.js";
import { quotesAt } from "./quoted-printable.js";
import type { Stretch } from "./stretches.js";
import { HASH_SEED, hasBit, PREFIX_UNITS, type Vocabulary, WORD_NOTE } from "./vocabulary.js";

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

/** Which beginnings of words the candidate pass must report, as a bitmap over hashes of up to four folded units. */
export interface PrefixFilter {
  readonly bits: Uint8Array;
  /** The beginnings of one to three units that go on in the same word: they count where a word may be written apart. */
  readonly shorts?: Uint8Array;
}

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
  /** Offsets of dots between two units of words. */
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

/** A disguised word of more units is noted at its end as well, so that what stands behind it is read with it. */
const VERY_LONG_WORD = 256;

const { lower: LOWER, upper: UPPER, digit: DIGIT, letter: LETTER } = KIND;
const UPPER_GREEK_CYRILLIC = KIND.upperGreekCyrillic;
const GREEK_CYRILLIC = (1 << KIND.lowerGreekCyrillic) | (1 << KIND.upperGreekCyrillic);
const UNCASED = (1 << KIND.letter) | (1 << KIND.pair);
const ONLY_LOWER = 1 << LOWER;
const PAIR = KIND.pair | DISGUISE;
const PLAIN = ~(DISGUISE | ACCENT);

function isCapital(kind: number): boolean {
  return kind === UPPER || kind === UPPER_GREEK_CYRILLIC;
}

/** Walks over `text` once. Linear in its length. */
export function scanText(text: string, vocabulary: Vocabulary, literals: PrefixFilter, terms: PrefixFilter): Scan {
  const scan = new Scan(text, vocabulary);
  scanWindow(scan, { start: 0, end: text.length }, literals, terms);
  return scan;
}

/** Walks over one window of the scan's text and notes what is there in place of what was noted before. A window cuts no word. */
export function scanWindow(scan: Scan, window: Stretch, literals: PrefixFilter, terms: PrefixFilter): void {
  const { text, vocabulary, turns, beginnings } = scan;
  scan.clear();
  const literalBits = literals.bits;
  const termBits = terms.bits;
  const shortBits = terms.shorts ?? NO_SHORTS;
  const nameBits = smallNameBits();
  const length = window.end;
  let at = window.start;
  while (at < length) {
    let unit = text.charCodeAt(at);
    let kind = UNITS[unit] as number;
    if ((kind & PLAIN) >= FIRST_BREAK || (kind === PAIR && !isLetterPair(text, at))) {
      if (kind > KIND.lineBreak) noteBreak(scan, kind, at);
      at++;
      continue;
    }
    const start = at;
    let hash = HASH_SEED;
    let prefix = 0;
    let kinds = 0;
    let shape = isCapital(kind & PLAIN) ? SHAPE.initial : 0;
    let previous = kind & PLAIN;
    let script = scriptOf(previous, unit);
    do {
      if (kind === LOWER) {
        if (script === UNCASED_SCRIPT) break;
        script = CASED_SCRIPT;
        // The run of small letters is most of every text: their fold is the unit itself.
        if (previous !== LOWER) shape |= noteTurn(turns, previous, LOWER, start, at);
        shape |= ONLY_LOWER;
        previous = LOWER;
        do {
          hash = (Math.imul(hash, 31) + unit) | 0;
          if (++at - start === PREFIX_UNITS) prefix = hash;
          if (at === length) break;
          unit = text.charCodeAt(at);
          kind = UNITS[unit] as number;
        } while (kind === LOWER);
        if (at === length) break;
        continue;
      }
      const plain = kind & PLAIN;
      if (plain !== previous) {
        // Where scripts without case meet others, words end without a space.
        const next = scriptOf(plain, unit);
        if (next !== 0 && script !== 0 && next !== script) break;
        if (next !== 0) script = next;
        shape |= noteTurn(turns, previous, plain, start, at);
        previous = plain;
      }
      kinds |= kind;
      shape |= 1 << plain;
      hash = (Math.imul(hash, 31) + (FOLDS[unit] as number)) | 0;
      at++;
      if (at - start === PREFIX_UNITS) prefix = hash;
      if (at === length) break;
      unit = text.charCodeAt(at);
      kind = UNITS[unit] as number;
    } while ((kind & PLAIN) < FIRST_BREAK && (kind !== PAIR || isLetterPair(text, at)));
    if (at - start < PREFIX_UNITS) prefix = hash;
    const end = at;
    const sign = text.charCodeAt(start - 1);
    if (mayBeEscapeSign(sign)) {
      // The word may begin behind the letters of an escape: it is read once as it stands and once from there.
      const letters = escapeLetters(text, start);
      if (letters > 0 && start + letters < end) at = start + letters;
    }
    if (hasBit(literalBits, prefix)) scan.literal.push(start);
    if (hasBit(termBits, prefix)) scan.term.push(start);
    else if ((kinds & ACCENT) !== 0) noteBare(scan, start, end, termBits);
    else if (end - start < PREFIX_UNITS && hasBit(shortBits, prefix) && mayGoOnApart(text, end, end - start))
      scan.term.push(start);
    if (beginnings !== undefined) beginnings.add(start, prefix);
    if (shape === ONLY_LOWER && (kinds & DISGUISE) === 0 && end - start < LONG_WORD) {
      const name = hash & SMALL_NAME_MASK;
      if (((nameBits[name >> 3] as number) & (1 << (name & 7))) !== 0 && mayBeGivenName(hash))
        scan.smallName.push(start);
      // A word in small letters matters only to a row that asked for it by name.
      if (!hasBit(isRunning(text, end) ? vocabulary.runningAnchors : vocabulary.anchors, hash)) continue;
      const word = vocabulary.find(text, start, end, hash);
      if (word >= 0) scan.keep(start, end, shape, word);
      continue;
    }
    shape = noteShape(scan, start, end, shape, kinds, termBits);
    scan.keep(start, end, shape, hasBit(vocabulary.filter, hash) ? vocabulary.find(text, start, end, hash) : -1);
  }
}

const [CASED_SCRIPT, UNCASED_SCRIPT] = [1, 2];

/** Which of the two a unit of a word is written in; 0 for marks and surrogates, which go with either. */
function scriptOf(plain: number, unit: number): number {
  if (plain === KIND.mark || plain === KIND.pair) return 0;
  return isUncased(unit) ? UNCASED_SCRIPT : CASED_SCRIPT;
}

/** Notes where a part of a word may begin: before a unit of another kind than the last, or before the capital that leads small letters. */
function noteTurn(turns: Offsets, previous: number, here: number, start: number, at: number): number {
  if (isCapital(previous) && !isCapital(here) && at - start > 1 && turns.at(turns.length - 1) < at - 1)
    turns.push(at - 1);
  turns.push(at);
  const begins = isCapital(here) || here === DIGIT || previous === DIGIT || (isCapital(previous) && at - start > 1);
  return begins ? SHAPE.bordered : 0;
}

/** True if a space and a small ASCII letter stand behind a word that ends at `end`, as within a sentence. */
export function isRunning(text: string, end: number): boolean {
  if (text.charCodeAt(end) !== SPACE) return false;
  const next = text.charCodeAt(end + 1);
  return next >= 97 && next <= 122;
}

const NO_SHORTS = new Uint8Array(8192);

/** Reports a word that begins as a term would without accents. */
function noteBare({ text, term }: Scan, start: number, end: number, termBits: Uint8Array): void {
  let prefix = HASH_SEED;
  for (let at = start; at < end && at < start + PREFIX_UNITS; at++) {
    const unit = text.charCodeAt(at);
    prefix = (Math.imul(prefix, 31) + (BASES[unit] || (FOLDS[unit] as number))) | 0;
  }
  if (hasBit(termBits, prefix)) term.push(start);
}

function noteShape(scan: Scan, start: number, end: number, shape: number, kinds: number, termBits: Uint8Array): number {
  const mixed = (shape & GREEK_CYRILLIC) !== 0 && (shape & SHAPE.latin) !== 0;
  if ((kinds & DISGUISE) !== 0 || mixed) {
    scan.disguise.push(start);
    if (end - start > VERY_LONG_WORD) scan.disguise.push(end - 1);
  }
  if ((shape & UNCASED) !== 0) noteBorders(scan, start, end, termBits);
  else if ((shape & SHAPE.bordered) !== 0) noteTurns(scan, end, termBits);
  scan.turns.length = 0;
  return (shape & UNCASED) !== 0 ? shape | SHAPE.bordered : shape;
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
      if (text.charCodeAt(at + 1) !== EQUALS) scan.sign.push(at);
      if (quotesAt(text, at)) scan.escape.push(at);
      break;
    case KIND.dot:
      if (inWordAt(text, at - 1) && inWordAt(text, at + 1)) scan.dot.push(at);
      break;
    case KIND.escape:
      scan.escape.push(at);
      break;
    case KIND.joint:
      if (joinsAt(text, at)) scan.joint.push(at);
      break;
    default:
      if ((kind & PLAIN) === KIND.invisible) scan.invisible.push(at);
      if ((kind & DISGUISE) !== 0) scan.disguise.push(at);
  }
}

/** Reports the borders inside a word (`acmeClient`, `HTTPServer`, `db2`) at which a term may begin. */
function noteBorders(scan: Scan, start: number, end: number, termBits: Uint8Array): void {
  for (let at = start + 1; at < end; at++) if (isBorder(scan.text, at)) noteTerm(scan, at, end, termBits);
}

/** The same for a word of which the walk noted where its kinds change. */
function noteTurns(scan: Scan, end: number, termBits: Uint8Array): void {
  const { text, turns } = scan;
  for (let turn = 0; turn < turns.length; turn++) {
    if (isBorder(text, turns.at(turn))) noteTerm(scan, turns.at(turn), end, termBits);
  }
}

function noteTerm(scan: Scan, at: number, end: number, termBits: Uint8Array): void {
  let prefix = HASH_SEED;
  for (let unit = at; unit < end && unit < at + PREFIX_UNITS; unit++) {
    prefix = (Math.imul(prefix, 31) + (FOLDS[scan.text.charCodeAt(unit)] ?? 0)) | 0;
  }
  if (hasBit(termBits, prefix)) scan.term.push(at);
  scan.beginnings?.add(at, prefix);
}

/** True if a new part of a word begins at `at`: a capital after a small letter, the last capital before one, or a change between letters and digits. */
export function isBorder(text: string, at: number): boolean {
  const before = unitKind(text, at - 1);
  const here = unitKind(text, at);
  if (before >= FIRST_BREAK || here >= FIRST_BREAK) return before !== here;
  if (before === KIND.pair || here === KIND.pair)
    return !/[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(at - 1, at + 1));
  const digit = here === DIGIT;
  if (digit !== (before === DIGIT)) return true;
  if (here === LETTER || before === LETTER) return true;
  if (!isCapital(here)) return false;
  if (!isCapital(before)) return true;
  const after = unitKind(text, at + 1);
  return after === KIND.lower || after === KIND.lowerGreekCyrillic;
}

const SPACE = 32;
const SLASH = 47;
const EQUALS = 61;

function unitKind(text: string, at: number): number {
  return (UNITS[text.charCodeAt(at)] ?? KIND.other) & PLAIN;
}
