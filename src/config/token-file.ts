// The bearer tokens that open a server, by client name. Only their digests are kept, and a changed file takes effect at the next request.
import { createHash, timingSafeEqual } from "node:crypto";
import type { BigIntStats } from "node:fs";
import { statSync } from "node:fs";
import { Failure } from "../boundary/failure.js";
import { decodeUtf8, readRegularFile } from "./regular-file.js";

/** Modes that would let another account read or change the tokens. */
const OTHERS = 0o077;

/** Characters of a bearer token (RFC 6750, section 2.1). Sixteen of them cannot be guessed over a connection. */
const TOKEN = /^[A-Za-z0-9._~+/-]{16,512}={0,2}$/;
const NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

interface Entry {
  readonly client: string;
  readonly digest: Buffer;
}

/** The tokens in the file at `path`: lines `name:token`; blank lines and lines that begin with `#` are passed over. */
export class TokenFile {
  readonly #path: string;
  #entries: readonly Entry[] = [];
  #state: string;

  private constructor(path: string) {
    this.#path = path;
    this.#state = stateOf(path);
    this.#entries = readEntries(path);
  }

  /** Reads the file. Throws TOKEN_FILE_UNREADABLE, TOKEN_FILE_PERMISSIONS or TOKEN_FILE_MALFORMED. */
  static open(path: string): TokenFile {
    return new TokenFile(path);
  }

  /**
   * The client whose token this is. The work is the same for every token and every position of it. A file that cannot be read any more opens
   * nothing.
   */
  clientOf(token: string): string | undefined {
    this.#refresh();
    const digest = digestOf(token);
    let found: string | undefined;
    for (const entry of this.#entries) if (timingSafeEqual(entry.digest, digest)) found = entry.client;
    return found;
  }

  #refresh(): void {
    try {
      const state = stateOf(this.#path);
      if (state === this.#state) return;
      this.#entries = readEntries(this.#path);
      this.#state = state;
    } catch {
      this.#entries = [];
      this.#state = "";
    }
  }
}

/** The one token of a client's own file: a line `token` or `name:token`. Throws as `TokenFile.open`. */
export function readClientToken(path: string): string {
  const [line = "", ...others] = linesOf(path);
  const token = line.slice(line.indexOf(":") + 1);
  if (others.length > 0 || !TOKEN.test(token)) throw new Failure("TOKEN_FILE_MALFORMED");
  return token;
}

function readEntries(path: string): readonly Entry[] {
  const entries = linesOf(path).map((line) => {
    const colon = line.indexOf(":");
    const client = line.slice(0, Math.max(0, colon)).trim();
    const token = line.slice(colon + 1).trim();
    if (!NAME.test(client) || !TOKEN.test(token)) throw new Failure("TOKEN_FILE_MALFORMED");
    return { client, digest: digestOf(token) };
  });
  // One token of two clients would be either's; two tokens of one client let it change over.
  const distinct = new Set(entries.map(({ digest }) => digest.toString("hex")));
  if (entries.length === 0 || distinct.size < entries.length) throw new Failure("TOKEN_FILE_MALFORMED");
  return entries;
}

function linesOf(path: string): readonly string[] {
  const file = readRegularFile(path, "refused", "TOKEN_FILE_UNREADABLE");
  if (file === undefined) throw new Failure("TOKEN_FILE_UNREADABLE");
  const owner = process.geteuid?.();
  if ((file.status.mode & OTHERS) !== 0 || (owner !== undefined && file.status.uid !== owner))
    throw new Failure("TOKEN_FILE_PERMISSIONS");
  return decodeUtf8(file.bytes, "TOKEN_FILE_MALFORMED")
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
}

function stateOf(path: string): string {
  let status: BigIntStats;
  try {
    status = statSync(path, { bigint: true });
  } catch {
    throw new Failure("TOKEN_FILE_UNREADABLE");
  }
  const { dev, ino, size, mtimeNs, ctimeNs, mode, uid } = status;
  return [dev, ino, size, mtimeNs, ctimeNs, mode, uid].join(" ");
}

function digestOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
