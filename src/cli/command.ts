// What a command is: its shape for the parser, and its run.
import type { Readable } from "node:stream";
import type { OpenedLibrary } from "../library/open-library.js";
import type { FlagValues } from "./flags.js";
import type { Output } from "./output.js";
import type { CommandShape, ProgramShape } from "./parser.js";

/** What a run has. */
export interface Run {
  /** Operands in order; a list for a repeated one. */
  readonly operands: readonly (string | readonly string[] | undefined)[];
  readonly flags: FlagValues;
  readonly output: Output;
  readonly stdin: Readable;
  readonly environment: NodeJS.ProcessEnv;
  /** The program whose command this is, with all its commands and flags. */
  readonly program: ProgramShape;
  /** Opens the library. Throws a Failure. */
  open(): OpenedLibrary;
}

/** 0: done. 1: nothing found, or failed. */
export type ExitCode = 0 | 1;

export interface Command extends CommandShape {
  run(run: Run): Promise<ExitCode>;
}

/** An operand that stands once. */
export function operand(run: Run, index: number, otherwise: string): string {
  const given = run.operands[index];
  return typeof given === "string" ? given : otherwise;
}

/** An operand that may be repeated. */
export function operandList(run: Run, index: number): readonly string[] {
  const given = run.operands[index];
  return Array.isArray(given) ? given : [];
}
