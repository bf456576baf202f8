// The name of an organisation that no list has, where the words before it say that one follows.
import { classOf, LEXICON } from "../../src/scan/lexicon.js";
import { isTitle, isUnderscored, lastOfCompound } from "../../src/scan/name-words.js";
import type { Scan } from "../../src/scan/scan.js";
import { WORD_NOTE } from "../../src/scan/vocabulary.js";
import { EVIDENCE } from "./evidence.js";
import { evidenceOfClass } from "./name-kind.js";

/** End of the organisation's name that begins at a capitalised word, in UTF-16 units; -1 if the word may be another thing. */
export function endOfOrganisation(scan: Scan, first: number): number {
  if (!isOrganisation(scan, first)) return -1;
  const { text, starts, ends } = scan;
  let last = lastOfCompound(scan, first);
  while (
    last - first < 4 &&
    starts.at(last + 1) === ends.at(last) + 1 &&
    text.charCodeAt(ends.at(last)) === SPACE &&
    isTitle(scan, last + 1) &&
    !scan.isAllowed(last + 1)
  )
    last++;
  const end = ends.at(last);
  return ".(_".includes(text.charAt(end) || " ") && /[\p{L}(_]/u.test(text.charAt(end + 1)) ? -1 : end;
}

/** True for names with a noun of business behind them that nobody is called: `Halden Freight`, not `Johanna Baker`. */
function isNamedBusiness(scan: Scan, word: number): boolean {
  const { text, starts, ends } = scan;
  if (
    starts.at(word + 1) !== ends.at(word) + 1 ||
    !isTitle(scan, word + 1) ||
    (scan.notes(word + 1) & WORD_NOTE.common) !== 0
  )
    return false;
  const bits = classOf(text, starts.at(word + 1), ends.at(word + 1));
  return (bits & LEXICON.english) !== 0 && (bits & (NAMES | LEXICON.common)) === 0;
}

const NAMES = LEXICON.given | LEXICON.family | LEXICON.listed;

/** A capitalised word of no list, or a compound of names: `Mayer-Watkins`. */
function isOrganisation(scan: Scan, word: number): boolean {
  if (
    !isTitle(scan, word) ||
    scan.isAllowed(word) ||
    isUnderscored(scan, word) ||
    (scan.notes(word) & ~WORD_NOTE.neutral) !== 0
  )
    return false;
  const bits = classOf(scan.text, scan.starts.at(word), scan.ends.at(word));
  const evidence = evidenceOfClass(bits);
  if (evidence === EVIDENCE.unknown) return scan.ends.at(word) - scan.starts.at(word) >= 4;
  if (evidence === undefined || (bits & LEXICON.place) !== 0) return false;
  return lastOfCompound(scan, word) > word || isNamedBusiness(scan, word);
}

const SPACE = 32;
