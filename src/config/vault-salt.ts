// Which salt holds: the environment's, else the configuration's, else that of the file it names, else the one on disk, which is made if none is given.
import { createHash } from "node:crypto";
import { join } from "node:path";
import { realPath } from "./real-path.js";
import { readExistingSalt, readNamedSalt, readOrCreateSalt } from "./salt-file.js";
import { trimmed } from "./spelling.js";
import { saltDirectory, stateDirectory } from "./state-directory.js";

/** Where a salt came from, in the words that `doctor` prints. */
export type SaltSource = "local-state" | "config" | "salt-file" | "environment";

export interface VaultSalt {
  readonly salt: string;
  readonly source: SaltSource;
  /** Absolute path of the file that it came from, for a salt that has a file of its own. */
  readonly file?: string;
}

/**
 * The salt for a root. Blank salts count as absent. `saltFile` is absolute. One in the state folder is made if it may be `created`. Throws STATE_INSIDE_ROOT and the failures of
 * `readOrCreateSalt`, `readExistingSalt` or `readNamedSalt` where one on disk is needed.
 */
export function resolveSalt(
  root: string,
  configured: string | undefined,
  environment: NodeJS.ProcessEnv,
  { created = true, saltFile }: { readonly created?: boolean; readonly saltFile?: string | undefined } = {},
): VaultSalt {
  const given = trimmed(environment["REDACTED_CONTEXT_SALT"] ?? "");
  if (given !== "") return { salt: given, source: "environment" };
  const written = trimmed(configured ?? "");
  if (written !== "") return { salt: written, source: "config" };
  if (saltFile !== undefined) return { salt: readNamedSalt(root, saltFile), source: "salt-file", file: saltFile };
  const file = join(saltDirectory(stateDirectory(root, environment)), saltFileName(realPath(root)));
  return { salt: created ? readOrCreateSalt(file) : readExistingSalt(file), source: "local-state", file };
}

/** File name of the salt of a resolved absolute root: SHA-256 of the path, 64 hex digits, and `.salt`. */
export function saltFileName(resolvedRoot: string): string {
  return `${createHash("sha256").update(resolvedRoot, "utf8").digest("hex")}.salt`;
}
