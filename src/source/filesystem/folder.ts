// The root as one policy lets it be seen. Every way to an entry or its bytes goes through here, so no tool can forget the policy.
import { Failure } from "../../boundary/failure.js";
import type { Directory } from "./contained.js";
import type { Exclusions } from "./exclusions.js";
import { type Identity, kindOf } from "./identity.js";
import type { OpenFile } from "./open-file.js";
import { partsOf, type Root } from "./root.js";
import { refuseAliases } from "./spelling.js";
import { isWindowsForm } from "./windows-names.js";

/** A file or directory that is served. */
export interface Entry {
  /** Root-relative with `/`; `.` is the root. Raw: it is redacted before it leaves. */
  readonly relativePath: string;
  readonly kind: "file" | "directory";
  /** Bytes; 0 for a directory. */
  readonly size: number;
  readonly identity: Identity;
  /** Levels below where a walk began. */
  readonly depth: number;
}

/** A root and the exclusions of one policy. Paths are root-relative with `/`. */
export class Folder {
  constructor(
    readonly root: Root,
    readonly exclusions: Exclusions,
    /** What the entries of a directory are sorted by, given the path of one. Default: directories first, then names. */
    readonly order?: (relativePath: string) => string,
  ) {}

  /**
   * The entry that a typed path argument names. Throws OUTSIDE_ROOT, UNSAFE_PATH (a link, a NUL, another spelling), EXCLUDED
   * (whether it exists or not), NOT_FOUND, NOT_FILE (a pipe, a device) or READ_FAILED.
   */
  locate(argument: string): Entry {
    const relativePath = this.root.relativePath(argument);
    try {
      const entry = this.look(relativePath);
      refuseAliases(this.root, relativePath);
      return entry;
    } catch (error) {
      const missing = error instanceof Failure && error.code === "NOT_FOUND";
      if (missing && partsOf(relativePath).some(isWindowsForm)) throw new Failure("UNSAFE_PATH");
      throw error;
    }
  }

  /** The entry at a path that a walk or an id gave. Throws as `locate`. */
  look(relativePath: string): Entry {
    this.#refuseExcluded(relativePath);
    return entryOf(relativePath, this.root.look(relativePath), 0);
  }

  /** Opens a directory; the caller closes it. Throws as `locate`, and NOT_DIRECTORY. */
  openDirectory(relativePath: string): Directory {
    this.#refuseExcluded(relativePath);
    return this.root.openDirectory(relativePath);
  }

  /** Opens a regular file; the caller closes it. Throws as `locate`. */
  openFile(relativePath: string): OpenFile {
    this.#refuseExcluded(relativePath);
    return this.root.openFile(relativePath);
  }

  #refuseExcluded(relativePath: string): void {
    if (this.exclusions.excludes(relativePath)) throw new Failure("EXCLUDED");
  }
}

/** An entry of what was found at a path. Throws NOT_FILE for what is neither file nor directory. */
export function entryOf(relativePath: string, identity: Identity, depth: number): Entry {
  const kind = kindOf(identity);
  if (kind !== "file" && kind !== "directory") throw new Failure("NOT_FILE");
  return { relativePath, kind, size: kind === "file" ? Number(identity.size) : 0, identity, depth };
}
