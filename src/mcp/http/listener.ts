// The listening server: limits on connections, headers, bodies and patience; then admission, then one exchange a request.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Failure } from "../../boundary/failure.js";
import { type Admission, admit } from "./admission.js";
import { readBody } from "./body.js";
import type { Exchange, Reply } from "./exchange.js";
import type { ListeningPlace } from "./listening-place.js";

/** Bounds of a listening server. Times are in ms, sizes in bytes. */
export const HTTP_LIMITS = {
  connections: 256,
  headerBytes: 16 * 1024,
  headers: 64,
  /** From the first byte of a request to the end of its headers, and to the end of its body. */
  headersMs: 10_000,
  requestMs: 30_000,
  /** Without a byte in either direction. An answer that takes long sends one every 15 s. */
  idleMs: 60_000,
  /** Between two requests of a connection. */
  keepAliveMs: 20_000,
  /** How long open answers may still take once the server is told to stop. */
  lastAnswersMs: 5000,
} as const;

/** Path at which messages are posted. */
export const MESSAGE_PATH = "/mcp";

/** A server at work. */
export interface Listener {
  /** Where it listens: host and port, or the path of a socket. The port is the one that the system gave for 0. */
  readonly place: ListeningPlace;
  /** Takes no more connections, lets open answers end for a while, and closes. */
  close(): Promise<void>;
}

/** Begins to listen. Throws LISTEN_FAILED. */
export async function listen(
  place: ListeningPlace,
  { admission, exchange }: { readonly admission: Admission; readonly exchange: Exchange },
): Promise<Listener> {
  const server = createServer(
    { maxHeaderSize: HTTP_LIMITS.headerBytes, requireHostHeader: false },
    (request, response) => {
      serve(request, response, admission, exchange).catch(() => response.destroy());
    },
  );
  setLimits(server);
  const given = await begin(server, place);
  return { place: given, close: () => close(server, exchange) };
}

function setLimits(server: Server): void {
  server.maxConnections = HTTP_LIMITS.connections;
  server.maxHeadersCount = HTTP_LIMITS.headers;
  server.headersTimeout = HTTP_LIMITS.headersMs;
  server.requestTimeout = HTTP_LIMITS.requestMs;
  server.keepAliveTimeout = HTTP_LIMITS.keepAliveMs;
  server.timeout = HTTP_LIMITS.idleMs;
  // What cannot be parsed is closed without a word of the parser's.
  server.on("clientError", (_error, socket) => void socket.destroy());
  server.on("connect", (_request, socket) => void socket.destroy());
  server.on("upgrade", (_request, socket) => void socket.destroy());
  server.on("error", () => {});
}

function begin(server: Server, place: ListeningPlace): Promise<ListeningPlace> {
  return new Promise((resolve, reject) => {
    const failed = () => reject(new Failure("LISTEN_FAILED"));
    server.once("error", failed);
    server.listen("path" in place ? { path: place.path } : { host: place.host, port: place.port }, () => {
      server.off("error", failed);
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      resolve("path" in place ? place : { host: place.host, port });
    });
  });
}

async function close(server: Server, exchange: Exchange): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), HTTP_LIMITS.lastAnswersMs);
  await closed;
  clearTimeout(timer);
  await exchange.close();
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  admission: Admission,
  exchange: Exchange,
): Promise<void> {
  response.on("error", () => {});
  const { method, url } = request;
  if (url === "/healthz" && (method === "GET" || method === "HEAD")) return refuse(response, 200);
  const admitted = admit(request.headers, admission);
  if ("status" in admitted) return refuse(response, admitted.status);
  if (url !== MESSAGE_PATH) return refuse(response, 404);
  if (method !== "POST") return refuse(response, 405, { allow: "POST" });
  if (!/^application\/json(?:;|$)/i.test(request.headers["content-type"] ?? "")) return refuse(response, 415);
  const gone = new AbortController();
  response.on("close", () => gone.abort());
  const body = await readBody(request);
  if ("fault" in body && body.fault === "aborted") return void response.destroy();
  const headers = keptHeaders(request);
  await write(response, await exchange.answer({ client: admitted.client, headers, body, signal: gone.signal }));
}

/** Headers that the SDK looks at, and no other. */
function keptHeaders({ headers }: IncomingMessage): Headers {
  const kept = new Headers({ "content-type": "application/json", accept: "application/json, text/event-stream" });
  for (const name of ["mcp-protocol-version", "mcp-method", "mcp-name"]) {
    const value = headers[name];
    if (typeof value === "string") kept.set(name, value);
  }
  return kept;
}

/** Answers with a status and nothing else, and reads no more of what was sent. */
function refuse(response: ServerResponse, status: number, headers: Readonly<Record<string, string>> = {}): void {
  const challenge = status === 401 ? { "www-authenticate": "Bearer" } : {};
  const leave = status === 200 ? {} : { connection: "close" };
  response
    .writeHead(status, { "content-length": "0", "cache-control": "no-store", ...challenge, ...leave, ...headers })
    .end();
}

const CONTENT_TYPES = { json: "application/json", events: "text/event-stream", none: undefined } as const;

async function write(response: ServerResponse, { status, kind, pieces }: Reply): Promise<void> {
  const type = CONTENT_TYPES[kind];
  response.writeHead(status, { "cache-control": "no-store", ...(type !== undefined && { "content-type": type }) });
  // Even a stream that nobody reads is begun, so that it ends what it holds.
  for await (const piece of pieces) {
    if (response.destroyed) return;
    if (!response.write(piece)) await drained(response);
  }
  response.end();
}

/** Waits until there is room again, or the client has gone. One that does not read is cut off by the idle limit. */
function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      response.off("drain", go);
      response.off("close", go);
      resolve();
    };
    response.on("drain", go);
    response.on("close", go);
  });
}
