// The registry of commands, in the order of the help.
import type { Command } from "../command.js";
import { ls } from "./ls.js";
import { head, readCommand, tail } from "./read.js";
import { redactCommand } from "./redact.js";
import { searchCommand } from "./search.js";
import { statCommand } from "./stat.js";
import { treeCommand } from "./tree.js";

export const COMMANDS: readonly Command[] = [
  ls,
  treeCommand,
  readCommand,
  head,
  tail,
  searchCommand,
  statCommand,
  redactCommand,
];
