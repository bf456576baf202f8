// The served root: everything below it is reached from one descriptor that is held open. It knows containment and no policy.
import { realpathSync } from "node:fs";
import { homedir } from "node:os";
import { resolve } from "node:path";
import { Failure } from "../../boundary/failure.js";
import { Directory, REACH, type Reach } from "./contained.js";
import { type Identity, kindOf } from "./identity.js";
import type { OpenFile } from "./open-file.js";
import { expandHome, joined, relativePathOf } from "./path-argument.js";

/** A root that is served. Paths are root-relative with `/`; `.` is the root itself. */
export class Root {
  /** Absolute path without links. It names a private folder: for the operator's side only. */
  readonly path: string;
  /** The absolute spellings under which a path may be given. */
  readonly spellings: readonly string[];
  readonly #top: Directory;

  private constructor(path: string, spellings: readonly string[], top: Directory) {
    this.path = path;
    this.spellings = spellings;
    this.#top = top;
  }

  /** Opens an existing directory; `~` is expanded. Throws ROOT_INVALID. */
  static open(path: string, reach: Reach = REACH): Root {
    const given = resolve(expandHome(path, homedir()));
    let real: string;
    try {
      real = realpathSync(given);
    } catch {
      throw new Failure("ROOT_INVALID");
    }
    return new Root(real, [real, given], Directory.root(real, reach));
  }

  /** The root-relative path that an argument stands for, existing or not. Throws OUTSIDE_ROOT, UNSAFE_PATH or NOT_FOUND. */
  relativePath(argument: string): string {
    return relativePathOf(argument, this.spellings, homedir());
  }

  /** What stands at a path. Throws NOT_FOUND, NOT_FILE (a pipe, a device), UNSAFE_PATH (a link on the way) or READ_FAILED. */
  look(relativePath: string): Identity {
    return this.#within(relativePath, (parent, name) => {
      const found = name === undefined ? parent.identity : parent.look(name);
      if (found === undefined) throw new Failure("NOT_FOUND");
      const kind = kindOf(found);
      if (kind === "link") throw new Failure("UNSAFE_PATH");
      if (kind === "other") throw new Failure("NOT_FILE");
      return found;
    });
  }

  /** Opens a directory. The caller closes it. Throws as `look`, and NOT_DIRECTORY. */
  openDirectory(relativePath: string): Directory {
    return this.#within(relativePath, (parent, name) => parent.directory(name ?? "."));
  }

  /** Opens a regular file. The caller closes it. Throws as `look`. */
  openFile(relativePath: string): OpenFile {
    return this.#within(relativePath, (parent, name) => {
      if (name === undefined) throw new Failure("NOT_FILE");
      return parent.file(name);
    });
  }

  close(): void {
    this.#top.close();
  }

  /** Opens the directory that holds the last name, does the work there, and closes all it opened. */
  #within<Result>(relativePath: string, work: (parent: Directory, name: string | undefined) => Result): Result {
    const names = partsOf(relativePath);
    const last = names.pop();
    let current = this.#top;
    try {
      for (const name of names) {
        const parent = current;
        current = below(parent, name);
        if (parent !== this.#top) parent.close();
      }
      return work(current, last);
    } finally {
      if (current !== this.#top) current.close();
    }
  }
}

/** The names of a root-relative path; none for the root. Throws UNSAFE_PATH for a path that is not in its one form. */
export function partsOf(relativePath: string): string[] {
  if (relativePath === ".") return [];
  const wellFormed = joined(relativePath) === relativePath && !relativePath.includes("\0");
  const names = relativePath.split("/");
  if (!wellFormed || names.includes("..")) throw new Failure("UNSAFE_PATH");
  return names;
}

/** A directory on the way; a file on the way is as good as nothing there. */
function below(parent: Directory, name: string): Directory {
  try {
    return parent.directory(name);
  } catch (error) {
    if (error instanceof Failure && error.code === "NOT_DIRECTORY") throw new Failure("NOT_FOUND");
    throw error;
  }
}
