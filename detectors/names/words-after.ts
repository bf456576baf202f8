// The words of a name that is announced: what follows `Mr.`, `my name is` or `Dear`, in capitals or small letters.
import { inWordAt, KIND, kindOf } from "../../src/scan/characters.js";
import { classOfName, LEXICON } from "../../src/scan/lexicon.js";
import { contextOf } from "./context-words.js";
import { evidenceOfClass } from "./name-kind.js";
import { isPolite } from "./pronouns.js";

/** Which words count: `capitalised` ones only, or small ones as well if no list says that they are ordinary. */
export type Letters = "capitalised" | "any";

const MOST_WORDS = 5;
const LONGEST_WORD = 40;

const PARTICLES: ReadonlySet<string> = new Set(
  "van von de da di del della der den du dos das la le el al bin ibn ben af av zu zum ter ten y e i".split(" "),
);

/**
 * End of the name that begins at `start`, or -1. The first word is taken whatever it is if it has a capital and is no function word;
 * the next ones if they may be parts of a name.
 */
export function endOfName(text: string, start: number, letters: Letters): number {
  let end = -1;
  let at = start;
  let isWritten = false;
  for (let words = 0; words < MOST_WORDS; words++) {
    const last = endOfWord(text, at);
    if (last < 0) break;
    const isParticle = words < MOST_WORDS - 1 && PARTICLES.has(text.slice(at, last));
    // Behind a capitalised name a word in small letters is the next one of the sentence: `sig. Rossi verbalizza`.
    const counted = isWritten ? "capitalised" : letters;
    if (!isParticle && !isPart(text, at, last, end < 0, counted)) break;
    if (!isParticle) end = last;
    if (words === 0) isWritten = isCapital(text, at);
    const isInitial = last - at === 1;
    at = last;
    // An initial's dot belongs to it only if a name goes on behind it.
    if (isInitial && text.charCodeAt(at) === DOT) at++;
    const gap = gapAfter(text, at);
    if (gap < 0) break;
    at = gap;
  }
  return end;
}

/** First unit of the next word behind spaces, or -1. A line ends a name. */
function gapAfter(text: string, at: number): number {
  let next = at;
  while (next - at < 4 && kindOf(text.charCodeAt(next)) === KIND.space) next++;
  return next > at && inWordAt(text, next) ? next : -1;
}

/** End of the word at `start`, with its hyphenated and apostrophised parts; -1 if none begins there, or it holds a digit. */
function endOfWord(text: string, start: number): number {
  if (!inWordAt(text, start) || inWordAt(text, start - 1)) return -1;
  let at = start;
  while (at - start < LONGEST_WORD) {
    const kind = kindOf(text.charCodeAt(at));
    if (kind === KIND.digit) return -1;
    if (inWordAt(text, at)) at++;
    else if ("'’-‐‑".includes(text.charAt(at) || " ") && isNamePart(text, at + 1)) at++;
    else break;
  }
  return at;
}

/** True where a part of a compound begins that is more than a possessive. */
function isNamePart(text: string, at: number): boolean {
  return inWordAt(text, at) && inWordAt(text, at + 1);
}

function isCapital(text: string, at: number): boolean {
  const kind = kindOf(text.charCodeAt(at));
  return kind === KIND.upper || kind === KIND.upperGreekCyrillic;
}

function isPart(text: string, start: number, end: number, isFirst: boolean, letters: Letters): boolean {
  const bits = classOfName(text, start, end);
  const isNamed = evidenceOfClass(bits) !== undefined;
  if (isCapital(text, start)) {
    if (end - start === 1) return true;
    if (!isFirst && isPolite(text, start, end)) return false;
    // `Dr. Vesper Sallow`: a surname may be an ordinary word, if it is none of the most common ones.
    return isNamed || (bits & LEXICON.common) === 0 || (bits & (LEXICON.listed | LEXICON.family)) !== 0;
  }
  if (letters === "capitalised" || end - start < 3) return false;
  if (contextOf(text.slice(start, end)) !== 0) return false;
  if (isFirst && (bits & LEXICON.given) !== 0 && (bits & LEXICON.listed) !== 0) return true;
  if (isFirst) return (bits & LEXICON.common) === 0 && (isNamed || (bits & LEXICON.english) === 0);
  return isNamed && ((bits & LEXICON.common) === 0 || (bits & LEXICON.family) !== 0);
}

const DOT = 46;
