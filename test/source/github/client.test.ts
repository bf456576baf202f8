// One request and what may happen to it: tries, redirects, slow and large answers, proxies, certificates, and the token in none of it.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { codeOf } from "../../../src/boundary/failure.js";
import { Budget } from "../../../src/source/budget.js";
import { GithubClient, type Reply } from "../../../src/source/github/client.js";
import { RequestRefused } from "../../../src/source/github/repository.js";
import { FakeGithub, type Route, wireIssue } from "./fake-github.js";

const TOKEN = ["gh", "p_", "Mv2".repeat(12)].join("");
const ISSUE = { route: "issue", parameters: { issue_number: 12 } } as const;
const LIMITS = { maxEntries: 1, maxRawBytesPerFile: 1, maxTotalRawBytes: 1e9, maxSeconds: 20 };

interface Given {
  readonly route?: Route;
  readonly requestMilliseconds?: number;
  readonly environment?: NodeJS.ProcessEnv;
  readonly apiUrl?: string;
  readonly maxSeconds?: number;
  readonly signal?: AbortSignal;
}

/** A fake, and one request to it. A second of waiting lasts a millisecond. */
async function asking({ route, requestMilliseconds = 5_000, environment = {}, apiUrl, ...given }: Given) {
  const fake = await FakeGithub.start();
  onTestFinished(() => fake.stop());
  fake.issues = [wireIssue(12)];
  if (route !== undefined) fake.first = route;
  const credential = { authorization: () => `Bearer ${TOKEN}` };
  const repository = { owner: fake.owner, name: fake.repo, apiUrl: apiUrl ?? fake.url, credential };
  const client = new GithubClient(repository, environment, { request: requestMilliseconds, second: 1 });
  const budget = () => new Budget({ ...LIMITS, maxSeconds: given.maxSeconds ?? LIMITS.maxSeconds }, given.signal);
  return { fake, ask: (etag?: string) => client.get(ISSUE, etag, budget()) };
}

/** What an asking came to: the code or status of its failure, or `none`. No failure holds the token. */
async function outcomeOf(asked: Promise<Reply>): Promise<string> {
  try {
    await asked;
    return "none";
  } catch (error) {
    const shown =
      error instanceof Error ? [error.message, error.stack, JSON.stringify(error), String(error.cause)] : [];
    expect(shown.join("\n")).not.toContain(TOKEN.slice(4));
    return error instanceof RequestRefused ? String(error.status) : codeOf(error);
  }
}

/** Fails the first times with a status and headers, then lets the fake answer. */
function failing(times: number, status: number, headers: Record<string, string> = {}, message = "busy"): Route {
  return (request, response, fake) => {
    if (fake.requests.length > times) return false;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    return fake.json(request, response, { message }, status);
  };
}

describe("tries (INV-88)", () => {
  const secondary = "You have exceeded a secondary rate limit. Please wait.";
  it.each([
    ["502, then an answer", failing(1, 502), "none", 2],
    ["503 twice, then an answer", failing(2, 503, { "retry-after": "2" }), "none", 3],
    ["503 for ever", failing(99, 503), "503", 3],
    ["503 for longer than the call may take", failing(99, 503, { "retry-after": "900" }), "503", 1],
    ["429 with a wait", failing(1, 429, { "retry-after": "1" }), "none", 2],
    ["a secondary limit", failing(1, 403, { "retry-after": "1" }, secondary), "none", 2],
    ["a secondary limit for ever", failing(99, 403, { "retry-after": "1" }, secondary), "403", 3],
    ["a secondary limit for long", failing(99, 403, { "retry-after": "900" }, secondary), "403", 1],
    ["401", failing(99, 401), "401", 1],
    ["403", failing(99, 403), "403", 1],
    ["404", failing(99, 404), "404", 1],
    ["410", failing(99, 410), "410", 1],
    ["422", failing(99, 422), "422", 1],
    ["500", failing(99, 500), "500", 1],
  ])("%s", async (_name, route, outcome, requests) => {
    const { fake, ask } = await asking({ route });
    expect(await outcomeOf(ask())).toBe(outcome);
    expect(fake.requests).toHaveLength(requests);
  });
});

describe("a tag", () => {
  it("is sent, and a 304 is an answer", async () => {
    const { fake, ask } = await asking({});
    const first = await ask();
    expect(first).toMatchObject({ changed: true, data: { number: 12 } });
    expect(await ask(first.changed ? first.etag : "")).toEqual({ changed: false });
    expect(fake.log.map((line) => line.slice(0, 3))).toEqual(["200", "304"]);
  });

  it("is not what an unasked 304 answers", async () => {
    const { ask } = await asking({ route: (request, response, fake) => fake.end(request, response, 304, "") });
    expect(await outcomeOf(ask())).toBe("304");
  });

  it("does not stand for an answer while GitHub is away (INV-89)", async () => {
    const { fake, ask } = await asking({});
    const first = await ask();
    await fake.stop();
    expect(await outcomeOf(ask(first.changed ? first.etag : ""))).toBe("GITHUB_UNREACHABLE");
  });
});

