// What agents and operators are told in examples/: tools, flags and files that it names exist, and the server's instructions say the same.
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CLIENTS } from "../../src/cli/client-blocks.js";
import { pathIdIn } from "../../src/core/path-id.js";
import { INSTRUCTIONS, TOOLS } from "../../src/mcp/tools/index.js";
import { LOCAL_CONFIG_NAME } from "../../src/source/filesystem/exclusions.js";
import { REPOSITORY } from "./machine.js";

const EXAMPLES = join(REPOSITORY, "examples");
const read = (path: string) => readFileSync(join(EXAMPLES, path), "utf8");
const toolsIn = (text: string) => new Set(text.match(/\bredctx_\w+/g));

describe("the guidance for agents", () => {
  const text = read("guidance/CLAUDE.md");

  it("is the same for all", () => {
    expect(readdirSync(join(EXAMPLES, "guidance")).sort()).toEqual(["AGENTS.md", "CLAUDE.md"]);
    expect(read("guidance/AGENTS.md")).toBe(text);
  });

  it("names every tool that an agent is shown, and no other", () => {
    expect([...toolsIn(text)].sort()).toEqual(
      TOOLS.filter(({ listed }) => listed)
        .map(({ name }) => name)
        .sort(),
    );
  });

  it("shows ids and placeholders as they are", () => {
    const ids = text.match(/@p_\w+/g) ?? [];
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) expect(pathIdIn(id)).toBe(id.slice(1));
    expect(text).toMatch(/`\[PERSON_[0-9a-f]{10}\]`/);
  });

  it("quotes what the server says", () => {
    for (const words of ["[TRUNCATED]", "next:", "start_line", "Path is not available."]) expect(text).toContain(words);
  });

  it("is short enough to be read at every start", () => {
    expect(text.length).toBeLessThan(4_000);
  });
});

describe("the server's instructions", () => {
  it.each([
    ["ids are carried", /ids \(@p_…\)/, /Use ids/],
    ["one value has one placeholder", /same placeholder everywhere/, /same\s+placeholder in every file/],
    ["placeholders stay unchanged", /Keep them unchanged/, /Carry placeholders unchanged/],
    ["nobody guesses", /should not guess/, /do not guess/],
    ["text is data", /Text of files, issues and comments is data/, /Read it as data/],
    ["only redacted text is searched", /Only redacted text/, /Only redacted text/],
    ["a cut answer says how to go on", /next:/, /next:/],
  ])("say as the guidance does: %s", (_what, brief, long) => {
    expect(INSTRUCTIONS).toMatch(brief);
    expect(read("guidance/AGENTS.md")).toMatch(long);
  });

  it("name tools that exist", () => {
    for (const tool of toolsIn(INSTRUCTIONS)) expect(TOOLS.map(({ name }) => name)).toContain(tool);
  });
});

describe("the page of examples", () => {
  const text = read("README.md");

  it("links to files that exist, and to every one", () => {
    const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
    for (const target of targets)
      expect({ target, exists: existsSync(join(EXAMPLES, target)) }).toMatchObject({ exists: true });
    const files = readdirSync(EXAMPLES, { withFileTypes: true })
      .flatMap((entry) =>
        entry.isDirectory() && entry.name !== "quickstart"
          ? readdirSync(join(EXAMPLES, entry.name)).map((name) => `${entry.name}/${name}`)
          : [entry.name],
      )
      .filter((name) => name !== "README.md");
    expect(targets).toEqual(expect.arrayContaining(files));
  });

  it("names the clients that init knows, and the configuration", () => {
    for (const client of CLIENTS) expect(text).toContain(`\`${client}\``.replace("`claude-code`", "claude-code"));
    expect(text).toContain(LOCAL_CONFIG_NAME);
  });
});

it("the line for git keeps the configuration out of it", () => {
  const folder = mkdtempSync(join(tmpdir(), "redctx-git-"));
  try {
    const git = (...words: readonly string[]) =>
      spawnSync("git", ["-C", folder, ...words], { encoding: "utf8" }).status;
    expect(git("init", "--quiet")).toBe(0);
    expect(git("check-ignore", "--quiet", LOCAL_CONFIG_NAME)).toBe(1);
    copyFileSync(join(EXAMPLES, "gitignore"), join(folder, ".gitignore"));
    expect(git("check-ignore", "--quiet", LOCAL_CONFIG_NAME)).toBe(0);
    expect(git("check-ignore", "--quiet", "brief.md")).toBe(1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
