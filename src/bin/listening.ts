// A server that listens: which flags make it one, and its life from the first connection to the signal that ends it.
import { Failure } from "../boundary/failure.js";
import type { FlagValues } from "../cli/flags.js";
import type { ServerSettings } from "../config/server-settings.js";
import { TokenFile } from "../config/token-file.js";
import { type ListeningPlace, networkPlace } from "../mcp/http/listening-place.js";
import { serveNetwork } from "../mcp/http/serve-network.js";
import type { ServerContext } from "../mcp/tools/context.js";
import type { DeclarationFor } from "./logging.js";
import { say } from "./server-process.js";
import { groupNumber } from "./service-user.js";

export interface ListeningOptions {
  readonly place: ListeningPlace;
  readonly socketGroup: string | undefined;
  readonly tokenFile: string;
  readonly remote: boolean;
}

/**
 * What the flags ask for; undefined for a server on stdin and stdout. Throws LISTEN_ONE_PLACE, LISTEN_ADDRESS, LISTEN_REMOTE or
 * TOKEN_FILE_REQUIRED.
 */
export function listening(flags: FlagValues): ListeningOptions | undefined {
  const { http, socket, socketGroup, tokenFile, allowRemote } = flags;
  if (typeof http !== "string" && typeof socket !== "string") return undefined;
  if (typeof http === "string" && typeof socket === "string") throw new Failure("LISTEN_ONE_PLACE");
  if (typeof tokenFile !== "string") throw new Failure("TOKEN_FILE_REQUIRED");
  return {
    place: typeof http === "string" ? networkPlace(http, allowRemote === true) : { path: String(socket) },
    socketGroup: typeof socketGroup === "string" ? socketGroup : undefined,
    tokenFile,
    remote: allowRemote === true,
  };
}

/** Serves until the process is told to end, and lets open answers end then. Throws what `serveNetwork` throws. */
export async function serveUntilTold(
  declarationFor: DeclarationFor<ServerContext>,
  { place, socketGroup, tokenFile, remote }: ListeningOptions,
  { allowedHosts }: ServerSettings,
): Promise<void> {
  const listener = await serveNetwork({
    place,
    socketGroup: socketGroup === undefined ? undefined : groupNumber(socketGroup),
    tokens: TokenFile.open(tokenFile),
    hosts: [...allowedHosts, ...("host" in place && remote ? [place.host] : [])],
    remote,
    declarationFor,
  });
  if (remote) say("LISTENING_REMOTE: Put TLS in front of this server and let nobody but its agents reach it.\n");
  say("port" in listener.place ? `LISTENING ${listener.place.port}\n` : "LISTENING\n");
  await told();
  await listener.close();
}

/** Resolves when the process is told to end. */
function told(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.once(signal, () => resolve());
  });
}
