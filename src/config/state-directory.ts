// Where the program keeps what must outlive it. Never inside the served folder, where an agent could ask for it.
import { statSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { Failure } from "../boundary/failure.js";
import { pathBelow, realPath } from "./real-path.js";
import { trimmed } from "./spelling.js";

/**
 * Absolute path of the state folder: REDACTED_CONTEXT_STATE_DIR, else `~/.local/state/redacted-context-mcp`. It is not created.
 * Throws STATE_INSIDE_ROOT if it, or its folder of salts, is the root or lies below it, as written or with links followed,
 * SALT_UNWRITABLE for an account without a home.
 */
export function stateDirectory(root: string, environment: NodeJS.ProcessEnv): string {
  const directory = stateFolderOf(environment);
  for (const path of [directory, saltDirectory(directory)]) {
    if (liesInRoot(root, path) || liesInRoot(root, realPath(path))) throw new Failure("STATE_INSIDE_ROOT");
  }
  return directory;
}

/** The folder of salts in a state folder. */
export function saltDirectory(stateDirectory: string): string {
  return join(stateDirectory, "vaults");
}

/** The same for no root in particular: of what is kept there for all. Throws SALT_UNWRITABLE for an account without a home. */
export function stateFolderOf(environment: NodeJS.ProcessEnv): string {
  const named = trimmed(environment["REDACTED_CONTEXT_STATE_DIR"] ?? "");
  if (named === "") return resolve(homeOf(environment), ".local", "state", "redacted-context-mcp");
  return resolve(/^~(?:\/|$)/.test(named) ? join(homeOf(environment), named.slice(1)) : named);
}

function homeOf(environment: NodeJS.ProcessEnv): string {
  try {
    return environment["HOME"] || homedir();
  } catch {
    throw new Failure("SALT_UNWRITABLE");
  }
}

function liesInRoot(root: string, path: string): boolean {
  const absolute = resolve(root);
  if (pathBelow(absolute, path) !== undefined || pathBelow(realPath(absolute), path) !== undefined) return true;
  // A folder has other spellings than these: letter case on some file systems, a second mount. Its identity has none.
  const identity = identityOf(absolute);
  if (identity === undefined) return false;
  for (let folder = path; ; folder = dirname(folder)) {
    if (identityOf(folder) === identity) return true;
    if (folder === dirname(folder)) return false;
  }
}

function identityOf(path: string): string | undefined {
  try {
    const status = statSync(path, { bigint: true });
    return `${status.dev}:${status.ino}`;
  } catch {
    return undefined;
  }
}
