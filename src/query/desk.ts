// What every query works with: a library, the account of the call, the receipt, and for whom it is.

import { Failure } from "../boundary/failure.js";
import type { ServerSettings } from "../config/server-settings.js";
import { pathIdIn, type Ref } from "../core/path-id.js";
import { type Bytes, bytes } from "../core/quantity.js";
import type { Counts, Receipt } from "../core/receipt.js";
import type { Library } from "../library/library.js";
import type { ShownPath } from "../library/shown-path.js";
import type { Budget } from "../source/budget.js";
import type { Entry } from "../source/filesystem/folder.js";
import type { Served } from "./served.js";

/** Who asks. An agent sees sizes rounded and globs matched on redacted paths; the operator sees bytes and matches raw paths. */
export interface Audience {
  readonly exactSizes: boolean;
  readonly rawGlobs: boolean;
  /** How a place may be named: `absolute` by any path or id, `relative` by a path from the root or an id, `id` by an id or `.` alone. */
  readonly places: "absolute" | "relative" | "id";
}

export const OPERATOR: Audience = Object.freeze({ exactSizes: true, rawGlobs: true, places: "absolute" });

/** An agent, under the options of its server. */
export function agentUnder({ exactSizes, opaquePaths }: ServerSettings): Audience {
  return { exactSizes, rawGlobs: false, places: opaquePaths ? "id" : "relative" };
}

/** One query at work. */
export interface Desk {
  readonly library: Library;
  readonly budget: Budget;
  readonly receipt: Receipt;
  readonly audience: Audience;
  /** Where it is kept which entries the answer is about, if a log is kept. */
  readonly served?: Served | undefined;
}

/**
 * The entry that an argument names. An absolute path would tell an agent whether a guess at where the root lies is right, so to it one is
 * like any path outside. Throws PATH_UNAVAILABLE where the audience may not name a place so, and what `Library.locate` throws.
 */
export async function locate({ library, budget, audience }: Desk, argument: string): Promise<Entry> {
  const { places } = audience;
  if (places === "id" && argument !== "." && pathIdIn(argument) === undefined) throw new Failure("PATH_UNAVAILABLE");
  if (places === "relative" && /^(?:\/|~(?:\/|$))/.test(argument)) throw new Failure("PATH_UNAVAILABLE");
  return library.locate(argument, budget);
}

/** The path of an entry as it may be seen, counted in the receipt and noted as served. */
export function showPath(desk: Desk, entry: Entry): ShownPath {
  const shown = desk.library.show(entry);
  desk.receipt.add(shown.counts);
  desk.served?.add(shown.ref);
  return shown;
}

/** Items by their ids, for an audience that must not learn the order of names. */
export function inOrderOf<Item>(items: readonly Item[], refOf: (item: Item) => Ref): Item[] {
  return [...items].sort((one, other) => (refOf(one).id < refOf(other).id ? -1 : 1));
}

/** Counts the redactions of a text that is a part of the answer. */
export function countIn(desk: Desk, counts: Counts): void {
  desk.receipt.add(counts);
}

/** The size of a file in bytes, rounded up to a power of two unless the audience may know it; null for a directory. */
export function sizeFor(desk: Desk, entry: Entry): Bytes | null {
  if (entry.kind === "directory") return null;
  return bytes(shownSize(desk.audience, entry.size));
}

/** A number of bytes as an audience is told it. */
export function shownSize({ exactSizes }: Audience, size: number): number {
  return exactSizes ? size : roundedUp(size);
}

function roundedUp(size: number): number {
  let rounded = size === 0 ? 0 : 1;
  while (rounded < size) rounded *= 2;
  return rounded;
}
