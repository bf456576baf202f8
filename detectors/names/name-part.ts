// What one word of a run is worth: by the lists, by its ending, by what it is a form of; and ordinary words that people have for a name.
import { KIND, kindOf } from "../../src/scan/characters.js";
import { classOf, classOfWord, LEXICON } from "../../src/scan/lexicon.js";
import { isTitle } from "../../src/scan/name-words.js";
import { type Scan, SHAPE } from "../../src/scan/scan.js";
import { endingKind } from "../../src/scan/word-endings.js";
import { declinedClass } from "./declension.js";
import { EVIDENCE, type Evidence, ORDINARY_LISTED } from "./evidence.js";
import { evidenceOfClass, isPlainName } from "./name-kind.js";

/** The best that the parts of a hyphenated word are worth; of a declined word what its stem is worth. */
export function evidenceOfCompound(scan: Scan, first: number, last: number): Evidence | undefined {
  let best = evidenceOfPart(scan, first);
  for (let part = first + 1; part <= last; part++) {
    const evidence = evidenceOfPart(scan, part);
    if (evidence !== undefined && (best === undefined || evidence.weight > best.weight)) best = evidence;
  }
  return best;
}

/** What one word between hyphens is worth, undefined for an ordinary word. */
export function evidenceOfPart(scan: Scan, part: number): Evidence | undefined {
  const start = scan.starts.at(part);
  const end = scan.ends.at(part);
  // `StreamWriter` is a name in code, `McDonald` one of people.
  if (isMixed(scan, part) && !PREFIXED.test(scan.text.slice(start, end))) return undefined;
  const known = classOfWord(scan, part);
  if (known !== 0) return evidenceOfClass(known);
  const ending = endingKind(scan.text, start, end);
  if (ending === "family") return EVIDENCE.ending;
  const declined = declinedClass(scan.text, start, end);
  return declined === 0 && ending === "ordinary" ? undefined : evidenceOfClass(declined);
}

const PREFIXED = /^(?:Mc|Mac|De|Del|Di|Da|Du|La|Le|Lo|Van|Von|Vander|Fitz|Ab|Abdul|El|Al|Ó|O)\p{Lu}\p{Ll}+$/u;

/** True if a capital stands behind a small letter. */
function isMixed(scan: Scan, word: number): boolean {
  const shape = scan.shapes.at(word);
  return (shape & SHAPE.bordered) !== 0 && (shape & SHAPE.lower) !== 0 && (shape & (1 << KIND.letter)) === 0;
}

/**
 * Evidence of an ordinary word that people have for a name, where another word of the run tells that it is one: behind a given name
 * (`names` stand before it, with the evidence `bits`), or before a family name.
 */
export function borne(scan: Scan, word: number, names: number, bits: number): Evidence | undefined {
  const isTold = names === 0 ? leadsName(scan, word) : (bits & GIVEN) !== 0;
  return isTold && followsSpace(scan, word) && isBorne(scan, word) ? ORDINARY_LISTED : undefined;
}

const GIVEN = EVIDENCE.given.bit | EVIDENCE.ambiguousGiven.bit;

/** False at the start of a line: what ends the line before is no name with it. */
function followsSpace(scan: Scan, word: number): boolean {
  return kindOf(scan.text.charCodeAt(scan.starts.at(word) - 1)) === KIND.space;
}

/** True for an ordinary word that the long list of names has as well: `Chuck`, `Rich`. */
function isBorne(scan: Scan, word: number): boolean {
  return (classOf(scan.text, scan.starts.at(word), scan.ends.at(word)) & LEXICON.listed) !== 0;
}

/** True inside a sentence before a word that lists have as a family name and as nothing else: `to Chuck Quillon`. */
function leadsName(scan: Scan, word: number): boolean {
  const { text, starts, ends } = scan;
  const next = starts.at(word + 1);
  if (next !== ends.at(word) + 1 || !isTitle(scan, word) || !isTitle(scan, word + 1)) return false;
  if (text.charCodeAt(next - 1) !== SPACE || !isInSentence(text, starts.at(word))) return false;
  const bits = classOf(text, next, ends.at(word + 1));
  return isPlainName(bits) && (bits & LEXICON.given) === 0;
}

/** True behind a word in small letters or a comma, and a space. */
function isInSentence(text: string, start: number): boolean {
  const kind = kindOf(text.charCodeAt(start - 2));
  return text.charCodeAt(start - 1) === SPACE && (kind === KIND.lower || text.charCodeAt(start - 2) === COMMA);
}

const SPACE = 32;
const COMMA = 44;

/** True for a function word that is a family name as well, behind a given name and a space: `Johanna Long`. */
export function isShortSurname(scan: Scan, word: number): boolean {
  const { text, starts, ends } = scan;
  return (
    isTitle(scan, word) &&
    text.charCodeAt(starts.at(word) - 1) === SPACE &&
    SHORT_SURNAMES.has(text.slice(starts.at(word), ends.at(word)))
  );
}

const SHORT_SURNAMES: ReadonlySet<string> = new Set(["Long", "Good", "Short", "Close", "Read", "Still"]);
