// The operator's drafts: one file, or every text file of a folder. Links are not followed and not passed over in silence.
import { basename, dirname, resolve } from "node:path";
import { Failure } from "../boundary/failure.js";
import type { Directory } from "../source/filesystem/contained.js";
import { kindOf, lookAt, sameState } from "../source/filesystem/identity.js";
import { childPath } from "../source/filesystem/listing.js";
import { Root } from "../source/filesystem/root.js";
import { isTemporaryName } from "../source/filesystem/temporary-name.js";
import { type DraftBytes, draftOf } from "./draft-bytes.js";

/** One draft. */
export interface DraftFile {
  /** Path in the input folder with `/`; the name of the file where one file was given. */
  readonly path: string;
  readonly draft: DraftBytes;
}

export interface DraftFiles {
  readonly isFolder: boolean;
  /** In the order of their paths. */
  readonly files: readonly DraftFile[];
  /** Entries of a folder that are no text files: links, pipes, pictures. */
  readonly passedOver: number;
}

/**
 * Reads drafts. Throws REHYDRATE_INPUT_MISSING, UNSAFE_PATH for a link, NOT_FILE for a pipe or a device, INPUT_NOT_TEXT for a single
 * file that is no text, READ_FAILED or CHANGED_DURING_READ.
 */
export function readDrafts(input: string): DraftFiles {
  const path = resolve(input);
  const kind = kindAt(path);
  if (kind === "link") throw new Failure("UNSAFE_PATH");
  if (kind === "other") throw new Failure("NOT_FILE");
  return kind === "directory" ? readFolder(path) : readSingle(path);
}

function kindAt(path: string): ReturnType<typeof kindOf> {
  const found = lookAt(path);
  if (found === undefined) throw new Failure("REHYDRATE_INPUT_MISSING");
  return kindOf(found);
}

function readSingle(path: string): DraftFiles {
  const name = basename(path);
  const root = Root.open(dirname(path));
  try {
    const bytes = readWhole(root, name);
    return { isFolder: false, files: [{ path: name, draft: draftOf(name, bytes) }], passedOver: 0 };
  } catch (error) {
    if (error instanceof Failure && error.code === "NOT_TEXT") throw new Failure("INPUT_NOT_TEXT");
    throw error;
  } finally {
    root.close();
  }
}

function readFolder(path: string): DraftFiles {
  const root = Root.open(path);
  const files: DraftFile[] = [];
  let passedOver = 0;
  try {
    for (const found of filesBelow(root, ".")) {
      const draft = found.isFile ? textOf(root, found.path) : undefined;
      if (draft === undefined) passedOver += 1;
      else files.push({ path: found.path, draft });
    }
  } finally {
    root.close();
  }
  return { isFolder: true, files, passedOver };
}

function* filesBelow(root: Root, folder: string): Generator<{ readonly path: string; readonly isFile: boolean }> {
  const directory = root.openDirectory(folder);
  const entries = entriesOf(directory);
  for (const entry of entries) {
    const path = childPath(folder, entry.name);
    if (isTemporaryName(entry.name)) continue;
    if (entry.isDirectory()) yield* filesBelow(root, path);
    else yield { path, isFile: entry.isFile() };
  }
}

function entriesOf(directory: Directory): ReturnType<Directory["entries"]> {
  try {
    return directory.entries().sort((one, other) => (one.name < other.name ? -1 : 1));
  } finally {
    directory.close();
  }
}

function textOf(root: Root, path: string): DraftBytes | undefined {
  try {
    return draftOf(basename(path), readWhole(root, path));
  } catch (error) {
    if (error instanceof Failure && error.code === "NOT_TEXT") return undefined;
    throw error;
  }
}

function readWhole(root: Root, path: string): Uint8Array {
  const file = root.openFile(path);
  try {
    const bytes = new Uint8Array(Number(file.opened.size));
    const isWhole = file.read(bytes, 0) === bytes.length && sameState(file.opened, file.identity());
    if (!isWhole) throw new Failure("CHANGED_DURING_READ");
    return bytes;
  } finally {
    file.close();
  }
}
