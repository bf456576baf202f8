// What is looked for: rows, terms and allowed words, checked, compiled once and then frozen.
import { Failure } from "../boundary/failure.js";
import { JOINING_WORDS } from "../scan/markup-joints.js";
import { Sieve } from "../scan/sieve.js";
import { TermIndex, type TermMatcher } from "../scan/terms.js";
import { Vocabulary, WORD_NOTE } from "../scan/vocabulary.js";
import type { Category } from "./category.js";
import type { Detector, Mode, Profile, PublicUrls } from "./detector.js";
import { Dispatch } from "./dispatch.js";

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
  /** Months that are given names as well. They stay unless they are part of a name. */
  readonly calendar: readonly string[];
  /** Words of programs and their documents, which strict mode leaves. */
  readonly technical: readonly string[];
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
      rows.some(
        (row) =>
          row.category === category &&
          row.profile === undefined &&
          row.publicUrls !== "kept" &&
          (row.mode ?? mode) === mode,
      );
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

/** The lists of terms with their categories. Of equal terms the first list keeps it. */
export const TERM_LISTS = [
  { list: "clients", category: "CLIENT" },
  { list: "organizations", category: "ORG" },
  { list: "people", category: "PERSON" },
  { list: "terms", category: "SENSITIVE" },
] as const satisfies readonly { readonly list: keyof Terms; readonly category: Category }[];

export interface PolicyOptions {
  readonly mode: Mode;
  readonly profile: Profile;
  readonly terms: Terms;
  /** Words and phrases kept against the heuristic rows, beside the built-in ones. */
  readonly allow: readonly string[];
  /** What the policy is for: running text, or the path of a file. */
  readonly scope: "text" | "path";
  /** Absent: hidden. */
  readonly publicUrls?: PublicUrls;
}

/** Rows that are no detectors: their indexes in `rowId`. Rows of detectors follow. */
export const KEPT_ROW = 0;
export const ALLOW_ROW = 1;
export const TERM_ROW = 2;
const FIRST_DETECTOR_ROW = TERM_ROW + TERM_LISTS.length;
/** What was found on evidence elsewhere in the same text. It comes after all rows, so that one that found the place itself is named. */
export const MEMORY_ROW = 100_000;
/** What a bound of decoding left unread. */
export const UNREAD_ROW = 100_001;
const NO_ROW = -1;

/** A compiled policy. Made only by `compile`, so that one without the built-in rows can neither be written nor run. */
export class Policy {
  readonly #compiled = true;
  readonly vocabulary = new Vocabulary();
  readonly terms: TermMatcher;
  /** Number of configured terms that can match nothing: without letter or digit, or a word that stands for a category. */
  readonly unusableTerms: number;
  readonly allowed: TermMatcher;
  readonly dispatch: Dispatch;
  readonly publicUrls: PublicUrls;
  /** By detector, 1 if what it finds is remembered. */
  readonly #remembered: Uint8Array;
  #sieve: Sieve | undefined;

  private constructor(
    readonly mode: Mode,
    readonly profile: Profile,
    readonly detectors: readonly Detector[],
    baseline: Baseline,
    options: PolicyOptions,
  ) {
    this.publicUrls = options.publicUrls ?? "hidden";
    learnWords(this.vocabulary, baseline.words);
    const { index, unusable } = termIndex(options.terms);
    this.terms = index;
    this.unusableTerms = unusable;
    const phrases = new TermIndex();
    allow(this.vocabulary, phrases, baseline.words.allow, WORD_NOTE.allowed | WORD_NOTE.builtIn);
    allow(this.vocabulary, phrases, options.allow, WORD_NOTE.allowed);
    this.allowed = phrases;
    this.dispatch = new Dispatch(detectors, FIRST_DETECTOR_ROW, this.vocabulary);
    this.#remembered = Uint8Array.from(detectors, ({ remembers }) => (remembers === true ? 1 : 0));
  }

