import { PassThrough, Writable } from "node:stream";
import { describe, expect, it } from "vitest";
import { GuardedTransport } from "../../src/mcp/guarded-transport.js";
import { OPEN_REQUESTS, OpenRequests } from "../../src/mcp/open-requests.js";
import { serve } from "../../src/mcp/server.js";
import { exchange, type Frame, modern, RawConnection, request, TOY, WAITS } from "./toy-server.js";

const OVER_THE_CAP = 10 * 1024 * 1024 + 1;

describe("what comes in", () => {
  it("answers or skips what is no request and serves the next line", async () => {
    const connection = new RawConnection();
    connection.write("{nope", "\ufeff", "", "[]", `[${JSON.stringify(request(9, "ping"))}]`, "7", request(1, "ping"));
    const frames = await connection.finish();
    expect(frames.map(({ id, error }) => [id, (error as { code: number } | undefined)?.code])).toEqual([
      [null, -32700],
      [null, -32600],
      [null, -32600],
      [null, -32600],
      [1, undefined],
    ]);
  });

  it("answers a 200 MB line once and serves the next", async () => {
    const connection = new RawConnection();
    const chunk = Buffer.alloc(1 << 20, 0x78);
    for (let megabytes = 0; megabytes < 200; megabytes++) {
      if (!connection.stdin.write(chunk)) await new Promise((resolve) => connection.stdin.once("drain", resolve));
    }
    connection.stdin.write("\n");
    connection.write(request(1, "ping"));
    const frames = await connection.finish();
    expect(frames).toEqual([
      { jsonrpc: "2.0", id: null, error: { code: -32600, message: "Request line exceeds maximum size." } },
      { jsonrpc: "2.0", id: 1, result: {} },
    ]);
  });

  it("takes an unterminated last line, and refuses it over the cap", async () => {
    const connection = new RawConnection();
    connection.stdin.write(JSON.stringify(request(1, "ping")));
    expect(await connection.finish()).toEqual([{ jsonrpc: "2.0", id: 1, result: {} }]);
    const other = new RawConnection();
    other.stdin.write(Buffer.alloc(OVER_THE_CAP, 0x20));
    expect(await other.finish()).toMatchObject([{ id: null, error: { code: -32600 } }]);
  });

  it("reads streams that give strings", async () => {
    const connection = new RawConnection();
    connection.stdin.setEncoding("utf8");
    connection.write(request("ß", "ping"));
    expect(await connection.finish()).toMatchObject([{ id: "ß", result: {} }]);
  });
});

/** A transport with requests open on it, and what it writes. */
async function opened(...requests: Frame[]): Promise<{ transport: GuardedTransport; lines: () => Frame[] }> {
  const input = new PassThrough();
  const output = new PassThrough().setEncoding("utf8");
  const transport = new GuardedTransport(input, output);
  const begun: unknown[] = [];
  transport.onmessage = (message) => void begun.push(message);
  await transport.start();
  for (const open of requests) input.write(`${JSON.stringify(open)}\n`);
  await expect.poll(() => begun.length).toBe(requests.length);
  return {
    transport,
    lines: () =>
      String(output.read())
        .trim()
        .split("\n")
        .map((line): Frame => JSON.parse(line)),
  };
}

describe("what goes out", () => {
  it("says errors in our words, whatever the SDK says (INV-41)", async () => {
    const { transport, lines } = await opened(...Array.from({ length: 8 }, (_, id) => request(id, "ping")));
    const secret = "Taylor Reed";
    let id = 0;
    const send = (code: number, data?: unknown, message = `Bad ${secret}`) =>
      transport.send({ jsonrpc: "2.0", id: id++, error: { code, message, data } });
    await send(-32602, { secret });
    await send(-32603);
    await send(-32601);
    await send(-32022, { supported: [secret], requested: secret });
    await send(-32022, { requested: "2099-01-01" });
    await send(12345);
    await send(-32602, undefined, "Unknown tool.");
    await send(-32602, undefined, "Resource not found: Taylor Reed");
    await transport.close();
    const unsupported = (requested: string) => ({
      code: -32022,
      message: "Unsupported protocol version",
      data: { supported: ["2026-07-28"], requested },
    });
    expect(lines().map(({ error }) => error)).toEqual([
      { code: -32602, message: "Invalid params." },
      { code: -32603, message: "Internal error." },
      { code: -32601, message: "Method not found." },
      unsupported("unknown"),
      unsupported("2099-01-01"),
      { code: -32603, message: "Internal error." },
      { code: -32602, message: "Unknown tool." },
      { code: -32602, message: "Invalid params." },
    ]);
  });

  it("gives a failed request for a resource the code of its era", async () => {
    const { transport, lines } = await opened(
      request(1, "resources/read", { uri: "x" }),
      request(2, "resources/read", { uri: "x", _meta: modern() }),
    );
    const error = { code: -32602, message: "Resource not found." };
    await transport.send({ jsonrpc: "2.0", id: 1, error });
    await transport.send({ jsonrpc: "2.0", id: 2, error });
    await transport.close();
    expect(lines().map((frame) => frame.error)).toEqual([{ ...error, code: -32002 }, error]);
  });

  it("turns an answer that cannot be written into an error", async () => {
    const { transport, lines } = await opened(request(3, "ping"));
    const circular: Frame = {};
    circular.result = circular;
    await transport.send({ jsonrpc: "2.0", id: 3, result: circular });
    expect(lines()).toMatchObject([{ id: 3, error: { code: -32603 } }]);
  });

  it("answers nothing that is not open", async () => {
    const { transport, lines } = await opened(request(1, "ping"));
    await transport.send({ jsonrpc: "2.0", id: 2, result: {} });
    await transport.send({ jsonrpc: "2.0", id: 1, result: {} });
    await transport.send({ jsonrpc: "2.0", id: 1, result: {} });
    expect(lines()).toEqual([{ jsonrpc: "2.0", id: 1, result: {} }]);
  });
});

