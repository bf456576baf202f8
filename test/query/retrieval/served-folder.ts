// A temporary folder that is served to the operator's queries, without configuration and with a fixed salt.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { BASELINE, NEUTRAL_WORDS } from "../../../detectors/index.js";
import { DEFAULT_LIMITS } from "../../../src/config/limits.js";
import type { Ref } from "../../../src/core/path-id.js";
import { Receipt } from "../../../src/core/receipt.js";
import type { Library } from "../../../src/library/library.js";
import { openLibrary } from "../../../src/library/open-library.js";
import { type Desk, OPERATOR } from "../../../src/query/desk.js";
import { type RetrieveRequest, type RetrieveResult, retrieve } from "../../../src/query/retrieve.js";
import { Budget, type CallLimits } from "../../../src/source/budget.js";

const LIMITS: CallLimits = { maxEntries: 100_000, maxRawBytesPerFile: 50_000_000, maxTotalRawBytes: 500_000_000 };

export const REQUEST = {
  paths: [],
  globs: [],
  maxResults: 50,
  maxChars: 100_000,
  maxFiles: DEFAULT_LIMITS.maxFiles,
  maxPassages: DEFAULT_LIMITS.maxPassages,
  indexBytes: DEFAULT_LIMITS.cacheBytes,
} as const;

export class ServedFolder {
  readonly root = mkdtempSync(join(tmpdir(), "redctx-served-"));
  readonly library: Library;

  constructor(files: Readonly<Record<string, string | Uint8Array>>, terms = "", cacheBytes?: number) {
    onTestFinished(() => rmSync(this.root, { recursive: true, force: true }));
    for (const [name, content] of Object.entries(files)) this.write(name, content);
    const { library } = openLibrary({
      root: this.root,
      mode: "balanced",
      includePrivate: false,
      environment: { REDACTED_CONTEXT_SALT: "test-salt", REDACTED_CONTEXT_TERMS: terms },
      baseline: BASELINE,
      neutralWords: NEUTRAL_WORDS,
      ...(cacheBytes !== undefined && { limits: { cacheBytes } }),
    });
    this.library = library;
  }

  write(name: string, content: string | Uint8Array): void {
    mkdirSync(dirname(join(this.root, name)), { recursive: true });
    writeFileSync(join(this.root, name), content);
  }

  desk(limits: Partial<CallLimits> = {}, signal?: AbortSignal): Desk {
    const { library } = this;
    const budget = new Budget({ ...LIMITS, ...limits }, signal);
    return { library, budget, receipt: new Receipt(library.profile), audience: OPERATOR };
  }

  /** The raw path that an id stands for. */
  async pathOf(id: Ref): Promise<string> {
    return (await this.library.locate(id.toString(), this.desk().budget)).relativePath;
  }

  retrieve(query: string, request: Partial<RetrieveRequest> = {}): Promise<RetrieveResult> {
    return retrieve(this.desk(), { ...REQUEST, ...request, query });
  }
}
