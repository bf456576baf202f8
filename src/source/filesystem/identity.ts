// What tells one file, in one state, from another.
import { type BigIntStats, constants, lstatSync } from "node:fs";
import { Failure } from "../../boundary/failure.js";

/** Device, inode, size in bytes, times in nanoseconds and mode, as the system reports them. */
export interface Identity {
  readonly dev: bigint;
  readonly ino: bigint;
  readonly size: bigint;
  readonly mtimeNs: bigint;
  readonly ctimeNs: bigint;
  readonly mode: bigint;
}

export type Kind = "file" | "directory" | "link" | "other";

const FORMAT = BigInt(constants.S_IFMT);
const KINDS: ReadonlyMap<bigint, Kind> = new Map([
  [BigInt(constants.S_IFREG), "file"],
  [BigInt(constants.S_IFDIR), "directory"],
  [BigInt(constants.S_IFLNK), "link"],
]);

/** The six fields of a stat; the rest of it is let go. */
export function identityOf(stats: BigIntStats): Identity {
  const { dev, ino, size, mtimeNs, ctimeNs, mode } = stats;
  return { dev, ino, size, mtimeNs, ctimeNs, mode };
}

export function kindOf(identity: Identity): Kind {
  return KINDS.get(identity.mode & FORMAT) ?? "other";
}

/** True if both are the same file in the same state. */
export function sameState(one: Identity, other: Identity): boolean {
  return (
    sameFile(one, other) &&
    one.size === other.size &&
    one.mtimeNs === other.mtimeNs &&
    one.ctimeNs === other.ctimeNs &&
    one.mode === other.mode
  );
}

/** True if both are the same file, whatever was done to it in between. */
export function sameFile(one: Identity, other: Identity): boolean {
  return one.dev === other.dev && one.ino === other.ino;
}

/** A text that is equal for equal states, to be a part of cache keys. */
export function stateKey(identity: Identity): string {
  const { dev, ino, size, mtimeNs, ctimeNs, mode } = identity;
  return `${dev}:${ino}:${size}:${mtimeNs}:${ctimeNs}:${mode}`;
}

const LOOK = { bigint: true, throwIfNoEntry: false } as const;

/** What stands at a place, links not followed; undefined if nothing does or can. Throws READ_FAILED where looking is not allowed. */
export function lookAt(place: string): Identity | undefined {
  try {
    const stats = lstatSync(place, LOOK);
    return stats === undefined ? undefined : identityOf(stats);
  } catch (error) {
    if (isRefusal(error)) throw new Failure("READ_FAILED");
    return undefined;
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "EACCES" || error.code === "EPERM");
}
