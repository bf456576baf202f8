// What one word is worth as part of a name, by the lists it is in.
import { LEXICON } from "../../src/scan/lexicon.js";
import { EVIDENCE, type Evidence, ORDINARY_LISTED } from "./evidence.js";

const ORDINARY = LEXICON.english | LEXICON.common;

/** Evidence of a word of this class; undefined for words that are no part of a name by themselves. */
export function evidenceOfClass(bits: number): Evidence | undefined {
  return OF_CLASS[bits];
}

/** Evidence by class: one look for each word. */
const OF_CLASS: readonly (Evidence | undefined)[] = Array.from({ length: 256 }, (_, bits) => judged(bits));

function judged(bits: number): Evidence | undefined {
  if (bits === 0) return EVIDENCE.unknown;
  // Lists of function words hold some names; that a word is in two lists of names outweighs them.
  const isTwiceNamed = (bits & LEXICON.listed) !== 0 && (bits & (LEXICON.given | LEXICON.family)) !== 0;
  const isForeign = (bits & LEXICON.foreign) !== 0 && !isTwiceNamed;
  // Companies and tools are often called after people.
  const isProduct = (bits & LEXICON.product) !== 0 && !isTwiceNamed;
  const isAmbiguous = (bits & (ORDINARY | LEXICON.place)) !== 0 || isForeign || isProduct;
  if ((bits & LEXICON.given) !== 0) return isAmbiguous ? EVIDENCE.ambiguousGiven : EVIDENCE.given;
  if ((bits & LEXICON.family) !== 0) return isAmbiguous ? EVIDENCE.ambiguousFamily : EVIDENCE.family;
  if ((bits & LEXICON.listed) === 0) return undefined;
  if (!isAmbiguous) return EVIDENCE.listed;
  if ((bits & ORDINARY) === 0) return EVIDENCE.ambiguousListed;
  return (bits & LEXICON.common) === 0 ? ORDINARY_LISTED : undefined;
}

/** True if the lists know the word as a name and as nothing else. */
export function isPlainName(bits: number): boolean {
  const evidence = evidenceOfClass(bits);
  return evidence === EVIDENCE.given || evidence === EVIDENCE.family || evidence === EVIDENCE.listed;
}

/** True for a word of no list, and for one that lists have as a name, whatever else it is. */
export function mayBePartOfName(bits: number): boolean {
  return bits === 0 || (bits & (LEXICON.given | LEXICON.family | LEXICON.listed)) !== 0;
}

/** True if the word is an ordinary one of a language, whoever bears it. */
export function isOrdinary(bits: number): boolean {
  const evidence = evidenceOfClass(bits);
  return evidence === undefined || evidence === ORDINARY_LISTED;
}
