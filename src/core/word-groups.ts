// Rows that want to see words at the same places, with the words of a scan that stand there, so that each row goes through all of them in turn.
import { Offsets } from "../scan/offsets.js";
import { type Needs, needsOf } from "./detector.js";
import { askInTurn, type Reporter } from "./reporter.js";

/** Places that are named by a word, as bits. */
export const WORD_PLACE = {
  capitalised: 1,
  capitals: 2,
  signedCapital: 4,
  digits: 8,
  number: 16,
  mixed: 32,
  long: 64,
  uncased: 128,
} as const;

/** Rows that want to see words at the same places. */
interface Group {
  /** WORD_PLACE bits. */
  readonly places: number;
  readonly reporters: Reporter[];
  /** The words of the present scan that stand there; the list keeps its room. */
  readonly words: Offsets;
}

/** The groups of one policy. They work on one scan at a time. */
export class WordGroups {
  /** Rows that want to see words by their places alone. */
  readonly #groups: Group[] = [];
  /** Those that are anchored on words besides, and are to see all in their order. */
  readonly #atOnce: Group[] = [];
  /** By the places where a word stands: who is asked at once, and the lists of the groups that want to see it. */
  readonly #askedAt: ({ readonly atOnce: readonly Reporter[]; readonly later: readonly Offsets[] } | undefined)[] =
    Array.from({ length: 256 }, () => undefined);

  /** Puts a row into the group of its places, if it has any. */
  add(reporter: Reporter): void {
    const needs = needsOf(reporter.detector);
    const places = needs.reduce((bits, one) => bits | (isWordPlace(one) ? WORD_PLACE[one] : 0), 0);
    if (places === 0) return;
    const isAnchored = needs.some((one) => typeof one === "object" && "words" in one);
    const groups = isAnchored ? this.#atOnce : this.#groups;
    const group = groups.find((one) => one.places === places);
    if (group === undefined) groups.push({ places, reporters: [reporter], words: new Offsets() });
    else group.reporters.push(reporter);
  }

  /** Forgets the words of the last scan. */
  clear(): void {
    for (const { words } of this.#groups) words.length = 0;
  }

  /** Puts a word on the lists of those who want to see it at one of the places. */
  put(word: number, start: number, places: number): void {
    let asked = this.#askedAt[places];
    if (asked === undefined) {
      asked = {
        atOnce: this.#atOnce.flatMap((one) => ((one.places & places) === 0 ? [] : one.reporters)),
        later: this.#groups.flatMap((one) => ((one.places & places) === 0 ? [] : one.words)),
      };
      this.#askedAt[places] = asked;
    }
    const { atOnce, later } = asked;
    if (atOnce.length > 0) askInTurn(atOnce, word, start);
    for (let at = 0; at < later.length; at++) (later[at] as Offsets).push(word);
  }

  /** Asks the rows of each group about its words. */
  askAll(): void {
    for (const { reporters, words } of this.#groups) for (const reporter of reporters) reporter.askAll(words);
  }
}

/** True for a place of words, which the groups serve. */
export function isWordPlace(needs: Needs): needs is keyof typeof WORD_PLACE {
  return typeof needs === "string" && Object.hasOwn(WORD_PLACE, needs);
}
