// Files and directories that are swapped for links while they are read: not one outside byte, not one outside name.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { DEFAULT_LIMITS } from "../../../src/config/limits.js";
import { expose } from "../../../src/core/raw.js";
import { Budget } from "../../../src/source/budget.js";
import type { Folder } from "../../../src/source/filesystem/folder.js";
import { detectText, readFile } from "../../../src/source/filesystem/read-file.js";
import { Walk } from "../../../src/source/filesystem/walk.js";
import { openFolder, temporaryRoot, write } from "./fixture.js";

const linux = process.platform === "linux";

/** Reads of a path while it is swapped; up to twenty times as many if the swapping process had no turn meanwhile. */
const READS = 10_000;

// Runs in a process of its own until it is ended: puts a link to `target` where `place` is, and takes it away again. Now and then it rests for a
// moment, so that a whole walk finds everything in its place.
const SWAPPER = `
const { renameSync, symlinkSync, unlinkSync, writeFileSync } = require("node:fs");
const [place, target, ready] = process.argv.slice(1);
const rest = new Int32Array(new SharedArrayBuffer(4));
for (let round = 0; ; round++) {
  renameSync(place, place + ".held");
  symlinkSync(target, place);
  unlinkSync(place);
  renameSync(place + ".held", place);
  if (round === 3) writeFileSync(ready, "");
  if (round % 16 === 15) Atomics.wait(rest, 0, 0, 1);
}
`;

// The same for a file, which a link can replace in one step and be replaced by: there is no moment at which nothing is there.
const REPLACER = `
const { linkSync, renameSync, symlinkSync, writeFileSync } = require("node:fs");
const [place, target, ready] = process.argv.slice(1);
linkSync(place, place + ".kept");
for (let round = 0; ; round++) {
  symlinkSync(target, place + ".link");
  renameSync(place + ".link", place);
  linkSync(place + ".kept", place + ".file");
  renameSync(place + ".file", place);
  if (round === 3) writeFileSync(ready, "");
}
`;

const SWAPS: readonly [name: string, program: string, place: string, target: string][] = [
  ["leaf", SWAPPER, "kb/one/two/a.md", "outside/two/a.md"],
  ["leaf that is replaced in one step", REPLACER, "kb/one/two/a.md", "outside/two/a.md"],
  ["parent", SWAPPER, "kb/one/two", "outside/two"],
  ["parent's parent", SWAPPER, "kb/one", "outside"],
];

test.runIf(linux).each(SWAPS)("10,000 reads of a swapped %s (INV-22)", async (_name, program, place, target) => {
  const { base, folder } = served();
  await swapping(program, join(base, place), join(base, target), join(base, "ready"));
  const seen = await repeated(async (round) =>
    round % 8 === 0 ? headOf(folder, "one/two/a.md") : textOf(folder, "one/two/a.md"),
  );
  expect([...seen.keys()].filter((text) => text.includes("OUTSIDE"))).toEqual([]);
  expect(seen.get("inside")).toBeGreaterThan(0);
  expect(seen.size).toBeGreaterThan(2);
});

test.runIf(linux)("a swapped directory under a walk (INV-22)", async () => {
  const { base, folder } = served();
  await swapping(SWAPPER, join(base, "kb/one/two"), join(base, "outside/two"), join(base, "ready"));
  const seen = await repeated(async () => {
    const names: string[] = [];
    for await (const entry of new Walk(folder, new Budget(DEFAULT_LIMITS))) names.push(entry.relativePath);
    return names.join(" ");
  }, 2_000);
  expect([...seen.keys()].filter((names) => names.includes("OUTSIDE"))).toEqual([]);
  expect(seen.get(". one one/two one/two/a.md")).toBeGreaterThan(0);
  expect(seen.size).toBeGreaterThan(1);
});

function served(): { base: string; folder: Folder } {
  const { base, kb } = temporaryRoot({ "one/two/a.md": "inside" });
  write(join(base, "outside/two/a.md"), "OUTSIDE");
  write(join(base, "outside/two/OUTSIDE.md"), "OUTSIDE");
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

/** Whether the head is text and how large the file is: the outside one has another size. */
function headOf(folder: Folder, path: string): string {
  try {
    const { size } = folder.look(path);
    return detectText(folder, path) && size !== 6 ? `OUTSIDE ${size}` : "head";
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : "unexpected";
  }
}

/** Starts the swapping and waits until it is on its way. */
async function swapping(program: string, place: string, target: string, ready: string): Promise<void> {
  const child = spawn(process.execPath, ["-e", program, place, target, ready], { stdio: "ignore" });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  await vi.waitUntil(() => existsSync(ready), { timeout: 30_000, interval: 5 });
}

/** Tries `times` times, and on until more than a success and one other outcome were seen; how often each result was seen. */
async function repeated(attempt: (round: number) => Promise<string>, times = READS): Promise<Map<string, number>> {
  const seen = new Map<string, number>();
  for (let round = 0; round < times || (seen.size < 3 && round < times * 20); round++) {
    const result = await attempt(round);
    seen.set(result, (seen.get(result) ?? 0) + 1);
    // The hands of other processes are what this is about; those of this one get a turn now and then.
    if (round % 64 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  return seen;
}
