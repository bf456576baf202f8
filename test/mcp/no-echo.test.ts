// Nothing that an agent sends comes back, whatever field it is in. Ids and progress tokens are the protocol's own.
import { describe, expect, it } from "vitest";
import { Failure } from "../../src/boundary/failure.js";
import type { Resources } from "../../src/mcp/resource-requests.js";
import { type Frame, modern, RawConnection, request, type ToyContext } from "./toy-server.js";

const ODD = [
  "Taylor Reed",
  "quokkaproject",
  "../../etc/passwd",
  "__proto__",
  "constructor",
  'quo"te\\back',
  "naïve-ß-İ",
  "🌊\ud800",
  "line\nfeed\u2028",
  "-32602",
  "2026-07-29T00:00:00Z",
  "%s%d{}",
  "x".repeat(5000),
];

const KEY = "io.modelcontextprotocol";

/** Resources of which every one is missing. */
const RESOURCES: Resources<ToyContext> = {
  templates: { resourceTemplates: [] },
  list: async () => ({ resources: [] }),
  read: async (uri) => {
    throw uri.startsWith("redctx://") ? new Failure("UNKNOWN_PATH_ID") : new Error(uri);
  },
};

/** Messages that carry `odd` in every place that a message has. */
function messagesWith(odd: string, meta: Frame): unknown[] {
  const params = (own: Frame) => ({ ...own, ...(Object.keys(meta).length > 0 && { _meta: meta }) });
  const own = Object.fromEntries([[odd, odd]]);
  return [
    odd,
    JSON.stringify(odd),
    [odd],
    request(1, odd, params({})),
    request(2, `tools/${odd}`, params(own)),
    request(3, "tools/call", params({ name: odd })),
    request(4, "tools/call", params({ name: "redctx_greet", arguments: own })),
    request(5, "tools/call", params({ name: "redctx_greet", arguments: odd })),
    request(6, "tools/call", params({ name: "redctx_greet", arguments: { tone: odd } })),
    request(7, "tools/call", params({ name: "redctx_greet", arguments: { times: odd, name: 5 } })),
    request(8, "tools/call", params({ name: "redctx_greet", arguments: { tags: [odd, 1] } })),
    request(9, "tools/call", params({ name: "redctx_greet", arguments: { name: `${odd}${odd}${odd}` } })),
    request(10, "tools/call", params({ name: "redctx_toy_outcome", arguments: { how: odd } })),
    request(11, "tools/list", params({ cursor: odd })),
    request(12, "tools/list", params({ cursor: own })),
    request(13, "resources/read", params({ uri: odd })),
    request(14, "tools/list", odd),
    request(15, "tools/list", { _meta: odd }),
    request(16, "tools/list", { _meta: { progressToken: own } }),
    request(17, "tools/list", { _meta: modern({ [`${KEY}/protocolVersion`]: odd }) }),
    request(18, "tools/list", { _meta: modern({ [`${KEY}/protocolVersion`]: own }) }),
    request(19, "tools/list", { _meta: modern({ [`${KEY}/clientInfo`]: { name: odd } }) }),
    request(20, "tools/list", { _meta: modern({ [`${KEY}/clientInfo`]: { name: odd, version: odd } }) }),
    request(21, "tools/list", { _meta: modern({ [`${KEY}/clientCapabilities`]: odd }) }),
    request(22, "tools/list", { _meta: modern({ [`${KEY}/clientCapabilities`]: { elicitation: odd, ...own } }) }),
    request(23, "tools/list", { _meta: modern({ [`${KEY}/logLevel`]: odd, [odd]: odd, traceparent: odd }) }),
    request(24, "initialize", { protocolVersion: odd, capabilities: own, clientInfo: { name: odd, version: odd } }),
    request(25, "subscriptions/listen", params({ filter: odd })),
    request(own, "ping", params({})),
    request([odd], "ping", params({})),
    request(29, "resources/list", params({ cursor: odd })),
    request(30, "resources/templates/list", params({ cursor: own })),
    request(31, "resources/read", params({ uri: `redctx://${odd}` })),
    request(32, "resources/read", params({ uri: own, ...own })),
    { jsonrpc: odd, id: 26, method: "ping", [odd]: odd },
    { jsonrpc: "2.0", id: 27, result: odd },
    { jsonrpc: "2.0", id: 28, error: { code: 1, message: odd, data: odd } },
    { jsonrpc: "2.0", method: odd, params: own },
    { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 4, reason: odd } },
    { jsonrpc: "2.0", method: "notifications/progress", params: { progressToken: odd, progress: 1 } },
  ];
}

describe.each<[string, Frame]>([
  ["legacy", {}],
  ["modern", modern()],
])("nothing comes back on a %s connection (INV-39)", (_era, meta) => {
  it.each(ODD)("of %j", async (odd) => {
    const connection = new RawConnection({ resources: RESOURCES });
    connection.write(request(0, "tools/list", Object.keys(meta).length > 0 ? { _meta: meta } : {}));
    const own = await connection.until(({ id }) => id === 0);
    connection.write(...messagesWith(odd, meta));
    const frames = await connection.finish();
    expect(frames.length).toBeGreaterThan(20);
    const answers = frames.filter((frame) => frame.id !== 0 && !isToolList(frame));
    const spoken = JSON.stringify(answers);
    for (const form of [odd, JSON.stringify(odd).slice(1, -1)]) {
      // A code of ours may look like what was sent.
      if (form !== "-32602") expect(spoken).not.toContain(form);
    }
    expect(spoken).not.toContain("ZodError");
    // What tools/list says does not depend on what is asked with it.
    for (const frame of frames.filter(isToolList)) expect(frame.result).toMatchObject({ tools: toolsOf(own) });
  });
});

function isToolList({ result }: Frame): boolean {
  return typeof result === "object" && result !== null && "tools" in result;
}

function toolsOf({ result }: Frame): unknown {
  return (result as { tools: unknown }).tools;
}

it("ids and progress tokens go back as they came", async () => {
  const connection = new RawConnection();
  const ids = ["Taylor Reed", "", "1", 1, 0, -7, 2 ** 53 - 1];
  connection.write(...ids.map((id) => request(id, "ping")));
  connection.write(
    request("p", "tools/call", { name: "redctx_wait", arguments: { rounds: 3 }, _meta: { progressToken: 0 } }),
  );
  const frames = await connection.finish();
  expect(frames.filter((frame) => "id" in frame && frame.id !== "p").map(({ id }) => id)).toEqual(ids);
  expect(frames.find((frame) => "method" in frame)).toMatchObject({ params: { progressToken: 0 } });
});

it("an unhandled rejection or a warning is no way out", async () => {
  const seen: unknown[] = [];
  const note = (reason: unknown) => void seen.push(reason);
  process.on("unhandledRejection", note).on("warning", note);
  const connection = new RawConnection();
  connection.write(...messagesWith("Taylor Reed", {}));
  connection.stdin.destroy(new Error("EIO Taylor Reed"));
  await connection.connection.closed;
  await new Promise((resolve) => setTimeout(resolve, 50));
  process.off("unhandledRejection", note).off("warning", note);
  expect(seen).toEqual([]);
});
