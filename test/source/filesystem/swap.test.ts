// Files and directories that are swapped for links while they are read: not one outside byte, not one outside name.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { DEFAULT_LIMITS } from "../../../src/config/limits.js";
import { expose } from "../../../src/core/raw.js";
import { Budget } from "../../../src/source/budget.js";
import type { Folder } from "../../../src/source/filesystem/folder.js";
import { readFile } from "../../../src/source/filesystem/read-file.js";
import { Walk } from "../../../src/source/filesystem/walk.js";
import { openFolder, temporaryRoot, write } from "./fixture.js";

const linux = process.platform === "linux";

// Runs in a process of its own: puts a link to `target` where `place` is, and takes it away again.
const SWAPPER = `
const { renameSync, symlinkSync, unlinkSync } = require("node:fs");
const [place, target] = process.argv.slice(1);
for (let round = 0; round < 1500; round++) {
  renameSync(place, place + ".held");
  symlinkSync(target, place);
  unlinkSync(place);
  renameSync(place + ".held", place);
}
`;

test.runIf(linux)("a swapped leaf (INV-22)", async () => {
  const { base, folder } = served();
  const seen = await during(swapping(join(base, "kb/dir/a.md"), join(base, "outside/a.md")), () =>
    textOf(folder, "dir/a.md"),
  );
  expect([...seen.keys()].filter((text) => text.includes("OUTSIDE"))).toEqual([]);
  expect(seen.get("inside")).toBeGreaterThan(0);
  expect(seen.size).toBeGreaterThan(1);
});

test.runIf(linux)("a swapped parent (INV-22)", async () => {
  const { base, folder } = served();
  const seen = await during(swapping(join(base, "kb/dir"), join(base, "outside")), () => textOf(folder, "dir/a.md"));
  expect([...seen.keys()].filter((text) => text.includes("OUTSIDE"))).toEqual([]);
  expect(seen.get("inside")).toBeGreaterThan(0);
  expect(seen.size).toBeGreaterThan(1);
});

test.runIf(linux)("a swapped directory under a walk (INV-22)", async () => {
  const { base, folder } = served();
  const seen = await during(swapping(join(base, "kb/dir"), join(base, "outside")), async () => {
    const names: string[] = [];
    for await (const entry of new Walk(folder, new Budget(DEFAULT_LIMITS))) names.push(entry.relativePath);
    return names.join(" ");
  });
  expect([...seen.keys()].filter((names) => names.includes("OUTSIDE"))).toEqual([]);
  expect(seen.get(". dir dir/a.md")).toBeGreaterThan(0);
  expect(seen.size).toBeGreaterThan(1);
});

function served(): { base: string; folder: Folder } {
  const { base, kb } = temporaryRoot({ "dir/a.md": "inside" });
  write(join(base, "outside/a.md"), "OUTSIDE");
  write(join(base, "outside/OUTSIDE.md"), "OUTSIDE");
  return { base, folder: openFolder(kb) };
}

/** The text that is read, or the code of the refusal. */
async function textOf(folder: Folder, path: string): Promise<string> {
  try {
    return expose((await readFile(folder, path, new Budget(DEFAULT_LIMITS))).raw);
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : "unexpected";
  }
}

function swapping(place: string, target: string): Promise<void> {
  const child = spawn(process.execPath, ["-e", SWAPPER, place, target], { stdio: "ignore" });
  onTestFinished(() => void child.kill());
  return new Promise((resolve) => child.once("exit", () => resolve()));
}

/** Tries again and again until `end`; how often each result was seen. */
async function during(end: Promise<void>, attempt: () => Promise<string>): Promise<Map<string, number>> {
  const seen = new Map<string, number>();
  let over = false;
  void end.then(() => {
    over = true;
  });
  while (!over) {
    const result = await attempt();
    seen.set(result, (seen.get(result) ?? 0) + 1);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return seen;
}
