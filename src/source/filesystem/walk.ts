// Walks a folder in listing order. It goes from descriptor to descriptor, follows no link, and charges every entry it looks at.
import type { Dirent } from "node:fs";
import { Failure } from "../../boundary/failure.js";
import { foldCase } from "../../core/case-folding.js";
import type { Budget } from "../budget.js";
import type { Directory } from "./contained.js";
import { type Entry, entryOf, type Folder } from "./folder.js";
import { kindOf, sameFile } from "./identity.js";

export interface WalkSettings {
  /** Root-relative path of a directory or file. Default: the root. */
  readonly start?: string;
  /** Levels below the start; 0 is the start alone. Default: all. */
  readonly maxDepth?: number;
}

/** What a walk left out without being told to. */
export interface Skipped {
  /** Symbolic links. */
  links: number;
  /** Pipes, sockets and devices. */
  special: number;
  /** Directories that may not be read, and names that are not valid UTF-8. */
  unreadable: number;
}

/** A directory on the way down. Its handle is given back early where a tree is very deep. */
interface Level {
  readonly start: Entry;
  readonly children: Dirent[];
  handle: Directory | undefined;
  next: number;
}

/** Levels whose directories stay open, so that a deep tree does not use up the descriptors of the process. */
const OPEN_LEVELS = 64;

/**
 * One walk: `for await (const entry of new Walk(folder, budget))`. The start comes first, at depth 0; then, in each directory,
 * directories first and names in case-folded order. A directory that was already entered (a bind mount) is given and not entered
 * again. Throws what `Folder.look` throws for the start, and ENTRY_LIMIT, DEADLINE or CANCELLED.
 */
export class Walk implements AsyncIterable<Entry> {
  readonly skipped: Skipped = { links: 0, special: 0, unreadable: 0 };
  readonly #entered = new Set<string>();
  readonly #levels: Level[] = [];
  readonly #maxDepth: number;

  constructor(
    private readonly folder: Folder,
    private readonly budget: Budget,
    private readonly settings: WalkSettings = {},
  ) {
    this.#maxDepth = settings.maxDepth ?? Number.POSITIVE_INFINITY;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Entry, void, undefined> {
    const start = this.folder.look(this.settings.start ?? ".");
    await this.budget.breathe();
    yield start;
    try {
      if (start.kind === "directory") this.#enter(start, () => this.folder.openDirectory(start.relativePath));
      for (let level = this.#levels.at(-1); level !== undefined; level = this.#levels.at(-1)) {
        if (this.budget.due) await this.budget.breathe();
        const child = level.children[level.next++];
        if (child === undefined) {
          level.handle?.close();
          this.#levels.pop();
          continue;
        }
        const entry = this.#inspect(level, child.name);
        if (entry === undefined) continue;
        yield entry;
        if (entry.kind === "directory") this.#enter(entry, () => this.#handle(level).directory(child.name));
      }
    } finally {
      for (const level of this.#levels.splice(0)) level.handle?.close();
    }
  }

  /** Opens a directory and makes it the current level, unless it is too deep, was entered before, or cannot be read. */
  #enter(entry: Entry, open: () => Directory): void {
    if (entry.depth >= this.#maxDepth) return;
    let handle: Directory | undefined;
    try {
      handle = open();
      const key = `${handle.identity.dev}:${handle.identity.ino}`;
      if (!this.#entered.has(key)) {
        this.#entered.add(key);
        const children = this.#children(entry.relativePath, handle.entries());
        this.#levels.push({ start: entry, children, handle, next: 0 });
        handle = undefined;
        this.#closeDistant();
      }
    } catch (error) {
      if (!isPassing(error)) throw error;
      if (isUnreadable(error)) this.skipped.unreadable += 1;
    } finally {
      handle?.close();
    }
  }

  #children(parent: string, entries: Dirent[]): Dirent[] {
    const served: { entry: Dirent; key: string }[] = [];
    for (const entry of entries) {
      this.budget.chargeEntry();
      if (this.folder.exclusions.excludesEntry(childPath(parent, entry.name))) continue;
      if (entry.isSymbolicLink()) this.skipped.links += 1;
      else if (entry.isDirectory() || entry.isFile()) {
        served.push({ entry, key: (entry.isDirectory() ? "0" : "1") + foldCase(entry.name) });
      } else this.skipped.special += 1;
    }
    served.sort((one, other) => compare(one.key, other.key) || compare(one.entry.name, other.entry.name));
    return served.map(({ entry }) => entry);
  }

  #inspect(level: Level, name: string): Entry | undefined {
    try {
      const found = this.#handle(level).look(name);
      const kind = found === undefined ? undefined : kindOf(found);
      if (kind === "link") this.skipped.links += 1;
      else if (kind === "other") this.skipped.special += 1;
      // Bytes that are no UTF-8 are listed with U+FFFD, and nothing has that name; anything else has vanished.
      else if (kind === undefined && name.includes("\ufffd")) this.skipped.unreadable += 1;
      if (found === undefined || kind === "link" || kind === "other") return undefined;
      return entryOf(childPath(level.start.relativePath, name), found, level.start.depth + 1);
    } catch (error) {
      if (!isPassing(error)) throw error;
      this.skipped.unreadable += 1;
      return undefined;
    }
  }

  /** The level's directory, opened anew if it was given back. */
  #handle(level: Level): Directory {
    if (level.handle === undefined) {
      const handle = this.folder.openDirectory(level.start.relativePath);
      if (!sameFile(handle.identity, level.start.identity)) {
        handle.close();
        throw new Failure("NOT_FOUND");
      }
      level.handle = handle;
    }
    return level.handle;
  }

  #closeDistant(): void {
    const distant = this.#levels.at(-1 - OPEN_LEVELS);
    distant?.handle?.close();
    if (distant !== undefined) distant.handle = undefined;
  }
}

function childPath(parent: string, name: string): string {
  return parent === "." ? name : `${parent}/${name}`;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** What a walk passes over: it went away, became something else, or may not be read. Limits are not among it. */
function isPassing(error: unknown): boolean {
  return isUnreadable(error) || (error instanceof Failure && ["NOT_FOUND", "NOT_DIRECTORY", "UNSAFE_PATH", "NOT_FILE"].includes(error.code));
}

function isUnreadable(error: unknown): boolean {
  return error instanceof Failure && error.code === "READ_FAILED";
}
