// The process behind `redctx doctor --as-user`: it becomes the user and tries what that user could. It reads no content and prints no path.
import { closeSync, constants, openSync, readFileSync } from "node:fs";
import { createConnection } from "node:net";
import { withholdCrashes } from "./crashes.js";
import { becomeUser } from "./service-user.js";

withholdCrashes(() => {});
const { user, paths, socket }: { user: string; paths: string[]; socket: string | null } = JSON.parse(
  readFileSync(0, "utf8"),
);
becomeUser(user, false);
const opened = paths.map(opens);
const connected = socket !== null && (await connects(socket));
process.stdout.write(JSON.stringify({ opened, connected }), () => process.exit(0));

/** A pipe is not waited for. */
function opens(path: string): boolean {
  try {
    closeSync(openSync(path, constants.O_RDONLY | constants.O_NONBLOCK));
    return true;
  } catch {
    return false;
  }
}

function connects(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = createConnection({ path });
    const end = (answer: boolean) => {
      connection.destroy();
      resolve(answer);
    };
    connection.setTimeout(5000, () => end(false));
    connection.once("connect", () => end(true));
    connection.once("error", () => end(false));
  });
}
