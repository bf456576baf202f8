// What is told of a call to whoever keeps a log of what leaves: a name of ours, a code, ids, counts and a size.
import type { Code } from "../boundary/failure.js";
import type { Receipt } from "../core/receipt.js";
import type { Served } from "../query/served.js";

/** How a call ended: `OK`, the code of the failure, or `ARGUMENTS` for arguments that do not fit. */
export type Outcome = Code | "OK" | "ARGUMENTS";

export interface CallRecord {
  /** Name of a tool, or a method for resources. */
  readonly tool: string;
  readonly outcome: Outcome;
  /** Path ids in the answer, each once, and how many there are beyond those. */
  readonly ids: readonly string[];
  readonly idsLeftOut: number;
  readonly counts: Readonly<Record<string, number>>;
  /** UTF-8 bytes of the result as JSON; 0 where an error answers. */
  readonly bytes: number;
}

/** Keeps the record of an answer before it leaves. If it throws, nothing leaves. */
export type Recorder = (call: CallRecord) => void;

/** The record of one call. */
export function recordOf(
  tool: string,
  outcome: Outcome,
  { served, receipt, result }: { readonly served: Served; readonly receipt: Receipt; readonly result?: object },
): CallRecord {
  const { counts_by_category: counts } = receipt.toJSON();
  const bytes = result === undefined ? 0 : Buffer.byteLength(JSON.stringify(result));
  return { tool, outcome, ids: served.ids, idsLeftOut: served.leftOut, counts, bytes };
}
