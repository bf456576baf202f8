// The one folder of a root that a server with writes enabled may write into, and what is refused there.
import { Failure } from "../boundary/failure.js";
import type { Directory } from "../source/filesystem/contained.js";
import { EXCLUDED_DIRECTORIES, type Exclusions } from "../source/filesystem/exclusions.js";
import { kindOf } from "../source/filesystem/identity.js";
import { nameKey } from "../source/filesystem/name-key.js";
import type { Root } from "../source/filesystem/root.js";
import { isWindowsForm } from "../source/filesystem/windows-names.js";

/** What the operator allowed. */
export interface WriteSettings {
  /** Root-relative folder, as it was typed. */
  readonly subdir: string;
  /** The folder is never served, and what stands in it is told by no answer. */
  readonly dropbox: boolean;
  /** Secrets and connection strings are restored as well. */
  readonly secrets: boolean;
}

/** The write folder of one root under one policy. */
export class WritePlace {
  /** Names from the root to the write folder. */
  readonly parts: readonly string[];
  readonly #exclusions: Exclusions;

  /** `exclusions` are those of the root without a dropbox. Throws a failure of the subdirectory: see `partsOfSubdir` and `refuseOtherKinds`. */
  constructor(
    readonly root: Root,
    exclusions: Exclusions,
    readonly settings: WriteSettings,
  ) {
    this.parts = partsOfSubdir(settings.subdir);
    this.#exclusions = exclusions;
    refuseOtherKinds(root, this.parts);
  }

  /** Root-relative path of a path in the write folder. */
  pathOf(target: readonly string[]): string {
    return [...this.parts, ...target].join("/");
  }

  /** True for what is never served or left out by the policy, and below folders that tools act on, however their names are spelled. */
  protects(target: readonly string[]): boolean {
    const path = this.pathOf(target);
    if (this.#exclusions.protects(path) || this.#exclusions.excludes(path)) return true;
    return target.some((name) => TOOL_FOLDERS.has(nameKey(name)));
  }
}

const TOOL_FOLDERS: ReadonlySet<string> = new Set(EXCLUDED_DIRECTORIES.map(nameKey));

/** Throws WRITE_SUBDIR_EMPTY, WRITE_SUBDIR_RELATIVE, WRITE_SUBDIR_OUTSIDE or WRITE_SUBDIR_FOLDER. */
export function partsOfSubdir(subdir: string): string[] {
  const typed = subdir.trim();
  if (typed === "") throw new Failure("WRITE_SUBDIR_EMPTY");
  if (/^[/\\~]|^[A-Za-z]:/.test(typed)) throw new Failure("WRITE_SUBDIR_RELATIVE");
  const parts = typed.split("/").filter((part) => part !== "" && part !== ".");
  if (parts.includes("..")) throw new Failure("WRITE_SUBDIR_OUTSIDE");
  if (parts.length === 0 || parts.some((part) => isWindowsForm(part) || /\p{C}/u.test(part))) {
    throw new Failure("WRITE_SUBDIR_FOLDER");
  }
  return parts;
}

/** A folder that is not there yet is made with the first document. Throws WRITE_SUBDIR_LINK or WRITE_SUBDIR_FOLDER. */
function refuseOtherKinds(root: Root, parts: readonly string[]): void {
  let current: Directory | undefined = root.openDirectory(".");
  try {
    for (const part of parts) {
      const found = current.look(part);
      if (found === undefined) return;
      if (kindOf(found) === "link") throw new Failure("WRITE_SUBDIR_LINK");
      if (kindOf(found) !== "directory") throw new Failure("WRITE_SUBDIR_FOLDER");
      const parent: Directory = current;
      current = parent.directory(part);
      parent.close();
    }
  } finally {
    current.close();
  }
}
