#!/usr/bin/env node
// The command-line program: arguments in, exit code out.
import { runCli } from "../cli/run.js";
import { withholdCrashes } from "./crashes.js";

withholdCrashes((line) => void process.stderr.write(line));
process.stdout.on("error", () => process.exit(1));
const { argv, env: environment, stdin, stdout, stderr } = process;
process.exitCode = await runCli({ argv: argv.slice(2), environment, stdin, stdout, stderr });
