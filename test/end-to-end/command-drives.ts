// Command lines for the canary test: every command and flag, what fits and what does not, with input where a command takes it.
import { HIDDEN, PATHS, STRICT } from "./canary-folder.js";

export interface CommandLine {
  readonly words: readonly string[];
  readonly input?: string;
}

const [PERSON = "", ACCENTED = ""] = HIDDEN.map(({ value }) => value);
/** Values that the operator may hand to the filter: those that it hides. */
const VALUES = [...HIDDEN, ...STRICT].map(({ value }) => value);
const [MINUTES = "", SALARY = "", DECOMPOSED = ""] = PATHS.served;

const RECORDS = VALUES.map((text, id) => `${JSON.stringify({ id, text: `with ${text} in it` })}\n`).join("");

/** Command lines by command. A command of the program that is not here fails the test. */
export const COMMAND_LINES: Readonly<Record<string, readonly CommandLine[]>> = {
  ls: [
    { words: ["ls", "-r"] },
    { words: ["ls", "-r", "--json", "--max-depth", "2", "--max-seconds", "60"] },
    { words: ["ls", SALARY] },
    { words: ["ls", "-r", "--max-entries", "2"] },
  ],
  tree: [{ words: ["tree"] }, { words: ["tree", "--json", "--max-depth", "9"] }, { words: ["tree", SALARY] }],
  read: [
    ...PATHS.served.map((path) => ({ words: ["read", path] })),
    ...[...PATHS.notText.slice(0, 3), ...PATHS.unserved].map((path) => ({ words: ["read", path, "--json"] })),
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
  redact: [
    { words: ["redact"], input: VALUES.join("\n") },
    { words: ["redact", "--receipt", `Wexcombe Harrow/${MINUTES}`, "Wexcombe Harrow/contacts.csv"] },
    { words: ["redact", "--jsonl", "--receipt"], input: RECORDS },
    { words: ["redact", "--jsonl"], input: `${RECORDS}{"id": 1, "text": "${PERSON}\n` },
    { words: ["redact", "--jsonl"], input: `{"id": 1, "${PERSON}": "${ACCENTED}"}\n` },
    { words: ["redact", "Wexcombe Harrow/notes/nul.txt"] },
    { words: ["redact", `${PERSON}.txt`] },
    { words: ["redact", "Wexcombe Harrow/notes"] },
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
