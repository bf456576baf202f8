// One vault's salt on disk: created once, by one of all processes that try, and never rewritten. What others can read is refused.
import { randomBytes } from "node:crypto";
import type { Stats } from "node:fs";
import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { Failure } from "../boundary/failure.js";
import { withExclusiveLock } from "./exclusive-lock.js";
import { publishNewFile } from "./new-file.js";
import { pathBelow, realPath } from "./real-path.js";
import { decodeUtf8, readRegularFile } from "./regular-file.js";
import { trimmed } from "./spelling.js";

const OTHERS = 0o077;

/**
 * The salt (64 lower-case hex digits) in the file at `path`, which is created with a random one if it does not exist, in a folder
 * that is created if it does not exist. Throws SALT_MALFORMED, SALT_PERMISSIONS, SALT_UNREADABLE or SALT_UNWRITABLE; an existing file stays
 * as it is.
 */
export function readOrCreateSalt(path: string): string {
  const existing = readSalt(path);
  if (existing !== undefined) return existing;
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    refuseSharedFolder(dirname(path));
    withExclusiveLock(`${path}.lock`, () => {
      if (readSalt(path) === undefined) publishNewFile(path, `${randomBytes(32).toString("hex")}\n`);
    });
  } catch (error) {
    throw error instanceof Failure ? error : new Failure("SALT_UNWRITABLE");
  }
  // Read back, so that every process answers with what is on disk, whoever wrote it.
  const created = readSalt(path);
  if (created === undefined) throw new Failure("SALT_UNWRITABLE");
  return created;
}

/** The salt in an existing file. Throws as `readOrCreateSalt`, and SALT_UNREADABLE if there is none. */
export function readExistingSalt(path: string): string {
  const salt = readSalt(path);
  if (salt === undefined) throw new Failure("SALT_UNREADABLE");
  return salt;
}

/**
 * The salt in a file that the operator made and named: any text, without white space around it. An environment variable is seen by every program of
 * the same account and by all that the server starts; a file is opened by who reads it. Throws SALT_UNREADABLE, SALT_PERMISSIONS, SALT_MALFORMED
 * if it is empty, and STATE_INSIDE_ROOT for a file below the served root.
 */
export function readNamedSalt(root: string, path: string): string {
  const places = [path, realPath(path)];
  if (places.some((place) => pathBelow(realPath(root), place) !== undefined)) throw new Failure("STATE_INSIDE_ROOT");
  const file = readRegularFile(path, "refused", "SALT_UNREADABLE");
  if (file === undefined) throw new Failure("SALT_UNREADABLE");
  refuseShared(file.status);
  const salt = trimmed(decodeUtf8(file.bytes, "SALT_MALFORMED"));
  if (salt === "") throw new Failure("SALT_MALFORMED");
  return salt;
}

function readSalt(path: string): string | undefined {
  const file = readRegularFile(path, "refused", "SALT_UNREADABLE");
  if (file === undefined) return undefined;
  refuseSharedFolder(dirname(path));
  refuseShared(file.status);
  const salt = /^([0-9a-f]{64})\r?\n?$/.exec(decodeUtf8(file.bytes, "SALT_MALFORMED"))?.[1];
  if (salt === undefined) throw new Failure("SALT_MALFORMED");
  return salt;
}

function refuseSharedFolder(folder: string): void {
  let status: Stats;
  try {
    status = statSync(folder);
  } catch {
    throw new Failure("SALT_UNREADABLE");
  }
  refuseShared(status);
}

/** Modes are looked at and not repaired: a salt that others could read may have been read, and its owner must know. */
function refuseShared(status: Stats): void {
  const owner = process.geteuid?.();
  if ((status.mode & OTHERS) !== 0 || (owner !== undefined && status.uid !== owner))
    throw new Failure("SALT_PERMISSIONS");
}
