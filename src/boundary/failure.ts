// The closed table of failures. A failure is a code and the constant text of that code: nothing in it can carry a value.

/** Every expected failure and what is said of it, to an agent and to the operator alike. */
export const FAILURES = {
  // Paths. Over MCP those of PATH_CODES are all said as PATH_UNAVAILABLE (see `spokenToAgent`).
  OUTSIDE_ROOT: "Refusing path outside root.",
  UNSAFE_PATH: "Refusing unsafe path.",
  NOT_FOUND: "Path does not exist.",
  NOT_FILE: "Not a file.",
  NOT_DIRECTORY: "Not a directory.",
  EXCLUDED: "Path is excluded by policy.",
  PATH_UNAVAILABLE: "Path is not available.",
  UNKNOWN_PATH_ID: "Unknown path id.",
  PATH_ID_COLLISION: "Opaque path id collision detected.",
  NOT_TEXT: "Refusing to print non-text file. Use stat/list to inspect metadata.",
  READ_FAILED: "Could not read file.",
  CHANGED_DURING_READ: "File changed during read.",
  ROOT_INVALID: "Root must be an existing directory.",
  // Budgets.
  ENTRY_LIMIT: "Traversal entry limit exceeded.",
  FILE_LIMIT: "File limit exceeded.",
  FILE_BYTE_LIMIT: "Raw file byte limit exceeded.",
  TOTAL_BYTE_LIMIT: "Total raw byte limit exceeded.",
  DEADLINE: "Operation deadline exceeded.",
  CANCELLED: "Operation cancelled.",
  // Reading and searching.
  END_BEFORE_START: "--end-line must be greater than or equal to --start-line.",
  START_BEYOND_END: "--start-line is beyond the end of the file.",
  INVALID_REGEX: "Invalid regex.",
  RETRIEVAL_BOUNDS: "Retrieval requires max_results between 1 and 50 and max_chars between 256 and 100000.",
  RETRIEVAL_QUERY_LENGTH: "Retrieval query exceeds the 2000 character limit.",
  RETRIEVAL_TERMS: "Retrieval requires 1 to 64 searchable query terms.",
  PASSAGE_LIMIT: "Retrieval passage limit exceeded. Narrow the paths or glob.",
  // Resources.
  RESOURCE_NOT_FOUND: "Resource not found.",
  RESOURCE_BYTE_LIMIT: "Resource exceeds the server resource byte limit. Use redctx_read with a narrower range.",
  RESOURCE_LIST_LIMIT: "Resource listing limit exceeded.",
  // Configuration and salt.
  CONFIG_UNREADABLE: "The redaction config could not be read.",
  CONFIG_NOT_TOML: "The redaction config is not valid TOML.",
  CONFIG_LIST_TYPE: "Expected string or list in redaction config.",
  CONFIG_TABLE_TYPE: "Expected a table in redaction config.",
  CONFIG_VALUE_TYPE: "A value in the redaction config has the wrong type.",
  CONFIG_PROFILE: "detector_profile must be default or extended.",
  CONFIG_PLACEHOLDER: "placeholder must be full or short.",
  CONFIG_TABLE_UNSUPPORTED: "The redaction config holds a table that this version does not act on. Remove it to start.",
  CONFIG_CLIENT: "A table under clients may hold tools and paths: names of tools, and places below the root.",
  CONFIG_LIMIT: "A limit in the redaction config must be a positive integer.",
  ALIAS_TABLE: "redaction.aliases must be a table of lists of strings.",
  ALIAS_CANONICAL_UNKNOWN: "The canonical value is not a configured client, organization, person or term.",
  ALIAS_CANONICAL_BUILT_IN: "The canonical value is matched by a built-in detector that runs before configured terms.",
  ALIAS_LIST_EMPTY: "The alias list is empty or holds a blank alias.",
  ALIAS_LIST_LENGTH: "The alias list has more than 64 aliases.",
  ALIAS_IS_CANONICAL: "An alias is the canonical value of a group.",
  ALIAS_SHARED: "A value stands in an earlier alias group as well.",
  ALIAS_ALLOWED: "An alias stands on the allow list.",
  ALIAS_RESERVED: "A value is a word that placeholders are made of.",
  ALIAS_LENGTH: "A value is longer than 256 characters or 16 words.",
  ALIAS_SUFFIX: "Two aliases have the same suffix. Leave one of them out.",
  CONFIG_EXISTS:
    "A redaction config exists already. It was left as it is; init --settings-only prints the settings of a client.",
  CONFIG_UNWRITABLE: "Could not create the redaction config.",
  CONFIG_EXAMPLE_UNREADABLE: "The example configuration of this package could not be read. Install the package again.",
  TERM_FILE_UNREADABLE: "A configured term file could not be read.",
  STATE_INSIDE_ROOT: "The redacted-context state directory must be outside the served context root.",
  SALT_MALFORMED:
    "The redacted-context vault salt is malformed. Restore a backup or delete it intentionally to rotate aliases.",
  SALT_UNREADABLE: "Could not read redacted-context vault salt.",
  SALT_UNWRITABLE: "Could not initialize redacted-context vault salt.",
  SALT_PERMISSIONS: "The redacted-context vault salt or its folder can be read by others. Set modes 0600 and 0700.",
  // A running server whose configuration changed.
  POLICY_RELOAD:
    "Redaction configuration could not be reloaded safely. Repair the local config and referenced term files, then retry. Context access is blocked.",
  POLICY_APPLY:
    "Redaction configuration could not be applied safely. Repair the local config, then retry. Context access is blocked.",
  POLICY_SALT:
    "Redaction salt changed. Restore the previous salt or restart the MCP server and obtain new opaque references. Context access is blocked.",
  POLICY_CHANGED: "The redaction configuration changed during the call. Ask again.",
  // The egress log.
  AUDIT_LOG_INSIDE_ROOT: "The egress log must be outside the served context root.",
  AUDIT_LOG_UNSAFE:
    "The egress log or its key is no regular file, belongs to another, or can be read by others. Set modes 0600 and 0700.",
  AUDIT_LOG_UNWRITABLE: "The egress log could not be written, so nothing is answered.",
  AUDIT_LOG_UNREADABLE: "The egress log, or what is kept of it in the state folder, could not be read.",
  AUDIT_LOG_NOT_NAMED: "No egress log is named. Give --audit-log FILE, or set audit_log in [server].",
  // Input of the operator's filter.
  INPUT_NOT_TEXT: "Input is not text.",
  INPUT_BAD_LINE: "Invalid JSON line in input.",
  // A server that listens.
  LISTEN_ONE_PLACE: "Give one of --http and --socket.",
  LISTEN_ADDRESS: "--http takes HOST:PORT, with an IPv6 address in brackets.",
  LISTEN_REMOTE: "--http listens on the loopback only. To be reached from other machines give --allow-remote as well.",
  LISTEN_FAILED: "Could not listen there.",
  SOCKET_IN_USE: "The socket path is in use or is not a socket of this user. It was left as it is.",
  SOCKET_GROUP: "The socket could not be given to that group. The user that serves must be a member of it.",
  TOKEN_FILE_REQUIRED: "--http and --socket need --token-file.",
  TOKEN_FILE_UNREADABLE: "The token file could not be read.",
  TOKEN_FILE_PERMISSIONS: "The token file must belong to the user that runs this and have mode 0600.",
  TOKEN_FILE_MALFORMED: "The token file must hold lines name:token, with tokens of 16 characters or more, each once.",
  AS_USER_ROOT: "--as-user becomes another user to try what that user can reach. Run it as root.",
  AS_USER_FAILED: "Could not try as that user. It must exist, with a group of its name or NAME:GROUP.",
  CONNECT_URL: "--url takes https, or http to this machine, without user, query and fragment.",
  CONNECT_TARGET: "Give one of --socket PATH and --url URL, and --token-file FILE.",
  ROOT_USER: "Refusing to listen as root. Start as another user, or give --user NAME.",
  USER_UNKNOWN: "Could not become the user of --user.",
  // The way back: restoring, and writing what was restored.
  RAW_OUTPUT_REFUSED: "rehydrate emits private raw text; pass --allow-raw-output to continue.",
  REHYDRATE_INPUT_MISSING: "Rehydrate input does not exist.",
  REHYDRATE_CATEGORY: "--only takes categories of placeholders, such as PERSON,ORG.",
  OUTPUT_REQUIRED: "--output is required when rehydrating a folder.",
  OUTPUT_NOT_DIRECTORY: "--output must be a directory when rehydrating a folder.",
  OUTPUT_INSIDE_INPUT: "--output must not be inside the input folder.",
  OUTPUT_INSIDE_ROOT: "Refusing to write inside the served root. Pass --inside-root to do so.",
  OUTPUT_LINK: "Refusing to write through a symlink.",
  OUTPUT_EXISTS: "Output already exists.",
  OUTPUT_UNWRITABLE: "Could not publish output atomically.",
  WRITES_DISABLED: "Writes are disabled. Start the server with --enable-writes.",
  WRITE_SUBDIR_EMPTY: "--write-subdir must not be empty.",
  WRITE_SUBDIR_RELATIVE: "--write-subdir must be a relative subdirectory under root.",
  WRITE_SUBDIR_LINK: "--write-subdir must not contain symlinks or reparse points.",
  WRITE_SUBDIR_OUTSIDE: "--write-subdir must stay under root.",
  WRITE_SUBDIR_FOLDER: "--write-subdir must be a subdirectory under root.",
  TARGET_EMPTY: "target_path must not be empty.",
  TARGET_COLON: "target_path must not contain ':'.",
  TARGET_RELATIVE: "target_path must be a relative file path inside the write subdirectory.",
  TARGET_LINK: "target_path must not contain symlinks.",
  TARGET_INSIDE: "target_path must stay inside the write subdirectory.",
  TARGET_TWIN: "target_path differs from an existing name in its spelling only.",
  TARGET_EXISTS: "Target already exists. Pass overwrite=true to replace it.",
  TARGET_DIRECTORY: "Target already exists as a directory.",
  WRITE_PROTECTED: "Write target is protected.",
  ROUND_TRIP:
    "Rehydrated document would not redact consistently on read-back. Keep placeholder references separated by spaces or punctuation so restored values redact cleanly.",
  VALUE_ENCODING: "A value has characters that the encoding of its draft lacks. Convert the draft to UTF-8.",
  // GitHub.
  GITHUB_UNKNOWN_ALIAS: "Unknown GitHub repo alias.",
  GITHUB_ISSUE_NOT_FOUND: "GitHub issue was not found.",
  GITHUB_UNREACHABLE: "Could not reach GitHub API.",
  GITHUB_CERTIFICATE:
    "Could not verify GitHub's TLS certificate. Name a file with the certificates of its authority in SSL_CERT_FILE.",
  GITHUB_TOO_LARGE: "GitHub response too large.",
  GITHUB_INVALID_RESPONSE: "GitHub returned invalid JSON.",
  GITHUB_STATE: "GitHub state must be open, closed, or all.",
  GITHUB_LIMIT: "--limit must be at least 1.",
  GITHUB_MAX_COMMENTS: "--max-comments must be at least 0.",
  GITHUB_MAX_BODY_CHARS: "--max-body-chars must be at least 1.",
  GITHUB_AFTER: "--after must be at least 0.",
  GITHUB_SEARCH_OFF:
    "GitHub search and label filters are off: GitHub matches them on raw text. The operator can turn them on in the config.",
  GITHUB_QUERY:
    "GitHub query refused: no repo:, org:, user:, owner:, type: or is:pr, no AND, OR, NOT or parentheses, and quotes in pairs.",
  CONFIG_GITHUB_TABLES: "Expected [github.repos.<alias>] tables in redaction config.",
  CONFIG_GITHUB_TABLE: "Expected each GitHub repo config to be a table.",
  CONFIG_GITHUB_REPO: "GitHub repo config requires owner and repo.",
  CONFIG_GITHUB_ALIAS:
    "A GitHub repo alias must be a word of letters, digits, dots and hyphens that redaction leaves as it is. Choose a neutral one.",
  CONFIG_GITHUB_URL:
    "api_url of a GitHub repo must be an https address without user, query and fragment; plain http reaches this machine only.",
  CONFIG_GITHUB_TOKEN:
    "A GitHub token could not be used: give token_env or token_file, not both; a token file is one line, with mode 0600.",
  // The process.
  UNSAFE_LAUNCH:
    "Refusing to serve: Node was started with options that load code, open an inspector or write reports. Start with a clean environment.",
  // The engine and the boundary.
  PLACEHOLDER_COLLISION: "Placeholder collision.",
  REDACTION_FAILED: "Redaction failed.",
  POLICY_INCOMPLETE: "The redaction policy is incomplete.",
  INTERNAL: "Tool execution failed.",
} as const;

