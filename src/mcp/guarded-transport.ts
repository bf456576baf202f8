// The SDK's transport over two streams. In: framed and examined lines. Out: one frame a line, errors in our own words only.
import type { Readable, Writable } from "node:stream";
import {
  isJSONRPCErrorResponse,
  isJSONRPCResultResponse,
  type JSONRPCMessage,
  type Transport,
} from "@modelcontextprotocol/server";
import { type Cancellation, examineLine, type ForwardedRequest, type Verdict } from "./envelope.js";
import type { LineEvent } from "./line-framer.js";
import { OpenRequests } from "./open-requests.js";
import { PacedInput } from "./paced-input.js";
import { PacedOutput } from "./paced-output.js";
import { type Era, type ErrorFrame, errorFrame, guardedErrorFrame } from "./protocol-faults.js";
import { isModern } from "./request-metadata.js";

/** How long, in ms, requests that were read before the end of the input may still take to be answered. */
const LAST_ANSWERS_MS = 1000;

export class GuardedTransport implements Transport {
  onmessage?: <T extends JSONRPCMessage>(message: T) => void;
  onclose?: () => void;
  /** Resolves once nothing more is read or written. */
  readonly closed: Promise<void>;

  readonly #input: PacedInput;
  readonly #stream: Writable;
  readonly #output: PacedOutput;
  readonly #requests = new OpenRequests();
  #resolveClosed = () => {};
  #isBeginning = false;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(input: Readable, output: Writable) {
    this.#stream = output;
    this.#output = new PacedOutput(output, () => this.#input.catchUp());
    this.#input = new PacedInput(input, {
      mayTake: () => !this.#output.isUnread,
      take: (event) => this.#take(event),
      ended: (failed) => this.#expectEnd(failed),
      done: () => this.#closeIfDone(),
    });
    this.closed = new Promise((resolve) => {
      this.#resolveClosed = resolve;
    });
  }

  async start(): Promise<void> {
    // A write may still fail after the end, so this listener stays: an unheard stream error ends the process with its text.
    this.#stream.on("error", () => void this.close());
    this.#input.start();
  }

  /** Writes a message of the SDK, and resolves once it was taken or cannot be written any more. */
  async send(message: JSONRPCMessage): Promise<void> {
    const isError = isJSONRPCErrorResponse(message);
    // Progress is of no use to a client that does not read.
    if (!isError && !isJSONRPCResultResponse(message)) return this.#output.isUnread ? undefined : this.#write(message);
    const request = message.id === undefined ? undefined : this.#requests.get(message.id);
    // An answer is made into text only when there is room for it.
    await this.#output.room();
    if (request === undefined || this.#requests.get(request.id) !== request) return; // cancelled meanwhile
    const era: Era = request.method === "server/discover" || isModern(request.params) ? "modern" : "legacy";
    await this.#write(isError ? guardedErrorFrame(message, era) : message);
    this.#end(request.id);
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#input.close();
    this.#requests.clear();
    this.#output.close();
    this.onclose?.();
    this.#resolveClosed();
  }

  #take(event: LineEvent): void {
    const verdict = verdictOf(event);
    if ("reply" in verdict) this.#reply(verdict.reply);
    else if ("forward" in verdict) {
      if ("id" in verdict.forward) this.#open(verdict.forward, event.kind === "line" ? event.text.length : 0);
      else this.#cancel(verdict.forward);
    }
  }

  #reply(frame: ErrorFrame): void {
    void this.#write(frame).then(() => this.#closeIfDone());
  }

  #open(request: ForwardedRequest, units: number): void {
    const { id } = request;
    // Two open requests with one id could not be told apart, neither by an answer nor by a cancellation.
    if (this.#requests.get(id) !== undefined) this.#reply(errorFrame(id, "INVALID_REQUEST"));
    else if (!this.#requests.add(request, units)) this.#reply(errorFrame(id, "TOO_MANY_REQUESTS"));
    else if (this.#requests.hasBegun(id)) this.onmessage?.(request);
    else this.#beginNext();
  }

  /** Begins the calls that may begin, one in each round of the event loop, so that input is read between any two. */
  #beginNext(): void {
    if (this.#isBeginning) return;
    this.#isBeginning = true;
    setImmediate(() => {
      this.#isBeginning = false;
      const next = this.#requests.begin();
      if (next === undefined) return;
      this.onmessage?.(next);
      this.#beginNext();
    });
  }

  #end(id: ForwardedRequest["id"]): void {
    this.#requests.end(id);
    this.#beginNext();
    this.#closeIfDone();
  }

  /**
   * Passes on a cancellation only if it names a call that is under way. Any other would reach the SDK before it has settled the era of the
   * connection, and settle it wrongly. A cancelled call is never answered.
   */
  #cancel(message: Cancellation): void {
    const { requestId } = message.params;
    const method = this.#requests.get(requestId)?.method;
    if (method === undefined || method === "initialize" || method === "server/discover") return;
    if (this.#requests.hasBegun(requestId)) this.onmessage?.(message);
    this.#end(requestId);
  }

  #write(frame: JSONRPCMessage | ErrorFrame): Promise<void> {
    return this.#output.write(serialise(frame));
  }

  #expectEnd(failed: boolean): void {
    if (failed) void this.close();
    else this.#timer = setTimeout(() => void this.close(), LAST_ANSWERS_MS);
  }

  #closeIfDone(): void {
    if (this.#input.isDone && this.#requests.size === 0 && this.#output.isIdle) void this.close();
  }
}

function verdictOf(event: LineEvent): Verdict {
  if (event.kind === "line") return examineLine(event.text);
  return { reply: errorFrame(null, event.kind === "oversized" ? "LINE_TOO_LONG" : "PARSE_ERROR") };
}

/** JSON text of a frame. An answer too large for a string becomes an error answer. */
function serialise(frame: JSONRPCMessage | ErrorFrame): string {
  try {
    return JSON.stringify(frame);
  } catch {
    return JSON.stringify(errorFrame("id" in frame ? (frame.id ?? null) : null, "INTERNAL"));
  }
}
