// An open regular file. What it says and gives is the file's own, whatever happens to its name meanwhile.
import { closeSync, fstatSync, readSync } from "node:fs";
import { Failure } from "../../boundary/failure.js";
import { type Identity, identityOf } from "./identity.js";

/** An open regular file below the root. Whoever opened it closes it. */
export class OpenFile {
  #descriptor: number;

  constructor(
    descriptor: number,
    /** Its state when it was opened. */
    readonly opened: Identity,
  ) {
    this.#descriptor = descriptor;
  }

  /** Its state now. Throws READ_FAILED. */
  identity(): Identity {
    return identityAt(this.#descriptor);
  }

  /** Fills `target` from byte `position` on; returns how many bytes were there. Throws READ_FAILED. */
  read(target: Uint8Array, position: number): number {
    try {
      let filled = 0;
      while (filled < target.length) {
        const got = readSync(this.#descriptor, target, filled, target.length - filled, position + filled);
        if (got === 0) break;
        filled += got;
      }
      return filled;
    } catch {
      throw new Failure("READ_FAILED");
    }
  }

  close(): void {
    closeDescriptor(this.#descriptor);
    this.#descriptor = CLOSED;
  }
}

/** Stands for a descriptor that was given back, since its number may name another file by now. */
export const CLOSED = -1;

export function closeDescriptor(descriptor: number): void {
  if (descriptor !== CLOSED) closeSync(descriptor);
}

/** State of what a descriptor refers to. Throws READ_FAILED. */
export function identityAt(descriptor: number): Identity {
  try {
    return identityOf(fstatSync(descriptor, { bigint: true }));
  } catch {
    throw new Failure("READ_FAILED");
  }
}
