// What deny rules of a coding agent cover, and what they only seem to.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { AuditedRoot, said } from "./audited-root.js";

/** The check of client settings with the rules in `.claude/settings.json` of the working folder. */
async function withRules(rulesOf: (audited: AuditedRoot) => readonly unknown[]): Promise<string> {
  const audited = new AuditedRoot();
  audited.write("neutral/.claude/settings.json", JSON.stringify({ permissions: { deny: rulesOf(audited) } }));
  return said(await audited.audit(), "client settings");
}

describe("a rule that closes the folder", () => {
  it.each<[string, (audited: AuditedRoot) => string]>([
    ["by its path", ({ root }) => `Read(/${root}/**)`],
    ["by its path without a pattern", ({ root }) => `Read(/${root})`],
    ["by a folder above", ({ base }) => `Read(/${base}/**)`],
    ["by the whole disk", () => "Read(//**)"],
    ["by the tool", () => "Read"],
    ["relative to the working folder", () => "Read(../wexcombe-harrow/**)"],
  ])("%s", async (_how, rule) => {
    expect(await withRules((audited) => ["Bash", 7, rule(audited)])).toMatch(/^PASS /);
  });

  it("from the home of the account, in the settings of the account", async () => {
    const audited = new AuditedRoot();
    const deny = ["Read(~/../wexcombe-harrow/**)"];
    audited.write("home/.claude/settings.json", JSON.stringify({ permissions: { deny } }));
    expect(said(await audited.audit(), "client settings")).toMatch(/^PASS /);
  });

  it("in the local settings", async () => {
    const audited = new AuditedRoot();
    audited.write("neutral/.claude/settings.local.json", JSON.stringify({ permissions: { deny: ["Read(//**)"] } }));
    expect(said(await audited.audit(), "client settings")).toMatch(/^PASS /);
  });
});

describe("a rule that does not close the folder", () => {
  it.each<[string, (audited: AuditedRoot) => string]>([
    ["a part of it", ({ root }) => `Read(/${root}/notes/**)`],
    ["a sibling", ({ root }) => `Read(/${root}-2/**)`],
    ["some files", ({ root }) => `Read(/${root}/*.md)`],
    ["a pattern in the middle", ({ base }) => `Read(/${base}/*/notes/**)`],
    ["one slash, which is relative", ({ root }) => `Read(${root}/**)`],
    ["another tool", ({ root }) => `Edit(/${root}/**)`],
  ])("%s", async (_how, rule) => {
    expect(await withRules((audited) => [rule(audited)])).toMatch(/^WARN Claude Code may read/);
  });
});

describe("settings", () => {
  it.each([
    ["that are no JSON", ".claude/settings.json", "{", /^WARN Settings of Claude Code could not be read/],
    ["without permissions", ".claude/settings.json", '{"permissions": []}', /^WARN Claude Code may read/],
    ["that are a word", ".claude/settings.json", '"deny"', /^WARN Claude Code may read/],
    ["of a project with servers", ".mcp.json", "{}", /^WARN Claude Code may read/],
    ["of Codex", ".codex/config.toml", "", /^NOT_TESTED Codex/],
    ["of no client", "readme.md", "", /^NOT_TESTED The working folder holds no settings/],
  ])("%s", async (_what, file, content, expected) => {
    const audited = new AuditedRoot();
    audited.write(`neutral/${file}`, content);
    expect(said(await audited.audit(), "client settings")).toMatch(expected);
  });

  it("that are a folder are unreadable, and end nothing", async () => {
    const audited = new AuditedRoot();
    mkdirSync(join(audited.neutral, ".claude/settings.json"), { recursive: true });
    writeFileSync(join(audited.neutral, ".mcp.json"), "{}");
    expect(said(await audited.audit(), "client settings")).toMatch(/^WARN Settings of Claude Code could not be read/);
  });
});
