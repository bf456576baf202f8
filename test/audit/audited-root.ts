// A private folder that is opened for an audit: closed to others, with a configuration, and with a neutral folder beside it.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { BASELINE, NEUTRAL_WORDS, ROW_FILES } from "../../detectors/index.js";
import { type AuditReport, type AuditRequest, audit } from "../../src/audit/audit.js";
import type { Check } from "../../src/audit/check.js";
import { DEFAULT_LIMITS } from "../../src/config/limits.js";
import { type OpenedLibrary, type OpenOptions, openLibrary } from "../../src/library/open-library.js";
import { Budget } from "../../src/source/budget.js";

export const CONFIG = `[redaction]
clients = ["Quillhaven Freight"]
people = ["Oriel Vantongeren"]
allow = ["Kanban"]
`;

/** Texts that no report may hold, whatever it says. */
export const NEVER_SAID = [
  "quillhaven",
  "oriel",
  "vantongeren",
  "kanban",
  "wexcombe",
  "lanternfish",
  "/tmp",
  "redctx-audit",
];

export class AuditedRoot {
  readonly base: string;
  readonly root: string;
  /** Where an agent would work. */
  readonly neutral: string;

  constructor(config: string | undefined = CONFIG) {
    this.base = realpathSync(mkdtempSync(join(tmpdir(), "redctx-audit-")));
    onTestFinished(() => rmSync(this.base, { recursive: true, force: true }));
    this.root = join(this.base, "wexcombe-harrow");
    this.neutral = join(this.base, "neutral");
    this.write("wexcombe-harrow/notes/lanternfish.md", "about boats\n");
    mkdirSync(this.neutral);
    if (config !== "") this.write("wexcombe-harrow/.agent-context-redactor.toml", config);
  }

  /** Writes a file below the base folder. */
  write(path: string, content: string): string {
    const place = join(this.base, path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, content);
    return place;
  }

  open(options: Partial<OpenOptions> = {}): OpenedLibrary {
    return openLibrary({
      root: this.root,
      mode: "strict",
      includePrivate: false,
      environment: { HOME: join(this.base, "home") },
      baseline: BASELINE,
      neutralWords: NEUTRAL_WORDS,
      ...options,
    });
  }

  audit(options: Partial<OpenOptions> = {}, request: Partial<AuditRequest> = {}): Promise<AuditReport> {
    const { summary, inspection } = this.open(options);
    return audit({
      summary,
      inspection,
      budget: new Budget(DEFAULT_LIMITS),
      families: ROW_FILES,
      forOperator: true,
      workingFolder: this.neutral,
      ...request,
    });
  }
}

/** The check of a name. */
export function named({ checks }: AuditReport, name: string): Check {
  const found = checks.find((check) => check.name.toString() === name);
  if (found === undefined) throw new Error(`no check ${name}`);
  return found;
}

/** `STATUS detail` of the check of a name. */
export function said(report: AuditReport, name: string): string {
  const { status, detail } = named(report, name);
  return `${status} ${detail}`;
}
