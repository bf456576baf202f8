// The run of capitalised words that could be one name, and what its words themselves speak for.

import { classOfName } from "../../src/scan/lexicon.js";
import {
  isCapitalised,
  isFree,
  isNameGap,
  isTitle,
  isUnderscored,
  joinsInitials,
  lastOfCompound,
  overParticles,
} from "../../src/scan/name-words.js";
import type { Scan } from "../../src/scan/scan.js";
import { WORD_NOTE } from "../../src/scan/vocabulary.js";
import { isAnnouncing } from "./announcing-words.js";
import { CONTEXT, contextOf } from "./context-words.js";
import { EVIDENCE, type Evidence, type Tally } from "./evidence.js";
import { isPlainName } from "./name-kind.js";
import { borne, evidenceOfCompound, isShortSurname } from "./name-part.js";
import { hasCapitalisedNouns } from "./noun-language.js";
import { isPolite } from "./pronouns.js";

/** A run in UTF-16 units, with the number of its words and whether all are in capitals. */
export interface CandidateRun {
  readonly start: number;
  readonly end: number;
  readonly names: number;
  readonly lastWord: number;
}

const MOST_NAMES = 6;

/**
 * The run that begins at a capitalised word that may begin a name; `tally` then holds what its words are worth. Words that are no
 * names by themselves do not begin a run and are left off its end. Undefined if nothing is left.
 */
export function nameAt(scan: Scan, word: number, tally: Tally): CandidateRun | undefined {
  const { text, starts, ends } = scan;
  tally.reset();
  let names = 0;
  let inCapitals = 0;
  let last = -1;
  let end = -1;
  let best: CandidateRun | undefined;
  let bestSum = 0;
  let bestBits = 0;
  let beginsUnknown = false;
  for (let at = word; names < MOST_NAMES && at < starts.length; ) {
    // Behind a full name `de` is more often a word of the sentence: `firma Nuria Escribano de Quillhaven`.
    if (
      last >= 0 &&
      (tally.bits & EVIDENCE.given.bit) !== 0 &&
      !isCapitalised(scan, at) &&
      (names === 1 || isNoble(scan, at))
    )
      at = overParticles(scan, at, end);
    if (!isCapitalised(scan, at) || (at > word && (!mayContinue(scan, at, tally.bits) || isUnderscored(scan, at))))
      break;
    const start = starts.at(at);
    const nickname = last < 0 ? -1 : endOfNickname(scan, at, end);
    if (nickname > 0) {
      end = nickname;
      last = at;
      at++;
      continue;
    }
    if (last >= 0) {
      const isGap = isNameGap(text, end, start);
      if (!isGap && !joinsInitials(text, end, start)) break;
      // A full name that ends its line is complete: what begins the next line is another one, as in a list of people.
      // So is a word that fills its line, such as a heading or a closing phrase.
      if (hasLineBreak(text, end, start) && (names > 1 || fillsLine(scan, word, at))) break;
      // What labels the next line, or the next field of this one, is no part of a name before it.
      const isApart = start - end > 1 && text.charCodeAt(start - 2) <= SPACE;
      const isLabel = text.charCodeAt(ends.at(lastOfCompound(scan, at))) === COLON;
      if (isLabel && (isApart || hasLineBreak(text, end, start))) break;
      if (isGap && start - end > 2 && !hasLineBreak(text, end, start)) tally.add(EVIDENCE.particle);
    }
    const compound = lastOfCompound(scan, at);
    const length = ends.at(compound) - start;
    const isInitial = length === 1;
    if (isInitial) {
      const isDotted = text.charCodeAt(ends.at(at)) === DOT;
      // A letter alone begins nothing, unless a dot makes it an initial.
      if (!isDotted && names === 0) return undefined;
      // Nor does it go on if it is `I`.
      if (!isDotted && text.charCodeAt(start) === PRONOUN) break;
      end = isDotted ? ends.at(at) + 1 : ends.at(at);
      if (isDotted || names > 0) tally.add(EVIDENCE.initial);
    } else {
      const evidence =
        evidenceOfCompound(scan, at, compound) ?? (compound === at ? borne(scan, at, names, tally.bits) : undefined);
      if (names === 0 && (evidence === undefined || announces(scan, at) || isTag(scan, at))) return undefined;
      // `Lassen Sie`, `Testen Sie`: the polite pronoun.
      if (names > 0 && text.startsWith("Sie", start) && length === 3 && hasCapitalisedNouns(scan, start)) break;
      if (names > 0 && isPolite(text, start, start + length)) break;
      // What begins the next line is no part of a name if it is an ordinary word: `Johanna\nPresented by`.
      if (names > 0 && (evidence?.weight ?? 0) === 0 && hasLineBreak(text, end, start)) break;
      if (names === 0) beginsUnknown = evidence === EVIDENCE.unknown;
      else if (mayBeNoun(evidence, tally.bits) && hasCapitalisedNouns(scan, starts.at(word))) break;
      end = ends.at(compound);
      if (evidence === undefined && (tally.bits & EVIDENCE.given.bit) === 0) {
        // An ordinary word may stand inside a name, and at its end behind a given name alone.
        names++;
        last = compound;
        at = compound + 1;
        continue;
      }
      if (evidence !== undefined) tally.add(evidence);
      if (!isTitle(scan, at) && length > 1) inCapitals++;
    }
    names++;
    last = compound;
    at = compound + 1;
    if (isInitial && names === 1) continue;
    best = {
      start: starts.at(word),
      end: isInitial ? end - (text.charCodeAt(end - 1) === DOT ? 1 : 0) : end,
      names,
      lastWord: compound,
    };
    bestSum = tally.sum;
    bestBits = tally.bits;
  }
  if (best === undefined) return undefined;
  // `Anfrage Johanna Marlow`: among capitalised nouns a name begins with its given name.
  if (beginsUnknown && (bestBits & EVIDENCE.given.bit) !== 0 && hasCapitalisedNouns(scan, best.start)) return undefined;
  tally.sum = bestSum;
  tally.bits = bestBits;
  if (best.names > 1) tally.add((tally.bits & PLAIN) !== 0 ? EVIDENCE.several : EVIDENCE.severalOrdinary);
  if (inCapitals > 0) {
    // A constant or a heading: only names of the lists in a row are one.
    if (inCapitals === best.names && (best.names < 2 || !isListedName(tally.bits))) return undefined;
    tally.add(EVIDENCE.capitals);
  }
  return best;
}

