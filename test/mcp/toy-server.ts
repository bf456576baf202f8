// A server with made-up tools for the tests of the protocol layer.
import { PassThrough, type Readable, type Writable } from "node:stream";
import { Failure } from "../../src/boundary/failure.js";
import { count } from "../../src/core/quantity.js";
import { Receipt } from "../../src/core/receipt.js";
import { Redacted } from "../../src/core/redacted.js";
import { type Call, defineTool } from "../../src/mcp/define-tool.js";
import { type Connection, type ServerDeclaration, serve } from "../../src/mcp/server.js";
import { NO_MATCHES } from "../../src/mcp/tool-result.js";

export interface ToyContext {
  readonly greeting: Redacted;
  /** Signals of the waits that are under way. */
  readonly waits: AbortSignal[];
}

const greet = defineTool({
  name: "redctx_greet",
  description: "Says the greeting.",
  parameters: {
    times: { type: "integer", description: "How often.", default: 1, minimum: 1, maximum: 5 },
    name: { type: "string", description: "Ignored.", maxLength: 10 },
    tone: { type: "string", description: "Ignored.", oneOf: ["warm", "cool"], default: "warm" },
    loud: { type: "boolean", description: "Ignored.", default: false },
    tags: { type: "array", description: "Ignored.", default: [] },
  },
  async run({ times }, { context, receipt }: Call<ToyContext>) {
    receipt.add(new Map([["PERSON", times]]));
    return { text: Redacted.join(Array.from({ length: times }, () => context.greeting)).withFinalNewline() };
  },
});

const outcome = defineTool({
  name: "redctx_toy_outcome",
  description: "Ends in the way that is asked for.",
  parameters: { how: { type: "string", description: "Which way.", required: true } },
  maxResultChars: 90_000,
  annotations: { openWorldHint: true },
  async run({ how }, { receipt }: Call<ToyContext>) {
    receipt.add(new Map([["EMAIL", 2]]));
    if (how === "nothing") return { text: Redacted.empty };
    if (how === "no-matches") return NO_MATCHES;
    if (how === "report") return { text: Redacted.say`it failed\n`, failed: true };
    if (how === "failure") throw new Failure("INVALID_REGEX");
    if (how === "path") throw new Failure("OUTSIDE_ROOT");
    throw new Error(`ENOENT: no such file, open '/srv/private/${how}'`);
  },
});

const wait = defineTool({
  name: "redctx_wait",
  description: "Counts until it is cancelled or done.",
  parameters: { rounds: { type: "integer", description: "Rounds of 5 ms.", default: 1000, minimum: 0 } },
  async run({ rounds }, { context, signal, progress }: Call<ToyContext>) {
    context.waits.push(signal);
    for (let round = 0; round < rounds && !signal.aborted; round++) {
      progress(count(0), count(rounds));
      progress(count(round), count(rounds));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    progress(count(rounds), count(rounds));
    return { text: Redacted.say`done\n` };
  },
});

const unlisted = defineTool({
  name: "redctx_unlisted",
  description: "Answers, but is not shown.",
  parameters: {},
  listed: false,
  async run(_given, _call: Call<ToyContext>) {
    return { text: Redacted.say`here\n` };
  },
});

export const WAITS: AbortSignal[] = [];

export const TOY: ServerDeclaration<ToyContext> = {
  name: "redctx",
  version: "1.2.3",
  instructions: "Toys.",
  tools: [greet, outcome, wait, unlisted],
  context: () => ({ greeting: Redacted.say`hello `, waits: WAITS }),
  receipt: () => new Receipt("default"),
};

export interface Frame {
  [key: string]: unknown;
  id?: unknown;
  method?: unknown;
  params?: unknown;
  result?: unknown;
  error?: unknown;
}

/** Starts a server on the streams of one connection. */
export type Serve = (streams: { readonly stdin: Readable; readonly stdout: Writable }) => Connection;

/** A connection to a server over in-process streams, spoken to in raw lines; to the toy server unless another is given. */
export class RawConnection {
  readonly stdin = new PassThrough();
  readonly stdout = new PassThrough();
  readonly connection: Connection;
  #output = "";

  constructor(
    changes: Partial<ServerDeclaration<ToyContext>> = {},
    start: Serve = (streams) => serve({ ...TOY, ...changes, ...streams }),
  ) {
    this.stdout.setEncoding("utf8").on("data", (text: string) => {
      this.#output += text;
    });
    this.connection = start(this);
  }

  /** Writes messages, each a line; a string is written as it is. */
  write(...messages: unknown[]): void {
    for (const message of messages) {
      this.stdin.write(typeof message === "string" ? `${message}\n` : `${JSON.stringify(message)}\n`);
    }
  }

  /** Every byte written so far. */
  get output(): string {
    return this.#output;
  }

  get frames(): Frame[] {
    return this.#output
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line));
  }

  /** Ends the input and gives every frame that was written until the connection closed. */
  async finish(): Promise<Frame[]> {
    this.stdin.end();
    await this.connection.closed;
    await new Promise((resolve) => setImmediate(resolve));
    return this.frames;
  }

  /** Waits until a frame fits. */
  async until(fits: (frame: Frame) => boolean): Promise<Frame> {
    for (let round = 0; round < 400; round++) {
      const frame = this.frames.find(fits);
      if (frame !== undefined) return frame;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error("no such frame");
  }
}

/** The frames that a server answers to messages on a connection of their own. */
export async function exchange(...messages: unknown[]): Promise<Frame[]> {
  const connection = new RawConnection();
  connection.write(...messages);
  return connection.finish();
}

/** Metadata of a modern request, with changes. */
export function modern(changes: Frame = {}): Frame {
  return {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": {},
    "io.modelcontextprotocol/clientInfo": { name: "probe", version: "1" },
    ...changes,
  };
}

export function request(id: unknown, method: unknown, params?: unknown): Frame {
  return { jsonrpc: "2.0", id, method, ...(params !== undefined && { params }) };
}
