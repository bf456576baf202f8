// Configured terms to measure with: mostly invented two-word names that no text holds, and some that the generated prose does.
import type { Terms } from "../../../src/core/policy.js";
import { Random } from "../random.js";
import { FAMILY_NAMES } from "./vocabulary.js";

const SYLLABLES = [
  "bra",
  "cor",
  "dun",
  "fel",
  "gar",
  "hol",
  "kin",
  "lor",
  "mer",
  "nor",
  "pel",
  "quo",
  "ras",
  "sten",
  "tor",
  "vel",
  "wex",
  "zan",
];

/** So many terms, spread over the four lists; the family names of the generated prose are among the people. */
export function generatedTerms(number: number): Terms {
  const random = new Random(number);
  const invented = new Set<string>();
  while (invented.size < number - FAMILY_NAMES.length) invented.add(`${word(random)} ${word(random)}`);
  const names = [...invented];
  const quarter = Math.ceil(names.length / 4);
  const part = (index: number) => names.slice(index * quarter, (index + 1) * quarter);
  return { clients: part(0), organizations: part(1), people: [...part(2), ...FAMILY_NAMES], terms: part(3) };
}

function word(random: Random): string {
  const text = random.pick(SYLLABLES) + random.pick(SYLLABLES) + random.pick(SYLLABLES);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
