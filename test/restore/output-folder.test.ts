// Several files are written whole or not at all, and nothing is left beside them.
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { writeOutputFile, writeOutputFolder } from "../../src/restore/output-folder.js";
import { outputPlace } from "../../src/restore/output-place.js";

function folder(): string {
  const base = realpathSync(mkdtempSync(join(tmpdir(), "redctx-output-")));
  onTestFinished(() => rmSync(base, { recursive: true, force: true }));
  return base;
}

/** Every path below a folder with its content. */
function tree(base: string): Record<string, string> {
  const entries = readdirSync(base, { recursive: true, withFileTypes: true });
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(
    paths.map((path) => [path.slice(base.length + 1), statSync(path).isDirectory() ? "/" : readFileSync(path, "utf8")]),
  );
}

const files = (...entries: readonly [string, string][]) =>
  entries.map(([path, text]) => ({ path, bytes: Buffer.from(text) }));
const code = (name: string) => expect.objectContaining({ code: name });

describe("a folder of files (INV-80)", () => {
  it("is made with what is missing, its owner's alone", () => {
    const base = folder();
    const place = { parent: join(base, "a/b"), name: "out", exists: false };
    writeOutputFolder(place, files(["x.md", "x"], ["c/d/y.md", "y"]), false);
    expect(tree(join(base, "a/b"))).toEqual({
      out: "/",
      "out/c": "/",
      "out/c/d": "/",
      "out/c/d/y.md": "y",
      "out/x.md": "x",
    });
    expect(statSync(join(base, "a/b/out/x.md")).mode & 0o777).toBe(0o600);
    expect(statSync(join(base, "a/b/out/c")).mode & 0o777).toBe(0o700);
  });

  it("without files is an empty folder", () => {
    const base = folder();
    writeOutputFolder({ parent: base, name: "out", exists: false }, [], false);
    expect(tree(base)).toEqual({ out: "/" });
  });

  it("leaves everything as it was if one target exists", () => {
    const base = folder();
    mkdirSync(join(base, "out"));
    writeFileSync(join(base, "out/m.md"), "old");
    const before = tree(base);
    const place = { parent: base, name: "out", exists: true };
    expect(() => writeOutputFolder(place, files(["a/a.md", "x"], ["m.md", "new"], ["z.md", "z"]), false)).toThrow(
      code("OUTPUT_EXISTS"),
    );
    expect(tree(base)).toEqual(before);
  });

  it("takes back what it replaced if a later target is refused", () => {
    const base = folder();
    mkdirSync(join(base, "out/z.md"), { recursive: true });
    writeFileSync(join(base, "out/a.md"), "old");
    chmodSync(join(base, "out/a.md"), 0o644);
    const before = tree(base);
    const place = { parent: base, name: "out", exists: true };
    expect(() => writeOutputFolder(place, files(["a.md", "new"], ["b.md", "b"], ["z.md", "z"]), true)).toThrow(
      code("OUTPUT_EXISTS"),
    );
    expect(tree(base)).toEqual(before);
  });

  it("replaces files where that is allowed, and keeps their mode and what stands beside them", () => {
    const base = folder();
    mkdirSync(join(base, "out"));
    writeFileSync(join(base, "out/a.md"), "old");
    writeFileSync(join(base, "out/other.md"), "other");
    chmodSync(join(base, "out/a.md"), 0o640);
    writeOutputFolder({ parent: base, name: "out", exists: true }, files(["a.md", "new"]), true);
    expect(tree(base)).toEqual({ out: "/", "out/a.md": "new", "out/other.md": "other" });
    expect(statSync(join(base, "out/a.md")).mode & 0o777).toBe(0o640);
  });

  it("goes through no link, be it a folder or a file", () => {
    const base = folder();
    mkdirSync(join(base, "elsewhere"));
    writeFileSync(join(base, "elsewhere/a.md"), "old");
    mkdirSync(join(base, "out"));
    symlinkSync(join(base, "elsewhere"), join(base, "out/sub"));
    symlinkSync(join(base, "elsewhere/a.md"), join(base, "out/a.md"));
    const place = { parent: base, name: "out", exists: true };
    for (const path of ["sub/a.md", "a.md"]) {
      expect(() => writeOutputFolder(place, files(["b.md", "b"], [path, "new"]), true)).toThrow(code("OUTPUT_LINK"));
    }
    expect(readFileSync(join(base, "elsewhere/a.md"), "utf8")).toBe("old");
    expect(existsSync(join(base, "out/b.md"))).toBe(false);
  });

  it("removes what a killed process left, and nothing else", () => {
    const base = folder();
    const stale = `.redctx-${2 ** 22 + 1}-0123456789abcdef.tmp`;
    const living = `.redctx-1-0123456789abcdef.tmp`;
    for (const name of [stale, living, ".redctx-x.tmp"]) writeFileSync(join(base, name), "x");
    writeOutputFile({ parent: base, name: "a.md", exists: false }, Buffer.from("a"), false);
    const left = ["a.md", ...(existsSync("/proc/1") ? [living] : []), ".redctx-x.tmp"];
    expect(readdirSync(base).sort()).toEqual(left.sort());
  });
});

describe("a place for output", () => {
  const request = { input: "/nowhere/drafts", isFolder: false, force: false, insideRoot: false, isServed: () => false };

  it("is the place that was named, its parents real", () => {
    const base = folder();
    symlinkSync(base, join(base, "link"));
    expect(outputPlace({ ...request, output: join(base, "link/out.md") })).toEqual({
      parent: base,
      name: "out.md",
      exists: false,
    });
  });

  it("is refused where it would do harm", () => {
    const base = folder();
    writeFileSync(join(base, "a.md"), "a");
    symlinkSync("a.md", join(base, "link.md"));
    mkdirSync(join(base, "in"));
    const refused = (output: string, changes: Partial<Parameters<typeof outputPlace>[0]> = {}) =>
      expect(() => outputPlace({ ...request, output: join(base, output), ...changes }));
    refused("a.md").toThrow(code("OUTPUT_EXISTS"));
    refused("in", { force: true }).toThrow(code("OUTPUT_EXISTS"));
    refused("link.md", { force: true }).toThrow(code("OUTPUT_LINK"));
    refused("a.md", { isFolder: true, force: true }).toThrow(code("OUTPUT_NOT_DIRECTORY"));
    refused("in/out", { isFolder: true, input: join(base, "in") }).toThrow(code("OUTPUT_INSIDE_INPUT"));
    refused("in", { isFolder: true, input: join(base, "in") }).toThrow(code("OUTPUT_INSIDE_INPUT"));
    refused("b.md", { isServed: (path) => path === join(base, "b.md") }).toThrow(code("OUTPUT_INSIDE_ROOT"));
    refused("b.md", { isServed: () => true, insideRoot: true }).not.toThrow();
    refused("a.md", { force: true }).not.toThrow();
  });
});
