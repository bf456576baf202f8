// Puts restored bytes into a directory: written aside, synced, then linked or renamed into place. A target is old or new and never between.
import {
  closeSync,
  constants,
  fchmodSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  unlinkSync,
  writeSync,
} from "node:fs";
import { Failure } from "../boundary/failure.js";
import type { Directory } from "../source/filesystem/contained.js";
import { type Identity, kindOf } from "../source/filesystem/identity.js";
import { isStale, temporaryName } from "../source/filesystem/temporary-name.js";

/** Bytes that lie synced beside their target, under a name of their own. */
export interface Staged {
  readonly directory: Directory;
  readonly temporary: string;
  readonly name: string;
}

/**
 * Writes bytes beside the target. A file that will be replaced keeps its mode; a new one gets `newMode`, less what the mask of the process
 * takes away. Throws OUTPUT_UNWRITABLE and leaves nothing behind.
 */
export function stage(directory: Directory, name: string, bytes: Uint8Array, newMode: number): Staged {
  const temporary = temporaryName();
  const place = directory.place(temporary);
  try {
    const mode = modeOf(directory.look(name));
    const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW;
    const descriptor = openSync(place, flags, mode ?? newMode);
    try {
      if (mode !== undefined) fchmodSync(descriptor, mode);
      for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    return { directory, temporary, name };
  } catch {
    removeQuietly(place);
    throw new Failure("OUTPUT_UNWRITABLE");
  }
}

/**
 * Moves staged bytes to their target. A target that exists is replaced if `replace` says so, and never if it is a link or a directory.
 * The temporary name is gone afterwards in any case. Throws OUTPUT_EXISTS, OUTPUT_LINK or OUTPUT_UNWRITABLE.
 */
export function publish(staged: Staged, replace: boolean): void {
  const { directory, temporary, name } = staged;
  try {
    refuseOtherKinds(directory.look(name));
    if (replace) renameSync(directory.place(temporary), directory.place(name));
    else linkSync(directory.place(temporary), directory.place(name));
    directory.look(name);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(isExisting(error) ? "OUTPUT_EXISTS" : "OUTPUT_UNWRITABLE");
  } finally {
    discard(staged);
  }
  syncDirectory(directory);
}

/** Removes staged bytes that are not to be published. */
export function discard({ directory, temporary }: Staged): void {
  removeQuietly(directory.place(temporary));
}

/** Removes what killed processes left in a directory. What cannot be removed stays. */
export function removeStale(directory: Directory): void {
  for (const { name } of directory.entries()) if (isStale(name)) removeQuietly(directory.place(name));
}

/** Makes the entries of a directory last; not every file system can. */
export function syncDirectory(directory: Directory): void {
  try {
    const descriptor = openSync(directory.place("."), "r");
    try {
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  } catch {
    // The file itself was synced.
  }
}

function refuseOtherKinds(found: Identity | undefined): void {
  if (found === undefined || kindOf(found) === "file") return;
  throw new Failure(kindOf(found) === "link" ? "OUTPUT_LINK" : "OUTPUT_EXISTS");
}

function modeOf(found: Identity | undefined): number | undefined {
  return found === undefined || kindOf(found) !== "file" ? undefined : Number(found.mode & 0o777n);
}

function isExisting(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EEXIST";
}

function removeQuietly(place: string): void {
  try {
    unlinkSync(place);
  } catch {
    // It was renamed, or never came to be.
  }
}
