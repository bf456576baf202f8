// What accounts other than the owner can do with a file or folder, from the modes on the way to it. Groups and access lists are not looked at.
import { type Stats, statSync } from "node:fs";
import { dirname } from "node:path";

export interface Openness {
  /** Others can read it, or reach what lies in it. */
  readonly readable: boolean;
  /** Others can change it or put something else in its place. */
  readonly writable: boolean;
}

const READ_OR_ENTER = 0o005;
const WRITE = 0o002;
const ENTER = 0o001;
const STICKY = 0o1000;

/** Looks at a path without links and at every folder above it; undefined if one cannot be looked at. */
export function opennessOf(path: string): Openness | undefined {
  const own = statusOf(path);
  const above = foldersAbove(path).map(statusOf);
  if (own === undefined) return undefined;
  let replaceable = false;
  for (const folder of above) {
    if (folder === undefined) return undefined;
    // Whoever cannot enter a folder reaches nothing below it, whatever the modes there.
    if ((folder.mode & ENTER) === 0) return { readable: false, writable: replaceable };
    if ((folder.mode & WRITE) !== 0 && (folder.mode & STICKY) === 0) replaceable = true;
  }
  return { readable: (own.mode & READ_OR_ENTER) !== 0, writable: replaceable || (own.mode & WRITE) !== 0 };
}

/** Outermost first. */
function foldersAbove(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [] : [...foldersAbove(parent), parent];
}

function statusOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}
