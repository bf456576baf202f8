// A look at a root beyond its served texts, for reports on it: links, files in pieces of work, and samples of our own.
import { realpathSync } from "node:fs";
import { basename } from "node:path";
import { Failure } from "../boundary/failure.js";
import { pathBelow } from "../config/real-path.js";
import type { AliasGroup } from "../core/alias-groups.js";
import { Ref } from "../core/path-id.js";
import { Raw } from "../core/raw.js";
import type { Redacted } from "../core/redacted.js";
import type { Vault } from "../core/vault.js";
import type { Budget } from "../source/budget.js";
import type { Directory } from "../source/filesystem/contained.js";
import { type Entry, Folder } from "../source/filesystem/folder.js";
import { kindOf } from "../source/filesystem/identity.js";
import { childPath, isSkippable } from "../source/filesystem/listing.js";
import { detectText, readBytes } from "../source/filesystem/read-file.js";
import { decodeFile } from "../source/filesystem/text.js";
import { Walk } from "../source/filesystem/walk.js";
import { countUnlinked } from "./alias-check.js";
import type { Library } from "./library.js";
import type { RootPlace } from "./root-place.js";

/** A symbolic link under the root. `astray`: it leads nowhere, or to a folder in which it lies itself. */
export interface FoundLink {
  readonly ref: Ref;
  readonly astray: boolean;
}

export interface InspectionParts {
  readonly library: Library;
  readonly folder: Folder;
  readonly vault: Vault;
  readonly place: RootPlace;
  readonly aliasGroups: readonly AliasGroup[];
}

/** The inspection of one root under one policy. */
export class Inspection {
  readonly #parts: InspectionParts;

  constructor(parts: InspectionParts) {
    this.#parts = parts;
  }

  get place(): RootPlace {
    return this.#parts.place;
  }

  /** An inspection of the files and directories given, by root-relative path, and of nothing else. `library` is narrowed to the same. */
  narrowedTo(only: readonly string[], library: Library): Inspection {
    const { root, exclusions } = this.#parts.folder;
    return new Inspection({ ...this.#parts, library, folder: new Folder(root, exclusions.narrowedTo(only)) });
  }

  /** Every link that is not excluded. None is opened; where it leads is looked up. Throws ENTRY_LIMIT, DEADLINE or CANCELLED. */
  async *links(budget: Budget, onFile?: (files: number) => void): AsyncGenerator<FoundLink> {
    const { folder, vault } = this.#parts;
    let files = 0;
    for await (const { kind, relativePath } of new Walk(folder, budget)) {
      if (kind === "file") onFile?.(++files);
      if (kind !== "directory") continue;
      for (const { path, astray } of linksIn(folder, relativePath)) yield { ref: Ref.of(vault, path), astray };
    }
  }

  /** True if a file is text by its name and its head; false if it went away. */
  isText({ relativePath }: Entry): boolean {
    return skipping(() => detectText(this.#parts.folder, relativePath)) ?? false;
  }

  /** Reads a file without redacting it; undefined if it is no text after all. `characters` are UTF-16 units. Throws what `readBytes` throws. */
  async readText(
    { relativePath }: Entry,
    budget: Budget,
  ): Promise<{ readonly raw: Raw; readonly characters: number } | undefined> {
    const { bytes } = await readBytes(this.#parts.folder, relativePath, budget);
    try {
      const { text } = decodeFile(basename(relativePath), bytes);
      return { raw: Raw.of(text), characters: text.length };
    } catch (error) {
      if (error instanceof Failure && error.code === "NOT_TEXT") return undefined;
      throw error;
    }
  }

  /** Number of names in alias groups that do not redact on their own to one placeholder of their group. */
  unlinkedForms(): number {
    const { aliasGroups, library, vault } = this.#parts;
    return countUnlinked(aliasGroups, library, vault);
  }

  /** A text of our own as the policy in force redacts it. Throws what the engine throws. */
  redactSample(text: string): Redacted {
    return this.#parts.library.redactText(Raw.of(text)).text;
  }
}

function linksIn(folder: Folder, directoryPath: string): { path: string; astray: boolean }[] {
  const found = skipping(() => {
    const directory = folder.openDirectory(directoryPath);
    try {
      return directory
        .entries()
        .filter((entry) => !entry.isFile() && !entry.isDirectory())
        .map(({ name }) => ({ name, path: childPath(directoryPath, name) }))
        .filter(({ name, path }) => !folder.exclusions.excludesEntry(path) && isLink(directory, name))
        .map(({ name, path }) => ({ path, astray: isAstray(directory, name) }));
    } finally {
      directory.close();
    }
  });
  return found ?? [];
}

function isLink(directory: Directory, name: string): boolean {
  const found = directory.look(name);
  return found !== undefined && kindOf(found) === "link";
}

function isAstray(directory: Directory, name: string): boolean {
  try {
    const target = realpathSync.native(directory.place(name));
    return pathBelow(target, realpathSync.native(directory.place("."))) !== undefined;
  } catch {
    return true;
  }
}

/** Passes over what went away or may not be read. Limits are not passed over. */
function skipping<Result>(step: () => Result): Result | undefined {
  try {
    return step();
  } catch (error) {
    if (!isSkippable(error)) throw error;
    return undefined;
  }
}
