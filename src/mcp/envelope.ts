// Every message is read here before the SDK sees it, and written anew: the SDK gets no field that this file does not know.
import { isObject, isRequestId, type JsonObject, type RequestId } from "./json-object.js";
import { type ErrorFrame, errorFrame, type FaultName } from "./protocol-faults.js";
import { legacyVersionFor } from "./protocol-versions.js";
import { isModern, keptMetadata, metadataFault, requestedVersion } from "./request-metadata.js";

export interface ForwardedRequest {
  readonly jsonrpc: "2.0";
  readonly id: RequestId;
  readonly method: string;
  readonly params: Record<string, unknown>;
}

export interface Cancellation {
  readonly jsonrpc: "2.0";
  readonly method: "notifications/cancelled";
  readonly params: { readonly requestId: RequestId };
}

/** What becomes of a message. */
export type Verdict =
  | { readonly forward: ForwardedRequest | Cancellation }
  | { readonly reply: ErrorFrame }
  | { readonly drop: true };

/** Judges one line of text. */
export function examineLine(text: string): Verdict {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return refuse(null, "PARSE_ERROR"); // the parser's own words quote the text
  }
  return examine(message);
}

/** Judges one parsed message. Order: params, id, `initialize`, metadata, method, the method's own parameters. */
export function examine(message: unknown): Verdict {
  if (!isObject(message)) return refuse(null, "INVALID_REQUEST");
  const { id = null, method, params = {} } = message;
  if (!isObject(params)) return refuse(isRequestId(id) ? id : null, "PARAMS_TYPE");
  // Nothing is ever asked of a client, so an answer from one answers nothing.
  if (method === undefined && (Object.hasOwn(message, "result") || Object.hasOwn(message, "error"))) return DROP;
  if (id === null) return examineNotification(method, params);
  if (!isRequestId(id)) return refuse(null, "INVALID_REQUEST");
  return typeof method === "string" ? examineRequest(id, method, params) : refuse(id, "INVALID_REQUEST");
}

const DROP: Verdict = { drop: true };

function refuse(id: RequestId | null, name: FaultName, requested?: unknown): Verdict {
  return { reply: errorFrame(id, name, requested) };
}

/** A notification has no answer. All but a cancellation are of no use here and go no further. */
function examineNotification(method: unknown, { requestId }: JsonObject): Verdict {
  if (method !== "notifications/cancelled" || !isRequestId(requestId)) return DROP;
  return { forward: { jsonrpc: "2.0", method, params: { requestId } } };
}

function examineRequest(id: RequestId, method: string, params: JsonObject): Verdict {
  if (method === "initialize") return { forward: { jsonrpc: "2.0", id, method, params: handshake(params) } };
  const modern = method === "server/discover" || isModern(params);
  const fault = modern ? metadataFault(params) : undefined;
  if (fault !== undefined) return refuse(id, fault, requestedVersion(params));
  const keep = METHODS.get(method);
  if (keep === undefined || (modern && method === "ping")) return refuse(id, "METHOD_NOT_FOUND");
  const kept = keep(params);
  if (typeof kept === "string") return refuse(id, kept);
  return { forward: { jsonrpc: "2.0", id, method, params: { ...kept, _meta: keptMetadata(params, modern) } } };
}

/** The handshake that is passed on: a version that is spoken, and a client about which nothing needs to be known. */
function handshake({ protocolVersion }: JsonObject): Record<string, unknown> {
  return {
    protocolVersion: legacyVersionFor(protocolVersion),
    capabilities: {},
    clientInfo: { name: "client", version: "0" },
  };
}

/** What a method keeps of its parameters, or the fault it finds in them. */
type Keep = (params: JsonObject) => JsonObject | FaultName;

/** The methods that are served. */
const METHODS: ReadonlyMap<string, Keep> = new Map<string, Keep>([
  ["server/discover", () => ({})],
  ["ping", () => ({})],
  ["tools/list", keepCursor],
  ["tools/call", keepCall],
  ["resources/list", keepOffset],
  ["resources/templates/list", keepCursor],
  ["resources/read", keepUri],
]);

/** What is one page has a cursor checked and left behind. */
function keepCursor({ cursor }: JsonObject): JsonObject | FaultName {
  return cursor === undefined || cursor === null || typeof cursor === "string" ? {} : "CURSOR_TYPE";
}

function keepCall({ name, arguments: given }: JsonObject): JsonObject | FaultName {
  const values = given ?? {};
  return typeof name === "string" && isObject(values) ? { name, arguments: values } : "CALL_SHAPE";
}

/** A cursor of ours is an offset in decimal digits. */
function keepOffset({ cursor }: JsonObject): JsonObject | FaultName {
  if (cursor === undefined || cursor === null) return {};
  return typeof cursor === "string" && /^\d{1,15}$/.test(cursor) ? { cursor } : "CURSOR_TYPE";
}

function keepUri({ uri }: JsonObject): JsonObject | FaultName {
  return typeof uri === "string" ? { uri } : "URI_TYPE";
}
