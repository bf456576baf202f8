// What a listening server turns away: nobody without a token, nothing that a page in a browser could send, nothing too large. No refusal says why.
import { type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { MAX_LINE_BYTES } from "../../../src/mcp/line-framer.js";
import { type ListeningToy, listeningToy, privateFile, TOKENS } from "./listening-toy.js";

const PING = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" });
const GOOD = { authorization: `Bearer ${TOKENS.alpha}`, "content-type": "application/json" };

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

function ask(
  { url }: ListeningToy,
  {
    method = "POST",
    path = "/mcp",
    headers = {},
    body = PING,
  }: {
    readonly method?: string;
    readonly path?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
  },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const port = url?.port ?? "";
    const asked = request(
      { host: "127.0.0.1", port, method, path, headers: { ...GOOD, ...headers } },
      async (answer) => {
        let text = "";
        for await (const chunk of answer) text += String(chunk);
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text });
      },
    );
    asked.on("error", reject);
    asked.end(method === "GET" ? undefined : body);
  });
}

const frame = ({ body }: Answer): unknown => JSON.parse(body);

describe("a listening server", () => {
  it("answers whoever has a token", async () => {
    const toy = await listeningToy();
    const answer = await ask(toy, {});
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('"result":{}');
  });

  it.each([
    ["no token", 401, { authorization: "" }],
    ["a wrong token", 401, { authorization: `Bearer ${TOKENS.alpha}x` }],
    ["the beginning of a token", 401, { authorization: `Bearer ${TOKENS.alpha.slice(0, -1)}` }],
    ["another scheme", 401, { authorization: `Basic ${TOKENS.alpha}` }],
    ["a token of many words", 401, { authorization: `Bearer ${TOKENS.alpha} ${TOKENS.beta}` }],
    ["a foreign host", 403, { host: "evil.example" }],
    ["a foreign host that begins like ours", 403, { host: "localhost.evil.example" }],
    ["a host with a user", 403, { host: "localhost@evil.example" }],
    ["an address of another machine", 403, { host: "192.0.2.7" }],
    ["a foreign origin", 403, { origin: "https://evil.example" }],
    ["an opaque origin", 403, { origin: "null" }],
  ])("turns away %s (INV-95)", async (_name, status, headers) => {
    const answer = await ask(await listeningToy(), { headers });
    expect([answer.status, answer.body]).toEqual([status, ""]);
    expect(JSON.stringify(answer.headers)).not.toContain("evil");
  });

  it("judges the host before the token", async () => {
    const answer = await ask(await listeningToy(), { headers: { host: "evil.example", authorization: "" } });
    expect(answer.status).toBe(403);
  });

  it("lets pages of this machine ask, and hosts that it was told of (INV-96)", async () => {
    const toy = await listeningToy({ hosts: ["Context.Example"] });
    expect((await ask(toy, { headers: { origin: "http://localhost:6274" } })).status).toBe(200);
    expect((await ask(toy, { headers: { host: "context.example:443" } })).status).toBe(200);
    const remote = await listeningToy({ remote: true });
    expect((await ask(remote, { headers: { host: "192.0.2.7:8080" } })).status).toBe(200);
    expect((await ask(remote, { headers: { host: "evil.example" } })).status).toBe(403);
  });

  it("has one path, one method and one type", async () => {
    const toy = await listeningToy();
    expect((await ask(toy, { path: "/other" })).status).toBe(404);
    const get = await ask(toy, { method: "GET" });
    expect([get.status, get.headers.allow]).toEqual([405, "POST"]);
    expect((await ask(toy, { headers: { "content-type": "text/plain" } })).status).toBe(415);
    // Without a token nothing is told of paths either.
    expect((await ask(toy, { path: "/other", headers: { authorization: "" } })).status).toBe(401);
  });

  it("says that it is up, and nothing else", async () => {
    const toy = await listeningToy();
    const answer = await ask(toy, { method: "GET", path: "/healthz", headers: { authorization: "" } });
    expect([answer.status, answer.body]).toEqual([200, ""]);
  });

  it.each([
    ["no JSON", "{not json quokkasecret", 400, -32700],
    ["a batch", `[${PING}]`, 400, -32600],
    ["an unknown method", JSON.stringify({ jsonrpc: "2.0", id: 1, method: "quokkasecret" }), 404, -32601],
    [
      "an unknown tool",
      JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "quokkasecret" } }),
      200,
      -32602,
    ],
  ])("repeats nothing of %s", async (_name, body, status, code) => {
    const answer = await ask(await listeningToy(), { body });
    expect(answer.status).toBe(status);
    expect(answer.body).toContain(`"code":${code}`);
    expect(answer.body).not.toContain("quokka");
  });

  it("repeats nothing of headers that disagree with the message", async () => {
    const meta = {
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientCapabilities": {},
    };
    const body = JSON.stringify({ jsonrpc: "2.0", id: 7, method: "tools/list", params: { _meta: meta } });
    const headers = { "mcp-protocol-version": "2026-07-28", "mcp-method": "quokka/secret" };
    const answer = await ask(await listeningToy(), { body, headers });
    expect(answer.status).toBe(400);
    expect(frame(answer)).toEqual({
      jsonrpc: "2.0",
      id: 7,
      error: { code: -32020, message: "Request headers and message disagree." },
    });
  });

  it("takes nothing that is too large", async () => {
    const toy = await listeningToy();
    const answer = await ask(toy, { body: "x".repeat(MAX_LINE_BYTES + 1) }).catch(() => undefined);
    // The connection may be closed while the rest is still sent.
    if (answer !== undefined) expect(answer.status).toBe(413);
    expect((await ask(toy, {})).status).toBe(200);
    const header = await ask(toy, { headers: { "x-large": "x".repeat(20_000) } }).catch(() => undefined);
    expect(header?.body ?? "").toBe("");
    expect((await ask(toy, {})).status).toBe(200);
  });

  it("closes what is no HTTP without a word", async () => {
    const toy = await listeningToy();
    const socket = connect(Number(toy.url?.port), "127.0.0.1");
    socket.write("quokkasecret\r\n\r\n");
    let said = "";
    for await (const chunk of socket) said += String(chunk);
    expect(said).toBe("");
  });

  it("takes changed tokens at once, and none from a file that others can read", async () => {
    const toy = await listeningToy();
    privateFile(toy.tokenFile, `alpha:${TOKENS.beta}-next\n`);
    expect((await ask(toy, {})).status).toBe(401);
    expect((await ask(toy, { headers: { authorization: `Bearer ${TOKENS.beta}-next` } })).status).toBe(200);
    privateFile(toy.tokenFile, "no tokens\n");
    expect((await ask(toy, { headers: { authorization: `Bearer ${TOKENS.beta}-next` } })).status).toBe(401);
  });

  it("serves each client as it is named", async () => {
    const toy = await listeningToy({ changes: (client) => ({ instructions: `For ${client}.` }) });
    const body = JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "initialize",
      params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "x", version: "1" } },
    });
    expect((await ask(toy, { body })).body).toContain("For alpha.");
    expect((await ask(toy, { body, headers: { authorization: `Bearer ${TOKENS.beta}` } })).body).toContain("For beta.");
  });
});
