// What a shell needs to know of a program, read from the tables of flags and commands. The three scripts are written from it.
import type { Flag } from "../flags.js";
import type { CommandShape, ProgramShape } from "../parser.js";

/** What the value of a flag, or an operand, may be. */
export type Completed =
  | { readonly kind: "words"; readonly words: readonly string[] }
  | { readonly kind: "folder" | "file" | "path" | "anything" };

export interface VocabularyFlag {
  /** With dashes, short one first. */
  readonly spellings: readonly string[];
  readonly description: string;
  /** Undefined for a flag without a value. */
  readonly value: Completed | undefined;
}

export interface VocabularyCommand {
  /** Name, then the other name if there is one. */
  readonly names: readonly string[];
  readonly summary: string;
  readonly flags: readonly VocabularyFlag[];
  /** Undefined for a command without operands. `path` is one below the root, `file` one from the working folder. */
  readonly operand: Completed | undefined;
}

export interface Vocabulary {
  readonly program: string;
  readonly flags: readonly VocabularyFlag[];
  readonly commands: readonly VocabularyCommand[];
}

export function vocabularyOf({ name, flags, commands }: ProgramShape): Vocabulary {
  const own = [...flags.map(flagOf), HELP];
  return { program: name, flags: [...own, VERSION], commands: commands.map(commandOf) };
}

/** The parser adds these two. */
const HELP: VocabularyFlag = { spellings: ["-h", "--help"], description: "Print help.", value: undefined };
const VERSION: VocabularyFlag = { spellings: ["-V", "--version"], description: "Print the version.", value: undefined };

function commandOf({ name, alias, summary, operands, choices, flags }: CommandShape): VocabularyCommand {
  return {
    names: alias === undefined ? [name] : [name, alias],
    summary,
    flags: flags.map(flagOf),
    operand: choices === undefined ? operandOf(operands) : { kind: "words", words: choices },
  };
}

/** A query is text, and a path may follow it. */
function operandOf(operands: readonly string[]): Completed | undefined {
  const names = operands.map((operand) => operand.replace(/[^a-z]/g, ""));
  if (names.some((name) => name === "path" || name === "paths")) return { kind: "path" };
  if (names.includes("files")) return { kind: "file" };
  return names.length === 0 ? undefined : { kind: "anything" };
}

function flagOf({ name, short, value, choices, description }: Flag): VocabularyFlag {
  return {
    spellings: short === undefined ? [`--${name}`] : [`-${short}`, `--${name}`],
    description,
    value: choices !== undefined ? { kind: "words", words: choices } : completedBy(value),
  };
}

/** By what the value is called in the help. */
function completedBy(value: string | undefined): Completed | undefined {
  if (value === undefined) return undefined;
  if (value === "DIR") return { kind: "folder" };
  return { kind: value === "FILE" ? "file" : "anything" };
}
