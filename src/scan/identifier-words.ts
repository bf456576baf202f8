// Identifiers such as `InvalidArgumentError` or `client_id` by their parts: what signs and case borders cut them into.
import { FIRST_BREAK, KIND, kindOf } from "./characters.js";
import type { Scan } from "./scan.js";
import { HASH_SEED, stepHash } from "./vocabulary.js";
import { isBorder } from "./walk.js";

/** Letters that a part must have to say something: `by` and `Id` say nothing. */
const TELLING_LETTERS = 3;

/**
 * True if [start, end), in UTF-16 units, is made of words that the vocabulary has one of these notes on, without digits, which passwords
 * have. There are fewer parts too short to tell than there are known ones, so that no token of chance letters passes; two capitals, as in
 * `IOException`, are not counted.
 */
export function isMadeOf(scan: Scan, start: number, end: number, notes: number): boolean {
  const { text, vocabulary } = scan;
  let known = 0;
  let short = 0;
  let from = start;
  let hash = stepHash(HASH_SEED, text.charCodeAt(from));
  for (let at = from + 1; at <= end; at++) {
    if (at < end && !isBorder(text, at)) {
      hash = stepHash(hash, text.charCodeAt(at));
      continue;
    }
    const kind = kindOf(text.charCodeAt(from));
    if (kind === KIND.digit) return false;
    if (kind < FIRST_BREAK) {
      if (at - from >= TELLING_LETTERS) {
        if ((vocabulary.notes(vocabulary.findInText(text, from, at, hash)) & notes) === 0) return false;
        known++;
      } else if (at - from === 1 || kindOf(text.charCodeAt(at - 1)) !== KIND.upper) short++;
    }
    from = at;
    hash = stepHash(HASH_SEED, text.charCodeAt(at));
  }
  return known > short;
}
