// Files are read whole and in one state, or not at all.
import { appendFileSync, chmodSync, readdirSync, renameSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { DEFAULT_LIMITS } from "../../../src/config/limits.js";
import { expose } from "../../../src/core/raw.js";
import { Budget } from "../../../src/source/budget.js";
import { countFileLines, detectText, readBytes, readFile } from "../../../src/source/filesystem/read-file.js";
import { Walk } from "../../../src/source/filesystem/walk.js";
import { failureOf, openFolder, temporaryRoot } from "./fixture.js";

/** Does something to the file after it was opened and before it is read. */
class Meddling extends Budget {
  constructor(private readonly meddle: () => void) {
    super(DEFAULT_LIMITS);
  }

  override async breathe(): Promise<void> {
    this.meddle();
  }
}

describe.each(["descriptor", "path"] as const)("reached by %s", (reach) => {
  test("text comes with its state, size and encoding", async () => {
    const { kb } = temporaryRoot({ "a.md": "\ufeffone\r\ntwo\rthree" });
    const folder = openFolder(kb, {}, reach);
    const { raw, ...rest } = await readFile(folder, "a.md", new Budget(DEFAULT_LIMITS));
    expect(expose(raw)).toBe("one\r\ntwo\rthree");
    expect(rest).toMatchObject({ size: 17, encoding: "utf-8-bom" });
    expect(rest.identity).toEqual(folder.look("a.md").identity);
  });

  test("A17: a file that changes meanwhile is refused (INV-27)", async () => {
    const { kb } = temporaryRoot({ "a.md": "one", "b.md": "two" });
    const folder = openFolder(kb, {}, reach);
    const path = join(kb, "a.md");
    for (const meddle of [
      () => appendFileSync(path, "more"),
      () => writeFileSync(path, ""),
      () => writeFileSync(path, "One"),
      () => chmodSync(path, 0o600),
      () => chmodSync(path, 0o644),
      () => utimesSync(path, 1, 1),
    ]) {
      writeFileSync(path, "one");
      chmodSync(path, meddle.toString().includes("0o600") ? 0o644 : 0o600);
      await expect(readFile(folder, "a.md", new Meddling(meddle))).rejects.toMatchObject({
        code: "CHANGED_DURING_READ",
      });
    }
  });

  test("A02: a file that was replaced by a link is refused", async () => {
    const { base, kb } = temporaryRoot({ "a.md": "inside" });
    writeFileSync(join(base, "out.md"), "outside");
    const folder = openFolder(kb, {}, reach);
    await readFile(folder, "a.md", new Budget(DEFAULT_LIMITS));
    renameSync(join(kb, "a.md"), join(kb, "b.md"));
    symlinkSync(join(base, "out.md"), join(kb, "a.md"));
    await expect(readFile(folder, "a.md", new Budget(DEFAULT_LIMITS))).rejects.toMatchObject({ code: "UNSAFE_PATH" });
    expect(failureOf(() => detectText(folder, "a.md"))).toBe("UNSAFE_PATH");
    await expect(countFileLines(folder, "a.md", new Budget(DEFAULT_LIMITS))).rejects.toMatchObject({
      code: "UNSAFE_PATH",
    });
  });
});

test("A15: of an unknown extension 4096 bytes decide", async () => {
  const { kb } = temporaryRoot({ blob: "a".repeat(1 << 20), other: `${"a".repeat(10)}\0`, "known.txt": "a\0b" });
  const folder = openFolder(kb);
  expect(["blob", "other", "known.txt"].map((path) => detectText(folder, path))).toEqual([true, false, false]);
  expect((await readFile(folder, "blob", new Budget(DEFAULT_LIMITS))).size).toBe(1 << 20);
  await expect(readFile(folder, "known.txt", new Budget(DEFAULT_LIMITS))).rejects.toMatchObject({ code: "NOT_TEXT" });
  expect((await readBytes(folder, "known.txt", new Budget(DEFAULT_LIMITS))).bytes).toHaveLength(3);
});

test("a file over a limit is refused before it is read", async () => {
  const { kb } = temporaryRoot({ "a.md": "12345", "b.md": "12345", "c.md": "" });
  const folder = openFolder(kb);
  const limits = { maxEntries: 10, maxRawBytesPerFile: 5, maxTotalRawBytes: 9, maxFiles: 2 };
  await expect(readFile(folder, "a.md", new Budget({ ...limits, maxRawBytesPerFile: 4 }))).rejects.toMatchObject({
    code: "FILE_BYTE_LIMIT",
  });
  const budget = new Budget(limits);
  await readFile(folder, "a.md", budget);
  await expect(readFile(folder, "b.md", budget)).rejects.toMatchObject({ code: "TOTAL_BYTE_LIMIT" });
  await expect(readFile(folder, "c.md", budget)).rejects.toMatchObject({ code: "FILE_LIMIT" });
});

test("lines are counted without holding the file, in pieces and in every encoding", async () => {
  const text = `${"é line\r\n".repeat(200_000)}last`;
  const { kb } = temporaryRoot({
    "a.md": text,
    "b.md": Buffer.from(`\ufeff${text}`, "utf16le"),
    "c.md": Buffer.from(text, "utf16le").swap16(),
    empty: "",
    "no.bin": Buffer.from([0, 1, 2]),
  });
  const folder = openFolder(kb);
  const small = new Budget({ ...DEFAULT_LIMITS, maxRawBytesPerFile: 1 });
  for (const path of ["a.md", "b.md", "c.md"]) expect(await countFileLines(folder, path, small)).toBe(200_001);
  expect(await countFileLines(folder, "empty", small)).toBe(0);
  expect(await countFileLines(folder, "no.bin", small)).toBeUndefined();
});

test.each([
  ["", 0],
  ["\n", 1],
  ["one\r\ntwo", 2],
])("a byte order mark is no line of its own: before %j there are %i", async (text, lines) => {
  const utf16 = Buffer.from(`\ufeff${text}`, "utf16le");
  const { kb } = temporaryRoot({ "a.md": `\ufeff${text}`, "b.md": utf16, "c.md": Buffer.from(utf16).swap16() });
  const folder = openFolder(kb);
  for (const path of ["a.md", "b.md", "c.md"]) {
    expect(await countFileLines(folder, path, new Budget(DEFAULT_LIMITS))).toBe(lines);
  }
});

test("an abandoned or refused read leaves no descriptor open", async () => {
  const { kb } = temporaryRoot({ "a/b/c.md": "x", "d.bin": Buffer.from([0, 1]), ".env": "x" });
  symlinkSync("a", join(kb, "link"));
  const folder = openFolder(kb);
  const tried = ["a/b/c.md", "a/b/none", "a/b/c.md/x", "link/b", "link", ".env", "a/b", "d.bin", "../x", "a//b"];
  const opened = () => (process.platform === "linux" ? readdirSync("/proc/self/fd").length : 0);
  const before = opened();
  for (let round = 0; round < 1000; round++) {
    for (const path of tried) await readFile(folder, path, new Budget(DEFAULT_LIMITS)).catch(() => undefined);
    failureOf(() => folder.locate("a/b/c.md"));
    failureOf(() => folder.locate("link/b"));
    for await (const entry of new Walk(folder, new Budget(DEFAULT_LIMITS))) if (entry.relativePath === "a/b") break;
  }
  await expect(readFile(folder, "a/b/c.md", new Budget({ ...DEFAULT_LIMITS, maxSeconds: -1 }))).rejects.toMatchObject({
    code: "DEADLINE",
  });
  expect(opened()).toBeLessThanOrEqual(before + 1);
});
