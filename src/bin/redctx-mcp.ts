#!/usr/bin/env node
// The server program: arguments in, one client on stdin and stdout or many at an address, exit code out. stderr carries codes.
import "./server-process.js"; // first, so that no library runs before it
import { codeOf, FAILURES, Failure, textForOperator } from "../boundary/failure.js";
import { type FlagValues, SERVER_FLAGS, SHARED_FLAGS } from "../cli/flags.js";
import { parseCommandLine, UsageExit } from "../cli/parser.js";
import { openOptionsOf, serverOptionsOf } from "../cli/session.js";
import { Receipt } from "../core/receipt.js";
import { type Change, LiveLibrary } from "../library/live-library.js";
import type { OpenedLibrary } from "../library/open-library.js";
import { ScopedDeclarations } from "../mcp/client-scope.js";
import { folderResources } from "../mcp/resources.js";
import { type ServerDeclaration, serve } from "../mcp/server.js";
import { contextOf, type ServerContext } from "../mcp/tools/context.js";
import { instructionsFor, toolsFor } from "../mcp/tools/index.js";
import { sweep } from "../restore/write-folder.js";
import { VERSION } from "../version.js";
import { boundHeapGrowth } from "./heap.js";
import { listening, serveUntilTold } from "./listening.js";
import { type DeclarationFor, logged } from "./logging.js";
import { say, stdout } from "./server-process.js";
import { becomeUser } from "./service-user.js";

const SUMMARY = "Serve a private folder to an agent as redacted text, over MCP on stdin and stdout.";

/** Flags that do not go together, or that nobody can act on. */
const MISUSES: ReadonlySet<string> = new Set([
  "TOKEN_FILE_REQUIRED",
  "LISTEN_ADDRESS",
  "LISTEN_REMOTE",
  "LISTEN_ONE_PLACE",
  "WRITE_SUBDIR_EMPTY",
  "WRITE_SUBDIR_RELATIVE",
  "WRITE_SUBDIR_OUTSIDE",
  "WRITE_SUBDIR_FOLDER",
]);

boundHeapGrowth();
process.exit(await main());

async function main(): Promise<number> {
  try {
    const shape = {
      name: "redctx-mcp",
      version: VERSION,
      summary: SUMMARY,
      flags: [...SHARED_FLAGS, ...SERVER_FLAGS],
      commands: [],
    };
    const { flags } = parseCommandLine(shape, process.argv.slice(2));
    const options = listening(flags);
    becomeUser(typeof flags["user"] === "string" ? flags["user"] : undefined, options !== undefined);
    const { declarationFor, live } = declare(flags);
    if (options === undefined) await serve({ ...declarationFor("stdio"), stdin: process.stdin, stdout }).closed;
    else await serveUntilTold(narrowed(declarationFor, live), options, live.current().server);
    return 0;
  } catch (error) {
    return report(error);
  }
}

function declare(flags: FlagValues): {
  readonly declarationFor: DeclarationFor<ServerContext>;
  readonly live: LiveLibrary;
} {
  const live = LiveLibrary.open(openOptionsOf(flags, process.env, serverOptionsOf(flags)), sayChange);
  const opened = live.current();
  sayWarnings(opened);
  if (opened.writes !== undefined) sweep(opened.writes);
  const declaration: ServerDeclaration<ServerContext> = {
    name: "redctx",
    version: VERSION,
    instructions: instructionsFor(opened.server, opened.writes !== undefined),
    tools: toolsFor(opened.writes !== undefined),
    resources: folderResources(),
    context: () => {
      const inForce = live.current();
      return contextOf(inForce, () => live.confirm(inForce));
    },
    confirm: (context) => live.confirm(context.opened),
    receipt: () => new Receipt(live.profile),
  };
  const given = { root: String(flags["root"]), policy: () => live.policyFingerprint };
  return { declarationFor: logged(declaration, opened.server, given), live };
}

/** What each client is served with under the configuration of the moment; while that is blocked, what it was served with before. */
function narrowed(declarationFor: DeclarationFor<ServerContext>, live: LiveLibrary): DeclarationFor<ServerContext> {
  const scoped = new ScopedDeclarations();
  let { clientScopes } = live.current();
  return (client) => {
    try {
      clientScopes = live.current().clientScopes;
    } catch {
      // A call is refused when it asks for its context; what is listed may be listed as before.
    }
    return scoped.of(declarationFor(client), client, clientScopes.get(client));
  };
}

/** What the operator may find in the log of the client. */
function sayChange(change: Change): void {
  if ("blocked" in change) {
    say(`${change.blocked} ${change.reason}\n`);
    return;
  }
  say("POLICY_RELOADED\n");
  sayWarnings(change.opened);
}

function sayWarnings({ configMissing, unknownKeys, unusableTerms }: OpenedLibrary): void {
  if (configMissing) say("CONFIG_MISSING\n");
  if (unknownKeys > 0) say(`CONFIG_UNKNOWN_KEYS ${unknownKeys}\n`);
  if (unusableTerms > 0) say(`CONFIG_UNUSABLE_TERMS ${unusableTerms}\n`);
}

async function report(error: unknown): Promise<number> {
  if (error instanceof UsageExit && error.exitCode === 0) {
    await new Promise((resolve) => stdout.write(error.text, resolve));
    return 0;
  }
  say(error instanceof UsageExit ? error.text : `${codeOf(error)}: ${textForOperator(error)}\n`);
  // What a running server answers to the same fault, which is what a client's log is searched for.
  if (/^(?:CONFIG|ALIAS|TERM)_/.test(codeOf(error))) say(`${FAILURES.POLICY_RELOAD}\n`);
  return error instanceof UsageExit || isMisuse(error) ? 2 : 1;
}

function isMisuse(error: unknown): boolean {
  return error instanceof Failure && MISUSES.has(error.code);
}
