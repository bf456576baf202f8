// Names of files and folders on their way into place. They are never served, and what a killed process left behind is known by them.
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";

const NAME = /^\.redctx-(\d{1,10})-[0-9a-f]{16}\.tmp$/;

/** A name that no other write has. It says which process made it. */
export function temporaryName(): string {
  return `.redctx-${process.pid}-${randomBytes(8).toString("hex")}.tmp`;
}

export function isTemporaryName(name: string): boolean {
  return NAME.test(name);
}

/**
 * True if a name is of a write that no living process is at. Where processes cannot be seen, every other process counts as gone: a write of
 * its that is under way then fails and leaves its target as it was.
 */
export function isStale(name: string): boolean {
  const pid = NAME.exec(name)?.[1];
  if (pid === undefined || Number(pid) === process.pid) return false;
  return !existsSync("/proc/self") || !existsSync(`/proc/${pid}`);
}
