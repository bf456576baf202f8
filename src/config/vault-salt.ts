// Which salt holds: the environment's, else the configuration's, else the one on disk, which is made only if neither is given.
import { createHash } from "node:crypto";
import { join } from "node:path";
import { realPath } from "./real-path.js";
import { readExistingSalt, readOrCreateSalt } from "./salt-file.js";
import { trimmed } from "./spelling.js";
import { saltDirectory, stateDirectory } from "./state-directory.js";

/** Where a salt came from, in the words that `doctor` prints. */
export type SaltSource = "local-state" | "config" | "environment";

export interface VaultSalt {
  readonly salt: string;
  readonly source: SaltSource;
  /** Absolute path of the file that it came from, for a salt of the state folder. */
  readonly file?: string;
}

/**
 * The salt for a root. Blank salts count as absent. One on disk is made if it may be `created`. Throws STATE_INSIDE_ROOT and the failures of
 * `readOrCreateSalt` or `readExistingSalt` where the one on disk is needed.
 */
export function resolveSalt(
  root: string,
  configured: string | undefined,
  environment: NodeJS.ProcessEnv,
  created = true,
): VaultSalt {
  const given = trimmed(environment["REDACTED_CONTEXT_SALT"] ?? "");
  if (given !== "") return { salt: given, source: "environment" };
  const written = trimmed(configured ?? "");
  if (written !== "") return { salt: written, source: "config" };
  const file = join(saltDirectory(stateDirectory(root, environment)), saltFileName(realPath(root)));
  return { salt: created ? readOrCreateSalt(file) : readExistingSalt(file), source: "local-state", file };
}

/** File name of the salt of a resolved absolute root: SHA-256 of the path, 64 hex digits, and `.salt`. */
export function saltFileName(resolvedRoot: string): string {
  return `${createHash("sha256").update(resolvedRoot, "utf8").digest("hex")}.salt`;
}
