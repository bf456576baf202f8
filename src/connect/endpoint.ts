// Where the server of a bridge is, and one message posted to it.
import { type ClientRequest, type IncomingMessage, type RequestOptions, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { Failure } from "../boundary/failure.js";

/** A server behind a socket or a URL. */
export type Endpoint = { readonly socketPath: string } | { readonly url: URL };

/** The endpoint of a URL. Throws CONNECT_URL unless it is http to the loopback or https, without user, query and fragment. */
export function endpointOf(text: string): Endpoint {
  const url = parsed(text);
  const plain = url.protocol === "http:" && LOOPBACK.has(url.hostname);
  if (!(plain || url.protocol === "https:") || url.username !== "" || url.search !== "" || url.hash !== "")
    throw new Failure("CONNECT_URL");
  if (url.pathname === "/") url.pathname = "/mcp";
  return { url };
}

const LOOPBACK: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

function parsed(text: string): URL {
  try {
    return new URL(text);
  } catch {
    throw new Failure("CONNECT_URL");
  }
}

/** Why nothing was answered. `unreached`: nothing was sent. */
export type PostFault = "unreached" | "broken" | "aborted";

/**
 * Posts a message and resolves with the head of the answer, whose body is still to be read, or with the reason why there is none. A redirect is
 * an answer like any other and is not followed, so the token goes nowhere else.
 */
export function post(
  endpoint: Endpoint,
  message: { readonly text: string; readonly headers: Readonly<Record<string, string>>; readonly signal: AbortSignal },
): Promise<IncomingMessage | PostFault> {
  return new Promise((resolve) => {
    const body = Buffer.from(message.text);
    const options: RequestOptions = {
      method: "POST",
      headers: { ...message.headers, "content-length": body.length },
      signal: message.signal,
    };
    let connected = false;
    const request = open(endpoint, options);
    request.on("socket", (socket) => {
      if (!socket.connecting) connected = true;
      socket.once("connect", () => {
        connected = true;
      });
    });
    request.on("response", resolve);
    request.on("error", () => {
      if (message.signal.aborted) resolve("aborted");
      else resolve(connected ? "broken" : "unreached");
    });
    request.end(body);
  });
}

function open(endpoint: Endpoint, options: RequestOptions): ClientRequest {
  if ("socketPath" in endpoint)
    return requestHttp({ ...options, socketPath: endpoint.socketPath, path: "/mcp", host: "localhost" });
  return endpoint.url.protocol === "https:" ? requestHttps(endpoint.url, options) : requestHttp(endpoint.url, options);
}
