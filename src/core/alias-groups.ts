// Alias groups: several names of one thing, whose placeholders show that they belong together. What a vault derives from them is here.
import { Failure } from "../boundary/failure.js";
import { plainValue } from "../scan/shadow.js";
import type { Category } from "./category.js";
import { normaliseValue } from "./placeholder.js";

/** One group. Its canonical value is a configured term of the category, and so is each alias. */
export interface AliasGroup {
  readonly category: Category;
  readonly canonical: string;
  /** Distinct, and none of them the canonical value. */
  readonly aliases: readonly string[];
  /** Place of the group in the configuration, counted from 1. */
  readonly position: number;
}

/** Hex digits of a suffix at its full length. */
export const SUFFIX_DIGITS = 8;

/** What the placeholder of a member shows: the digest of the canonical value, and for an alias which of the names it is. */
export interface AliasLink {
  /** Full lower-case hex digest (64 digits) that every member of the group shares, whatever its category. */
  readonly entity: string;
  /** Eight hex digits; empty for the canonical value. */
  readonly suffix: string;
}

/** Members of every group by their normalised plain value. */
export class AliasLinks {
  readonly #links = new Map<string, AliasLink>();

  /**
   * `digest` is the keyed digest of the vault; of a suffix `shown` digits are shown. Throws ALIAS_SUFFIX for two aliases of one group that
   * show the same ones.
   */
  constructor(groups: readonly AliasGroup[], digest: (message: string) => string, shown: number) {
    for (const { category, canonical, aliases, position } of groups) {
      const entity = digest(`${category}:${memberKey(canonical)}`);
      this.#links.set(memberKey(canonical), { entity, suffix: "" });
      const taken = new Set<string>();
      for (const key of new Set(aliases.map(memberKey))) {
        const suffix = digest(`alias-form:${key}`).slice(0, SUFFIX_DIGITS);
        if (taken.has(suffix.slice(0, shown)))
          throw new Failure("ALIAS_SUFFIX", { kind: "alias-group", number: position });
        taken.add(suffix.slice(0, shown));
        this.#links.set(key, { entity, suffix });
      }
    }
  }

  /** The link of a normalised value; undefined for one that is in no group. */
  of(normalised: string): AliasLink | undefined {
    return this.#links.size === 0 ? undefined : this.#links.get(normalised);
  }
}

/** What two spellings of one member have in common. */
export function memberKey(value: string): string {
  return normaliseValue(plainValue(value));
}
