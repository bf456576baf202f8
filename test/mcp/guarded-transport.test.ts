import { PassThrough, Writable } from "node:stream";
import { describe, expect, it } from "vitest";
import { GuardedTransport } from "../../src/mcp/guarded-transport.js";
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

describe("what goes out", () => {
  it("says errors in our words, whatever the SDK says (INV-41)", async () => {
    const input = new PassThrough();
    const output = new PassThrough().setEncoding("utf8");
    const transport = new GuardedTransport(input, output);
    await transport.start();
    const secret = "Taylor Reed";
    const send = (code: number, data?: unknown) =>
      transport.send({ jsonrpc: "2.0", id: 1, error: { code, message: `Bad ${secret}`, data } });
    await send(-32602, { secret });
    await send(-32603);
    await send(-32601);
    await send(-32022, { supported: [secret], requested: secret });
    await send(-32022, { requested: "2099-01-01" });
    await send(12345);
    await transport.send({ jsonrpc: "2.0", id: 2, error: { code: -32602, message: "Unknown tool." } });
    await transport.close();
    const lines = String(output.read()).trim().split("\n");
    expect(lines.map((line) => JSON.parse(line).error)).toEqual([
      { code: -32602, message: "Invalid params." },
      { code: -32603, message: "Internal error." },
      { code: -32601, message: "Method not found." },
      {
        code: -32022,
        message: "Unsupported protocol version",
        data: { supported: ["2026-07-28"], requested: "unknown" },
      },
      {
        code: -32022,
        message: "Unsupported protocol version",
        data: { supported: ["2026-07-28"], requested: "2099-01-01" },
      },
      { code: -32603, message: "Internal error." },
      { code: -32602, message: "Unknown tool." },
    ]);
  });

  it("turns an answer that cannot be written into an error", async () => {
    const output = new PassThrough().setEncoding("utf8");
    const transport = new GuardedTransport(new PassThrough(), output);
    await transport.start();
    const circular: Frame = {};
    circular.result = circular;
    await transport.send({ jsonrpc: "2.0", id: 3, result: circular });
    expect(JSON.parse(String(output.read()))).toMatchObject({ id: 3, error: { code: -32603 } });
  });
});

describe("the end", () => {
  it("answers what was asked before the end of the input", async () => {
    const call = request("last", "tools/call", { name: "redctx_wait", arguments: { rounds: 20 } });
    const begun = performance.now();
    expect(await exchange(call)).toMatchObject([{ id: "last", result: { isError: false } }]);
    expect(performance.now() - begun).toBeLessThan(1000);
  });

  it("gives up a long call at the end of the input, and aborts it, within 2 s", async () => {
    WAITS.length = 0;
    const connection = new RawConnection();
    connection.write(request(1, "tools/call", { name: "redctx_wait" }));
    const begun = performance.now();
    expect(await connection.finish()).toEqual([]);
    expect(performance.now() - begun).toBeLessThan(2000);
    expect(WAITS.map((signal) => signal.aborted)).toEqual([true]);
  });

  it("closes when the output is gone", async () => {
    WAITS.length = 0;
    const stdin = new PassThrough();
    const stdout = new Writable({ write: (_chunk, _encoding, done) => done(new Error("EPIPE")) });
    const { closed } = serve({ ...TOY, stdin, stdout });
    stdin.write(`${JSON.stringify(request(1, "tools/call", { name: "redctx_wait" }))}\n`);
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
  ])("a %s call: it is aborted and not answered, and the next is", async (_era, meta) => {
    WAITS.length = 0;
    const connection = new RawConnection();
    connection.write(request("long", "tools/call", { name: "redctx_wait", ...meta }));
    await expect.poll(() => WAITS.length).toBe(1);
    connection.write(cancel("long"), request("next", "tools/call", { name: "redctx_greet", ...meta }));
    await connection.until(({ id }) => id === "next");
    expect(WAITS[0]?.aborted).toBe(true);
    const begun = performance.now();
    const frames = await connection.finish();
    expect(performance.now() - begun).toBeLessThan(500);
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
