// Progress of a call, told to a client that gave a token for it: rising, and not more often than anyone reads.
import type { ServerContext } from "@modelcontextprotocol/server";
import type { Count } from "../core/quantity.js";

/** Tells how much is done, and of how much if that is known. */
export type Progress = (done: Count, total?: Count) => void;

/** Shortest time, in ms, between two notices of one call. */
const INTERVAL_MS = 100;

/** The progress of one request. `stop` ends it: nothing is told of a request that has its answer. */
export function progressOf({ mcpReq }: ServerContext): { readonly progress: Progress; readonly stop: () => void } {
  const progressToken = mcpReq._meta?.progressToken;
  let told = -1;
  let nextAt = 0;
  let stopped = progressToken === undefined;
  const progress: Progress = (done, total) => {
    const now = performance.now();
    if (stopped || mcpReq.signal.aborted || progressToken === undefined || done <= told) return;
    if (now < nextAt && done !== total) return;
    told = done;
    nextAt = now + INTERVAL_MS;
    const params = { progressToken, progress: done, ...(total !== undefined && { total }) };
    // A notice that can no longer be sent is no loss.
    mcpReq.notify({ method: "notifications/progress", params }).catch(() => {});
  };
  const stop = () => {
    stopped = true;
  };
  return { progress, stop };
}
