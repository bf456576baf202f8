// What each UTF-16 unit is to a reader of words, and what it folds to. Looked up once a unit, then read from a table.
import { foldCase } from "../../core/case-folding.js";

/** Kinds of units. `unknown` is a unit that was not looked up yet, or one half of a pair, which has no kind by itself. */
export const KIND = {
  unknown: 0,
  /** Parts words: space, punctuation, signs. */
  other: 1,
  /** A letter or a digit that folds to one unit. */
  letter: 2,
  /** A letter that folds to more than one unit, or one outside the Basic Multilingual Plane: its word is folded as a text. */
  rewritten: 3,
  /** A mark on the letter before it. A word goes on over it, and none begins with it. */
  mark: 4,
  /** A mark of the kind that may be composed with its letter: its word is folded as a text. */
  composing: 5,
  /** A letter of a script that is written without spaces between words. */
  unspaced: 6,
  /** Joins two parts of a word where it stands between them. */
  joiner: 7,
  bracket: 8,
} as const;

export type Kind = (typeof KIND)[keyof typeof KIND];

/** Scripts without spaces between words, and Hangul, whose words carry endings. Tibetan parts its syllables, so it is none of them. */
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\p{scx=Hangul}\p{scx=Yi}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\p{scx=Tai_Le}\p{scx=New_Tai_Lue}\p{scx=Tai_Tham}\p{scx=Tai_Viet}\p{scx=Javanese}\p{scx=Balinese}]/u;
const LETTER = /[\p{L}\p{N}]/u;
const MARK = /\p{M}/u;

const UNITS = 0x10000;
const kinds = new Uint8Array(UNITS);
const folds = new Uint16Array(UNITS);

/** Kind of each unit; `unknown` until `kindAt` has seen it. */
export const KINDS: Readonly<Uint8Array> = kinds;

/** What a unit of kind `letter`, `mark` or `joiner` folds to. */
export const FOLDS: Readonly<Uint16Array> = folds;

/** Kind of the character at `at`. A pair of surrogates is one character of two units. */
export function kindAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  const known = kinds[unit] ?? KIND.other;
  if (known !== KIND.unknown) return known;
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  const kind = kindOf(character);
  // Half of a pair is nothing by itself: what was seen of it once says nothing of the next time.
  if (unit >= 0xd800 && unit <= 0xdfff) return kind === KIND.letter ? KIND.rewritten : kind;
  kinds[unit] = kind;
  folds[unit] = foldCase(character).charCodeAt(0);
  return kind;
}

/** Units of the character at `at`. */
export function unitsAt(text: string, at: number): 1 | 2 {
  return (text.codePointAt(at) ?? 0) >= UNITS ? 2 : 1;
}

function kindOf(character: string): Kind {
  if (character === "[") return KIND.bracket;
  if (character === "-" || character === "'") return KIND.joiner;
  if (/[\u0300-\u036f]/.test(character)) return KIND.composing;
  const isLetter = LETTER.test(character);
  if ((isLetter || MARK.test(character)) && UNSPACED.test(character)) return KIND.unspaced;
  if (isLetter) return foldCase(character).length === 1 ? KIND.letter : KIND.rewritten;
  return MARK.test(character) ? KIND.mark : KIND.other;
}
