// A newcomer's machine in a temporary place: a home with the private folder of the README in it, and a fixed salt.
import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const REPOSITORY = join(import.meta.dirname, "../..");
export const PRIVATE_FOLDER = join(REPOSITORY, "examples/quickstart/private-folder");

export interface Machine {
  readonly home: string;
  /** What the README calls `~/private/folder-1`. */
  readonly root: string;
  readonly environment: NodeJS.ProcessEnv;
}

/** Makes one. The caller removes `home`. */
export function makeMachine(): Machine {
  const home = mkdtempSync(join(tmpdir(), "redctx-readme-"));
  const root = join(home, "private", "folder-1");
  mkdirSync(join(home, "private"));
  cpSync(PRIVATE_FOLDER, root, { recursive: true });
  const environment = {
    PATH: process.env["PATH"],
    HOME: home,
    TMPDIR: home,
    REDACTED_CONTEXT_SALT: "readme",
    npm_config_update_notifier: "false",
  };
  return { home, root, environment };
}

/** Runs the built `redctx` on the machine's private folder, with a text as its standard input. */
export function runProgram(
  { root, environment }: Machine,
  words: readonly string[],
  input = "",
): SpawnSyncReturns<string> {
  const program = join(REPOSITORY, "dist/src/bin/redctx.js");
  return spawnSync(process.execPath, [program, "--root", root, ...words], {
    env: environment,
    encoding: "utf8",
    input,
  });
}
