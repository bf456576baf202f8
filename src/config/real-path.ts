// Where a path leads once links are followed, also for a path that does not exist yet, and whether it leads below a folder.
import { realpathSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";

/** The absolute path with links resolved as far as it exists. Never throws. */
export function realPath(path: string): string {
  const absolute = resolve(path);
  try {
    return realpathSync.native(absolute);
  } catch {
    const parent = dirname(absolute);
    return parent === absolute ? absolute : join(realPath(parent), basename(absolute));
  }
}

/** `path` relative to `folder` with `/` separators, `.` for the folder itself, undefined if it lies elsewhere. Both are absolute. */
export function pathBelow(folder: string, path: string): string | undefined {
  const below = relative(folder, path);
  if (below === "") return ".";
  if (isAbsolute(below) || below === ".." || below.startsWith(`..${sep}`)) return undefined;
  return below.split(sep).join("/");
}
