// The record of each call: kept before the answer leaves, without a word of what was asked or answered; where it cannot be kept, nothing leaves.
import { describe, expect, it } from "vitest";
import type { CallRecord } from "../../src/mcp/call-record.js";
import { FolderServer } from "./folder-server.js";
import { type Frame, request } from "./toy-server.js";

const FILES = {
  "quokkaproject plan.md": "Ask taylor@example.invalid about quokkaproject.\n",
  "notes/other.md": "quokkaproject\n",
  "picture.bin": new Uint8Array([0, 1, 2]),
};

/** A server whose records are kept in a list, and what it answers. */
async function asked(requests: readonly [method: string, params: Frame][], fails = false) {
  const records: CallRecord[] = [];
  const record = (call: CallRecord) => {
    if (fails) throw new Error("quokkaproject");
    records.push(call);
  };
  const server = new FolderServer(FILES, { changes: { record } });
  const connection = server.connect();
  for (const [at, [method, params]] of requests.entries()) {
    connection.write(request(at, method, params));
    await connection.until(({ id }) => id === at);
  }
  const frames = await connection.finish();
  return { records, frames };
}

const call = (name: string, given: Frame = {}): [string, Frame] => ["tools/call", { name, arguments: given }];

describe("a record (INV-62)", () => {
  it("says which tool, how it ended, which ids, which counts and how much", async () => {
    const { records, frames } = await asked([
      call("redctx_list"),
      call("redctx_search", { query: "PERSON quokkaproject" }),
      call("redctx_read", { path: "quokkaproject plan.md" }),
      call("redctx_read", { path: "quokkaproject absent.md" }),
      call("redctx_read", { path: "quokkaproject", start_line: "quokkaproject" }),
      call("redctx_stat", { path: "../quokkaproject" }),
      ["resources/list", {}],
      ["resources/read", { uri: "redctx://quokkaproject" }],
    ]);
    expect(records.map(({ tool, outcome }) => `${tool} ${outcome}`)).toEqual([
      "redctx_list OK",
      "redctx_search OK",
      "redctx_read OK",
      "redctx_read NOT_FOUND",
      "redctx_read ARGUMENTS",
      "redctx_stat OUTSIDE_ROOT",
      "resources/list OK",
      "resources/read RESOURCE_NOT_FOUND",
    ]);
    const [listed, searched, read, missing] = records;
    expect(listed?.ids).toHaveLength(3);
    expect(searched?.ids).toEqual([]);
    expect(read?.ids).toHaveLength(1);
    expect(listed?.ids).toEqual(expect.arrayContaining([...(read?.ids ?? [])]));
    expect(read?.counts).toMatchObject({ EMAIL: 1, SENSITIVE: expect.any(Number) });
    const [, , answered] = frames;
    expect(read?.bytes).toBe(Buffer.byteLength(JSON.stringify(answered?.["result"])));
    expect(missing?.ids).toEqual([]);
    expect(JSON.stringify(records)).not.toMatch(/quokka|taylor|plan|absent/);
  });

  it("names the document that an agent hands in, and nothing where nothing was written", async () => {
    const records: CallRecord[] = [];
    const record = (one: CallRecord) => void records.push(one);
    const writes = { subdir: "incoming", dropbox: false, secrets: false };
    const server = new FolderServer(FILES, { writes, changes: { record } });
    const submitted = { target_path: "reply.md", text: "seen\n" };
    await server.ask("tools/call", { name: "redctx_submit_doc", arguments: submitted });
    await server.ask("tools/call", { name: "redctx_submit_doc", arguments: submitted });
    await server.ask("tools/call", { name: "redctx_stat", arguments: { path: "incoming/reply.md" } });
    const [written, refused, looked] = records;
    expect(written?.ids).toHaveLength(1);
    expect(refused).toMatchObject({ outcome: "TARGET_EXISTS", ids: [] });
    expect(looked?.ids).toEqual(written?.ids);
  });

  it("is kept of every call of a tool that is there, and of no other request", async () => {
    const { records } = await asked([
      call("redctx_none"),
      ["tools/list", {}],
      ["ping", {}],
      ["quokkaproject", {}],
      call("redctx_doctor"),
    ]);
    expect(records.map(({ tool }) => tool)).toEqual(["redctx_doctor"]);
  });

  it("bounds the ids of a long listing and says how many are left out", async () => {
    const records: CallRecord[] = [];
    const files = Object.fromEntries(Array.from({ length: 1_010 }, (_, at) => [`f${at}.md`, ""]));
    const server = new FolderServer(files, { changes: { record: (one) => void records.push(one) } });
    await server.ask("tools/call", { name: "redctx_list", arguments: {} });
    expect(records[0]).toMatchObject({ idsLeftOut: 10 });
    expect(records[0]?.ids).toHaveLength(1_000);
  });
});

it("a call whose record cannot be kept is not answered, be it a success or a failure (INV-64)", async () => {
  const { frames } = await asked(
    [
      call("redctx_read", { path: "quokkaproject plan.md" }),
      call("redctx_read", { path: "absent.md" }),
      ["resources/list", {}],
      ["resources/read", { uri: "redctx://p_000000000000" }],
    ],
    true,
  );
  const refused = {
    isError: true,
    structuredContent: {
      text: "The egress log could not be written, so nothing is answered.",
      receipt: { counts_by_category: {} },
    },
  };
  expect(frames).toMatchObject([
    { result: refused },
    { result: refused },
    { error: { message: "The egress log could not be written, so nothing is answered." } },
    { error: { message: "The egress log could not be written, so nothing is answered." } },
  ]);
  expect(JSON.stringify(frames)).not.toMatch(/quokka|EMAIL|plan/);
});
