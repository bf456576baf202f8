// The headers that go with a posted message: the token, and what the protocol's HTTP binding wants said of the body.
import { isObject } from "../mcp/json-object.js";

const VERSION_KEY = "io.modelcontextprotocol/protocolVersion";

/** Headers of a message. `version` is the one that a handshake settled, if there was one. */
export function messageHeaders(
  message: Readonly<Record<string, unknown>>,
  { token, version }: { readonly token: string; readonly version: string | undefined },
): Record<string, string> {
  const { method, params } = message;
  const fields = isObject(params) ? params : {};
  const { _meta: meta } = fields;
  const named = isObject(meta) ? meta[VERSION_KEY] : undefined;
  const spoken = typeof named === "string" ? named : version;
  const subject = fields["name"] ?? fields["uri"];
  return {
    authorization: `Bearer ${token}`,
    "content-type": "application/json",
    accept: "application/json, text/event-stream",
    ...(spoken !== undefined && { "mcp-protocol-version": encoded(spoken) }),
    ...(typeof named === "string" && typeof method === "string" && { "mcp-method": encoded(method) }),
    ...(typeof named === "string" && typeof subject === "string" && { "mcp-name": encoded(subject) }),
  };
}

/** A value as a header can carry it: as it stands, or in base64 between the marks that the protocol has for that. */
function encoded(value: string): string {
  const plain = /^[\x21-\x7e](?:[\x20-\x7e]{0,1022}[\x21-\x7e])?$/.test(value) && !value.startsWith("=?base64?");
  return plain ? value : `=?base64?${Buffer.from(value.slice(0, 4096)).toString("base64")}?=`;
}
