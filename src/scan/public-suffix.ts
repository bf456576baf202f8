// The public suffix list (https://publicsuffix.org), by library. It is loaded at the first dotted name of a process, not at its start.
import { createRequire } from "node:module";
import type * as Library from "tldts";

let library: typeof Library | undefined;

/** True if `host`, in lower case, ends in a suffix of the list's ICANN section. */
export function hasPublicSuffix(host: string): boolean {
  library ??= createRequire(import.meta.url)("tldts") as typeof Library;
  const { isIcann, publicSuffix } = library.parse(host, { extractHostname: false, validateHostname: false });
  return isIcann === true && publicSuffix !== host;
}
