// The part of a web address that may be kept if the operator keeps addresses of well-known sites: scheme, host and path, without user, port and query.
import { inWordAt } from "./characters.js";
import { escapeEndsAt } from "./escape-border.js";
import { endOfMatch } from "./pattern.js";
import { isPlainAnchor, isPrivatePiece } from "./private-piece.js";
import { PUBLIC_HOSTS } from "./public-hosts.js";

const HOST = /:\/\/([a-z\d](?:[a-z\d.-]{0,62}[a-z\d])?)(?=[/?#\s<>)\]"'`,;|}*&\\—，：；）】]|[.:!](?:\s|$)|$)/iy;
/** What addresses of such sites are made of; anything else ends the address, for text may stand behind it without a blank. */
const PATH = /\/[\w.~@+/-]*/y;
/** A user and a password, or a host with its port, behind what looked like a path. */
const USER = /:[^\s/:]{0,128}@/y;
/** A heading or a line of a page; anything longer may carry a token. */
const FRAGMENT = /#[\w.-]{1,48}(?=[\s<>)\]"'`,;|}*\\]|$)/y;
/** The first pair of a query whose `?` is missing, or that is written behind an entity. */
const PAIR = /&(?:amp;)?[\w.~-]{1,64}=/y;

/** What is kept of an address, in UTF-16 units. */
export interface PublicUrl {
  /** Where the kept part ends. */
  readonly end: number;
  /** Where the rest of the address begins that is hidden with it; -1 if ordinary text follows. */
  readonly hidden: number;
}

/** What may be kept of the address whose colon is at `colon`; undefined if nothing. Linear in the part that is kept, and in the piece behind it. */
export function publicUrlAt(text: string, colon: number): PublicUrl | undefined {
  const scheme = /https?$/i.exec(text.slice(Math.max(0, colon - 5), colon));
  if (scheme === null) return undefined;
  const start = colon - scheme[0].length;
  if (/[a-z]/i.test(text.charAt(start - 1)) && !escapeEndsAt(text, start)) return undefined;
  HOST.lastIndex = colon;
  const host = HOST.exec(text)?.[1];
  if (host === undefined || !PUBLIC_HOSTS.has(host.toLowerCase())) return undefined;
  const behindHost = colon + 3 + host.length;
  const end = endOfPath(text, behindHost);
  if (endOfMatch(USER, text, end) > 0) return undefined;
  const secret = firstPrivate(text, behindHost, end);
  if (secret >= 0) return { end: secret, hidden: secret };
  const sign = text.charAt(end);
  if (sign === "?") return { end, hidden: end + 1 };
  if (sign === "#") {
    const fragment = endOfFragment(text, end);
    return isPlainAnchor(text.slice(end + 1, fragment)) ? { end: fragment, hidden: -1 } : { end, hidden: end + 1 };
  }
  if (endOfMatch(PAIR, text, end) > 0) return { end, hidden: end + 1 };
  let last = end;
  while (last > behindHost && ".~@+_-".includes(text.charAt(last - 1))) last--;
  return { end: last, hidden: -1 };
}

/** Where the path ends; a word that goes on behind it in another script is no part of it. */
function endOfPath(text: string, behindHost: number): number {
  let end = Math.max(behindHost, endOfMatch(PATH, text, behindHost));
  if (inWordAt(text, end)) while (end > behindHost && inWordAt(text, end - 1)) end--;
  return end;
}

function endOfFragment(text: string, sign: number): number {
  const end = endOfMatch(FRAGMENT, text, sign);
  if (end < 0) return sign + 1;
  return text.charAt(end - 1) === "." ? end - 1 : end;
}

/** Start of the first piece of the path that is private, -1 if none is. */
function firstPrivate(text: string, behindHost: number, end: number): number {
  let before = "";
  for (let at = behindHost + 1; at < end; ) {
    const slash = text.indexOf("/", at);
    const stop = slash < 0 || slash > end ? end : slash;
    const piece = text.slice(at, stop);
    if (isPrivatePiece(piece, before)) return at;
    // Slashes that stand double part nothing.
    if (piece !== "") before = piece;
    at = stop + 1;
  }
  return -1;
}
