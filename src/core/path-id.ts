// Opaque references to paths. A reference is a keyed digest, so it may leave whatever the path says.
import type { Vault } from "./vault.js";

/** Reference to one path under the root. Printed as `@p_` and 12 hex digits; made only from a vault. */
export class Ref {
  readonly #id: string;

  private constructor(id: string) {
    this.#id = id;
  }

  static is(value: unknown): value is Ref {
    return typeof value === "object" && value !== null && #id in value;
  }

  /** Reference of a root-relative path with `/` separators; `.` is the root itself. */
  static of(vault: Vault, relativePath: string): Ref {
    return new Ref(`p_${vault.pathDigest(relativePath)}`);
  }

  /** `p_` and 12 hex digits. */
  get id(): string {
    return this.#id;
  }

  /** `@p_` and 12 hex digits, as listings show it. */
  toString(): string {
    return `@${this.#id}`;
  }
}

/** The id `p_…` in an argument that is exactly `p_<12 hex>` or `@p_<12 hex>`; undefined for anything else. */
export function pathIdIn(argument: string): string | undefined {
  return /^@?(p_[0-9a-f]{12})$/.exec(argument)?.[1];
}
