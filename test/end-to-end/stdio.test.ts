// The built server as a process: what it is sent, how it shares its time, and how it ends. Cases X01, X03, X04 and E.
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { technicalProse } from "../bench/speed/generated-text.js";
import { LineServer, PROGRAM, Stage } from "./programs.js";

const FILE_UNITS = 2_000_000;
const LARGE_FILES = 40;
const SMALL_FILES = 300;

/** Time, in ms, within which a process must end that nobody needs any more: two seconds, and as much more as the machine is overloaded. */
const endTime = () => 2000 * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());

let stage: Stage;
const started: ChildProcessWithoutNullStreams[] = [];

beforeAll(() => {
  stage = new Stage("kb", { REDACTED_CONTEXT_SALT: "test-salt" });
  const prose = technicalProse(FILE_UNITS);
  for (let number = 0; number < LARGE_FILES; number++) stage.write(`kb/large/part-${number}.md`, prose);
  for (let number = 0; number < SMALL_FILES; number++) stage.write(`kb/notes/${number}.md`, prose.slice(0, 5_000));
  stage.write("kb/a.md", "one line\n");
}, 120_000);

afterAll(() => stage.remove());

afterEach(() => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
});

interface Frame {
  readonly id?: unknown;
  readonly method?: string;
  readonly params?: { readonly progressToken: unknown; readonly progress: number };
  readonly result?: { readonly structuredContent?: { readonly text: string } };
  readonly error?: { readonly code: number; readonly message: string };
}

/** A server of which nothing is hidden behind a client: bytes in, frames out. */
class Process {
  readonly child: ChildProcessWithoutNullStreams;
  #output = "";

  constructor(...flags: readonly string[]) {
    const words = [PROGRAM.server, "--root", stage.root, ...flags];
    this.child = spawn(process.execPath, words, { cwd: stage.base, env: stage.environment });
    started.push(this.child);
    this.child.stdin.on("error", () => {});
    this.child.stdout.setEncoding("utf8").on("data", (text: string) => {
      this.#output += text;
    });
  }

  get frames(): Frame[] {
    const lines = this.#output.split("\n");
    return lines.slice(0, -1).map((line): Frame => JSON.parse(line));
  }

  send(...messages: readonly object[]): void {
    for (const message of messages) this.child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  }

  async until(fits: (frame: Frame) => boolean): Promise<Frame> {
    const found = () => this.frames.find(fits);
    await expect.poll(found, { timeout: 40_000, interval: 10 }).toBeDefined();
    return found() ?? {};
  }

  /** Writes bytes as fast as they are taken. */
  async write(...chunks: readonly Uint8Array[]): Promise<void> {
    for (const chunk of chunks) {
      if (!this.child.stdin.write(chunk)) await once(this.child.stdin, "drain");
    }
  }

