// The reading side of a connection. Lines are taken up only as long as the client reads what it is answered; the end is noticed either way.
import type { Readable } from "node:stream";
import { type LineEvent, LineFramer } from "./line-framer.js";

/** Bytes that are read ahead while none are taken up. A pipe or socket holds less, so the end behind it is noticed. */
const MOST_AHEAD = 512 * 1024;

export interface InputEvents {
  /** True while lines may be taken up. Call `catchUp` when that begins again. */
  mayTake(): boolean;
  take(event: LineEvent): void;
  /** The stream has ended, or failed. Lines may still be taken up afterwards. */
  ended(failed: boolean): void;
  /** The last line was taken up. */
  done(): void;
}

export class PacedInput {
  readonly #stream: Readable;
  readonly #events: InputEvents;
  readonly #framer = new LineFramer();
  readonly #onData = (chunk: Uint8Array | string) => this.#receive(bytesOf(chunk));
  readonly #onEnd = () => this.#end(false);
  readonly #onError = () => this.#end(true);
  /** What is not taken up yet. */
  #ahead: Uint8Array[] = [];
  #aheadBytes = 0;
  #state: "open" | "ended" | "done" | "closed" = "open";

  constructor(stream: Readable, events: InputEvents) {
    this.#stream = stream;
    this.#events = events;
  }

  start(): void {
    this.#stream.on("error", this.#onError);
    this.#stream.on("end", this.#onEnd);
    this.#stream.on("close", this.#onEnd);
    this.#stream.on("data", this.#onData);
    if (this.#stream.readableEnded || this.#stream.destroyed) setImmediate(this.#onEnd);
  }

  /** True once the last line was taken up. */
  get isDone(): boolean {
    return this.#state === "done";
  }

  /** Takes up what was read, as long as that may be. */
  catchUp(): void {
    while (this.#isAtWork() && this.#events.mayTake()) {
      const chunk = this.#ahead.shift();
      if (chunk === undefined) break;
      this.#aheadBytes -= chunk.length;
      this.#takeAll(this.#framer.push(chunk));
    }
    if (this.#state === "open") this.#setPace();
    else if (this.#state === "ended" && this.#ahead.length === 0) this.#finish();
  }

  close(): void {
    this.#state = "closed";
    this.#stream.off("data", this.#onData);
    this.#stream.pause();
    this.#ahead = [];
  }

  #receive(chunk: Uint8Array): void {
    this.#ahead.push(chunk);
    this.#aheadBytes += chunk.length;
    this.catchUp();
  }

  #setPace(): void {
    if (this.#aheadBytes > MOST_AHEAD) this.#stream.pause();
    else this.#stream.resume();
  }

  #end(failed: boolean): void {
    if (this.#state !== "open") return;
    this.#state = "ended";
    this.#events.ended(failed);
    this.catchUp();
  }

  #finish(): void {
    this.#state = "done";
    this.#takeAll(this.#framer.end());
    this.#events.done();
  }

  #takeAll(events: readonly LineEvent[]): void {
    for (const event of events) if (this.#state !== "closed") this.#events.take(event);
  }

  #isAtWork(): boolean {
    return this.#state === "open" || this.#state === "ended";
  }
}

function bytesOf(chunk: Uint8Array | string): Uint8Array {
  return typeof chunk === "string" ? Buffer.from(chunk) : chunk;
}
