// A walk that notes nothing but where given beginnings stand: at starts of words and at borders inside them. It finds what the candidate pass would.
import { DISGUISE, FIRST_BREAK, FOLDS, isLetterPair, KIND, UNITS } from "./characters.js";
import { escapeLetters } from "./escape-border.js";
import type { Offsets } from "./offsets.js";
import { isBorder, type PrefixFilter } from "./scan.js";
import type { Stretch } from "./stretches.js";
import { HASH_SEED, PREFIX_UNITS } from "./vocabulary.js";

const LOWER = KIND.lower;
const PLAIN = ~DISGUISE;
const PAIR = KIND.pair | DISGUISE;
const [BACKSLASH, PERCENT] = [92, 37];

/** Adds to `found` the offsets, in UTF-16 units, at which a beginning of the filter may stand in the window. Linear. */
export function findBeginnings(text: string, window: Stretch, { bits }: PrefixFilter, found: Offsets): void {
  let at = window.start;
  const { end: limit } = window;
  while (at < limit) {
    const kind = UNITS[text.charCodeAt(at)] as number;
    if ((kind & PLAIN) >= FIRST_BREAK || (kind === PAIR && !isLetterPair(text, at))) {
      at++;
      continue;
    }
    const start = at;
    let onlySmall = true;
    let hash = HASH_SEED;
    do {
      const unit = text.charCodeAt(at);
      const here = UNITS[unit] as number;
      if (here === LOWER) {
        if (at - start < PREFIX_UNITS) hash = (Math.imul(hash, 31) + unit) | 0;
        else while (++at < limit && UNITS[text.charCodeAt(at)] === LOWER);
        if (at - start < PREFIX_UNITS) at++;
        continue;
      }
      if ((here & PLAIN) >= FIRST_BREAK || (here === PAIR && !isLetterPair(text, at))) break;
      if (at > start || (here & PLAIN) !== KIND.upper) onlySmall = false;
      if (at - start < PREFIX_UNITS) hash = (Math.imul(hash, 31) + (FOLDS[unit] as number)) | 0;
      at++;
    } while (at < limit);
    if (has(bits, hash)) found.push(start);
    if (!onlySmall) addBorders(text, start, at, bits, found);
    const sign = text.charCodeAt(start - 1);
    if (sign !== BACKSLASH && sign !== PERCENT) continue;
    // The word may begin behind the letters of an escape.
    const letters = escapeLetters(text, start);
    if (letters > 0 && start + letters < at) at = start + letters;
  }
}

function addBorders(text: string, start: number, end: number, bits: Uint8Array, found: Offsets): void {
  for (let at = start + 1; at < end; at++) {
    if (!isBorder(text, at)) continue;
    let hash = HASH_SEED;
    for (let unit = at; unit < end && unit < at + PREFIX_UNITS; unit++) {
      hash = (Math.imul(hash, 31) + (FOLDS[text.charCodeAt(unit)] ?? 0)) | 0;
    }
    if (has(bits, hash)) found.push(at);
  }
}

function has(bits: Uint8Array, hash: number): boolean {
  const low = hash & 0xffff;
  return ((bits[low >> 3] as number) & (1 << (low & 7))) !== 0;
}