/** End of a word in quotes or brackets between two capitalised words, `Joachim "Jo" Quillon`, also with escaped quotes; -1 if it is none. */
function endOfNickname({ text, starts, ends }: Scan, word: number, end: number): number {
  const start = starts.at(word);
  const quote = text.charCodeAt(end + 1) === BACKSLASH ? 2 : 1;
  if (start !== end + quote + 1 || text.charCodeAt(end) !== SPACE || !OPENING.includes(text.charAt(end + quote)))
    return -1;
  const close = ends.at(word) + quote;
  const isClosed =
    CLOSING.includes(text.charAt(close - 1)) && (quote === 1 || text.charCodeAt(close - 2) === BACKSLASH);
  return isClosed && starts.at(word + 1) === close + 1 && text.charCodeAt(close) === SPACE ? close : -1;
}

const BACKSLASH = 92;
const OPENING = "\"“„'‘«(";
const CLOSING = "\"”“'’»)";
const SPACE = 32;

/** True for a word behind a given name that no list has as a name, if the name is full or the word an ordinary one. */
function mayBeNoun(evidence: Evidence | undefined, bits: number): boolean {
  if ((bits & EVIDENCE.given.bit) === 0) return false;
  return evidence === undefined || (evidence === EVIDENCE.unknown && (bits & FAMILY) !== 0);
}

