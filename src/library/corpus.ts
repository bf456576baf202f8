// The texts of a root as the engine resolves them, for the way back. What it gives cannot be read: it is opened in core/ alone.
import { Failure } from "../boundary/failure.js";
import { Detected } from "../core/detected.js";
import type { Mode } from "../core/detector.js";
import { Ref } from "../core/path-id.js";
import type { Policy } from "../core/policy.js";
import { Raw } from "../core/raw.js";
import { Resolved } from "../core/resolved.js";
import type { Vault } from "../core/vault.js";
import type { Budget } from "../source/budget.js";
import type { Folder } from "../source/filesystem/folder.js";
import { detectText, readFile } from "../source/filesystem/read-file.js";
import { Walk } from "../source/filesystem/walk.js";

/** An entry of a root. */
export interface CorpusEntry {
  readonly ref: Ref;
  /** Its root-relative path. */
  readonly path: Raw;
  /** Its text; undefined for what is no text file. */
  readonly text: Raw | undefined;
}

/** What a policy is for. */
export type Scope = "text" | "path";

export interface CorpusParts {
  /** The root, without what values are not taken from. */
  readonly folder: Folder;
  readonly vault: Vault;
  /** The mode in force. */
  readonly mode: Mode;
  /** Compiles the policy in force for a mode and a scope. */
  readonly compile: (mode: Mode, scope: Scope) => Policy;
}

/** One root under one policy. It holds no text; what it reads is the caller's. */
export class Corpus {
  readonly #parts: CorpusParts;
  readonly #policies = new Map<string, Policy>();

  constructor(parts: CorpusParts) {
    this.#parts = parts;
  }

  get vault(): Vault {
    return this.#parts.vault;
  }

  get mode(): Mode {
    return this.#parts.mode;
  }

  /** Every entry in listing order, each text read. Throws what a walk and `readFile` throw but NOT_TEXT: a limit is never passed over. */
  async *entries(budget: Budget): AsyncGenerator<CorpusEntry> {
    const { folder, vault } = this.#parts;
    for await (const { relativePath, kind } of new Walk(folder, budget)) {
      const text = kind === "file" ? await readText(folder, relativePath, budget) : undefined;
      yield { ref: Ref.of(vault, relativePath), path: Raw.of(relativePath), text };
    }
  }

  /** What one mode finds in a text or a path. */
  resolve(raw: Raw, mode: Mode, scope: Scope): Resolved {
    return Resolved.from(Detected.run(raw, this.#policy(mode, scope)));
  }

  #policy(mode: Mode, scope: Scope): Policy {
    const key = `${mode} ${scope}`;
    const policy = this.#policies.get(key) ?? this.#parts.compile(mode, scope);
    this.#policies.set(key, policy);
    return policy;
  }
}

async function readText(folder: Folder, relativePath: string, budget: Budget): Promise<Raw | undefined> {
  try {
    if (!detectText(folder, relativePath)) return undefined;
    return (await readFile(folder, relativePath, budget)).raw;
  } catch (error) {
    if (error instanceof Failure && PASSED_OVER.has(error.code)) return undefined;
    throw error;
  }
}

/** What is no text after all, or went away since it was listed. */
const PASSED_OVER: ReadonlySet<string> = new Set(["NOT_TEXT", "NOT_FOUND", "NOT_FILE", "UNSAFE_PATH", "READ_FAILED"]);
