// Everything that is derived from the salt: placeholders, path ids, author aliases, fingerprints.
import { createHmac } from "node:crypto";
import { Failure } from "../boundary/failure.js";
import { plainValue } from "../scan/shadow.js";
import type { Category } from "./category.js";
import { DIGITS, normaliseValue, type PlaceholderForm } from "./placeholder.js";
import { PlaceholderCache } from "./placeholder-cache.js";

/** Used where no salt was given. A loaded configuration always has one; only the bare API can reach this. */
const FALLBACK_KEY = "redacted-context-mcp-v1";

/** Digests whose values are remembered, per generation of two, so that a collision is seen and memory stays bounded. */
const REMEMBERED_OWNERS = 50_000;

/** Turns message and key (both read as UTF-8) into a lower-case hex digest. */
export type Digest = (key: string, message: string) => string;

const hmacSha256: Digest = (key, message) => createHmac("sha256", key).update(message, "utf8").digest("hex");

/**
 * The holder of the salt. Derivations are HMAC-SHA256 keyed by the UTF-8 bytes of the salt as it is written.
 * The salt and the remembered values are private and reach no output.
 */
export class Vault {
  readonly #salt: string;
  readonly #key: string;
  readonly #digits: number;
  readonly #digest: Digest;
  readonly #cache = new PlaceholderCache();
  #recentOwners = new Map<string, string>();
  #olderOwners = new Map<string, string>();

  constructor(salt: string, form: PlaceholderForm = "full", digest: Digest = hmacSha256) {
    this.#salt = salt;
    this.#key = salt === "" ? FALLBACK_KEY : salt;
    this.#digits = DIGITS[form];
    this.#digest = digest;
  }

  /**
   * The placeholder of a value, for example `[PERSON_` + 32 or 10 hex digits + `]`. Equal normalised values of one category have
   * one placeholder. Throws PLACEHOLDER_COLLISION if another value already has the same full digest.
   */
  placeholder(category: Category, value: string): string {
    return this.#derive(category, value);
  }

  /** The placeholder of the plain reading of the value at [start, end) of a text, in UTF-16 units; remembered for the next time. */
  placeholderAt(category: Category, text: string, start: number, end: number): string {
    const known = this.#cache.find(category, text, start, end);
    if (known !== undefined) return known;
    const value = text.slice(start, end);
    const placeholder = this.#derive(category, plainValue(value));
    this.#cache.store(category, value, placeholder);
    return placeholder;
  }

  /** 12 hex digits for a root-relative path with `/` separators; `.` is the root. Nothing is normalised. */
  pathDigest(relativePath: string): string {
    return this.#digest(this.#key, relativePath).slice(0, 12);
  }

  /** `user_` and 16 hex digits for the author of a GitHub comment, `user_unknown` for a missing or blank login. */
  githubAuthor(repositoryAlias: string, login: string | null | undefined): string {
    const name = (login ?? "").trim();
    if (name === "") return "user_unknown";
    return `user_${this.#digest(this.#salt, `github-user:${repositoryAlias}:${name}`).slice(0, 16)}`;
  }

  /** Hex digest for any fingerprint that is stored or shown; keyed, so that its input cannot be guessed at. */
  fingerprint(kind: string, content: string): string {
    return this.#digest(this.#key, `fingerprint:${kind}:${content}`).slice(0, 32);
  }

  #derive(category: Category, value: string): string {
    const message = `${category}:${normaliseValue(value)}`;
    const digest = this.#digest(this.#key, message).slice(0, DIGITS.full);
    this.#claim(`${category}_${digest}`, message);
    return `[${category}_${digest.slice(0, this.#digits)}]`;
  }

  #claim(token: string, message: string): void {
    const owner = this.#recentOwners.get(token) ?? this.#olderOwners.get(token);
    if (owner !== undefined && owner !== message) throw new Failure("PLACEHOLDER_COLLISION");
    if (this.#recentOwners.size >= REMEMBERED_OWNERS) {
      this.#olderOwners = this.#recentOwners;
      this.#recentOwners = new Map();
    }
    this.#recentOwners.set(token, message);
  }
}
