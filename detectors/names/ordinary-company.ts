// Companies whose name is made of ordinary words, where the words before say that one follows: `contract with Summit Partners`, `our client Blue Harbor`.

import { isFree, isTitle, isUnderscored } from "../../src/scan/name-words.js";
import { before } from "../../src/scan/neighbours.js";
import type { Scan } from "../../src/scan/scan.js";
import { WORD_NOTE } from "../../src/scan/vocabulary.js";
import { isBusiness, isGeneric } from "./business-words.js";

const MOST_WORDS = 5;

/**
 * End of two capitalised words or more that begin at `first`, in UTF-16 units; -1 if they are a phrase. The last one is a noun of business, unless
 * `isNamed` says that nothing but a name stands there.
 */
export function endOfOrdinaryCompany(scan: Scan, first: number, isNamed: boolean): number {
  const { text, starts, ends } = scan;
  if ((scan.notes(first) & WORD_NOTE.technical) !== 0) return -1;
  const isLed =
    LEADING.has(wordAt(scan, first)) && isPart(scan, first + 1) && starts.at(first + 1) === ends.at(first) + 1;
  if (!(isLed || isPart(scan, first)) || isGeneric(wordAt(scan, first))) return -1;
  let last = isLed ? first + 1 : first;
  while (last - first < MOST_WORDS && isPart(scan, last + 1) && isGap(text.slice(ends.at(last), starts.at(last + 1))))
    last++;
  if (last === (isLed ? first + 1 : first) || (!isNamed && !isBusiness(wordAt(scan, last)))) return -1;
  const end = ends.at(last);
  return /^[(_\\/]|^\.\p{L}/u.test(text.slice(end, end + 2)) ? -1 : end;
}

/** Function words with which the name of a bank or a hospital begins. */
const LEADING: ReadonlySet<string> = new Set("first second new old all one our your".split(" "));

function isPart(scan: Scan, word: number): boolean {
  return word < scan.starts.length && isTitle(scan, word) && isFree(scan, word) && !isUnderscored(scan, word);
}

function isGap(gap: string): boolean {
  return gap === " " || gap === " & " || gap === " and " || PARTICLE.test(gap);
}

const PARTICLE = /^ (?:do|da|dos|das|de|del|della|di|du|des|la|van|von) $/;

function wordAt({ text, starts, ends }: Scan, word: number): string {
  return text.slice(starts.at(word), ends.at(word)).toLowerCase();
}

/** Words before `client` and the like behind which a name follows at once. */
const DETERMINERS: ReadonlySet<string> = new Set(
  `our my your their his her its a new former key big biggest largest old longtime potential prospective another fellow the
   notre mon votre leur nuestro nuestra mi su nosso nossa meu o a el la il un una le het onze ons mijn vår vårt min vores vores unser unsere unserem`.split(
    /\s+/,
  ),
);

/** True for a role in small letters that begins at `start`, with a word before it that makes it somebody's: `our client`. */
export function isOfSomebody(text: string, start: number): boolean {
  const { word, sign, small } = before(text, start);
  return /^\p{Ll}/u.test(text.charAt(start)) && (sign === 0 || small) && DETERMINERS.has(word);
}
