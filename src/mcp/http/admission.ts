// Who may speak to a listening server: the right name of the host, no foreign page, and a token that is known. A refusal says no more than its status.
import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";
import type { TokenFile } from "../../config/token-file.js";

/** What a listener lets in. */
export interface Admission {
  readonly tokens: TokenFile;
  /** Host names that clients may use beside those of the loopback, in lower case. */
  readonly hosts: ReadonlySet<string>;
  /** True where the server is meant to be reached from other machines: an address in figures is then a good host name. */
  readonly remote: boolean;
}

/** A client that is let in, or the HTTP status with which it is turned away. */
export type Admitted = { readonly client: string } | { readonly status: 401 | 403 };

const LOOPBACK: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Judges the headers of a request. A wrong host or origin is refused before the token is looked at. */
export function admit(headers: IncomingHttpHeaders, admission: Admission): Admitted {
  const { host, origin, authorization } = headers;
  if (!isKnownHost(host, admission) || !isHarmlessOrigin(origin)) return { status: 403 };
  const token = /^Bearer +(\S{1,600})$/i.exec(authorization ?? "")?.[1];
  const client = token === undefined ? undefined : admission.tokens.clientOf(token);
  return client === undefined ? { status: 401 } : { client };
}

/**
 * A page in a browser can be made to speak to this server only under a name that its author owns (DNS rebinding), so a name must be ours.
 * An address in figures is nobody's name.
 */
function isKnownHost(host: string | undefined, { hosts, remote }: Admission): boolean {
  const name = hostNameOf(`http://${host ?? ""}`);
  if (name === undefined) return false;
  return LOOPBACK.has(name) || hosts.has(name) || (remote && isIP(name.replace(/^\[|\]$/g, "")) !== 0);
}

/** Browsers name the page that asks. Only pages of this machine are let through, and they need a token like everyone. */
function isHarmlessOrigin(origin: string | undefined): boolean {
  if (origin === undefined) return true;
  const name = hostNameOf(origin);
  return name !== undefined && LOOPBACK.has(name);
}

function hostNameOf(url: string): string | undefined {
  try {
    const { hostname, username, password, pathname } = new URL(url);
    return username === "" && password === "" && pathname === "/" && hostname !== "" ? hostname : undefined;
  } catch {
    return undefined;
  }
}
