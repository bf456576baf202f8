// What a detector is: a row of data with one function. It sees a scan and says where; it never sees a path, a file or the salt.
import type { Scan } from "../scan/scan.js";
import type { Category } from "./category.js";
import type { Redacted } from "./redacted.js";
import type { Rank } from "./span.js";

/** `strict` hides every capitalised word that is not allowed; `balanced` hides what has evidence. */
export type Mode = "strict" | "balanced";

/** `extended` adds shapes that are common in ordinary text as well. */
export type Profile = "default" | "extended";

/** What becomes of web addresses of well-known developer sites. */
export type PublicUrls = "hidden" | "kept";

/** Places of the candidate pass at which a row is asked; the number it is given is what the place is named by. */
export type Place =
  /** Index of a word that begins with an upper-case letter, but for a function word that a sentence goes on behind (see `signed` below). */
  | "capitalised"
  /** The same without those that hold a small letter. */
  | "capitals"
  /** The same as `capitalised` without any word that a sentence goes on behind. */
  | "signedCapital"
  /** Index of a word of digits only. */
  | "digits"
  /** The same, but for lone numbers of a few digits (see scan/lone-number.ts). */
  | "number"
  /** Index of a word of 20 units or more. */
  | "long"
  /** Index of a word that holds a digit and something else. */
  | "mixed"
  /** Offset of `@`. */
  | "at"
  /** Offset of `://`. */
  | "scheme"
  /** Offset of a dot between two words, not both of them numbers. */
  | "dot"
  /** Offset of `=`, the last of several, or of a colon that is no scheme. */
  | "sign"
  /** The same without those that white space follows. */
  | "innerSign"
  /** Offset of a word in small letters that may be a given name. */
  | "smallName"
  /** Index of a word with letters of a script without case. */
  | "uncased"
  /** Offset of an invisible character. */
  | "invisible"
  /** Once, with 0. */
  | "text";

/**
 * Words that a row wants to see, folded; they are matched whole. `only` spares it most of them: `signed` leaves out a word that a sentence
 * goes on behind, with a space and a small ASCII letter, `capitalised` one that begins with a small letter. With `before` such
 * a sentence must go on with one of these small letters; with `numbered` a digit must stand in the 100 units behind it.
 */
export interface NeededWords {
  readonly words: readonly string[];
  readonly only?: "signed" | "capitalised";
  readonly before?: string;
  readonly numbered?: true;
}

/** Where a row wants to be asked. Beginnings are matched at the start of a word, in any case. */
export type Needs = Place | NeededWords | { readonly beginnings: readonly string[] };

/** Where a row wants to be asked, as a list. */
export function needsOf({ needs }: Detector): readonly Needs[] {
  return Array.isArray(needs) ? needs : [needs as Needs];
}

/** Reports a span [start, end) in UTF-16 units of the scan's text, and what the row had to go by if it can put that into words. */
export type Report = (start: number, end: number, evidence?: number) => void;

/** One row of detection. */
export interface Detector {
  /** A stable name such as `baseline/email`, shown by `redctx explain`. */
  readonly id: string;
  readonly category: Category;
  readonly rank: Rank;
  /** Only in this mode; both if absent. */
  readonly mode?: Mode;
  /** Only in this profile; both if absent. */
  readonly profile?: Profile;
  /** `path` rows run on paths alone; all others run on paths and texts. */
  readonly scope?: "path";
  /** Only where addresses of well-known sites are kept, or only where they are not; both if absent. */
  readonly publicUrls?: PublicUrls;
  /** What the row finds is looked for in all of the text, in every form that such a name takes. */
  readonly remembers?: true;
  readonly needs: Needs | readonly Needs[];
  /**
   * Looks at one candidate and reports what it finds there. For `words` and `long` the candidate is the index of a word, for
   * `beginnings` an offset, else as `Place` says. Work per candidate is bounded, or it is skipped where an earlier report of
   * the same row already covers the candidate.
   */
  find(scan: Scan, candidate: number, report: Report): void;
  /** Asked once after the last candidate of a text, by a row that puts off what it cannot tell from one place. */
  conclude?(scan: Scan, report: Report): void;
  /** Words of our own for the evidence of a report, for `redctx explain`. */
  explain?(evidence: number): Redacted;
}

/** A row with the examples it is held to; `«` and `»` mark what the row must report, exactly. */
export interface RowFile {
  readonly row: Detector;
  readonly vectors: {
    /** Texts with at least one marked range. */
    readonly finds: readonly string[];
    /** Texts in which the row must report nothing. */
    readonly leaves: readonly string[];
  };
}
