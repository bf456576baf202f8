// Alias groups of a configuration: checked against its terms and its allow list. A refusal names a group by its position and no value.
import { type Code, Failure } from "../boundary/failure.js";
import type { AliasGroup } from "../core/alias-groups.js";
import { RESERVED_WORDS, TERM_LISTS, type Terms } from "../core/policy.js";
import { plainValue } from "../scan/shadow.js";
import { distinctValues, foldedSpelling, wordsOf } from "./spelling.js";

/** A group as it is written. */
export interface AliasEntry {
  readonly canonical: string;
  readonly aliases: readonly string[];
}

const MOST_ALIASES = 64;
/** In code points. */
const LONGEST_VALUE = 256;
const MOST_WORDS = 16;

/**
 * The groups, each in the category of the first list that holds its canonical value. `explicit` are the terms that the operator wrote,
 * `terms` those and the derived ones. Throws an ALIAS_ failure with the place of the first group at fault.
 */
export function aliasGroups(
  entries: readonly AliasEntry[],
  explicit: Terms,
  terms: Terms,
  allow: readonly string[],
): readonly AliasGroup[] {
  const configured = new Set(TERM_LISTS.flatMap(({ list }) => explicit[list].map(key)));
  const allowed = new Set(allow.map(key));
  const canonicals = new Set(entries.map(({ canonical }) => key(canonical)));
  const taken = new Set<string>();
  const groups = entries.map(({ canonical, aliases: written }, at) => {
    const position = at + 1;
    const refuse = (code: Code): never => {
      throw new Failure(code, { kind: "alias-group", number: position });
    };
    const take = (value: string) => void (taken.has(key(value)) ? refuse("ALIAS_SHARED") : taken.add(key(value)));
    const aliases = distinctValues(written);
    if (written.length === 0 || written.some((alias) => key(alias) === "")) refuse("ALIAS_LIST_EMPTY");
    if (aliases.length > MOST_ALIASES) refuse("ALIAS_LIST_LENGTH");
    for (const value of [canonical, ...aliases]) {
      if (isTooLong(value)) refuse("ALIAS_LENGTH");
      if (RESERVED_WORDS.includes(key(value))) refuse("ALIAS_RESERVED");
    }
    if (!configured.has(key(canonical))) refuse("ALIAS_CANONICAL_UNKNOWN");
    take(canonical);
    for (const alias of aliases) {
      if (canonicals.has(key(alias))) refuse("ALIAS_IS_CANONICAL");
      if (allowed.has(key(alias))) refuse("ALIAS_ALLOWED");
      take(alias);
    }
    return Object.freeze({ category: categoryOf(canonical, terms), canonical, aliases, position });
  });
  return Object.freeze(groups);
}

/** The terms with every alias among those of its group's category. */
export function withAliases(terms: Terms, groups: readonly AliasGroup[]): Terms {
  const listed = TERM_LISTS.map(({ list, category }) => {
    const aliases = groups.filter((group) => group.category === category).flatMap((group) => group.aliases);
    return [list, distinctValues([...terms[list], ...aliases])] as const;
  });
  return Object.freeze({ ...terms, ...Object.fromEntries(listed) });
}

function categoryOf(canonical: string, terms: Terms): AliasGroup["category"] {
  const holding = TERM_LISTS.find(({ list }) => terms[list].some((term) => key(term) === key(canonical)));
  return holding?.category ?? "SENSITIVE";
}

/** What two spellings of one value have in common: plain letters, single spaces, case folded. */
function key(value: string): string {
  return foldedSpelling(plainValue(value));
}

function isTooLong(value: string): boolean {
  return [...value].length > LONGEST_VALUE || wordsOf(value).length > MOST_WORDS;
}
