// The part of the candidate pass that reads most of every text: words of plain letters and digits, read without a call and noted only if a table says so.
import { ACCENT, DISGUISE, FIRST_BREAK, FOLDS, IS_BIG_ENDIAN, KIND, UNITS } from "./characters.js";
import { mayBeEscapeSign } from "./escape-border.js";
import { SMALL_NAME_MASK, secondSmallNameBit } from "./lexicon.js";
import { LONG_WORD } from "./scan.js";
import { type Sieve, WORD } from "./sieve.js";
import { HASH_SEED, LOW, PREFIX_UNITS } from "./vocabulary.js";

/** Most units that are read at once; most windows are shorter. */
const ROOM = 65_536;

/** Numbers that are noted of each word or sign: see `notes`. */
export const NOTE = 4;

/** Set on the kinds of a word that has a letter with an accent. Below it stands one bit for each kind, as in SHAPE. */
export const ACCENTED = 1 << 12;

/** Flags of BEGINS stand so many bits above the kinds of a word. */
export const BEGINS_SHIFT = 16;

const ONLY_LOWER = 1 << KIND.lower;

/** Shortest given name in small letters, in UTF-16 units. */
const SHORTEST_NAME = 3;

/** The flags of words in small letters for which they are noted. */
const NOTED = WORD.anchored | WORD.running;

/** In a negative code, above the kind: the unit may end the sign of an escape. */
const ESCAPE_SIGN = 1 << 8;
const ENDS_WORD = 1 << 31;

/**
 * What the walk does at each unit. Zero or more: the unit belongs to a word; its fold is in the low half, the bit of its kind above it.
 * Less: it ends a word or is not read here; its kind is in the low byte, with DISGUISE where it applies and for letters without case and
 * marks: where those meet others, words end without a sign.
 */
const CODES = Int32Array.from(UNITS, codeOf);

function codeOf(kind: number, unit: number): number {
  if (kind === KIND.letter || kind === KIND.mark) return ENDS_WORD | DISGUISE | kind;
  if (kind >= FIRST_BREAK) return ENDS_WORD | (mayBeEscapeSign(unit) ? ESCAPE_SIGN : 0) | kind;
  return (FOLDS[unit] as number) | (((1 << (kind & ~ACCENT)) | (kind & ACCENT ? ACCENTED : 0)) << 16);
}

/** Reads a window in parts that fit its room. Filled again and again, so one is enough for all texts. */
export class QuickWalk {
  /** What was read, behind one unit that stands before it. */
  readonly units = new Uint16Array(ROOM + 2);
  /** Places in `units` of all words that were walked over. */
  readonly starts = new Int32Array(ROOM >> 1);
  /** Low halves of the hashes of their first units. */
  readonly prefixes = new Uint16Array(ROOM >> 1);
  wordCount = 0;
  /** NOTE numbers for each word of interest: its place, its end, its hash, its kinds with BEGINS; and for each such sign: its place, 0, its kind, 0. */
  readonly notes = new Int32Array(ROOM * NOTE);
  noteCount = 0;
  /** Place behind the last unit that was read. */
  end = 1;

  /** Reads units of the text from `start` up to `end`, or as many as there is room for; the first stands at place 1. */
  read(text: string, start: number, end: number): void {
    const last = Math.min(end, start + ROOM);
    const count = last - start;
    const { units } = this;
    const bytes = Buffer.from(units.buffer, 2, 2 * count);
    bytes.write(text.slice(start, last), "utf16le");
    if (IS_BIG_ENDIAN) bytes.swap16();
    units[0] = start > 0 ? text.charCodeAt(start - 1) : SPACE;
    // A word that may go on behind what was read is none that is read here.
    units[count + 1] = last === end ? SPACE : SURROGATE;
    this.end = count + 1;
  }

  /** Walks on from a place in `units`. Returns the place of the first word or sign that is not read here, or `end`. */
  run(from: number, { beginnings, words, names }: Sieve): number {
    const { units, starts, prefixes, notes, end } = this;
    let at = from;
    let wordCount = 0;
    let note = 0;
    let code = CODES[units[at] as number] as number;
    const before = CODES[units[at - 1] as number] as number;
    let escapeSign = before < 0 ? before & ESCAPE_SIGN : 0;
    while (at < end) {
      if (code < 0) {
        const kind = code & 0xff;
        if (kind > KIND.lineBreak) {
          if (kind >= DISGUISE) break;
          // A dot at the end of a sentence or in a number is nothing to note.
          if (kind !== KIND.dot || joinsWords(units[at - 1] as number, units[at + 1] as number)) {
            notes[note] = at;
            notes[note + 1] = 0;
            notes[note + 2] = kind;
            note += NOTE;
          }
        }
        escapeSign = code & ESCAPE_SIGN;
        code = CODES[units[++at] as number] as number;
        continue;
      }
      const first = at;
      const beginning = first + PREFIX_UNITS;
      let hash = HASH_SEED;
      let kinds = 0;
      do {
        hash = (Math.imul(hash, 31) + (code & 0xffff)) | 0;
        kinds |= code;
        code = CODES[units[++at] as number] as number;
      } while (code >= 0 && at < beginning);
      const prefix = hash;
      while (code >= 0) {
        hash = (Math.imul(hash, 31) + (code & 0xffff)) | 0;
        kinds |= code;
        code = CODES[units[++at] as number] as number;
      }
      // Letters of another script, or an escape before it: the word is not read here.
      if (((code & DISGUISE) | escapeSign) !== 0) {
        at = first;
        break;
      }
      kinds >>= 16;
      starts[wordCount] = first;
      prefixes[wordCount++] = prefix;
      const begins = beginnings[prefix & LOW] as number;
      let flags = (words[hash & LOW] as number) & NOTED;
      // Within a sentence most rows do not want to see the word: as `isRunning` has it.
      if (flags !== 0 && units[at] === SPACE && at + 1 < end && isSmall(units[at + 1] as number)) flags &= WORD.running;
      // The filter of names is large: it is asked about those words alone of which it decides.
      const isNoted = kinds !== ONLY_LOWER || (begins | flags) !== 0 || at - first >= LONG_WORD;
      if (isNoted || (at - first >= SHORTEST_NAME && maySmallNameBe(names, hash))) {
        notes[note] = first;
        notes[note + 1] = at;
        notes[note + 2] = hash;
        notes[note + 3] = kinds | (begins << BEGINS_SHIFT);
        note += NOTE;
      }
    }
    this.wordCount = wordCount;
    this.noteCount = note;
    return at;
  }
}

function maySmallNameBe(names: Uint8Array, hash: number): boolean {
  if ((((names[(hash & SMALL_NAME_MASK) >> 3] as number) >> (hash & 7)) & 1) === 0) return false;
  const second = secondSmallNameBit(hash);
  return (((names[second >> 3] as number) >> (second & 7)) & 1) !== 0;
}

/** True if the units on either side of a dot may belong to words, of which one is no number. */
function joinsWords(before: number, after: number): boolean {
  const code = CODES[after] as number;
  return (code >= 0 || (code & DISGUISE) !== 0) && !(isDigit(before) && isDigit(after));
}

function isDigit(unit: number): boolean {
  return unit >= 48 && unit <= 57;
}

function isSmall(unit: number): boolean {
  return unit >= 97 && unit <= 122;
}

const SPACE = 32;
const SURROGATE = 0xd800;
