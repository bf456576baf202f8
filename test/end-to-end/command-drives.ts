// Command lines for the canary test: every command and flag, what fits and what does not, with input where a command takes it.
import { BODY, HIDDEN, PATHS } from "./canary-folder.js";

export interface CommandLine {
  readonly words: readonly string[];
  readonly input?: string;
}

const [PERSON = "", ACCENTED = ""] = HIDDEN.map(({ value }) => value);
const [MINUTES = "", SALARY = "", DECOMPOSED = ""] = PATHS.served;

const RECORDS = [BODY, "", BODY.toUpperCase(), PERSON].map((text, id) => `${JSON.stringify({ id, text })}\n`).join("");

/** Command lines by command. A command of the program that is not here fails the test. */
export const COMMAND_LINES: Readonly<Record<string, readonly CommandLine[]>> = {
  // The folder has a configuration, so init refuses, and so it does for a client that it does not know: else it prints the operator's own paths (test/cli/init.test.ts).
  init: [
    { words: ["init"] },
    { words: ["init", "--client", "claude-code"] },
    { words: ["init", "--client", PERSON] },
    { words: ["init", "--settings-only", "--client", PERSON] },
    { words: ["init", "--config", `${PERSON}/absent.toml`] },
  ],
  completion: [
    ...["bash", "zsh", "fish"].map((shell) => ({ words: ["completion", shell] })),
    { words: ["completion", PERSON] },
    { words: ["completion"] },
  ],
  // Without a token nothing is connected to; what goes through a bridge is what the server says (test/mcp/http).
  connect: [
    { words: ["connect", "--socket", PERSON, "--token-file", PERSON] },
    { words: ["connect", "--url", `https://${ACCENTED}.example`, "--token-file", `notes/${PERSON}`] },
    { words: ["connect"], input: BODY },
  ],
  ls: [
    { words: ["ls", "-r"] },
    { words: ["ls", "-r", "--json", "--max-depth", "2", "--max-seconds", "60"] },
    { words: ["ls", SALARY] },
    { words: ["ls", "-r", "--max-entries", "2"] },
  ],
  tree: [{ words: ["tree"] }, { words: ["tree", "--json", "--max-depth", "9"] }, { words: ["tree", SALARY] }],
  read: [
    ...PATHS.served.slice(0, 4).map((path) => ({ words: ["read", path] })),
    { words: ["read", "notes/nul.txt"] },
    { words: ["read", "keys/server.pem"] },
    { words: ["read", "borage-shortcut.txt", "--json"] },
    { words: ["read", "../outside/angelica-ledger.txt"] },
    { words: ["read", "hollyhock-hr/absent.md"] },
    { words: ["cat", MINUTES, "--json", "--start-line", "2", "--end-line", "4"] },
    { words: ["cat", MINUTES, "--max-chars", "40", "-n"] },
    { words: ["cat", MINUTES, "--max-raw-bytes-per-file", "5"] },
    { words: ["cat", MINUTES, "--max-total-raw-bytes", "5"] },
    { words: ["cat", MINUTES, "--start-line", PERSON] },
  ],
  head: [{ words: ["head", DECOMPOSED, "--lines", "2"] }, { words: ["head", MINUTES, "--json"] }],
  tail: [{ words: ["tail", MINUTES, "-n", "4", "--line-numbers"] }, { words: ["tail", MINUTES, "--json"] }],
  search: [
    { words: ["search", ""] },
    { words: ["search", "person", "-i", "--json"] },
    { words: ["grep", ".", "-E", "-C", "1", "--max-results", "1000", "notes", "--max-files", "100"] },
    { words: ["grep", PERSON] },
    { words: ["grep", "vantongeren|åkerlund", "-E", "-i"] },
    { words: ["grep", "e", "--glob", "*Vantongeren*", "--glob", "*.csv"] },
    { words: ["grep", `(${PERSON}`, "--regex"] },
    { words: ["grep", PERSON, ACCENTED] },
    { words: ["grep", "e", "--ignore-case", "--context", "1", "--max-seconds", "0"] },
    { words: ["grep", "e", "--max-files", "1", "--json"] },
  ],
  stat: [
    { words: ["stat", SALARY] },
    { words: ["stat", "notes/picture.bin", "--json"] },
    { words: ["stat", "borage-folder/angelica-ledger.txt"] },
  ],
  retrieve: [
    { words: ["retrieve", "minutes called", "--json", "--max-results", "3", "--max-seconds", "60"] },
    { words: ["retrieve", "end", "notes", "--glob", "*.md", "--max-chars", "900", "--max-files", "99"] },
    { words: ["retrieve", PERSON, "--max-passages", "5000"] },
  ],
  bundle: [
    { words: ["bundle", "--max-files", "99", "--max-chars-per-file", "700", "--max-total-chars", "9000"] },
    { words: ["bundle", "--glob", "*.csv", "--json"] },
    { words: ["bundle", PERSON] },
  ],
  github: [
    { words: ["github", "repos"] },
    { words: ["gh", "repos", "--json"] },
    { words: ["github", "issues", "context", "--state", "all", "--limit", "3", "--max-seconds", "20"] },
    { words: ["github", "issues", "context", "--label", PERSON, "--json"] },
    { words: ["github", "issue", "context", "12", "--comments", "--max-comments", "9", "--after", "0"] },
    { words: ["github", "issue", "context", "12", "--json", "--comments", "--max-body-chars", "60"] },
    { words: ["github", "search", "context", `"${PERSON}"`] },
    { words: ["github", "issues", PERSON] },
    { words: ["github", PERSON] },
  ],
  // Where it succeeds it prints the operator's own paths; here there is a configuration, so it refuses.
  doctor: [
    { words: ["doctor"] },
    { words: ["doctor", "--json"] },
    { words: ["doctor", "--as-user", PERSON, "--socket", PERSON, "--private-file", MINUTES] },
  ],
  audit: [
    { words: ["audit", "--max-entries", "9000", "--max-seconds", "60"] },
    { words: ["audit", "--format", "json"] },
    { words: ["audit", "--json"] },
  ],
  // No log was kept here: test/end-to-end/egress-log.test.ts has one that was.
  log: [
    { words: ["log", "verify", `${PERSON}.log`] },
    { words: ["log", "show", "--audit-log", `Wexcombe Harrow/${MINUTES}`, "--json"] },
    { words: ["log", "verify"] },
    { words: ["log", PERSON] },
  ],
  benchmark: [
    { words: ["benchmark", "--query", PERSON, "--ignore-case", "--max-entries", "9000", "--max-files", "99"] },
    { words: ["benchmark", "--no-ignore-case", "--format", "json", "--max-raw-bytes-per-file", "99999"] },
    { words: ["benchmark", "--json", "--max-total-raw-bytes", "999999", "--max-seconds", "60"] },
  ],
  // With --show-values it prints what it found, which is what that flag is for (test/cli/explaining.txt).
  explain: [
    { words: ["explain", MINUTES] },
    { words: ["explain", SALARY, "--all"] },
    { words: ["explain", "notes/nul.txt", "--json"] },
    { words: ["explain", MINUTES, "--json", "--all"] },
    { words: ["explain", "-", "--all", "--max-total-raw-bytes", "999999"], input: BODY },
    { words: ["explain", MINUTES, "--max-raw-bytes-per-file", "5"] },
    { words: ["explain", PERSON, "--show-values"] },
    { words: ["explain", "-", "--show-values"], input: "nothing is hidden here\n" },
  ],
  redact: [
    { words: ["redact"], input: BODY },
    { words: ["redact", "--receipt", `Wexcombe Harrow/${MINUTES}`, "Wexcombe Harrow/contacts.csv"] },
    { words: ["redact", "--jsonl", "--receipt"], input: RECORDS },
    { words: ["redact", "--jsonl"], input: `${RECORDS}{"id": 1, "text": "${PERSON}\n` },
    { words: ["redact", "--jsonl"], input: `{"id": 1, "${PERSON}": "${ACCENTED}"}\n` },
    { words: ["redact", "Wexcombe Harrow/notes/nul.txt"] },
    { words: ["redact", `${PERSON}.txt`] },
    { words: ["redact", "Wexcombe Harrow/notes"] },
  ],
  // Where it restores something it prints raw text, which is what it is for; here every draft holds unknown tokens or none.
  rehydrate: [
    { words: ["rehydrate", `Wexcombe Harrow/${MINUTES}`] },
    { words: ["rehydrate", `Wexcombe Harrow/${MINUTES}`, "--output", `${PERSON}.md`] },
    { words: ["rehydrate", `${PERSON}.md`, "--allow-raw-output"] },
    { words: ["rehydrate", "Wexcombe Harrow", "--allow-raw-output", "--secrets"] },
    { words: ["rehydrate", "drafts", "--allow-raw-output", "--output", "Wexcombe Harrow/out", "--force"] },
    { words: ["rehydrate", "drafts", "--allow-raw-output", "--output", "bad.toml", "--inside-root"] },
    { words: ["rehydrate", "drafts", "--allow-raw-output", "--only", PERSON] },
    { words: ["rehydrate", "drafts", "--allow-raw-output", "--dry-run", "--diff", "--only", "PERSON,ORG"] },
    { words: ["rehydrate", "drafts", "--allow-raw-output", "--dry-run", "--json"] },
    { words: ["rehydrate", "drafts/forged.md", "--allow-raw-output", "--secrets"] },
  ],
};

/** Faulty usage, and starts that fail. */
export const FAULTY_LINES: readonly CommandLine[] = [
  { words: [PERSON] },
  { words: [`--${PERSON}`] },
  { words: ["ls", `--mode=${PERSON}`] },
  { words: ["ls", PERSON, ACCENTED] },
  { words: ["read"] },
  { words: ["read", "x", `--max-chars=${PERSON}`] },
  { words: ["ls", "--root", `/nowhere/${PERSON}`] },
  { words: ["ls", "--config", "bad.toml"] },
  { words: ["ls", "--config", "outside"] },
  { words: ["ls", "--detector-profile", PERSON, "--placeholder", PERSON] },
];
