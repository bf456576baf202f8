// The public suffix list (https://publicsuffix.org), by library. It is loaded at the first dotted name of a process, not at its start.
import { createRequire } from "node:module";
import type * as Library from "tldts";

let library: typeof Library | undefined;

/** True if a label, in lower case, ends a suffix of the list's ICANN section. */
export function isListed(last: string): boolean {
  let known = listed.get(last);
  if (known === undefined) {
    known = lookUp(`a.${last}`).isIcann === true;
    if (listed.size < MOST_LABELS) listed.set(last, known);
  }
  return known;
}

/** True if `host`, in lower case, ends in a suffix of the list's ICANN section. */
export function hasPublicSuffix(host: string): boolean {
  if (!isListed(host.slice(host.lastIndexOf(".") + 1))) return false;
  return host.indexOf(".") !== host.lastIndexOf(".") || lookUp(host).publicSuffix !== host;
}

/** Last labels that were looked up; the list has some 1,500. */
const listed = new Map<string, boolean>();
const MOST_LABELS = 10_000;

function lookUp(host: string): ReturnType<typeof Library.parse> {
  library ??= createRequire(import.meta.url)("tldts") as typeof Library;
  return library.parse(host, { extractHostname: false, validateHostname: false });
}
