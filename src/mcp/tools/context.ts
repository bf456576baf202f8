// What every tool works on, and the words that several tools share.
import type { Limits } from "../../config/limits.js";
import type { Corpus } from "../../library/corpus.js";
import type { Inspection } from "../../library/inspection.js";
import type { Library } from "../../library/library.js";
import type { OpenedLibrary } from "../../library/open-library.js";
import type { Summary } from "../../library/summary.js";
import type { WritePlace } from "../../library/write-place.js";
import { type Audience, agentUnder, type Desk } from "../../query/desk.js";
import { Budget } from "../../source/budget.js";
import type { Call } from "../define-tool.js";
import type { ArrayParameter, StringParameter } from "../parameters.js";

/** What the server was opened on. */
export interface ServerContext {
  /** What all of the following belongs to; asked for again before an answer leaves. */
  readonly opened: OpenedLibrary;
  readonly library: Library;
  readonly limits: Limits;
  readonly summary: Summary;
  readonly inspection: Inspection;
  readonly corpus: Corpus;
  /** Where documents may be written; undefined if nowhere. */
  readonly writes: WritePlace | undefined;
  /** Throws a Failure if what the call works on is no longer in force; asked before something is written. */
  readonly confirm: () => void | Promise<void>;
  readonly audience: Audience;
}

/** What calls work on while a library is in force. `confirm` throws a Failure once it is not. */
export function contextOf(opened: OpenedLibrary, confirm: ServerContext["confirm"] = () => {}): ServerContext {
  const { library, limits, summary, inspection, corpus, writes, server } = opened;
  return { opened, library, limits, summary, inspection, corpus, writes, confirm, audience: agentUnder(server) };
}

/** The desk of one call, with a budget of its own. */
export function deskOf({ context, receipt, signal, served }: Call<ServerContext>): Desk {
  const { maxEntries, maxRawBytesPerFile, maxTotalRawBytes, maxSeconds } = context.limits;
  const budget = new Budget({ maxEntries, maxRawBytesPerFile, maxTotalRawBytes, maxSeconds }, signal);
  return { library: context.library, budget, receipt, audience: context.audience, served };
}

/** A path parameter of which `what` says what it must name. */
export function pathParameter(what: string): StringParameter {
  return {
    type: "string",
    description: `${what}: an id from an earlier answer (@p_…, best), or a path relative to the root.`,
  };
}

export const PATHS = {
  type: "array",
  description: "Files or directories to look in: ids (@p_…) or paths relative to the root. Empty means everything.",
  default: [],
} as const satisfies ArrayParameter;

export const GLOBS = {
  type: "array",
  description: "Only files whose shown (redacted) path matches one of these; * also crosses /. Example: *.md",
  default: [],
} as const satisfies ArrayParameter;
