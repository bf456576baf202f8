// Capitalised words and runs of them: what the rows for names and organisations are made of.
import { KIND } from "./characters.js";
import { type Scan, SHAPE } from "./scan.js";
import { WORD_NOTE } from "./vocabulary.js";

const LETTERS = (1 << KIND.letter) | (1 << KIND.mark) | SHAPE.lower | SHAPE.upper | SHAPE.initial | SHAPE.bordered;

/** A run of capitalised words: indexes of its first and last kept word, offsets, and how many names it holds. */
export interface NameRun {
  readonly first: number;
  readonly last: number;
  readonly start: number;
  readonly end: number;
  readonly names: number;
}

/** True if the word is made of letters only and begins with an upper-case one. */
export function isCapitalised(scan: Scan, word: number): boolean {
  const shape = scan.shapes.at(word);
  return (shape & SHAPE.initial) !== 0 && (shape & ~LETTERS) === 0;
}

/** True if the word has a small letter after its capital: `Alice`, `McDonald`, not `NASA`. */
export function isTitle(scan: Scan, word: number): boolean {
  return isCapitalised(scan, word) && (scan.shapes.at(word) & SHAPE.lower) !== 0;
}

const NO_NAME = WORD_NOTE.common | WORD_NOTE.reserved | WORD_NOTE.role | WORD_NOTE.calendar;

/** True if a heuristic may take the word: it is neither allowed nor a function word nor the word for a category. */
export function isFree(scan: Scan, word: number): boolean {
  return !scan.isAllowed(word) && (scan.notes(word) & NO_NAME) === 0;
}

/** The same for identifiers, which no word of an operator lifts: the built-in allow list alone counts. */
export function isOfOwn(scan: Scan, word: number): boolean {
  return (scan.notes(word) & (NO_NAME | WORD_NOTE.builtIn)) === 0;
}

/** True if an underscore touches the word: part of an identifier in code. */
export function isUnderscored(scan: Scan, word: number): boolean {
  return (
    scan.text.charCodeAt(scan.starts.at(word) - 1) === UNDERSCORE ||
    scan.text.charCodeAt(scan.ends.at(word)) === UNDERSCORE
  );
}

/** Most parts of a hyphenated word that are taken for one name. */
const MOST_PARTS = 6;

const UNDERSCORE = 95;

/** Last word of the hyphenated or apostrophised word that begins at `word`: `Teasdale-Quint`, `O'Brien`. Allowed words end it. */
export function lastOfCompound(scan: Scan, word: number): number {
  let last = word;
  while (last - word < MOST_PARTS && joins(scan, last) && isCapitalised(scan, last + 1) && !scan.isAllowed(last + 1))
    last++;
  return last;
}

function joins(scan: Scan, word: number): boolean {
  const gap = scan.ends.at(word);
  return scan.starts.at(word + 1) === gap + 1 && "'’-‐‑".includes(scan.text.charAt(gap));
}

// White space with at most one line end, but no tab, which parts cells, or a particle of a name between two spaces.
const GAP =
  /^(?:[ \u00a0]{1,8}|[ \t]{0,8}(?:\r\n|\r|\n)[ \t]{0,8}|[ \t](?:van|von|de|da|di|del|della|der|den|du|dos|das|la|le|el|al|bin|ibn|ben|af|av|zu|zum|ter|ten|y|e|i|'t)(?:[ ](?:la|los|las|der|den|de|het|'t))?[ ]|[ ](?:d|dell|al|el)['’-])$/;

/** Longest gap between two names, in UTF-16 units. */
const LONGEST_GAP = 16;

/** True if only white space, or a particle such as `van`, stands between the two words. */
export function isNameGap(text: string, end: number, start: number): boolean {
  return start > end && start - end <= LONGEST_GAP && GAP.test(text.slice(end, start));
}

/** Most words of a gap that rows wanted to see: `van de`. */
const MOST_PARTICLES = 2;

/** The word that may go on with a name that ends at `end`: `word`, or the capitalised one behind particles that the scan has kept. */
export function overParticles(scan: Scan, word: number, end: number): number {
  const { starts } = scan;
  for (let at = word; at <= word + MOST_PARTICLES && at < starts.length && starts.at(at) - end <= LONGEST_GAP; at++) {
    if (isCapitalised(scan, at)) return at > word && !isNameGap(scan.text, end, starts.at(at)) ? word : at;
  }
  return word;
}

/**
 * The run of two to five names that begins at the capitalised `word`, or undefined. A name has three letters or more, or is an initial
 * with a dot. Allowed words, function words and identifiers end a run.
 */
export function nameRunAt(scan: Scan, word: number): NameRun | undefined {
  const { text, starts, ends } = scan;
  // A word of programs in capitals, such as the tag of `2 PLAC Ervik`, begins no name.
  if ((scan.notes(word) & WORD_NOTE.technical) !== 0 && !isTitle(scan, word)) return undefined;
  let names = 0;
  let full = 0;
  let last = -1;
  let end = -1;
  for (let at = word; names < 5 && at < starts.length; ) {
    if (!isCapitalised(scan, at) || !isFree(scan, at) || isUnderscored(scan, at)) break;
    if (last >= 0 && !isNameGap(text, end, starts.at(at)) && !joinsInitials(text, end, starts.at(at))) break;
    // A full name that ends its line is complete: what begins the next line is another one, as in a list of people.
    const isNextLine = last >= 0 && hasLineBreak(text, end, starts.at(at));
    if (isNextLine && (names > 1 || (isTitle(scan, word) && !isTitle(scan, at)))) break;
    const compound = lastOfCompound(scan, at);
    if (last >= 0 && starts.at(at) > end && labelsNext(text, starts.at(at), ends.at(compound))) break;
    const length = ends.at(compound) - starts.at(at);
    const initial = length === 1 && text.charAt(ends.at(at)) === ".";
    if (length < 2 && !initial) break;
    if (length === 2 && !isTitle(scan, at)) break;
    if (!initial) full++;
    names++;
    last = compound;
    end = initial ? ends.at(compound) + 1 : ends.at(compound);
    at = compound + 1;
  }
  if (names < 2 || full < 1) return undefined;
  // An initial's dot belongs to the run only inside it, unless the run ends with it.
  return { first: word, last, start: starts.at(word), end: text.charAt(end - 1) === "." ? end - 1 : end, names };
}

/** True for the label of the next line, or of the next field of this one: a colon behind it, white space but no particle before it. */
function labelsNext(text: string, start: number, end: number): boolean {
  return text.charCodeAt(end) === COLON && /[\s]{2}$|[\r\n]$/.test(text.slice(start - 2, start));
}

const COLON = 58;

function hasLineBreak(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (text.charCodeAt(at) === 10 || text.charCodeAt(at) === 13) return true;
  return false;
}

/** `J.R.R. Tolkien`: the next initial follows the dot at once. */
export function joinsInitials(text: string, end: number, start: number): boolean {
  return start === end && text.charAt(end - 1) === ".";
}
