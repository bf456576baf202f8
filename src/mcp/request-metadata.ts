// What a request says about itself in `params._meta`: the era it belongs to, and whether its metadata can be served.
import {
  CLIENT_CAPABILITIES_META_KEY,
  CLIENT_INFO_META_KEY,
  PROTOCOL_VERSION_META_KEY,
} from "@modelcontextprotocol/server";
import { isObject, isRequestId, type JsonObject } from "./json-object.js";
import type { FaultName } from "./protocol-faults.js";
import { MODERN_VERSION } from "./protocol-versions.js";

/** True if the request names its protocol version, which is what makes a request modern. */
export function isModern(params: JsonObject): boolean {
  return Object.hasOwn(metadataOf(params), PROTOCOL_VERSION_META_KEY);
}

/** The first fault of a modern request's metadata. The version comes first: another version may want other metadata. */
export function metadataFault(params: JsonObject): FaultName | undefined {
  const { _meta: meta } = params;
  if (meta === undefined || meta === null) return "META_REQUIRED";
  if (!isObject(meta)) return "META_TYPE";
  return versionFault(meta) ?? capabilitiesFault(meta) ?? clientFault(meta);
}

/** The version that a request names, whatever it is. */
export function requestedVersion(params: JsonObject): unknown {
  return metadataOf(params)[PROTOCOL_VERSION_META_KEY];
}

/**
 * The metadata that is passed on: the progress token, if it is one, and for a modern request what the SDK insists on.
 * Nothing is asked of a client here, so its name and capabilities end at this point.
 */
export function keptMetadata(params: JsonObject, modern: boolean): JsonObject {
  const { progressToken } = metadataOf(params);
  return {
    ...(isRequestId(progressToken) && { progressToken }),
    ...(modern && { [PROTOCOL_VERSION_META_KEY]: MODERN_VERSION, [CLIENT_CAPABILITIES_META_KEY]: {} }),
  };
}

const NONE: JsonObject = {};

function metadataOf({ _meta: meta }: JsonObject): JsonObject {
  return isObject(meta) ? meta : NONE;
}

function versionFault({ [PROTOCOL_VERSION_META_KEY]: version }: JsonObject): FaultName | undefined {
  if (version === undefined) return "VERSION_REQUIRED";
  if (typeof version !== "string") return "VERSION_TYPE";
  return version === MODERN_VERSION ? undefined : "UNSUPPORTED_VERSION";
}

function capabilitiesFault({ [CLIENT_CAPABILITIES_META_KEY]: capabilities }: JsonObject): FaultName | undefined {
  if (capabilities === undefined) return "CAPABILITIES_REQUIRED";
  return isObject(capabilities) ? undefined : "CAPABILITIES_TYPE";
}

function clientFault({ [CLIENT_INFO_META_KEY]: client }: JsonObject): FaultName | undefined {
  if (client === undefined) return undefined;
  if (!isObject(client)) return "CLIENT_TYPE";
  const { name, version } = client;
  return typeof name === "string" && typeof version === "string" ? undefined : "CLIENT_SHAPE";
}
