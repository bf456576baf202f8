// From full names to the words that betray a person: each longer part of a name is a term of its own.
import { distinctValues, letterCount, wordsOf } from "./spelling.js";

const SHORTEST_PART = 3;

/** Words that stand inside names of many people and in prose. As terms they would hide ordinary text and protect nobody. */
const PARTICLES: ReadonlySet<string> = new Set([
  "and",
  "bin",
  "bint",
  "das",
  "dei",
  "del",
  "della",
  "den",
  "der",
  "des",
  "dos",
  "ibn",
  "the",
  "und",
  "van",
  "vom",
  "von",
  "zum",
  "zur",
]);

/**
 * Each name, followed by its parts of three letters or more (cut at white space, `_` and `-`); particles are no parts.
 * Letters of any script count.
 */
export function expandPeople(names: readonly string[]): readonly string[] {
  return distinctValues(names.flatMap((name) => [name, ...partsOf(name)]));
}

function partsOf(name: string): readonly string[] {
  return wordsOf(name.replace(/[_-]/g, " "))
    .map((part) => part.replace(/^[^\p{L}\p{M}\p{N}]+|(?<![^\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}]+$/gu, ""))
    .filter((part) => letterCount(part) >= SHORTEST_PART && !PARTICLES.has(part.toLowerCase()));
}
