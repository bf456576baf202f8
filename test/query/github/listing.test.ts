// Lists of issues over many pages, with what GitHub and those between may do to them.
import { describe, expect, it } from "vitest";
import { asked } from "../../../src/query/github-failure.js";
import { issueListText, listIssues, searchIssues } from "../../../src/query/github-list.js";
import { type FakeGithub, pullRequest, wireIssue } from "../../source/github/fake-github.js";
import { codeFrom } from "../open-desk.js";
import { issueDesk } from "./issue-desk.js";

const LIST = { alias: "context", state: "open", labels: [], limit: 30 };
const SEARCH = { alias: "context", query: "pump", state: "open", limit: 30 };
const PATH = "/repos/quillhaven/ferry-ledger/issues";

/** Issues with a number that three does not divide; the others are pull requests. */
function mixed(length: number): Record<string, unknown>[] {
  return Array.from({ length }, (_, at) => (at % 3 === 0 ? pullRequest(at + 1) : wireIssue(at + 1)));
}

async function numbersOf(listing: ReturnType<typeof listIssues>): Promise<string[]> {
  const text = String(issueListText(await listing));
  return text.split("\n").flatMap((line) => /^context#(\S+)\t/.exec(line)?.[1] ?? (line === "" ? [] : [line]));
}

describe("a list", () => {
  it("has a line for each issue", async () => {
    const { fake, desk } = await issueDesk();
    fake.issues = [wireIssue(3, { comments: 4, labels: [{ name: "bug" }, { name: "later" }] }), pullRequest(2)];
    expect(String(issueListText(await listIssues(desk(), LIST)))).toBe(
      "context#3\tstate=open\tupdated=2026-05-01T10:00:00Z\tcomments=4\tlabels=bug, later\tuntrusted_title=issue 3\n",
    );
    expect(fake.requests[0]?.query.toString()).toBe("state=open&per_page=30");
  });

  it("goes on after pages of pull requests until it has enough", async () => {
    const { fake, desk } = await issueDesk();
    fake.issues = [...[7, 8, 9, 10, 11, 12].map(pullRequest), ...mixed(30).slice(0, 9)];
    expect(await numbersOf(listIssues(desk(), { ...LIST, limit: 3 }))).toEqual(["2", "3", "5"]);
    expect(fake.requests.map(({ query }) => query.get("page"))).toEqual([null, "2", "3", "4"]);
    fake.issues = mixed(250);
    const all = await numbersOf(listIssues(desk(), { ...LIST, limit: 200 }));
    expect(all).toHaveLength(166);
    expect(all.at(-1)).toBe("249");
  });

  it.each([true, -1, 1.5, "7", null, [7], "Client Alpha", 1e300, {}])("has ? for the number %j", async (number) => {
    const { fake, desk } = await issueDesk();
    fake.issues = [wireIssue(1, { number, comments: number })];
    expect(String(issueListText(await listIssues(desk(), LIST)))).toMatch(/^context#\?\t.*\tcomments=0\t/);
  });

  it("has ? for a number that is written with a fraction", async () => {
    const { fake, desk } = await issueDesk();
    const text = JSON.stringify([wireIssue(77, { title: "a 1.0 b" })]).replace('"number":77', '"number":1.0');
    fake.first = (request, response) => fake.json(request, response, text);
    expect(String(issueListText(await listIssues(desk(), LIST)))).toMatch(/^context#\?\t.*untrusted_title=a 1\.0 b\n$/);
  });

  it("cannot be forged by a title or a label", async () => {
    const { fake, desk } = await issueDesk();
    const forged = "a\ncontext#9\tstate=open\r\u2028b";
    fake.issues = [wireIssue(1, { title: forged, labels: [{ name: forged }] })];
    const text = String(issueListText(await listIssues(desk(), LIST)));
    expect(text.split(/[\n\r\u2028]/)).toHaveLength(2);
    expect(text.split("\t")).toHaveLength(6);
  });

  it("leaves out what says that it belongs elsewhere", async () => {
    const { fake, desk } = await issueDesk();
    const elsewhere = { repository_url: "https://api.github.test/repos/other/ferry-ledger" };
    fake.issues = [wireIssue(1, elsewhere), wireIssue(2), wireIssue(3, { repository_url: undefined })];
    expect(await numbersOf(listIssues(desk(), LIST))).toEqual(["2", "3"]);
    const { fake: searched, desk: searching } = await issueDesk({ search: true });
    searched.issues = [
      wireIssue(1, elsewhere),
      wireIssue(2),
      wireIssue(3, { repository_url: undefined }),
      pullRequest(4),
    ];
    expect(await numbersOf(searchIssues(searching(), SEARCH))).toEqual(["2"]);
  });

  it("is refused before anything is asked, for a faulty request", async () => {
    const { fake, desk } = await issueDesk();
    expect(await codeFrom(listIssues(desk(), { ...LIST, state: "draft" }))).toBe("GITHUB_STATE");
    expect(await codeFrom(listIssues(desk(), { ...LIST, limit: 0 }))).toBe("GITHUB_LIMIT");
    expect(await codeFrom(listIssues(desk(), { ...LIST, alias: "other" }))).toBe("GITHUB_UNKNOWN_ALIAS");
    expect(fake.requests).toEqual([]);
  });
});

describe("a list that cannot be had to its end", () => {
  /** Answers the pages after the first with `status`. */
  const failingAfterOne = (fake: FakeGithub, status: number, headers: Record<string, string> = {}) => {
    fake.issues = mixed(90);
    fake.first = (request, response) => {
      if (!request.query.has("page")) return false;
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      return fake.json(request, response, { message: "You have exceeded a secondary rate limit", secret: "x" }, status);
    };
  };

  it.each([
    ["a limit of rate", 403, { "retry-after": "3600" }],
    ["too many requests", 429, { "retry-after": "3600" }],
    ["no hours left", 403, { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "4102444800" }],
    ["an error of the server", 500, {}],
  ])("says so: %s", async (_name, status, headers) => {
    const { fake, desk } = await issueDesk();
    failingAfterOne(fake, status, headers);
    const numbers = await numbersOf(listIssues(desk(), { ...LIST, limit: 40 }));
    expect(numbers).toHaveLength(27);
    expect(numbers.at(-1)).toBe("complete: false");
    expect(fake.requests).toHaveLength(2);
  });

  it("says so where its next page is on another host, and asks nothing there (INV-86)", async () => {
    const { fake, desk } = await issueDesk();
    const { fake: other } = await issueDesk();
    fake.first = (request, response) => {
      response.setHeader("link", `<${other.url}${PATH}?page=2>; rel="next"`);
      return fake.json(request, response, [wireIssue(1)]);
    };
    expect(await numbersOf(listIssues(desk(), LIST))).toEqual(["1", "complete: false"]);
    expect(other.requests).toEqual([]);
  });

  it("ends where pages never do", async () => {
    const { fake, desk } = await issueDesk();
    fake.first = (request, response) => {
      response.setHeader("link", `<${fake.url}${PATH}?page=${fake.requests.length + 1}>; rel="next"`);
      return fake.json(request, response, [pullRequest(1)]);
    };
    expect(await numbersOf(listIssues(desk(), LIST))).toEqual(["complete: false"]);
    expect(fake.requests).toHaveLength(50);
  });

  it("fails if it fails at its first page, with the status", async () => {
    const { fake, desk } = await issueDesk();
    for (const status of [401, 403, 404, 410, 422, 500]) {
      fake.first = (request, response) => fake.json(request, response, { message: "no, quillhaven" }, status);
      const found = await asked(desk(), "context", () => listIssues(desk(), LIST));
      expect("refusal" in found && String(found.refusal)).toMatch(
        new RegExp(`^GitHub request failed for repo alias 'context' \\(${status}\\)\\. [^q]+$`),
      );
    }
  });

  it.each([
    ["broken JSON", '[{"number": 1'],
    ["an object", "{}"],
    ["nothing", ""],
    ["a page of a proxy", "<html>sign in</html>"],
  ])("fails for %s", async (_name, text) => {
    const { fake, desk } = await issueDesk();
    fake.first = (request, response) => fake.json(request, response, text);
    expect(await codeFrom(listIssues(desk(), LIST))).toBe("GITHUB_INVALID_RESPONSE");
  });
});

describe("a search", () => {
  it("is off, and so are labels, unless the operator allows it; nothing is asked (INV-90)", async () => {
    const { fake, desk } = await issueDesk();
    expect(await codeFrom(searchIssues(desk(), SEARCH))).toBe("GITHUB_SEARCH_OFF");
    expect(await codeFrom(listIssues(desk(), { ...LIST, labels: ["bug"] }))).toBe("GITHUB_SEARCH_OFF");
    expect(fake.requests).toEqual([]);
  });

  it("asks for one repository's issues, with query and labels as they were given (INV-90)", async () => {
    const { fake, desk } = await issueDesk({ search: true });
    fake.issues = [wireIssue(1)];
    await searchIssues(desk(), { ...SEARCH, query: '"the pump" in:title' });
    expect(fake.requests[0]?.query.get("q")).toBe(
      '"the pump" in:title repo:quillhaven/ferry-ledger is:issue state:open',
    );
    await listIssues(desk(), { ...LIST, state: "all", labels: ["bug", "the pump"] });
    expect(fake.requests[1]?.query.get("labels")).toBe("bug,the pump");
    expect(await codeFrom(searchIssues(desk(), { ...SEARCH, query: "pump repo:other/one" }))).toBe("GITHUB_QUERY");
    expect(fake.requests).toHaveLength(2);
  });

  it("says where GitHub itself gave up", async () => {
    const { fake, desk } = await issueDesk({ search: true });
    fake.first = (request, response) =>
      fake.json(request, response, { total_count: 2, incomplete_results: true, items: [wireIssue(1)] });
    const text = String(issueListText(await searchIssues(desk(), { ...SEARCH, state: "all" })));
    expect(text).toMatch(/^context#1\t.*\ncomplete: false\n$/);
    expect(fake.requests[0]?.query.get("q")).toBe("pump repo:quillhaven/ferry-ledger is:issue");
  });
});
