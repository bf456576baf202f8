// The entries of one directory as they are listed: served ones only, in the order of the folder.
import type { Dirent } from "node:fs";
import { Failure } from "../../boundary/failure.js";
import { foldCase } from "../../core/case-folding.js";
import type { Budget } from "../budget.js";
import type { Folder } from "./folder.js";

/** What a walk left out without being told to. */
export interface Skipped {
  /** Symbolic links. */
  links: number;
  /** Pipes, sockets and devices. */
  special: number;
  /** Directories that may not be read, and names that are not valid UTF-8. */
  unreadable: number;
}

/** Names of the files and directories to be served, in order. Charges every entry; counts links and special files in `skipped`. */
export function listServed(
  entries: readonly Dirent[],
  parent: string,
  { exclusions, order }: Pick<Folder, "exclusions" | "order">,
  budget: Budget,
  skipped: Skipped,
): string[] {
  const served: Listed[] = [];
  const replaced = new Set<string>();
  for (const entry of entries) {
    budget.chargeEntry();
    const { name } = entry;
    // Several names that are no UTF-8 may be listed alike.
    if (replaced.has(name)) continue;
    if (name.includes("\ufffd")) replaced.add(name);
    const path = childPath(parent, name);
    if (exclusions.excludesEntry(path)) continue;
    if (entry.isDirectory() || entry.isFile()) served.push({ name, order: order?.(path) ?? nameOrder(entry) });
    else if (entry.isSymbolicLink()) skipped.links += 1;
    else skipped.special += 1;
  }
  return served.sort(inOrder).map(({ name }) => name);
}

/** Root-relative path of a name in a directory. */
export function childPath(parent: string, name: string): string {
  return parent === "." ? name : `${parent}/${name}`;
}

/** True for a failure that concerns a single entry of a walk. */
export function isSkippable(error: unknown): error is Failure {
  return error instanceof Failure && SKIPPABLE.has(error.code);
}

const SKIPPABLE: ReadonlySet<string> = new Set([
  "READ_FAILED",
  "NOT_FOUND",
  "NOT_DIRECTORY",
  "NOT_FILE",
  "UNSAFE_PATH",
]);

interface Listed {
  readonly name: string;
  readonly order: string;
}

/** Directories first, then by case-folded name. */
function nameOrder(entry: Dirent): string {
  return `${entry.isDirectory() ? 0 : 1}${foldCase(entry.name)}`;
}

function inOrder(one: Listed, other: Listed): number {
  return compare(one.order, other.order) || compare(one.name, other.name);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
