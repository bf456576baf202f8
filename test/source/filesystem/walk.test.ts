// Walks: order, what is passed over, and what they cost.
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  closeSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { DEFAULT_LIMITS } from "../../../src/config/limits.js";
import { Budget } from "../../../src/source/budget.js";
import { readFile } from "../../../src/source/filesystem/read-file.js";
import { Walk } from "../../../src/source/filesystem/walk.js";
import { openFolder, temporaryRoot, walked, write } from "./fixture.js";

const asRoot = process.getuid?.() === 0;
const linux = process.platform === "linux";

describe.each(["descriptor", "path"] as const)("reached by %s", (reach) => {
  test("directories first, then by case-folded name, to the depth asked for", async () => {
    const { kb } = temporaryRoot({
      "b.md": "1",
      "A.md": "1",
      "z/y/x.md": "1",
      "z/A": "1",
      "Y/q": "1",
      "ß.md": "1",
      "st.md": "1",
    });
    const folder = openFolder(kb, {}, reach);
    const all = ["./", "Y/", "Y/q", "z/", "z/y/", "z/y/x.md", "z/A", "A.md", "b.md", "ß.md", "st.md"];
    expect(await walked(folder)).toEqual(all);
    expect(await walked(folder, { maxDepth: 0 })).toEqual(["./"]);
    expect(await walked(folder, { maxDepth: 1 })).toEqual(["./", "Y/", "z/", "A.md", "b.md", "ß.md", "st.md"]);
    expect(await walked(folder, { start: "z" })).toEqual(["z/", "z/y/", "z/y/x.md", "z/A"]);
    expect(await walked(folder, { start: "z/A" })).toEqual(["z/A"]);
    await expect(walked(folder, { start: "none" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("entries carry depth, size and state", async () => {
    const { kb } = temporaryRoot({ "a/b.md": "four" });
    const entries = [];
    for await (const entry of new Walk(openFolder(kb, {}, reach), new Budget(DEFAULT_LIMITS))) entries.push(entry);
    expect(entries.map(({ kind, size, depth }) => [kind, size, depth])).toEqual([
      ["directory", 0, 0],
      ["directory", 0, 1],
      ["file", 4, 2],
    ]);
    expect(entries[2]?.identity.mtimeNs).toBeGreaterThan(1_000_000_000_000_000_000n);
  });

  test("P02, A05: links and special files are passed over and counted", async () => {
    const { base, kb } = temporaryRoot({ "a/b.md": "x" });
    write(join(base, "outside/s.txt"), "x");
    symlinkSync(join(base, "outside/s.txt"), join(kb, "in.txt"));
    symlinkSync(join(base, "outside"), join(kb, "d"));
    symlinkSync("..", join(kb, "a/loop"));
    symlinkSync("none", join(kb, "dangling"));
    execFileSync("mkfifo", [join(kb, "pipe")]);
    const walk = new Walk(openFolder(kb, {}, reach), new Budget(DEFAULT_LIMITS));
    const paths = [];
    for await (const entry of walk) paths.push(entry.relativePath);
    expect(paths).toEqual([".", "a", "a/b.md"]);
    expect(walk.skipped).toEqual({ links: 4, special: 1, unreadable: 0 });
  });

  test("what is excluded is not entered, and not charged below", async () => {
    const { kb } = temporaryRoot({
      "personal/a/b.md": "x",
      ".git/config": "x",
      "x.key/in.md": "x",
      "a.md": "x",
      ".Env": "x",
    });
    const limits = { ...DEFAULT_LIMITS, maxEntries: 5 };
    expect(await walked(openFolder(kb, {}, reach), {}, new Budget(limits))).toEqual(["./", "a.md"]);
    expect(await walked(openFolder(kb, { includePrivate: true }, reach))).toEqual([
      "./",
      ".git/",
      ".git/config",
      "personal/",
      "personal/a/",
      "personal/a/b.md",
      "a.md",
    ]);
  });

  test("A06: hard links are listed under both names", async () => {
    const { kb } = temporaryRoot({ "a.md": "x" });
    linkSync(join(kb, "a.md"), join(kb, "b.md"));
    expect(await walked(openFolder(kb, {}, reach))).toEqual(["./", "a.md", "b.md"]);
  });

  test("A19: one entry over the limit fails the walk (INV-30)", async () => {
    const { kb } = temporaryRoot({ "a/b": "x", c: "x" });
    const folder = openFolder(kb, {}, reach);
    const limited = (maxEntries: number) => walked(folder, {}, new Budget({ ...DEFAULT_LIMITS, maxEntries }));
    expect(await limited(3)).toHaveLength(4);
    await expect(limited(2)).rejects.toMatchObject({ code: "ENTRY_LIMIT" });
  });

  test("files and directories that vanish on the way are passed over", async () => {
    const { kb } = temporaryRoot({ "a/b.md": "x", "c/d.md": "x", "e.md": "x", "f.md": "x" });
    const paths = [];
    for await (const entry of new Walk(openFolder(kb, {}, reach), new Budget(DEFAULT_LIMITS))) {
      paths.push(entry.relativePath);
      if (entry.relativePath === "a") {
        rmSync(join(kb, "a"), { recursive: true });
        rmSync(join(kb, "e.md"));
      }
      if (entry.relativePath === "c/d.md") rmSync(join(kb, "c"), { recursive: true });
    }
    expect(paths).toEqual([".", "a", "c", "c/d.md", "f.md"]);
  });

  test("A02: a directory that is swapped for a link before it is entered, or while it is listed, shows nothing from outside", async () => {
    for (const moment of ["dir", "dir/a.md"]) {
      const { base, kb } = temporaryRoot({ "dir/a.md": "x", "dir/b.md": "x", "dir/sub/c.md": "x", "z.md": "x" });
      write(join(base, "outside/OUTSIDE.md"), "x");
      write(join(base, "outside/b.md"), "outside");
      write(join(base, "outside/sub/OUTSIDE.md"), "x");
      const entries = [];
      for await (const entry of new Walk(openFolder(kb, {}, reach), new Budget(DEFAULT_LIMITS))) {
        entries.push(entry);
        if (entry.relativePath !== moment) continue;
        renameSync(join(kb, "dir"), join(base, "held"));
        symlinkSync(join(base, "outside"), join(kb, "dir"));
      }
      const paths = entries.map((entry) => entry.relativePath);
      expect(paths.filter((path) => path.includes("OUTSIDE"))).toEqual([]);
      expect(entries.filter((entry) => entry.size > 1)).toEqual([]);
      expect(paths.at(-1)).toBe("z.md");
    }
  });

  test.skipIf(asRoot)("a directory that may not be read is listed, passed over and counted", async () => {
    const { kb } = temporaryRoot({ "a/b.md": "x", "c.md": "x" });
    chmodSync(join(kb, "a"), 0);
    onTestFinished(() => chmodSync(join(kb, "a"), 0o700));
    const walk = new Walk(openFolder(kb, {}, reach), new Budget(DEFAULT_LIMITS));
    const paths = [];
    for await (const entry of walk) paths.push(entry.relativePath);
    expect(paths).toEqual([".", "a", "c.md"]);
    expect(walk.skipped.unreadable).toBe(1);
  });
});

test.runIf(linux)("names that are no UTF-8 are passed over and counted, and hide no real name", async () => {
  const { kb } = temporaryRoot({ "\ufffd.md": "real", "ok.md": "x" });
  for (const byte of [0xfe, 0xff])
    writeFileSync(Buffer.concat([Buffer.from(`${kb}/`), Buffer.from([byte]), Buffer.from(".md")]), "x");
  writeFileSync(Buffer.concat([Buffer.from(`${kb}/only-`), Buffer.from([0xff])]), "x");
  const walk = new Walk(openFolder(kb), new Budget(DEFAULT_LIMITS));
  const paths = [];
  for await (const entry of walk) paths.push(entry.relativePath);
  expect(paths).toEqual([".", "ok.md", "\ufffd.md"]);
  expect(walk.skipped.unreadable).toBe(1);
});

test.runIf(linux)("a tree deeper than any path may be long is walked and read, with few descriptors", async () => {
  const { base, kb } = temporaryRoot();
  onTestFinished(() => void execFileSync("rm", ["-rf", base]));
  const levels = 300;
  let descriptor = openSync(kb, "r");
  for (let level = 0; level < levels; level++) {
    const name = `${"d".repeat(40)}${level}`;
    mkdirSync(`/proc/self/fd/${descriptor}/${name}`);
    writeFileSync(`/proc/self/fd/${descriptor}/z.md`, `${level}`);
    const next = openSync(`/proc/self/fd/${descriptor}/${name}`, "r");
    closeSync(descriptor);
    descriptor = next;
  }
  writeFileSync(`/proc/self/fd/${descriptor}/z.md`, "the end");
  closeSync(descriptor);
  const folder = openFolder(kb);
  const before = readdirSync("/proc/self/fd").length;
  const paths: string[] = [];
  let mostOpen = 0;
  for await (const entry of new Walk(folder, new Budget(DEFAULT_LIMITS))) {
    paths.push(entry.relativePath);
    mostOpen = Math.max(mostOpen, readdirSync("/proc/self/fd").length - before);
  }
  expect(mostOpen).toBeGreaterThan(10);
  expect(mostOpen).toBeLessThan(100);
  expect(paths.filter((path) => path.endsWith("/z.md") || path === "z.md")).toHaveLength(levels + 1);
  const deepest = paths.reduce((one, other) => (other.length > one.length ? other : one));
  expect(deepest.length).toBeGreaterThan(4096);
  expect((await readFile(folder, deepest, new Budget(DEFAULT_LIMITS))).size).toBe(7);
  expect(folder.locate(deepest).kind).toBe("file");
});

test("a caller who gives up stops the walk", async () => {
  const { kb } = temporaryRoot({ "a.md": "x" });
  const controller = new AbortController();
  controller.abort();
  await expect(walked(openFolder(kb), {}, new Budget(DEFAULT_LIMITS, controller.signal))).rejects.toMatchObject({
    code: "CANCELLED",
  });
});

test("thousands of files are walked in a moment, and others run meanwhile", async () => {
  const { kb } = temporaryRoot();
  for (let at = 0; at < 3000; at++) write(join(kb, `d${at % 100}`, `f${at}.md`), "");
  const folder = openFolder(kb);
  await walked(folder);
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  const start = performance.now();
  expect(await walked(folder)).toHaveLength(3101);
  const took = performance.now() - start;
  clearInterval(timer);
  expect(took).toBeLessThan(10_000);
  expect(longest).toBeLessThan(took / 2);
});
