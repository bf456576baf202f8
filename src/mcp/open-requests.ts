// Requests that came and are not answered: some at work, the others in line. It bounds what one client can make the server hold.
import type { ForwardedRequest } from "./envelope.js";
import type { RequestId } from "./json-object.js";

/** Bounds of one connection. */
export const OPEN_REQUESTS = {
  /** Calls at work at one time. Each may hold directories, a file and an answer. */
  atWork: 16,
  /** Requests in all. */
  most: 10_000,
  /** UTF-16 units of the lines that they came in. */
  mostUnits: 16 * 1024 * 1024,
} as const;

interface Open {
  readonly request: ForwardedRequest;
  readonly units: number;
  begun: boolean;
}

/** What works on the folder. Everything else is answered at once and waits behind nothing. */
export const CALLS: ReadonlySet<string> = new Set(["tools/call", "resources/list", "resources/read"]);

export class OpenRequests {
  readonly #open = new Map<RequestId, Open>();
  /** Calls that wait, oldest first. */
  readonly #line = new Set<Open>();
  #working = 0;
  #units = 0;

  get size(): number {
    return this.#open.size;
  }

  /** Takes a request that came in a line of so many units. False if there is no room for it. */
  add(request: ForwardedRequest, units: number): boolean {
    const { most, mostUnits } = OPEN_REQUESTS;
    // A request of any length fits as long as it is alone.
    if (this.#open.size >= most || (this.#open.size > 0 && this.#units + units > mostUnits)) return false;
    const open = { request, units, begun: !CALLS.has(request.method) };
    this.#open.set(request.id, open);
    this.#units += units;
    if (!open.begun) this.#line.add(open);
    return true;
  }

  /** The request with an id, if it is open. */
  get(id: RequestId): ForwardedRequest | undefined {
    return this.#open.get(id)?.request;
  }

  /** True unless the request with an id waits for its turn. */
  hasBegun(id: RequestId): boolean {
    return this.#open.get(id)?.begun !== false;
  }

  /** The call whose turn it is to begin; undefined if none waits or none may begin. */
  begin(): ForwardedRequest | undefined {
    if (this.#working >= OPEN_REQUESTS.atWork) return undefined;
    for (const open of this.#line) {
      this.#line.delete(open);
      open.begun = true;
      this.#working += 1;
      return open.request;
    }
    return undefined;
  }

  /** Forgets a request that was answered or cancelled. */
  end(id: RequestId): void {
    const open = this.#open.get(id);
    if (open === undefined) return;
    this.#open.delete(id);
    this.#units -= open.units;
    if (!this.#line.delete(open) && CALLS.has(open.request.method)) this.#working -= 1;
  }

  clear(): void {
    this.#open.clear();
    this.#line.clear();
    this.#working = 0;
    this.#units = 0;
  }
}
