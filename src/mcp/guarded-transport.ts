// The SDK's transport over two streams. In: framed and examined lines. Out: one frame a line, errors in our own words only.
import type { Readable, Writable } from "node:stream";
import {
  isJSONRPCErrorResponse,
  isJSONRPCResultResponse,
  type JSONRPCMessage,
  type Transport,
} from "@modelcontextprotocol/server";
import { type Cancellation, examineLine, type ForwardedRequest, type Verdict } from "./envelope.js";
import type { RequestId } from "./json-object.js";
import { type LineEvent, LineFramer } from "./line-framer.js";
import { type ErrorFrame, errorFrame, guardedErrorFrame } from "./protocol-faults.js";

/** How long, in ms, requests that were read before the end of the input may still take to be answered. */
const LAST_ANSWERS_MS = 1000;

export class GuardedTransport implements Transport {
  onmessage?: <T extends JSONRPCMessage>(message: T) => void;
  onclose?: () => void;
  /** Resolves once nothing more is read or written. */
  readonly closed: Promise<void>;

  readonly #input: Readable;
  readonly #output: Writable;
  readonly #framer = new LineFramer();
  /** Requests that the SDK has and has not answered, with their methods. */
  readonly #open = new Map<RequestId, string>();
  readonly #onData = (chunk: Uint8Array | string) => this.#takeAll(this.#framer.push(bytesOf(chunk)));
  readonly #onEnd = () => this.#finish();
  readonly #onFailure = () => void this.close();
  #resolveClosed = () => {};
  #writing = 0;
  #ended = false;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(input: Readable, output: Writable) {
    this.#input = input;
    this.#output = output;
    this.closed = new Promise((resolve) => {
      this.#resolveClosed = resolve;
    });
  }

  async start(): Promise<void> {
    // A write may still fail after the end, so this listener stays: an unheard stream error ends the process with its text.
    this.#output.on("error", this.#onFailure);
    this.#input.on("error", this.#onFailure);
    this.#input.on("end", this.#onEnd);
    this.#input.on("close", this.#onEnd);
    this.#input.on("data", this.#onData);
    if (this.#input.readableEnded || this.#input.destroyed) setImmediate(this.#onEnd);
  }

  /** Writes a message of the SDK, and resolves once it was taken or cannot be written any more. */
  async send(message: JSONRPCMessage): Promise<void> {
    const isError = isJSONRPCErrorResponse(message);
    await this.#write(isError ? guardedErrorFrame(message) : message);
    if ((isError || isJSONRPCResultResponse(message)) && message.id !== undefined) this.#open.delete(message.id);
    this.#closeIfDone();
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#input.off("data", this.#onData);
    this.#input.pause();
    this.#open.clear();
    this.onclose?.();
    this.#resolveClosed();
  }

  #takeAll(events: readonly LineEvent[]): void {
    for (const event of events) if (!this.#isClosed) this.#take(event);
  }

  #take(event: LineEvent): void {
    const verdict = verdictOf(event);
    if ("reply" in verdict) this.#reply(verdict.reply);
    else if ("forward" in verdict) this.#forward(verdict.forward);
  }

  #reply(frame: ErrorFrame): void {
    void this.#write(frame).then(() => this.#closeIfDone());
  }

  #forward(message: ForwardedRequest | Cancellation): void {
    if ("id" in message) this.#open.set(message.id, message.method);
    else if (!this.#cancels(message)) return;
    this.onmessage?.(message);
  }

  /**
   * True if a cancellation names a call that is under way. Any other would reach the SDK before it has settled the era of the
   * connection, and settle it wrongly. A cancelled call is never answered.
   */
  #cancels({ params: { requestId } }: Cancellation): boolean {
    const method = this.#open.get(requestId);
    return method !== "initialize" && method !== "server/discover" && this.#open.delete(requestId);
  }

  #write(frame: JSONRPCMessage | ErrorFrame): Promise<void> {
    if (this.#isClosed) return Promise.resolve();
    this.#writing += 1;
    return new Promise((resolve) => {
      this.#output.write(`${serialise(frame)}\n`, () => {
        this.#writing -= 1;
        resolve();
      });
    });
  }

  #finish(): void {
    if (this.#ended || this.#isClosed) return;
    this.#ended = true;
    this.#takeAll(this.#framer.end());
    this.#timer = setTimeout(this.#onFailure, LAST_ANSWERS_MS);
    this.#closeIfDone();
  }

  #closeIfDone(): void {
    if (this.#ended && this.#open.size === 0 && this.#writing === 0) void this.close();
  }
}

function verdictOf(event: LineEvent): Verdict {
  if (event.kind === "line") return examineLine(event.text);
  return { reply: errorFrame(null, event.kind === "oversized" ? "LINE_TOO_LONG" : "PARSE_ERROR") };
}

function bytesOf(chunk: Uint8Array | string): Uint8Array {
  return typeof chunk === "string" ? Buffer.from(chunk) : chunk;
}

/** JSON text of a frame. An answer too large for a string becomes an error answer. */
function serialise(frame: JSONRPCMessage | ErrorFrame): string {
  try {
    return JSON.stringify(frame);
  } catch {
    return JSON.stringify(errorFrame("id" in frame ? (frame.id ?? null) : null, "INTERNAL"));
  }
}
