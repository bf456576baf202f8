// A GitHub on loopback with the real wire format, and a note of every request that reached it.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request as it arrived. */
export interface Seen {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage["headers"];
  /** What was answered. */
  status: number;
}

/** What a route does with a request. It answers, or gives the next route its turn by returning false. */
export type Route = (request: Seen, response: ServerResponse, fake: FakeGithub) => void | false | Promise<void>;

export interface FakeComment {
  readonly body?: unknown;
  readonly user?: unknown;
  readonly created_at?: unknown;
}

const OWNER = "quillhaven";
const REPO = "ferry-ledger";

/** An issue as GitHub sends it, with the fields that are given in the place of ordinary ones. */
export function wireIssue(number: number, given: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    url: `https://api.github.test/repos/${OWNER}/${REPO}/issues/${number}`,
    repository_url: `https://api.github.test/repos/${OWNER}/${REPO}`,
    html_url: `https://github.test/${OWNER}/${REPO}/issues/${number}`,
    id: 90_000 + number,
    node_id: "I_kwDOAAAAAA",
    number,
    title: `issue ${number}`,
    user: { login: "oriel-v", id: 7, type: "User", site_admin: false },
    labels: [],
    state: "open",
    state_reason: null,
    locked: false,
    assignee: null,
    assignees: [],
    milestone: null,
    comments: 0,
    created_at: "2026-03-14T09:26:53Z",
    updated_at: "2026-05-01T10:00:00Z",
    closed_at: null,
    author_association: "MEMBER",
    active_lock_reason: null,
    body: `text of ${number}`,
    ...given,
  };
}

export function pullRequest(number: number): Record<string, unknown> {
  return wireIssue(number, { title: `pull ${number}`, pull_request: { url: "https://api.github.test/pulls/1" } });
}

export class FakeGithub {
  readonly requests: Seen[] = [];
  /** Issues and pull requests in the order of the list. */
  issues: Record<string, unknown>[] = [];
  /** Comments by number of the issue. */
  comments = new Map<number, FakeComment[]>();
  /** Asked before the ordinary routes. */
  first: Route = () => false;
  readonly #server: Server;

  private constructor(
    readonly owner: string,
    readonly repo: string,
  ) {
    this.#server = createServer((incoming, response) => void this.#answer(incoming, response));
  }

  static async start(owner = OWNER, repo = REPO): Promise<FakeGithub> {
    const fake = new FakeGithub(owner, repo);
    await new Promise<void>((resolve) => fake.#server.listen(0, "127.0.0.1", resolve));
    return fake;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Status and path of every request so far. */
  get log(): string[] {
    return this.requests.map(({ status, path }) => `${status} ${path}`);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** A page of a list, with its links. */
  page(
    request: Seen,
    response: ServerResponse,
    all: readonly unknown[],
    wrap = (items: readonly unknown[]): unknown => items,
  ): void {
    const size = Number(request.query.get("per_page") ?? 30);
    const page = Number(request.query.get("page") ?? 1);
    const last = Math.max(1, Math.ceil(all.length / size));
    const link = (number: number, relation: string) => {
      const query = new URLSearchParams(request.query);
      query.set("page", String(number));
      return `<${this.url}${request.path}?${query}>; rel="${relation}"`;
    };
    const links = page < last ? [link(page + 1, "next"), link(last, "last")] : [];
    if (page > 1) links.unshift(link(page - 1, "prev"), link(1, "first"));
    if (links.length > 0) response.setHeader("link", links.join(", "));
    this.json(request, response, wrap(all.slice((page - 1) * size, page * size)));
  }

  /** JSON with a tag; 304 if the request names that tag. */
  json(request: Seen, response: ServerResponse, value: unknown, status = 200): void {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    const etag = `W/"${Buffer.from(text).toString("base64url").slice(0, 16)}${text.length}"`;
    if (status === 200 && request.headers["if-none-match"] === etag) {
      this.end(request, response, 304, "");
      return;
    }
    if (status === 200) response.setHeader("etag", etag);
    response.setHeader("content-type", "application/json; charset=utf-8");
    this.end(request, response, status, text);
  }

  end(request: Seen, response: ServerResponse, status: number, text: string): void {
    request.status = status;
    response.statusCode = status;
    response.end(text);
  }

  async #answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? "/", this.url);
    const request: Seen = { path: url.pathname, query: url.searchParams, headers: incoming.headers, status: 0 };
    this.requests.push(request);
    if ((await this.first(request, response, this)) !== false) return;
    this.#route(request, response);
  }

  #route(request: Seen, response: ServerResponse): void {
    const { path, query } = request;
    const base = `/repos/${this.owner}/${this.repo}/issues`;
    const state = query.get("state") ?? "open";
    const inState = this.issues.filter((issue) => state === "all" || issue["state"] === state);
    const [, number, comments] =
      /^\/(\d+)(\/comments)?$/.exec(path.startsWith(base) ? path.slice(base.length) : "") ?? [];
    const issue = this.issues.find((one) => String(one["number"]) === number);
    if (path === base) this.page(request, response, inState);
    else if (path === "/search/issues") this.page(request, response, this.issues, asFound);
    else if (issue === undefined) this.json(request, response, { message: "Not Found", documentation_url: "" }, 404);
    else if (comments === undefined) this.json(request, response, issue);
    else this.page(request, response, this.comments.get(Number(number)) ?? []);
  }
}

function asFound(items: readonly unknown[]): unknown {
  return { total_count: items.length, incomplete_results: false, items };
}
