// Letters without their accents, folded: what a list that was typed without them has in place of `ü`, `ł` or `ß`. Filled as letters are met.
import { FOLDS, UNACCENTED } from "./characters.js";

/** Units from here on have no accents that people leave out. */
const FIRST_PLAIN = 0x3100;

/** The folded letter of each unit; 0 if the unit was not met yet, or one of the marks below. */
const LETTERS = new Uint16Array(FIRST_PLAIN);
const DROPPED = 1;
const SEVERAL = 2;

/** Units that stand for several letters: `ss` for `ß`. */
const SPELLED = new Map<number, string>();

/** Lists spell these out as well, which are no accented letters. */
const SPELLINGS: Readonly<Record<string, string>> = { ...UNACCENTED, ß: "ss", þ: "th", ð: "d" };

/** Takes each folded letter of the unit without its accents: none for a combining mark, one or several else. Returns what `step` made of `hash`. */
export function stepBare(hash: number, unit: number, step: (hash: number, unit: number) => number): number {
  if (unit >= FIRST_PLAIN) return step(hash, FOLDS[unit] as number);
  let letter = LETTERS[unit] as number;
  if (letter === 0) letter = learn(unit);
  if (letter === DROPPED) return hash;
  if (letter !== SEVERAL) return step(hash, letter);
  let stepped = hash;
  for (const each of SPELLED.get(unit) ?? "") stepped = step(stepped, each.charCodeAt(0));
  return stepped;
}

function learn(unit: number): number {
  const folded = String.fromCharCode(FOLDS[unit] as number);
  const letters = (SPELLINGS[folded] ?? folded).normalize("NFD").replace(/\p{M}/gu, "");
  if (letters.length > 1) SPELLED.set(unit, letters);
  const letter = letters.length === 0 ? DROPPED : letters.length > 1 ? SEVERAL : letters.charCodeAt(0);
  LETTERS[unit] = letter;
  return letter;
}