describe("a redirect", () => {
  it("is followed on the same host", async () => {
    const { fake, ask } = await asking({
      route: (request, response, fake) => {
        if (!request.path.endsWith("/12")) return fake.json(request, response, wireIssue(12));
        response.setHeader("location", "/repositories/7/issues/5");
        return fake.end(request, response, 301, "");
      },
    });
    expect(await outcomeOf(ask())).toBe("none");
    expect(fake.log).toEqual(["301 /repos/quillhaven/ferry-ledger/issues/12", "200 /repositories/7/issues/5"]);
  });

  it("to another host is none, and the token does not go there (INV-86)", async () => {
    const { fake: other } = await asking({});
    const { ask } = await asking({
      route: (request, response, fake) => {
        response.setHeader("location", `${other.url}/repos/quillhaven/ferry-ledger/issues/12`);
        return fake.end(request, response, 301, "");
      },
    });
    expect(await outcomeOf(ask())).toBe("301");
    expect(other.requests).toEqual([]);
  });

  it("in a circle ends", async () => {
    const { fake, ask } = await asking({
      route: (request, response, fake) => {
        response.setHeader("location", request.path);
        return fake.end(request, response, 302, "");
      },
    });
    expect(await outcomeOf(ask())).toBe("302");
    expect(fake.requests).toHaveLength(4);
  });
});

describe("an answer that does not come (INV-88)", () => {
  it("is given up after its time, also when it began", async () => {
    const { ask } = await asking({
      requestMilliseconds: 300,
      route: (_request, response) => void response.write('{"number":'),
    });
    expect(await outcomeOf(ask())).toBe("GITHUB_UNREACHABLE");
  });

  it("ends with the call's own time, and with the caller's patience", async () => {
    const { ask } = await asking({ maxSeconds: 0.3, route: () => {} });
    expect(await outcomeOf(ask())).toBe("DEADLINE");
    const abort = new AbortController();
    const { ask: cancelled } = await asking({
      signal: abort.signal,
      route: () => void setTimeout(() => abort.abort(), 50),
    });
    expect(await outcomeOf(cancelled())).toBe("CANCELLED");
  });

  it("is too large where more comes than was declared or than is taken", async () => {
    const { ask } = await asking({
      route: (_request, response) => {
        response.writeHead(200, { "content-type": "application/json" });
        const chunk = Buffer.alloc(1024 * 1024, 32);
        const more = () => void (response.destroyed || response.write(chunk, more));
        more();
      },
    });
    expect(await outcomeOf(ask())).toBe("GITHUB_TOO_LARGE");
  });

  it("is no answer where it is cut off, or no UTF-8", async () => {
    const { ask } = await asking({ route: (_request, response) => void response.destroy() });
    expect(await outcomeOf(ask())).toBe("GITHUB_UNREACHABLE");
    const { ask: odd } = await asking({
      route: (_request, response) => void response.end(Buffer.from([0x22, 0xff, 0x22])),
    });
    expect(await outcomeOf(odd())).toBe("GITHUB_INVALID_RESPONSE");
  });
});

describe("a proxy", () => {
  /** A proxy that notes whom it should connect to, and refuses. */
  async function proxy(): Promise<{ url: string; seen: string[] }> {
    const seen: string[] = [];
    const server: Server = createServer((request, response) => {
      seen.push(`${request.method} ${request.url}`);
      response.end();
    });
    server.on("connect", (request, socket) => {
      seen.push(`CONNECT ${request.url} ${JSON.stringify(request.headers)}`);
      socket.end("HTTP/1.1 502 Bad Gateway\r\n\r\n");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
  }

  it("is asked for a way to a host on https, without the token (INV-86)", async () => {
    const { url, seen } = await proxy();
    const { ask } = await asking({ apiUrl: "https://api.quillhaven.test", environment: { HTTPS_PROXY: url } });
    expect(await outcomeOf(ask())).toBe("GITHUB_UNREACHABLE");
    expect(seen.map((line) => line.split(" ", 2).join(" "))).toEqual(["CONNECT api.quillhaven.test:443"]);
    expect(seen.join()).not.toContain(TOKEN);
  });

  it("is passed by where no_proxy says so, and on the way to this machine", async () => {
    const { url, seen } = await proxy();
    const environment = { https_proxy: url, http_proxy: url, HTTP_PROXY: url, no_proxy: "quillhaven.test" };
    const { ask } = await asking({ apiUrl: "https://api.quillhaven.test", environment });
    expect(await outcomeOf(ask())).toBe("GITHUB_UNREACHABLE");
    const { ask: here } = await asking({ environment });
    expect(await outcomeOf(here())).toBe("none");
    expect(seen).toEqual([]);
  });
});

it("a file of certificates that is not there is told", async () => {
  const { fake, ask } = await asking({ environment: { SSL_CERT_FILE: "/nowhere/at-all.pem" } });
  expect(await outcomeOf(ask())).toBe("GITHUB_CERTIFICATE");
  expect(fake.requests).toEqual([]);
});
