// One check of an audit: what was looked at, how it came out, and for WARN and FAIL what to do. Words are ours, numbers are counts.
import type { Ref } from "../core/path-id.js";
import { Redacted } from "../core/redacted.js";

export type Status = "PASS" | "WARN" | "FAIL" | "NOT_TESTED";

export type CheckCategory = "containment" | "configuration" | "redaction" | "exposure" | "surroundings";

export interface Check {
  readonly category: CheckCategory;
  readonly name: Redacted;
  readonly status: Status;
  readonly detail: Redacted;
  /** What it is about, where that has a reference. */
  readonly refs: readonly Ref[];
}

/** How one check came out. */
export interface Outcome {
  readonly status: Status;
  readonly detail: Redacted;
}

export const pass = (detail: Redacted): Outcome => ({ status: "PASS", detail });
export const warn = (detail: Redacted): Outcome => ({ status: "WARN", detail });
export const fail = (detail: Redacted): Outcome => ({ status: "FAIL", detail });
export const notTested = (detail: Redacted): Outcome => ({ status: "NOT_TESTED", detail });

/** A check of a category with its outcome. */
export function checkOf(category: CheckCategory, name: Redacted, outcome: Outcome, refs: readonly Ref[] = []): Check {
  return { category, name, ...outcome, refs };
}

/** The closed words as they are printed. */
export const STATUS_WORDS: Readonly<Record<Status, Redacted>> = {
  PASS: Redacted.say`PASS`,
  WARN: Redacted.say`WARN`,
  FAIL: Redacted.say`FAIL`,
  NOT_TESTED: Redacted.say`NOT_TESTED`,
};

export const CATEGORY_WORDS: Readonly<Record<CheckCategory, Redacted>> = {
  containment: Redacted.say`containment`,
  configuration: Redacted.say`configuration`,
  redaction: Redacted.say`redaction`,
  exposure: Redacted.say`exposure`,
  surroundings: Redacted.say`surroundings`,
};
