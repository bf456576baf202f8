// The holder of a GitHub token: read once, when the configuration is loaded. It shows itself to nobody but the header of a request.
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { inspect } from "node:util";
import { Failure } from "../boundary/failure.js";
import type { GithubRepositorySettings } from "./github-settings.js";
import { decodeUtf8, readRegularFile } from "./regular-file.js";

/** A token, or that there is none. Templates and JSON refuse it, and inspection shows nothing. */
export class GithubToken {
  readonly #token: string;

  private constructor(token: string) {
    this.#token = token;
    Object.freeze(this);
  }

  /** The token of a repository; without one only public issues can be read. Throws CONFIG_GITHUB_TOKEN. */
  static of(settings: GithubRepositorySettings, root: string, environment: NodeJS.ProcessEnv): GithubToken {
    const { tokenEnv, tokenFile } = settings;
    const written = tokenFile === undefined ? (environment[tokenEnv] ?? "") : readToken(tokenFilePath(root, tokenFile));
    const token = written.trim();
    if (!/^[\x21-\x7e]{0,1000}$/.test(token)) throw new Failure("CONFIG_GITHUB_TOKEN");
    return new GithubToken(token);
  }

  /** Value of the `authorization` header; null without a token. For the request to the configured host alone. */
  authorization(): string | null {
    return this.#token === "" ? null : `Bearer ${this.#token}`;
  }

  toString(): never {
    throw new TypeError("TOKEN_CONVERTED");
  }

  toJSON(): never {
    throw new TypeError("TOKEN_SERIALISED");
  }

  [inspect.custom](): string {
    return "GithubToken(withheld)";
  }
}

/** Path of a token file: absolute, below the home folder with `~/`, or relative to the served folder, in which it is never served. */
export function tokenFilePath(root: string, written: string): string {
  return written.startsWith("~/") ? join(homedir(), written.slice(2)) : resolve(root, written);
}

const BY_OTHERS = 0o077;

function readToken(path: string): string {
  const file = readRegularFile(path, "followed", "CONFIG_GITHUB_TOKEN");
  if (file === undefined || (file.status.mode & BY_OTHERS) !== 0) throw new Failure("CONFIG_GITHUB_TOKEN");
  const token = decodeUtf8(file.bytes, "CONFIG_GITHUB_TOKEN");
  // An empty file would turn requests into anonymous ones in silence.
  if (token.trim() === "") throw new Failure("CONFIG_GITHUB_TOKEN");
  return token;
}
