// The egress log of a server: opened as its options say, and a recorder for each client.
import { homedir } from "node:os";
import { EgressLog, recorder } from "../audit/egress-log/egress-log.js";
import { realPath } from "../config/real-path.js";
import type { ServerSettings } from "../config/server-settings.js";
import { stateDirectory } from "../config/state-directory.js";
import type { ServerDeclaration } from "../mcp/server.js";
import { expandHome } from "../source/filesystem/path-argument.js";

/** What a client is served with; `client` is the operator's word for it. */
export type DeclarationFor<Context> = (client: string) => ServerDeclaration<Context>;

/**
 * The same declaration for all clients, each with a recorder of its own if the options name a log. `policy` gives the fingerprint of the
 * policy in force. Throws what `EgressLog.open` and `stateDirectory` throw.
 */
export function logged<Context>(
  declaration: ServerDeclaration<Context>,
  { auditLog, auditLogBytes }: ServerSettings,
  given: { readonly root: string; readonly policy: () => string },
): DeclarationFor<Context> {
  if (auditLog === undefined) return () => declaration;
  const root = realPath(expandHome(given.root, homedir()));
  const stateFolder = stateDirectory(root, process.env);
  const log = EgressLog.open({ path: auditLog, maxBytes: auditLogBytes, root, stateFolder });
  return (client) => ({ ...declaration, record: recorder(log, client, given.policy) });
}
