// The files of an egress log: the current one, and those it was moved to when it grew. Only its owner may reach them.
import {
  closeSync,
  constants,
  fchmodSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  type Stats,
  writeSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { Failure } from "../../boundary/failure.js";

/** An open log file. Whoever opened it closes it. */
export class LogFile {
  readonly #descriptor: number;
  /** Bytes when it was opened. */
  readonly size: number;

  private constructor(descriptor: number, size: number) {
    this.#descriptor = descriptor;
    this.size = size;
  }

  /** Opens it for lines at its end; one that does not exist is made with mode 0600. Throws AUDIT_LOG_UNSAFE or AUDIT_LOG_UNWRITABLE. */
  static open(place: string): LogFile {
    let descriptor: number;
    try {
      descriptor = openSync(place, APPENDING, 0o600);
    } catch {
      throw new Failure("AUDIT_LOG_UNWRITABLE");
    }
    try {
      const status = fstatSync(descriptor);
      refuseShared(status);
      if (status.size === 0) fchmodSync(descriptor, 0o600);
      return new LogFile(descriptor, status.size);
    } catch (error) {
      closeSync(descriptor);
      throw error instanceof Failure ? error : new Failure("AUDIT_LOG_UNWRITABLE");
    }
  }

  /** What stands from byte `from` to the end. Throws AUDIT_LOG_UNWRITABLE. */
  readFrom(from: number): string {
    const bytes = Buffer.alloc(this.size - from);
    try {
      const got = readSync(this.#descriptor, bytes, 0, bytes.length, from);
      return bytes.subarray(0, got).toString("utf8");
    } catch {
      throw new Failure("AUDIT_LOG_UNWRITABLE");
    }
  }

  /** Adds a line and returns the bytes of the file with it. One that could not be written whole is taken back. Throws AUDIT_LOG_UNWRITABLE. */
  append(text: string): number {
    const bytes = Buffer.from(text, "utf8");
    try {
      if (writeSync(this.#descriptor, bytes) === bytes.length) return this.size + bytes.length;
      ftruncateSync(this.#descriptor, this.size);
    } catch {
      // Said below.
    }
    throw new Failure("AUDIT_LOG_UNWRITABLE");
  }

  close(): void {
    closeSync(this.#descriptor);
  }
}

/** Moves the current file aside, to the next free number. Throws AUDIT_LOG_UNWRITABLE or AUDIT_LOG_UNREADABLE. */
export function moveAside(place: string): void {
  const next = (movedFiles(place).at(-1)?.number ?? 0) + 1;
  try {
    renameSync(place, `${place}.${next}`);
  } catch {
    throw new Failure("AUDIT_LOG_UNWRITABLE");
  }
}

/** The files that a log was moved to, the oldest first. Throws AUDIT_LOG_UNREADABLE. */
export function movedFiles(place: string): { readonly path: string; readonly number: number }[] {
  const beginning = `${basename(place)}.`;
  let names: string[];
  try {
    names = readdirSync(dirname(place));
  } catch {
    throw new Failure("AUDIT_LOG_UNREADABLE");
  }
  return names
    .filter((name) => name.startsWith(beginning) && /^[1-9]\d{0,14}$/.test(name.slice(beginning.length)))
    .map((name) => ({ path: join(dirname(place), name), number: Number(name.slice(beginning.length)) }))
    .sort((one, other) => one.number - other.number);
}

// Not blocking, so that a pipe in its place does not hang the server.
const APPENDING =
  constants.O_RDWR | constants.O_APPEND | constants.O_CREAT | constants.O_NOFOLLOW | constants.O_NONBLOCK;

const OTHERS = 0o077;

/** Modes are looked at and not repaired: what others could write to may have been written to, and its owner must know. */
function refuseShared(status: Stats): void {
  const owner = process.geteuid?.();
  const foreign = owner !== undefined && status.uid !== owner;
  if (!status.isFile() || foreign || (status.mode & OTHERS) !== 0) throw new Failure("AUDIT_LOG_UNSAFE");
}
