// The quickstart is JavaScript that is type-checked by its comments. The compiler's own configuration leaves it out.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import { REPOSITORY } from "./machine.js";

const STRICT = ["--strict", "--noUncheckedIndexedAccess", "--noEmit", "--allowJs", "--checkJs", "--skipLibCheck"];
const TARGET = ["--module", "nodenext", "--target", "es2023", "--lib", "es2023", "--types", "node"];

it("checks the quickstart's types", () => {
  const compiler = join(REPOSITORY, "node_modules/typescript/bin/tsc");
  const script = join(REPOSITORY, "examples/quickstart/quickstart.mjs");
  const words = [compiler, "--ignoreConfig", ...STRICT, ...TARGET, script];
  const { status, stdout } = spawnSync(process.execPath, words, { cwd: REPOSITORY, encoding: "utf8" });
  expect({ status, stdout }).toEqual({ status: 0, stdout: "" });
});
