// Trying as another account: a process that becomes it, opens what it is told to, and says what it could.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { Failure } from "../boundary/failure.js";
import type { Attempts } from "./reach.js";
import type { ReachPlaces } from "./reach-places.js";

const PROBE = fileURLToPath(new URL("../bin/reach-probe.js", import.meta.url));

/** How long the tries may take, in ms. */
const DEADLINE_MS = 30_000;

/**
 * Tries every place, and the socket, as the user `NAME` or `NAME:GROUP` with all its groups. Only root can become another user. Throws
 * AS_USER_ROOT, or AS_USER_FAILED if the user is not known or the tries did not end.
 */
export async function tryAsUser(user: string, places: ReachPlaces, socket: string | undefined): Promise<Attempts> {
  if (process.geteuid?.() !== 0) throw new Failure("AS_USER_ROOT");
  const paths = [...places.folder, ...places.configuration, ...places.state, ...places.others];
  const answer = await ask(JSON.stringify({ user, paths, socket: socket ?? null }));
  const { opened, connected } = readAnswer(answer, paths.length);
  return {
    opened: new Set(paths.filter((_, at) => opened[at] === true)),
    connected: socket === undefined ? undefined : connected,
  };
}

function ask(question: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const failed = () => reject(new Failure("AS_USER_FAILED"));
    const child = spawn(process.execPath, [PROBE], {
      cwd: "/",
      env: {},
      stdio: ["pipe", "pipe", "ignore"],
      timeout: DEADLINE_MS,
    });
    let answer = "";
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
      answer += chunk;
    });
    child.stdin.on("error", () => {});
    child.on("error", failed);
    child.on("close", (code) => (code === 0 ? resolve(answer) : failed()));
    child.stdin.end(question);
  });
}

function readAnswer(
  text: string,
  length: number,
): { readonly opened: readonly unknown[]; readonly connected: boolean } {
  try {
    const { opened, connected }: { opened?: unknown; connected?: unknown } = JSON.parse(text);
    if (Array.isArray(opened) && opened.length === length) return { opened, connected: connected === true };
  } catch {
    // Said below.
  }
  throw new Failure("AS_USER_FAILED");
}
