// Folders that tests make and that are gone afterwards.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { DEFAULT_LIMITS } from "../../../src/config/limits.js";
import { Budget } from "../../../src/source/budget.js";
import type { Reach } from "../../../src/source/filesystem/contained.js";
import { type ExclusionSettings, Exclusions } from "../../../src/source/filesystem/exclusions.js";
import { Folder } from "../../../src/source/filesystem/folder.js";
import { Root } from "../../../src/source/filesystem/root.js";
import { Walk, type WalkSettings } from "../../../src/source/filesystem/walk.js";

/** A new folder `base` with a root `kb` in it that holds the given files. */
export function temporaryRoot(files: Record<string, string | Uint8Array> = {}): { base: string; kb: string } {
  const base = realpathSync(mkdtempSync(join(tmpdir(), "redctx-")));
  onTestFinished(() => rmSync(base, { recursive: true, force: true }));
  const kb = join(base, "kb");
  mkdirSync(kb);
  for (const [path, content] of Object.entries(files)) write(join(kb, path), content);
  return { base, kb };
}

export function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

export function openFolder(kb: string, settings: ExclusionSettings = {}, reach?: Reach): Folder {
  const root = reach === undefined ? Root.open(kb) : Root.open(kb, reach);
  onTestFinished(() => root.close());
  return new Folder(root, new Exclusions(settings));
}

/** Paths of a walk in order, directories with a slash. */
export async function walked(
  folder: Folder,
  settings: WalkSettings = {},
  budget = new Budget(DEFAULT_LIMITS),
): Promise<string[]> {
  const paths: string[] = [];
  for await (const entry of new Walk(folder, budget, settings)) {
    paths.push(entry.kind === "directory" ? `${entry.relativePath}/` : entry.relativePath);
  }
  return paths;
}

/** The code of the failure that a step throws. */
export function failureOf(step: () => unknown): string {
  try {
    step();
  } catch (error) {
    if (error instanceof Error && "code" in error) return String(error.code);
    throw error;
  }
  return "none";
}
