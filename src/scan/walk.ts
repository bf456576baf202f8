// The candidate pass: one walk over a text that notes where something could be.
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
import { isSmallName } from "./lexicon.js";
import type { Offsets } from "./offsets.js";
import { digitAt } from "./pattern.js";
import { ACCENTED, BEGINS_SHIFT, NOTE, QuickWalk } from "./quick-walk.js";
import { quotesAt } from "./quoted-printable.js";
import { isRunning, LONG_WORD, Scan, SHAPE } from "./scan.js";
import { BEGINS, type Sieve, WORD } from "./sieve.js";
import type { Stretch } from "./stretches.js";
import { HASH_SEED, LOW, PREFIX_UNITS } from "./vocabulary.js";

/** A disguised word of more units is noted at its end as well, so that what stands behind it is read with it. */
const VERY_LONG_WORD = 256;

const { lower: LOWER, digit: DIGIT, letter: LETTER } = KIND;
const GREEK_CYRILLIC = (1 << KIND.lowerGreekCyrillic) | (1 << KIND.upperGreekCyrillic);
const UNCASED = (1 << KIND.letter) | (1 << KIND.pair);
const ONLY_LOWER = 1 << LOWER;
const PAIR = KIND.pair | DISGUISE;
const PLAIN = ~(DISGUISE | ACCENT);

function isCapital(plain: number): boolean {
  return plain === KIND.upper || plain === KIND.upperGreekCyrillic;
}

/** Walks over `text` once. Linear in its length. */
export function scanText(text: string, sieve: Sieve): Scan {
  const scan = new Scan(text, sieve.vocabulary);
  scanWindow(scan, { start: 0, end: text.length }, sieve);
  return scan;
}

/** Walks over one window of the scan's text and notes what is there in place of what was noted before. A window cuts no word. */
export function scanWindow(scan: Scan, window: Stretch, sieve: Sieve): void {
  scan.clear();
  const { text, beginnings } = scan;
  const { end } = window;
  for (let start = window.start; start < end; ) {
    QUICK.read(text, start, end);
    const base = start - 1;
    let at = 1;
    while (at < QUICK.end) {
      at = QUICK.run(at, sieve);
      beginnings?.addAll(QUICK, base);
      takeNotes(scan, base, sieve);
      if (at < QUICK.end) at = noteOther(scan, base + at, end, sieve) - base;
    }
    start = base + at;
  }
}

const QUICK = new QuickWalk();

/** Notes the words and signs that the quick walk found. */
function takeNotes(scan: Scan, base: number, sieve: Sieve): void {
  const { notes, noteCount, units } = QUICK;
  for (let note = 0; note < noteCount; note += NOTE) {
    const first = notes[note] as number;
    const last = notes[note + 1] as number;
    const hash = notes[note + 2] as number;
    const start = base + first;
    if (last === 0) {
      noteBreak(scan, hash, start);
      continue;
    }
    const end = base + last;
    const bits = notes[note + 3] as number;
    const begins = bits >> BEGINS_SHIFT;
    const isAccented = (bits & ACCENTED) !== 0;
    if (begins !== 0 || isAccented) noteBeginning(scan, begins, start, end, isAccented, sieve);
    const shape = bits & (ACCENTED - 1);
    if (shape === ONLY_LOWER && end - start < LONG_WORD) {
      noteSmallWord(scan, sieve.words[hash & LOW] as number, start, end, hash, first);
      continue;
    }
    const initial = isCapital(kindAt(units, first)) ? SHAPE.initial : 0;
    // A word of one kind has no borders.
    const bordered = (shape & (shape - 1)) === 0 ? 0 : noteQuickBorders(scan, base, first, last, sieve);
    if (mixesScripts(shape)) noteDisguise(scan, start, end);
    keepWord(scan, start, end, shape | initial | bordered, hash, sieve, first);
  }
}

/** Notes a word or a sign that the quick walk left. Returns where the walk goes on. */
function noteOther(scan: Scan, at: number, end: number, sieve: Sieve): number {
  const kind = UNITS[scan.text.charCodeAt(at)] as number;
  if (kind < FIRST_BREAK || goesOn(scan, kind, at)) return noteOtherWord(scan, at, end, sieve);
  noteBreak(scan, kind, at);
  return at + 1;
}

