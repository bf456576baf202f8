// Both official clients against the toy server, over in-process streams.
import { PassThrough } from "node:stream";
import { Client as ModernClient } from "@modelcontextprotocol/client";
import { Client as LegacyClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { afterEach, describe, expect, it } from "vitest";
import { type Connection, serve } from "../../src/mcp/server.js";
import { TOY, WAITS } from "./toy-server.js";
import { cancelWaiting, progressOfWaiting } from "./waiting-call.js";

const IDENTITY = { name: "test", version: "1" };
let connection: Connection;

/** The client's end. The SDK's stdio transport only reads one stream and writes another, so it serves for either end. */
function clientEnd(): StdioServerTransport {
  const stdin = new PassThrough();
  const stdout = new PassThrough();
  connection = serve({ ...TOY, stdin, stdout });
  return new StdioServerTransport(stdout, stdin);
}

async function legacyClient(): Promise<LegacyClient> {
  const client = new LegacyClient(IDENTITY);
  await client.connect(clientEnd());
  return client;
}

async function modernClient(): Promise<ModernClient> {
  const client = new ModernClient(IDENTITY, { versionNegotiation: { mode: { pin: "2026-07-28" } } });
  await client.connect(clientEnd());
  return client;
}

afterEach(() => connection.close());

describe.each([
  ["legacy", legacyClient],
  ["modern", modernClient],
])("the %s client", (_era, connect) => {
  it("lists and calls tools", async () => {
    const client = await connect();
    expect(client.getServerVersion()).toEqual({ name: "redctx", title: "redctx", version: "1.2.3" });
    expect(client.getInstructions()).toBe("Toys.");
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain("redctx_greet");
    // The clients check the structured content against the output schema.
    expect(await client.callTool({ name: "redctx_greet", arguments: { times: 2 } })).toMatchObject({
      content: [{ type: "text", text: "hello hello \n" }],
      isError: false,
    });
    expect(await client.callTool({ name: "redctx_greet", arguments: { times: 9 } })).toMatchObject({
      content: [{ type: "text", text: "times must be at most 5." }],
      isError: true,
    });
    await expect(client.callTool({ name: "redctx_nothing" })).rejects.toThrow("Unknown tool.");
  });

  it("gets progress, and cancels", async () => {
    const client = await connect();
    const seen = await progressOfWaiting(client);
    expect(seen.length).toBeGreaterThan(1);
    expect(seen.at(-1)).toBe(50);

    await cancelWaiting(client);
    await expect.poll(() => WAITS[0]?.aborted).toBe(true);
    expect(await client.callTool({ name: "redctx_greet" })).toMatchObject({ isError: false });
  });
});

it("lets a client that negotiates find the modern era", async () => {
  const client = new ModernClient(IDENTITY, { versionNegotiation: { mode: "auto" } });
  await client.connect(clientEnd());
  expect(client.getNegotiatedProtocolVersion()).toBe("2026-07-28");
});
