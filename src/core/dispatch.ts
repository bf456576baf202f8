// Brings each candidate of a scan to the rows that asked for its kind, and each report back as a span.
import { inWordAt, KIND } from "../scan/characters.js";
import { isLoneNumber } from "../scan/lone-number.js";
import type { Offsets } from "../scan/offsets.js";
import { digitWithin } from "../scan/pattern.js";
import { isRunning, LONG_WORD, type Scan, SHAPE } from "../scan/scan.js";
import {
  foldUnits,
  HASH_SEED,
  hashWord,
  PREFIX_UNITS,
  setBit,
  startsFolded,
  stepHash,
  type Vocabulary,
  WORD_NOTE,
} from "../scan/vocabulary.js";
import { type Detector, type Needs, needsOf, type Place } from "./detector.js";
import { Asking, askInTurn, Reporter } from "./reporter.js";
import type { Span } from "./span.js";
import { isWordPlace, WORD_PLACE, WordGroups } from "./word-groups.js";

interface Beginning {
  readonly reporter: Reporter;
  readonly folded: string;
}

const DIGITS_ONLY = 1 << KIND.digit;
const UNCASED = 1 << KIND.letter;
const LISTS = ["at", "scheme", "dot", "sign", "invisible", "smallName"] as const;

/** A space, a tab or a line's end. */
const WHITE: ReadonlySet<number> = new Set([9, 10, 13, 32]);

/** The rows of a policy by the places they want to see. It works on one scan at a time. */
export class Dispatch {
  /** Beginnings of words that a row wants to see, for the candidate pass. */
  readonly bits = new Uint8Array(8192);
  readonly #asking = new Asking();
  readonly #reporters: readonly Reporter[];
  /** Those that want to know when a text is over. */
  readonly #concluding: readonly Reporter[];
  readonly #firstRow: number;
  readonly #byPlace = new Map<Place, Reporter[]>();
  /** By number of the word and place: see #askAnchored. */
  readonly #byWord: (Places | undefined)[] = [];
  readonly #beginnings = new Map<number, Beginning[]>();
  readonly #groups = new WordGroups();
  /** No word with a digit stands before this one, from the word on that was asked about last. */
  #nextDigit = 0;

