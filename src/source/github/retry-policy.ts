// When a request is tried again, and after how long: 502, 503 and limits of rate, at most twice, and never longer than the call may take.
import type { Octokit } from "@octokit/rest";

const MOST_RETRIES = 2;

/** Longest wait before another try, in seconds. */
const LONGEST_WAIT = 60;

/** Statuses that pass by themselves. A limit of rate that GitHub words as secondary, or counts down to 0, is the throttling plug-in's. */
const PASSING = [429, 502, 503];

/** A plug-in that decides, to be placed under the retrying one, and the options of both of Octokit's. `second` in milliseconds. */
export function retryPolicy(second: number) {
  const onLimit = (after: number, options: object, _octokit: unknown, retries: number) =>
    retries < MOST_RETRIES && after <= patienceOf(options);
  return {
    decide,
    options: {
      // The retrying plug-in would go by its own list; it only carries out what is decided here.
      retry: { doNotRetry: Array.from({ length: 200 }, (_, at) => 400 + at), retryAfterBaseValue: second },
      throttle: { onRateLimit: onLimit, onSecondaryRateLimit: onLimit, retryAfterBaseValue: second },
    },
  };
}

function decide(octokit: Pick<Octokit, "hook">): void {
  octokit.hook.error("request", (error, options) => {
    if (!("response" in error) || !PASSING.includes(error.status) || isThrottled(error)) throw error;
    const tries = Number(options.request["retryCount"] ?? 0);
    const asked = Number(error.response?.headers["retry-after"]);
    const after = Number.isFinite(asked) && asked >= 0 ? asked : (tries + 1) ** 2;
    if (tries < MOST_RETRIES && after <= patienceOf(options)) {
      Object.assign(error.request, { request: { ...error.request.request, retries: MOST_RETRIES, retryAfter: after } });
    }
    throw error;
  });
}

function isThrottled(error: {
  readonly message: string;
  readonly response?: { readonly headers: object } | undefined;
}): boolean {
  const headers: Readonly<Record<string, unknown>> = { ...error.response?.headers };
  return /\bsecondary rate\b/i.test(error.message) || headers["x-ratelimit-remaining"] === "0";
}

/** Seconds that a request may still wait. */
function patienceOf(options: object): number {
  const given: unknown = "request" in options ? options.request : undefined;
  const patience = typeof given === "object" && given !== null && "patience" in given ? Number(given.patience) : 0;
  return Math.min(LONGEST_WAIT, patience);
}
