// A real server of many clients over HTTP on a folder of its own, and clients that post to it. Half of the clients see one half of the folder each.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Word that stands in every file of a half, and in no file of the other. */
export const HALVES = ["lanternfish", "quillwort"] as const;

/** Files of each half. */
const FILES = 150;

/** Lines of a file. */
const LINES = 60;

export interface Called {
  readonly text: string;
  readonly failed: boolean;
}

export class ListeningServer {
  readonly #base: string;
  readonly #child: ChildProcess;
  readonly #port: number;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 200 });
  #lastId = 0;

  private constructor(base: string, child: ChildProcess, port: number) {
    this.#base = base;
    this.#child = child;
    this.#port = port;
  }

  /** Starts the server's program for so many clients, named by number. Root cannot listen, so root starts it as `nobody`. */
  static async start(program: string, clients: number): Promise<ListeningServer> {
    const base = realpathSync(mkdtempSync(join(tmpdir(), "redctx-clients-")));
    fill(base, clients);
    const isRoot = process.geteuid?.() === 0;
    if (isRoot) execFileSync("chown", ["-R", "nobody:nogroup", base]);
    const words = [program, "--root", join(base, "kb"), "--http", "127.0.0.1:0", "--token-file", join(base, "tokens")];
    const child = spawn(process.execPath, [...words, ...(isRoot ? ["--user", "nobody:nogroup"] : [])], {
      env: { HOME: base, REDACTED_CONTEXT_STATE_DIR: join(base, "state") },
      stdio: ["ignore", "ignore", "pipe"],
    });
    return new ListeningServer(base, child, await portOf(child));
  }

  /** Calls a tool as a client. */
  async call(client: number, tool: string, given: object): Promise<Called> {
    this.#lastId += 1;
    const message = {
      jsonrpc: "2.0",
      id: this.#lastId,
      method: "tools/call",
      params: { name: tool, arguments: given },
    };
    const { status, body } = await this.#post(client, JSON.stringify(message));
    const data = /^data: (.*)$/m.exec(body)?.[1] ?? body;
    if (status !== 200) return { text: `status ${status}`, failed: true };
    const { id, result } = JSON.parse(data) as {
      id: number;
      result?: { isError: boolean; structuredContent: { text: string } };
    };
    if (id !== message.id) return { text: "an answer to another call", failed: true };
    return { text: result?.structuredContent.text ?? "", failed: result?.isError ?? true };
  }

  async stop(): Promise<void> {
    this.#agent.destroy();
    this.#child.kill("SIGTERM");
    await new Promise((resolve) => this.#child.once("close", resolve));
    rmSync(this.#base, { recursive: true, force: true });
  }

  #post(client: number, body: string): Promise<{ readonly status: number; readonly body: string }> {
    return new Promise((resolve, reject) => {
      const headers = { "content-type": "application/json", authorization: `Bearer ${tokenOf(client)}` };
      const options = {
        agent: this.#agent,
        host: "127.0.0.1",
        port: this.#port,
        path: "/mcp",
        method: "POST",
        headers,
      };
      const asked = request(options, async (answer) => {
        let text = "";
        for await (const chunk of answer) text += String(chunk);
        resolve({ status: answer.statusCode ?? 0, body: text });
      });
      asked.on("error", reject);
      asked.end(body);
    });
  }
}

/** The half that a client is narrowed to. */
export function halfOf(client: number): (typeof HALVES)[number] {
  return HALVES[client % 2 === 0 ? 0 : 1];
}

function tokenOf(client: number): string {
  return ["made", "up", "token", "of", "client", String(client).padStart(6, "0")].join("-");
}

function fill(base: string, clients: number): void {
  for (const [at, half] of HALVES.entries()) {
    const folder = join(base, "kb", at === 0 ? "docs" : "notes");
    mkdirSync(folder, { recursive: true });
    for (let file = 0; file < FILES; file++) {
      const lines = Array.from({ length: LINES }, (_, line) => `the ${half} of line ${line} in file ${file}\n`);
      writeFileSync(join(folder, `plan-${file}.md`), lines.join(""));
    }
  }
  const numbers = Array.from({ length: clients }, (_, client) => client);
  const scope = (client: number) => `[clients.c${client}]\npaths = ["${client % 2 === 0 ? "docs" : "notes"}"]\n`;
  writeFileSync(join(base, "kb", ".agent-context-redactor.toml"), `[redaction]\n${numbers.map(scope).join("")}`);
  writeFileSync(join(base, "tokens"), numbers.map((client) => `c${client}:${tokenOf(client)}\n`).join(""));
  chmodSync(join(base, "tokens"), 0o600);
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = "";
    child.stderr?.on("data", (chunk) => {
      said += String(chunk);
      const port = /^LISTENING (\d+)$/m.exec(said)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
    child.once("close", () => reject(new Error(`the server ended: ${said}`)));
  });
}
