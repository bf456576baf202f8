// A server under measurement, spoken to in plain JSON-RPC over its stdin and stdout, with no client library in between.
import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import type { BenchFolder } from "./bench-folder.js";
import { PROGRAM } from "./program.js";

const INITIALIZE = {
  protocolVersion: "2025-06-18",
  capabilities: {},
  clientInfo: { name: "redctx-bench", version: "1" },
};

/** Milliseconds after which a server counts as silent; more than any tool's own deadline. */
const DEADLINE = 60_000;

/** What differs from a strict server with its own limits. */
export interface ServerOptions {
  readonly flags?: readonly string[];
  /** Milliseconds after which a call counts as unanswered. */
  readonly deadline?: number;
}

export class ServerProcess {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  /** What waits for a reply; called with undefined if there is none. */
  readonly #pending = new Map<number, (result: unknown) => void>();
  readonly #deadline: number;
  #lastId = 0;

  private constructor(folder: BenchFolder, { flags = [], deadline = DEADLINE }: ServerOptions) {
    this.#deadline = deadline;
    const words = [PROGRAM.server, "--root", folder.root, "--mode", "strict", ...flags];
    this.#child = spawn(process.execPath, words, { stdio: ["pipe", "pipe", "ignore"], env: folder.environment });
    this.#child.stdin.on("error", () => {});
    const replies = createInterface({ input: this.#child.stdout });
    replies.on("line", (line) => this.#receive(line));
    replies.once("close", () => {
      for (const id of this.#pending.keys()) this.#settle(id, undefined);
    });
  }

  /** Starts a server and waits for its reply to `initialize`. */
  static async start(folder: BenchFolder, options: ServerOptions = {}): Promise<ServerProcess> {
    const server = new ServerProcess(folder, options);
    try {
      await server.#request("initialize", INITIALIZE);
    } catch (thrown) {
      await server.stop();
      throw thrown;
    }
    server.#send({ jsonrpc: "2.0", method: "notifications/initialized" });
    return server;
  }

  /** The text of a tool's answer. Throws if the tool fails or the server ends. */
  async call(tool: string, parameters: object): Promise<string> {
    const result = await this.#request("tools/call", { name: tool, arguments: parameters });
    const { isError, structuredContent } = record(result);
    const { text } = record(structuredContent);
    if (isError === true || typeof text !== "string") throw new Error("TOOL_FAILED");
    return text;
  }

  /** Largest resident memory so far, in MB; null where the system does not tell. */
  peakMemory(): number | null {
    try {
      const status = readFileSync(`/proc/${this.#child.pid}/status`, "utf8");
      return (Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024) / 1e6;
    } catch {
      return null;
    }
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const exit = once(this.#child, "exit");
    this.#child.kill();
    await exit;
  }

  #request(method: string, parameters: object): Promise<unknown> {
    this.#lastId += 1;
    const id = this.#lastId;
    this.#send({ jsonrpc: "2.0", id, method, params: parameters });
    return new Promise((resolve, reject) => {
      const deadline = setTimeout(() => reject(new Error("NO_REPLY")), this.#deadline);
      this.#pending.set(id, (result) => {
        clearTimeout(deadline);
        if (result === undefined) reject(new Error("NO_RESULT"));
        else resolve(result);
      });
    });
  }

  #send(message: object): void {
    this.#child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  #receive(line: string): void {
    const { id, result } = record(JSON.parse(line));
    this.#settle(Number(id), result);
  }

  #settle(id: number, result: unknown): void {
    this.#pending.get(id)?.(result);
    this.#pending.delete(id);
  }
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
