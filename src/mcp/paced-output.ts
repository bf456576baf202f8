// The writing side of a connection, at the pace of its reader. A client that does not read cannot make the server pile up answers.
import type { Writable } from "node:stream";

/** Bytes that a client may leave unread before answers wait. */
const MOST_UNREAD = 1024 * 1024;

export class PacedOutput {
  readonly #stream: Writable;
  readonly #onRoom: () => void;
  #waiting: (() => void)[] = [];
  #writing = 0;
  #isClosed = false;

  /** `onRoom` is called whenever there is room again. */
  constructor(stream: Writable, onRoom: () => void) {
    this.#stream = stream;
    this.#onRoom = onRoom;
  }

  /** True while the client leaves much of what was written. */
  get isUnread(): boolean {
    return !this.#isClosed && this.#stream.writableLength > MOST_UNREAD;
  }

  /** True if everything that was written has left. */
  get isIdle(): boolean {
    return this.#writing === 0;
  }

  /** Resolves once there is room, or nothing is written any more. */
  async room(): Promise<void> {
    while (this.isUnread) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Writes one line, room or not, and resolves once it has left or cannot leave any more. */
  write(line: string): Promise<void> {
    if (this.#isClosed) return Promise.resolve();
    this.#writing += 1;
    return new Promise((resolve) => {
      this.#stream.write(`${line}\n`, () => {
        this.#writing -= 1;
        resolve();
        if (!this.isUnread) this.#giveRoom();
      });
    });
  }

  close(): void {
    this.#isClosed = true;
    for (const resolve of this.#waiting.splice(0)) resolve();
    this.#onRoom();
  }

  /** One waiter at a time: each may write as much as there is room for, so the next asks again when it has. */
  #giveRoom(): void {
    this.#waiting.shift()?.();
    if (this.#waiting.length === 0) this.#onRoom();
    else {
      setImmediate(() => {
        if (!this.isUnread) this.#giveRoom();
      });
    }
  }
}
