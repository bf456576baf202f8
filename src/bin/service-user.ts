// As whom a listening server runs: never as root, and as the user that was named if root started it.
import { readFileSync } from "node:fs";
import { userInfo } from "node:os";
import { Failure } from "../boundary/failure.js";

/**
 * Becomes the user `NAME` or `NAME:GROUP` with all its groups, and checks that there is no way back; without a name nothing changes. The group is
 * called like the user if none is given. Throws ROOT_USER for a server that would listen as root, and USER_UNKNOWN.
 */
export function becomeUser(named: string | undefined, isListening: boolean): void {
  if (named !== undefined) drop(named);
  if (isListening && process.geteuid?.() === 0) throw new Failure("ROOT_USER");
}

/** Node has this function (https://nodejs.org/api/process.html#processinitgroupsuser-extragroup), its types do not know it. */
const withGroups: NodeJS.Process & { initgroups?(user: string, group: string): void } = process;

function drop(named: string): void {
  const [, user = "", group = user] = /^([a-z_][a-z0-9_.-]{0,63})(?::([a-z_][a-z0-9_.-]{0,63}))?$/i.exec(named) ?? [];
  try {
    withGroups.initgroups?.(user, group);
    process.setgid?.(group);
    process.setuid?.(user);
    // What is looked for below the home is looked for below the home of this user.
    process.env["HOME"] = userInfo().homedir;
  } catch {
    throw new Failure("USER_UNKNOWN");
  }
  if (process.geteuid?.() !== 0 && mayBecomeRoot()) throw new Failure("USER_UNKNOWN");
}

function mayBecomeRoot(): boolean {
  try {
    process.setuid?.(0);
    return true;
  } catch {
    return false;
  }
}

/** The number of a group, given as a number or by its name in /etc/group. Throws SOCKET_GROUP. */
export function groupNumber(group: string): number {
  if (/^\d{1,9}$/.test(group)) return Number(group);
  const line = groupLines().find((entry) => entry.startsWith(`${group}:`));
  const digits = line?.split(":")[2] ?? "";
  if (!/^\d{1,9}$/.test(digits)) throw new Failure("SOCKET_GROUP");
  return Number(digits);
}

function groupLines(): readonly string[] {
  try {
    return readFileSync("/etc/group", "utf8").split("\n");
  } catch {
    throw new Failure("SOCKET_GROUP");
  }
}
