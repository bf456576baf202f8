// TOML text to typed values. Pure: it touches no file and no environment, and what it does not understand is refused or counted.
import { parse, TomlError, type TomlTable, type TomlValue } from "smol-toml";
import { Failure } from "../boundary/failure.js";
import type { Profile } from "../core/detector.js";
import type { PlaceholderForm } from "../core/placeholder.js";
import type { AliasEntry } from "./aliases.js";
import { type ClientScopes, clientScopesOf } from "./client-scopes.js";
import { type GithubSettings, githubSettingsOf } from "./github-settings.js";
import { DEFAULT_LIMITS, LEAST, LIMIT_KEYS, type Limits } from "./limits.js";
import { SERVER_KEYS, type ServerSettings, serverSettingsOf } from "./server-settings.js";
import { distinctPaths, distinctValues, trimmed } from "./spelling.js";

/** What a configuration file says. Absent lists are empty; everything else that is absent is undefined. */
export interface ConfigValues {
  readonly clients: readonly string[];
  readonly organizations: readonly string[];
  /** Full names as written; people.ts adds their parts. */
  readonly people: readonly string[];
  readonly terms: readonly string[];
  /** Alias groups in the order of the file; aliases.ts judges them. */
  readonly aliases: readonly AliasEntry[];
  readonly allow: readonly string[];
  readonly excludeDirs: readonly string[];
  readonly excludeGlobs: readonly string[];
  /** Paths as written; term-files.ts judges them. */
  readonly termFiles: readonly string[];
  readonly salt: string | undefined;
  /** Absolute path of a file that holds the salt. */
  readonly saltFile: string | undefined;
  readonly profile: Profile | undefined;
  readonly placeholder: PlaceholderForm | undefined;
  /** Addresses of well-known developer sites stay. */
  readonly keepPublicUrls: boolean;
  /** Every limit; those that are not set have their default. */
  readonly limits: Limits;
  /** Every option of the server; those that are not set have their default. */
  readonly server: ServerSettings;
  /** What named clients of a listening server are narrowed to. */
  readonly clientScopes: ClientScopes;
  readonly github: GithubSettings;
  /** Keys and tables that nothing here knows. A table counts once. */
  readonly unknownKeys: number;
}

/** Keys of the redaction table. */
export const REDACTION_KEYS: readonly string[] = [
  "clients",
  "organizations",
  "people",
  "terms",
  "aliases",
  "allow",
  "exclude_dirs",
  "exclude_globs",
  "term_files",
  "salt",
  "salt_file",
  "detector_profile",
  "placeholder",
  "keep_public_urls",
];

/** Tables that are documented but not acted on. To ignore one would leave undone what its owner counts on, so it stops the start. */
const UNSUPPORTED_TABLES: readonly string[] = ["index"];

/**
 * Parses a configuration; a byte order mark at its start is skipped. Without a `[redaction]` table the top level is that table.
 * Throws CONFIG_NOT_TOML with the line, ALIAS_TABLE, CONFIG_TABLE_TYPE, CONFIG_LIST_TYPE, CONFIG_VALUE_TYPE, CONFIG_PROFILE, CONFIG_PLACEHOLDER, CONFIG_LIMIT,
 * CONFIG_TABLE_UNSUPPORTED, or what `githubSettingsOf` throws.
 */
export function parseConfig(tomlText: string): ConfigValues {
  const document = parseToml(tomlText);
  refuseUnsupported(document);
  const nested = tableOf(document["redaction"]);
  // A table at the top level beside `[redaction]` would be ignored, and its names would pass.
  if (nested !== undefined && document["aliases"] !== undefined) throw new Failure("CONFIG_TABLE_UNSUPPORTED");
  const redaction = nested ?? document;
  const limits = tableOf(document["limits"]);
  const server = tableOf(document["server"]);
  // A list is a key of the redaction table, tables are clients of the server.
  const clients = isTable(document["clients"]) ? document["clients"] : undefined;
  const github = githubSettingsOf(document["github"]);
  return Object.freeze({
    clients: distinctValues(redaction["clients"] === clients ? [] : listOf(redaction["clients"])),
    organizations: distinctValues(listOf(redaction["organizations"])),
    people: distinctValues(listOf(redaction["people"])),
    terms: distinctValues(listOf(redaction["terms"])),
    aliases: aliasesOf(redaction["aliases"]),
    allow: distinctValues(listOf(redaction["allow"])),
    excludeDirs: distinctPaths(listOf(redaction["exclude_dirs"])),
    excludeGlobs: distinctPaths(listOf(redaction["exclude_globs"])),
    termFiles: distinctPaths(listOf(redaction["term_files"])),
    salt: saltOf(redaction["salt"]),
    saltFile: saltFileOf(redaction["salt_file"]),
    profile: redaction["detector_profile"] === undefined ? undefined : profileOf(redaction["detector_profile"]),
    placeholder: redaction["placeholder"] === undefined ? undefined : placeholderOf(redaction["placeholder"]),
    keepPublicUrls: flagOf(redaction["keep_public_urls"]),
    limits: limitsOf(limits ?? {}),
    server: serverSettingsOf(server ?? {}),
    clientScopes: clientScopesOf(clients ?? {}),
    github,
    unknownKeys: countUnknown(document, nested, limits, server) + github.unknownKeys,
  });
}

