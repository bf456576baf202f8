// Words that could be surnames, but not by one place alone: what speaks for them in all places of a text adds up.

import type { Report } from "../../src/core/detector.js";
import { inWordAt } from "../../src/scan/characters.js";
import { Memo } from "../../src/scan/memo.js";
import type { Scan } from "../../src/scan/scan.js";
import { EVIDENCE, THRESHOLD, weightOf } from "./evidence.js";
import type { CandidateRun } from "./name-run.js";
import { isProduct } from "./product-signs.js";

interface Doubt {
  bits: number;
  /** Places that something speaks against: `in` before the word, or an article. */
  against: number;
  /** Start and end of each place in turn, in UTF-16 units. */
  readonly places: number[];
}

/** Most words of one text that are kept in doubt. */
const MOST_DOUBTS = 5_000;

/** Most ordinary words of one text that are looked for in small letters. */
const MOST_SEARCHES = 40;

const doubts = new Memo<Map<string, Doubt>>();

/** Evidence of words that no list has as anything but a name. */
const DOUBTFUL =
  EVIDENCE.unknown.bit | EVIDENCE.listed.bit | EVIDENCE.family.bit | EVIDENCE.ending.bit | EVIDENCE.ambiguousListed.bit;

/** Evidence beside an ordinary word, or a place, that people have for a name. */
const TELLING =
  EVIDENCE.possessive.bit | EVIDENCE.past.bit | EVIDENCE.relation.bit | EVIDENCE.speech.bit | EVIDENCE.among.bit;

/** Evidence beside which a word is no name of a product: what the lists say of it, or what only people do and have. */
const PERSONAL =
  EVIDENCE.listed.bit |
  EVIDENCE.family.bit |
  EVIDENCE.ending.bit |
  EVIDENCE.relation.bit |
  EVIDENCE.speech.bit |
  EVIDENCE.pronoun.bit |
  EVIDENCE.mail.bit |
  EVIDENCE.introduced.bit |
  EVIDENCE.labelled.bit |
  EVIDENCE.inverted.bit;

const AGAINST = EVIDENCE.located.bit | EVIDENCE.article.bit;

/** Keeps a word in doubt until the text is over. */
export function doubt(scan: Scan, run: CandidateRun, bits: number): void {
  if (run.names !== 1 || ((bits & DOUBTFUL) === 0 && (bits & TELLING) === 0)) return;
  const ofText = doubts.get(scan) ?? new Map<string, Doubt>();
  doubts.set(scan, ofText);
  const word = scan.text.slice(run.start, run.end);
  const against = (bits & AGAINST) === 0 ? 0 : 1;
  const known = ofText.get(word);
  if (known !== undefined) {
    known.bits |= bits;
    known.against += against;
    known.places.push(run.start, run.end);
  } else if (ofText.size < MOST_DOUBTS) ofText.set(word, { bits, against, places: [run.start, run.end] });
}

/** Reports the words whose evidence of all places is enough. */
export function settleDoubts(scan: Scan, report: Report): void {
  let searches = 0;
  for (const [word, { bits, against, places }] of doubts.get(scan) ?? []) {
    const number = places.length / 2;
    // One place in four that speaks against a word is an accident of its sentence.
    const counted = against * 4 > number ? bits : bits & ~AGAINST;
    const often = number >= OFTEN ? 1 : 0;
    if (number < 2 || weightOf(counted & ~EVIDENCE.start.bit) + often < THRESHOLD) continue;
    if ((bits & PERSONAL) === 0 && isProduct(scan.text, word, places)) continue;
    if ((bits & DOUBTFUL) === 0 && (++searches > MOST_SEARCHES || hasSmall(scan.text, word))) continue;
    for (let at = 0; at < places.length; at += 2) report(places[at] as number, places[at + 1] as number, bits);
  }
  doubts.delete(scan);
}

/** Places that are evidence by their number. */
const OFTEN = 3;

/** True if the text has the word in small letters as well. */
function hasSmall(text: string, word: string): boolean {
  const small = word.toLowerCase();
  for (let at = text.indexOf(small); at >= 0; at = text.indexOf(small, at + 1)) {
    if (!inWordAt(text, at - 1) && !inWordAt(text, at + small.length)) return true;
  }
  return false;
}
