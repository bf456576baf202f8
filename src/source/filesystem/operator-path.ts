// Where a file of the operator's (configuration, terms, rules) lies under the served root, so that it can be protected.
import { realpathSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { belowRoot } from "./path-argument.js";
import type { Root } from "./root.js";

/**
 * Root-relative spellings of a file or directory that need not exist, given as an absolute path or relative to the working folder: as it
 * is written, and as it is behind links. None if it is not under the root.
 */
export function spellingsUnder(root: Root, operatorPath: string): string[] {
  const absolute = resolve(operatorPath);
  const found = new Set<string>();
  for (const path of [absolute, realPath(absolute)]) {
    for (const spelling of root.spellings) {
      const below = belowRoot(path, spelling);
      if (below !== undefined) found.add(below);
    }
  }
  return [...found];
}

/** The path with links resolved as far as it exists. */
function realPath(absolute: string): string {
  try {
    return realpathSync(absolute);
  } catch {
    const parent = dirname(absolute);
    return parent === absolute ? absolute : join(realPath(parent), basename(absolute));
  }
}
