// What was typed as a path.
import { expect, test } from "vitest";
import { relativePathOf } from "../../../src/source/filesystem/path-argument.js";
import { failureOf } from "./fixture.js";

const roots = ["/t/vaultroot", "/link/to/it"];
const relative = (argument: string) => relativePathOf(argument, roots, "/t/vaultroot/home");

test.each([
  [".", "."],
  ["", "."],
  ["./", "."],
  ["a/b.md", "a/b.md"],
  ["./a//b/./c/", "a/b/c"],
  ["/t/vaultroot", "."],
  ["/t/vaultroot/", "."],
  ["/t//vaultroot/./a", "a"],
  ["/link/to/it/a", "a"],
  ["~", "home"],
  ["~/x", "home/x"],
  ["~other/x", "~other/x"],
  ["..a/b..", "..a/b.."],
])("%s is %s", (argument, path) => expect(relative(argument)).toBe(path));

test.each([
  ["../x", "OUTSIDE_ROOT"],
  ["a/../../x", "OUTSIDE_ROOT"],
  ["a/../b", "OUTSIDE_ROOT"],
  ["/t/vaultroot/a/../b", "OUTSIDE_ROOT"],
  ["~/../x", "OUTSIDE_ROOT"],
  ["/t/vaultroot-old/a.txt", "OUTSIDE_ROOT"],
  ["../vaultroot-old/a.txt", "OUTSIDE_ROOT"],
  ["/etc/hostname", "OUTSIDE_ROOT"],
  ["/", "OUTSIDE_ROOT"],
  ["/t", "OUTSIDE_ROOT"],
  ["a\0b", "UNSAFE_PATH"],
  ["a\ud800", "NOT_FOUND"],
])("%j is refused", (argument, code) => expect(failureOf(() => relative(argument))).toBe(code));

test("the root may be the whole file system", () => {
  expect(relativePathOf("/", ["/"], "/home/a")).toBe(".");
  expect(relativePathOf("/a/b", ["/"], "/home/a")).toBe("a/b");
});
