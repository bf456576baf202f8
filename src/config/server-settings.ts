// What the `[server]` table may set. One table names each key and its kind; the parser reads it, and a test holds the example to it.
import type { TomlTable, TomlValue } from "smol-toml";
import { Failure } from "../boundary/failure.js";

/** Options of the server. */
export interface ServerSettings {
  /** Tools take ids and `.` alone, and listings are ordered by id. */
  readonly opaquePaths: boolean;
  /** Sizes are told in bytes instead of rounded up. */
  readonly exactSizes: boolean;
  /** File to which a line is written before each answer; absent for none. */
  readonly auditLog: string | undefined;
  /** Bytes after which that file is moved aside and a new one begun. */
  readonly auditLogBytes: number;
  /** Host names by which clients may call a server that listens, beside those of the loopback. */
  readonly allowedHosts: readonly string[];
}

/** Key in the `[server]` table of each option. */
export const SERVER_KEYS: Readonly<Record<keyof ServerSettings, string>> = Object.freeze({
  opaquePaths: "opaque_paths",
  exactSizes: "exact_sizes",
  auditLog: "audit_log",
  auditLogBytes: "audit_log_bytes",
  allowedHosts: "allowed_hosts",
});

/** What holds where neither a flag nor the configuration says otherwise. */
export const DEFAULT_SERVER_SETTINGS: ServerSettings = Object.freeze({
  opaquePaths: false,
  exactSizes: false,
  auditLog: undefined,
  auditLogBytes: 10_000_000,
  allowedHosts: Object.freeze([]),
});

/** Reads a `[server]` table. Throws CONFIG_VALUE_TYPE, and CONFIG_LIMIT for a number of bytes that is none. */
export function serverSettingsOf(table: TomlTable): ServerSettings {
  const given = (name: keyof ServerSettings): TomlValue | undefined => table[SERVER_KEYS[name]];
  return Object.freeze({
    opaquePaths: booleanOf(given("opaquePaths")) ?? DEFAULT_SERVER_SETTINGS.opaquePaths,
    exactSizes: booleanOf(given("exactSizes")) ?? DEFAULT_SERVER_SETTINGS.exactSizes,
    auditLog: textOf(given("auditLog")),
    auditLogBytes: bytesOf(given("auditLogBytes")) ?? DEFAULT_SERVER_SETTINGS.auditLogBytes,
    allowedHosts: hostsOf(given("allowedHosts")) ?? DEFAULT_SERVER_SETTINGS.allowedHosts,
  });
}

function hostsOf(value: TomlValue | undefined): readonly string[] | undefined {
  if (value === undefined) return undefined;
  if (!Array.isArray(value)) throw new Failure("CONFIG_VALUE_TYPE");
  return value.map((host) => {
    if (typeof host !== "string" || !/^[a-z0-9.-]{1,253}$/i.test(host)) throw new Failure("CONFIG_VALUE_TYPE");
    return host.toLowerCase();
  });
}

function textOf(value: TomlValue | undefined): string | undefined {
  if (value === undefined || (typeof value === "string" && value !== "")) return value;
  throw new Failure("CONFIG_VALUE_TYPE");
}

function bytesOf(value: TomlValue | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== "bigint" || value < 1n || value > Number.MAX_SAFE_INTEGER) throw new Failure("CONFIG_LIMIT");
  return Number(value);
}

function booleanOf(value: TomlValue | undefined): boolean | undefined {
  if (value === undefined || typeof value === "boolean") return value;
  throw new Failure("CONFIG_VALUE_TYPE");
}
