// Audit of links. The server follows none, so each is a file that an agent does not see, and a way by which others may be tricked.
import type { Ref } from "../core/path-id.js";
import { count } from "../core/quantity.js";
import { Redacted } from "../core/redacted.js";
import type { Inspection } from "../library/inspection.js";
import type { Budget } from "../source/budget.js";
import { type Check, checkOf, fail, pass, warn } from "./check.js";

/** References that a report holds at most for one check. The number that is said counts all. */
const MOST_REFS = 1_000;

/** Looks for links in all that is not excluded. Throws ENTRY_LIMIT, DEADLINE or CANCELLED. */
export async function containmentChecks(
  inspection: Inspection,
  budget: Budget,
  onFile?: (files: number) => void,
): Promise<readonly Check[]> {
  const all = new Found();
  const astray = new Found();
  for await (const link of inspection.links(budget, onFile)) {
    all.add(link.ref);
    if (link.astray) astray.add(link.ref);
  }
  return [
    checkOf(
      "containment",
      Redacted.say`symlink and reparse entries`,
      all.count === 0
        ? pass(Redacted.say`The folder holds no links.`)
        : fail(Redacted.say`Links found: ${count(all.count)}. Replace each by what it leads to, or remove it.`),
      all.refs,
    ),
    checkOf(
      "containment",
      Redacted.say`broken or looping symlinks`,
      astray.count === 0
        ? pass(Redacted.say`No link leads nowhere or in a circle.`)
        : warn(Redacted.say`Broken or looping links: ${count(astray.count)}. Remove them.`),
      astray.refs,
    ),
  ];
}

class Found {
  readonly refs: Ref[] = [];
  count = 0;

  add(ref: Ref): void {
    this.count += 1;
    if (this.refs.length < MOST_REFS) this.refs.push(ref);
  }
}