  /** Compiles rows and words for one mode and profile. Throws POLICY_INCOMPLETE for a baseline that `Baseline.of` did not make. */
  static compile(baseline: Baseline, options: PolicyOptions): Policy {
    if (!Baseline.is(baseline)) throw new Failure("POLICY_INCOMPLETE");
    const publicUrls = options.publicUrls ?? "hidden";
    const rows = baseline.rows.filter(
      (row) =>
        (row.mode ?? options.mode) === options.mode &&
        (row.profile ?? options.profile) === options.profile &&
        (row.scope ?? options.scope) === options.scope &&
        (row.publicUrls ?? publicUrls) === publicUrls,
    );
    return new Policy(options.mode, options.profile, Object.freeze(rows), baseline, options);
  }

  static is(value: unknown): value is Policy {
    return typeof value === "object" && value !== null && #compiled in value;
  }

  /** What the candidate pass asks of each word; made when the first text is read. */
  get sieve(): Sieve {
    if (this.#sieve === undefined) {
      const { terms, allowed } = this;
      const bits = terms.bits.map((bits, at) => bits | (allowed.bits[at] ?? 0));
      this.#sieve = new Sieve(this.vocabulary, this.dispatch, { bits, shorts: terms.shorts });
    }
    return this.#sieve;
  }

  /** True if what the row found is to be looked for in all of the text. */
  isRemembered(row: number): boolean {
    return this.#remembered[row - FIRST_DETECTOR_ROW] === 1;
  }

  /** Name of a span's row: a detector's id, or `kept`, `allow`, `term` `memory` or `unread`. */
  rowId(row: number): string {
    if (row === KEPT_ROW) return "kept";
    if (row === ALLOW_ROW) return "allow";
    if (row === MEMORY_ROW) return "memory";
    if (row === UNREAD_ROW) return "unread";
    return this.detectorOf(row)?.id ?? "term";
  }

  /** The detector of a span's row; undefined for what is kept, allowed or a configured term. */
  detectorOf(row: number): Detector | undefined {
    return this.detectors[row - FIRST_DETECTOR_ROW];
  }
}

function learnWords(vocabulary: Vocabulary, words: BaselineWords): void {
  for (const word of words.common) vocabulary.add(word, WORD_NOTE.common);
  for (const word of words.neutral) vocabulary.add(word, WORD_NOTE.neutral);
  for (const word of words.technical) vocabulary.add(word, WORD_NOTE.technical);
  for (const word of words.role) vocabulary.add(word, WORD_NOTE.role);
  for (const word of words.calendar) vocabulary.add(word, WORD_NOTE.calendar);
  for (const word of RESERVED_WORDS) vocabulary.add(word, WORD_NOTE.reserved);
  for (const word of JOINING_WORDS) {
    vocabulary.add(word, WORD_NOTE.joining);
    // No row asks for them; the candidate pass is to note them wherever a call may follow.
    vocabulary.anchor(word, NO_ROW, { only: "signed" });
  }
}

/** Configured terms by row, and how many of them are none. */
function termIndex(terms: Terms): { readonly index: TermIndex; readonly unusable: number } {
  const index = new TermIndex();
  let unusable = 0;
  TERM_LISTS.forEach(({ list }, at) => {
    for (const value of terms[list]) {
      const isReserved = RESERVED_WORDS.includes(value.trim().toLowerCase());
      if (isReserved || !index.add(value, TERM_ROW + at, "any")) unusable += 1;
    }
  });
  return { index, unusable };
}

/** Single allowed words become notes of the vocabulary; phrases are matched as terms are. */
function allow(vocabulary: Vocabulary, phrases: TermIndex, values: readonly string[], notes: number): void {
  for (const value of values) {
    const phrase = value.trim();
    if (/^[\p{L}\p{N}]+$/u.test(phrase)) vocabulary.add(phrase, notes);
    else phrases.add(phrase, ALLOW_ROW, "whole");
  }
}

/** Category of a term's row. */
export function termCategory(row: number): Category {
  return TERM_LISTS[row - TERM_ROW]?.category ?? "SENSITIVE";
}
