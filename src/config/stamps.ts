// Whether the files of a configuration are still those that were loaded. A stamp is compared in memory; it is neither stored nor shown.
import { createHash } from "node:crypto";
import { lstatSync } from "node:fs";
import { Failure } from "../boundary/failure.js";
import type { ConfigFiles } from "./load.js";
import { readRegularFile } from "./regular-file.js";

/** The state of each file by its absolute path: undefined for one that does not exist. */
export type Stamps = ReadonlyMap<string, string | undefined>;

/**
 * Stamps of the files of a configuration. Content is looked at as well as metadata: an edit of the same size within one tick of the file
 * system's clock leaves no other trace. Throws CONFIG_UNREADABLE for what is no readable regular file.
 */
export function stampsOf({ config, terms, salt }: ConfigFiles): Stamps {
  const own = [...terms, ...(salt === undefined ? [] : [salt])];
  return new Map([
    [config, stampOf(config, "followed")],
    ...own.map((path) => [path, stampOf(path, "refused")] as const),
  ]);
}

export function sameStamps(one: Stamps, other: Stamps): boolean {
  return one.size === other.size && [...one].every(([path, stamp]) => other.has(path) && other.get(path) === stamp);
}

function stampOf(path: string, links: "followed" | "refused"): string | undefined {
  const file = readRegularFile(path, links, "CONFIG_UNREADABLE");
  if (file === undefined) return isNothing(path) ? undefined : "astray";
  const { dev, ino, size, mtimeMs, ctimeMs } = file.status;
  const content = createHash("sha256").update(file.bytes).digest("hex");
  return [dev, ino, size, mtimeMs, ctimeMs, content].join(" ");
}

/** False for a link that leads nowhere. */
function isNothing(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) === undefined;
  } catch {
    throw new Failure("CONFIG_UNREADABLE");
  }
}
