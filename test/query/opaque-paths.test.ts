// Places that may be named by id alone: no path is taken, and no listing is in the order of names.
import { describe, expect, it } from "vitest";
import { DEFAULT_SERVER_SETTINGS } from "../../src/config/server-settings.js";
import { bundle } from "../../src/query/bundle.js";
import { agentUnder } from "../../src/query/desk.js";
import { list } from "../../src/query/list.js";
import { read } from "../../src/query/read.js";
import { listResources } from "../../src/query/resources.js";
import { search } from "../../src/query/search.js";
import { stat } from "../../src/query/stat.js";
import { tree } from "../../src/query/tree.js";
import { codeFrom, deskAt, OPERATOR, openFolder } from "./open-desk.js";

const OPAQUE = agentUnder({ ...DEFAULT_SERVER_SETTINGS, opaquePaths: true });
const FILES = Object.fromEntries(
  ["Aldous", "Brindle", "Corvane", "Delamere", "Elsinore", "Farrow"].flatMap((name) => [
    [`${name}.md`, "target\n"],
    [`${name}/plan.md`, "target\n"],
    [`${name}/notes.md`, "target\n"],
  ]),
);
const SEARCH = { query: "target", paths: [], globs: [], regex: false, ignoreCase: false, context: 0, maxResults: 99 };

/** A folder served under opaque paths, and a desk of one new call at it. */
function opened() {
  const { library, inspection } = openFolder(FILES, { server: { opaquePaths: true } });
  return { library, inspection, desk: () => deskAt(library, OPAQUE) };
}

const idsOf = (rows: readonly { readonly id: { readonly id: string } }[]) => rows.map(({ id }) => id.id);
const sorted = (ids: readonly string[]) => [...ids].sort();

describe("a path argument (INV-60)", () => {
  it("is refused alike, be there such a file or not", async () => {
    const { desk } = opened();
    for (const path of ["Aldous.md", "Aldous", "absent.md", "./Aldous.md", "./", "", "/", "..", "@p_zz", "a\0b"]) {
      for (const query of [
        stat(desk(), path),
        list(desk(), { path, recursive: false }),
        tree(desk(), { path, maxDepth: 1 }),
      ]) {
        expect(await codeFrom(query)).toBe("PATH_UNAVAILABLE");
      }
      expect(await codeFrom(search(desk(), { ...SEARCH, paths: [".", path] }))).toBe("PATH_UNAVAILABLE");
    }
  });

  it("may be the dot, an id, or an id without its sign", async () => {
    const { desk } = opened();
    const rows = await list(desk(), { path: ".", recursive: true });
    const file = rows.find(({ directory }) => !directory);
    for (const path of [String(file?.id), file?.id.id ?? ""]) {
      expect((await read(desk(), { path, maxChars: 99 })).text.toString()).toBe("target\n");
    }
    expect(await codeFrom(stat(desk(), "@p_000000000000"))).toBe("UNKNOWN_PATH_ID");
  });
});

describe("a listing (INV-61)", () => {
  it("is in the order of ids: list, tree, search, bundle, resources", async () => {
    const { desk, inspection } = opened();
    const children = idsOf(await list(desk(), { path: ".", recursive: false }));
    expect(children).toHaveLength(12);
    expect(children).toEqual(sorted(children));
    const [start = "", ...below] = idsOf(await list(desk(), { path: ".", recursive: true }));
    expect(start).toBe((await stat(desk(), ".")).id.id);
    expect(below).toEqual(sorted(below));
    const shape = await tree(desk(), { path: ".", maxDepth: 3 });
    expect(idsOf(shape.filter(({ depth }) => Number(depth) === 1))).toEqual(children);
    const [folder = ""] = idsOf(shape.filter(({ directory, depth }) => directory && Number(depth) === 1));
    const inside = idsOf(await list(desk(), { path: folder, recursive: false }));
    expect(inside).toEqual(sorted(inside));
    const found = idsOf((await search(desk(), SEARCH)).rows);
    expect(found.filter((id) => children.includes(id))).toEqual(children.filter((id) => found.includes(id)));
    const bundled = await bundle(desk(), {
      paths: [],
      globs: [],
      maxFiles: 99,
      maxCharsPerFile: 99,
      maxTotalChars: 9_999,
    });
    expect(idsOf(bundled.files)).toEqual(found);
    const resources = idsOf((await listResources(desk(), inspection, { offset: 0 })).rows);
    expect(resources).toHaveLength(18);
    expect(resources).toEqual(sorted(resources));
  });

  it("is in the order of names for the operator, and for an agent that may give paths", async () => {
    const { library } = openFolder(FILES);
    const expected = ["Aldous/", "Brindle/", "Corvane/"];
    for (const audience of [OPERATOR, agentUnder(DEFAULT_SERVER_SETTINGS)]) {
      const rows = await list(deskAt(library, audience), { path: ".", recursive: false });
      const known = await Promise.all(expected.map((path) => stat(deskAt(library), path)));
      expect(idsOf(rows).slice(0, 3)).toEqual(idsOf(known));
    }
  });
});