/** True for a word of programs in capitals, such as the tags of `2 SURN Vasshaug`. */
function isTag(scan: Scan, word: number): boolean {
  return (scan.notes(word) & WORD_NOTE.technical) !== 0 && !isTitle(scan, word);
}

/** Articles of the larger languages with a capital, at the start of a sentence: `La Société`, `Der Auftragnehmer`. */
const ARTICLES: ReadonlySet<string> = new Set("la le les las los el il lo gli os der die das den dem het".split(" "));

/** True for an honorific, a greeting, a role, an article or `According` with another capitalised word behind it: the name begins there. */
function announces(scan: Scan, word: number): boolean {
  const { text, starts, ends } = scan;
  const next = starts.at(word + 1);
  // What the rows are shown in place of a placeholder (core/kept-placeholders.ts): the name is hidden already.
  const isHidden = text.startsWith(" [\u00a4", ends.at(word)) || text.startsWith(' "[\u00a4', ends.at(word));
  if (!isHidden && (next - ends.at(word) > 2 || !isCapitalised(scan, word + 1))) return false;
  const small = text.slice(starts.at(word), ends.at(word)).toLowerCase();
  if (isHidden) return (contextOf(small) & CONTEXT.honorific) !== 0;
  return (
    isAnnouncing(small) ||
    (ARTICLES.has(small) && !isPlainName(classOfName(text, next, ends.at(word + 1)))) ||
    (contextOf(small) & (CONTEXT.relation | CONTEXT.opener | CONTEXT.honorific)) !== 0
  );
}

function mayContinue(scan: Scan, word: number, bits: number): boolean {
  if (isFree(scan, word)) return true;
  if ((bits & EVIDENCE.given.bit) !== 0 && isShortSurname(scan, word)) return true;
  return !scan.isAllowed(word) && (scan.notes(word) & WORD_NOTE.calendar) !== 0;
}

/** True for a particle that is no preposition of a Romance language. */
function isNoble({ text, starts, ends }: Scan, word: number): boolean {
  return NOBLE.has(text.slice(starts.at(word), ends.at(word)));
}

const NOBLE: ReadonlySet<string> = new Set(["van", "von", "der", "den", "zu", "zum", "ter", "ten", "af", "av"]);

/** True if `word` begins its line or its cell, or is in capitals before a line that is not. */
function fillsLine(scan: Scan, word: number, next: number): boolean {
  const before = scan.text.charCodeAt(scan.starts.at(word) - 1);
  if (Number.isNaN(before) || BEFORE_CELL.has(before)) return true;
  return !isTitle(scan, word) && isTitle(scan, next);
}

/** A line end, and the signs before a cell. */
const BEFORE_CELL: ReadonlySet<number> = new Set([..."\n\r\t,;|"].map((sign) => sign.charCodeAt(0)));

function hasLineBreak(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (text.charCodeAt(at) === 10 || text.charCodeAt(at) === 13) return true;
  return false;
}

const FAMILY = EVIDENCE.family.bit | EVIDENCE.ending.bit | EVIDENCE.listed.bit | EVIDENCE.ambiguousFamily.bit;

/** True for a given name with a family name, and for names with nothing else among them. */
function isListedName(bits: number): boolean {
  return ((bits & EVIDENCE.given.bit) !== 0 && (bits & FAMILY) !== 0) || (bits & ~NAMED) === 0;
}

/** What a run has of which every word is a name of the lists. */
const NAMED =
  EVIDENCE.given.bit |
  EVIDENCE.family.bit |
  EVIDENCE.listed.bit |
  EVIDENCE.ending.bit |
  EVIDENCE.particle.bit |
  EVIDENCE.initial.bit |
  EVIDENCE.several.bit;

/** Words that are nothing but names, or that no list has. */
const PLAIN =
  EVIDENCE.given.bit |
  EVIDENCE.family.bit |
  EVIDENCE.listed.bit |
  EVIDENCE.ending.bit |
  EVIDENCE.unknown.bit |
  EVIDENCE.ambiguousListed.bit;
const DOT = 46;
const PRONOUN = 73;
const COLON = 58;