function flagOf(value: TomlValue | undefined): boolean {
  if (value === undefined || typeof value === "boolean") return value ?? false;
  throw new Failure("CONFIG_VALUE_TYPE");
}

/** The profile that a configuration, a variable or a flag names. Throws CONFIG_PROFILE for anything else. */
export function profileOf(value: unknown): Profile {
  if (value === "default" || value === "extended") return value;
  throw new Failure("CONFIG_PROFILE");
}

function parseToml(tomlText: string): TomlTable {
  try {
    // Integers stay apart from floats, so that `1.0` is no limit and an integer of any size reaches our own check.
    return parse(tomlText.replace(/^\ufeff/, ""), { integersAsBigInt: true });
  } catch (error) {
    // The parser's message quotes the line at fault. Its number alone says nothing of what stands there.
    throw new Failure("CONFIG_NOT_TOML", error instanceof TomlError ? { kind: "line", number: error.line } : undefined);
  }
}

function refuseUnsupported(document: TomlTable): void {
  if (UNSUPPORTED_TABLES.some((name) => document[name] !== undefined)) throw new Failure("CONFIG_TABLE_UNSUPPORTED");
}

function tableOf(value: TomlValue | undefined): TomlTable | undefined {
  if (value === undefined || isTable(value)) return value;
  throw new Failure("CONFIG_TABLE_TYPE");
}

function isTable(value: TomlValue | undefined): value is TomlTable {
  return typeof value === "object" && !Array.isArray(value) && !(value instanceof Date);
}

function listOf(value: TomlValue | undefined): readonly string[] {
  if (value === undefined) return [];
  if (typeof value === "string") return [value];
  if (!Array.isArray(value)) throw new Failure("CONFIG_LIST_TYPE");
  return value.map((item) => {
    if (typeof item !== "string") throw new Failure("CONFIG_VALUE_TYPE");
    return item;
  });
}

function aliasesOf(value: TomlValue | undefined): readonly AliasEntry[] {
  if (value === undefined) return [];
  if (!isTable(value)) throw new Failure("ALIAS_TABLE");
  return Object.entries(value).map(([canonical, aliases], at) => {
    const listed = Array.isArray(aliases) ? aliases : [aliases];
    return Object.freeze({
      canonical,
      aliases: listed.map((alias) => {
        if (typeof alias !== "string") throw new Failure("ALIAS_TABLE", { kind: "alias-group", number: at + 1 });
        return alias;
      }),
    });
  });
}

function saltOf(value: TomlValue | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== "string") throw new Failure("CONFIG_VALUE_TYPE");
  return trimmed(value) || undefined;
}

/** A relative path would name another file in another working folder. */
function saltFileOf(value: TomlValue | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== "string" || !value.startsWith("/")) throw new Failure("CONFIG_VALUE_TYPE");
  return value;
}

function placeholderOf(value: TomlValue): PlaceholderForm {
  if (value === "full" || value === "short") return value;
  throw new Failure("CONFIG_PLACEHOLDER");
}

function limitsOf(table: TomlTable): Limits {
  const limit = (name: keyof Limits): number => {
    const value = table[LIMIT_KEYS[name]];
    if (value === undefined) return DEFAULT_LIMITS[name];
    if (typeof value !== "bigint" || value < (LEAST[name] ?? 1) || value > Number.MAX_SAFE_INTEGER)
      throw new Failure("CONFIG_LIMIT");
    return Number(value);
  };
  return Object.freeze({
    maxEntries: limit("maxEntries"),
    maxRawBytesPerFile: limit("maxRawBytesPerFile"),
    maxTotalRawBytes: limit("maxTotalRawBytes"),
    maxSeconds: limit("maxSeconds"),
    maxFiles: limit("maxFiles"),
    maxPassages: limit("maxPassages"),
    maxSubmitFiles: limit("maxSubmitFiles"),
    maxResourceBytes: limit("maxResourceBytes"),
    cacheBytes: limit("cacheBytes"),
  });
}

/** Tables beside that of redaction. */
const TABLES: readonly string[] = ["limits", "server", "github"];

function countUnknown(
  document: TomlTable,
  nested: TomlTable | undefined,
  limits: TomlTable | undefined,
  server: TomlTable | undefined,
): number {
  const known =
    nested === undefined
      ? [...REDACTION_KEYS, ...TABLES]
      : ["redaction", ...TABLES, ...(isTable(document["clients"]) ? ["clients"] : [])];
  return (
    countOthers(document, known) +
    countOthers(nested ?? {}, REDACTION_KEYS) +
    countOthers(limits ?? {}, Object.values(LIMIT_KEYS)) +
    countOthers(server ?? {}, Object.values(SERVER_KEYS))
  );
}

function countOthers(table: TomlTable, known: readonly string[]): number {
  return Object.keys(table).filter((key) => !known.includes(key)).length;
}
