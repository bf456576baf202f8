// The `[github]` table: which issues are served under which alias, and whether search is on. Pure; tokens are read elsewhere.
import type { TomlTable, TomlValue } from "smol-toml";
import { Failure } from "../boundary/failure.js";

/** One `[github.repos.<alias>]` table. */
export interface GithubRepositorySettings {
  /** The neutral word that an agent knows the repository by. */
  readonly alias: string;
  readonly owner: string;
  readonly repo: string;
  /** Address of the API without a slash at its end: https, or plain http to this machine. */
  readonly apiUrl: string;
  /** Variable that holds the token, and whether the file names it itself. */
  readonly tokenEnv: string;
  readonly tokenFile: string | undefined;
}

export interface GithubSettings {
  /** True if an agent may search, and filter by labels, which GitHub matches on raw text. */
  readonly search: boolean;
  /** In order of their aliases. */
  readonly repositories: readonly GithubRepositorySettings[];
  readonly unknownKeys: number;
}

export const NO_GITHUB: GithubSettings = Object.freeze({
  search: false,
  repositories: Object.freeze([]),
  unknownKeys: 0,
});

/** Keys of the table itself, and of each repository's. */
export const GITHUB_KEYS: readonly string[] = ["search", "repos"];
export const GITHUB_REPO_KEYS: readonly string[] = ["owner", "repo", "api_url", "token_env", "token_file"];

/** Reads the table. Throws CONFIG_GITHUB_TABLES, _TABLE, _REPO, _ALIAS, _URL, _TOKEN or CONFIG_VALUE_TYPE. */
export function githubSettingsOf(value: TomlValue | undefined): GithubSettings {
  if (value === undefined) return NO_GITHUB;
  if (!isTable(value)) throw new Failure("CONFIG_GITHUB_TABLES");
  const { search = false, repos = {} } = value;
  if (typeof search !== "boolean") throw new Failure("CONFIG_VALUE_TYPE");
  if (!isTable(repos)) throw new Failure("CONFIG_GITHUB_TABLES");
  const tables = Object.entries(repos).map(([alias, table]) => {
    if (!isTable(table)) throw new Failure("CONFIG_GITHUB_TABLE");
    return { alias, table };
  });
  const unknown = tables.map(({ table }) => countOthers(table, GITHUB_REPO_KEYS));
  return Object.freeze({
    search,
    repositories: Object.freeze(
      tables
        .map(({ alias, table }) => repositoryOf(alias, table))
        .sort((one, other) => (one.alias < other.alias ? -1 : 1)),
    ),
    unknownKeys: unknown.reduce((sum, keys) => sum + keys, countOthers(value, GITHUB_KEYS)),
  });
}

/** What GitHub itself admits in both names. A name of dots alone would climb in the address. */
const NAME = /^(?!\.{1,2}$)[A-Za-z0-9._-]{1,100}$/;
const ALIAS = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
const VARIABLE = /^[A-Za-z_][A-Za-z0-9_]{0,127}$/;

function repositoryOf(alias: string, table: TomlTable): GithubRepositorySettings {
  if (!ALIAS.test(alias)) throw new Failure("CONFIG_GITHUB_ALIAS");
  const { owner, repo, api_url: apiUrl = "https://api.github.com", token_env: tokenEnv, token_file: tokenFile } = table;
  if (typeof owner !== "string" || typeof repo !== "string") throw new Failure("CONFIG_GITHUB_REPO");
  if (!NAME.test(owner) || !NAME.test(repo)) throw new Failure("CONFIG_GITHUB_REPO");
  if (tokenEnv !== undefined && (typeof tokenEnv !== "string" || !VARIABLE.test(tokenEnv))) {
    throw new Failure("CONFIG_GITHUB_TOKEN");
  }
  if (tokenFile !== undefined && (typeof tokenFile !== "string" || tokenFile.trim() === "" || tokenEnv !== undefined)) {
    throw new Failure("CONFIG_GITHUB_TOKEN");
  }
  return Object.freeze({
    alias,
    owner,
    repo,
    apiUrl: apiUrlOf(apiUrl),
    tokenEnv: tokenEnv ?? "GITHUB_TOKEN",
    tokenFile,
  });
}

function apiUrlOf(value: TomlValue): string {
  const url = typeof value === "string" && URL.canParse(value) ? new URL(value) : undefined;
  const secure = url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url.hostname));
  if (url === undefined || !secure) throw new Failure("CONFIG_GITHUB_URL");
  // An empty query or fragment leaves its sign in the address.
  if (url.username !== "" || url.password !== "" || /[?#]/.test(url.href)) throw new Failure("CONFIG_GITHUB_URL");
  return url.href.replace(/\/$/, "");
}

function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}

function isTable(value: TomlValue | undefined): value is TomlTable {
  return typeof value === "object" && !Array.isArray(value) && !(value instanceof Date);
}

function countOthers(table: TomlTable, known: readonly string[]): number {
  return Object.keys(table).filter((key) => !known.includes(key)).length;
}
