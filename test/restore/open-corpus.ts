// A root with texts, opened for restoring, and what the engine makes of a text of it.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { BASELINE, NEUTRAL_WORDS } from "../../detectors/index.js";
import type { Mode } from "../../src/core/detector.js";
import type { PlaceholderForm } from "../../src/core/placeholder.js";
import { Raw } from "../../src/core/raw.js";
import { type OpenedLibrary, openLibrary } from "../../src/library/open-library.js";
import { type Choice, SECRET_CATEGORIES } from "../../src/restore/draft.js";
import { draftOf, restoredBytes } from "../../src/restore/draft-bytes.js";
import { type Rehydrated, rehydrate } from "../../src/restore/rehydrate.js";
import { Budget } from "../../src/source/budget.js";

export interface CorpusSettings {
  readonly config?: string;
  readonly mode?: Mode;
  readonly placeholder?: PlaceholderForm;
}

export const PEOPLE = '[redaction]\npeople = ["Oriel Vantongeren"]\nclients = ["Quillhaven Freight"]\n';

/** Restores everything, as `--secrets` does. */
export const ALL: Choice = () => true;
export const NO_SECRETS: Choice = (category) => category === null || !SECRET_CATEGORIES.has(category);

/** A root that is gone when the test ends. */
export class OpenCorpus {
  readonly base: string;
  readonly root: string;
  readonly opened: OpenedLibrary;

  constructor(files: Readonly<Record<string, string | Uint8Array>>, settings: CorpusSettings = {}) {
    this.base = realpathSync(mkdtempSync(join(tmpdir(), "redctx-restore-")));
    onTestFinished(() => rmSync(this.base, { recursive: true, force: true }));
    this.root = join(this.base, "kb");
    mkdirSync(this.root);
    for (const [path, content] of Object.entries(files)) this.write(path, content);
    this.write(".agent-context-redactor.toml", settings.config ?? PEOPLE);
    this.opened = openLibrary({
      root: this.root,
      mode: settings.mode ?? "strict",
      placeholder: settings.placeholder,
      includePrivate: false,
      environment: { REDACTED_CONTEXT_SALT: "test-salt" },
      baseline: BASELINE,
      neutralWords: NEUTRAL_WORDS,
    });
  }

  write(path: string, content: string | Uint8Array): void {
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    writeFileSync(join(this.root, path), content);
  }

  /** What an agent would read. */
  redact(text: string): string {
    return String(this.opened.library.redactText(Raw.of(text)).text);
  }

  async rehydrate(draft: string | Uint8Array, choose: Choice = ALL): Promise<{ bytes: Buffer; report: Rehydrated }> {
    const bytes = typeof draft === "string" ? Buffer.from(draft) : draft;
    const files = [{ path: "draft.md", draft: draftOf("draft.md", bytes) }];
    const [report] = await rehydrate(this.opened.corpus, files, choose, noLimits());
    if (report === undefined) throw new Error("NOTHING");
    return { bytes: Buffer.from(restoredBytes(report.draft, report.restored)), report };
  }

  /** The restored text of a draft in UTF-8. */
  async textOf(draft: string, choose: Choice = ALL): Promise<string> {
    return (await this.rehydrate(draft, choose)).bytes.toString();
  }
}

export function noLimits(): Budget {
  const none = Number.POSITIVE_INFINITY;
  return new Budget({ maxEntries: none, maxRawBytesPerFile: none, maxTotalRawBytes: none });
}
