// The compiled word lists as bytes: one file of this package, the only one that pure code reads. It names no other file and takes no path.
import { readFileSync } from "node:fs";

/**
 * Bytes of the word lists, as scripts/words.mjs lays them out. Read as they stand: to decode two megabytes of text would take five times as
 * long. `#words` is a name of package.json's `imports`, which means the same file for the sources and for what is built of them.
 */
export function readWordFile(): Uint8Array {
  return readFileSync(new URL(import.meta.resolve("#words")));
}
