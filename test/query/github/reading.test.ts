// One issue and its comments as an agent reads them, against a GitHub on loopback.
import { describe, expect, it } from "vitest";
import { asked } from "../../../src/query/github-failure.js";
import { issueText, readIssue } from "../../../src/query/github-read.js";
import { failureOf } from "../../config/temporary-folder.js";
import { wireIssue } from "../../source/github/fake-github.js";
import { codeFrom, openFolder } from "../open-desk.js";
import { issueDesk, TOKEN } from "./issue-desk.js";

const READ = { alias: "context", number: 12, comments: false, maxComments: 20, after: 0, maxBodyChars: 30_000 };

describe("an issue", () => {
  it("is said field by field", async () => {
    const { fake, desk } = await issueDesk();
    fake.issues = [
      wireIssue(12, { title: "fix the pump", labels: [{ name: "bug" }, { name: "later" }], assignees: [{}] }),
    ];
    fake.comments.set(12, [
      { body: "seen\r\ntwice", user: { login: "person-one" }, created_at: "2026-04-01T08:00:00Z" },
    ]);
    const text = issueText(await readIssue(desk(), { ...READ, comments: true }));
    expect(String(text)).toBe(`repo: context
issue: #12
state: open
title: fix the pump
created_at: 2026-03-14T09:26:53Z
updated_at: 2026-05-01T10:00:00Z
labels: bug, later
assignees: 1

body_untrusted_external:
text of 12

comment 1:
created_at: 2026-04-01T08:00:00Z
author: user_cab13a9ebb6cd491
comment_untrusted_external:
seen
twice
`);
    expect(fake.log).toEqual([
      "200 /repos/quillhaven/ferry-ledger/issues/12",
      "200 /repos/quillhaven/ferry-ledger/issues/12/comments",
    ]);
    expect(fake.requests[0]?.headers).toMatchObject({
      accept: "application/vnd.github+json",
      "user-agent": "redctx",
      authorization: `Bearer ${TOKEN}`,
    });
  });

  it("costs one full answer and one 304 when it is read twice (INV-89)", async () => {
    const { fake, desk } = await issueDesk();
    fake.issues = [wireIssue(12)];
    const first = await readIssue(desk(), READ);
    const second = await readIssue(desk(), READ);
    expect(String(issueText(second))).toBe(String(issueText(first)));
    expect(fake.log).toEqual([
      "200 /repos/quillhaven/ferry-ledger/issues/12",
      "304 /repos/quillhaven/ferry-ledger/issues/12",
    ]);
  });

  it("says the status of a refusal and nothing else of it", async () => {
    const { fake, desk } = await issueDesk();
    const found = await asked(desk(), "context", () => readIssue(desk(), READ));
    expect("refusal" in found && String(found.refusal)).toMatch(
      /^GitHub request failed for repo alias 'context' \(404\)\. Check that the repo alias is configured/,
    );
    expect(fake.log).toHaveLength(1);
    expect(await codeFrom(readIssue(desk(), { ...READ, alias: "elsewhere" }))).toBe("GITHUB_UNKNOWN_ALIAS");
  });

  // CRLF, a name in every field, Markdown, a quoted mail, a code block, an HTML comment.
  it("shows no name from any of its fields (INV-87)", async () => {
    const { fake, desk } = await issueDesk({
      redaction: 'people = ["Oriel Vantongeren"]\nclients = ["Brackenmoor Ferries"]',
    });
    const name = "Oriel Vantongeren";
    const body = `Hi @${fake.owner},\r\n\r\n![${name}](https://x.test/${name}.png) [${name}](https://x.test)\r\n<!-- ${name} -->\r\n> From: ${name} <oriel@vantongeren.test>\r\n\r\n\`\`\`\r\nowner = "${name}"\r\n\`\`\`\r\nsee ${fake.owner}/${fake.repo}#7, #8 and other/one#9`;
    fake.issues = [
      wireIssue(12, {
        title: `${name} calls`,
        body,
        state: "closed",
        state_reason: `not_planned by ${name}`,
        labels: [{ name: `for ${name}` }, name, { name: null }],
        milestone: { title: `launch of Brackenmoor Ferries` },
        assignees: [{ login: "vantongeren" }],
        assignee: { login: "vantongeren" },
        user: { login: "vantongeren" },
        closed_by: { login: "vantongeren" },
        created_at: name,
      }),
    ];
    fake.comments.set(12, [
      { body, user: { login: "vantongeren" } },
      { body: null, user: null },
    ]);
    const opened = desk();
    const text = String(issueText(await readIssue(opened, { ...READ, comments: true })));
    expect(text).not.toMatch(/oriel|vantongeren|brackenmoor|quillhaven|ferry|x\.test/i);
    expect(text).toMatch(/^state: closed\nstate_reason: not_planned by \[PERSON_/m);
    expect(text).toMatch(/^milestone: launch of \[CLIENT_/m);
    expect(text).toMatch(/^created_at: -$/m);
    expect(text).toContain("see context#7, context#8 and other/one#9");
    expect(text).toContain("(hidden comment:) <!-- [PERSON_");
    expect(text).toMatch(/^author: user_[0-9a-f]{16}$/m);
    expect(text).toMatch(/^author: user_unknown\ncomment_untrusted_external:\n\n$/m);
    expect(Object.keys(opened.receipt.toJSON().counts_by_category)).toEqual(
      expect.arrayContaining(["CLIENT", "PERSON", "SENSITIVE", "URL"]),
    );
  });

  it.each([
    ["8 MiB is read", 0, "none"],
    ["one byte more is not", 1, "GITHUB_TOO_LARGE"],
  ])("of %s (INV-88)", async (_name, more, code) => {
    const { fake, desk } = await issueDesk();
    fake.first = (request, response) => {
      const [head = "", tail = ""] = JSON.stringify(wireIssue(12, { body: "@" })).split("@");
      const size = 8 * 1024 * 1024 + more - head.length - tail.length;
      fake.end(request, response, 200, `${head}${"a ".repeat(size / 2)}${size % 2 ? "a" : ""}${tail}`);
    };
    expect(await codeFrom(readIssue(desk(), READ))).toBe(code);
  });
});

describe("an alias (INV-92)", () => {
  it.each(["ferry-ledger", "Oriel", "quillhaven"])("that would be redacted is refused: %s", (alias) => {
    const config = `[redaction]\npeople = ["Oriel Vantongeren"]\n[github.repos.${alias}]\nowner = "quillhaven"\nrepo = "ferry-ledger"\n`;
    expect(failureOf(() => openFolder({}, { config }))).toBe("CONFIG_GITHUB_ALIAS");
  });
});