/** True if a unit that is a disguise of a plainer one goes on in the word. */
function goesOn({ text }: Scan, kind: number, at: number): boolean {
  return (kind & PLAIN) < FIRST_BREAK && (kind !== PAIR || isLetterPair(text, at));
}

/** The end of the word, or the end of the escape's letters that it begins with: the word is read once as it stands and once from there. */
function endBehindEscape(text: string, start: number, end: number): number {
  const letters = escapeLetters(text, start);
  return letters > 0 && start + letters < end ? start + letters : end;
}

/** Reads and notes a word whatever it is made of. Returns where the walk goes on. */
function noteOtherWord(scan: Scan, start: number, length: number, sieve: Sieve): number {
  const { text, turns } = scan;
  let at = start;
  let unit = text.charCodeAt(at);
  let kind = UNITS[unit] as number;
  let hash = HASH_SEED;
  let prefix = 0;
  let kinds = 0;
  let previous = kind & PLAIN;
  let shape = isCapital(previous) ? SHAPE.initial : 0;
  let script = scriptOf(previous, unit);
  do {
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
  } while (kind < FIRST_BREAK || goesOn(scan, kind, at));
  if (at - start < PREFIX_UNITS) prefix = hash;
  const end = at;
  const isAccented = (kinds & ACCENT) !== 0;
  noteBeginning(scan, sieve.beginnings[prefix & LOW] as number, start, end, isAccented, sieve);
  scan.beginnings?.add(start, prefix);
  if (shape === ONLY_LOWER && (kinds & DISGUISE) === 0 && end - start < LONG_WORD)
    noteSmallWord(scan, sieve.words[hash & LOW] as number, start, end, hash, 0);
  else noteKeptWord(scan, start, end, shape, kinds, hash, sieve);
  return mayBeEscapeSign(text.charCodeAt(start - 1)) ? endBehindEscape(text, start, end) : end;
}

/** Notes what may begin where a word does; `flags` are BEGINS of its first units. */
function noteBeginning(scan: Scan, flags: number, start: number, end: number, isAccented: boolean, sieve: Sieve): void {
  if ((flags & BEGINS.literal) !== 0) scan.literal.push(start);
  if ((flags & BEGINS.term) !== 0) scan.term.push(start);
  else if (isAccented) noteBare(scan, start, end, sieve);
  else if ((flags & BEGINS.short) !== 0 && end - start < PREFIX_UNITS && mayGoOnApart(scan.text, end, end - start))
    scan.term.push(start);
}

/**
 * Notes a word in small letters that may be a given name or that a row asked for by name; no other matters. `flags` are WORD of it, `read` is
 * its place in what the quick walk read, 0 if it stands there in parts.
 */
function noteSmallWord(scan: Scan, flags: number, start: number, end: number, hash: number, read: number): void {
  if (isSmallName(hash)) scan.smallName.push(start);
  const isWithin = isRunning(scan.text, end);
  if ((flags & (isWithin ? WORD.running : WORD.anchored)) === 0) return;
  const word = numberOf(scan, start, end, hash, read);
  if (word < 0 || (isWithin && !scan.vocabulary.isAnchoredBefore(word, scan.text.charCodeAt(end + 1)))) return;
  scan.keep(start, end, ONLY_LOWER, word);
}

/** Notes any other word; `kinds` are those of its units with DISGUISE. */
function noteKeptWord(
  scan: Scan,
  start: number,
  end: number,
  shape: number,
  kinds: number,
  hash: number,
  sieve: Sieve,
): void {
  if ((kinds & DISGUISE) !== 0 || mixesScripts(shape)) noteDisguise(scan, start, end);
  const isUncasedWord = (shape & UNCASED) !== 0;
  if (isUncasedWord) noteBorders(scan, start, end, sieve);
  else if ((shape & SHAPE.bordered) !== 0) noteTurns(scan, end, sieve);
  scan.turns.length = 0;
  keepWord(scan, start, end, isUncasedWord ? shape | SHAPE.bordered : shape, hash, sieve, 0);
}

