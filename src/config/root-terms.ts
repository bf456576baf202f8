// The name of the served folder often is a client's. Terms are derived from it, but none that would hide ordinary words everywhere.
import { basename } from "node:path";
import { foldCase } from "../core/case-folding.js";
import { distinctValues, letterCount, wordsOf } from "./spelling.js";

const SHORTEST_PART = 3;
const SHORTEST_INITIALS = 3;

/**
 * CLIENT terms from the last part of the path of the root: the name, the name with spaces for `-` and `_`, its parts of three
 * letters or more, the initials if there are three, and the first part with the initial of the next.
 * `neutralWords` are folded words that name nobody: common words and words of paths.
 */
export function deriveRootTerms(root: string, neutralWords: ReadonlySet<string>): readonly string[] {
  const name = basename(root);
  const parts = name.split(/[^\p{L}\p{M}\p{N}'’]+/u).filter((part) => part !== "");
  const derived = [name, wordsOf(name.replace(/[_-]/g, " ")).join(" ")];
  derived.push(
    ...parts.filter((part) => letterCount(part) >= SHORTEST_PART),
    ...initialsOf(parts),
    ...shortNamesOf(parts),
  );
  // The whole name is held to the same test as its parts. A name of several words always passes, since no neutral word has
  // two; but a folder that is just called `docs` would turn that word into a client wherever it stands.
  return distinctValues(derived.filter((term) => !isOrdinary(term, neutralWords)));
}

function initialsOf(parts: readonly string[]): readonly string[] {
  const initials = parts.map(initialOf).join("");
  return letterCount(initials) >= SHORTEST_INITIALS ? [initials, initials.toUpperCase()] : [];
}

function shortNamesOf(parts: readonly string[]): readonly string[] {
  const [first, next] = parts;
  if (first === undefined || next === undefined || letterCount(first) < SHORTEST_PART) return [];
  const shortName = first + initialOf(next);
  return shortName === first ? [] : [shortName, shortName.toUpperCase()];
}

function initialOf(part: string): string {
  return /^\p{L}\p{M}*/u.exec(part)?.[0] ?? "";
}

/** Neutral words, their plurals, and numbers of up to four digits (years, counters). */
function isOrdinary(term: string, neutralWords: ReadonlySet<string>): boolean {
  const folded = foldCase(term);
  return (
    neutralWords.has(folded) ||
    (folded.endsWith("s") && neutralWords.has(folded.slice(0, -1))) ||
    /^\d{1,4}$/.test(term)
  );
}
