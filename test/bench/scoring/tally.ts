// Counts over the samples of a corpus, by label and by category of placeholder. Counts only: no text is held.

/** Counts over the spans of one label. */
export class LabelTally {
  spans = 0;
  /** The whole value occurs somewhere in what is left. */
  leaked = 0;
  /** All characters of the span are left at the span's place. */
  leakedInPlace = 0;
  /** Characters that are no white space, and those of them that are left at their place. */
  characters = 0;
  charactersLeft = 0;
  /** Spans of people and organisations with a word of four letters or more; with one left anywhere; with one left at its place. */
  worded = 0;
  partlyLeaked = 0;
  partlyLeakedInPlace = 0;

  add(other: LabelTally): void {
    this.spans += other.spans;
    this.leaked += other.leaked;
    this.leakedInPlace += other.leakedInPlace;
    this.characters += other.characters;
    this.charactersLeft += other.charactersLeft;
    this.worded += other.worded;
    this.partlyLeaked += other.partlyLeaked;
    this.partlyLeakedInPlace += other.partlyLeakedInPlace;
  }
}

/** Counts over samples. Characters are code points. */
export class Tally {
  samples = 0;
  /** Samples without an output; they are not scored. */
  missing = 0;
  realigned = 0;
  placeholders = 0;
  characters = 0;
  /** Characters outside of all spans, those of them that are gone, and by which category of placeholder. */
  outside = 0;
  removed = 0;
  readonly removedBy = new Map<string, number>();
  /** Characters of the redacted texts, placeholders cut out. */
  literal = 0;
  withSpans = 0;
  withLeak = 0;
  readonly labels = new Map<string, LabelTally>();

  /** The tally of some labels together. */
  over(chosen: (label: string) => boolean): LabelTally {
    const sum = new LabelTally();
    for (const [label, tally] of this.labels) if (chosen(label)) sum.add(tally);
    return sum;
  }
}
