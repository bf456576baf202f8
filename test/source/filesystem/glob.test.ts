// Globs as fnmatch reads them.
import { expect, test } from "vitest";
import { compileGlob } from "../../../src/source/filesystem/glob.js";

const VECTORS: readonly [glob: string, matching: readonly string[], other: readonly string[]][] = [
  ["*.md", ["a.md", "deep/er/a.md", ".md"], ["a.MD", "a.md.txt", "amd"]],
  ["notes/*", ["notes/a", "notes/a/b.md", "notes/"], ["notes", "my/notes/a"]],
  ["a?c", ["abc", "a/c", "aéc", "a😀c"], ["ac", "abbc"]],
  ["[abc]x", ["ax", "cx"], ["dx", "x", "abx"]],
  ["[!abc]x", ["dx", "/x", "😀x"], ["ax", "x"]],
  ["[a-cX]1", ["b1", "X1"], ["d1", "-1"]],
  ["[]-]", ["]", "-"], ["a"]],
  ["[!]]", ["a"], ["]"]],
  ["[a-]", ["a", "-"], ["b"]],
  ["[c-a]", [], ["a", "b", "c"]],
  ["[^a]", ["^", "a"], ["b"]],
  ["[😀-😂]", ["😁"], ["a"]],
  ["a[b", ["a[b"], ["ab"]],
  ["a[", ["a["], ["a"]],
  ["a\\*", ["a\\", "a\\bc"], ["a*"]],
  ["{a,b}", ["{a,b}"], ["a"]],
  ["**", ["", "a/b"], []],
  ["a**b*c", ["abc", "axxbyyc"], ["ab", "acb"]],
  ["", [""], ["a"]],
  ["a.c", ["a.c"], ["abc"]],
  ["*[0-9].txt", ["v1.txt", "a/v22.txt"], ["v.txt"]],
];

test.each(VECTORS)("%s", (glob, matching, other) => {
  for (const text of matching) expect([text, compileGlob(glob)(text)]).toEqual([text, true]);
  for (const text of other) expect([text, compileGlob(glob)(text)]).toEqual([text, false]);
});

test("a placeholder in a glob is literal text where that is asked for", () => {
  const placeholder = `[PERSON_${"ab".repeat(16)}]`;
  const glob = `*/${placeholder}?.md`;
  expect(compileGlob(glob, { placeholders: true })(`docs/${placeholder}1.md`)).toBe(true);
  expect(compileGlob(glob, { placeholders: true })("docs/P1.md")).toBe(false);
  expect(compileGlob(glob)("docs/P1.md")).toBe(true);
});

test("a glob of many stars costs about its length times the text's", () => {
  const time = (size: number) => {
    const start = performance.now();
    expect(compileGlob(`${"*a".repeat(30)}b`)("a".repeat(size))).toBe(false);
    return performance.now() - start;
  };
  time(2_000);
  expect(time(20_000)).toBeLessThan(5_000);
});
