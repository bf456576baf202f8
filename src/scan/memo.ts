// What a row keeps with a scan from one candidate to the next, such as how far a table was read. It goes with the scan.
import type { Scan } from "./scan.js";

let memos = 0;

/** One value for each scan. A map by scan would do as well, but for the time of a look-up. */
export class Memo<Value> {
  readonly #at = memos++;

  get(scan: Scan): Value | undefined {
    return scan.memos[this.#at] as Value | undefined;
  }

  set(scan: Scan, value: Value): void {
    scan.memos[this.#at] = value;
  }

  delete(scan: Scan): void {
    scan.memos[this.#at] = undefined;
  }
}
