// What the protocol layer asks of a parsed JSON value before it looks inside.

/** A JSON object: neither null nor an array. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What JSON-RPC calls an id, and MCP a progress token: a string or an integer that a double holds exactly. */
export type RequestId = string | number;

export function isRequestId(value: unknown): value is RequestId {
  return typeof value === "string" || Number.isSafeInteger(value);
}
