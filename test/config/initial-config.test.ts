// The configuration that `redctx init` makes: nothing in force, everything explained, the owner's alone, and never over another.
import { lstatSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { createConfig, initialConfig, refuseExistingConfig } from "../../src/config/initial-config.js";
import { DEFAULT_LIMITS } from "../../src/config/limits.js";
import { publishNewFile } from "../../src/config/new-file.js";
import { parseConfig } from "../../src/config/schema.js";
import { failureOf, place, temporaryFolder } from "./temporary-folder.js";

const EXAMPLE = readFileSync(resolve(import.meta.dirname, "../../config.example.toml"), "utf8");

test("it configures nothing", () => {
  expect(parseConfig(initialConfig(EXAMPLE))).toEqual(parseConfig(""));
  expect(parseConfig(initialConfig(EXAMPLE)).limits).toEqual(DEFAULT_LIMITS);
});

test("it is the example again once the signs are taken away", () => {
  const uncommented = initialConfig(EXAMPLE).replace(
    /^# (?="[^"\n]*" = |(?!salt|audit_log |token_file)[a-z_]+ = |\[(?:clients|github\.repos)\.)/gm,
    "",
  );
  expect(uncommented).toBe(EXAMPLE);
});

test("it is made whole, with mode 0600, and leaves nothing beside it", () => {
  const folder = temporaryFolder();
  createConfig(join(folder, "own.toml"));
  expect(readFileSync(join(folder, "own.toml"), "utf8")).toBe(initialConfig(EXAMPLE));
  expect(statSync(join(folder, "own.toml")).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(["own.toml"]);
});

test.each<{ name: string; make: (path: string) => void }>([
  { name: "a file", make: (path) => void place(path, "terms = []\n") },
  { name: "a folder", make: (path) => void mkdirSync(path) },
  { name: "a link that leads nowhere", make: (path) => symlinkSync("nowhere", path) },
])("it never takes the place of $name", ({ make }) => {
  const path = join(temporaryFolder(), "own.toml");
  make(path);
  const before = lstatSync(path);
  expect(failureOf(() => refuseExistingConfig(path))).toBe("CONFIG_EXISTS");
  expect(failureOf(() => createConfig(path))).toBe("CONFIG_EXISTS");
  expect(lstatSync(path)).toEqual(before);
  expect(readdirSync(join(path, ".."))).toEqual(["own.toml"]);
});

test("it cannot be made where there is no folder", () => {
  const path = join(temporaryFolder(), "absent", "own.toml");
  expect(() => refuseExistingConfig(path)).not.toThrow();
  expect(failureOf(() => createConfig(path))).toBe("CONFIG_UNWRITABLE");
});

test("a new file says whether it is there", () => {
  const path = join(temporaryFolder(), "a");
  expect(publishNewFile(path, "one")).toBe(true);
  expect(publishNewFile(path, "two")).toBe(false);
  expect(readFileSync(path, "utf8")).toBe("one");
});
