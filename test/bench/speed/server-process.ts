// A server under measurement, spoken to in plain JSON-RPC over its stdin and stdout, with no client library in between.
import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createInterface, type Interface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import type { BenchFolder } from "./bench-folder.js";
import { PROGRAM } from "./program.js";

const INITIALIZE = {
  protocolVersion: "2025-06-18",
  capabilities: {},
  clientInfo: { name: "redctx-bench", version: "1" },
};

export class ServerProcess {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #replies: Interface;
  #lastId = 0;

  private constructor(folder: BenchFolder) {
    const words = [PROGRAM.server, "--root", folder.root, "--mode", "strict"];
    this.#child = spawn(process.execPath, words, { stdio: ["pipe", "pipe", "ignore"], env: folder.environment });
    this.#child.stdin.on("error", () => {});
    this.#replies = createInterface({ input: this.#child.stdout });
  }

  /** Starts a server and waits for its reply to `initialize`. */
  static async start(folder: BenchFolder): Promise<ServerProcess> {
    const server = new ServerProcess(folder);
    await server.#request("initialize", INITIALIZE);
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

  async #request(method: string, parameters: object): Promise<unknown> {
    this.#lastId += 1;
    const id = this.#lastId;
    const reply = this.#reply(id);
    this.#send({ jsonrpc: "2.0", id, method, params: parameters });
    return reply;
  }

  #send(message: object): void {
    this.#child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  #reply(id: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const onLine = (line: string) => {
        const { id: answered, result } = record(JSON.parse(line));
        if (answered !== id) return;
        this.#replies.off("line", onLine);
        if (result !== undefined) resolve(result);
        else reject(new Error("NO_RESULT"));
      };
      this.#replies.on("line", onLine);
      this.#replies.once("close", () => reject(new Error("SERVER_ENDED")));
    });
  }
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
