// What a call tells about its redactions: how many of which category, and under which profile. Never what or where.
import { CATEGORIES, type Category } from "./category.js";
import type { Profile } from "./detector.js";
import type { Span } from "./span.js";

/** Number of substitutions by category. */
export type Counts = ReadonlyMap<Category, number>;

export const NO_COUNTS: Counts = new Map();

/** Counts every span that is replaced, repeated values included. */
export function countSpans(spans: readonly Span[]): Counts {
  const counts = new Map<Category, number>();
  for (const { category } of spans) if (category !== null) counts.set(category, (counts.get(category) ?? 0) + 1);
  return counts;
}

/** Adds one set of counts to another. */
export function addCounts(total: Map<Category, number>, counts: Counts): void {
  for (const [category, count] of counts) total.set(category, (total.get(category) ?? 0) + count);
}

const SORTED: readonly Category[] = [...CATEGORIES].sort();

/** The receipt of one call. Its keys are categories, so it may cross the boundary. */
export class Receipt {
  readonly #profile: Profile;
  readonly #counts = new Map<Category, number>();

  constructor(profile: Profile) {
    this.#profile = profile;
  }

  static is(value: unknown): value is Receipt {
    return typeof value === "object" && value !== null && #counts in value;
  }

  /** Adds the substitutions of one text. */
  add(counts: Counts): void {
    addCounts(this.#counts, counts);
  }

  /** `{ detector_profile, counts_by_category }`, categories in alphabetical order, those without a substitution left out. */
  toJSON(): { detector_profile: Profile; counts_by_category: Record<string, number> } {
    const counts: Record<string, number> = {};
    for (const category of SORTED) {
      const count = this.#counts.get(category) ?? 0;
      if (count > 0) counts[category] = count;
    }
    return { detector_profile: this.#profile, counts_by_category: counts };
  }
}
