// Descriptors below the root, opened one name at a time and never through a link. The promise "not one outside byte" rests here.
import { constants, type Dirent, existsSync, openSync, readdirSync } from "node:fs";
import { Failure } from "../../boundary/failure.js";
import { type Identity, kindOf, lookAt, sameFile } from "./identity.js";
import { CLOSED, closeDescriptor, identityAt, OpenFile } from "./open-file.js";

const DIRECTORY = constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW;
// Not blocking, so that a pipe without a writer does not hang; not taking a terminal over.
const FILE = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK | constants.O_NOCTTY;

/**
 * How a name in an open directory is reached. `descriptor` goes on from the directory's own descriptor through
 * /proc/self/fd, so a directory above that is swapped meanwhile changes nothing (Node has no openat). `path` opens by path
 * and looks at every directory above again afterwards; a precisely timed swap can pass it.
 */
export type Reach = "descriptor" | "path";

/** The stronger way where the system has it. */
export const REACH: Reach = process.platform === "linux" && existsSync("/proc/self/fd") ? "descriptor" : "path";

/** An open directory. Whoever opened it closes it. */
export class Directory {
  #descriptor: number;
  readonly #path: string;
  readonly #parent: Directory | undefined;
  readonly #reach: Reach;
  #identity: Identity | undefined;

  private constructor(descriptor: number, path: string, parent: Directory | undefined, reach: Reach) {
    if (reach === "path") this.#identity = identityAt(descriptor);
    this.#descriptor = descriptor;
    this.#path = path;
    this.#parent = parent;
    this.#reach = reach;
  }

  /** Opens the root, given as a path without links. Throws ROOT_INVALID. */
  static root(path: string, reach: Reach): Directory {
    try {
      return new Directory(openSync(path, DIRECTORY), path, undefined, reach);
    } catch {
      throw new Failure("ROOT_INVALID");
    }
  }

  /** What was opened; taken while it is open. */
  get identity(): Identity {
    this.#identity ??= identityAt(this.#descriptor);
    return this.#identity;
  }

  /** What `name` is, links not followed; undefined if nothing is there. Throws UNSAFE_PATH or READ_FAILED. */
  look(name: string): Identity | undefined {
    const found = lookAt(this.place(name));
    this.#verify();
    return found;
  }

  /** Opens a directory in this one; `.` is this one again. Throws NOT_FOUND, NOT_DIRECTORY, UNSAFE_PATH or READ_FAILED. */
  directory(name: string): Directory {
    const descriptor = this.#open(name, DIRECTORY, "NOT_DIRECTORY");
    return closedOnError(descriptor, () => {
      const opened = new Directory(descriptor, `${this.#path}/${name}`, this, this.#reach);
      opened.#verify();
      return opened;
    });
  }

  /** Opens a regular file in this directory. Throws NOT_FOUND, NOT_FILE, UNSAFE_PATH or READ_FAILED. */
  file(name: string): OpenFile {
    // Looked at first, because opening a device can have an effect.
    const found = this.look(name);
    if (found === undefined || kindOf(found) !== "file") throw this.#refusal(name, "NOT_FILE");
    const descriptor = this.#open(name, FILE, "NOT_FILE");
    return closedOnError(descriptor, () => {
      const identity = identityAt(descriptor);
      if (kindOf(identity) !== "file") throw new Failure("NOT_FILE");
      this.#verifyChild(name, identity);
      return new OpenFile(descriptor, identity);
    });
  }

  /** The entries, unsorted. Throws READ_FAILED. */
  entries(): Dirent[] {
    try {
      const entries = readdirSync(this.place("."), { withFileTypes: true });
      this.#verify();
      return entries;
    } catch {
      throw new Failure("READ_FAILED");
    }
  }

  /** The path by which the system finds `name`, a single part, in this directory while it is open. */
  place(name: string): string {
    return this.#reach === "descriptor" ? `/proc/self/fd/${this.#descriptor}/${name}` : `${this.#path}/${name}`;
  }

  close(): void {
    closeDescriptor(this.#descriptor);
    this.#descriptor = CLOSED;
  }

  #open(name: string, flags: number, otherKind: "NOT_FILE" | "NOT_DIRECTORY"): number {
    try {
      return openSync(this.place(name), flags);
    } catch {
      throw this.#refusal(name, otherKind);
    }
  }

  /** With `path`: refuses if a directory from here up to the root is no longer the one that was opened. */
  #verify(): void {
    if (this.#reach === "descriptor") return;
    const found = lookAt(this.#path);
    if (found === undefined || !sameFile(found, this.identity)) throw new Failure("UNSAFE_PATH");
    if (this.#parent !== undefined) this.#parent.#verify();
  }

  #verifyChild(name: string, identity: Identity): void {
    if (this.#reach === "descriptor") return;
    const found = this.look(name);
    if (found === undefined || !sameFile(found, identity)) throw new Failure("UNSAFE_PATH");
  }

  #refusal(name: string, otherKind: "NOT_FILE" | "NOT_DIRECTORY"): Failure {
    const found = this.look(name);
    if (found === undefined) return new Failure("NOT_FOUND");
    const kind = kindOf(found);
    if (kind === "link") return new Failure("UNSAFE_PATH");
    const wanted = otherKind === "NOT_FILE" ? "file" : "directory";
    return new Failure(kind === wanted ? "READ_FAILED" : otherKind);
  }
}

function closedOnError<Handle>(descriptor: number, make: () => Handle): Handle {
  try {
    return make();
  } catch (error) {
    closeDescriptor(descriptor);
    throw error;
  }
}