export type Code = keyof typeof FAILURES;

/** Where in the configuration a failure lies: a line or an alias group, counted from 1. */
export interface Place {
  readonly kind: "line" | "alias-group";
  readonly number: number;
}

/** An expected failure. It carries its code and at most a place in the configuration: no cause, no path, no value, no stack. */
export class Failure extends Error {
  readonly code: Code;
  /** Said to the operator alone, see `textForOperator`. */
  declare readonly place?: Place;

  constructor(code: Code, place?: Place) {
    super(FAILURES[code]);
    this.code = code;
    this.name = "Failure";
    this.stack = `Failure: ${code}`;
    if (place !== undefined) this.place = { kind: place.kind, number: place.number };
  }
}

/** The code of whatever was thrown; anything that is no Failure is INTERNAL, and its own text is dropped. */
export function codeOf(thrown: unknown): Code {
  return thrown instanceof Failure ? thrown.code : "INTERNAL";
}

const PLACES: Readonly<Record<Place["kind"], string>> = { line: "Line", "alias-group": "Alias group" };

/** The constant text of whatever was thrown, behind the place that it names: `Alias group 2: The alias list is empty.` */
export function textForOperator(thrown: unknown): string {
  const text = FAILURES[codeOf(thrown)];
  const place = thrown instanceof Failure ? thrown.place : undefined;
  if (place === undefined || !Number.isSafeInteger(place.number)) return text;
  return `${PLACES[place.kind]} ${place.number}: ${text}`;
}

const PATH_CODES: ReadonlySet<Code> = new Set([
  "OUTSIDE_ROOT",
  "UNSAFE_PATH",
  "NOT_FOUND",
  "NOT_FILE",
  "NOT_DIRECTORY",
  "EXCLUDED",
  "PATH_ID_COLLISION",
]);

/** The code that an agent is told: every reason why a path is not served is one and the same to it, and a broken answer is no news. */
export function spokenToAgent(code: Code): Code {
  if (code === "GITHUB_INVALID_RESPONSE") return "INTERNAL";
  return PATH_CODES.has(code) ? "PATH_UNAVAILABLE" : code;
}
