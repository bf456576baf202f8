// Completion scripts: bash runs its own; in those of zsh and fish every name of the tables stands, and those shells read them where they are installed.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { COMMANDS } from "../../src/cli/commands/index.js";
import { bashScript } from "../../src/cli/completion/bash.js";
import { fishScript } from "../../src/cli/completion/fish.js";
import { vocabularyOf } from "../../src/cli/completion/vocabulary.js";
import { zshScript } from "../../src/cli/completion/zsh.js";
import { SHARED_FLAGS } from "../../src/cli/flags.js";

const VOCABULARY = vocabularyOf({ name: "redctx", version: "1", summary: "", flags: SHARED_FLAGS, commands: COMMANDS });
const SHARED = [...SHARED_FLAGS.map(({ name }) => `--${name}`), "-h", "--help", "-V", "--version"];
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "redctx-completion-"));
  for (const path of ["other root/below", "here"]) mkdirSync(join(folder, path), { recursive: true });
  for (const path of ["other root/two words.md", "plain.md"]) writeFileSync(join(folder, path), "");
  writeFileSync(join(folder, "completion.bash"), bashScript(VOCABULARY));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What bash offers for the last of the words, as it splits them. */
function offered(...words: readonly string[]): string[] {
  const program = `source ./completion.bash
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _redctx; ((\${#COMPREPLY[@]})) && printf '%s\\n' "\${COMPREPLY[@]}"; exit 0`;
  const run = spawnSync("bash", ["--norc", "-c", program, "bash", "redctx", ...words], {
    cwd: folder,
    env: { PATH: process.env["PATH"], HOME: folder, CDPATH: "/" },
    encoding: "utf8",
  });
  expect({ status: run.status, stderr: run.stderr }).toEqual({ status: 0, stderr: "" });
  return run.stdout.split("\n").slice(0, -1).sort();
}

describe("bash", () => {
  it("offers every command by every name", () => {
    const names = COMMANDS.flatMap(({ name, alias }) => (alias === undefined ? [name] : [name, alias]));
    expect(offered("")).toEqual(names.sort());
    expect(offered("--mode", "balanced", "--root=x", "se")).toEqual(["search"]);
  });

  it.each(COMMANDS.map((command) => [command.name, command] as const))("offers every flag of %s", (_name, command) => {
    const own = command.flags.flatMap(({ name, short }) => [
      `--${name}`,
      ...(short === undefined ? [] : [`-${short}`]),
    ]);
    for (const name of [command.name, command.alias].filter((name) => name !== undefined)) {
      expect(offered(name, "-")).toEqual([...own, ...SHARED].sort());
    }
  });

  it("offers the values of a flag, with a space or a sign before them", () => {
    expect(offered("--mode", "")).toEqual(["balanced", "strict"]);
    expect(offered("ls", "--placeholder", "=", "f")).toEqual(["full"]);
    expect(offered("ls", "--placeholder", "=")).toEqual(["full", "short"]);
    expect(offered("audit", "--format", "")).toEqual(["json", "text"]);
    expect(offered("init", "--client", "c")).toEqual(["claude-code", "codex"]);
    expect(offered("completion", "")).toEqual(["bash", "fish", "zsh"]);
    expect(offered("search", "--max-results", "")).toEqual([]);
    expect(offered("--config", "pl")).toEqual(["plain.md"]);
    expect(offered("--root", "")).toEqual(["here", "other root"]);
  });

  it("takes the value of a flag for no command, and a word after one for none either", () => {
    expect(offered("--config", "read", "st")).toEqual(["stat"]);
    expect(offered("head", "-n", "5", "--l")).toEqual(["--line-numbers", "--lines"]);
    expect(offered("read", "-n", "pl")).toEqual(["plain.md"]);
  });

  it("offers paths below the root that was given, and files of the working folder to redact", () => {
    expect(offered("--root", "other root", "read", "")).toEqual(["below", "two words.md"]);
    expect(offered("--root", "~/other root", "read", "t")).toEqual(["two words.md"]);
    expect(offered("--root", "absent", "read", "")).toEqual([]);
    expect(offered("--root", "other root", "redact", "pl")).toEqual(["plain.md"]);
    expect(offered("doctor", "")).toEqual([]);
  });
});

describe.each([
  {
    shell: "zsh",
    script: zshScript(VOCABULARY),
    flag: (name: string) => `'*--${name}[`,
    short: (s: string) => `'*-${s}[`,
  },
  {
    shell: "fish",
    script: fishScript(VOCABULARY),
    flag: (name: string) => ` -l ${name} `,
    short: (s: string) => ` -s ${s} `,
  },
])("$shell", ({ shell, script, flag, short }) => {
  it("has every name of the tables, and their words whole", () => {
    for (const { name, alias, flags } of [...COMMANDS, { name: "redctx", alias: undefined, flags: SHARED_FLAGS }]) {
      expect(script).toContain(name);
      if (alias !== undefined) expect(script).toContain(alias);
      for (const one of flags) {
        expect(script).toContain(flag(one.name));
        if (one.short !== undefined) expect(script).toContain(short(one.short));
        if (one.choices !== undefined) expect(script).toContain(one.choices.join(" "));
      }
    }
    expect(script).toContain("bash zsh fish");
  });

  it("is a script of that shell", (context) => {
    const { error, status, stderr } = spawnSync(shell, ["-n"], { input: script, encoding: "utf8" });
    if (error !== undefined) return context.skip();
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  });
});
