// Writes restored files into the operator's file system, all or none: every byte lies synced beside its target before a target changes.
import { linkSync, mkdirSync, renameSync, rmdirSync, unlinkSync } from "node:fs";
import { Failure } from "../boundary/failure.js";
import { Directory, REACH } from "../source/filesystem/contained.js";
import { kindOf } from "../source/filesystem/identity.js";
import { temporaryName } from "../source/filesystem/temporary-name.js";
import type { OutputPlace } from "./output-place.js";
import { discard, publish, removeStale, type Staged, stage } from "./publish.js";

/** A file to be written. */
export interface OutputFile {
  /** Path below the place, with `/`. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Writes one file at a place. Throws OUTPUT_EXISTS, OUTPUT_LINK or OUTPUT_UNWRITABLE; the target is then as it was. */
export function writeOutputFile({ parent, name }: OutputPlace, bytes: Uint8Array, replace: boolean): void {
  writeAll(parent, [{ path: name, bytes }], replace);
}

/**
 * Writes files below the folder at a place, making folders as needed. What fails is undone. A process that is killed between leaves each
 * file old or new, and its temporary files go at the next run. Throws as `writeOutputFile`.
 */
export function writeOutputFolder({ parent, name }: OutputPlace, files: readonly OutputFile[], replace: boolean): void {
  writeAll(
    parent,
    files.map(({ path, bytes }) => ({ path: `${name}/${path}`, bytes })),
    replace,
    name,
  );
}

/** Modes of what is new: the text is private, so it is its owner's alone. */
const OWN_FILE = 0o600;
const OWN_FOLDER = 0o700;

function writeAll(parent: string, files: readonly OutputFile[], replace: boolean, folder = "."): void {
  let write: FolderWrite | undefined;
  try {
    mkdirSync(parent, { recursive: true, mode: OWN_FOLDER });
    write = new FolderWrite(Directory.root(parent, REACH));
    write.directory(folder);
    const staged = files.map((file) => write?.stage(file));
    for (const one of staged) if (one !== undefined) write.replace(one, replace);
    write.settle();
  } catch (error) {
    write?.undo();
    throw error instanceof Failure && error.code !== "ROOT_INVALID" ? error : new Failure("OUTPUT_UNWRITABLE");
  } finally {
    write?.close();
  }
}

/** One write of several files, with what takes it back. */
class FolderWrite {
  readonly #opened = new Map<string, Directory>();
  readonly #undo: (() => void)[] = [];
  readonly #backups: (() => void)[] = [];

  constructor(top: Directory) {
    this.#opened.set(".", top);
    removeStale(top);
  }

  /** A directory below the top, made where it is missing; the top is `.`. */
  directory(path: string): Directory {
    const known = this.#opened.get(path);
    if (known !== undefined) return known;
    const slash = path.lastIndexOf("/");
    const parent = this.directory(slash < 0 ? "." : path.slice(0, slash));
    const name = path.slice(slash + 1);
    if (parent.look(name) === undefined) {
      mkdirSync(parent.place(name), OWN_FOLDER);
      this.#undo.push(() => rmdirSync(parent.place(name)));
    }
    const opened = openedIn(parent, name);
    this.#opened.set(path, opened);
    removeStale(opened);
    return opened;
  }

  stage({ path, bytes }: OutputFile): Staged {
    const slash = path.lastIndexOf("/");
    const staged = stage(
      this.directory(slash < 0 ? "." : path.slice(0, slash)),
      path.slice(slash + 1),
      bytes,
      OWN_FILE,
    );
    this.#undo.push(() => discard(staged));
    return staged;
  }

  replace(staged: Staged, replace: boolean): void {
    const { directory, name } = staged;
    const found = directory.look(name);
    const backup = temporaryName();
    const isBackedUp = replace && found !== undefined && kindOf(found) === "file";
    if (isBackedUp) {
      linkSync(directory.place(name), directory.place(backup));
      this.#backups.push(() => unlinkSync(directory.place(backup)));
    }
    if (isBackedUp) this.#undo.push(() => restoreBackup(directory.place(backup), directory.place(name)));
    publish(staged, replace);
    if (!isBackedUp) this.#undo.push(() => unlinkSync(directory.place(name)));
  }

  /** Nothing will be taken back. */
  settle(): void {
    for (const remove of this.#backups) quietly(remove);
  }

  undo(): void {
    for (const step of this.#undo.reverse()) quietly(step);
  }

  close(): void {
    for (const directory of this.#opened.values()) directory.close();
  }
}

function openedIn(parent: Directory, name: string): Directory {
  try {
    return parent.directory(name);
  } catch (error) {
    throw new Failure(error instanceof Failure && error.code === "UNSAFE_PATH" ? "OUTPUT_LINK" : "OUTPUT_UNWRITABLE");
  }
}

/** Renaming does nothing where both names are still one file. */
function restoreBackup(backup: string, target: string): void {
  renameSync(backup, target);
  quietly(() => unlinkSync(backup));
}

function quietly(step: () => void): void {
  try {
    step();
  } catch {
    // It was done already, or cannot be taken back.
  }
}
