// Which entries one answer is about, for a log of what left. Ids only.
import type { Ref } from "../core/path-id.js";

/** Ids kept of one answer; a listing of a whole folder has more. */
const MOST = 1_000;

/** The entries of one answer. */
export class Served {
  readonly #ids = new Set<string>();
  #leftOut = 0;

  add({ id }: Ref): void {
    if (this.#ids.has(id)) return;
    if (this.#ids.size < MOST) this.#ids.add(id);
    else this.#leftOut += 1;
  }

  /** `p_` and 12 hex digits each, in the order in which they were added. */
  get ids(): readonly string[] {
    return [...this.#ids];
  }

  /** How many more there were; one that came twice after the first thousand counts twice. */
  get leftOut(): number {
    return this.#leftOut;
  }
}
