// What the CLI refuses in an option, and what it says of a configuration that is not there.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { COMMANDS } from "../../src/cli/commands/index.js";
import { type Flag, SERVER_FLAGS, SHARED_FLAGS } from "../../src/cli/flags.js";
import { parseCommandLine, UsageExit } from "../../src/cli/parser.js";
import { runCli } from "../../src/cli/run.js";

let base: string;

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "redctx-options-"));
  mkdirSync(join(base, "root"));
  writeFileSync(join(base, "root/a.md"), "one\ntwo\n");
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

async function run(...argv: readonly string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const environment = { HOME: base, REDACTED_CONTEXT_SALT: "test-salt" };
  const code = await runCli({ argv: ["--root", join(base, "root"), ...argv], environment, stdin, stdout, stderr });
  stdout.end();
  stderr.end();
  return { code, stdout: await text(stdout), stderr: await text(stderr) };
}

describe("an integer", () => {
  const flags = [...SHARED_FLAGS, ...SERVER_FLAGS, ...COMMANDS.flatMap((command) => command.flags)];
  const integers = new Map(flags.filter(({ kind }) => kind === "integer").map((flag) => [flag.name, flag]));

  /** The value that the parser takes, or the refusal. */
  function taken(flag: Flag, value: string): unknown {
    const shape = { name: "toy", version: "1", summary: "", flags: [flag], commands: [] };
    try {
      return Object.values(parseCommandLine(shape, [`--${flag.name}`, value]).flags)[0];
    } catch (error) {
      return error instanceof UsageExit ? `${error.exitCode} ${error.text}` : error;
    }
  }

  it.each([...integers.values()])("begins at its minimum: --$name", (flag) => {
    const refusal = "2 Invalid value for an option. See toy --help.\n";
    const minimum = flag.minimum ?? 1;
    expect(taken(flag, String(minimum))).toBe(minimum);
    expect(taken(flag, String(minimum - 1))).toBe(refusal);
    for (const value of ["-1", "1.5", "1e3", "0x9", "", "many", "9".repeat(16)]) {
      expect(taken(flag, value)).toBe(refusal);
    }
  });

  it("may be 0 where nothing can be meant", () => {
    const zero = [...integers.values()].filter(({ minimum }) => minimum === 0).map(({ name }) => name);
    expect(zero.sort()).toEqual(["cache-bytes", "context", "lines", "max-depth"]);
  });

  it("counts lines from 1", async () => {
    const refusal = { code: 2, stdout: "", stderr: "Invalid value for an option. See redctx --help.\n" };
    expect(await run("read", "a.md", "--start-line", "0")).toEqual(refusal);
    expect(await run("read", "a.md", "--end-line", "0")).toEqual(refusal);
  });

  it.each(["head", "tail"])("%s -n 0 prints the header and nothing else", async (command) => {
    const { code, stdout } = await run(command, "-n", "0", "a.md");
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(/^--- @p_\w+ a\.md lines 1-0 ---\n$/) });
    expect((await run(command, "-n", "0", "--line-numbers", "a.md")).stdout).toBe(stdout);
  });
});

describe("a configuration that was named and does not exist", () => {
  it("is said once on stderr, and the command runs", async () => {
    const { code, stdout, stderr } = await run("--config", join(base, "own.toml"), "ls");
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: "The file given as --config does not exist; nothing is configured.\n",
    });
    expect(stdout).toContain("a.md");
  });

  it("is not said of one that exists, or that was not named", async () => {
    writeFileSync(join(base, "own.toml"), "");
    expect((await run("--config", join(base, "own.toml"), "ls")).stderr).toBe("");
    expect((await run("ls")).stderr).toBe("");
  });
});