/** Keeps a word with its number in the vocabulary; `read` as in noteSmallWord. */
function keepWord(
  scan: Scan,
  start: number,
  end: number,
  shape: number,
  hash: number,
  sieve: Sieve,
  read: number,
): void {
  const isKnown = ((sieve.words[hash & LOW] as number) & WORD.known) !== 0;
  scan.keep(start, end, shape, isKnown ? numberOf(scan, start, end, hash, read) : -1);
}

/** Number of the word in the vocabulary, or -1. */
function numberOf({ text, vocabulary }: Scan, start: number, end: number, hash: number, read: number): number {
  return read === 0
    ? vocabulary.findInText(text, start, end, hash)
    : vocabulary.find(QUICK.units, read, end - start, hash);
}

/** Look-alike letters stand in words of two scripts. */
function mixesScripts(shape: number): boolean {
  return (shape & GREEK_CYRILLIC) !== 0 && (shape & SHAPE.latin) !== 0;
}

function noteDisguise({ disguise }: Scan, start: number, end: number): void {
  disguise.push(start);
  if (end - start > VERY_LONG_WORD) disguise.push(end - 1);
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

/**
 * Notes the borders inside a word that the quick walk read, at [from, to) of its units, as `isBorder` has them. Returns what they add to
 * the shape of the word.
 */
function noteQuickBorders(scan: Scan, base: number, from: number, to: number, sieve: Sieve): number {
  const { units } = QUICK;
  let shape = 0;
  let before = kindAt(units, from);
  let here = kindAt(units, from + 1);
  for (let at = from + 1; at < to; at++) {
    const after = kindAt(units, at + 1);
    const isUpper = isCapital(here);
    const isLast = isCapital(before);
    if (here === DIGIT || before === DIGIT) {
      if (here !== before) {
        noteTerm(scan, base + at, base + to, sieve);
        shape = SHAPE.bordered;
      }
    } else if (isUpper && (!isLast || after === LOWER || after === KIND.lowerGreekCyrillic)) {
      noteTerm(scan, base + at, base + to, sieve);
      shape = SHAPE.bordered;
    } else if (here !== before && (isUpper || (isLast && at - from > 1))) shape = SHAPE.bordered;
    before = here;
    here = after;
  }
  return shape;
}

function kindAt(units: Uint16Array, at: number): number {
  return (UNITS[units[at] as number] as number) & PLAIN;
}

function mayBeginTerm({ beginnings }: Sieve, prefix: number): boolean {
  return ((beginnings[prefix & LOW] as number) & BEGINS.term) !== 0;
}

/** Reports a word that begins as a term would without accents. */
function noteBare({ text, term }: Scan, start: number, end: number, sieve: Sieve): void {
  let prefix = HASH_SEED;
  for (let at = start; at < end && at < start + PREFIX_UNITS; at++) {
    const unit = text.charCodeAt(at);
    prefix = (Math.imul(prefix, 31) + (BASES[unit] || (FOLDS[unit] as number))) | 0;
  }
  if (mayBeginTerm(sieve, prefix)) term.push(start);
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
      if (inWordAt(text, at - 1) && inWordAt(text, at + 1) && !(digitAt(text, at - 1) && digitAt(text, at + 1)))
        scan.dot.push(at);
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
function noteBorders(scan: Scan, start: number, end: number, sieve: Sieve): void {
  for (let at = start + 1; at < end; at++) if (isBorder(scan.text, at)) noteTerm(scan, at, end, sieve);
}

/** The same for a word of which the walk noted where its kinds change. */
function noteTurns(scan: Scan, end: number, sieve: Sieve): void {
  const { text, turns } = scan;
  for (let turn = 0; turn < turns.length; turn++) {
    if (isBorder(text, turns.at(turn))) noteTerm(scan, turns.at(turn), end, sieve);
  }
}

function noteTerm(scan: Scan, at: number, end: number, sieve: Sieve): void {
  let prefix = HASH_SEED;
  for (let unit = at; unit < end && unit < at + PREFIX_UNITS; unit++) {
    prefix = (Math.imul(prefix, 31) + (FOLDS[scan.text.charCodeAt(unit)] ?? 0)) | 0;
  }
  if (mayBeginTerm(sieve, prefix)) scan.term.push(at);
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

const SLASH = 47;
const EQUALS = 61;

function unitKind(text: string, at: number): number {
  return (UNITS[text.charCodeAt(at)] ?? KIND.other) & PLAIN;
}
