// The readable set: every served path and document, redacted, by reference. Raw text does not come out of it; an entry still has its raw path,
// which the types keep from crossing.

import { Failure } from "../boundary/failure.js";
import type { Profile } from "../core/detector.js";
import { explain, type Finding } from "../core/explained.js";
import { pathIdIn } from "../core/path-id.js";
import type { Policy } from "../core/policy.js";
import { type Counts, NO_COUNTS } from "../core/receipt.js";
import { redact } from "../core/redact.js";
import type { Redacted } from "../core/redacted.js";
import type { Vault } from "../core/vault.js";
import type { Budget } from "../source/budget.js";
import { type Entry, Folder } from "../source/filesystem/folder.js";
import { stateKey } from "../source/filesystem/identity.js";
import { isSkippable } from "../source/filesystem/listing.js";
import { PathIndex } from "../source/filesystem/path-ids.js";
import { countFileLines, detectText, type FileText, readFile } from "../source/filesystem/read-file.js";
import { Walk, type WalkSettings } from "../source/filesystem/walk.js";
import { DocumentCache, type Held } from "./document-cache.js";
import { GithubShelf } from "./github-shelf.js";
import { PathRedactor, type ShownPath } from "./shown-path.js";

/** A text of the folder as it may leave. */
export interface Document {
  readonly shown: ShownPath;
  readonly text: Redacted;
  readonly counts: Counts;
}

export interface LibraryParts {
  readonly folder: Folder;
  readonly vault: Vault;
  readonly textPolicy: Policy;
  readonly pathPolicy: Policy;
  /** Bytes of redacted text kept in memory. */
  readonly cacheBytes: number;
  /** What is kept already of the same folder under the same policy. */
  readonly cache?: DocumentCache;
  /** The repositories whose issues are served beside the folder. */
  readonly github: GithubShelf;
}

/** The library of one root under one policy. It is replaced, not changed, when the policy changes. */
export class Library {
  readonly #parts: LibraryParts;
  readonly #cache: DocumentCache;
  readonly #paths: PathRedactor;
  readonly #index: PathIndex;
  readonly #calls = new WeakMap<Budget, number>();
  #lastCall = 0;
  #indexed = false;

  constructor(parts: LibraryParts) {
    this.#parts = parts;
    this.#cache = parts.cache ?? new DocumentCache(parts.cacheBytes);
    this.#paths = new PathRedactor(parts.pathPolicy, parts.vault);
    this.#index = new PathIndex(parts.vault);
  }

  get profile(): Profile {
    return this.#parts.textPolicy.profile;
  }

  get github(): GithubShelf {
    return this.#parts.github;
  }

