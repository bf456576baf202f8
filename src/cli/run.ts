// One run of the CLI: arguments in, exit code out. 0 done, 1 nothing found or failed, 2 faulty usage.
import type { Readable, Writable } from "node:stream";
import { VERSION } from "../version.js";
import type { Run } from "./command.js";
import { COMMANDS } from "./commands/index.js";
import { SHARED_FLAGS } from "./flags.js";
import { Output } from "./output.js";
import { type ProgramShape, parseCommandLine, UsageExit } from "./parser.js";
import { openFromFlags } from "./session.js";

const CLI_SHAPE: ProgramShape = {
  name: "redctx",
  version: VERSION,
  summary: "See a private folder as redacted text.",
  flags: SHARED_FLAGS,
  commands: COMMANDS,
};

/** What a process gives to a run. */
export interface Process {
  readonly argv: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
}

/** Runs one command line. It throws nothing: a failure is its constant text on stderr and exit code 1. */
export async function runCli({ argv, environment, stdin, stdout, stderr }: Process): Promise<number> {
  const output = new Output(stdout, stderr, environment);
  try {
    const { command, operands, flags } = parseCommandLine(CLI_SHAPE, argv);
    const open = () => {
      const opened = openFromFlags(flags, environment);
      if (opened.configMissing) stderr.write(CONFIG_MISSING_REMARK);
      if (opened.unknownKeys > 0) stderr.write(unknownKeysRemark(opened.unknownKeys));
      if (opened.unusableTerms > 0) stderr.write(unusableTermsRemark(opened.unusableTerms));
      return opened;
    };
    const run: Run = { operands, flags, output, stdin, environment, program: CLI_SHAPE, open };
    return (await COMMANDS.find(({ name }) => name === command)?.run(run)) ?? 2;
  } catch (error) {
    if (!(error instanceof UsageExit)) return fail(output, error);
    if (error.exitCode === 0) await output.help(error.text);
    else await output.remark(error.text);
    return error.exitCode;
  }
}

/** A path that was mistyped protects nothing. A file may come later, so it is no failure. */
const CONFIG_MISSING_REMARK = "The file given as --config does not exist; nothing is configured.\n";

/** A misspelt key protects nothing, so it is said; its name is the operator's own and stays unsaid. */
function unknownKeysRemark(keys: number): string {
  return `The redaction config holds ${keys} unknown key${keys === 1 ? "" : "s"}; see config.example.toml.\n`;
}

/** A term of signs alone, or one that is a word of placeholders, hides nothing. */
function unusableTermsRemark(terms: number): string {
  return `The redaction config holds ${terms} term${terms === 1 ? "" : "s"} that can match nothing; write letters or digits.\n`;
}

async function fail(output: Output, error: unknown): Promise<number> {
  try {
    await output.failure(error);
  } catch {
    // The reader went away; there is nobody to tell.
  }
  return 1;
}