  constructor(detectors: readonly Detector[], firstRow: number, vocabulary: Vocabulary) {
    this.#firstRow = firstRow;
    this.#reporters = detectors.map((detector, at) => new Reporter(detector, firstRow + at, this.#asking));
    this.#concluding = this.#reporters.filter(({ detector }) => detector.conclude !== undefined);
    this.#reporters.forEach((reporter, at) => {
      this.#groups.add(reporter);
      for (const needs of needsOf(reporter.detector)) this.#register(reporter, firstRow + at, needs, vocabulary);
    });
  }

  /**
   * Asks every row about every candidate of its kind; `add` receives each span once reported. Rows that want the text as a whole are
   * asked with the first window of it.
   */
  run(scan: Scan, add: (span: Span) => void, isFirst = true): void {
    this.#asking.begin(scan, add);
    try {
      this.#runWords(scan);
      for (const place of LISTS) this.#runList(scan[place], this.#at(place));
      this.#runInnerSigns(scan);
      if (isFirst) for (const reporter of this.#at("text")) reporter.ask(0, 0);
      this.#runBeginnings(scan);
    } finally {
      this.#asking.end();
    }
  }

  /** Tells the rows that a text is over. */
  conclude(scan: Scan, add: (span: Span) => void): void {
    this.#asking.begin(scan, add);
    try {
      for (const reporter of this.#concluding) reporter.conclude();
    } finally {
      this.#asking.end();
    }
  }

  #register(reporter: Reporter, row: number, needs: Needs, vocabulary: Vocabulary): void {
    if (isWordPlace(needs)) return;
    if (typeof needs === "string") this.#byPlace.set(needs, [...this.#at(needs), reporter]);
    else if ("words" in needs) for (const word of needs.words) vocabulary.anchor(word, row, needs);
    else for (const beginning of needs.beginnings) this.#addBeginning(reporter, beginning);
  }

  #at(place: Place): readonly Reporter[] {
    return this.#byPlace.get(place) ?? NO_REPORTERS;
  }

  /**
   * Rows that are anchored on words often share what they read there: they are asked about each word in turn. All others are asked about all
   * their words one behind the other, a row at a time, for that keeps the row's code in the processor's cache.
   */
  #runWords(scan: Scan): void {
    const starts = scan.starts.items;
    const ends = scan.ends.items;
    const shapes = scan.shapes.items;
    const numbers = scan.known.items;
    const noted = scan.noted.items;
    const count = scan.starts.length;
    this.#nextDigit = 0;
    this.#groups.clear();
    for (let word = 0; word < count; word++) {
      const shape = shapes[word] as number;
      const start = starts[word] as number;
      const end = ends[word] as number;
      const known = numbers[word] as number;
      const isCapital = (shape & SHAPE.initial) !== 0;
      if (known >= 0) this.#askAnchored(scan, word, known, isCapital);
      let places = 0;
      if (isCapital) {
        const isSigned = !isRunning(scan.text, end);
        if (isSigned) places |= WORD_PLACE.signedCapital;
        if (isSigned || ((noted[word] as number) & FUNCTION_NOTES) !== WORD_NOTE.common)
          places |= (shape & SHAPE.lower) === 0 ? WORD_PLACE.capitalised | WORD_PLACE.capitals : WORD_PLACE.capitalised;
      }
      if ((shape & UNCASED) !== 0) places |= WORD_PLACE.uncased;
      if (shape === DIGITS_ONLY) {
        places |= WORD_PLACE.digits;
        if (!isLoneNumber(scan.text, start, end)) places |= WORD_PLACE.number;
      } else if ((shape & DIGITS_ONLY) !== 0) places |= WORD_PLACE.mixed;
      if (end - start >= LONG_WORD) places |= WORD_PLACE.long;
      if (places !== 0) this.#groups.put(word, start, places);
    }
    this.#groups.askAll();
  }

  #askAnchored(scan: Scan, word: number, known: number, isCapitalised: boolean): void {
    const places = this.#byWord[known] ?? this.#placesOf(scan.vocabulary, known);
    if (places === NOWHERE) return;
    const end = scan.ends.at(word);
    const next = isRunning(scan.text, end) ? scan.text.charCodeAt(end + 1) - SMALL_A + 1 : 0;
    const place = next * 2 + (isCapitalised ? 1 : 0);
    let anchored = places[place];
    if (anchored === undefined) {
      anchored = this.#anchoredAt(scan.vocabulary, known, next, isCapitalised);
      places[place] = anchored;
    }
    const start = scan.starts.at(word);
    askInTurn(anchored.always, word, start);
    if (anchored.numbered.length > 0 && this.#isNumbered(scan, word, end)) askInTurn(anchored.numbered, word, start);
  }

  #anchoredAt(vocabulary: Vocabulary, known: number, next: number, isCapitalised: boolean): Anchored {
    const reporters = (rows: readonly number[]) => rows.flatMap((row) => this.#reporters[row - this.#firstRow] ?? []);
    const always = vocabulary.rowsAt(known, next, isCapitalised, false);
    const all = vocabulary.rowsAt(known, next, isCapitalised, true);
    return { always: reporters(always), numbered: reporters(all.filter((row) => !always.includes(row))) };
  }

  /** True if a digit stands near behind a word that ends at `end`. Words are asked about in ascending order. */
  #isNumbered({ text, starts, shapes }: Scan, word: number, end: number): boolean {
    const count = starts.length;
    let next = Math.max(this.#nextDigit, word + 1);
    while (next < count && (shapes.at(next) & SHAPE.digit) === 0) next++;
    this.#nextDigit = next;
    // The next window may begin with digits.
    return next < count ? starts.at(next) - end < NUMBER_REACH : digitWithin(text, end, NUMBER_REACH);
  }

  /** Makes room for every word, since a list that is filled here and there is looked up as a map. */
  #placesOf(vocabulary: Vocabulary, known: number): Places {
    while (this.#byWord.length < vocabulary.size) this.#byWord.push(undefined);
    const places: Places = vocabulary.isAnchored(known) ? Array.from({ length: PLACES }, () => undefined) : NOWHERE;
    this.#byWord[known] = places;
    return places;
  }

  #runList(offsets: Offsets, reporters: readonly Reporter[]): void {
    for (const reporter of reporters) {
      for (let at = 0; at < offsets.length; at++) reporter.ask(offsets.at(at), offsets.at(at));
    }
  }

  #runInnerSigns({ text, sign }: Scan): void {
    const reporters = this.#at("innerSign");
    for (let at = 0; at < sign.length; at++) {
      const offset = sign.at(at);
      if (!WHITE.has(text.charCodeAt(offset + 1))) for (const reporter of reporters) reporter.ask(offset, offset);
    }
  }

  #runBeginnings({ text, literal }: Scan): void {
    for (let at = 0; at < literal.length; at++) {
      const start = literal.at(at);
      const beginnings = this.#beginnings.get(prefixHash(text, start));
      if (beginnings === undefined) continue;
      for (const beginning of beginnings)
        if (startsFolded(text, start, beginning.folded)) beginning.reporter.ask(start, start);
    }
  }

  #addBeginning(reporter: Reporter, beginning: string): void {
    const folded = foldUnits(beginning);
    let letters = 0;
    while (letters < PREFIX_UNITS && inWordAt(folded, letters)) letters++;
    if (letters < PREFIX_UNITS && letters === folded.length) throw new RangeError("BEGINNING_TOO_SHORT");
    const hash = hashWord(folded.slice(0, letters));
    setBit(this.bits, hash);
    this.#beginnings.set(hash, [...(this.#beginnings.get(hash) ?? []), { reporter, folded }]);
  }
}

const NO_REPORTERS: readonly Reporter[] = [];

const SMALL_A = 97;

/** The rows that want to see a word where it stands; the latter only with a digit near. */
interface Anchored {
  readonly always: readonly Reporter[];
  readonly numbered: readonly Reporter[];
}

/** How near a digit must be, in UTF-16 units. */
const NUMBER_REACH = 100;

/** What stands for a word by place: before a sign or one of 26 letters, and with a capital or without. */
type Places = (Anchored | undefined)[];
const PLACES = 54;
/** Of a word that no row is anchored on. */
const NOWHERE: Places = [];

/** A function word that is no label of people besides. */
const FUNCTION_NOTES = WORD_NOTE.common | WORD_NOTE.role;

function prefixHash(text: string, start: number): number {
  let hash = HASH_SEED;
  for (let at = start; at < start + PREFIX_UNITS && inWordAt(text, at); at++) {
    hash = stepHash(hash, text.charCodeAt(at));
  }
  return hash;
}
