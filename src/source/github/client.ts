// Asks one repository's host, with a bounded number of tries. The packages for it are loaded with the first request.
import { Failure } from "../../boundary/failure.js";
import type { Budget } from "../budget.js";
import { boundedFetch } from "./bounded-fetch.js";
import { parseWire } from "./json.js";
import { nextPage } from "./link.js";
import { dispatcherFor } from "./network.js";
import { loadPackages, type Packages } from "./packages.js";
import { type Repository, RequestRefused } from "./repository.js";
import { retryPolicy } from "./retry-policy.js";

/** What is asked for: a path below the repository or the host with its parameters, or the address of a next page. */
export type WireRequest =
  | {
      readonly route: "issues" | "issue" | "comments" | "search";
      readonly parameters: Readonly<Record<string, string | number>>;
    }
  | { readonly address: string };

const ROUTES = {
  issues: "GET /repos/{owner}/{repo}/issues",
  issue: "GET /repos/{owner}/{repo}/issues/{issue_number}",
  comments: "GET /repos/{owner}/{repo}/issues/{issue_number}/comments",
  search: "GET /search/issues",
} as const;

/** An answer: what it holds, or that it is still what its tag stands for. */
export type Reply =
  | {
      readonly changed: true;
      readonly data: unknown;
      readonly etag: string | undefined;
      /** Address of the next page of a list. */
      readonly next: string | "foreign" | null;
    }
  | { readonly changed: false };

/** How long things take; tests are in a hurry. */
export interface Pace {
  /** Most milliseconds of one request. */
  readonly request: number;
  /** Milliseconds that stand for a second of waiting before another try. */
  readonly second: number;
}

export const PACE: Pace = { request: 30_000, second: 1_000 };

type Asking = InstanceType<Packages["Octokit"]>["request"];

export class GithubClient {
  readonly #repository: Repository;
  readonly #environment: NodeJS.ProcessEnv;
  readonly #pace: Pace;
  #asking: Promise<Asking> | undefined;

  constructor(repository: Repository, environment: NodeJS.ProcessEnv, pace: Pace = PACE) {
    this.#repository = repository;
    this.#environment = environment;
    this.#pace = pace;
  }

  /**
   * One answer. `etag` is the tag of what is held already. Throws RequestRefused, GITHUB_UNREACHABLE, GITHUB_CERTIFICATE, GITHUB_TOO_LARGE,
   * GITHUB_INVALID_RESPONSE, CANCELLED or DEADLINE.
   */
  async get(request: WireRequest, etag: string | undefined, budget: Budget): Promise<Reply> {
    budget.check();
    const stop = stopOf(budget);
    try {
      const answer = await Promise.race([this.#ask(request, etag, stop, budget), abandoned(stop)]);
      const { status, headers, data } = answer;
      if (status !== 200) throw new RequestRefused(status);
      const text = typeof data === "string" ? data : "";
      budget.chargeStream(text.length);
      const next = nextPage(headers.link, new URL(this.#repository.apiUrl).origin);
      return { changed: true, data: parseWire(text), etag: headers.etag, next };
    } catch (error) {
      budget.check();
      if (statusOf(error) === 304 && etag !== undefined) return { changed: false };
      throw ownFailure(error);
    }
  }

  async #ask(request: WireRequest, etag: string | undefined, signal: AbortSignal, budget: Budget) {
    this.#asking ??= this.#connect();
    const asking = await this.#asking;
    const { owner, name: repo } = this.#repository;
    const settings = {
      headers: etag === undefined ? {} : { "if-none-match": etag },
      request: { signal, patience: budget.millisecondsLeft / this.#pace.second },
    };
    if ("address" in request) return asking({ ...settings, method: "GET", url: request.address });
    // Told as a string, since parameters come from several callers; Octokit puts them into the address, encoded.
    const route: string = ROUTES[request.route];
    return asking(route, { ...scopeOf(request, owner, repo), ...request.parameters, ...settings });
  }

  async #connect(): Promise<Asking> {
    const { Octokit, retry, throttling, undici } = await loadPackages();
    const { apiUrl, credential } = this.#repository;
    const dispatcher = dispatcherFor(undici, this.#environment);
    const fetch = boundedFetch({
      origin: new URL(apiUrl).origin,
      credential,
      network: { fetch: undici.fetch, dispatcher },
      requestMilliseconds: this.#pace.request,
    });
    const { decide, options } = retryPolicy(this.#pace.second);
    const silent = { debug() {}, info() {}, warn() {}, error() {} };
    // The plug-ins wrap a request in this order, the last outermost.
    const Client = Octokit.plugin(throttling, decide, retry);
    return new Client({ baseUrl: apiUrl, log: silent, request: { fetch, log: silent }, ...options }).request;
  }
}

/** Parameters that a route takes from the repository; a search has none, its query holds them. */
function scopeOf({ route }: Exclude<WireRequest, { address: string }>, owner: string, repo: string) {
  return route === "search" ? {} : { owner, repo };
}

/** Aborted when the caller gives up or its time is over. */
function stopOf({ signal, millisecondsLeft }: Budget): AbortSignal {
  const signals = signal === undefined ? [] : [signal];
  if (Number.isFinite(millisecondsLeft)) signals.push(AbortSignal.timeout(Math.ceil(millisecondsLeft)));
  return AbortSignal.any(signals);
}

/** A wait before another try does not hear the signal itself. */
function abandoned(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(new Failure("DEADLINE")), { once: true });
  });
}

function statusOf(error: unknown): number | undefined {
  const status = error instanceof Error && "status" in error ? error.status : undefined;
  return typeof status === "number" ? status : undefined;
}

/** Octokit wraps what its `fetch` throws into an error with status 500; whatever is not known is withheld. */
function ownFailure(error: unknown): Error {
  if (error instanceof Failure || error instanceof RequestRefused) return error;
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Failure) return cause;
  const status = statusOf(error);
  return status === undefined ? new Failure("GITHUB_UNREACHABLE") : new RequestRefused(status);
}
