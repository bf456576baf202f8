// @ts-check
// A copy of the example folder in a temporary place. The credential in it is made here, so that none stands in the repository.
import { randomBytes } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Its name counts: redctx hides the name of the folder that it serves. */
const FOLDER_NAME = "Brackenmoor Ferries";
export const CREDENTIAL_FILE = "deploy/payments.yaml";

/**
 * Where things are: the private folder, the folder for redctx's state (its salt), the neutral folder an agent works in, and the
 * made-up credential. The two other folders lie beside the private one, never in it.
 * @typedef {{ root: string, state: string, agentFolder: string, credential: string }} TemporaryCopy
 */

/**
 * Makes the copy. It is removed when this process ends, whether it succeeds, fails or is interrupted.
 * @returns {TemporaryCopy}
 */
export function makeTemporaryCopy() {
  const place = mkdtempSync(join(tmpdir(), "redctx-quickstart-"));
  removeAtExit(place);
  const copy = {
    root: join(place, FOLDER_NAME),
    state: join(place, "state"),
    agentFolder: join(place, "agent"),
    credential: randomBytes(12).toString("hex"),
  };
  cpSync(join(import.meta.dirname, "private-folder"), copy.root, { recursive: true });
  mkdirSync(copy.agentFolder);
  mkdirSync(join(copy.root, "deploy"));
  writeFileSync(join(copy.root, CREDENTIAL_FILE), paymentsConfig(copy.credential));
  return copy;
}

/** @param {string} place */
function removeAtExit(place) {
  process.once("exit", () => rmSync(place, { recursive: true, force: true }));
  process.once("SIGINT", () => process.exit(130));
  process.once("SIGTERM", () => process.exit(143));
}

/** @param {string} credential */
function paymentsConfig(credential) {
  return `service: payments
database:
  host: db-03.brackenmoor.internal
  password: ${credential}
timeout_ms: 2500
`;
}
