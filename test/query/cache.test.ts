// The library keeps what it redacted: it redacts again only what changed, within its bytes.
import { statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { Failure } from "../../src/boundary/failure.js";
import type { Library } from "../../src/library/library.js";
import { BUNDLE_DEFAULTS, bundle } from "../../src/query/bundle.js";
import { read } from "../../src/query/read.js";
import { search } from "../../src/query/search.js";
import { Folder } from "../../src/source/filesystem/folder.js";
import { codeFrom, deskAt, openFolder, place } from "./open-desk.js";

/** Bookkeeping of an entry in the cache, in bytes. */
const ENTRY = 512;

const SEARCH = { query: "x", paths: [], globs: [], regex: false, ignoreCase: false, context: 0, maxResults: 999 };

/** Counts the texts that a library redacts. */
function counting(library: Library): () => number {
  const spy = vi.spyOn(library, "redactText");
  return () => {
    const { length } = spy.mock.calls;
    spy.mockClear();
    return length;
  };
}

async function textAt(library: Library, path: string): Promise<string> {
  return String((await read(deskAt(library), { path, maxChars: 99 })).text);
}

it("a file is redacted once, whatever asks for it (INV-21)", async () => {
  const { library } = openFolder({ "a.txt": "x one\n", "b.txt": "x two\n", "c.bin": "\0" });
  const redacted = counting(library);
  await search(deskAt(library), SEARCH);
  expect(redacted()).toBe(2);
  await search(deskAt(library), { ...SEARCH, query: "other", regex: true });
  await textAt(library, "a.txt");
  await textAt(library, "b.txt");
  expect(redacted()).toBe(0);
});

it("a file that changed is redacted again, be it of the same size and time", async () => {
  const { root, library } = openFolder({ "a.txt": "x one\n", "b.txt": "x two\n" });
  const redacted = counting(library);
  await search(deskAt(library), SEARCH);
  const { atime, mtime } = statSync(join(root, "a.txt"));
  writeFileSync(join(root, "a.txt"), "x 1-1\n");
  utimesSync(join(root, "a.txt"), atime, mtime);
  redacted();
  expect(await textAt(library, "a.txt")).toBe("x 1-1\n");
  expect(redacted()).toBe(1);
  await search(deskAt(library), SEARCH);
  expect(redacted()).toBe(0);
});

it("a file that became text, or no text, is looked at anew", async () => {
  const { root, library } = openFolder({ "a.txt": "x and\0 x more\n" });
  const hits = async () => (await search(deskAt(library), SEARCH)).rows.length;
  expect(await hits()).toBe(0);
  place(join(root, "a.txt"), "x\n");
  expect(await hits()).toBe(1);
  place(join(root, "a.txt"), "x and\0 x more\n");
  expect(await hits()).toBe(0);
});

it("a refresh forgets all", async () => {
  const { library } = openFolder({ "a.txt": "x one\n" });
  const redacted = counting(library);
  await textAt(library, "a.txt");
  await library.refresh(deskAt(library).budget);
  await textAt(library, "a.txt");
  expect(redacted()).toBe(2);
});

it("what was not used for longest goes first when bytes run out", async () => {
  const files = { "a.txt": "a".repeat(100), "b.txt": "b".repeat(100), "c.txt": "c".repeat(100) };
  const { library } = openFolder(files, { limits: { cacheBytes: 2 * (ENTRY + 100) } });
  const redacted = counting(library);
  const touch = async (...paths: string[]) => {
    for (const path of paths) await textAt(library, path);
    return redacted();
  };
  expect(await touch("a.txt", "b.txt", "a.txt")).toBe(2);
  expect(await touch("c.txt")).toBe(1);
  expect(await touch("a.txt", "c.txt")).toBe(0);
  expect(await touch("b.txt")).toBe(1);
  expect(await touch("c.txt")).toBe(0);
  expect(await touch("a.txt")).toBe(1);
});

it("a text larger than all bytes is served and not kept, and turns nothing out", async () => {
  const files = { "a.txt": "a".repeat(100), "large.txt": "l".repeat(2_000), "wide.txt": "\u4e00".repeat(400) };
  const { library } = openFolder(files, { limits: { cacheBytes: ENTRY + 700 } });
  const redacted = counting(library);
  await textAt(library, "a.txt");
  for (const path of ["large.txt", "wide.txt"]) {
    redacted();
    expect(await textAt(library, path)).toHaveLength(99);
    await textAt(library, path);
    expect(redacted()).toBe(2);
  }
  await textAt(library, "a.txt");
  expect(redacted()).toBe(0);
});

it("a search over more than fits keeps what it began with, so that the next one finds it", async () => {
  const files = Object.fromEntries(Array.from("abcdef", (name) => [`${name}.txt`, `x${name.repeat(99)}`]));
  const { library } = openFolder(files, { limits: { cacheBytes: 4 * (ENTRY + 100) } });
  const redacted = counting(library);
  for (const expected of [6, 2, 2]) {
    expect((await search(deskAt(library), SEARCH)).rows).toHaveLength(6);
    expect(redacted()).toBe(expected);
  }
  await textAt(library, "f.txt");
  await textAt(library, "f.txt");
  expect(redacted()).toBe(1);
});

it("a cache of no bytes keeps nothing", async () => {
  const { library } = openFolder({ "a.txt": "x\n" }, { limits: { cacheBytes: 0 } });
  const redacted = counting(library);
  for (let round = 0; round < 3; round++) expect(await textAt(library, "a.txt")).toBe("x\n");
  expect(redacted()).toBe(3);
});

it("what is kept counts towards the limits of a call like what is read, once a call (INV-30)", async () => {
  const { library } = openFolder({ "a.txt": "x one\n", "b.txt": "x two\n" });
  for (const [limits, code] of [
    [{ maxFiles: 1 }, "FILE_LIMIT"],
    [{ maxTotalRawBytes: 11 }, "TOTAL_BYTE_LIMIT"],
    [{ maxRawBytesPerFile: 5 }, "FILE_BYTE_LIMIT"],
    [{ maxFiles: 2, maxTotalRawBytes: 12, maxRawBytesPerFile: 6 }, "none"],
  ] as const) {
    for (const _warm of [false, true]) {
      expect(await codeFrom(search(deskAt(library, undefined, limits), SEARCH))).toBe(code);
    }
    await search(deskAt(library), SEARCH);
  }
  const desk = deskAt(library, undefined, { maxFiles: 2 });
  await search(desk, SEARCH);
  expect(await codeFrom(search(desk, SEARCH))).toBe("none");
});

it("a file that cannot be opened is passed over where it is met, is not remembered, and fails where it is named", async () => {
  const { library } = openFolder({ "a.txt": "x one\n", "b.txt": "x two\n", "c.txt": "x three\n" });
  const openFile = Folder.prototype.openFile;
  const spy = vi.spyOn(Folder.prototype, "openFile").mockImplementation(function (this: Folder, path: string) {
    if (path === "b.txt") throw new Failure("READ_FAILED");
    return openFile.call(this, path);
  });
  expect((await search(deskAt(library), SEARCH)).rows).toHaveLength(2);
  const request = { ...BUNDLE_DEFAULTS, paths: [], globs: [] };
  expect((await bundle(deskAt(library), request)).files).toHaveLength(2);
  expect(await codeFrom(read(deskAt(library), { path: "b.txt", maxChars: 99 }))).toBe("READ_FAILED");
  spy.mockRestore();
  expect((await search(deskAt(library), SEARCH)).rows).toHaveLength(3);
});
