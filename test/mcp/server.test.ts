import { describe, expect, it } from "vitest";
import { Failure } from "../../src/boundary/failure.js";
import type { ServerDeclaration } from "../../src/mcp/server.js";
import { exchange, type Frame, modern, RawConnection, request, type ToyContext } from "./toy-server.js";

const INFO = { name: "redctx", title: "redctx", version: "1.2.3" };
const INFO_META = { "io.modelcontextprotocol/serverInfo": INFO };
const CAPABILITIES = { tools: { listChanged: false } };

async function ask(method: string, params?: unknown): Promise<Frame> {
  const [frame, ...more] = await exchange(request(1, method, params));
  expect(more).toEqual([]);
  return frame ?? {};
}

async function call(name: string, given?: unknown): Promise<Frame> {
  const { result } = await ask("tools/call", { name, ...(given !== undefined && { arguments: given }) });
  return result as Frame;
}

function said(text: string, isError: boolean, counts: Frame = {}): Frame {
  const receipt = { detector_profile: "default", counts_by_category: counts };
  return { content: [{ type: "text", text }], structuredContent: { text, receipt }, isError };
}

describe("handshake and discovery", () => {
  it.each(["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"])("echoes %s (E01)", async (protocolVersion) => {
    const { result } = await ask("initialize", {
      protocolVersion,
      capabilities: {},
      clientInfo: { name: "a", version: "1" },
    });
    expect(result).toEqual({ protocolVersion, capabilities: CAPABILITIES, serverInfo: INFO, instructions: "Toys." });
  });

  it.each([{ protocolVersion: "2026-07-28", _meta: modern() }, { protocolVersion: "1999" }, {}, undefined])(
    "answers 2025-11-25 otherwise (E02)",
    async (params) => {
      const { result } = await ask("initialize", params);
      expect(result).toEqual({
        protocolVersion: "2025-11-25",
        capabilities: CAPABILITIES,
        serverInfo: INFO,
        instructions: "Toys.",
      });
    },
  );

  it("discovers (E03, E05, E07)", async () => {
    expect((await ask("server/discover", { _meta: modern() })).result).toEqual({
      supportedVersions: ["2026-07-28"],
      capabilities: CAPABILITIES,
      instructions: "Toys.",
      resultType: "complete",
      ttlMs: 300_000,
      cacheScope: "public",
      _meta: INFO_META,
    });
    expect((await ask("server/discover")).error).toEqual({
      code: -32602,
      message: "Modern MCP requests require params._meta.",
    });
    const client = modern({ "io.modelcontextprotocol/clientInfo": { name: "x" } });
    expect((await ask("tools/list", { _meta: client })).error).toMatchObject({
      code: -32602,
      message: expect.stringContaining("requires string name and version"),
    });
    const version = modern({ "io.modelcontextprotocol/protocolVersion": "2099-01-01" });
    expect((await ask("tools/list", { _meta: version })).error).toMatchObject({
      code: -32022,
      data: { supported: ["2026-07-28"], requested: "2099-01-01" },
    });
  });

  it("falls back from discovery to the handshake", async () => {
    const frames = await exchange(
      request(1, "server/discover", { _meta: modern() }),
      request(2, "initialize", { protocolVersion: "2025-06-18" }),
      request(3, "tools/list"),
    );
    expect(frames.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(frames[1]).toMatchObject({ result: { protocolVersion: "2025-06-18" } });
    expect(frames[2]).not.toHaveProperty("result.resultType");
  });

  it("pings in the era that has it (E09)", async () => {
    expect(await ask("ping")).toEqual({ jsonrpc: "2.0", id: 1, result: {} });
    expect((await ask("ping", { _meta: modern() })).error).toEqual({ code: -32601, message: "Method not found." });
  });

  it("takes metadata with only a progress token for legacy (E08)", async () => {
    const { result } = await ask("tools/list", { _meta: { progressToken: "t" } });
    expect(Object.keys(result as Frame)).toEqual(["tools"]);
  });

  it("refuses what is no object (E10) and says nothing to notifications (E17)", async () => {
    expect((await ask("tools/list", [])).error).toMatchObject({ code: -32602 });
    expect((await ask("tools/call", { name: "redctx_greet", arguments: [] })).error).toMatchObject({ code: -32602 });
    const names = ["tools/list", "initialize", "notifications/initialized", "server/discover", "nonsense"];
    const silent = names.map((method) => ({ jsonrpc: "2.0", method, params: {} }));
    expect(await exchange(...silent, request(1, "ping"))).toMatchObject([{ id: 1, result: {} }]);
  });
});

describe("tools/list", () => {
  it("shows each listed tool", async () => {
    const { result } = await ask("tools/list");
    const { tools } = result as { tools: Frame[] };
    expect(tools.map(({ name, title }) => [name, title])).toEqual([
      ["redctx_greet", "Greet"],
      ["redctx_toy_outcome", "Toy Outcome"],
      ["redctx_wait", "Wait"],
    ]);
    expect(tools[1]).toMatchObject({
      annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
      inputSchema: { type: "object", required: ["how"], additionalProperties: false },
      outputSchema: { type: "object", required: ["text", "receipt"], additionalProperties: false },
      _meta: { "anthropic/maxResultSizeChars": 90_000 },
    });
    expect(tools[0]).not.toHaveProperty("_meta");
  });

  it("may be cached by modern clients", async () => {
    expect((await ask("tools/list", { _meta: modern() })).result).toMatchObject({
      resultType: "complete",
      ttlMs: 300_000,
      cacheScope: "public",
      _meta: INFO_META,
    });
  });
});

describe("tools/call", () => {
  it("answers with text and receipt", async () => {
    expect(await call("redctx_greet", { times: 2 })).toEqual(said("hello hello \n", false, { PERSON: 2 }));
    expect(await call("redctx_greet")).toEqual(said("hello \n", false, { PERSON: 1 }));
    expect(await call("redctx_greet", null)).toEqual(said("hello \n", false, { PERSON: 1 }));
    expect(await call("redctx_unlisted")).toEqual(said("here\n", false));
  });

  it("adds what a modern result has, and no caching (E13)", async () => {
    const { result } = await ask("tools/call", { name: "redctx_greet", _meta: modern() });
    expect(result).toEqual({
      ...said("hello \n", false, { PERSON: 1 }),
      resultType: "complete",
      _meta: INFO_META,
    });
  });

  it.each<[string, string, boolean]>([
    ["nothing", "OK\n", false],
    ["no-matches", "No matches.\n", false],
    ["report", "it failed\n", true],
    ["failure", "Invalid regex.", true],
    ["path", "Path is not available.", true],
    ["Taylor", "Tool execution failed.", true],
  ])("ends with %s", async (how, text, isError) => {
    expect(await call("redctx_toy_outcome", { how })).toEqual(said(text, isError, { EMAIL: 2 }));
  });

  it("tells what is wrong with arguments as a result", async () => {
    expect(await call("redctx_greet", { times: 0 })).toEqual(said("times must be at least 1.", true));
    expect(await call("redctx_greet", { "Taylor Reed": 0 })).toEqual(said("Unexpected argument(s).", true));
    const connection = new RawConnection();
    connection.write(
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"redctx_greet","arguments":{"__proto__":{}}}}',
    );
    expect(await connection.finish()).toMatchObject([{ result: said("Unexpected argument(s).", true) }]);
  });

  it("does not know a tool (E24)", async () => {
    expect((await ask("tools/call", { name: "redctx_nothing" })).error).toEqual({
      code: -32602,
      message: "Unknown tool.",
    });
    const { error } = await ask("tools/call", { name: "toString", _meta: modern() });
    expect(error).toEqual({ code: -32602, message: "Unknown tool." });
  });

  it("asks for the context after the tool and before the arguments", async () => {
    const blocked = new RawConnection({
      context: () => {
        throw new Failure("CONFIG_NOT_TOML");
      },
    });
    blocked.write(request(1, "tools/call", { name: "redctx_greet", arguments: { nonsense: 1 } }));
    blocked.write(request(2, "tools/call", { name: "redctx_nothing" }));
    blocked.write(request(3, "tools/list"));
    const frames = new Map((await blocked.finish()).map((frame) => [frame.id, frame]));
    expect(frames.get(1)).toMatchObject({ result: said("The redaction config is not valid TOML.", true) });
    expect(frames.get(2)).toMatchObject({ error: { code: -32602 } });
    expect(frames.get(3)).toHaveProperty("result.tools");
  });

  it("asks whether the context still holds before it answers", async () => {
    const stale = new RawConnection({
      confirm: () => {
        throw new Failure("CHANGED_DURING_READ");
      },
    });
    stale.write(request(1, "tools/call", { name: "redctx_greet" }));
    expect(await stale.finish()).toMatchObject([{ result: { isError: true } }]);
    expect(stale.output).not.toContain("hello");
  });

  it("tells progress only with a token, rising, and none after the answer", async () => {
    const without = await exchange(request(1, "tools/call", { name: "redctx_wait", arguments: { rounds: 60 } }));
    expect(without).toHaveLength(1);
    const connection = new RawConnection();
    const params = { name: "redctx_wait", arguments: { rounds: 60 }, _meta: { progressToken: "token-7" } };
    connection.write(request(1, "tools/call", params));
    const frames = await connection.finish();
    const notices = frames.slice(0, -1).map((frame) => frame.params as { progress: number });
    const told = notices.map(({ progress }) => progress);
    expect(frames.at(-1)).toMatchObject({ id: 1 });
    expect(notices.length).toBeGreaterThan(2);
    expect(notices.length).toBeLessThan(15);
    expect(notices[0]).toEqual({ progressToken: "token-7", progress: 0, total: 60 });
    expect(told).toEqual([...new Set(told)].sort((one, other) => one - other));
    expect(told.at(-1)).toBe(60);
  });

  it("answers many at once", async () => {
    const connection = new RawConnection();
    connection.write(...Array.from({ length: 300 }, (_, id) => request(id, "tools/call", { name: "redctx_greet" })));
    await expect.poll(() => connection.output.split("\n").length, { timeout: 20_000 }).toBe(301);
    const frames = await connection.finish();
    expect(new Set(frames.map(({ id }) => id)).size).toBe(300);
    expect(frames.every(({ error }) => error === undefined)).toBe(true);
  }, 30_000);
});

it("says in constant words that it cannot be made", async () => {
  const unreadable: ServerDeclaration<ToyContext>["tools"] = new Proxy([], {
    get() {
      throw new Error("ENOENT: no such file, open '/srv/private/Taylor'");
    },
  });
  const connection = new RawConnection({ tools: unreadable });
  connection.write(request(1, "tools/list"));
  expect(await connection.finish()).toEqual([
    { jsonrpc: "2.0", id: 1, error: { code: -32603, message: "Internal error." } },
  ]);
});
