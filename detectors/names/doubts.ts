// Words that could be surnames, but not by one place alone: what speaks for them in all places of a text adds up.
import type { Report } from "../../src/core/detector.js";
import type { Scan } from "../../src/scan/scan.js";
import { EVIDENCE, THRESHOLD, weightOf } from "./evidence.js";
import type { CandidateRun } from "./name-run.js";

interface Doubt {
  bits: number;
  /** Start and end of each place in turn, in UTF-16 units. */
  readonly places: number[];
}

/** Most words of one text that are kept in doubt. */
const MOST_DOUBTS = 5_000;

const doubts = new WeakMap<Scan, Map<string, Doubt>>();

/** Evidence of words that no list has as anything but a name. */
const DOUBTFUL =
  EVIDENCE.unknown.bit | EVIDENCE.listed.bit | EVIDENCE.family.bit | EVIDENCE.ending.bit | EVIDENCE.ambiguousListed.bit;

/** Keeps a word in doubt until the text is over. */
export function doubt(scan: Scan, run: CandidateRun, bits: number): void {
  if (run.names !== 1 || (bits & DOUBTFUL) === 0) return;
  const ofText = doubts.get(scan) ?? new Map<string, Doubt>();
  doubts.set(scan, ofText);
  const word = scan.text.slice(run.start, run.end);
  const known = ofText.get(word);
  if (known !== undefined) {
    known.bits |= bits;
    known.places.push(run.start, run.end);
  } else if (ofText.size < MOST_DOUBTS) ofText.set(word, { bits, places: [run.start, run.end] });
}

/** Reports the words whose evidence of all places is enough. */
export function settleDoubts(scan: Scan, report: Report): void {
  for (const { bits, places } of doubts.get(scan)?.values() ?? []) {
    if (places.length < 4 || weightOf(bits & ~EVIDENCE.start.bit) < THRESHOLD) continue;
    for (let at = 0; at < places.length; at += 2) report(places[at] as number, places[at + 1] as number, bits);
  }
  doubts.delete(scan);
}
