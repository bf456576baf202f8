// Declined names, by endings that are simple to take off: Slavic, Hungarian, Finnic and Germanic cases.
import { FOLDS } from "../../src/scan/characters.js";
import { classOfName, LEXICON } from "../../src/scan/lexicon.js";

const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== "");

/** Endings in small letters, longest first. What is left must be a name of the lists. */
const ENDINGS: readonly string[] = words(`
  ovi ové ova ego emu iem owi nak nek val vel tól től hoz hez ról ről ból ből nál nél lle lta ltä sta stä ssa ssä
  ович ому ого ами ей ой ом ым ем
  né em om ou ów ra re ba be ét át ot et án én ul ei ii a y u s t n а у е ы и ю
`);

/** Vowels that an ending takes the place of: `Annę` of `Anna`, `Аллы` of `Алла`. */
const RESTORED: readonly (readonly [string, string])[] = [
  ...["ę", "y", "ie", "ą", "o", "ě", "u", "ou"].map((ending) => [ending, "a"] as const),
  ...["ы", "у", "е", "ой", "ою"].map((ending) => [ending, "а"] as const),
  ...["и", "ю", "ей"].map((ending) => [ending, "я"] as const),
  ...["ą", "á"].map((ending) => [ending, "a"] as const),
  // Hungarian lengthens the vowel before its endings: `Boglárkát`.
  ...["át", "ának", "ával", "ához", "ától", "áról"].map((ending) => [ending, "a"] as const),
];

/** Endings by their last unit, in the order above: most words are done with after one look. */
class Candidates {
  readonly endings: string[] = [];
  readonly restored: (readonly [string, number])[] = [];
}

const BY_LAST_UNIT = new Map<number, Candidates>();

function candidatesOf(ending: string): Candidates {
  const unit = ending.charCodeAt(ending.length - 1);
  const candidates = BY_LAST_UNIT.get(unit) ?? new Candidates();
  BY_LAST_UNIT.set(unit, candidates);
  return candidates;
}

for (const ending of ENDINGS) candidatesOf(ending).endings.push(ending);
for (const [ending, vowel] of RESTORED) candidatesOf(ending).restored.push([ending, vowel.charCodeAt(0)]);

const NAMES = LEXICON.given | LEXICON.family;
const ORDINARY = LEXICON.english | LEXICON.common | LEXICON.foreign;

/** Shortest stem that is looked up, in UTF-16 units. */
const SHORTEST_STEM = 4;

/** Class of the name of which the word at [start, end) is a declined form, in any case; 0 if there is none. */
export function declinedClass(text: string, start: number, end: number): number {
  const candidates = BY_LAST_UNIT.get(FOLDS[text.charCodeAt(end - 1)] as number);
  if (candidates === undefined) return 0;
  for (const ending of candidates.endings) {
    const stem = end - ending.length;
    if (stem - start < SHORTEST_STEM || !endsWith(text, end, ending)) continue;
    const found = nameClass(text, start, stem);
    if (found !== 0) return found;
  }
  for (const [ending, vowel] of candidates.restored) {
    const stem = end - ending.length;
    if (stem - start < SHORTEST_STEM - 1 || !endsWith(text, end, ending)) continue;
    const found = nameClass(text, start, stem, vowel);
    if (found !== 0) return found;
  }
  return 0;
}

function endsWith(text: string, end: number, ending: string): boolean {
  for (let back = 1; back <= ending.length; back++) {
    if (FOLDS[text.charCodeAt(end - back)] !== ending.charCodeAt(ending.length - back)) return false;
  }
  return true;
}

function nameClass(text: string, start: number, end: number, vowel = 0): number {
  const bits = classOfName(text, start, end, vowel);
  return (bits & NAMES) !== 0 && (bits & ORDINARY) === 0 ? bits : 0;
}
