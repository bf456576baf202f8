// Turns tables of flags and commands into a command-line parser. Usage errors have constant texts and exit with 2.
import { Argument, CommanderError, InvalidArgumentError, Option, Command as Parser } from "commander";
import type { Flag, FlagValues } from "./flags.js";

/** Text and exit code of a run that ended in the parser: help, version or a usage error. */
export class UsageExit extends Error {
  constructor(
    readonly exitCode: 0 | 2,
    readonly text: string,
  ) {
    super("USAGE");
  }
}

/** What a parsed command line asks for. */
export interface Parsed {
  /** Name of the command; empty for a program without commands. */
  readonly command: string;
  readonly operands: readonly (string | readonly string[])[];
  readonly flags: FlagValues;
}

/** The shape of one command for the parser. */
export interface CommandShape {
  readonly name: string;
  readonly alias?: string;
  readonly summary: string;
  /** Operands in the parser's notation, such as `<path>` or `[paths...]`. */
  readonly operands: readonly string[];
  /** The words that may stand as the first operand, if not any may. */
  readonly choices?: readonly string[];
  readonly flags: readonly Flag[];
}

export interface ProgramShape {
  readonly name: string;
  readonly version: string;
  readonly summary: string;
  readonly flags: readonly Flag[];
  readonly commands: readonly CommandShape[];
}

/** Parses arguments without the two that name the program. Throws UsageExit for help, version and faulty usage. */
export function parseCommandLine(shape: ProgramShape, argv: readonly string[]): Parsed {
  let parsed: Parsed = { command: "", operands: [], flags: {} };
  const written: string[] = [];
  const output = { writeOut: (text: string) => void written.push(text), writeErr: () => {} };
  const parser = new Parser(shape.name).description(shape.summary).version(shape.version, "-V, --version");
  parser.exitOverride().configureOutput(output).showSuggestionAfterError(false);
  for (const flag of shape.flags) parser.addOption(optionOf(flag));
  for (const command of shape.commands) {
    const child = parser.command(command.name).summary(command.summary).description(command.summary);
    child.exitOverride().configureOutput(output).showSuggestionAfterError(false);
    if (command.alias !== undefined) child.alias(command.alias);
    for (const [at, operand] of command.operands.entries()) {
      child.addArgument(argumentOf(operand, at === 0 ? command.choices : undefined, shape.name));
    }
    for (const flag of command.flags) child.addOption(optionOf(flag));
    child.action((...given: unknown[]) => {
      const operands = given.slice(0, command.operands.length) as (string | string[])[];
      parsed = { command: command.name, operands, flags: child.optsWithGlobals() };
    });
  }
  if (shape.commands.length === 0) {
    parser.action(() => {
      parsed = { command: "", operands: [], flags: parser.opts() };
    });
  }
  try {
    parser.parse([...argv], { from: "user" });
  } catch (error) {
    if (error instanceof CommanderError) throw usageExit(error, written.join(""), shape.name);
    throw error;
  }
  return parsed;
}

function argumentOf(operand: string, choices: readonly string[] | undefined, program: string): Argument {
  const argument = new Argument(operand);
  if (choices === undefined) return argument;
  return argument.choices(choices).argParser((word: string) => {
    if (!choices.includes(word)) throw new UsageExit(2, `Invalid value for an argument. See ${program} --help.\n`);
    return word;
  });
}

function optionOf(flag: Flag): Option {
  const short = flag.short === undefined ? "" : `-${flag.short}, `;
  const value = flag.value === undefined ? "" : ` <${flag.value}>`;
  const option = new Option(`${short}--${flag.name}${value}`, flag.description);
  if (flag.default !== undefined) option.default(flag.default);
  if (flag.choices !== undefined) option.choices(flag.choices);
  if (flag.kind === "integer") option.argParser((text: string) => integerFrom(text, flag.minimum ?? 1));
  if (flag.repeatable === true) {
    option.default([]).argParser((next: string, all: readonly string[]) => [...all, next]);
  }
  return option;
}

function integerFrom(text: string, minimum: number): number {
  const value = Number(text);
  if (!/^\d{1,15}$/.test(text) || value < minimum) throw new InvalidArgumentError("");
  return value;
}

/** The parser's own messages repeat what was typed; these do not. */
const USAGE_TEXTS: Readonly<Record<string, string>> = {
  "commander.unknownOption": "Unknown option.",
  "commander.unknownCommand": "Unknown command.",
  "commander.missingArgument": "Missing argument.",
  "commander.excessArguments": "Too many arguments.",
  "commander.optionMissingArgument": "Option needs a value.",
  "commander.invalidArgument": "Invalid value for an option.",
  "commander.help": "Missing command.",
};

function usageExit(error: CommanderError, help: string, program: string): UsageExit {
  if (error.code === "commander.helpDisplayed" || error.code === "commander.version") return new UsageExit(0, help);
  return new UsageExit(2, `${USAGE_TEXTS[error.code] ?? "Invalid usage."} See ${program} --help.\n`);
}
