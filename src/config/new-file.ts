// Puts a file that is its owner's alone into place: whole, synced, with mode 0600, and never over one that is there.
import { randomBytes } from "node:crypto";
import {
  closeSync,
  fchmodSync,
  fsyncSync,
  linkSync,
  lstatSync,
  openSync,
  renameSync,
  unlinkSync,
  writeSync,
} from "node:fs";
import { dirname } from "node:path";
import { hasSystemCode } from "./regular-file.js";

/**
 * Writes `content` beside `path` and moves it there. False if something stands there already, be it a link that leads nowhere; that stays as
 * it is. Throws an error of the system, which the caller drops. Two processes at once: one wins, but where the file system has no hard links.
 */
export function publishNewFile(path: string, content: string): boolean {
  const temporary = `${path}.${process.pid}.${randomBytes(8).toString("hex")}.tmp`;
  const descriptor = openSync(temporary, "wx", 0o600);
  let published: boolean;
  try {
    fchmodSync(descriptor, 0o600);
    writeSync(descriptor, content);
    fsyncSync(descriptor);
    published = moveIntoPlace(temporary, path);
  } finally {
    closeSync(descriptor);
    removeQuietly(temporary);
  }
  syncFolder(dirname(path));
  return published;
}

/** A link appears whole and never replaces a file, so that one process wins. Not every file system has them. */
function moveIntoPlace(temporary: string, path: string): boolean {
  try {
    linkSync(temporary, path);
    return true;
  } catch (error) {
    if (hasSystemCode(error, "EEXIST") || lstatSync(path, { throwIfNoEntry: false }) !== undefined) return false;
    renameSync(temporary, path);
    return true;
  }
}

function removeQuietly(path: string): void {
  try {
    unlinkSync(path);
  } catch {
    // It was renamed.
  }
}

function syncFolder(folder: string): void {
  const descriptor = openSync(folder, "r");
  try {
    fsyncSync(descriptor);
  } catch {
    // Some file systems cannot sync a folder. The file itself was synced.
  } finally {
    closeSync(descriptor);
  }
}
