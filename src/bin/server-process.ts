// The process of the server, closed before anything else is loaded: it is the first import of the program, so no library runs before it.
import { FAILURES } from "../boundary/failure.js";
import { captureConsole, reserveErrors, reserveOutput } from "../mcp/console-capture.js";
import { withholdCrashes } from "./crashes.js";
import { isCleanLaunch } from "./launch.js";

/** Prints a constant line on stderr. Nobody else prints there. */
export const say = reserveErrors();

/** The one writer of stdout. */
export const stdout = reserveOutput();

captureConsole(say);
withholdCrashes(say, { warnings: true });
// The command line names the served folder, and every account of the machine may read it.
process.title = "redctx-mcp";
// What is created is for this user alone; a socket is opened to its group afterwards.
process.umask(0o077);
if (!isCleanLaunch(process.execArgv, process.env)) {
  say(`UNSAFE_LAUNCH: ${FAILURES.UNSAFE_LAUNCH}\n`);
  process.exit(1);
}
