// Walks a folder in listing order. It goes from descriptor to descriptor, follows no link, and charges every entry it looks at.
import { Failure } from "../../boundary/failure.js";
import type { Budget } from "../budget.js";
import type { Directory } from "./contained.js";
import { type Entry, entryOf, type Folder } from "./folder.js";
import { kindOf, sameFile } from "./identity.js";
import { childPath, isSkippable, listServed, type Skipped } from "./listing.js";

export interface WalkSettings {
  /** Root-relative path of a directory or file. Default: the root. */
  readonly start?: string;
  /** Levels below the start; 0 is the start alone. Default: all. */
  readonly maxDepth?: number;
}

/** A directory on the way down. Its handle is given back early where a tree is very deep. */
interface Level {
  readonly directory: Entry;
  readonly names: readonly string[];
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
  readonly #folder: Folder;
  readonly #budget: Budget;
  readonly #start: string;
  readonly #maxDepth: number;
  readonly #entered = new Set<string>();
  readonly #levels: Level[] = [];

  constructor(folder: Folder, budget: Budget, settings: WalkSettings = {}) {
    this.#folder = folder;
    this.#budget = budget;
    this.#start = settings.start ?? ".";
    this.#maxDepth = settings.maxDepth ?? Number.POSITIVE_INFINITY;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Entry, void, undefined> {
    const start = this.#folder.look(this.#start);
    await this.#budget.breathe();
    yield start;
    try {
      if (start.kind === "directory") this.#enter(start, () => this.#folder.openDirectory(start.relativePath));
      for (let level = this.#levels.at(-1); level !== undefined; level = this.#levels.at(-1)) {
        if (this.#budget.due) await this.#budget.breathe();
        const name = level.names[level.next++];
        if (name === undefined) this.#leave();
        else yield* this.#visit(level, name);
      }
    } finally {
      while (this.#levels.length > 0) this.#leave();
    }
  }

  *#visit(level: Level, name: string): Generator<Entry, void, undefined> {
    const entry = this.#inspect(level, name);
    if (entry === undefined) return;
    yield entry;
    if (entry.kind === "directory") this.#enter(entry, () => this.#handleOf(level).directory(name));
  }

  #inspect(level: Level, name: string): Entry | undefined {
    return this.#skipping(() => {
      const found = this.#handleOf(level).look(name);
      const kind = found === undefined ? "none" : kindOf(found);
      if (kind === "link") this.skipped.links += 1;
      if (kind === "other") this.skipped.special += 1;
      // Bytes that are no UTF-8 are listed with U+FFFD, and nothing has that name. Anything else that is missing has vanished.
      if (kind === "none" && name.includes("\ufffd")) this.skipped.unreadable += 1;
      if (found === undefined || kind === "link" || kind === "other") return undefined;
      return entryOf(childPath(level.directory.relativePath, name), found, level.directory.depth + 1);
    });
  }

  /** Opens a directory and makes it the current level, unless it is too deep, was entered before, or cannot be read. */
  #enter(directory: Entry, open: () => Directory): void {
    if (directory.depth >= this.#maxDepth) return;
    this.#skipping(() => {
      const handle = open();
      let kept = false;
      try {
        const key = `${handle.identity.dev}:${handle.identity.ino}`;
        if (this.#entered.has(key)) return;
        this.#entered.add(key);
        const names = listServed(handle.entries(), directory.relativePath, this.#folder, this.#budget, this.skipped);
        this.#levels.push({ directory, names, handle, next: 0 });
        kept = true;
      } finally {
        if (!kept) handle.close();
      }
      this.#release(this.#levels.at(-1 - OPEN_LEVELS));
    });
  }

  /** The level's directory, opened anew if it was given back. */
  #handleOf(level: Level): Directory {
    if (level.handle !== undefined) return level.handle;
    const handle = this.#folder.openDirectory(level.directory.relativePath);
    if (!sameFile(handle.identity, level.directory.identity)) {
      handle.close();
      throw new Failure("NOT_FOUND");
    }
    level.handle = handle;
    return handle;
  }

  #leave(): void {
    this.#release(this.#levels.pop());
  }

  #release(level: Level | undefined): void {
    if (level?.handle === undefined) return;
    level.handle.close();
    level.handle = undefined;
  }

  /** Passes over what went away, became something else or may not be read meanwhile. Limits are not passed over. */
  #skipping<Result>(step: () => Result): Result | undefined {
    try {
      return step();
    } catch (error) {
      if (!isSkippable(error)) throw error;
      if (error.code === "READ_FAILED") this.skipped.unreadable += 1;
      return undefined;
    }
  }
}
