// Brings each candidate of a scan to the rows that asked for its kind, and each report back as a span.
import { inWord, inWordAt, KIND } from "../scan/characters.js";
import { LONG_WORD, type Scan, SHAPE } from "../scan/scan.js";
import { foldUnits, HASH_SEED, hashWord, PREFIX_UNITS, setBit, stepHash, type Vocabulary } from "../scan/vocabulary.js";
import type { Detector, Needs, Place } from "./detector.js";
import type { Span } from "./span.js";

interface Asked {
  readonly detector: Detector;
  readonly row: number;
}

interface Beginning extends Asked {
  readonly folded: string;
}

const DIGITS_ONLY = 1 << KIND.digit;

/** The rows of a policy by the places they want to see. */
export class Dispatch {
  readonly bits = new Uint8Array(8192);
  readonly #byPlace = new Map<Place, Asked[]>();
  readonly #byRow = new Map<number, Asked>();
  readonly #beginnings = new Map<number, Beginning[]>();

  constructor(detectors: readonly Detector[], firstRow: number, vocabulary: Vocabulary) {
    detectors.forEach((detector, at) => {
      const asked = { detector, row: firstRow + at };
      this.#byRow.set(asked.row, asked);
      for (const needs of listOf(detector.needs)) this.#register(asked, needs, vocabulary);
    });
  }

  #register(asked: Asked, needs: Needs, vocabulary: Vocabulary): void {
    if (typeof needs === "string") this.#byPlace.set(needs, [...(this.#byPlace.get(needs) ?? []), asked]);
    else if ("words" in needs) for (const word of needs.words) vocabulary.add(word, 0, asked.row);
    else for (const beginning of needs.beginnings) this.#addBeginning(asked, beginning);
  }

  /** Asks every row about every candidate of its kind; `add` receives each span once reported. */
  run(scan: Scan, add: (span: Span) => void): void {
    const reporters = new Map<number, Reporter>();
    const reporter = (asked: Asked): Reporter => {
      let known = reporters.get(asked.row);
      if (known === undefined) {
        known = new Reporter(asked, scan, add);
        reporters.set(asked.row, known);
      }
      return known;
    };
    this.#runWords(scan, reporter);
    this.#runLists(scan, reporter);
    this.#runBeginnings(scan, reporter);
  }

  #runWords(scan: Scan, reporter: (asked: Asked) => Reporter): void {
    const at = (place: Place) => (this.#byPlace.get(place) ?? []).map(reporter);
    const [capitalised, digits, long, mixed] = [at("capitalised"), at("digits"), at("long"), at("mixed")];
    const anchored = new Map<number, Reporter[]>();
    for (let word = 0; word < scan.starts.length; word++) {
      const shape = scan.shapes.at(word);
      const start = scan.starts.at(word);
      const length = scan.ends.at(word) - start;
      const known = scan.known.at(word);
      if (known >= 0) {
        let rows = anchored.get(known);
        if (rows === undefined) {
          rows = scan.vocabulary
            .rows(known)
            .flatMap((row) => this.#byRow.get(row) ?? [])
            .map(reporter);
          anchored.set(known, rows);
        }
        for (const row of rows) row.ask(word, start);
      }
      if ((shape & SHAPE.initial) !== 0) for (const row of capitalised) row.ask(word, start);
      if (shape === DIGITS_ONLY) for (const row of digits) row.ask(word, start);
      else if ((shape & DIGITS_ONLY) !== 0) for (const row of mixed) row.ask(word, start);
      if (length >= LONG_WORD) for (const row of long) row.ask(word, start);
    }
  }

  #runLists(scan: Scan, reporter: (asked: Asked) => Reporter): void {
    for (const place of ["at", "scheme", "dot", "sign", "invisible"] as const) {
      const rows = (this.#byPlace.get(place) ?? []).map(reporter);
      const offsets = scan[place];
      for (const row of rows) for (let at = 0; at < offsets.length; at++) row.ask(offsets.at(at), offsets.at(at));
    }
    for (const asked of this.#byPlace.get("text") ?? []) reporter(asked).ask(0, 0);
  }

  #runBeginnings(scan: Scan, reporter: (asked: Asked) => Reporter): void {
    const { text, literal } = scan;
    for (let at = 0; at < literal.length; at++) {
      const start = literal.at(at);
      for (const beginning of this.#beginnings.get(prefixHash(text, start)) ?? []) {
        if (startsFolded(text, start, beginning.folded)) reporter(beginning).ask(start, start);
      }
    }
  }

  #addBeginning(asked: Asked, beginning: string): void {
    const folded = foldUnits(beginning);
    let letters = 0;
    while (letters < PREFIX_UNITS && inWord(folded.charCodeAt(letters))) letters++;
    if (letters < PREFIX_UNITS && letters === folded.length) throw new RangeError("BEGINNING_TOO_SHORT");
    const hash = hashWord(folded.slice(0, letters));
    setBit(this.bits, hash);
    this.#beginnings.set(hash, [...(this.#beginnings.get(hash) ?? []), { ...asked, folded }]);
  }
}

/** One row at work on one scan: it does not ask about a candidate that the row's last report covers. */
class Reporter {
  #start = 0;
  #end = 0;
  readonly #report: (start: number, end: number) => void;

  constructor(
    private readonly asked: Asked,
    private readonly scan: Scan,
    add: (span: Span) => void,
  ) {
    const { category, rank } = asked.detector;
    this.#report = (start, end) => {
      this.#start = start;
      this.#end = end;
      add({ start, end, category, rank, row: asked.row });
    };
  }

  ask(candidate: number, offset: number): void {
    if (offset < this.#start || offset >= this.#end) this.asked.detector.find(this.scan, candidate, this.#report);
  }
}

function listOf(needs: Needs | readonly Needs[]): readonly Needs[] {
  return Array.isArray(needs) ? needs : [needs as Needs];
}

function prefixHash(text: string, start: number): number {
  let hash = HASH_SEED;
  for (let at = start; at < start + PREFIX_UNITS && inWordAt(text, at); at++) {
    hash = stepHash(hash, text.charCodeAt(at));
  }
  return hash;
}

function startsFolded(text: string, start: number, folded: string): boolean {
  return foldUnits(text.slice(start, start + folded.length)) === folded;
}
