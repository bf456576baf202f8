// The built programs as processes: one run of the CLI, and a server spoken to in plain lines, every byte of either kept.
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline";

const REPOSITORY = resolve(import.meta.dirname, "../..");

/** The built programs; `npm test` builds them first. */
export const PROGRAM = {
  redctx: join(REPOSITORY, "dist/src/bin/redctx.js"),
  server: join(REPOSITORY, "dist/src/bin/redctx-mcp.js"),
} as const;

/** A folder of one test file with everything a program touches in it: served root, home, state, temporary and working folder. */
export class Stage {
  readonly base: string;
  readonly root: string;
  readonly state: string;
  /** The whole environment of a program. */
  readonly environment: NodeJS.ProcessEnv;

  constructor(rootName = "kb", environment: NodeJS.ProcessEnv = {}) {
    this.base = realpathSync(mkdtempSync(join(tmpdir(), "redctx-stage-")));
    this.root = join(this.base, rootName);
    this.state = join(this.base, "state");
    const home = join(this.base, "home");
    const temporary = join(this.base, "tmp");
    for (const folder of [this.root, home, temporary]) mkdirSync(folder, { recursive: true });
    this.environment = {
      PATH: process.env["PATH"],
      HOME: home,
      TMPDIR: temporary,
      REDACTED_CONTEXT_STATE_DIR: this.state,
      ...environment,
    };
  }

  /** Writes a file below the base folder. */
  write(path: string, content: string | Uint8Array, mode?: number): void {
    const place = join(this.base, path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, content);
    if (mode !== undefined) chmodSync(place, mode);
  }

  remove(): void {
    rmSync(this.base, { recursive: true, force: true });
  }
}

export interface Finished {
  readonly stdout: Buffer;
  readonly stderr: Buffer;
  readonly code: number | null;
}

/** Runs the CLI to its end in the base folder. */
export async function runRedctx(
  stage: Stage,
  words: readonly string[],
  input: string | Uint8Array = "",
): Promise<Finished> {
  const child = spawn(process.execPath, [PROGRAM.redctx, ...words], { cwd: stage.base, env: stage.environment });
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => stdout.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => stderr.push(chunk));
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  const [code] = await once(child, "close");
  return { stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr), code };
}

/** What a tool answered. */
export interface ToolReply {
  readonly text: string;
  readonly isError: boolean;
  /** The whole frame as it came. */
  readonly frame: string;
}

/** A server over stdio, spoken to in lines. */
export class LineServer {
  readonly child: ChildProcessWithoutNullStreams;
  /** Everything that the process wrote. */
  readonly written: Buffer[] = [];
  readonly #waiting = new Map<number, (frame: string) => void>();
  #lastId = 0;

  private constructor(stage: Stage, flags: readonly string[], program: string) {
    const words = [program, "--root", stage.root, ...flags];
    this.child = spawn(process.execPath, words, { cwd: stage.base, env: stage.environment });
    this.child.stdin.on("error", () => {});
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream.on("data", (chunk: Buffer) => this.written.push(chunk));
    }
    createInterface({ input: this.child.stdout }).on("line", (line) => {
      const { id } = JSON.parse(line) as { id?: unknown };
      if (typeof id === "number") this.#waiting.get(id)?.(line);
    });
  }

  /** Starts a server and begins a session of the legacy era. */
  static async start(
    stage: Stage,
    flags: readonly string[] = [],
    program: string = PROGRAM.server,
  ): Promise<LineServer> {
    const server = new LineServer(stage, flags, program);
    const parameters = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "test", version: "1" } };
    await server.request("initialize", parameters);
    server.send({ jsonrpc: "2.0", method: "notifications/initialized" });
    return server;
  }

  /** Sends a request and gives the frame that answers it. */
  request(method: string, parameters: unknown = {}): Promise<string> {
    this.#lastId += 1;
    const id = this.#lastId;
    this.send({ jsonrpc: "2.0", id, method, params: parameters });
    return new Promise((answered) => this.#waiting.set(id, answered));
  }

  async call(tool: string, given: unknown = {}): Promise<ToolReply> {
    const frame = await this.request("tools/call", { name: tool, arguments: given });
    const { result } = JSON.parse(frame) as { result?: { structuredContent: { text: string }; isError: boolean } };
    return { text: result?.structuredContent.text ?? "", isError: result?.isError ?? true, frame };
  }

  send(message: unknown): void {
    this.sendLine(JSON.stringify(message));
  }

  sendLine(line: string): void {
    this.child.stdin.write(`${line}\n`);
  }

  /** Ends the input and waits for the end of the process. */
  async finish(): Promise<number | null> {
    this.child.stdin.end();
    return this.#closed();
  }

  /** Ends the process without asking it. */
  async kill(): Promise<void> {
    this.child.kill("SIGKILL");
    await this.#closed();
  }

  async #closed(): Promise<number | null> {
    const [code] = await once(this.child, "close");
    return code;
  }
}
