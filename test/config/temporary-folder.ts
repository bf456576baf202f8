// Folders that live as long as one test. Their names are resolved, and nothing is ever placed in the real home.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { Failure } from "../../src/boundary/failure.js";

/** Absolute path of an empty folder, removed when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "redctx-config-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes a file and the folders above it. */
export function place(path: string, content: string | Uint8Array): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return path;
}

/** Code of the Failure that `act` throws; what else it throws or returns fails the test. */
export function failureOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof Failure) return error.code;
    throw error;
  }
  throw new Error("It did not fail.");
}