  /** A library of the files and directories given, by root-relative path, and of nothing else, issues on GitHub neither. It shares what is kept, and no ids. */
  narrowedTo(only: readonly string[]): Library {
    const { folder } = this.#parts;
    const narrowed = new Folder(folder.root, folder.exclusions.narrowedTo(only));
    return new Library({ ...this.#parts, folder: narrowed, cache: this.#cache, github: GithubShelf.empty });
  }

  /**
   * The entry that an argument names: a root-relative path, an absolute path under the root, or an id with or without `@`. Throws
   * UNKNOWN_PATH_ID, PATH_ID_COLLISION, and what `Folder.locate` throws.
   */
  async locate(argument: string, budget: Budget): Promise<Entry> {
    if (pathIdIn(argument) !== undefined) return this.#locateId(argument, budget);
    const entry = this.#parts.folder.locate(argument);
    this.#index.refuseShared(entry.relativePath);
    this.#index.register(entry.relativePath);
    return entry;
  }

  /** Walks from an entry in listing order. Every id that is given out resolves from then on; two paths with one id are passed over. */
  async *walk(start: Entry, budget: Budget, settings: Omit<WalkSettings, "start"> = {}): AsyncGenerator<Entry> {
    const walk = new Walk(this.#parts.folder, budget, { ...settings, start: start.relativePath });
    for await (const entry of walk) {
      this.#index.register(entry.relativePath);
      if (!this.#isShared(entry.relativePath)) yield entry;
    }
  }

  /** Forgets documents and ids; the next use of an id looks at the folder anew. */
  forget(): void {
    this.#cache.clear();
    this.#index.clear();
    this.#indexed = false;
  }

  /** A root-relative path as it may be seen, whether or not something is there. */
  showPath(relativePath: string): ShownPath {
    return this.#paths.show(relativePath);
  }

  /** The path of an entry as it may be seen. */
  show(entry: Entry): ShownPath {
    return this.#paths.show(entry.relativePath);
  }

  /**
   * The redacted text of a file; undefined if the file is no text. A file in a known state is not read again and is charged as if it were,
   * once a call, so that limits do not depend on what was asked before. Throws what `readFile` throws but NOT_TEXT. A file that a walk
   * `met` and that cannot be opened is passed over as a folder would be; one that was named fails.
   */
  async document(entry: Entry, budget: Budget, how: "named" | "met" = "named"): Promise<Document | undefined> {
    const call = this.#callOf(budget);
    const wasUsed = this.#cache.wasUsed(entry.relativePath, call);
    const known = this.#cache.get(entry.relativePath, stateKey(entry.identity), call);
    if (known?.text !== undefined && !wasUsed) chargeFor(entry, budget);
    const held = known ?? (await this.#read(entry, budget, how));
    if (held?.text === undefined) return undefined;
    return { shown: this.show(entry), text: held.text, counts: held.counts };
  }

  /** Lines of a text file, undefined for any other. Throws what `countFileLines` throws. */
  async countLines(entry: Entry, budget: Budget): Promise<number | undefined> {
    return countFileLines(this.#parts.folder, entry.relativePath, budget);
  }

  /** Redacts a text that is no file of the root, such as the input of `redctx redact`. */
  redactText(raw: Parameters<typeof redact>[0]): { readonly text: Redacted; readonly counts: Counts } {
    return redact(raw, this.#parts.textPolicy, this.#parts.vault);
  }

  /** Why a file is redacted as it is; undefined if the file is no text. It is read anew. Throws as `document` does. */
  async explain(entry: Entry, budget: Budget, all: boolean): Promise<readonly Finding[] | undefined> {
    const file = this.#isText(entry, "named") === true ? await this.#readText(entry, budget) : undefined;
    return file === undefined ? undefined : this.explainText(file.raw, all);
  }

  /** Why a text that is no file of the root is redacted as it is. */
  explainText(raw: Parameters<typeof redact>[0], all: boolean): readonly Finding[] {
    return explain(raw, this.#parts.textPolicy, this.#parts.vault, all);
  }

  /** Forgets documents and ids, and reads the ids of the folder anew. Throws ENTRY_LIMIT, DEADLINE or CANCELLED. */
  async refresh(budget: Budget): Promise<void> {
    this.#cache.clear();
    this.#index.clear();
    await this.#indexAll(budget);
  }

  async #locateId(id: string, budget: Budget): Promise<Entry> {
    const fresh = !this.#indexed;
    if (fresh) await this.#indexAll(budget);
    try {
      return this.#parts.folder.look(this.#index.resolve(id));
    } catch (error) {
      if (fresh || !isStale(error)) throw error;
    }
    // A file may have come, gone or moved since: look once at the folder as it is now.
    this.#index.clear();
    await this.#indexAll(budget);
    return this.#parts.folder.look(this.#index.resolve(id));
  }

  async #indexAll(budget: Budget): Promise<void> {
    await this.#index.addAll(this.#parts.folder, budget);
    this.#indexed = true;
  }

  #isShared(relativePath: string): boolean {
    try {
      this.#index.refuseShared(relativePath);
      return false;
    } catch {
      return true;
    }
  }

  /** Undefined for a file that was met and cannot be opened: that is not remembered, since nothing is known of it. */
  async #read(entry: Entry, budget: Budget, how: "named" | "met"): Promise<Held | undefined> {
    const isText = this.#isText(entry, how);
    if (isText === undefined) return undefined;
    const file = isText ? await this.#readText(entry, budget) : undefined;
    if (file === undefined) return this.#hold(entry, NOT_TEXT(stateKey(entry.identity)), budget);
    const { text, counts } = this.redactText(file.raw);
    return this.#hold(entry, { state: stateKey(file.identity), text, counts }, budget);
  }

  /** Whether a file is text by its name and its head; undefined for one that was met and cannot be opened. */
  #isText({ relativePath }: Entry, how: "named" | "met"): boolean | undefined {
    try {
      return detectText(this.#parts.folder, relativePath);
    } catch (error) {
      if (how === "met" && isSkippable(error)) return undefined;
      throw error;
    }
  }

  /** Undefined for a file of which what follows its head shows that it is no text. */
  async #readText({ relativePath }: Entry, budget: Budget): Promise<FileText | undefined> {
    const { folder } = this.#parts;
    try {
      return await readFile(folder, relativePath, budget);
    } catch (error) {
      if (error instanceof Failure && error.code === "NOT_TEXT") return undefined;
      throw error;
    }
  }

  #hold(entry: Entry, held: Held, budget: Budget): Held {
    this.#cache.set(entry.relativePath, held, this.#callOf(budget));
    return held;
  }

  /** A number for the call that a budget belongs to. */
  #callOf(budget: Budget): number {
    const call = this.#calls.get(budget) ?? ++this.#lastCall;
    this.#calls.set(budget, call);
    return call;
  }
}

function chargeFor({ identity }: Entry, budget: Budget): void {
  budget.check();
  budget.chargeFile();
  budget.chargeBytes(Number(identity.size));
}

const NOT_TEXT = (state: string): Held => ({ state, text: undefined, counts: NO_COUNTS });

function isStale(error: unknown): boolean {
  return error instanceof Failure && (error.code === "UNKNOWN_PATH_ID" || error.code === "NOT_FOUND");
}
