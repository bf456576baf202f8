// Marked values in every field that GitHub sends, every GitHub tool and command driven over real processes, and all bytes searched for them.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FakeGithub, pullRequest, wireIssue } from "../source/github/fake-github.js";
import { BODY, HIDDEN } from "./canary-folder.js";
import { leaksIn, type Marker } from "./markers.js";
import { LineServer, runRedctx, Stage } from "./programs.js";

const OWNER = "brackenhall-estates";
const REPO = "turnstone-ledger";
const LOGIN = "wheatear-osprey";
// Put together here, so that no scanner takes this file for a leak.
const TOKEN = ["gh", "p_", "Hn6".repeat(12)].join("");

/** What no answer may hold: values in texts, whose repository it is, who wrote, where it lies, and the token. */
const MARKERS: readonly Marker[] = [
  ...HIDDEN.filter(({ name }) => name !== "a term of a term file"),
  { name: "the owner", value: OWNER, parts: false },
  { name: "the repository", value: REPO, parts: false },
  { name: "a login", value: LOGIN },
  { name: "a field that is not shown", value: "sanderling curlew" },
  { name: "the token", value: TOKEN },
  { name: "a message of GitHub", value: "phalarope refusal" },
];

const marked = (name: string) => HIDDEN.find((marker) => marker.name === name)?.value ?? "";

let stage: Stage;
let fake: FakeGithub;

beforeAll(async () => {
  fake = await FakeGithub.start(OWNER, REPO);
  const person = marked("a person");
  const user = { login: LOGIN, name: person, html_url: `https://github.test/${LOGIN}` };
  const line = `${person} of ${marked("a client")}`;
  const everywhere = {
    title: line,
    body: `${BODY}\n<!-- ${person} -->\nsee ${OWNER}/${REPO}#3 by @${LOGIN}`.replaceAll("\n", "\r\n"),
    user,
    assignee: user,
    assignees: [user, user],
    closed_by: user,
    labels: [{ name: line, description: "sanderling curlew" }, person],
    milestone: { title: line, description: "sanderling curlew", creator: user },
    html_url: `https://github.test/${OWNER}/${REPO}/issues/1`,
    reactions: { url: "sanderling curlew" },
    repository_url: `https://api.github.test/repos/${OWNER}/${REPO}`,
  };
  fake.issues = [
    wireIssue(1, everywhere),
    wireIssue(2, { ...everywhere, state: line, state_reason: line, created_at: person, updated_at: person }),
    { ...pullRequest(3), ...everywhere, number: 3, pull_request: {} },
    wireIssue(4, { ...everywhere, number: person, comments: person }),
  ];
  fake.comments.set(1, [
    { body: everywhere.body, user, created_at: "2026-04-01T08:00:00Z" },
    { body: line, user: { login: person }, created_at: person },
  ]);
  const refusal = fake.first;
  fake.first = (request, response, given) => {
    if (request.path.endsWith("/404"))
      return fake.json(request, response, { message: `phalarope refusal ${person}` }, 404);
    if (request.path.endsWith("/500")) return fake.end(request, response, 200, `phalarope refusal ${person}`);
    return refusal(request, response, given);
  };
  stage = new Stage("kb", { REDACTED_CONTEXT_SALT: "test-salt", LEDGER_TOKEN: TOKEN });
  const names = (category: string) => JSON.stringify(marked(category));
  stage.write(
    "kb/.agent-context-redactor.toml",
    `[redaction]\npeople = [${names("a person")}, ${names("a person with accents")}]\nclients = [${names("a client")}]\norganizations = [${names("an organisation")}]\nterms = [${names("a term")}]\n[github]\nsearch = true\n[github.repos.context]\nowner = "${OWNER}"\nrepo = "${REPO}"\napi_url = "${fake.url}"\ntoken_env = "LEDGER_TOKEN"\n`,
  );
  stage.write("kb/note.md", `the issues of ${OWNER}/${REPO} and ${REPO.toUpperCase()}\n`);
});

afterAll(async () => {
  stage.remove();
  await fake.stop();
});

/** A term file is not configured here, so its one line of the text is no marker. */
describe.each([["strict"], ["balanced"]])("in %s mode", (mode) => {
  // INV-85, INV-86, INV-87
  it("no tool lets a marker out", async () => {
    const asked = fake.requests.length;
    const server = await LineServer.start(stage, ["--mode", mode]);
    await server.call("redctx_github_repos");
    await server.call("redctx_read", { path: "note.md" });
    await server.call("redctx_doctor");
    expect(fake.requests).toHaveLength(asked);
    const calls: [string, Record<string, unknown>][] = [
      ["list_issues", { state: "all" }],
      ["list_issues", { state: "all", labels: [marked("a person")] }],
      ["list_issues", { repo_alias: OWNER }],
      ["search_issues", { query: `"${marked("a person")}"`, state: "all" }],
      ["search_issues", { query: `repo:${OWNER}/${REPO}` }],
      ...[1, 2, 3, 404, 500].map((number): [string, Record<string, unknown>] => [
        "read_issue",
        { number, comments: true },
      ]),
      ...[1, 40, 300, 900].map((chars): [string, Record<string, unknown>] => [
        "read_issue",
        { number: 1, comments: true, max_body_chars: chars },
      ]),
    ];
    const answers: string[] = [];
    for (const [tool, given] of calls) answers.push((await server.call(`redctx_github_${tool}`, given)).text);
    expect(answers[0]).toMatch(/^context#1\t.*\ncontext#2\t.*\ncontext#\?\t.*\n$/);
    expect(answers[5]).toMatch(/body_untrusted_external:\n(?:.*\n)+comment 2:\n/);
    expect(answers[5]).toContain("see context#3 by [HANDLE_");
    expect(answers[7]).toBe("GitHub issue was not found.");
    expect(answers[8]).toMatch(/^GitHub request failed for repo alias 'context' \(404\)\./);
    expect(answers[9]).toBe("Tool execution failed.");
    expect(await server.finish()).toBe(0);
    expect(leaksIn(Buffer.concat(server.written), MARKERS)).toEqual([]);
  });

  // INV-86, INV-87
  it("no command lets a marker out", async () => {
    const lines = [
      ["github", "repos"],
      ["gh", "issues", "context", "--state", "all", "--json"],
      ["gh", "issue", "context", "1", "--comments"],
      ["gh", "issue", "context", "404"],
      ["gh", "issue", "context", "500"],
      ["gh", "search", "context", marked("a person")],
    ];
    const written: Buffer[] = [];
    for (const words of lines) {
      const { stdout, stderr } = await runRedctx(stage, ["--root", stage.root, "--mode", mode, ...words]);
      written.push(stdout, stderr);
    }
    expect(written.map(({ length }) => length > 0)).toContain(true);
    expect(Buffer.concat(written).length).toBeGreaterThan(1_000);
    expect(leaksIn(Buffer.concat(written), MARKERS)).toEqual([]);
  });
});
