// The bridge when things go wrong: every request is answered, in constant words, and the bridge ends with its client.
import { createServer, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { describe, expect, it, onTestFinished } from "vitest";
import { bridge } from "../../src/connect/bridge.js";
import { endpointOf } from "../../src/connect/endpoint.js";
import { TOKENS, temporaryFolder } from "../mcp/http/listening-toy.js";

const PING = { jsonrpc: "2.0", id: 1, method: "ping" };
const failure = (message: string, id: number | null = 1) => ({ jsonrpc: "2.0", id, error: { code: -32603, message } });

interface Bridged {
  readonly send: (message: unknown) => void;
  readonly frames: unknown[];
  /** Closes the client's end and waits until the bridge has ended. */
  readonly end: () => Promise<void>;
}

function bridged(socketPath: string, token = TOKENS.alpha): Bridged {
  const stdin = new PassThrough();
  const stdout = new PassThrough();
  const frames: unknown[] = [];
  let held = "";
  stdout.on("data", (chunk) => {
    held += String(chunk);
    const lines = held.split("\n");
    held = lines.pop() ?? "";
    frames.push(...lines.map((line) => JSON.parse(line)));
  });
  const done = bridge({ endpoint: { socketPath }, token, stdin, stdout });
  const end = async () => {
    stdin.end();
    await done;
  };
  onTestFinished(end);
  const send = (message: unknown) =>
    void stdin.write(typeof message === "string" ? message : `${JSON.stringify(message)}\n`);
  return { send, frames, end };
}

async function answering(socketPath: string, answer: (response: ServerResponse) => void): Promise<Server> {
  const server = createServer((request, response) => {
    request.resume();
    request.on("end", () => answer(response));
  });
  await new Promise<void>((resolve) => server.listen(socketPath, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return server;
}

describe("a bridge", () => {
  it("tries a server that is not there once more, and then says so", async () => {
    const { send, frames } = bridged(join(temporaryFolder(), "socket"));
    send(PING);
    send({ jsonrpc: "2.0", method: "notifications/initialized" });
    await expect.poll(() => frames, { timeout: 5000 }).toEqual([failure("The redctx server was not reached.")]);
  });

  it("reaches a server that comes a moment later", async () => {
    const path = join(temporaryFolder(), "socket");
    const { send, frames } = bridged(path);
    send(PING);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await answering(path, (response) => {
      response.writeHead(200, { "content-type": "application/json" }).end('{"jsonrpc":"2.0","id":1,"result":{}}');
    });
    await expect.poll(() => frames, { timeout: 5000 }).toEqual([{ jsonrpc: "2.0", id: 1, result: {} }]);
  });

  it.each([
    ["a refusal", 401, "", "", "The redctx server refused this client."],
    ["a wrong host", 403, "text/html", "quokkasecret", "The redctx server refused this client."],
    ["a page", 200, "text/html", "<p>quokkasecret", "The redctx server sent no readable answer."],
    [
      "broken JSON",
      200,
      "application/json",
      '{"jsonrpc":"2.0", quokkasecret',
      "The redctx server sent no readable answer.",
    ],
    [
      "an answer that stops",
      200,
      "text/event-stream",
      'data: {"jsonrpc"',
      "The redctx server sent no readable answer.",
    ],
    ["a redirect", 307, "", "", "The redctx server sent no readable answer."],
  ])("passes on nothing of %s (INV-98)", async (_name, status, type, body, message) => {
    const path = join(temporaryFolder(), "socket");
    await answering(path, (response) => {
      response
        .writeHead(status, { ...(type !== "" && { "content-type": type }), location: "http://127.0.0.1:1/" })
        .end(body);
    });
    const { send, frames } = bridged(path);
    send(PING);
    await expect.poll(() => frames).toEqual([failure(message)]);
  });

  it("says that a connection broke, and does not send again what may have arrived", async () => {
    const path = join(temporaryFolder(), "socket");
    let asked = 0;
    await answering(path, (response) => {
      asked += 1;
      response.destroy();
    });
    const { send, frames } = bridged(path);
    send(PING);
    await expect.poll(() => frames).toEqual([failure("The connection to the redctx server broke.")]);
    expect(asked).toBe(1);
  });

  it("ends with its client, whatever is under way", async () => {
    const path = join(temporaryFolder(), "socket");
    const gone: boolean[] = [];
    await answering(path, (response) => {
      response.on("close", () => gone.push(true));
      response.writeHead(200, { "content-type": "text/event-stream" }).write(":\n\n");
    });
    const { send, end, frames } = bridged(path);
    send(PING);
    send({ ...PING, id: 2 });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await end();
    await expect.poll(() => gone).toEqual([true, true]);
    expect(frames).toEqual([]);
  });

  it("answers a line that is no request as a server would", async () => {
    const path = join(temporaryFolder(), "socket");
    await answering(path, (response) => {
      response.writeHead(400, { "content-type": "application/json" });
      response.end('{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Parse error: invalid JSON."}}');
    });
    const { send, frames } = bridged(path);
    send("{broken\n");
    await expect.poll(() => frames).toHaveLength(1);
    expect(frames[0]).toMatchObject({ id: null, error: { code: -32700 } });
  });
});

describe("an address to connect to", () => {
  it.each([
    ["http://127.0.0.1:8787", "http://127.0.0.1:8787/mcp"],
    ["https://context.example/redctx", "https://context.example/redctx"],
    ["http://[::1]:80/mcp", "http://[::1]/mcp"],
  ])("may be %s", (text, url) => {
    expect(endpointOf(text)).toMatchObject({ url: new URL(url) });
  });

  it.each([
    "http://context.example",
    "ftp://localhost",
    "https://user@context.example",
    "https://context.example/?a=b",
    "nonsense",
  ])("may not be %s, which would carry the token in the open or elsewhere (INV-98)", (text) => {
    expect(() => endpointOf(text)).toThrow(expect.objectContaining({ code: "CONNECT_URL" }));
  });
});
