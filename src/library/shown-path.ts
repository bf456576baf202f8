// Paths as they may be seen: redacted once, whole, for every tool, and then split.
import type { Category } from "../core/category.js";
import { Ref } from "../core/path-id.js";
import type { Policy } from "../core/policy.js";
import { Raw } from "../core/raw.js";
import { addCounts, type Counts, NO_COUNTS } from "../core/receipt.js";
import { redact } from "../core/redact.js";
import { Redacted } from "../core/redacted.js";
import type { Vault } from "../core/vault.js";

/** A path under the root as it may leave. */
export interface ShownPath {
  readonly ref: Ref;
  /** The whole root-relative path, redacted; `.` for the root. */
  readonly path: Redacted;
  /** The last segment of the same. */
  readonly name: Redacted;
  readonly counts: Counts;
}

/** Paths remembered per generation of two. */
const REMEMBERED = 250_000;

/** Redacts paths under one policy and remembers them. */
export class PathRedactor {
  #recent = new Map<string, ShownPath>();
  #older = new Map<string, ShownPath>();

  constructor(
    private readonly policy: Policy,
    private readonly vault: Vault,
  ) {}

  /** The path as it may be seen. Control characters of a file name, line breaks among them, become U+FFFD first. */
  show(relativePath: string): ShownPath {
    const known = this.#recent.get(relativePath) ?? this.#older.get(relativePath);
    if (known !== undefined) return known;
    const shown = this.#redact(relativePath);
    if (this.#recent.size >= REMEMBERED) {
      this.#older = this.#recent;
      this.#recent = new Map();
    }
    this.#recent.set(relativePath, shown);
    return shown;
  }

  #redact(relativePath: string): ShownPath {
    const ref = Ref.of(this.vault, relativePath);
    if (relativePath === ".") return { ref, path: Redacted.say`.`, name: Redacted.say`.`, counts: NO_COUNTS };
    const printable = relativePath.replace(/[\0-\x1f\x7f-\x9f\u2028\u2029]/g, "\ufffd");
    const { text, counts } = redact(Raw.of(printable), this.policy, this.vault);
    const parts = text.split("/");
    if (parts.length === printable.split("/").length) return { ref, path: text, name: parts.at(-1) ?? text, counts };
    return this.#redactSegments(ref, printable.split("/"));
  }

  /** A value that reaches across a slash hides where the segments end: then each segment is redacted on its own. */
  #redactSegments(ref: Ref, segments: readonly string[]): ShownPath {
    const redactions = segments.map((segment) => redact(Raw.of(segment), this.policy, this.vault));
    const path = Redacted.join(
      redactions.map(({ text }) => text),
      Redacted.say`/`,
    );
    return { ref, path, name: redactions.at(-1)?.text ?? path, counts: sum(redactions.map((one) => one.counts)) };
  }
}

function sum(all: readonly Counts[]): Counts {
  const total = new Map<Category, number>();
  for (const counts of all) addCounts(total, counts);
  return total;
}