  /** Largest resident memory so far, in MB. */
  get peakMemory(): number {
    return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${this.child.pid}/status`, "utf8"))?.[1]) / 1024;
  }

  /** Milliseconds from now to the end of the process, which must be an orderly one. */
  async toEnd(): Promise<number> {
    const begun = performance.now();
    if (this.child.exitCode === null) await once(this.child, "exit");
    expect(this.child.exitCode).toBe(0);
    return performance.now() - begun;
  }
}

const ping = (id: unknown) => ({ id, method: "ping" });
const call = (id: unknown, name: string, given: object, more: object = {}) => ({
  id,
  method: "tools/call",
  params: { name, arguments: given, ...more },
});
const searchAll = (id: unknown, more: object = {}) => call(id, "redctx_search", { query: "zzzz" }, more);
const codesOf = (frames: readonly Frame[]) => frames.map(({ id, error }) => [id, error?.code ?? "served"]);

describe("what comes in", () => {
  it("answers or skips every bad line and serves the next (X01)", async () => {
    const server = new Process();
    const lines: readonly [line: string | Uint8Array, ...codes: number[]][] = [
      ["{nope", -32700],
      ["\ufeff"],
      [""],
      [" \t\r"],
      ["[]", -32600],
      [`[${JSON.stringify({ jsonrpc: "2.0", ...ping(9) })}]`, -32600],
      ["7", -32600],
      ['"text"', -32600],
      ["null", -32600],
      ["{}"],
      [Uint8Array.of(0xff, 0xfe, 0x22), -32700],
      [Uint8Array.of(0), -32700],
      ['{"jsonrpc":"2.0","id":{},"method":"ping"}', -32600],
      ['{"jsonrpc":"2.0","method":"nonsense","params":{}}'],
      ['{"jsonrpc":"2.0","id":null,"method":"ping"}'],
      ["[".repeat(100_000), -32700],
      [`{"jsonrpc":"2.0","id":1,"method":"ping","params":${"[".repeat(5_000)}${"]".repeat(5_000)}}`],
    ];
    for (const [at, [line]] of lines.entries()) {
      server.child.stdin.write(line);
      server.child.stdin.write("\n");
      server.send(ping(`after ${at}`));
    }
    server.child.stdin.end();
    await server.toEnd();
    for (const [at, [line]] of lines.entries()) {
      const position = server.frames.findIndex(({ id }) => id === `after ${at}`);
      expect([line, position]).not.toEqual([line, -1]);
    }
    const refused = server.frames.filter(({ id }) => id === null).map(({ error }) => error?.code);
    expect(refused).toEqual(lines.flatMap(([, ...codes]) => codes));
    expect(server.frames.find(({ id }) => id === 1)?.error?.code).toBe(-32602);
  });

  it("puts split input together", async () => {
    const server = new Process();
    const [first, second, third] = ["ß", "🌊", "\\u0000"].map((id) => `{"id":"${id}","method":"ping"}\r\n`);
    for (const byte of Buffer.from(`\ufeff${first}`)) {
      server.child.stdin.write(Uint8Array.of(byte));
      await new Promise((resolve) => setImmediate(resolve));
    }
    const rest = Buffer.from(`${second}${third?.trimEnd()}`);
    const inLetter = rest.indexOf(0xf0) + 2;
    server.child.stdin.write(rest.subarray(0, inLetter));
    await server.until(({ id }) => id === "ß");
    server.child.stdin.end(rest.subarray(inLetter));
    await server.toEnd();
    expect(codesOf(server.frames)).toEqual([
      ["ß", "served"],
      ["🌊", "served"],
      ["\0", "served"],
    ]);
  });

  it("lets 200 MB without a line end pass without holding them (E15)", async () => {
    const server = new Process();
    server.send(ping(1));
    await server.until(({ id }) => id === 1);
    const before = server.peakMemory;
    await server.write(...Array.from({ length: 200 }, () => Buffer.alloc(1 << 20, 0x78)));
    server.child.stdin.write("\n");
    server.send(ping(2));
    await server.until(({ id }) => id === 2);
    expect(server.peakMemory - before).toBeLessThan(80);
    // An unterminated last line over the cap is refused as well.
    await server.write(Buffer.alloc(10 * 1024 * 1024 + 1, 0x20));
    server.child.stdin.end();
    await server.toEnd();
    expect(codesOf(server.frames)).toEqual([
      [1, "served"],
      [null, -32600],
      [2, "served"],
      [null, -32600],
    ]);
  });
});

describe("a client that floods", () => {
  it("and does not read makes the server hold little, and does not keep it", async () => {
    const server = new Process();
    server.send(ping("first"));
    await server.until(({ id }) => id === "first");
    server.child.stdout.pause();
    const lines = Buffer.from(
      Array.from({ length: 200 }, (_, id) => `${JSON.stringify({ jsonrpc: "2.0", ...ping(id) })}\n`).join(""),
    );
    const reads = Array.from({ length: 300 }, (_, id) =>
      call(`read ${id}`, "redctx_read", { path: "large/part-0.md" }),
    );
    server.send(...reads);
    let taken = true;
    for (let round = 0; round < 500 && taken; round++) {
      taken = server.child.stdin.write(lines) || (await drained(server.child.stdin));
    }
    expect(taken).toBe(false);
    expect(server.peakMemory).toBeLessThan(400);
    server.child.stdin.destroy();
    server.child.stdout.destroy();
    expect(await server.toEnd()).toBeLessThan(endTime());
  });

  it("and reads gets every request answered, or is told that there is no room", async () => {
    const server = new Process();
    const padding = "x".repeat(500_000);
    for (let id = 0; id < 60; id++)
      server.send(call(id, "redctx_search", { query: "zzzz", paths: ["notes"], padding }));
    server.send(ping("last"));
    await expect.poll(() => server.frames.length, { timeout: 40_000, interval: 100 }).toBe(61);
    const refused = server.frames.filter(({ error }) => error !== undefined);
    for (const { error } of refused) expect(error?.code).toBe(-32603);
    expect(refused.length).toBeLessThan(30);
    expect(server.peakMemory).toBeLessThan(400);
    server.child.stdin.end();
    await server.toEnd();
  });
});

describe("long calls", () => {
  it("share their time: a ping and a cached read are answered while three search everything", async () => {
    const server = new Process("--max-seconds", "60");
    server.send(call("warm", "redctx_read", { path: "a.md" }));
    await server.until(({ id }) => id === "warm");
    server.send(searchAll("all 1"), searchAll("all 2"), searchAll("all 3"));
    await new Promise((resolve) => setTimeout(resolve, 100));
    const begun = performance.now();
    server.send(ping("ping"), call("read", "redctx_read", { path: "a.md" }));
    await server.until(({ id }) => id === "ping");
    await server.until(({ id }) => id === "read");
    const took = performance.now() - begun;
    expect(server.frames.map(({ id }) => id)).toEqual(["warm", "ping", "read"]);
    await server.until(({ id }) => id === "all 3");
    expect(performance.now() - begun).toBeGreaterThan(took * 2);
  });

  it("tell progress only with a token, rising", async () => {
    const server = new Process("--max-seconds", "60");
    server.send(searchAll("silent"), searchAll("told", { _meta: { progressToken: "t-1" } }));
    await server.until(({ id }) => id === "silent");
    await server.until(({ id }) => id === "told");
    const notices = server.frames.filter(({ method }) => method === "notifications/progress");
    expect(notices.length).toBeGreaterThan(2);
    expect(new Set(notices.map(({ params }) => params?.progressToken))).toEqual(new Set(["t-1"]));
    const told = notices.map(({ params }) => params?.progress ?? -1);
    expect(told).toEqual([...new Set(told)].sort((one, other) => one - other));
    const position = (fits: (frame: Frame) => boolean) => server.frames.findLastIndex(fits);
    expect(position(({ method }) => method !== undefined)).toBeLessThan(position(({ id }) => id === "told"));
  });

  it("are not answered once they are cancelled, and free what they hold (X04)", async () => {
    const server = new Process("--max-seconds", "60");
    const ids = Array.from({ length: 40 }, (_, number) => `search ${number}`);
    server.send(...ids.map((id) => searchAll(id)));
    server.send(ping("begun"));
    await server.until(({ id }) => id === "begun");
    for (const requestId of ids) server.send({ method: "notifications/cancelled", params: { requestId } });
    server.send(ping("cancelled"), call("next", "redctx_read", { path: "a.md" }));
    await server.until(({ id }) => id === "next");
    // Nothing is left to do: the processor rests, and no directory is held.
    await expect.poll(() => openDirectories(server), { timeout: 10_000 }).toBeLessThan(2);
    server.child.stdin.end();
    expect(await server.toEnd()).toBeLessThan(endTime());
    expect(server.frames.map(({ id }) => id).sort()).toEqual(["begun", "cancelled", "next"]);
  });

  it("end at their deadline, and the next is served", async () => {
    const server = new Process("--max-seconds", "1", "--cache-bytes", "1");
    server.send(searchAll("late"));
    const { result } = await server.until(({ id }) => id === "late");
    expect(result?.structuredContent?.text).toBe("Operation deadline exceeded.");
    server.send(call("next", "redctx_read", { path: "a.md" }));
    const next = await server.until(({ id }) => id === "next");
    expect(next.result?.structuredContent?.text).toContain("lines 1-1 ---\n");
  });
});

describe("the end (X03)", () => {
  it.each([
    ["idle", []],
    ["in a search of everything", [searchAll("all")]],
    ["with many calls in line", Array.from({ length: 60 }, (_, id) => searchAll(id))],
  ])("comes within 2 s of the end of its input, %s", async (_state, messages) => {
    const server = new Process();
    server.send(...messages, ping("ping"));
    await server.until(({ id }) => id === "ping");
    server.child.stdin.end();
    expect(await server.toEnd()).toBeLessThan(endTime());
    expect(server.frames.map(({ id }) => id)).toEqual(["ping"]);
  });

  it("comes after the last answers", async () => {
    const server = new Process();
    server.send(call("read", "redctx_read", { path: "a.md" }), ping("ping"));
    server.child.stdin.end();
    await server.toEnd();
    expect(server.frames.map(({ id }) => id).sort()).toEqual(["ping", "read"]);
  });

  it("comes once nobody reads its output", async () => {
    const server = new Process();
    server.send(searchAll("all"), ping("ping"));
    await server.until(({ id }) => id === "ping");
    server.child.stdout.destroy();
    server.send(ping("next"));
    expect(await server.toEnd()).toBeLessThan(endTime());
  });

  it("does not come because nobody reads its errors", async () => {
    const server = new Process("--config", "absent.toml");
    server.child.stderr.destroy();
    server.send(ping("ping"));
    await server.until(({ id }) => id === "ping");
    server.child.stdin.end();
    await server.toEnd();
  });

  it("comes after that of a parent that was killed", async () => {
    const words = JSON.stringify([PROGRAM.server, "--root", stage.root]);
    const parent = spawn(
      process.execPath,
      [
        "--input-type=module",
        "-e",
        `import { spawn } from "node:child_process";
         const child = spawn(process.execPath, ${words}, { stdio: ["pipe", "pipe", "ignore"] });
         child.stdin.write(${JSON.stringify(`${JSON.stringify({ jsonrpc: "2.0", ...searchAll(1) })}\n`)});
         child.stdin.write(${JSON.stringify(`${JSON.stringify({ jsonrpc: "2.0", ...ping(2) })}\n`)});
         child.stdout.once("data", () => process.stdout.write(String(child.pid)));`,
      ],
      { cwd: stage.base, env: stage.environment },
    );
    const [told] = await once(parent.stdout, "data");
    const pid = Number(told);
    expect(isAlive(pid)).toBe(true);
    parent.kill("SIGKILL");
    await once(parent, "exit");
    await expect.poll(() => isAlive(pid), { timeout: endTime() }).toBe(false);
  });
});

it("serves many calls of a client that waits for none", async () => {
  const server = await LineServer.start(stage);
  const replies = await Promise.all(
    Array.from({ length: 200 }, (_, at) => server.call(at % 2 === 0 ? "redctx_stat" : "redctx_read", { path: "a.md" })),
  );
  expect(replies.every(({ isError }) => !isError)).toBe(true);
  expect(await server.finish()).toBe(0);
});

/** True once a stream takes more; false if it does not within half a second. */
async function drained(stream: NodeJS.EventEmitter): Promise<boolean> {
  const given = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 500));
  return Promise.race([once(stream, "drain").then(() => true), given]);
}

function openDirectories(server: Process): number {
  const links = readdirSync(`/proc/${server.child.pid}/fd`).map((name) =>
    linkOf(`/proc/${server.child.pid}/fd/${name}`),
  );
  return links.filter((link) => link.startsWith(stage.root)).length;
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return "";
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A process that has ended and that nobody has asked about still has its number.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}
