// What is looked for: rows, terms and allowed words, checked, compiled once and then frozen.
import { Failure } from "../boundary/failure.js";
import { TermIndex } from "../scan/terms.js";
import { Vocabulary, WORD_NOTE } from "../scan/vocabulary.js";
import type { Category } from "./category.js";
import type { Detector, Mode, Profile } from "./detector.js";
import { Dispatch } from "./dispatch.js";
import { RANK } from "./span.js";

/** Words that stand for a category. They are never redacted and can be no term. */
export const RESERVED_WORDS: readonly string[] = [
  "client",
  "org",
  "organization",
  "person",
  "sensitive",
  "entity",
  "email",
  "phone",
  "url",
  "handle",
];

/** Categories that the built-in rows must cover; a set of rows that lacks one is no baseline. */
const COVERED: readonly Category[] = [
  "SECRET",
  "URL",
  "EMAIL",
  "ID",
  "IP",
  "SSN",
  "CARD",
  "PHONE",
  "DOMAIN",
  "HANDLE",
  "ORG",
  "PERSON",
  "ENTITY",
];

/** The words that the built-in rows know. */
export interface BaselineWords {
  readonly common: readonly string[];
  readonly role: readonly string[];
  /** Words that say nothing in a path, such as `docs` or `notes`, and file extensions. */
  readonly neutral: readonly string[];
  readonly allow: readonly string[];
}

/** The built-in rows and words. Only a set that covers every category of the baseline becomes one, and a policy needs one. */
export class Baseline {
  readonly #checked = true;

  private constructor(
    readonly rows: readonly Detector[],
    readonly words: BaselineWords,
  ) {}

  /** Throws POLICY_INCOMPLETE if a category of the baseline has no row in each mode of the default profile. */
  static of(rows: readonly Detector[], words: BaselineWords): Baseline {
    const covers = (category: Category, mode: Mode) =>
      rows.some((row) => row.category === category && row.profile === undefined && (row.mode ?? mode) === mode);
    const complete = COVERED.every(
      (category) => covers(category, "strict") && (category === "ENTITY" || covers(category, "balanced")),
    );
    if (!complete) throw new Failure("POLICY_INCOMPLETE");
    return new Baseline(Object.freeze([...rows]), words);
  }

  static is(value: unknown): value is Baseline {
    return typeof value === "object" && value !== null && #checked in value;
  }
}

/** Configured terms by category. Each is redacted wherever it stands, in any spelling that terms.ts knows. */
export interface Terms {
  readonly clients: readonly string[];
  readonly organizations: readonly string[];
  readonly people: readonly string[];
  readonly terms: readonly string[];
}

export const TERM_CATEGORIES = ["CLIENT", "ORG", "PERSON", "SENSITIVE"] as const satisfies readonly Category[];

export interface PolicyOptions {
  readonly mode: Mode;
  readonly profile: Profile;
  readonly terms: Terms;
  /** Words and phrases kept against the heuristic rows, beside the built-in ones. */
  readonly allow: readonly string[];
  /** What the policy is for: running text, or the path of a file. */
  readonly scope: "text" | "path";
}

/** Rows that are no detectors: their indexes in `rowId`. Rows of detectors follow. */
export const KEPT_ROW = 0;
export const ALLOW_ROW = 1;
export const TERM_ROW = 2;
const FIRST_DETECTOR_ROW = TERM_ROW + TERM_CATEGORIES.length;

/** A compiled policy. Made only by `compile`, so that one without the built-in rows can neither be written nor run. */
export class Policy {
  readonly #compiled = true;
  readonly vocabulary = new Vocabulary();
  readonly terms = new TermIndex();
  readonly allowed = new TermIndex();
  /** Beginnings of terms and allowed words together, for the candidate pass. */
  readonly termFilter: { readonly bits: Uint8Array };
  readonly dispatch: Dispatch;

  private constructor(
    readonly mode: Mode,
    readonly profile: Profile,
    readonly detectors: readonly Detector[],
    baseline: Baseline,
    options: PolicyOptions,
  ) {
    this.#learnWords(baseline.words);
    this.#learnTerms(options.terms);
    for (const value of [...baseline.words.allow, ...options.allow]) this.#learnAllowed(value);
    this.termFilter = { bits: this.terms.bits.map((bits, at) => bits | (this.allowed.bits[at] ?? 0)) };
    this.dispatch = new Dispatch(detectors, FIRST_DETECTOR_ROW, this.vocabulary);
  }

  /** Compiles rows and words for one mode and profile. Throws POLICY_INCOMPLETE for a baseline that `Baseline.of` did not make. */
  static compile(baseline: Baseline, options: PolicyOptions): Policy {
    if (!Baseline.is(baseline)) throw new Failure("POLICY_INCOMPLETE");
    const rows = baseline.rows.filter(
      (row) =>
        (row.mode ?? options.mode) === options.mode &&
        (row.profile ?? options.profile) === options.profile &&
        (row.scope ?? options.scope) === options.scope,
    );
    return new Policy(options.mode, options.profile, Object.freeze(rows), baseline, options);
  }

  static is(value: unknown): value is Policy {
    return typeof value === "object" && value !== null && #compiled in value;
  }

  /** Name of a span's row: a detector's id, or `kept`, `allow` or `term`. */
  rowId(row: number): string {
    if (row === KEPT_ROW) return "kept";
    if (row === ALLOW_ROW) return "allow";
    return this.detectors[row - FIRST_DETECTOR_ROW]?.id ?? "term";
  }

  #learnWords(words: BaselineWords): void {
    for (const word of words.common) this.vocabulary.add(word, WORD_NOTE.common);
    for (const word of words.neutral) this.vocabulary.add(word, WORD_NOTE.neutral);
    for (const word of words.role) this.vocabulary.add(word, WORD_NOTE.role);
    for (const word of RESERVED_WORDS) this.vocabulary.add(word, WORD_NOTE.reserved);
  }

  /** Single words are known to the candidate pass itself; phrases are matched as terms are. */
  #learnAllowed(value: string): void {
    const phrase = value.trim();
    if (/^[\p{L}\p{N}]+$/u.test(phrase)) this.vocabulary.add(phrase, WORD_NOTE.allowed);
    else this.allowed.add(phrase, ALLOW_ROW, "whole");
  }

  #learnTerms(terms: Terms): void {
    const lists = [terms.clients, terms.organizations, terms.people, terms.terms];
    lists.forEach((list, at) => {
      for (const value of list) {
        if (!RESERVED_WORDS.includes(value.trim().toLowerCase())) this.terms.add(value, TERM_ROW + at, "any");
      }
    });
  }
}

/** Category of a term's row. */
export function termCategory(row: number): Category {
  return TERM_CATEGORIES[row - TERM_ROW] ?? "SENSITIVE";
}

export const TERM_RANK = RANK.term;
