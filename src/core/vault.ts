// Everything that is derived from the salt: placeholders, path ids, author aliases, fingerprints.
import { Failure } from "../boundary/failure.js";
import { plainSpelling } from "../scan/plain-spelling.js";
import { plainValue } from "../scan/shadow.js";
import { type AliasGroup, AliasLinks, SUFFIX_DIGITS } from "./alias-groups.js";
import type { Category } from "./category.js";
import { type Digest, hmacSha256 } from "./hmac.js";
import { DIGITS, normaliseValue, type PlaceholderForm } from "./placeholder.js";
import { PlaceholderCache } from "./placeholder-cache.js";

/** Used where no salt was given. A loaded configuration always has one; only the bare API can reach this. */
const FALLBACK_KEY = "redacted-context-mcp-v1";

/** Digests whose values are remembered, per generation of two, so that a collision is seen and memory stays bounded. */
const REMEMBERED_OWNERS = 50_000;

/** The two forms of one placeholder. */
export interface TokenName {
  readonly full: string;
  readonly short: string;
}

/**
 * The holder of the salt. Derivations are HMAC-SHA256 keyed by the UTF-8 bytes of the salt as it is written.
 * The salt and the remembered values are private and reach no output.
 */
export class Vault {
  readonly #salt: string;
  readonly #key: string;
  readonly #digits: number;
  readonly #suffixDigits: number;
  readonly #links: AliasLinks;
  readonly #digest: Digest;
  readonly #cache = new PlaceholderCache();
  #recentOwners = new Map<string, string>();
  #olderOwners = new Map<string, string>();

  /** Throws ALIAS_SUFFIX if two aliases of one group cannot be told apart. */
  constructor(
    salt: string,
    form: PlaceholderForm = "full",
    digest: Digest = hmacSha256(),
    aliasGroups: readonly AliasGroup[] = [],
  ) {
    this.#salt = salt;
    this.#key = salt === "" ? FALLBACK_KEY : salt;
    this.#digits = DIGITS[form];
    this.#digest = digest;
    this.#suffixDigits = form === "full" ? SUFFIX_DIGITS : SUFFIX_DIGITS / 2;
    this.#links = new AliasLinks(aliasGroups, (message) => digest(this.#key, message), this.#suffixDigits);
  }

  /**
   * The placeholder of a value, for example `[PERSON_` + 32 or 10 hex digits + `]`. Equal normalised values of one category have
   * one placeholder. Members of an alias group share the digits, and an alias has `.` and 8 or 4 digits of its own behind them. Throws
   * PLACEHOLDER_COLLISION if another value already has the same full digest.
   */
  placeholder(category: Category, value: string): string {
    return this.#derive(category, value);
  }

  /** The placeholder that a value would have if there were no alias groups: what texts hold that were redacted before its group was made. */
  unlinkedPlaceholder(category: Category, value: string): string {
    const digest = this.#digest(this.#key, `${category}:${normaliseValue(value)}`);
    return `[${category}_${digest.slice(0, this.#digits)}]`;
  }

  /** The placeholder of the plain reading of the value at [start, end) of a text, in UTF-16 units; remembered for the next time. */
  placeholderAt(category: Category, text: string, start: number, end: number): string {
    const known = this.#cache.find(category, text, start, end);
    if (known !== undefined) return known;
    const value = text.slice(start, end);
    const placeholder = this.#derive(category, plainReading(category, value));
    this.#cache.store(category, value, placeholder);
    return placeholder;
  }

  /** Every name of the value at [start, end) of a text, whatever the form in force. The first is the present one; others are older. */
  namesAt(category: Category, text: string, start: number, end: number): readonly TokenName[] {
    const normalised = normaliseValue(plainReading(category, text.slice(start, end)));
    const own = this.#digest(this.#key, `${category}:${normalised}`);
    const link = this.#links.of(normalised);
    const names = link === undefined ? [] : [nameOf(category, link.entity, link.suffix)];
    return link?.entity === own && link.suffix === "" ? names : [...names, nameOf(category, own, "")];
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
    const normalised = normaliseValue(value);
    const message = `${category}:${normalised}`;
    const link = this.#links.of(normalised);
    const digest = (link?.entity ?? this.#digest(this.#key, message)).slice(0, DIGITS.full);
    const suffix = link?.suffix ?? "";
    this.#claim(`${category}_${digest}.${suffix}`, message);
    const shown = suffix === "" ? "" : `.${suffix.slice(0, this.#suffixDigits)}`;
    return `[${category}_${digest.slice(0, this.#digits)}${shown}]`;
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

/** The plain reading of a value. A secret may hold any sign, so only its letters are read plainly. */
export function plainReading(category: Category, value: string): string {
  return category === "SECRET" || category === "URL" ? plainValue(value) : plainSpelling(value);
}

function nameOf(category: Category, digest: string, suffix: string): TokenName {
  const form = (digits: number, formDigits: number) =>
    `[${category}_${digest.slice(0, digits)}${suffix === "" ? "" : `.${suffix.slice(0, formDigits)}`}]`;
  return { full: form(DIGITS.full, SUFFIX_DIGITS), short: form(DIGITS.short, SUFFIX_DIGITS / 2) };
}
