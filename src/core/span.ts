// A finding. It holds numbers and one closed word, so it can be logged and cannot smuggle text.
import type { Category } from "./category.js";

/** Who wins where spans overlap; higher wins. The order is explained in ARCHITECTURE.md. */
export const RANK = {
  placeholder: 100,
  secret: 90,
  identifier: 80,
  extended: 70,
  term: 60,
  allow: 50,
  organisation: 40,
  name: 30,
  word: 20,
  plugin: 10,
} as const;

export type Rank = (typeof RANK)[RankName];
export type RankName = keyof typeof RANK;

/** A half-open range of UTF-16 code units, with what was found there and by which row of the policy. */
export interface Span {
  /** First UTF-16 unit of the range. */
  readonly start: number;
  /** First UTF-16 unit after the range; always greater than `start`. */
  readonly end: number;
  /** What the value is; `null` marks text that is kept as it stands (an issued placeholder, an allowed word). */
  readonly category: Category | null;
  readonly rank: Rank;
  /** Index of the row in the policy; `Policy.rowId` turns it into a name. */
  readonly row: number;
  /** What the row had to go by, as a number that `Detector.explain` puts into words; absent where the row has no more to say. */
  readonly evidence?: number | undefined;
}