describe("the end", () => {
  it("answers what was asked before the end of the input", async () => {
    const call = request("last", "tools/call", { name: "redctx_wait", arguments: { rounds: 20 } });
    const begun = performance.now();
    expect(await exchange(call)).toMatchObject([{ id: "last", result: { isError: false } }]);
    expect(performance.now() - begun).toBeLessThan(8_000);
  });

  it("gives up a long call at the end of the input, and aborts it, within 2 s", async () => {
    WAITS.length = 0;
    const connection = new RawConnection();
    connection.write(request(1, "tools/call", { name: "redctx_wait" }));
    const begun = performance.now();
    expect(await connection.finish()).toEqual([]);
    expect(performance.now() - begun).toBeLessThan(8_000);
    expect(WAITS.map((signal) => signal.aborted)).toEqual([true]);
  });

  it("closes when the output is gone", async () => {
    WAITS.length = 0;
    const stdin = new PassThrough();
    const stdout = new Writable({ write: (_chunk, _encoding, done) => done(new Error("EPIPE")) });
    const { closed } = serve({ ...TOY, stdin, stdout });
    stdin.write(`${JSON.stringify(request(1, "tools/call", { name: "redctx_wait" }))}\n`);
    await expect.poll(() => WAITS.length).toBe(1);
    stdin.write(`${JSON.stringify(request(2, "ping"))}\n`);
    await closed;
    expect(WAITS.map((signal) => signal.aborted)).toEqual([true]);
  });

  it("closes when the input fails or had ended before", async () => {
    const failing = new RawConnection();
    failing.stdin.destroy(new Error("EIO"));
    await failing.connection.closed;
    const stdin = new PassThrough();
    stdin.end();
    stdin.resume();
    await new Promise((resolve) => stdin.once("end", resolve));
    await serve({ ...TOY, stdin, stdout: new PassThrough() }).closed;
  });

  it("can be closed from here", async () => {
    const connection = new RawConnection();
    connection.write(request(1, "ping"));
    await connection.until(({ id }) => id === 1);
    await connection.connection.close();
    await connection.connection.closed;
    connection.write(request(2, "ping"));
    expect(connection.frames).toHaveLength(1);
  });
});

describe("cancelling", () => {
  const cancel = (requestId: unknown) => ({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId } });

  it.each([
    ["legacy", {}],
    ["modern", { _meta: modern() }],
  ])("a %s call: it is aborted and not answered, and the next is (INV-47)", async (_era, meta) => {
    WAITS.length = 0;
    const connection = new RawConnection();
    connection.write(request("long", "tools/call", { name: "redctx_wait", ...meta }));
    await expect.poll(() => WAITS.length).toBe(1);
    connection.write(cancel("long"), request("next", "tools/call", { name: "redctx_greet", ...meta }));
    await connection.until(({ id }) => id === "next");
    expect(WAITS[0]?.aborted).toBe(true);
    const begun = performance.now();
    const frames = await connection.finish();
    expect(performance.now() - begun).toBeLessThan(5_000);
    expect(frames.map(({ id }) => id)).toEqual(["next"]);
  });

  it("what is not under way does not settle the era", async () => {
    const connection = new RawConnection();
    connection.write(cancel(1), request(1, "server/discover", { _meta: modern() }), cancel(1));
    connection.write(request(2, "tools/list", { _meta: modern() }));
    expect(await connection.finish()).toMatchObject([
      { id: 1, result: { resultType: "complete" } },
      { id: 2, result: { resultType: "complete" } },
    ]);
  });
});

