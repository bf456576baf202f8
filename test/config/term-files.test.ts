// Where term files may lie, and how they are read.
import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readTermFile, termFilePaths } from "../../src/config/term-files.js";
import { failureOf, place, temporaryFolder } from "./temporary-folder.js";

describe("paths", () => {
  test("are cleaned of what means nothing", () => {
    expect(termFilePaths(["./private//terms.txt", "private/terms.txt", "a/./b"])).toEqual(["private/terms.txt", "a/b"]);
  });

  test.each([
    ["OUTSIDE_ROOT", "/srv/terms.txt"],
    ["OUTSIDE_ROOT", "../terms.txt"],
    ["OUTSIDE_ROOT", "a/../terms.txt"],
    ["OUTSIDE_ROOT", "a/.."],
    ["OUTSIDE_ROOT", "a\\..\\terms.txt"],
    ["OUTSIDE_ROOT", "~/terms.txt"],
    ["OUTSIDE_ROOT", "C:\\terms.txt"],
    ["OUTSIDE_ROOT", "\\\\host\\terms.txt"],
    ["UNSAFE_PATH", "private\\terms.txt"],
    ["UNSAFE_PATH", "terms\0.txt"],
    ["TERM_FILE_UNREADABLE", "./"],
  ])("%s: %s", (code, entry) => {
    expect(failureOf(() => termFilePaths([entry]))).toBe(code);
  });
});

describe("content", () => {
  test("one term a line, comments and blank lines left out", () => {
    const root = temporaryFolder();
    place(join(root, "terms.txt"), "\ufeffLanternfish\r\n\r\n  # Harbour\n\tKiln Lane 4 \rC# team\n#\n");
    expect(readTermFile(root, "terms.txt")).toEqual(["Lanternfish", "Kiln Lane 4", "C# team"]);
  });

  test("a missing file and a missing folder are fine", () => {
    const root = temporaryFolder();
    expect(readTermFile(root, "terms.txt")).toEqual([]);
    expect(readTermFile(root, "none/at/all.txt")).toEqual([]);
    expect(readTermFile(join(root, "gone"), "terms.txt")).toEqual([]);
  });

  test("a folder, a file in place of a folder, bytes that are no UTF-8 and UTF-16 are refused", () => {
    const root = temporaryFolder();
    mkdirSync(join(root, "folder"));
    place(join(root, "latin.txt"), Uint8Array.of(0x5a, 0x6f, 0xeb));
    place(join(root, "wide.txt"), Buffer.from("Lanternfish", "utf16le"));
    for (const path of ["folder", "latin.txt/terms.txt", "latin.txt", "wide.txt"]) {
      expect(
        failureOf(() => readTermFile(root, path)),
        path,
      ).toBe("TERM_FILE_UNREADABLE");
    }
  });

  test("links are refused at every place of the path, dangling ones too", () => {
    const root = temporaryFolder();
    const outside = temporaryFolder();
    place(join(outside, "terms.txt"), "Lanternfish");
    place(join(root, "inside.txt"), "Lanternfish");
    symlinkSync(outside, join(root, "folder"));
    symlinkSync(join(root, "inside.txt"), join(root, "link.txt"));
    symlinkSync(join(root, "none"), join(root, "dangling.txt"));
    for (const path of ["folder/terms.txt", "folder/none.txt", "link.txt", "dangling.txt"]) {
      expect(
        failureOf(() => readTermFile(root, path)),
        path,
      ).toBe("UNSAFE_PATH");
    }
  });
});
