// What another account must not reach: the folder and everything in it, the configuration, the salt, tokens and logs. Places of the operator's own; none is printed.
import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { saltDirectory, stateDirectory } from "../config/state-directory.js";

/** Most entries of the folder that are tried. */
const MOST_ENTRIES = 5000;

/** Absolute places by what they are. */
export interface ReachPlaces {
  /** The folder and what lies below it. */
  readonly folder: readonly string[];
  readonly configuration: readonly string[];
  /** The state folder, its folder of salts and what lies in it. */
  readonly state: readonly string[];
  /** Files that were named besides: tokens, logs. */
  readonly others: readonly string[];
}

/** The places of a root. `config` and `others` are as they were typed. Throws what `stateDirectory` throws. */
export function reachPlaces(
  root: string,
  given: { readonly config: string; readonly others: readonly string[]; readonly environment: NodeJS.ProcessEnv },
): ReachPlaces {
  const state = stateDirectory(root, given.environment);
  return {
    folder: [root, ...entriesBelow(root)],
    configuration: [resolve(given.config)],
    state: [state, saltDirectory(state), ...entriesBelow(state)],
    others: given.others.map((path) => resolve(path)),
  };
}

/** Breadth first, so that what lies near the top is always tried. Links are named and not followed. */
function entriesBelow(top: string): string[] {
  const found: string[] = [];
  const folders = [top];
  for (let folder = folders.shift(); folder !== undefined && found.length < MOST_ENTRIES; folder = folders.shift()) {
    for (const entry of listed(folder)) {
      const path = join(folder, entry.name);
      found.push(path);
      if (entry.isDirectory()) folders.push(path);
    }
  }
  return found.slice(0, MOST_ENTRIES);
}

function listed(folder: string): ReturnType<typeof entries> {
  try {
    return entries(folder);
  } catch {
    return [];
  }
}

function entries(folder: string) {
  return readdirSync(folder, { withFileTypes: true });
}
