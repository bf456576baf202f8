// Both official clients list and call every tool of the built server over stdio, and what they are told is pinned.
import { Client as ModernClient } from "@modelcontextprotocol/client";
import { StdioClientTransport as ModernTransport } from "@modelcontextprotocol/client/stdio";
import { Client as LegacyClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as LegacyTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FakeGithub, wireIssue } from "../source/github/fake-github.js";
import { PROGRAM, Stage } from "./programs.js";

/** Most tokens of tools/list, which an agent pays in every conversation: for the tools that reading takes, and for all. */
const TOKENS = { first: 2_400, all: 5_000 };
const FIRST = /^redctx_(?:tree|list|read|search|stat|refresh_index)$/;

// With this salt the ids and placeholders below are those of the golden vectors.
const SALT = "golden-salt";
const NOTES = "notes/quokkaproject plan.md";
const NOTES_ID = "@p_1ec636f068ab";

/** Arguments and answers of every tool. A tool that is not here fails the test. */
const CALLS: Readonly<Record<string, readonly { given: Record<string, unknown>; text: RegExp; isError?: true }[]>> = {
  redctx_tree: [
    { given: {}, text: /^@p_\w{12} \.\/\n {2}@p_\w{12} notes\/\n {4}@p_1ec636f068ab \[SENSITIVE_\w{32}\] plan\.md\n$/ },
    { given: { path: "notes", max_depth: 0 }, text: /^@p_\w{12} \.\/\n$/ },
    { given: { path: "../elsewhere" }, text: /^Path is not available\.$/, isError: true },
  ],
  redctx_list: [
    { given: {}, text: /^@p_\w{12}\tdir \t-\tnotes\n$/ },
    {
      given: { path: ".", recursive: true, max_depth: 2 },
      text: /\n@p_1ec636f068ab\tfile\t128\tnotes\/\[SENSITIVE_\w{32}\] plan\.md\n$/,
    },
    { given: { path: "absent" }, text: /^Path is not available\.$/, isError: true },
  ],
  redctx_read: [
    {
      given: { path: NOTES_ID, start_line: 2, end_line: 2, max_chars: 500, line_numbers: true },
      text: /^--- @p_1ec636f068ab notes\/\[SENSITIVE_\w{32}\] plan\.md lines 2-2 ---\n {5}2\tmail \[EMAIL_0d4c962d34d08573eada0df1c5f701ed\]\n$/,
    },
    { given: { path: NOTES, start_line: 9 }, text: /beyond the end of the file\.$/, isError: true },
    { given: {}, text: /^Missing required argument\(s\): path\.$/, isError: true },
  ],
  redctx_search: [
    {
      given: {
        query: "EMAIL",
        paths: ["notes"],
        ignore_case: false,
        regex: false,
        context: 1,
        glob: ["*.md"],
        max_results: 9,
      },
      text: /^@p_\w{12}-1:.*\n@p_1ec636f068ab:2:notes\/.*:mail \[EMAIL_\w{32}\]\n@p_\w{12}-3:.*\n$/,
    },
    { given: { query: "^mail .*\\]$", regex: true }, text: /^@p_1ec636f068ab:2:/ },
    { given: { query: "taylor@example.invalid" }, text: /^No matches\.\n$/ },
    { given: { query: "(", regex: true }, text: /^Invalid regex\.$/, isError: true },
  ],
  redctx_stat: [
    {
      given: { path: NOTES_ID },
      text: /^id: @p_1ec636f068ab\npath: notes\/\[SENSITIVE_\w{32}\] plan\.md\ntype: file\nsize_bytes: 128\nlines: 3\n$/,
    },
    { given: { path: "@p_000000000000" }, text: /^Unknown path id\.$/, isError: true },
  ],
  redctx_retrieve: [
    {
      given: { query: "plan mail", paths: ["notes"], glob: ["*.md"], max_results: 2, max_chars: 900 },
      text: /^--- @p_1ec636f068ab notes\/\[SENSITIVE_\w{32}\] plan\.md lines 1-3 score=\d\.\d{3} ---\n/,
    },
    { given: { query: "taylor" }, text: /^No matches\.\n$/ },
    { given: { query: "the" }, text: /searchable query terms\.$/, isError: true },
  ],
  redctx_bundle: [
    {
      given: { paths: [NOTES_ID], glob: ["*.md"], max_files: 3, max_chars_per_file: 999, max_total_chars: 999 },
      text: /^\n--- BEGIN @p_1ec636f068ab notes\/.* ---\nthe plan .*\n(?:.+\n)+--- END @p_1ec636f068ab ---\n$/,
    },
    { given: { max_files: 0 }, text: /^max_files must be at least 1\.$/, isError: true },
  ],
  redctx_doctor: [{ given: {}, text: /^root: \.\nconfig_loaded: True\nmode: strict\n/ }],
  redctx_audit: [
    { given: {}, text: /^containment: symlink and reparse entries PASS / },
    { given: { format: "json" }, text: /^\{"checks":\[\{"category":"containment"/ },
    { given: { format: "toml" }, text: /^format must be one of: text, json\.$/, isError: true },
  ],
  redctx_refresh_index: [
    { given: {}, text: /^Refreshed path index\.\n$/ },
    { given: { more: 1 }, text: /^Unexpected argument\(s\)\.$/, isError: true },
  ],
  redctx_github_repos: [{ given: {}, text: /^context\n$/ }],
  redctx_github_list_issues: [
    {
      given: { repo_alias: "context", state: "all", labels: ["bug"], limit: 2 },
      text: /^context#12\tstate=open\tupdated=2026-05-01T10:00:00Z\tcomments=0\tlabels=-\tuntrusted_title=fix the \[SENSITIVE_\w{32}\]\n$/,
    },
    { given: { state: "closed" }, text: /^No matches\.\n$/ },
    { given: { repo_alias: "other" }, text: /^Unknown GitHub repo alias\.$/, isError: true },
    { given: { limit: 0 }, text: /^limit must be at least 1\.$/, isError: true },
    { given: { state: "draft" }, text: /^state must be one of: open, closed, all\.$/, isError: true },
  ],
  redctx_github_read_issue: [
    {
      given: { repo_alias: "context", number: 12, comments: true, max_comments: 1, max_body_chars: 900, after: 1 },
      text: /^repo: context\nissue: #12\n(?:.+\n)+\nbody_untrusted_external:\nsee context#7\n\ncomment 2:\n.+\nauthor: user_\w{16}\n.+\nsecond\n$/,
    },
    { given: { number: 404 }, text: /^GitHub request failed for repo alias 'context' \(404\)\. /, isError: true },
    { given: { number: 12, max_comments: -1 }, text: /^max_comments must be at least 0\.$/, isError: true },
    { given: { number: 12, max_body_chars: 0 }, text: /^max_body_chars must be at least 1\.$/, isError: true },
  ],
  redctx_github_search_issues: [
    { given: { repo_alias: "context", query: "pump", state: "all", limit: 5 }, text: /^context#12\tstate=open\t/ },
    { given: { query: "pump repo:other/one" }, text: /^GitHub query refused: /, isError: true },
  ],
};

let stage: Stage;
let fake: FakeGithub;
const open: { close(): Promise<void> }[] = [];

beforeAll(async () => {
  fake = await FakeGithub.start();
  fake.issues = [wireIssue(12, { title: "fix the quokkaproject", body: "see #7" })];
  fake.comments.set(12, [{ body: "first" }, { body: "second", user: { login: "oriel-v" } }]);
  stage = new Stage("kb", { REDACTED_CONTEXT_SALT: SALT, REDACTED_CONTEXT_TERMS: "quokkaproject" });
  stage.write(
    "kb/.agent-context-redactor.toml",
    `[github]\nsearch = true\n[github.repos.context]\nowner = "${fake.owner}"\nrepo = "${fake.repo}"\napi_url = "${fake.url}"\n`,
  );
  stage.write(
    `kb/${NOTES}`,
    `the plan of the quokkaproject ${"x".repeat(20)}\nmail taylor@example.invalid\nends here\n`,
  );
});

afterAll(async () => {
  await Promise.all(open.map((client) => client.close()));
  stage.remove();
  await fake.stop();
});

function parameters() {
  const environment = Object.entries(stage.environment).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  return {
    command: process.execPath,
    args: [PROGRAM.server, "--root", stage.root],
    env: Object.fromEntries(environment),
    stderr: "ignore" as const,
  };
}

async function legacyClient(): Promise<LegacyClient> {
  const client = new LegacyClient({ name: "test", version: "1" });
  open.push(client);
  await client.connect(new LegacyTransport(parameters()));
  return client;
}

async function modernClient(): Promise<ModernClient> {
  const mode = { pin: "2026-07-28" };
  const client = new ModernClient({ name: "test", version: "1" }, { versionNegotiation: { mode } });
  open.push(client);
  await client.connect(new ModernTransport(parameters()));
  return client;
}

describe.each([
  ["legacy", legacyClient],
  ["modern", modernClient],
])("the %s client", (_era, connect) => {
  it("lists and calls every tool", async () => {
    const client = await connect();
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual(Object.keys(CALLS).sort());
    for (const { name, inputSchema } of tools) {
      const given = new Set<string>();
      for (const call of CALLS[name] ?? []) {
        const { content, structuredContent, isError } = await client.callTool({ name, arguments: call.given });
        expect(structuredContent).toMatchObject({
          text: expect.stringMatching(call.text),
          receipt: { detector_profile: "default", counts_by_category: expect.any(Object) },
        });
        expect({ name, isError }).toEqual({ name, isError: call.isError === true });
        expect(content).toEqual([{ type: "text", text: (structuredContent as { text: string }).text }]);
        if (call.isError !== true) for (const parameter of Object.keys(call.given)) given.add(parameter);
      }
      expect({ name, given: [...given].sort() }).toEqual({
        name,
        given: Object.keys(inputSchema.properties ?? {}).sort(),
      });
    }
  });
});

describe("tools/list", () => {
  it("says what is pinned", async () => {
    const client = await legacyClient();
    const { tools } = await client.listTools();
    const told = { instructions: client.getInstructions(), capabilities: client.getServerCapabilities(), tools };
    await expect(`${JSON.stringify(told, null, 2)}\n`).toMatchFileSnapshot("tools.snapshot.txt");
  });

  it("says the same in both eras", async () => {
    const [legacy, modern] = await Promise.all([legacyClient(), modernClient()]);
    expect((await modern.listTools()).tools).toEqual((await legacy.listTools()).tools);
    expect(modern.getInstructions()).toBe(legacy.getInstructions());
    expect(modern.getNegotiatedProtocolVersion()).toBe("2026-07-28");
  });

  it("stays within its tokens", async () => {
    const { tools } = await (await legacyClient()).listTools();
    const first = countTokens(JSON.stringify({ tools: tools.filter(({ name }) => FIRST.test(name)) }));
    expect(first).toBeGreaterThan(500);
    expect(first).toBeLessThan(TOKENS.first);
    expect(countTokens(JSON.stringify({ tools }))).toBeLessThan(TOKENS.all);
  });
});
