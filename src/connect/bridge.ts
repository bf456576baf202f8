// The bridge that an agent's user runs: lines of stdin to a server behind a socket or HTTP, its answers to stdout. It holds no private data.
import type { IncomingMessage } from "node:http";
import type { Readable, Writable } from "node:stream";
import { dataOf } from "../mcp/http/event-stream.js";
import { isObject, isRequestId, type RequestId } from "../mcp/json-object.js";
import { type LineEvent, LineFramer } from "../mcp/line-framer.js";
import { type Endpoint, type PostFault, post } from "./endpoint.js";
import { messageHeaders } from "./message-headers.js";

export interface BridgeParts {
  readonly endpoint: Endpoint;
  readonly token: string;
  readonly stdin: Readable;
  readonly stdout: Writable;
}

/** Messages under way at one time; more are read once there is room. */
const MOST_OPEN = 64;

/** Before a server that was not reached is tried once more, in ms: a restart takes about as long. */
const RETRY_AFTER_MS = 1000;

/** How long, in ms, open answers may still take once the client has closed its end. */
const LAST_ANSWERS_MS = 5000;

/** What an agent is told. Nothing of an error of the system or of an answer that is no frame is passed on. */
const TEXTS = {
  unreached: "The redctx server was not reached.",
  broken: "The connection to the redctx server broke.",
  refused: "The redctx server refused this client.",
  unreadable: "The redctx server sent no readable answer.",
  request: "Invalid request.",
} as const;

/** Carries messages until the client closes its end or goes away. It throws nothing. */
export async function bridge(parts: BridgeParts): Promise<void> {
  await new Bridge(parts).run();
}

class Bridge {
  readonly #parts: BridgeParts;
  readonly #open = new Map<RequestId, AbortController>();
  readonly #working = new Set<Promise<void>>();
  /** The version that `initialize` settled, which later messages of the older era name. */
  #version: string | undefined;
  #isGone = false;

  constructor(parts: BridgeParts) {
    this.#parts = parts;
  }

  async run(): Promise<void> {
    const { stdin, stdout } = this.#parts;
    const framer = new LineFramer();
    stdout.on("error", () => this.#goAway());
    try {
      for await (const chunk of stdin as AsyncIterable<Uint8Array>) await this.#takeAll(framer.push(chunk));
      await this.#takeAll(framer.end());
    } catch {
      this.#goAway();
    }
    const timer = setTimeout(() => this.#goAway(), LAST_ANSWERS_MS);
    await Promise.all(this.#working);
    clearTimeout(timer);
  }

  #goAway(): void {
    this.#isGone = true;
    for (const controller of this.#open.values()) controller.abort();
    this.#parts.stdin.destroy();
  }

  async #takeAll(events: readonly LineEvent[]): Promise<void> {
    for (const event of events) {
      if (event.kind === "line") this.#take(event.text);
      else await this.#write(errorLine(null, "request"));
      while (this.#working.size >= MOST_OPEN) await Promise.race(this.#working);
    }
  }

  #take(text: string): void {
    const message = parsed(text);
    const { id, method, params } = message;
    if (method === "notifications/cancelled") {
      const { requestId } = isObject(params) ? params : { requestId: undefined };
      if (isRequestId(requestId)) this.#open.get(requestId)?.abort();
      return;
    }
    const work = this.#carry(text, message, isRequestId(id) ? id : null).catch(() => this.#goAway());
    this.#working.add(work);
    void work.then(() => this.#working.delete(work));
  }

  async #carry(text: string, message: Record<string, unknown>, id: RequestId | null): Promise<void> {
    const controller = new AbortController();
    if (this.#isGone) controller.abort();
    if (id !== null) this.#open.set(id, controller);
    try {
      const headers = messageHeaders(message, { token: this.#parts.token, version: this.#version });
      const answer = await this.#post({ text, headers, signal: controller.signal });
      if (typeof answer === "string") {
        if (answer !== "aborted") await this.#fail(id, answer);
      } else await this.#pass(answer, message, id);
    } catch {
      if (!controller.signal.aborted) await this.#fail(id, "broken");
    } finally {
      if (id !== null && this.#open.get(id) === controller) this.#open.delete(id);
    }
  }

  /** What was never sent is sent once more. What may have been received is not: it may have been a write. */
  async #post(message: Parameters<typeof post>[1]): Promise<IncomingMessage | PostFault> {
    const first = await post(this.#parts.endpoint, message);
    if (first !== "unreached") return first;
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    return post(this.#parts.endpoint, message);
  }

  async #pass(answer: IncomingMessage, message: Record<string, unknown>, id: RequestId | null): Promise<void> {
    const type = answer.headers["content-type"] ?? "";
    let passed = false;
    const pass = async (data: string) => {
      const frame = parsed(data);
      if (frame["jsonrpc"] !== "2.0") return;
      if (message["method"] === "initialize") this.#settle(frame);
      passed ||= !("method" in frame);
      await this.#write(JSON.stringify(frame));
    };
    if (type.startsWith("text/event-stream")) for await (const data of dataOf(answer)) await pass(data);
    else if (type.startsWith("application/json")) await pass(await textOf(answer));
    else answer.resume();
    if (!passed)
      await this.#fail(id, answer.statusCode === 401 || answer.statusCode === 403 ? "refused" : "unreadable");
  }

  #settle({ result }: Record<string, unknown>): void {
    const { protocolVersion } = isObject(result) ? result : { protocolVersion: undefined };
    if (typeof protocolVersion === "string") this.#version = protocolVersion;
  }

  /** A notification has no answer, so nothing is said of one that was lost. */
  async #fail(id: RequestId | null, reason: keyof typeof TEXTS): Promise<void> {
    if (id !== null) await this.#write(errorLine(id, reason));
  }

  #write(line: string): Promise<void> {
    return new Promise((resolve) => this.#parts.stdout.write(`${line}\n`, () => resolve()));
  }
}

function errorLine(id: RequestId | null, reason: keyof typeof TEXTS): string {
  return JSON.stringify({
    jsonrpc: "2.0",
    id,
    error: { code: reason === "request" ? -32600 : -32603, message: TEXTS[reason] },
  });
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
