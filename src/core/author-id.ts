// Opaque names for the authors of comments. A name is a keyed digest, so it may leave whatever the login is.
import type { Vault } from "./vault.js";

/** Name of one author under one repository alias: `user_` and 16 hex digits, or `user_unknown`. Made only from a vault. */
export class AuthorId {
  readonly #id: string;

  private constructor(id: string) {
    this.#id = id;
  }

  static is(value: unknown): value is AuthorId {
    return typeof value === "object" && value !== null && #id in value;
  }

  /** The author of a login under an alias; a missing or blank login is an unknown author. */
  static of(vault: Vault, repositoryAlias: string, login: string | null): AuthorId {
    return new AuthorId(vault.githubAuthor(repositoryAlias, login));
  }

  toString(): string {
    return this.#id;
  }
}
