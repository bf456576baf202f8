// The part of a web address that may be kept if the operator keeps addresses of well-known sites: scheme, host and path, without user, port and query.
import { endOfMatch } from "./pattern.js";
import { PUBLIC_HOSTS } from "./public-hosts.js";

const HOST = /:\/\/([a-z\d](?:[a-z\d.-]{0,62}[a-z\d])?)(?=[/?#\s<>)\]"'`,;|}*]|[.:!](?:\s|$)|$)/iy;
const PATH = /\/[^\s<>)\]"`?#\u00a0\u3000]*/y;
/** A heading or a line of a page; anything longer may carry a token. */
const FRAGMENT = /#[\w.-]{1,48}(?=[\s<>)\]"`,;]|$)/y;

/** Where the part that may be kept ends, in UTF-16 units, for the address whose colon is at `colon`; -1 if nothing of it may. */
export function endOfPublicUrl(text: string, colon: number): number {
  if (!/(?:^|[^a-z])https?$/i.test(text.slice(Math.max(0, colon - 6), colon))) return -1;
  HOST.lastIndex = colon;
  const host = HOST.exec(text)?.[1];
  if (host === undefined || !PUBLIC_HOSTS.has(host.toLowerCase())) return -1;
  const behindHost = colon + 3 + host.length;
  let end = Math.max(behindHost, endOfMatch(PATH, text, behindHost));
  if (text.slice(behindHost, end).includes("@") && /[:]/.test(text.slice(behindHost, end))) return -1;
  const fragment = endOfMatch(FRAGMENT, text, end);
  if (fragment > 0) return fragment;
  if (text.charAt(end) === "?" || text.charAt(end) === "#") return end;
  while (end > behindHost && ".,;:!'*_}|\\".includes(text.charAt(end - 1))) end--;
  return end;
}
