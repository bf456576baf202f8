// What every query works with: a library, the account of the call, the receipt, and for whom it is.
import { type Bytes, bytes } from "../core/quantity.js";
import type { Counts, Receipt } from "../core/receipt.js";
import type { Library } from "../library/library.js";
import type { ShownPath } from "../library/shown-path.js";
import type { Budget } from "../source/budget.js";
import type { Entry } from "../source/filesystem/folder.js";

/** Who asks. An agent sees sizes rounded and globs matched on redacted paths; the operator sees bytes and matches raw paths. */
export interface Audience {
  readonly exactSizes: boolean;
  readonly rawGlobs: boolean;
}

/** One query at work. */
export interface Desk {
  readonly library: Library;
  readonly budget: Budget;
  readonly receipt: Receipt;
  readonly audience: Audience;
}

/** The path of an entry as it may be seen, counted in the receipt. */
export function showPath(desk: Desk, entry: Entry): ShownPath {
  const shown = desk.library.show(entry);
  desk.receipt.add(shown.counts);
  return shown;
}

/** Counts the redactions of a text that is a part of the answer. */
export function countIn(desk: Desk, counts: Counts): void {
  desk.receipt.add(counts);
}

/** The size of a file in bytes, rounded up to a power of two unless the audience may know it; null for a directory. */
export function sizeFor(desk: Desk, entry: Entry): Bytes | null {
  if (entry.kind === "directory") return null;
  return bytes(desk.audience.exactSizes ? entry.size : roundedUp(entry.size));
}

function roundedUp(size: number): number {
  let rounded = size === 0 ? 0 : 1;
  while (rounded < size) rounded *= 2;
  return rounded;
}
