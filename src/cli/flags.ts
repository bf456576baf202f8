// The one table of flags. Parser, help, the README's table and the server's options are all read from it.
import { DEFAULT_LIMITS } from "../config/limits.js";
import { DEFAULT_SERVER_SETTINGS } from "../config/server-settings.js";

/** A flag of a program or a command. */
export interface Flag {
  /** Long form without dashes. */
  readonly name: string;
  readonly short?: string;
  /** What the value is called in the help; a flag without it takes none. */
  readonly value?: string;
  readonly kind?: "integer";
  /** Smallest integer that is taken; 1 if absent. */
  readonly minimum?: number;
  readonly choices?: readonly string[];
  readonly default?: string | number | boolean;
  readonly repeatable?: true;
  readonly description: string;
}

/** Options of both programs. The CLI takes them before or after the command. */
export const SHARED_FLAGS: readonly Flag[] = [
  { name: "root", value: "DIR", default: ".", description: "The private folder." },
  {
    name: "config",
    value: "FILE",
    description: "Redaction config. Default: .agent-context-redactor.toml in the root.",
  },
  {
    name: "mode",
    value: "MODE",
    choices: ["strict", "balanced"],
    default: "strict",
    description: "strict hides every capitalised word that is not allowed; balanced hides what has evidence.",
  },
  {
    name: "detector-profile",
    value: "PROFILE",
    choices: ["default", "extended"],
    description: "extended adds shapes that are common in ordinary text. Default: from config or environment.",
  },
  {
    name: "placeholder",
    value: "FORM",
    choices: ["full", "short"],
    description: "Length of placeholders. Default: from config, else full.",
  },
  {
    name: "include-private",
    description: "Serve folders and files that are left out by default. Keys and configs stay hidden.",
  },
];

/** Budgets; each but that of files read is also a key of the config's [limits] table. */
export const LIMIT_FLAGS = {
  entries: {
    name: "max-entries",
    value: "N",
    kind: "integer",
    description: "Most directory entries one call may look at.",
  },
  fileBytes: { name: "max-raw-bytes-per-file", value: "N", kind: "integer", description: "Largest file, in bytes." },
  totalBytes: { name: "max-total-raw-bytes", value: "N", kind: "integer", description: "Most bytes read in one call." },
  files: { name: "max-files", value: "N", kind: "integer", description: "Most files read in one call." },
  rankedFiles: {
    name: "max-files",
    value: "N",
    kind: "integer",
    description: `Most text files that one retrieval ranks. Default: ${DEFAULT_LIMITS.maxFiles}.`,
  },
  passages: {
    name: "max-passages",
    value: "N",
    kind: "integer",
    description: `Most passages that one retrieval ranks. Default: ${DEFAULT_LIMITS.maxPassages}.`,
  },
  seconds: {
    name: "max-seconds",
    value: "N",
    kind: "integer",
    description: "Seconds one call may take. CLI default: none; server: 30.",
  },
} as const satisfies Record<string, Flag>;

/** Budgets of a command that goes through the whole folder, each file of it counted. */
export const WHOLE_FOLDER_FLAGS: readonly Flag[] = [
  LIMIT_FLAGS.entries,
  LIMIT_FLAGS.files,
  LIMIT_FLAGS.fileBytes,
  LIMIT_FLAGS.totalBytes,
  LIMIT_FLAGS.seconds,
];

export const GLOB_FLAG: Flag = {
  name: "glob",
  value: "GLOB",
  repeatable: true,
  description: "Only files whose path matches; may be repeated.",
};

/** Options of a server that listens instead of speaking on stdin and stdout. */
export const LISTENING_FLAGS: readonly Flag[] = [
  { name: "http", value: "HOST:PORT", description: "Listen for many clients over HTTP, on this machine." },
  { name: "socket", value: "PATH", description: "Listen for many clients at a Unix socket of mode 0660." },
  { name: "socket-group", value: "GROUP", description: "Group that may use the socket, by name or number." },
  {
    name: "token-file",
    value: "FILE",
    description: "Tokens of the clients, lines name:token, mode 0600. --http and --socket need it.",
  },
  { name: "allow-remote", description: "Let --http listen where other machines can reach it." },
  { name: "user", value: "NAME", description: "Become this user (NAME or NAME:GROUP) first. Root does not listen." },
];

export const AUDIT_LOG_FLAG: Flag = {
  name: "audit-log",
  value: "FILE",
  description: "Log of what left: one chained line an answer, no text. Default: audit_log of the config, else none.",
};

/** Options of `redctx-mcp` alone. */
export const SERVER_FLAGS: readonly Flag[] = [
  LIMIT_FLAGS.entries,
  { name: "max-traversal-entries", value: "N", kind: "integer", description: "Another name of --max-entries." },
  LIMIT_FLAGS.fileBytes,
  LIMIT_FLAGS.totalBytes,
  LIMIT_FLAGS.rankedFiles,
  LIMIT_FLAGS.passages,
  LIMIT_FLAGS.seconds,
  {
    name: "max-resource-bytes",
    value: "N",
    kind: "integer",
    description: "Largest file that is read as a resource, in bytes. Default: 1000000.",
  },
  { name: "enable-writes", description: "Let agents write documents: lists redctx_submit_doc." },
  {
    name: "write-subdir",
    value: "DIR",
    default: "incoming",
    description: "The folder in the root that agents may write into.",
  },
  { name: "write-dropbox", description: "Never serve the write folder, nor tell what stands in it." },
  { name: "write-secrets", description: "Restore SECRET and CONNECTION in written documents too." },
  {
    name: "max-submit-files",
    value: "N",
    kind: "integer",
    description: `Most files that one submitted document may make the server read. Default: ${DEFAULT_LIMITS.maxSubmitFiles}.`,
  },
  {
    name: "cache-bytes",
    value: "N",
    kind: "integer",
    minimum: 0,
    description: `Redacted text kept in memory, in bytes; 0 keeps none. Default: ${DEFAULT_LIMITS.cacheBytes}.`,
  },
  {
    name: "opaque-paths",
    description: "Take ids and . only, no paths, and order listings by id: no guess at a file name is confirmed.",
  },
  AUDIT_LOG_FLAG,
  {
    name: "audit-log-bytes",
    value: "N",
    kind: "integer",
    description: `Bytes after which the log begins a new file. Default: ${DEFAULT_SERVER_SETTINGS.auditLogBytes}.`,
  },
  ...LISTENING_FLAGS,
];

export const JSON_FLAG: Flag = { name: "json", description: "Print JSON." };

/** Values of flags by their camel-cased names, as the parser gives them. */
export type FlagValues = Readonly<Record<string, unknown>>;
