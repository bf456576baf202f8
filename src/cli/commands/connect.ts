// `redctx connect`: the bridge for an agent's user. It opens no folder and reads nothing but its token.
import { Failure } from "../../boundary/failure.js";
import { readClientToken } from "../../config/token-file.js";
import { bridge } from "../../connect/bridge.js";
import { type Endpoint, endpointOf } from "../../connect/endpoint.js";
import type { Command } from "../command.js";
import type { FlagValues } from "../flags.js";
import { protocolStream } from "../output.js";

export const connectCommand: Command = {
  name: "connect",
  summary: "Join a client that speaks stdio to a server that listens elsewhere",
  operands: [],
  flags: [
    { name: "socket", value: "PATH", description: "Unix socket of the server." },
    { name: "url", value: "URL", description: "Address of the server: https, or http to this machine." },
    { name: "token-file", value: "FILE", description: "File of mode 0600 that holds this client's token." },
  ],
  async run({ flags, stdin, output }) {
    const tokenFile = flags["tokenFile"];
    if (typeof tokenFile !== "string") throw new Failure("CONNECT_TARGET");
    const endpoint = chosenEndpoint(flags);
    await bridge({ endpoint, token: readClientToken(tokenFile), stdin, stdout: protocolStream(output) });
    return 0;
  },
};

function chosenEndpoint({ socket, url }: FlagValues): Endpoint {
  if (typeof socket === "string" && url === undefined) return { socketPath: socket };
  if (typeof url === "string" && socket === undefined) return endpointOf(url);
  throw new Failure("CONNECT_TARGET");
}
