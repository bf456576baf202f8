// A library on a temporary folder, and the desks of an agent and of the operator at it.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { BASELINE, NEUTRAL_WORDS } from "../../detectors/index.js";
import { type Code, codeOf } from "../../src/boundary/failure.js";
import { DEFAULT_LIMITS, type Limits } from "../../src/config/limits.js";
import { DEFAULT_SERVER_SETTINGS, type ServerSettings } from "../../src/config/server-settings.js";
import type { Mode } from "../../src/core/detector.js";
import { Receipt } from "../../src/core/receipt.js";
import type { Inspection } from "../../src/library/inspection.js";
import type { Library } from "../../src/library/library.js";
import { openLibrary } from "../../src/library/open-library.js";
import { type Audience, agentUnder, type Desk, OPERATOR } from "../../src/query/desk.js";
import { Budget, type CallLimits } from "../../src/source/budget.js";

export const AGENT: Audience = agentUnder(DEFAULT_SERVER_SETTINGS);
export { OPERATOR };

export interface OpenSettings {
  readonly config?: string;
  readonly mode?: Mode;
  readonly limits?: Partial<Limits>;
  readonly server?: Partial<ServerSettings>;
  /** Variables beside the salt. */
  readonly environment?: NodeJS.ProcessEnv;
}

/** A root `kb` with the given files in a temporary folder `base`, opened with the salt `test-salt`. */
export function openFolder(
  files: Readonly<Record<string, string | Uint8Array>>,
  { config = "", mode = "strict", limits = {}, server = {}, environment = {} }: OpenSettings = {},
): { readonly base: string; readonly root: string; readonly library: Library; readonly inspection: Inspection } {
  const base = realpathSync(mkdtempSync(join(tmpdir(), "redctx-query-")));
  onTestFinished(() => rmSync(base, { recursive: true, force: true }));
  const root = join(base, "kb");
  mkdirSync(root);
  for (const [path, content] of Object.entries(files)) place(join(root, path), content);
  if (config !== "") place(join(root, ".agent-context-redactor.toml"), config);
  const { library, inspection } = openLibrary({
    root,
    mode,
    includePrivate: false,
    environment: { REDACTED_CONTEXT_SALT: "test-salt", ...environment },
    baseline: BASELINE,
    neutralWords: NEUTRAL_WORDS,
    limits,
    server,
  });
  return { base, root, library, inspection };
}

export function place(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** The desk of one new call. */
export function deskAt(library: Library, audience: Audience = AGENT, limits: Partial<CallLimits> = {}): Desk {
  const budget = new Budget({ ...DEFAULT_LIMITS, ...limits });
  return { library, budget, receipt: new Receipt(library.profile), audience };
}

/** The code of the failure of a query; `none` if it did not fail. */
export async function codeFrom(query: Promise<unknown>): Promise<Code | "none"> {
  try {
    await query;
    return "none";
  } catch (error) {
    return codeOf(error);
  }
}
