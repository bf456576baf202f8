// The registry of commands, in the order of the help.
import type { Command } from "../command.js";
import { auditCommand } from "./audit.js";
import { benchmarkCommand } from "./benchmark.js";
import { bundleCommand } from "./bundle.js";
import { completionCommand } from "./completion.js";
import { connectCommand } from "./connect.js";
import { doctorCommand } from "./doctor.js";
import { explainCommand } from "./explain.js";
import { githubCommand } from "./github.js";
import { initCommand } from "./init.js";
import { logCommand } from "./log.js";
import { ls } from "./ls.js";
import { head, readCommand, tail } from "./read.js";
import { redactCommand } from "./redact.js";
import { rehydrateCommand } from "./rehydrate.js";
import { retrieveCommand } from "./retrieve.js";
import { searchCommand } from "./search.js";
import { statCommand } from "./stat.js";
import { treeCommand } from "./tree.js";

export const COMMANDS: readonly Command[] = [
  initCommand,
  ls,
  treeCommand,
  readCommand,
  head,
  tail,
  searchCommand,
  retrieveCommand,
  statCommand,
  bundleCommand,
  githubCommand,
  redactCommand,
  explainCommand,
  rehydrateCommand,
  doctorCommand,
  auditCommand,
  logCommand,
  benchmarkCommand,
  connectCommand,
  completionCommand,
];
