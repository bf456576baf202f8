// The server of many clients: one exchange behind a network address or a socket, and a server of their own for each of them.
import type { TokenFile } from "../../config/token-file.js";
import { createMcpServer, type ServerDeclaration } from "../server.js";
import { Exchange } from "./exchange.js";
import { type Listener, listen } from "./listener.js";
import { clearSocket, type ListeningPlace, openToGroup } from "./listening-place.js";
import { Turns } from "./turns.js";

export interface NetworkParts<Context> {
  readonly place: ListeningPlace;
  /** Number of the group that a socket is for. */
  readonly socketGroup?: number | undefined;
  readonly tokens: TokenFile;
  /** Host names that clients may use beside those of the loopback. */
  readonly hosts: readonly string[];
  readonly remote: boolean;
  /** What the named client is served with; asked at each message. */
  readonly declarationFor: (client: string) => ServerDeclaration<Context>;
}

/** Begins to serve. Throws LISTEN_FAILED, SOCKET_IN_USE or SOCKET_GROUP. */
export async function serveNetwork<Context>(parts: NetworkParts<Context>): Promise<Listener> {
  const { place, tokens, remote, declarationFor } = parts;
  const exchange = new Exchange((client) => createMcpServer(declarationFor(client)), new Turns());
  const admission = { tokens, remote, hosts: new Set(parts.hosts.map((host) => host.toLowerCase())) };
  if ("path" in place) await clearSocket(place.path);
  const listener = await listen(place, { admission, exchange });
  try {
    if ("path" in place) openToGroup(place.path, parts.socketGroup);
  } catch (error) {
    await listener.close();
    throw error;
  }
  return listener;
}
