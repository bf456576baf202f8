// Whose call is next. Clients take turns, so that one that asks for much does not keep the others waiting.

/** Bounds of all clients together. */
export const TURNS = {
  /** Calls at work at one time. */
  atWork: 16,
  /** Calls of one client that wait. */
  waiting: 256,
} as const;

interface Waiting {
  readonly begin: () => void;
}

/** Turns of named clients. */
export class Turns {
  readonly #bounds: { readonly atWork: number; readonly waiting: number };
  /** Clients with calls that wait, the one whose turn is next first. */
  readonly #lines = new Map<string, Set<Waiting>>();
  /** Calls at work, by client. */
  readonly #working = new Map<string, number>();
  #atWork = 0;

  constructor(bounds: { readonly atWork: number; readonly waiting: number } = TURNS) {
    this.#bounds = bounds;
  }

  /**
   * Resolves with true once the client may begin, with false if its line is full or the signal was aborted before its turn came. Who got
   * true calls `end` once.
   */
  begin(client: string, signal: AbortSignal): Promise<boolean> {
    if (signal.aborted) return Promise.resolve(false);
    if (this.#mayWork(client)) {
      this.#take(client);
      return Promise.resolve(true);
    }
    const line = this.#lines.get(client) ?? new Set();
    if (line.size >= this.#bounds.waiting) return Promise.resolve(false);
    this.#lines.set(client, line);
    return new Promise((resolve) => {
      const leave = () => {
        line.delete(waiting);
        if (line.size === 0) this.#lines.delete(client);
        resolve(false);
      };
      const waiting: Waiting = {
        begin: () => {
          signal.removeEventListener("abort", leave);
          resolve(true);
        },
      };
      line.add(waiting);
      signal.addEventListener("abort", leave, { once: true });
    });
  }

  /** Gives a turn back. */
  end(client: string): void {
    const working = (this.#working.get(client) ?? 1) - 1;
    if (working === 0) this.#working.delete(client);
    else this.#working.set(client, working);
    this.#atWork -= 1;
    this.#beginNext();
  }

  /** A client that is alone may use all but one turn; a newcomer finds that one free. */
  #mayWork(client: string): boolean {
    const own = this.#working.get(client) ?? 0;
    return this.#atWork < this.#bounds.atWork && (own === 0 || this.#atWork < this.#bounds.atWork - 1);
  }

  #beginNext(): void {
    for (const [client, line] of this.#lines) {
      if (!this.#mayWork(client)) continue;
      const [next] = line;
      if (next === undefined) continue;
      line.delete(next);
      // The client goes to the end of the line of clients.
      this.#lines.delete(client);
      if (line.size > 0) this.#lines.set(client, line);
      this.#take(client);
      next.begin();
      return;
    }
  }

  #take(client: string): void {
    this.#working.set(client, (this.#working.get(client) ?? 0) + 1);
    this.#atWork += 1;
  }
}
