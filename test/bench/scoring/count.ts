// Counts what is left of the labelled values of a sample, and what else of it is gone.
import type { LabelledSample, LabelledSpan } from "../labelled-text.js";
import { type Alignment, align, CUT, cutAtPlaceholders } from "./alignment.js";
import { beginsCodePoint, comparable, isSpace, longWords, occursIn } from "./characters.js";
import { LabelTally, type Tally } from "./tally.js";

/** Labels whose values count as partly visible if one of their words is. */
const WORDED_LABELS: ReadonlySet<string> = new Set(["PERSON", "ORG"]);

/** Adds one sample and its redacted text, or its lack, to each of the tallies. */
export function count(sample: LabelledSample, redacted: string | undefined, ...tallies: readonly Tally[]): void {
  for (const tally of tallies) {
    if (redacted === undefined) tally.missing += 1;
    else countSample(sample, redacted, tally);
  }
}

function countSample({ text, spans }: LabelledSample, redacted: string, tally: Tally): void {
  const pieces = cutAtPlaceholders(redacted);
  const alignment = align(text, pieces);
  const left = pieces.literals.join(CUT);
  tally.samples += 1;
  tally.realigned += Number(alignment.realigned);
  tally.placeholders += pieces.categories.length;
  tally.characters += codePoints(text);
  for (const literal of pieces.literals) tally.literal += codePoints(literal);
  countOutside(text, spans, alignment, tally);
  const visible: Visible = {
    text: comparable(left),
    words: new Set(longWords(left).map(({ folded }) => folded)),
    kept: alignment.kept,
  };
  const leaks = spans.filter((span) => countSpan(text, span, visible, labelTally(tally, span.label)));
  tally.withSpans += Number(spans.length > 0);
  tally.withLeak += Number(leaks.length > 0);
}

function countOutside(text: string, spans: readonly LabelledSpan[], { gaps }: Alignment, tally: Tally): void {
  const outside = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) outside[at] = Number(beginsCodePoint(text, at));
  for (const { start, end } of spans) outside.fill(0, start, end);
  tally.outside += sum(outside);
  for (const { start, end, category } of gaps) {
    const removed = sum(outside.subarray(start, end));
    tally.removed += removed;
    tally.removedBy.set(category, (tally.removedBy.get(category) ?? 0) + removed);
  }
}

/** What is left of a sample. */
interface Visible {
  readonly text: string;
  readonly words: ReadonlySet<string>;
  readonly kept: Uint8Array;
}

/** Counts one span and tells whether its value leaks. */
function countSpan(
  text: string,
  { start, end, label, value }: LabelledSpan,
  visible: Visible,
  tally: LabelTally,
): boolean {
  let characters = 0;
  let left = 0;
  for (let at = start; at < end; at++) {
    if (!beginsCodePoint(text, at) || isSpace(text.charAt(at))) continue;
    characters += 1;
    left += visible.kept[at] ?? 0;
  }
  const leaks = occursIn(visible.text, value);
  tally.spans += 1;
  tally.leaked += Number(leaks);
  tally.leakedInPlace += Number(characters > 0 && left === characters);
  tally.characters += characters;
  tally.charactersLeft += left;
  if (WORDED_LABELS.has(label)) countWords(text, start, end, visible, tally);
  return leaks;
}

function countWords(text: string, start: number, end: number, visible: Visible, tally: LabelTally): void {
  const words = longWords(text.slice(start, end));
  if (words.length === 0) return;
  const inPlace = words.some((word) => visible.kept.subarray(start + word.start, start + word.end).every(Boolean));
  tally.worded += 1;
  tally.partlyLeaked += Number(words.some(({ folded }) => visible.words.has(folded)));
  tally.partlyLeakedInPlace += Number(inPlace);
}

function labelTally(tally: Tally, label: string): LabelTally {
  const known = tally.labels.get(label) ?? new LabelTally();
  tally.labels.set(label, known);
  return known;
}

function codePoints(text: string): number {
  let points = 0;
  for (const _ of text) points += 1;
  return points;
}

function sum(numbers: Uint8Array): number {
  return numbers.reduce((total, number) => total + number, 0);
}
