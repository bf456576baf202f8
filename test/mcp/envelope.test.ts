import { describe, expect, it } from "vitest";
import { examine, examineLine } from "../../src/mcp/envelope.js";
import { modern, request } from "./toy-server.js";

const KEY = "io.modelcontextprotocol";

function error(message: unknown): unknown {
  const verdict = examine(message);
  return "reply" in verdict ? [verdict.reply.id, verdict.reply.error.code, verdict.reply.error.message] : verdict;
}

function forwarded(message: unknown): unknown {
  const verdict = examine(message);
  return "forward" in verdict ? verdict.forward : verdict;
}

describe("envelope", () => {
  it("refuses what is no request object, with id null", () => {
    expect(examineLine("{nope")).toMatchObject({ reply: { id: null, error: { code: -32700 } } });
    expect(examineLine("{nope")).toMatchObject({
      reply: { error: { message: expect.stringMatching(/^Parse error: /) } },
    });
    for (const message of [[], [request(1, "ping")], 5, "ping", null, true]) {
      expect(error(message)).toEqual([null, -32600, "Invalid request."]);
    }
    expect(error({ id: 4 })).toEqual([4, -32600, "Invalid request."]);
    expect(error(request(4, 5))).toEqual([4, -32600, "Invalid request."]);
  });

  it("checks params before the id, and the id before the rest", () => {
    for (const params of [[], null, 0, "", false, "x"]) {
      expect(error(request(1, "tools/list", params))).toEqual([1, -32602, "params must be an object."]);
    }
    expect(error({ method: "notifications/x", params: [] })).toEqual([null, -32602, "params must be an object."]);
    for (const id of [true, {}, [], 1.5, 2 ** 60]) {
      expect(error(request(id, "ping"))).toEqual([null, -32600, "Invalid request."]);
    }
    expect(error(request({}, "ping", []))).toEqual([null, -32602, "params must be an object."]);
  });

  it("keeps ids as they came", () => {
    for (const id of ["", "a", "1", 0, -1, 2 ** 53 - 1]) expect(forwarded(request(id, "ping"))).toMatchObject({ id });
  });

  it("drops notifications and answers, and keeps of a cancellation only the id it names", () => {
    expect(examine({ jsonrpc: "2.0", method: "tools/list" })).toEqual({ drop: true });
    expect(examine(request(null, "tools/list"))).toEqual({ drop: true });
    expect(examine({ jsonrpc: "2.0", method: "notifications/initialized" })).toEqual({ drop: true });
    expect(examine({ jsonrpc: "2.0", id: 1, result: {} })).toEqual({ drop: true });
    expect(examine({ jsonrpc: "2.0", id: 1, error: { code: 1, message: "x" } })).toEqual({ drop: true });
    expect(examine({})).toEqual({ drop: true });
    const cancelled = { method: "notifications/cancelled", params: { requestId: "r", reason: "why" } };
    expect(forwarded(cancelled)).toEqual({ jsonrpc: "2.0", method: cancelled.method, params: { requestId: "r" } });
    expect(examine({ ...cancelled, params: { requestId: {} } })).toEqual({ drop: true });
  });

  it("repairs the handshake and does not look at its metadata", () => {
    for (const version of ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]) {
      expect(forwarded(request(1, "initialize", { protocolVersion: version }))).toMatchObject({
        params: { protocolVersion: version },
      });
    }
    for (const params of [{}, undefined, { protocolVersion: "1999" }, { protocolVersion: 5, _meta: modern() }]) {
      expect(forwarded(request(1, "initialize", params))).toMatchObject({
        params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "client", version: "0" } },
      });
    }
  });

  it.each<[string, string, unknown]>([
    ["absent", "Modern MCP requests require params._meta.", undefined],
    ["null", "Modern MCP requests require params._meta.", null],
    ["a list", "params._meta must be an object.", []],
    ["empty", `params._meta.${KEY}/protocolVersion is required.`, {}],
    ["version 5", `params._meta.${KEY}/protocolVersion must be a string.`, modern({ [`${KEY}/protocolVersion`]: 5 })],
    [
      "no capabilities",
      `params._meta.${KEY}/clientCapabilities is required.`,
      modern({ [`${KEY}/clientCapabilities`]: undefined }),
    ],
    [
      "odd capabilities",
      `params._meta.${KEY}/clientCapabilities must be an object.`,
      modern({ [`${KEY}/clientCapabilities`]: [] }),
    ],
    ["odd client", `params._meta.${KEY}/clientInfo must be an object.`, modern({ [`${KEY}/clientInfo`]: "x" })],
    [
      "client without version",
      `params._meta.${KEY}/clientInfo requires string name and version.`,
      modern({ [`${KEY}/clientInfo`]: { name: "x" } }),
    ],
  ])("refuses server/discover whose metadata is %s", (_case, message, meta) => {
    const given = JSON.parse(JSON.stringify(request(1, "server/discover", { _meta: meta })));
    expect(error(given)).toEqual([1, -32602, message]);
  });

  it("answers an unsupported version, and repeats it only if it looks like a date", () => {
    const ask = (version: string) =>
      examine(request(1, "tools/list", { _meta: modern({ [`${KEY}/protocolVersion`]: version }) }));
    const data = (requested: string) => ({
      reply: {
        jsonrpc: "2.0",
        id: 1,
        error: {
          code: -32022,
          message: "Unsupported protocol version",
          data: { supported: ["2026-07-28"], requested },
        },
      },
    });
    expect(ask("2099-01-01")).toEqual(data("2099-01-01"));
    expect(ask("Taylor Reed")).toEqual(data("unknown"));
    expect(ask("2099-01-01 Taylor")).toEqual(data("unknown"));
  });

  it("knows its methods", () => {
    for (const method of ["resources/subscribe", "prompts/list", "logging/setLevel", "constructor", "__proto__", ""]) {
      expect(error(request(1, method))).toEqual([1, -32601, "Method not found."]);
    }
    expect(error(request(1, "ping", { _meta: modern() }))).toEqual([1, -32601, "Method not found."]);
    expect(forwarded(request(1, "ping"))).toMatchObject({ method: "ping" });
  });

  it("checks the parameters of calls and lists", () => {
    const shape = [1, -32602, "tools/call requires string name and object arguments."];
    for (const params of [{}, { name: 5 }, { name: "x", arguments: [] }, { name: "x", arguments: "" }]) {
      expect(error(request(1, "tools/call", params))).toEqual(shape);
    }
    for (const given of [undefined, null]) {
      expect(forwarded(request(1, "tools/call", { name: "x", arguments: given }))).toMatchObject({
        params: { name: "x", arguments: {} },
      });
    }
    for (const cursor of [5, {}, []]) {
      expect(error(request(1, "tools/list", { cursor }))).toEqual([1, -32602, "cursor must be a string offset."]);
    }
  });

  it("checks the parameters of requests for resources", () => {
    const cursor = [1, -32602, "cursor must be a string offset."];
    for (const given of [5, {}, "", "x", "-1", "1.5", "1e3", " 1", "0x1", "1234567890123456"]) {
      expect(error(request(1, "resources/list", { cursor: given }))).toEqual(cursor);
    }
    expect(error(request(1, "resources/templates/list", { cursor: 5 }))).toEqual(cursor);
    expect(forwarded(request(1, "resources/templates/list", { cursor: "x" }))).toMatchObject({ params: {} });
    expect(forwarded(request(1, "resources/list", { cursor: null, more: 1 }))).toMatchObject({
      params: { _meta: {} },
    });
    expect(forwarded(request(1, "resources/list", { cursor: "200" }))).toMatchObject({ params: { cursor: "200" } });
    for (const params of [{}, { uri: null }, { uri: 5 }, { uri: ["x"] }]) {
      expect(error(request(1, "resources/read", params))).toEqual([1, -32602, "resources/read requires string uri."]);
    }
    expect(forwarded(request(1, "resources/read", { uri: "x", more: 1 }))).toMatchObject({
      params: { uri: "x", _meta: {} },
    });
  });

  it("passes on no field that it does not know (INV-40)", () => {
    const meta = modern({ "x.example/own": 1, progressToken: "t", "io.modelcontextprotocol/logLevel": "debug" });
    expect(
      forwarded(request(1, "tools/call", { name: "x", _meta: meta, task: {}, inputResponses: {}, requestState: "s" })),
    ).toEqual({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: {
        name: "x",
        arguments: {},
        _meta: {
          progressToken: "t",
          "io.modelcontextprotocol/protocolVersion": "2026-07-28",
          "io.modelcontextprotocol/clientCapabilities": {},
        },
      },
    });
  });

  it("ignores a progress token that is neither string nor integer", () => {
    for (const progressToken of [true, {}, [], null, 0.5]) {
      expect(forwarded(request(1, "tools/list", { _meta: { progressToken } }))).toMatchObject({
        params: { _meta: {} },
      });
    }
    expect(forwarded(request(1, "tools/list", { _meta: { progressToken: 7 } }))).toMatchObject({
      params: { _meta: { progressToken: 7 } },
    });
  });
});
