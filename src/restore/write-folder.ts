// The way from the root to the directory of a target, from handle to handle and over no link. What was made on the way can be taken back.
import { mkdirSync, rmdirSync } from "node:fs";
import { Failure } from "../boundary/failure.js";
import type { WritePlace } from "../library/write-place.js";
import type { Directory } from "../source/filesystem/contained.js";
import { kindOf } from "../source/filesystem/identity.js";
import { nameKey } from "../source/filesystem/name-key.js";
import { removeStale } from "./publish.js";

/** The directory of a target, open as far as it exists. */
export class TargetDirectory {
  readonly #open: Directory[];
  readonly #made: (() => void)[] = [];
  /** Names that exist on the way, those of the write folder first. */
  readonly existing: string[] = [];

  private constructor(top: Directory) {
    this.#open = [top];
  }

  /** Goes down to the directory of a target. Where `make` is false it stops at the first that is missing. Throws TARGET_LINK, TARGET_TWIN or TARGET_INSIDE. */
  static reach(place: WritePlace, target: readonly string[], make: boolean): TargetDirectory {
    const reached = new TargetDirectory(place.root.openDirectory("."));
    try {
      const folders = [...place.parts, ...target.slice(0, -1)];
      folders.every((name, at) => reached.#enter(name, make, at >= place.parts.length));
      if (reached.existing.length === folders.length) reached.#refuseTarget(target.at(-1) ?? "");
      return reached;
    } catch (error) {
      reached.abandon();
      throw error;
    }
  }

  /** The innermost directory. */
  get directory(): Directory {
    return this.#open.at(-1) as Directory; // never empty: it begins with the root
  }

  /** True if a file has the name of the target. Throws TARGET_DIRECTORY for a directory and TARGET_LINK for a link. */
  holds(name: string): boolean {
    const found = this.directory.look(name);
    if (found === undefined) return false;
    if (kindOf(found) === "directory") throw new Failure("TARGET_DIRECTORY");
    if (kindOf(found) !== "file") throw new Failure("TARGET_LINK");
    return true;
  }

  /** Closes, and removes the directories that were made if nothing came into them. */
  abandon(): void {
    for (const undo of this.#made.reverse()) quietly(undo);
    this.close();
  }

  close(): void {
    for (const directory of this.#open.splice(0)) directory.close();
  }

  #enter(name: string, make: boolean, mayBeTwin: boolean): boolean {
    const parent = this.directory;
    let found = parent.look(name);
    if (mayBeTwin) refuseTwin(parent, name);
    if (found === undefined) {
      if (!make) return false;
      this.#make(parent, name);
      found = parent.look(name);
    } else this.existing.push(name);
    if (found === undefined || kindOf(found) === "link") throw new Failure("TARGET_LINK");
    if (kindOf(found) !== "directory") throw new Failure("TARGET_INSIDE");
    this.#open.push(openedIn(parent, name));
    return true;
  }

  #make(parent: Directory, name: string): void {
    try {
      mkdirSync(parent.place(name), 0o770);
      this.#made.push(() => rmdirSync(parent.place(name)));
    } catch {
      throw new Failure("OUTPUT_UNWRITABLE");
    }
  }

  #refuseTarget(name: string): void {
    refuseTwin(this.directory, name);
    const found = this.directory.look(name);
    if (found !== undefined && kindOf(found) !== "file" && kindOf(found) !== "directory")
      throw new Failure("TARGET_LINK");
  }
}

/** Removes what killed processes left in the write folder and below. Nothing is reported: what cannot be removed is never served. */
export function sweep(place: WritePlace): void {
  const below = (path: string) => {
    const directory = place.root.openDirectory(path);
    try {
      removeStale(directory);
      for (const entry of directory.entries()) if (entry.isDirectory()) quietly(() => below(`${path}/${entry.name}`));
    } finally {
      directory.close();
    }
  };
  quietly(() => below(place.pathOf([])));
}

/** Refuses a name that a forgiving file system would take for one that exists in another spelling. Throws TARGET_TWIN. */
function refuseTwin(directory: Directory, name: string): void {
  const key = nameKey(name);
  const isTwin = directory.entries().some((entry) => entry.name !== name && nameKey(entry.name) === key);
  if (isTwin) throw new Failure("TARGET_TWIN");
}

function openedIn(parent: Directory, name: string): Directory {
  try {
    return parent.directory(name);
  } catch {
    // It was exchanged since it was looked at.
    throw new Failure("TARGET_LINK");
  }
}

function quietly(step: () => void): void {
  try {
    step();
  } catch {
    // Something is in it, or it went away.
  }
}
