// What was typed as a path, as a root-relative path. Pure: nothing is looked up here.
import { Failure } from "../../boundary/failure.js";

/**
 * Root-relative path with `/` (`.` for the root) of a root-relative argument or of an absolute one below the root. `~` and `~/…`
 * stand for `home`. `roots` are the absolute spellings of the root, without a slash at the end (`/` alone keeps it).
 * Throws OUTSIDE_ROOT for `..` anywhere and for any other absolute path, UNSAFE_PATH for a NUL, and NOT_FOUND for half a
 * surrogate pair, which no name can hold.
 */
export function relativePathOf(argument: string, roots: readonly string[], home: string): string {
  if (argument.includes("\0")) throw new Failure("UNSAFE_PATH");
  if (/\p{Surrogate}/u.test(argument)) throw new Failure("NOT_FOUND");
  const expanded = expandHome(argument, home);
  if (expanded.split("/").includes("..")) throw new Failure("OUTSIDE_ROOT");
  if (!expanded.startsWith("/")) return joined(expanded);
  const absolute = expanded.split("/").filter(isPart).join("/");
  for (const root of roots) {
    const below = belowRoot(`/${absolute}`, root);
    if (below !== undefined) return below;
  }
  throw new Failure("OUTSIDE_ROOT");
}

/** The part of a tidy absolute path below a root, `.` for the root itself, undefined if it is elsewhere. */
function belowRoot(absolute: string, root: string): string | undefined {
  if (absolute === root) return ".";
  const start = root === "/" ? root : `${root}/`;
  return absolute.startsWith(start) ? absolute.slice(start.length) : undefined;
}

/** `~` and `~/…` with the home directory in its place. */
export function expandHome(path: string, home: string): string {
  return path === "~" || path.startsWith("~/") ? home + path.slice(1) : path;
}

/** Without empty parts and dots: `./a//b/` is `a/b`, and nothing is `.`. */
export function joined(path: string): string {
  const parts = path.split("/").filter(isPart);
  return parts.length === 0 ? "." : parts.join("/");
}

function isPart(part: string): boolean {
  return part !== "" && part !== ".";
}
