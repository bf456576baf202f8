// Ids while files come, go and move.
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Library } from "../../src/library/library.js";
import { list } from "../../src/query/list.js";
import { read } from "../../src/query/read.js";
import { stat } from "../../src/query/stat.js";
import { tree } from "../../src/query/tree.js";
import { codeFrom, deskAt, openFolder, place } from "./open-desk.js";

// Ids of these paths under the salt `test-salt`.
const NOTES = "@p_8b077369ddf9";
const EMPTY = "@p_db03f9452481";

async function textAt(library: Library, path: string): Promise<string> {
  return String((await read(deskAt(library), { path, maxChars: 99 })).text);
}

it("an id is known without a listing before it, with and without its sign, and is the same in every library", async () => {
  for (const path of [NOTES, NOTES.slice(1)]) {
    expect(await textAt(openFolder({ "notes.txt": "one\n" }).library, path)).toBe("one\n");
  }
  const { library } = openFolder({ "notes.txt": "one\n" });
  expect(String((await stat(deskAt(library), "notes.txt")).id)).toBe(NOTES);
});

it("a renamed file has another id: the old one is unknown, and the new one is found without a refresh", async () => {
  const { root, library } = openFolder({ "notes.txt": "one\n" });
  expect(await textAt(library, NOTES)).toBe("one\n");
  renameSync(join(root, "notes.txt"), join(root, "empty.txt"));
  expect(await codeFrom(textAt(library, NOTES))).toBe("UNKNOWN_PATH_ID");
  expect(await textAt(library, EMPTY)).toBe("one\n");
  renameSync(join(root, "empty.txt"), join(root, "notes.txt"));
  expect(await textAt(library, NOTES)).toBe("one\n");
  expect(await codeFrom(textAt(library, EMPTY))).toBe("UNKNOWN_PATH_ID");
});

it("a file that came later is found by its id, and one that went is unknown", async () => {
  const { root, library } = openFolder({ "empty.txt": "" });
  expect(await codeFrom(textAt(library, NOTES))).toBe("UNKNOWN_PATH_ID");
  place(join(root, "notes.txt"), "later\n");
  expect(await textAt(library, NOTES)).toBe("later\n");
  rmSync(join(root, "notes.txt"));
  expect(await codeFrom(textAt(library, NOTES))).toBe("UNKNOWN_PATH_ID");
});

it("an id leads to what a listing would show and to nothing else", async () => {
  const { base, root, library } = openFolder({ "notes.txt": "one\n" });
  expect(await textAt(library, NOTES)).toBe("one\n");
  writeFileSync(join(base, "outside.txt"), "outside\n");
  rmSync(join(root, "notes.txt"));
  symlinkSync(join(base, "outside.txt"), join(root, "notes.txt"));
  expect(await codeFrom(textAt(library, NOTES))).toBe("UNSAFE_PATH");
  rmSync(join(root, "notes.txt"));
  mkdirSync(join(root, "notes.txt"));
  expect(await codeFrom(textAt(library, NOTES))).toBe("NOT_FILE");
});

it("every id that was shown resolves, in whatever way it was shown", async () => {
  const { library } = openFolder({ "Quillhaven/a b.txt": "x\n", "notes/deep/c.md": "x\n" });
  const listed = await list(deskAt(library), { path: ".", recursive: true });
  const shown = await tree(deskAt(library), { path: ".", maxDepth: 9 });
  expect(shown.map(({ id }) => String(id))).toEqual(listed.map(({ id }) => String(id)));
  for (const { id, path } of listed) expect(String((await stat(deskAt(library), String(id))).path)).toBe(String(path));
});

it("an id of no path is unknown, and what only looks like an id is a path", async () => {
  const { library } = openFolder({ "notes.txt": "one\n" });
  expect(await codeFrom(stat(deskAt(library), "@p_000000000000"))).toBe("UNKNOWN_PATH_ID");
  for (const path of ["@p_8b077369ddf", "@p_8B077369DDF9", "@p_8b077369ddf90"]) {
    expect({ path, why: await codeFrom(stat(deskAt(library), path)) }).toEqual({ path, why: "NOT_FOUND" });
  }
});
