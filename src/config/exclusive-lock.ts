// A lock file between processes. One that a crashed process left behind delays the next by a few seconds and never stops it.
import { closeSync, lstatSync, openSync, unlinkSync } from "node:fs";
import { type Code, Failure } from "../boundary/failure.js";
import { hasSystemCode } from "./regular-file.js";

/** A lock that is older than this, or that was watched unchanged for this long, belongs to a process that crashed (ms). */
const STALE_AFTER = 5_000;
/** How long a lock that keeps changing hands is waited for (ms). */
const GIVE_UP_AFTER = 20_000;
const PAUSE = 20;

/**
 * Runs `work` while the file at `path` is this process's. It blocks the thread while it waits, without spinning.
 * Throws `failure` after 20 s. Two holders are possible where the first was suspended for over 5 s: what `work` does must stay
 * correct even then.
 */
export function withExclusiveLock<Result>(path: string, work: () => Result, failure: Code = "SALT_UNWRITABLE"): Result {
  const held = acquire(path, failure);
  try {
    return work();
  } finally {
    removeIf(path, held);
  }
}

function acquire(path: string, failure: Code): string {
  const began = performance.now();
  let watched = { identity: "", since: began };
  for (;;) {
    if (create(path, failure)) return lockOf(path)?.identity ?? "";
    const now = performance.now();
    const other = lockOf(path);
    if (other !== undefined && other.identity !== watched.identity) watched = { identity: other.identity, since: now };
    const stale = other !== undefined && (other.age > STALE_AFTER || now - watched.since > STALE_AFTER);
    if (stale) removeIf(path, other.identity);
    if (now - began > GIVE_UP_AFTER) throw new Failure(failure);
    pause();
  }
}

function create(path: string, failure: Code): boolean {
  try {
    closeSync(openSync(path, "wx", 0o600));
    return true;
  } catch (error) {
    if (hasSystemCode(error, "EEXIST")) return false;
    throw new Failure(failure);
  }
}

function lockOf(path: string): { identity: string; age: number } | undefined {
  try {
    const status = lstatSync(path, { bigint: true });
    return { identity: `${status.dev}:${status.ino}:${status.mtimeNs}`, age: Date.now() - Number(status.mtimeMs) };
  } catch {
    return undefined;
  }
}

function removeIf(path: string, identity: string): void {
  if (lockOf(path)?.identity !== identity) return;
  try {
    unlinkSync(path);
  } catch {
    // Another process was faster, or the lock cannot be removed: then the wait above ends.
  }
}

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
}
