// The printed figures of a tally: percentages of two decimals, rounded half to even, as the common scoring scripts round.
import type { LabelTally, Tally } from "./tally.js";

/** A percentage with two decimals; null where there is nothing to take a share of. */
export type Percentage = number | null;

/** Labels whose values are to be hidden or not as the operator's terms say; all others are the core. */
const POLICY_LABELS: ReadonlySet<string> = new Set([
  "DATE",
  "AGE",
  "ZIP",
  "TITLE",
  "NRP",
  "LOCATION",
  "ORG",
  "MISC",
  "WORK",
  "PRODUCT",
  "GROUP",
  "PROJECT",
  "INTERNAL_CODE",
  "IMPLICIT",
  "HASH",
]);

/** Categories of placeholders whose characters do not count as over-redaction: what to do with public addresses is policy. */
const ADDRESS_CATEGORIES: readonly string[] = ["URL", "DOMAIN", "IP"];

export interface LabelFigures {
  readonly spans: number;
  readonly leaked: number;
  readonly leak: Percentage;
  readonly leakInPlace: Percentage;
  readonly characterLeak: Percentage;
  readonly partial: Percentage;
  readonly partialInPlace: Percentage;
}

export interface Figures {
  readonly samples: number;
  readonly missing: number;
  readonly realigned: number;
  readonly placeholders: number;
  readonly characters: number;
  readonly outside: number;
  /** Share of the characters outside of spans that is gone, without those that URL, DOMAIN and IP placeholders took. */
  readonly over: Percentage;
  readonly overAll: Percentage;
  /** The same by length only. */
  readonly overByLength: Percentage;
  readonly overByCategory: Readonly<Record<string, Percentage>>;
  readonly samplesWithSpans: number;
  /** Share of the samples with spans of which one leaks. */
  readonly samplesWithLeak: Percentage;
  readonly all: LabelFigures;
  readonly core: LabelFigures;
  readonly person: LabelFigures;
  readonly labels: Readonly<Record<string, LabelFigures>>;
}

export function figuresOf(tally: Tally): Figures {
  const addresses = ADDRESS_CATEGORIES.reduce((sum, category) => sum + (tally.removedBy.get(category) ?? 0), 0);
  const taken = [...tally.removedBy].filter(([, removed]) => removed > 0).sort((one, other) => other[1] - one[1]);
  const labels = [...tally.labels].sort((one, other) => other[1].spans - one[1].spans);
  return {
    samples: tally.samples,
    missing: tally.missing,
    realigned: tally.realigned,
    placeholders: tally.placeholders,
    characters: tally.characters,
    outside: tally.outside,
    over: percentage(tally.removed - addresses, tally.outside),
    overAll: percentage(tally.removed, tally.outside),
    overByLength: percentage(Math.max(0, tally.outside - tally.literal), tally.outside),
    overByCategory: Object.fromEntries(
      taken.map(([category, removed]) => [category, percentage(removed, tally.outside)]),
    ),
    samplesWithSpans: tally.withSpans,
    samplesWithLeak: percentage(tally.withLeak, tally.withSpans),
    all: labelFigures(tally.over(() => true)),
    core: labelFigures(tally.over((label) => !POLICY_LABELS.has(label))),
    person: labelFigures(tally.over((label) => label === "PERSON")),
    labels: Object.fromEntries(labels.map(([label, counts]) => [label, labelFigures(counts)])),
  };
}

/** The labels that `core` leaves out. */
export function policyLabels(): readonly string[] {
  return [...POLICY_LABELS];
}

/** `part` in `whole` as a percentage. Two decimals; an exact tie goes to the even digit. */
export function percentage(part: number, whole: number): Percentage {
  if (whole === 0) return null;
  const share = (100 * part) / whole;
  // A number has an exact tie in the third decimal only if it is an odd number of eighths; `toFixed` would round it up.
  const tiesToEvenBelow = Number.isInteger(share * 8) && (share * 8) % 4 === 1;
  return tiesToEvenBelow ? Math.floor(share * 100) / 100 : Number(share.toFixed(2));
}

function labelFigures(counts: LabelTally): LabelFigures {
  return {
    spans: counts.spans,
    leaked: counts.leaked,
    leak: percentage(counts.leaked, counts.spans),
    leakInPlace: percentage(counts.leakedInPlace, counts.spans),
    characterLeak: percentage(counts.charactersLeft, counts.characters),
    partial: percentage(counts.partlyLeaked, counts.worded),
    partialInPlace: percentage(counts.partlyLeakedInPlace, counts.worded),
  };
}
