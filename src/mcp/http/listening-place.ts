// Where a server listens: a host and a port, or a Unix socket of which nobody but its group may speak to it.
import { chmodSync, chownSync, lstatSync, unlinkSync } from "node:fs";
import { createConnection, isIP } from "node:net";
import { Failure } from "../../boundary/failure.js";

/** An address of the network, or the path of a socket. */
export type ListeningPlace = { readonly host: string; readonly port: number } | { readonly path: string };

/** The place that `HOST:PORT` names; an IPv6 address stands in brackets. Throws LISTEN_ADDRESS or, off the loopback, LISTEN_REMOTE. */
export function networkPlace(text: string, allowRemote: boolean): { readonly host: string; readonly port: number } {
  const [, bracketed, plain, digits = ""] = /^(?:\[([0-9a-f:.]+)\]|([a-z0-9.-]+)):(\d{1,5})$/i.exec(text) ?? [];
  const host = (bracketed ?? plain ?? "").toLowerCase();
  const port = Number(digits);
  if (host === "" || port > 65_535 || (bracketed !== undefined && isIP(bracketed) !== 6))
    throw new Failure("LISTEN_ADDRESS");
  if (!allowRemote && !isLoopback(host)) throw new Failure("LISTEN_REMOTE");
  return { host, port };
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
}

/**
 * Makes room for a socket: one that nobody answers at and that is ours is removed. Throws SOCKET_IN_USE for a socket at which somebody
 * answers, or for anything else that stands there.
 */
export async function clearSocket(path: string): Promise<void> {
  const status = lstatSync(path, { throwIfNoEntry: false });
  if (status === undefined) return;
  const ours = status.isSocket() && (process.geteuid === undefined || status.uid === process.geteuid());
  if (!ours || (await answers(path))) throw new Failure("SOCKET_IN_USE");
  unlinkSync(path);
}

/**
 * Opens a socket to its group: mode 0660, and the group named, by number. Throws SOCKET_GROUP if the group cannot be given, as for one that this
 * process is no member of.
 */
export function openToGroup(path: string, group: number | undefined): void {
  try {
    if (group !== undefined) chownSync(path, process.geteuid?.() ?? -1, group);
    chmodSync(path, 0o660);
  } catch {
    throw new Failure("SOCKET_GROUP");
  }
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ path });
    const end = (answered: boolean) => {
      socket.destroy();
      resolve(answered);
    };
    socket.setTimeout(1000, () => end(true));
    socket.once("connect", () => end(true));
    socket.once("error", () => end(false));
  });
}
