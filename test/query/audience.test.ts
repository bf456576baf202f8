// What an agent is told and what the operator is told: sizes, globs, and why a path is not served.
import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { BASELINE } from "../../detectors/index.js";
import { FAILURES, spokenToAgent } from "../../src/boundary/failure.js";
import { Policy } from "../../src/core/policy.js";
import { Vault } from "../../src/core/vault.js";
import { GithubShelf } from "../../src/library/github-shelf.js";
import { Library } from "../../src/library/library.js";
import type { Desk } from "../../src/query/desk.js";
import { lineOfRow, list } from "../../src/query/list.js";
import { read } from "../../src/query/read.js";
import { search, searchText } from "../../src/query/search.js";
import { stat, statText } from "../../src/query/stat.js";
import { tree } from "../../src/query/tree.js";
import { Exclusions } from "../../src/source/filesystem/exclusions.js";
import { Folder } from "../../src/source/filesystem/folder.js";
import { Root } from "../../src/source/filesystem/root.js";
import { AGENT, codeFrom, deskAt, OPERATOR, openFolder } from "./open-desk.js";

const CONFIG = '[redaction]\nclients = ["Quillhaven"]\nexclude_dirs = ["hr"]\n';

describe("sizes", () => {
  const sizes = [0, 1, 2, 3, 1000, 1024, 1025];

  it("are rounded up to a power of two for an agent, and bytes for the operator", async () => {
    const { library } = openFolder(Object.fromEntries(sizes.map((size, at) => [`${at}.txt`, "x".repeat(size)])));
    const sizesFor = async (audience: typeof AGENT) =>
      (await list(deskAt(library, audience), { path: ".", recursive: false })).map(({ size }) => size);
    expect(await sizesFor(AGENT)).toEqual([0, 1, 2, 4, 1024, 1024, 2048]);
    expect(await sizesFor(OPERATOR)).toEqual(sizes);
    expect(String(statText(await stat(deskAt(library), "4.txt")))).toContain("\nsize_bytes: 1024\n");
    expect(String(statText(await stat(deskAt(library, OPERATOR), "4.txt")))).toContain("\nsize_bytes: 1000\n");
    expect((await list(deskAt(library), { path: ".", recursive: true }))[0]).toMatchObject({
      directory: true,
      size: null,
    });
  });
});

describe("globs", () => {
  const FILES = { "Quillhaven/plan.md": "target\n", "notes/plan.md": "target\n", "docs/list.csv": "target\n" };
  const request = { query: "target", paths: [], regex: false, ignoreCase: false, context: 0, maxResults: 99 };

  async function found(audience: typeof AGENT, ...globs: string[]): Promise<string[]> {
    const { library } = openFolder(FILES, { config: CONFIG });
    return (await search(deskAt(library, audience), { ...request, globs })).rows.map(({ path }) => String(path));
  }

  it("match the shown path for an agent, so that no glob spells out a hidden name", async () => {
    for (const glob of ["*Quill*", "Q*", "Quillhaven/*", "?uillhaven/plan.md", "*[Q]uillhaven*"]) {
      expect(await found(AGENT, glob)).toEqual([]);
      expect(await found(OPERATOR, glob)).toHaveLength(1);
    }
    expect(await found(AGENT, "*.md")).toHaveLength(2);
    expect(await found(AGENT, "*CLIENT*", "*.csv")).toHaveLength(2);
    expect(await found(OPERATOR, "*CLIENT*")).toEqual([]);
  });

  it("take a placeholder as it stands, and no other bracket", async () => {
    const [shown = ""] = (await found(AGENT, "*CLIENT*")).map((path) => path.split("/")[0]);
    expect(shown).toMatch(/^\[CLIENT_[0-9a-f]{32}\]$/);
    expect(await found(AGENT, `${shown}/*.md`)).toEqual([`${shown}/plan.md`]);
    // As a class the placeholder would match any one of its letters.
    expect(shown).toContain("d");
    expect(await found(AGENT, `${shown}ocs/*`)).toEqual([]);
    expect(await found(AGENT, "[cd]ocs/*")).toEqual(["docs/list.csv"]);
    expect(await found(AGENT, "[mn]otes/*.md")).toEqual(["notes/plan.md"]);
  });
});

