// The floor: what one look at every character costs on this machine. All speeds are told as a share of it, so that machines compare.
import { bestOf } from "./row.js";

const RUNS = 7;

/** A class for each UTF-16 unit, as the first pass of an engine would look up. */
const CLASSES = Uint8Array.from({ length: 0x10000 }, (_, unit) => (/\w/.test(String.fromCharCode(unit)) ? 1 : 0));

/** Holds the last sum, so that no compiler leaves the pass out. */
export const lastPass = { sum: 0 };

/** Milliseconds that one pass over the text takes, best of several. */
export function floorOf(text: string): number {
  return bestOf(RUNS, () => floorPass(text));
}

/** One pass. */
export function floorPass(text: string): void {
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum += CLASSES[text.charCodeAt(at)] ?? 0;
  lastPass.sum = sum;
}
