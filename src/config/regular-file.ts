// Reads the small files that a configuration consists of: regular files only, strict UTF-8, and no word of the system in an error.
import { closeSync, constants, fstatSync, openSync, readFileSync, type Stats } from "node:fs";
import { type Code, Failure } from "../boundary/failure.js";

export interface FileContent {
  readonly bytes: Uint8Array;
  readonly status: Stats;
}

/**
 * Content and status of a regular file, undefined if it does not exist. Throws `failure` for whatever else is wrong, and for
 * a symbolic link if links are `refused`. A pipe is refused and not waited for.
 */
export function readRegularFile(path: string, links: "followed" | "refused", failure: Code): FileContent | undefined {
  const noFollow = links === "refused" ? constants.O_NOFOLLOW : 0;
  let descriptor: number | undefined;
  try {
    descriptor = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK | noFollow);
    const status = fstatSync(descriptor);
    if (!status.isFile()) throw new Failure(failure);
    return { bytes: readFileSync(descriptor), status };
  } catch (error) {
    if (hasSystemCode(error, "ENOENT")) return undefined;
    throw new Failure(failure);
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/** Text of UTF-8 bytes without a byte order mark. Throws `failure` for other bytes: a term that is misread protects nothing. */
export function decodeUtf8(bytes: Uint8Array, failure: Code): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Failure(failure);
  }
}

/** True if the system refused with this code, such as `ENOENT`. */
export function hasSystemCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