describe("many requests at once", () => {
  it("begins some, lets the others wait, and what is no call passes them", async () => {
    WAITS.length = 0;
    const connection = new RawConnection();
    connection.write(...Array.from({ length: 40 }, (_, id) => request(id, "tools/call", { name: "redctx_wait" })));
    connection.write(request("ping", "ping"), request("list", "tools/list"));
    await connection.until(({ id }) => id === "list");
    await expect.poll(() => WAITS.length).toBe(OPEN_REQUESTS.atWork);
    // One that waits and one that works are cancelled; the next in line begins.
    for (const requestId of [39, 0]) {
      connection.write({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId } });
    }
    await expect.poll(() => WAITS.length).toBe(OPEN_REQUESTS.atWork + 1);
    expect(WAITS.map(({ aborted }) => aborted).filter((aborted) => aborted)).toHaveLength(1);
    connection.stdin.end();
    await connection.connection.closed;
    expect(WAITS.every(({ aborted }) => aborted)).toBe(true);
    expect(connection.frames.map(({ id }) => id)).toEqual(["ping", "list"]);
  });

  it("refuses a second request with an open id, and takes the id again once it is answered", async () => {
    const connection = new RawConnection();
    const wait = request(1, "tools/call", { name: "redctx_wait", arguments: { rounds: 5 } });
    connection.write(wait, wait);
    await connection.until(({ result }) => result !== undefined);
    connection.write(request(1, "ping"));
    expect(await connection.finish()).toMatchObject([
      { id: 1, error: { code: -32600, message: "Invalid request." } },
      { id: 1, result: { isError: false } },
      { id: 1, result: {} },
    ]);
  });

  it("has room for so many in number and in size (INV-44)", () => {
    const open = new OpenRequests();
    const call = (id: string) => ({ jsonrpc: "2.0" as const, id, method: "tools/call", params: {} });
    expect(open.add(call("long"), OPEN_REQUESTS.mostUnits * 2)).toBe(true);
    expect(open.add(call("next"), 1)).toBe(false);
    open.end("long");
    for (let id = 0; id < OPEN_REQUESTS.most; id++) expect(open.add(call(`${id}`), 100)).toBe(true);
    expect(open.add(call("more"), 1)).toBe(false);
    for (let at = 0; at < OPEN_REQUESTS.atWork; at++) expect(open.begin()?.id).toBe(`${at}`);
    expect(open.begin()).toBeUndefined();
    open.end("20");
    expect(open.begin()).toBeUndefined();
    open.end("3");
    expect(open.begin()?.id).toBe(`${OPEN_REQUESTS.atWork}`);
    expect(open.size).toBe(OPEN_REQUESTS.most - 2);
  });

  it("tells a client whose requests find no room", async () => {
    const connection = new RawConnection();
    const padding = "x".repeat(9 * 1024 * 1024);
    connection.write(request(1, "tools/call", { name: "redctx_wait", arguments: { rounds: 5, padding } }));
    connection.write(request(2, "tools/call", { name: "redctx_greet", arguments: { padding } }));
    const frames = await connection.finish();
    expect(frames.find(({ id }) => id === 2)).toEqual({
      jsonrpc: "2.0",
      id: 2,
      error: { code: -32603, message: "Too many requests are waiting for an answer." },
    });
    expect(frames).toHaveLength(2);
  });
});

describe("a client that does not read", () => {
  const ID_UNITS = 50_000;
  const longPing = (number: number) => `${JSON.stringify(request(String(number).padEnd(ID_UNITS), "ping"))}\n`;

  /** A connection whose output is stuck until it is let go. */
  function stuck() {
    const stdin = new PassThrough();
    const held: (() => void)[] = [];
    let written = "";
    const stdout = new Writable({
      write: (chunk, _encoding, done) => {
        written += chunk;
        held.push(done);
      },
    });
    const connection = serve({ ...TOY, stdin, stdout });
    const letGo = () => {
      for (let done = held.shift(); done !== undefined; done = held.shift()) done();
    };
    return { stdin, stdout, connection, letGo, frames: () => written.split("\n").filter((line) => line !== "") };
  }

  it("does not pile up answers, and gets them all once it reads (INV-44)", async () => {
    const { stdin, stdout, connection, letGo, frames } = stuck();
    for (let number = 0; number < 60; number++) stdin.write(longPing(number));
    await expect.poll(() => stdout.writableLength).toBeGreaterThan(1024 * 1024);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(stdout.writableLength).toBeLessThan(1024 * 1024 + 3 * ID_UNITS);
    stdin.end();
    const going = setInterval(letGo, 1);
    await connection.closed;
    clearInterval(going);
    expect(frames()).toHaveLength(60);
  });

  it("does not keep the server after the end of its input", async () => {
    const { stdin, connection } = stuck();
    for (let number = 0; number < 60; number++) stdin.write(longPing(number));
    stdin.end();
    const begun = performance.now();
    await connection.closed;
    expect(performance.now() - begun).toBeLessThan(8_000);
  });
});
