// Term files: lists of private terms beside the configuration. They lie under the root, behind no link, and are never served.
import { lstatSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "../boundary/failure.js";
import { decodeUtf8, hasSystemCode, readRegularFile } from "./regular-file.js";
import { distinctPaths, trimmed } from "./spelling.js";

/**
 * Entries of `term_files` as root-relative paths with `/` separators and without `.` parts, whether or not the files exist.
 * Throws OUTSIDE_ROOT for an absolute path, a home path and `..`, and UNSAFE_PATH for what no portable path holds.
 */
export function termFilePaths(entries: readonly string[]): readonly string[] {
  return distinctPaths(entries.map(pathOf));
}

/** Terms of one file, one a line; blank lines and lines that begin with `#` are skipped, a missing file has none. */
export function readTermFile(root: string, path: string): readonly string[] {
  refuseLinks(root, path);
  const file = readRegularFile(join(root, path), "refused", "TERM_FILE_UNREADABLE");
  if (file === undefined) return [];
  const text = decodeUtf8(file.bytes, "TERM_FILE_UNREADABLE");
  // UTF-16 without accents is valid UTF-8 full of NULs: its terms would match nothing.
  if (text.includes("\0")) throw new Failure("TERM_FILE_UNREADABLE");
  return text
    .split(/\r\n|\n|\r/)
    .map(trimmed)
    .filter((term) => term !== "" && !term.startsWith("#"));
}

function pathOf(entry: string): string {
  if (/^(?:[/\\]|~(?:[/\\]|$)|[A-Za-z]:)/.test(entry)) throw new Failure("OUTSIDE_ROOT");
  const parts = entry.split("/").filter((part) => part !== "" && part !== ".");
  if (entry.split(/[/\\]/).includes("..")) throw new Failure("OUTSIDE_ROOT");
  if (/[\\\0]/.test(entry)) throw new Failure("UNSAFE_PATH");
  if (parts.length === 0) throw new Failure("TERM_FILE_UNREADABLE");
  return parts.join("/");
}

function refuseLinks(root: string, path: string): void {
  let walked = root;
  for (const part of path.split("/")) {
    walked = join(walked, part);
    if (isLink(walked)) throw new Failure("UNSAFE_PATH");
  }
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch (error) {
    if (hasSystemCode(error, "ENOENT")) return false;
    throw new Failure("TERM_FILE_UNREADABLE");
  }
}
