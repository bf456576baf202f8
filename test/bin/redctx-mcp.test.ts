// What the built server says on stderr when it starts.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

const PROGRAM = resolve(import.meta.dirname, "../../dist/src/bin/redctx-mcp.js");

let base: string;

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "redctx-bin-"));
  mkdirSync(join(base, "root"));
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

/** Starts the server with its input at an end. */
function start(...flags: readonly string[]): { status: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, "--root", join(base, "root"), ...flags], {
    env: { HOME: base, REDACTED_CONTEXT_SALT: "test-salt" },
    input: "",
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

it("names a missing configuration by a code, and starts", () => {
  const named = join(base, "own.toml");
  expect(start("--config", named)).toEqual({ status: 0, stdout: "", stderr: "CONFIG_MISSING\n" });
  writeFileSync(named, "");
  expect(start("--config", named)).toEqual({ status: 0, stdout: "", stderr: "" });
  expect(start()).toEqual({ status: 0, stdout: "", stderr: "" });
});

it("refuses a limit of nothing (INV-30)", () => {
  const refusal = "Invalid value for an option. See redctx-mcp --help.\n";
  expect(start("--max-entries", "0")).toEqual({ status: 2, stdout: "", stderr: refusal });
});
