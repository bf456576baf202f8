// The engine as the programs here run it: built-in rows, no terms, a constant salt, so that a run can be repeated byte for byte.
import { BASELINE } from "../../detectors/index.js";
import { Detected } from "../../src/core/detected.js";
import type { Mode } from "../../src/core/detector.js";
import { Policy, type Terms } from "../../src/core/policy.js";
import { Raw } from "../../src/core/raw.js";
import { redact } from "../../src/core/redact.js";
import { Redacted } from "../../src/core/redacted.js";
import { Resolved } from "../../src/core/resolved.js";
import { Vault } from "../../src/core/vault.js";

export const MODES: readonly Mode[] = ["strict", "balanced"];

const SALT = "bench";
export const NO_TERMS: Terms = { clients: [], organizations: [], people: [], terms: [] };

/** A text with full and with short placeholders. */
export interface RedactedForms {
  readonly full: string;
  readonly short: string;
}

/** The engine in one mode. */
export class Redactor {
  readonly #policy: Policy;
  readonly #full = new Vault(SALT);
  readonly #short = new Vault(SALT, "short");

  constructor(mode: Mode, terms: Terms = NO_TERMS) {
    this.#policy = Policy.compile(BASELINE, { mode, profile: "default", terms, allow: [], scope: "text" });
  }

  /** One text with full placeholders, as the server makes it. */
  redact(text: string): string {
    return redact(Raw.of(text), this.#policy, this.#full).text.toString();
  }

  /** The same with a vault that remembers nothing yet, so that each timed run derives each placeholder once. */
  redactAfresh(text: string): string {
    return redact(Raw.of(text), this.#policy, new Vault(SALT)).text.toString();
  }

  /** What is hidden of a text: name of the row, category, and UTF-16 units. */
  hidden(text: string): readonly { readonly row: string; readonly category: string; readonly length: number }[] {
    return Resolved.from(Detected.run(Raw.of(text), this.#policy)).spans.map(({ start, end, category, row }) => ({
      row: this.#policy.rowId(row),
      category: category ?? "",
      length: end - start,
    }));
  }

  /** One detection, both forms. */
  bothForms(text: string): RedactedForms {
    const resolved = Resolved.from(Detected.run(Raw.of(text), this.#policy));
    return {
      full: Redacted.from(resolved, this.#full).toString(),
      short: Redacted.from(resolved, this.#short).toString(),
    };
  }
}
