// A client that is narrowed to some tools and places: what lies beside them is not there for it.
import { expect, it } from "vitest";
import { FolderServer } from "./folder-server.js";
import type { Frame } from "./toy-server.js";

const FILES = {
  "docs/plan.md": "lantern in the open\n",
  "docs/notes/more.md": "lantern in the notes\n",
  "archive/plan.md": "lantern in the archive\n",
  "meeting.md": "lantern at the meeting\n",
};

async function textOf(server: FolderServer, name: string, given: Frame = {}): Promise<string> {
  const { result } = (await server.ask("tools/call", { name, arguments: given })) as { result: Frame };
  return JSON.stringify(result);
}

/** The ids of the whole folder, by path. */
async function idOf(path: string): Promise<string> {
  const listing = await textOf(new FolderServer(FILES), "redctx_list", { path: ".", recursive: true });
  const line = listing.split("\\n").find((row) => row.endsWith(path)) ?? "";
  return /@?p_[0-9a-f]{12}/.exec(line)?.[0] ?? "missing";
}

it.each([
  ["redctx_list", { recursive: true }],
  ["redctx_tree", {}],
  ["redctx_search", { query: "lantern" }],
  ["redctx_retrieve", { query: "lantern" }],
])("%s shows its own places alone (INV-97)", async (tool, given) => {
  const narrowed = new FolderServer(FILES, { scope: { paths: ["docs"] } });
  const answer = await textOf(narrowed, tool, given);
  expect(answer).toContain("notes");
  expect(answer).not.toMatch(/archive|meeting/);
  expect(await textOf(new FolderServer(FILES), tool, given)).toMatch(/archive|meeting/);
});

it("has one answer to what lies beside its places and to what does not exist (INV-97)", async () => {
  const narrowed = new FolderServer(FILES, { scope: { paths: ["docs"] } });
  const read = (path: string) => textOf(narrowed, "redctx_read", { path });
  expect(await read("docs/plan.md")).toContain("lantern");
  const absent = await read("none.md");
  for (const path of ["meeting.md", "archive/plan.md", "archive"]) expect(await read(path)).toBe(absent);
  const unknown = await read("@p_000000000000");
  expect(await read(await idOf("archive/plan.md"))).toBe(unknown);
  expect(await read(await idOf("docs/plan.md"))).toContain("lantern");
});

it("finds no resource beside its places (INV-97)", async () => {
  const narrowed = new FolderServer(FILES, { scope: { paths: ["docs"] } });
  expect(JSON.stringify(await narrowed.ask("resources/list"))).not.toMatch(/archive|meeting/);
  const uri = async (path: string) => `redctx://${(await idOf(path)).replace("@", "")}`;
  const beside = await narrowed.ask("resources/read", { uri: await uri("archive/plan.md") });
  expect(beside).toEqual(await narrowed.ask("resources/read", { uri: "redctx://p_000000000000" }));
});

it("knows its own tools alone, and no resources without reading (INV-97)", async () => {
  const narrowed = new FolderServer(FILES, { scope: { tools: ["redctx_tree"] } });
  const { result } = (await narrowed.ask("tools/list")) as { result: { tools: { name: string }[] } };
  expect(result.tools.map(({ name }) => name)).toEqual(["redctx_tree"]);
  const other = await narrowed.ask("tools/call", { name: "redctx_read", arguments: { path: "meeting.md" } });
  expect(other).toEqual(await narrowed.ask("tools/call", { name: "redctx_nothing", arguments: {} }));
  expect(await narrowed.ask("resources/list")).toMatchObject({ error: { code: -32601 } });
});
