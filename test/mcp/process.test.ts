// The toy server as a process: both clients' own stdio transports, and how it ends.
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client as ModernClient } from "@modelcontextprotocol/client";
import { StdioClientTransport as ModernTransport } from "@modelcontextprotocol/client/stdio";
import { Client as LegacyClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as LegacyTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { build } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { request } from "./toy-server.js";

let folder: string;
let program: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "redctx-toy-"));
  program = join(folder, "toy-program.mjs");
  await build({
    configFile: false,
    logLevel: "silent",
    ssr: { noExternal: true },
    build: {
      ssr: join(import.meta.dirname, "fixtures/toy-program.ts"),
      outDir: folder,
      emptyOutDir: false,
      target: "node20",
      rolldownOptions: { output: { entryFileNames: "toy-program.mjs" } },
    },
  });
}, 60_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

function start(): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [program]);
}

async function secondsToExit(child: ChildProcessWithoutNullStreams): Promise<number> {
  const begun = performance.now();
  const [status] = await once(child, "exit");
  expect(status).toBe(0);
  return (performance.now() - begun) / 1000;
}

async function firstLine(child: ChildProcessWithoutNullStreams): Promise<string> {
  const [chunk] = await once(child.stdout, "data");
  return String(chunk);
}

it("serves both clients over their own transports", async () => {
  const parameters = { command: process.execPath, args: [program], stderr: "ignore" as const };
  const legacy = new LegacyClient({ name: "test", version: "1" });
  await legacy.connect(new LegacyTransport(parameters));
  expect(await legacy.callTool({ name: "redctx_greet" })).toMatchObject({ isError: false });
  await legacy.close();
  const modern = new ModernClient(
    { name: "test", version: "1" },
    { versionNegotiation: { mode: { pin: "2026-07-28" } } },
  );
  await modern.connect(new ModernTransport(parameters));
  expect(await modern.callTool({ name: "redctx_greet" })).toMatchObject({ isError: false });
  await modern.close();
}, 20_000);

it("keeps stdout for the protocol and stderr for a constant line (INV-42)", async () => {
  const child = start();
  let output = "";
  let errors = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr.on("data", (chunk) => {
    errors += chunk;
  });
  child.stdin.end(JSON.stringify(request(1, "ping")));
  await secondsToExit(child);
  expect(output).toBe('{"result":{},"jsonrpc":"2.0","id":1}\n');
  expect(errors).toBe("CONSOLE_OUTPUT_WITHHELD\n");
}, 20_000);

// Two seconds is the promise; a machine that runs other tests beside this one gets more.
const SLOW_MACHINE_SECONDS = 8;

it.each(["idle", "in a long call"])(
  "exits within 2 s of the end of its input, %s",
  async (state) => {
    const child = start();
    if (state !== "idle") child.stdin.write(`${JSON.stringify(request(1, "tools/call", { name: "redctx_wait" }))}\n`);
    child.stdin.write(`${JSON.stringify(request(2, "ping"))}\n`);
    await firstLine(child);
    child.stdin.end();
    expect(await secondsToExit(child)).toBeLessThan(SLOW_MACHINE_SECONDS);
  },
  20_000,
);

it("exits within 2 s once nobody reads its output", async () => {
  const child = start();
  child.stdin.on("error", () => {});
  child.stdin.write(`${JSON.stringify(request(1, "tools/call", { name: "redctx_wait" }))}\n`);
  child.stdin.write(`${JSON.stringify(request(2, "ping"))}\n`);
  await firstLine(child);
  child.stdout.destroy();
  child.stdin.write(`${JSON.stringify(request(3, "ping"))}\n`);
  expect(await secondsToExit(child)).toBeLessThan(SLOW_MACHINE_SECONDS);
}, 20_000);
