// Which paths are not served.
import { expect, test } from "vitest";
import {
  DOCUMENT_GLOBS,
  EXCLUDED_DIRECTORIES,
  EXCLUDED_GLOBS,
  Exclusions,
} from "../../../src/source/filesystem/exclusions.js";

const byDefault = new Exclusions();
const all = new Exclusions({ includePrivate: true });

test("there are 13 names and 20 globs", () => {
  expect(EXCLUDED_DIRECTORIES).toHaveLength(13);
  expect([...EXCLUDED_GLOBS, ...DOCUMENT_GLOBS]).toHaveLength(20);
});

test.each([
  "personal",
  "personal/secret.md",
  "a/node_modules/b/c.js",
  "a/__pycache__",
  ".git/config",
  "scan.pdf",
  "deep/er/picture.jpeg",
  "sheet.xlsx/inside.txt",
])("%s is left out unless everything is included", (path) => {
  expect(byDefault.excludes(path)).toBe(true);
  expect(all.excludes(path)).toBe(false);
});

test.each([
  "Personal/a.md",
  "personally/a.md",
  "my-personal.md",
  "venv2/x",
  "a.PDF",
  "notes.md",
  ".",
  "keys/a.md",
  "envelope.md",
])("%s is served", (path) => {
  expect(byDefault.excludes(path)).toBe(false);
});

test.each([
  ".env",
  ".ENV",
  ".envrc",
  ".Env.local",
  "a/.env/b.md",
  "server.PEM",
  "SERVER.Key",
  "host.CRT",
  "ca.crt/chain.txt",
  ".Agent-Context-Redactor.toml",
  "sub/.agent-context-redactor.toml",
  "server.key.",
  "server.pem . ",
  "server.pem::$DATA",
  ".e\u200bnv",
  "ſerver.Key",
])("%s is never served (INV-25)", (path) => {
  expect(all.excludes(path)).toBe(true);
  expect(all.protects(path)).toBe(true);
  expect(byDefault.protects(path)).toBe(true);
});

test("a protected path covers itself in every spelling and all below it, not its neighbours (INV-25)", () => {
  const exclusions = new Exclusions({
    includePrivate: true,
    protectedPaths: ["./rules/Gazetteer/", "caf\u00e9.toml", "straße.txt"],
  });
  for (const path of ["rules/gazetteer", "RULES/Gazetteer/a/b.txt", "cafe\u0301.toml", "CAFÉ.toml", "STRASSE.txt"]) {
    expect([path, exclusions.protects(path)]).toEqual([path, true]);
  }
  for (const path of ["rules", "rules/gazetteer-notes.txt", "gazetteer", "cafe.toml"]) {
    expect([path, exclusions.excludes(path)]).toEqual([path, false]);
  }
});

test("protecting the root protects everything", () => {
  const exclusions = new Exclusions({ protectedPaths: ["."] });
  expect(exclusions.excludes(".")).toBe(true);
  expect(exclusions.excludes("a/b")).toBe(true);
});

test("a glob for hidden names does not hide the root", () => {
  expect(new Exclusions({ excludeGlobs: [".*", "*"] }).excludes(".")).toBe(false);
});

test("configured names and globs join the built-in ones", () => {
  const exclusions = new Exclusions({
    excludeDirs: ["hr", "clients/old", "Zo\u00eb"],
    excludeGlobs: ["drafts/*", "*-old.md", "*\u00c5*"],
  });
  for (const path of [
    "hr/pay.txt",
    "a/hr/b",
    "clients/old/x",
    "drafts/a/b",
    "a/plan-old.md",
    "Zoe\u0308/a",
    "A\u030astad.md",
  ]) {
    expect([path, exclusions.excludes(path)]).toEqual([path, true]);
  }
  for (const path of ["a/clients/old/x", "clients/older/x", "drafts", "old.md"]) {
    expect([path, exclusions.excludes(path)]).toEqual([path, false]);
  }
  expect(new Exclusions({ includePrivate: true, excludeDirs: ["hr"], excludeGlobs: ["*"] }).excludes("hr/a")).toBe(
    false,
  );
});

test("--documents lifts the five document globs and nothing else", () => {
  const exclusions = new Exclusions({ documents: true, excludeGlobs: ["secret.*"] });
  for (const extension of ["docx", "pptx", "xlsx", "xls", "pdf"])
    expect(exclusions.excludes(`a.${extension}`)).toBe(false);
  for (const path of ["a.png", "a.zip", "secret.pdf", "personal/a.pdf"]) expect(exclusions.excludes(path)).toBe(true);
});

test("narrowed to some places, nothing else is served, and directories on the way are passed through", () => {
  const narrowed = byDefault.narrowedTo(["a/b/", "./notes.md", "caf\u00e9"]);
  const served = [".", "a", "a/b", "a/b/c.md", "notes.md", "cafe\u0301/x.md"];
  const left = ["b", "a/bb", "a/c.md", "notes.md.bak", "other.md", "a/b/.env", "a/b/node_modules/x.js", "caf"];
  expect(served.filter((path) => narrowed.excludes(path))).toEqual([]);
  expect(left.filter((path) => !narrowed.excludes(path))).toEqual([]);
  expect(byDefault.narrowedTo(["."]).excludes("other.md")).toBe(false);
  expect(byDefault.narrowedTo([]).excludes("other.md")).toBe(true);
});
