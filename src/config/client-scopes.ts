// What the `[clients.NAME]` tables say: which tools and places the holder of a token may see. Pure.
import type { TomlTable, TomlValue } from "smol-toml";
import { Failure } from "../boundary/failure.js";
import { distinctPaths, distinctValues } from "./spelling.js";

/** What a client is narrowed to; what is absent is not narrowed. */
export interface ClientScope {
  /** Names of tools. Those that are not named are unknown to the client, and resources with them unless reading is named. */
  readonly tools?: readonly string[];
  /** Root-relative files and directories; nothing else is listed, read, searched or resolved. */
  readonly paths?: readonly string[];
}

/** Scopes by client name. */
export type ClientScopes = ReadonlyMap<string, ClientScope>;

/** Keys of one table. */
export const CLIENT_KEYS: readonly string[] = ["tools", "paths"];

/**
 * Reads the tables of all clients. Throws CONFIG_CLIENT for a key that is not known, a tool that is not called like one, or a path that leaves
 * the folder: what was meant to narrow must not be passed over.
 */
export function clientScopesOf(table: TomlTable): ClientScopes {
  return Object.freeze(new Map(Object.entries(table).map(([client, scope]) => [client, scopeOf(scope)])));
}

function scopeOf(value: TomlValue): ClientScope {
  if (typeof value !== "object" || Array.isArray(value) || value instanceof Date) throw new Failure("CONFIG_CLIENT");
  if (Object.keys(value).some((key) => !CLIENT_KEYS.includes(key))) throw new Failure("CONFIG_CLIENT");
  const { tools, paths } = value;
  return Object.freeze({
    ...(tools !== undefined && { tools: distinctValues(stringsOf(tools, isToolName)) }),
    ...(paths !== undefined && { paths: distinctPaths(stringsOf(paths, isInside)) }),
  });
}

function stringsOf(value: TomlValue, accepts: (text: string) => boolean): readonly string[] {
  if (!Array.isArray(value)) throw new Failure("CONFIG_CLIENT");
  return value.map((item) => {
    if (typeof item !== "string" || !accepts(item)) throw new Failure("CONFIG_CLIENT");
    return item;
  });
}

function isToolName(text: string): boolean {
  return /^redctx_[a-z_]{1,64}$/.test(text);
}

function isInside(text: string): boolean {
  return text !== "" && !text.startsWith("/") && !text.startsWith("~") && !text.split("/").includes("..");
}
