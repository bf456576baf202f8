// The closed table of protocol errors. Whatever fails, an error frame carries a code and a text that stand here, and nothing else.
import {
  CLIENT_CAPABILITIES_META_KEY as CAPABILITIES,
  CLIENT_INFO_META_KEY as CLIENT,
  type JSONRPCErrorResponse,
  PROTOCOL_VERSION_META_KEY as VERSION,
} from "@modelcontextprotocol/server";
import { type Code, FAILURES } from "../boundary/failure.js";
import { isObject, isRequestId, type RequestId } from "./json-object.js";
import { MODERN_VERSION, repeatableVersion } from "./protocol-versions.js";

/** Every protocol error. The first row of a code is what an unknown text of that code becomes. */
const FAULTS = {
  PARSE_ERROR: { code: -32700, message: "Parse error: invalid JSON." },
  INVALID_REQUEST: { code: -32600, message: "Invalid request." },
  LINE_TOO_LONG: { code: -32600, message: "Request line exceeds maximum size." },
  METHOD_NOT_FOUND: { code: -32601, message: "Method not found." },
  INVALID_PARAMS: { code: -32602, message: "Invalid params." },
  PARAMS_TYPE: { code: -32602, message: "params must be an object." },
  CALL_SHAPE: { code: -32602, message: "tools/call requires string name and object arguments." },
  UNKNOWN_TOOL: { code: -32602, message: "Unknown tool." },
  CURSOR_TYPE: { code: -32602, message: "cursor must be a string offset." },
  URI_TYPE: { code: -32602, message: "resources/read requires string uri." },
  META_REQUIRED: { code: -32602, message: "Modern MCP requests require params._meta." },
  META_TYPE: { code: -32602, message: "params._meta must be an object." },
  VERSION_REQUIRED: { code: -32602, message: `params._meta.${VERSION} is required.` },
  VERSION_TYPE: { code: -32602, message: `params._meta.${VERSION} must be a string.` },
  CAPABILITIES_REQUIRED: { code: -32602, message: `params._meta.${CAPABILITIES} is required.` },
  CAPABILITIES_TYPE: { code: -32602, message: `params._meta.${CAPABILITIES} must be an object.` },
  CLIENT_TYPE: { code: -32602, message: `params._meta.${CLIENT} must be an object.` },
  CLIENT_SHAPE: { code: -32602, message: `params._meta.${CLIENT} requires string name and version.` },
  UNSUPPORTED_VERSION: { code: -32022, message: "Unsupported protocol version" },
  HEADER_MISMATCH: { code: -32020, message: "Request headers and message disagree." },
  INTERNAL: { code: -32603, message: "Internal error." },
  TOO_MANY_REQUESTS: { code: -32603, message: "Too many requests are waiting for an answer." },
} as const;

/** The two eras of the protocol. A connection speaks one. */
export type Era = "legacy" | "modern";

/** The code of a failed request for a resource. The SDK knows the modern one alone. */
const RESOURCE_CODES: Readonly<Record<Era, number>> = { legacy: -32002, modern: -32602 };

export type FaultName = keyof typeof FAULTS;

/** An error answer as it is written. `id` is null where the request's own could not be told. */
export interface ErrorFrame {
  readonly jsonrpc: "2.0";
  readonly id: RequestId | null;
  readonly error: { readonly code: number; readonly message: string; readonly data?: VersionData };
}

interface VersionData {
  readonly supported: readonly string[];
  readonly requested: string;
}

/** The error answer to the request `id`. `requested` is what UNSUPPORTED_VERSION was asked for, ignored otherwise. */
export function errorFrame(id: RequestId | null, name: FaultName, requested?: unknown): ErrorFrame {
  const { code, message } = FAULTS[name];
  if (name !== "UNSUPPORTED_VERSION") return { jsonrpc: "2.0", id, error: { code, message } };
  const data = { supported: [MODERN_VERSION], requested: repeatableVersion(requested) };
  return { jsonrpc: "2.0", id, error: { code, message, data } };
}

/** An error answer that another made to a request of an era, with its text and data replaced by ours. */
export function guardedErrorFrame({ id: given, error }: JSONRPCErrorResponse, era: Era): ErrorFrame {
  const id = isRequestId(given) ? given : null;
  if (error.code === RESOURCE_CODES.modern && RESOURCE_TEXTS.has(error.message)) {
    return { jsonrpc: "2.0", id, error: { code: RESOURCE_CODES[era], message: error.message } };
  }
  const { requested } = isObject(error.data) ? error.data : { requested: undefined };
  return errorFrame(id, faultOf(error.code, error.message), requested);
}

/** The errors that a request handler may throw at the SDK, which sends code and message of whatever is thrown. */
export class ProtocolFault extends Error {
  readonly code: number;

  private constructor(code: number, message: string, name: string) {
    super(message);
    this.code = code;
    this.name = "ProtocolFault";
    this.stack = `ProtocolFault: ${name}`;
  }

  static of(name: FaultName): ProtocolFault {
    return new ProtocolFault(FAULTS[name].code, FAULTS[name].message, name);
  }

  /** A request for a resource that failed. */
  static ofResource(code: Code): ProtocolFault {
    return code === "INTERNAL"
      ? ProtocolFault.of("INTERNAL")
      : new ProtocolFault(RESOURCE_CODES.modern, FAILURES[code], code);
  }
}

/** What a failed request for a resource is told: a text of the table of failures. */
const RESOURCE_TEXTS: ReadonlySet<string> = new Set(Object.values(FAILURES));

const NAMES: readonly FaultName[] = Object.keys(FAULTS).filter((name): name is FaultName =>
  Object.hasOwn(FAULTS, name),
);

function faultOf(code: number, message: string): FaultName {
  const ofCode = NAMES.filter((name) => FAULTS[name].code === code);
  return ofCode.find((name) => FAULTS[name].message === message) ?? ofCode[0] ?? "INTERNAL";
}