describe("a path that is not served", () => {
  const TOOLS = {
    tree: (desk: Desk, path: string) => tree(desk, { path, maxDepth: 3 }),
    list: (desk: Desk, path: string) => list(desk, { path, recursive: false }),
    read: (desk: Desk, path: string) => read(desk, { path, maxChars: 9 }),
    stat: (desk: Desk, path: string) => stat(desk, path),
    search: (desk: Desk, path: string) =>
      search(desk, {
        query: "x",
        paths: [path],
        globs: [],
        regex: false,
        ignoreCase: true,
        context: 0,
        maxResults: 9,
      }),
  };

  const WHY = {
    "../outside.txt": "OUTSIDE_ROOT",
    "/etc/hostname": "OUTSIDE_ROOT",
    "absent.md": "NOT_FOUND",
    "hr/pay.md": "EXCLUDED",
    "hr/absent.md": "EXCLUDED",
    "personal/diary.md": "EXCLUDED",
    ".env": "EXCLUDED",
    "server.KEY": "EXCLUDED",
    ".agent-context-redactor.toml": "EXCLUDED",
    "link.txt": "UNSAFE_PATH",
    "folder/outside.txt": "UNSAFE_PATH",
    "NOTES.md": "NOT_FOUND",
    "a\0b": "UNSAFE_PATH",
  };

  // Every tool is asked about every path.
  it.each(Object.entries(TOOLS))(
    "has one text over MCP, and the operator is told why: %s (INV-38)",
    async (_name, ask) => {
      const { base, root, library } = openFolder(
        { "notes.md": "x\n", "hr/pay.md": "x\n", "personal/diary.md": "x\n", ".env": "x\n", "server.KEY": "x\n" },
        { config: CONFIG },
      );
      writeFileSync(join(base, "outside.txt"), "x\n");
      symlinkSync(join(base, "outside.txt"), join(root, "link.txt"));
      symlinkSync(base, join(root, "folder"));
      for (const [path, code] of Object.entries(WHY)) {
        expect({ path, why: await codeFrom(ask(deskAt(library, OPERATOR), path)) }).toEqual({ path, why: code });
        for (const places of ["relative", "id"] as const) {
          const why = await codeFrom(ask(deskAt(library, { ...AGENT, places }), path));
          expect(why === "none" || FAILURES[spokenToAgent(why)]).toBe("Path is not available.");
        }
      }
      expect(await codeFrom(ask(deskAt(library), "notes.md"))).toBe("none");
    },
  );

  // Whoever hears that a guess at the place of the root is right has learned where it is, and under whose name.
  it.each(Object.entries(TOOLS))(
    "is an absolute one to an agent, right or wrong: %s (INV-38, INV-60)",
    async (_name, ask) => {
      const { root, library } = openFolder({ "notes.md": "x\n" });
      for (const path of [join(root, "notes.md"), root, `${root}/./notes.md`, `/${root}`, "~", "~/notes.md", "/"]) {
        expect(await codeFrom(ask(deskAt(library), path))).toBe("PATH_UNAVAILABLE");
      }
      expect(await codeFrom(ask(deskAt(library, OPERATOR), join(root, "notes.md")))).toBe("none");
      expect(await codeFrom(ask(deskAt(library), "~notes.md"))).toBe("NOT_FOUND");
    },
  );

  it("is each of two that share an id; the rest is served (INV-29)", async () => {
    const { root } = openFolder({ "a.md": "x\n", "b.md": "x\n", "c.md": "x\n" });
    // A digest that gives two of the paths the same id.
    const digest = (_key: string, message: string) =>
      (/^[ab]\.md$/.test(message) ? "0" : message.length.toString(16)).repeat(64);
    const policy = (scope: "text" | "path") =>
      Policy.compile(BASELINE, {
        mode: "strict",
        profile: "default",
        scope,
        terms: { clients: [], organizations: [], people: [], terms: [] },
        allow: [],
      });
    const textPolicy = policy("text");
    const vault = new Vault("s", "full", digest);
    const library = new Library({
      folder: new Folder(Root.open(root), new Exclusions()),
      vault,
      textPolicy,
      pathPolicy: policy("path"),
      cacheBytes: 1_000,
      github: GithubShelf.empty,
    });
    await library.refresh(deskAt(library).budget);
    for (const path of ["a.md", "b.md", "@p_000000000000"]) {
      const why = await codeFrom(stat(deskAt(library), path));
      expect({ path, why }).toEqual({ path, why: "PATH_ID_COLLISION" });
    }
    const rows = await list(deskAt(library), { path: ".", recursive: false });
    expect(rows.map((row) => String(lineOfRow(row)).split("\t").at(-1))).toEqual(["c.md\n"]);
    const hits = await search(deskAt(library), {
      query: "x",
      paths: [],
      globs: [],
      regex: false,
      ignoreCase: true,
      context: 0,
      maxResults: 9,
    });
    expect(String(searchText(hits))).toMatch(/^@p_\w{12}:1:c\.md:x\n$/);
    expect(spokenToAgent("PATH_ID_COLLISION")).toBe("PATH_UNAVAILABLE");
  });
});
