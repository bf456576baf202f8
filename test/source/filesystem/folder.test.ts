// Path arguments: what they name, and what every way to an entry refuses.
import { execFileSync } from "node:child_process";
import { linkSync, mkdirSync, symlinkSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { Directory } from "../../../src/source/filesystem/contained.js";
import { Root } from "../../../src/source/filesystem/root.js";
import { failureOf, openFolder, temporaryRoot, write } from "./fixture.js";

test("a root has to be an existing directory", () => {
  const { base, kb } = temporaryRoot({ "a.md": "x" });
  symlinkSync(kb, join(base, "link"));
  for (const path of ["none", "kb/a.md", "kb\0"])
    expect(failureOf(() => Root.open(join(base, path)))).toBe("ROOT_INVALID");
  const root = Root.open(join(base, "link"));
  onTestFinished(() => root.close());
  expect(root.path).toBe(kb);
  expect(root.relativePath(join(base, "link", "a.md"))).toBe("a.md");
});

describe.each(["descriptor", "path"] as const)("reached by %s", (reach) => {
  test("relative and absolute arguments name an entry", () => {
    const { kb } = temporaryRoot({ "notes/a b.md": "four" });
    const folder = openFolder(kb, {}, reach);
    for (const argument of ["notes/a b.md", "./notes//a b.md", join(kb, "notes/a b.md")]) {
      expect(folder.locate(argument)).toMatchObject({ relativePath: "notes/a b.md", kind: "file", size: 4, depth: 0 });
    }
    expect(folder.locate(".")).toMatchObject({ relativePath: ".", kind: "directory", size: 0 });
    expect(folder.locate(kb)).toMatchObject({ relativePath: "." });
    expect(folder.locate("notes/")).toMatchObject({ relativePath: "notes", kind: "directory" });
  });

  test("A01, P01: what is outside is refused, a sibling with the same beginning too (INV-23)", () => {
    const { base, kb } = temporaryRoot({ "a/x": "x" });
    write(join(base, "kb-old", "a.txt"), "outside");
    const folder = openFolder(kb, {}, reach);
    for (const argument of [
      "../x",
      "a/../../x",
      "/etc/hostname",
      "../kb-old/a.txt",
      join(base, "kb-old/a.txt"),
      base,
    ]) {
      expect([argument, failureOf(() => folder.locate(argument))]).toEqual([argument, "OUTSIDE_ROOT"]);
    }
  });

  test("P02: links of every kind are refused wherever they stand (INV-23)", () => {
    const { base, kb } = temporaryRoot({ "real/a.md": "x" });
    write(join(base, "outside", "s.txt"), "outside");
    symlinkSync(join(base, "outside/s.txt"), join(kb, "in.txt"));
    symlinkSync(join(base, "outside"), join(kb, "d"));
    symlinkSync(join(base, "none"), join(kb, "z"));
    symlinkSync("l", join(kb, "l"));
    symlinkSync("real", join(kb, "inner"));
    const folder = openFolder(kb, {}, reach);
    for (const path of ["in.txt", "d", "d/s.txt", "z", "l", "l/x", "inner", "inner/a.md"]) {
      expect([path, failureOf(() => folder.locate(path))]).toEqual([path, "UNSAFE_PATH"]);
      expect([path, failureOf(() => folder.openFile(path))]).toEqual([path, "UNSAFE_PATH"]);
      expect([path, failureOf(() => folder.openDirectory(path))]).toEqual([path, "UNSAFE_PATH"]);
    }
  });

  test("missing, wrong kind, too long, a NUL", () => {
    const { kb } = temporaryRoot({ "a.md": "x" });
    mkdirSync(join(kb, "d"));
    const folder = openFolder(kb, {}, reach);
    for (const path of ["b.md", "d/b.md", "a.md/b", "x".repeat(300), "é".repeat(200)]) {
      expect(failureOf(() => folder.locate(path))).toBe("NOT_FOUND");
    }
    expect(failureOf(() => folder.locate("a\0"))).toBe("UNSAFE_PATH");
    expect(failureOf(() => folder.openFile("d"))).toBe("NOT_FILE");
    expect(failureOf(() => folder.openFile("."))).toBe("NOT_FILE");
    expect(failureOf(() => folder.openDirectory("a.md"))).toBe("NOT_DIRECTORY");
  });

  test("a path that did not go through an argument is still held to its one form", () => {
    const { kb } = temporaryRoot({ "a/b.md": "x" });
    const folder = openFolder(kb, {}, reach);
    for (const path of ["../kb/a/b.md", "a/../a/b.md", "/a/b.md", "a//b.md", "./a/b.md", "", "a/b.md\0"]) {
      expect([path, failureOf(() => folder.openFile(path))]).toEqual([path, "UNSAFE_PATH"]);
    }
  });

  test("pipes, sockets and devices are no files, and do not hang", async () => {
    const { kb } = temporaryRoot();
    execFileSync("mkfifo", [join(kb, "pipe")]);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(join(kb, "socket"), resolve));
    onTestFinished(() => void server.close());
    const folder = openFolder(kb, {}, reach);
    for (const path of ["pipe", "socket"]) {
      expect(failureOf(() => folder.locate(path))).toBe("NOT_FILE");
      expect(failureOf(() => folder.openFile(path))).toBe("NOT_FILE");
      expect(failureOf(() => folder.openDirectory(path))).toBe("NOT_DIRECTORY");
    }
  });

  test("A08, A10, A12: what is excluded is refused by every way in, whether it exists or not (INV-24)", () => {
    const { kb } = temporaryRoot({ "personal/secret.md": "x", "a/.ENV": "x", "server.PEM": "x" });
    const folder = openFolder(kb, { protectedPaths: ["later.toml"] }, reach);
    for (const path of ["personal", "personal/secret.md", "personal/none", "a/.ENV", "server.PEM", "later.toml"]) {
      expect([path, failureOf(() => folder.locate(path))]).toEqual([path, "EXCLUDED"]);
      expect([path, failureOf(() => folder.look(path))]).toEqual([path, "EXCLUDED"]);
      expect([path, failureOf(() => folder.openFile(path))]).toEqual([path, "EXCLUDED"]);
      expect([path, failureOf(() => folder.openDirectory(path))]).toEqual([path, "EXCLUDED"]);
    }
    const open = openFolder(kb, { protectedPaths: ["later.toml"], includePrivate: true }, reach);
    expect(open.locate("personal/secret.md").kind).toBe("file");
    expect(failureOf(() => open.locate("later.toml"))).toBe("EXCLUDED");
  });

  test("names that mean something elsewhere are names here, and are unsafe where nothing has them", () => {
    const { kb } = temporaryRoot({ "10:30 notes.md": "x", "a\\b": "x", "line\nbreak.md": "x", con: "x", "f/x": "x" });
    const folder = openFolder(kb, {}, reach);
    for (const path of ["10:30 notes.md", "a\\b", "line\nbreak.md", "con"])
      expect(folder.locate(path).kind).toBe("file");
    for (const path of [
      "C:\\x",
      "C:/x",
      "\\\\server\\share",
      "f:stream",
      "f/x:stream",
      "f.",
      "f/x ",
      "NUL",
      "f/aux.txt",
      "F~1",
    ]) {
      expect([path, failureOf(() => folder.locate(path))]).toEqual([path, "UNSAFE_PATH"]);
    }
  });

  test("a doubtful spelling is taken only if the directory lists it so", () => {
    const { kb } = temporaryRoot({ "10:30 notes.md": "x" });
    const folder = openFolder(kb, {}, reach);
    const entries = vi.spyOn(Directory.prototype, "entries").mockReturnValue([]);
    onTestFinished(() => entries.mockRestore());
    expect(failureOf(() => folder.locate("10:30 notes.md"))).toBe("UNSAFE_PATH");
  });

  test("composed and decomposed names are two names", () => {
    const { kb } = temporaryRoot({ "Zo\u00eb.txt": "composed", "Zoe\u0308.txt": "other" });
    const folder = openFolder(kb, {}, reach);
    expect(folder.locate("Zo\u00eb.txt").size).toBe(8);
    expect(folder.locate("Zoe\u0308.txt").size).toBe(5);
  });

  test("hard links and names in two cases are listed names", () => {
    const { kb } = temporaryRoot({ "notes.md": "x" });
    linkSync(join(kb, "notes.md"), join(kb, "NOTES.MD"));
    const folder = openFolder(kb, {}, reach);
    expect(["notes.md", "NOTES.MD"].map((path) => folder.locate(path).relativePath)).toEqual(["notes.md", "NOTES.MD"]);
  });
});
