// The memory bound of a long-running server. The cache is bounded by bytes, but what it lets go of is freed only when the heap is collected.
import { setFlagsFromString } from "node:v8";

/** Growth in percent of what survived a collection, after which the next one begins. */
const GROWTH = 20;

/**
 * V8 lets a heap grow to a multiple of what is alive before it collects, on a machine with much memory to four times and more. Here that
 * would be 900 MB for 200 MB alive. The flag is read at each collection, so it may be set while the program runs.
 */
export function boundHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
}
