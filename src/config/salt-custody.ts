// Whether the salt on disk is still kept as it was when it was loaded. It reads modes, never the salt.
import { lstatSync } from "node:fs";
import { dirname, join } from "node:path";
import { opennessOf } from "./openness.js";
import { realPath } from "./real-path.js";
import { saltDirectory, stateDirectory } from "./state-directory.js";
import { saltFileName } from "./vault-salt.js";

/** `shared`: another account can read it, change it or put another in its place. */
export type SaltCustody = "private" | "shared" | "missing";

const OTHERS = 0o077;

/** Looks at the salt file of a root, its folder and the folders above. Throws STATE_INSIDE_ROOT or SALT_UNWRITABLE as `stateDirectory` does. */
export function saltCustody(root: string, environment: NodeJS.ProcessEnv): SaltCustody {
  const file = realPath(join(saltDirectory(stateDirectory(root, environment)), saltFileName(realPath(root))));
  const openness = opennessOf(file);
  if (openness === undefined) return "missing";
  const owned = [file, dirname(file)].every(isOwnAlone);
  return owned && !openness.readable && !openness.writable ? "private" : "shared";
}

function isOwnAlone(path: string): boolean {
  const status = lstatSync(path, { throwIfNoEntry: false });
  const owner = process.geteuid?.() ?? status?.uid;
  return status !== undefined && (status.mode & OTHERS) === 0 && status.uid === owner;
}
