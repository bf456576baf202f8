// Both official clients against the toy server over HTTP, and both through the bridge over a socket.
import { PassThrough } from "node:stream";
import { Client as ModernClient, StreamableHTTPClientTransport as ModernTransport } from "@modelcontextprotocol/client";
import { Client as LegacyClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as LegacyTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { describe, expect, it, onTestFinished } from "vitest";
import { bridge } from "../../../src/connect/bridge.js";
import type { Endpoint } from "../../../src/connect/endpoint.js";
import { WAITS } from "../toy-server.js";
import { cancelWaiting, progressOfWaiting } from "../waiting-call.js";
import { listeningToy, TOKENS } from "./listening-toy.js";

const IDENTITY = { name: "test", version: "1" };
const MODERN = { versionNegotiation: { mode: { pin: "2026-07-28" } } } as const;
const HEADERS = { requestInit: { headers: { authorization: `Bearer ${TOKENS.alpha}` } } };

/** The client's end of a bridge. */
function throughBridge(endpoint: Endpoint): StdioServerTransport {
  const stdin = new PassThrough();
  const stdout = new PassThrough();
  const done = bridge({ endpoint, token: TOKENS.alpha, stdin, stdout });
  onTestFinished(async () => {
    stdin.end();
    await done;
  });
  return new StdioServerTransport(stdout, stdin);
}

async function overHttp(): Promise<URL> {
  const { url } = await listeningToy();
  if (url === undefined) throw new Error("no address");
  return url;
}

async function overSocket(): Promise<Endpoint> {
  const { listener } = await listeningToy({ socket: true });
  if (!("path" in listener.place)) throw new Error("no socket");
  return { socketPath: listener.place.path };
}

describe.each([
  ["legacy, over HTTP", () => new LegacyClient(IDENTITY), async () => new LegacyTransport(await overHttp(), HEADERS)],
  [
    "modern, over HTTP",
    () => new ModernClient(IDENTITY, MODERN),
    async () => new ModernTransport(await overHttp(), HEADERS),
  ],
  ["legacy, through the bridge", () => new LegacyClient(IDENTITY), async () => throughBridge(await overSocket())],
  [
    "modern, through the bridge",
    () => new ModernClient(IDENTITY, MODERN),
    async () => throughBridge(await overSocket()),
  ],
  [
    "modern, through the bridge to HTTP",
    () => new ModernClient(IDENTITY, MODERN),
    async () => throughBridge({ url: await overHttp() }),
  ],
] as const)("a client that is %s", (_name, make, transport) => {
  it("lists and calls tools", async () => {
    const client = make();
    // Both kinds of client take any transport; their types know one generation each.
    await client.connect((await transport()) as never);
    onTestFinished(() => client.close());
    expect(client.getServerVersion()).toEqual({ name: "redctx", title: "redctx", version: "1.2.3" });
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain("redctx_greet");
    expect(await client.callTool({ name: "redctx_greet", arguments: { times: 2 } })).toMatchObject({
      content: [{ type: "text", text: "hello hello \n" }],
      isError: false,
    });
    await expect(client.callTool({ name: "redctx_nothing" })).rejects.toThrow("Unknown tool.");
  });

  it("gets progress, and cancels", async () => {
    const client = make();
    await client.connect((await transport()) as never);
    onTestFinished(() => client.close());
    const seen = await progressOfWaiting(client);
    expect(seen.at(-1)).toBe(50);

    await cancelWaiting(client);
    if (_name !== "legacy, over HTTP") await expect.poll(() => WAITS[0]?.aborted).toBe(true);
    expect(await client.callTool({ name: "redctx_greet" })).toMatchObject({ isError: false });
  });
});
