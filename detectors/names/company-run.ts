// The capitalised words before a legal form, or before a noun for institutions, that are one name with it.
import { classOf, LEXICON } from "../../src/scan/lexicon.js";
import { isCapitalised, isTitle } from "../../src/scan/name-words.js";
import type { Scan } from "../../src/scan/scan.js";
import { WORD_NOTE } from "../../src/scan/vocabulary.js";
import { contextOf } from "./context-words.js";
import { evidenceOfClass } from "./name-kind.js";

const MOST_WORDS = 6;

/** First word of the run of capitalised words that ends just before `start`, where `word` is or would be; `word` itself if there is none. */
export function firstBefore(scan: Scan, word: number, start: number): number {
  let first = word;
  let from = start;
  while (word - first < MOST_WORDS && first > 0 && precedes(scan, first - 1, from, word - first < 2)) {
    // `Analyst, Vasshaug & Quill LLP`: an ordinary word before a comma is no part of the name, but for the one before the form itself.
    if (
      first < word &&
      from - scan.ends.at(first - 1) === 2 &&
      isComma(scan, first - 1) &&
      isOrdinaryWord(scan, first - 1) &&
      !endsOther(scan, first - 1)
    )
      break;
    first--;
    from = scan.starts.at(first);
  }
  return first;
}

function isComma({ text, ends }: Scan, word: number): boolean {
  return text.charCodeAt(ends.at(word)) === COMMA;
}

const COMMA = 44;

/** True for the last word of another name of the same list: `KESSLER & SONS, …`, and `DOE, …` at the start of a line. */
function endsOther(scan: Scan, word: number): boolean {
  const { text, starts, ends } = scan;
  const start = starts.at(word);
  if (word > 0 && /^ ?& ?$/.test(text.slice(ends.at(word - 1), start))) return !isOrdinaryWord(scan, word - 1);
  if (isTitle(scan, word) || !BEGINS_LINE.test(text.slice(Math.max(0, start - 2), start))) return false;
  const bits = classOf(text, start, ends.at(word));
  return (bits & LEXICON.listed) !== 0 && contextOf(text.slice(start, ends.at(word)).toLowerCase()) === 0;
}

const BEGINS_LINE = /(?:^|[\r\n]|[:;] )$/;

/** True if the word before is a capitalised part of the same name. A line end lies in a name only close before its legal form. */
export function precedes(scan: Scan, before: number, start: number, maybeWrapped: boolean): boolean {
  const gap = scan.text.slice(scan.ends.at(before), start);
  if (!maybeWrapped && /[\n\r]/.test(gap)) return false;
  return (
    isCapitalised(scan, before) &&
    !scan.isAllowed(before) &&
    (scan.notes(before) & WORD_NOTE.common) === 0 &&
    gap.length <= 12 &&
    // A tab parts cells.
    (/^(?:[ \u00a0]{1,8}|[ \t]?(?:\r\n|\r|\n)[ \t]{0,8}|[-_]|,? ?& ?|, |['’]\p{Ll}{1,3} )$/u.test(gap) ||
      (gap === ". " && ABBREVIATED.test(scan.text.slice(scan.starts.at(before), scan.ends.at(before)))))
  );
}

export function isOrdinaryWord(scan: Scan, word: number): boolean {
  return evidenceOfClass(classOf(scan.text, scan.starts.at(word), scan.ends.at(word))) === undefined;
}

/** Parts of legal forms that have a dot: `Sdn. Bhd.`, `Co. Ltd`. */
const ABBREVIATED = /^(?:Sdn|Pte|Pvt|Pty|Co)$/;
