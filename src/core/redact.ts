// The whole engine in one call.
import { Detected } from "./detected.js";
import type { Policy } from "./policy.js";
import type { Raw } from "./raw.js";
import { type Counts, countSpans } from "./receipt.js";
import { Redacted } from "./redacted.js";
import { Resolved } from "./resolved.js";
import type { Vault } from "./vault.js";

/** A text that may leave, with the number of substitutions by category. */
export interface Redaction {
  readonly text: Redacted;
  readonly counts: Counts;
}

/** Detects, resolves and replaces. A text is always redacted whole; lines and pieces are taken from the result. */
export function redact(raw: Raw, policy: Policy, vault: Vault): Redaction {
  const resolved = Resolved.from(Detected.run(raw, policy));
  return { text: Redacted.from(resolved, vault), counts: countSpans(resolved.spans) };
}
