// The words of a redacted text, as keys. A placeholder is one word, and text without spaces is read in pairs of characters.
import { foldCase } from "../../core/case-folding.js";
import { placeholderEnd } from "../../core/placeholder.js";
import { FOLDS, KIND, KINDS, kindAt, unitsAt } from "./letters.js";

/**
 * Told of one word. The two numbers, of 32 and 16 bits, are its key: a hash of its folded text. Words of one key are taken for one
 * word; with 48 bits that is not expected among the words of any folder.
 */
export type WordFound = (high: number, low: number) => void;

/**
 * Finds the words in [from, to) of a text, in order. A word is a complete placeholder; a run of letters and digits, joined by single `-`
 * or `'` between them, case-folded; or two neighbouring characters of a script without spaces, or one that stands alone.
 */
export function findWords(text: string, from: number, to: number, found: WordFound): void {
  let at = from;
  while (at < to) {
    switch (kindAt(text, at)) {
      case KIND.letter:
      case KIND.rewritten:
        at = spacedWord(text, at, to, found);
        break;
      case KIND.unspaced:
        at = unspacedRun(text, at, to, found);
        break;
      case KIND.bracket:
        at = placeholder(text, at, to, found);
        break;
      default:
        at += unitsAt(text, at);
    }
  }
}

/** Reads the word that begins at `start` and gives its end. */
function spacedWord(text: string, start: number, to: number, found: WordFound): number {
  let high = HIGH_SEED;
  let low = LOW_SEED;
  let plain = true;
  let at = start;
  while (at < to) {
    const unit = text.charCodeAt(at);
    const kind = KINDS[unit] || kindAt(text, at);
    if (kind === KIND.joiner) {
      if (at + 1 >= to || !isLetter(kindAt(text, at + 1))) break;
    } else if (kind !== KIND.letter && kind !== KIND.mark) {
      if (kind !== KIND.rewritten && kind !== KIND.composing) break;
      plain = false;
      at += unitsAt(text, at);
      continue;
    }
    const folded = FOLDS[unit] ?? 0;
    high = Math.imul(high ^ folded, HIGH_PRIME);
    low = Math.imul(low ^ folded, LOW_PRIME);
    at++;
  }
  if (plain) found(high >>> 0, low >>> 16);
  else tell(foldCase(text.slice(start, at).normalize("NFC")), found);
  return at;
}

function isLetter(kind: number): boolean {
  return kind === KIND.letter || kind === KIND.rewritten;
}

function unspacedRun(text: string, start: number, to: number, found: WordFound): number {
  let first = start;
  let second = start + unitsAt(text, start);
  let alone = true;
  while (second < to && kindAt(text, second) === KIND.unspaced) {
    const end = second + unitsAt(text, second);
    tell(text.slice(first, end), found);
    alone = false;
    first = second;
    second = end;
  }
  if (alone) tell(text.slice(first, second), found);
  return second;
}

function placeholder(text: string, start: number, to: number, found: WordFound): number {
  const end = placeholderEnd(text, start);
  if (end < 0 || end > to) return start + 1;
  tell(text.slice(start, end), found);
  return end;
}

/** Tells of a word whose folded text is at hand. */
function tell(word: string, found: WordFound): void {
  let high = HIGH_SEED;
  let low = LOW_SEED;
  for (let at = 0; at < word.length; at++) {
    high = Math.imul(high ^ word.charCodeAt(at), HIGH_PRIME);
    low = Math.imul(low ^ word.charCodeAt(at), LOW_PRIME);
  }
  found(high >>> 0, low >>> 16);
}

/** FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/), and a second one with the multiplier of MurmurHash3 and the high half kept. */
const HIGH_SEED = 0x811c9dc5;
const HIGH_PRIME = 0x01000193;
const LOW_SEED = 0x9747b28c;
const LOW_PRIME = 0x85ebca6b;
