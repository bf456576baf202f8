// What opening reports of a configuration that is not there.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { BASELINE, NEUTRAL_WORDS } from "../../detectors/index.js";
import { openLibrary } from "../../src/library/open-library.js";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "redctx-open-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function isMissing(config?: string): boolean {
  return openLibrary({
    root,
    config,
    mode: "strict",
    includePrivate: false,
    environment: { REDACTED_CONTEXT_SALT: "test-salt" },
    baseline: BASELINE,
    neutralWords: NEUTRAL_WORDS,
  }).configMissing;
}

it("a configuration that was named and does not exist is missing", () => {
  const named = join(root, "own.toml");
  expect(isMissing(named)).toBe(true);
  writeFileSync(named, "");
  expect(isMissing(named)).toBe(false);
});

it("one that was not named need not exist", () => {
  expect(isMissing()).toBe(false);
});
