// What only the engine can tell of alias groups: whether a canonical value is a term of its own, and whether each member redacts to its group.
import { Failure } from "../boundary/failure.js";
import type { AliasGroup } from "../core/alias-groups.js";
import type { Category } from "../core/category.js";
import { Detected } from "../core/detected.js";
import { placeholderEnd } from "../core/placeholder.js";
import type { Policy } from "../core/policy.js";
import { Raw } from "../core/raw.js";
import { RANK } from "../core/span.js";
import type { Vault } from "../core/vault.js";
import type { Library } from "./library.js";

/** Throws ALIAS_CANONICAL_BUILT_IN for a canonical value of which a detector takes a part before configured terms get it. */
export function refuseBuiltInCanonicals(groups: readonly AliasGroup[], policy: Policy): void {
  for (const { canonical, position } of groups) {
    const { spans } = Detected.run(Raw.of(canonical), policy);
    if (spans.some(({ rank }) => rank > RANK.term))
      throw new Failure("ALIAS_CANONICAL_BUILT_IN", { kind: "alias-group", number: position });
  }
}

/** Number of members that, as a text of their own, do not become one placeholder of their group. */
export function countUnlinked(groups: readonly AliasGroup[], library: Library, vault: Vault): number {
  const members = groups.flatMap(({ canonical, aliases }) => [canonical, ...aliases]);
  return members.filter((member) => !isLinked(member, library.redactText(Raw.of(member)).text.toString(), vault))
    .length;
}

function isLinked(member: string, redacted: string, vault: Vault): boolean {
  if (placeholderEnd(redacted, 0) !== redacted.length) return false;
  // The category is whichever the engine gave; a placeholder of it for this member is linked by the vault.
  const category = redacted.slice(1, redacted.lastIndexOf("_")) as Category;
  return vault.placeholder(category, member) === redacted;
}
