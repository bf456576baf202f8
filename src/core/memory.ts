// Memory of one text: who was found once on evidence is found wherever the name, or a part of it, stands in the same text.
import { KIND, kindOf } from "../scan/characters.js";
import { classOf, LEXICON } from "../scan/lexicon.js";
import { before } from "../scan/neighbours.js";
import type { PrefixFilter, Scan } from "../scan/scan.js";
import { plainValue } from "../scan/shadow.js";
import { TermIndex } from "../scan/terms.js";
import type { Category } from "./category.js";
import { MEMORY_ROW, type Policy } from "./policy.js";
import { RANK, type Rank, type Span } from "./span.js";

/** Something remembered: what it is, and in which spellings it counts. */
interface Entry {
  readonly category: Category;
  readonly rank: Rank;
  /** An ordinary word as well: it counts with a capital only, and at the start of a sentence only if the text never has it in small letters. */
  readonly isOrdinary: boolean;
  /** Counts in small letters too. */
  readonly anyCase: boolean;
  /** Set once the word was seen in small letters. */
  seenSmall: boolean;
  /** Places at the start of sentences that wait for the end of the text: start and end in turn. */
  readonly waiting: number[];
}

/** Most values that are remembered of one text; a list of so many people tells them apart by itself. */
const MOST_VALUES = 20_000;

/** What is remembered of one text. Made from its findings, used for one walk over the same text. */
export class Memory {
  readonly #index = new TermIndex();
  readonly #entries: Entry[] = [];
  readonly #known = new Map<string, Entry>();

  /** Undefined if nothing was found that is worth remembering. */
  static of(text: string, spans: readonly Span[], policy: Policy): Memory | undefined {
    let memory: Memory | undefined;
    const seen = new Set<string>();
    for (const span of spans) {
      if (span.category === null) continue;
      const isMail = span.category === "EMAIL";
      if (!isMail && !policy.isRemembered(span.row)) continue;
      const value = text.slice(span.start, span.end);
      if (seen.has(value) || seen.size >= MOST_VALUES) continue;
      seen.add(value);
      memory ??= new Memory();
      if (isMail) memory.#learnMail(value);
      else memory.#learnName(plainValue(value), span.category, span.rank);
    }
    return memory === undefined || memory.#entries.length === 0 ? undefined : memory;
  }

  /** Beginnings of what is remembered, for the candidate pass. */
  get beginnings(): PrefixFilter {
    return this.#index;
  }

  /** Reports what is remembered among the candidates of a walk. */
  find(scan: Scan, add: (span: Span) => void): void {
    const { text, term } = scan;
    let done = 0;
    for (let at = 0; at < term.length; at++) {
      const start = term.at(at);
      if (start < done) continue;
      const match = this.#index.matchAt(text, start);
      const entry = match === undefined ? undefined : this.#entries[match.label];
      if (match === undefined || entry === undefined || !counts(entry, text, start, match.end)) continue;
      done = match.end;
      add(spanOf(entry, withInitials(text, start), match.end));
    }
  }

  /** Reports what waited for the end of the text. */
  finish(add: (span: Span) => void): void {
    for (const entry of this.#entries) {
      if (entry.seenSmall) continue;
      for (let at = 0; at < entry.waiting.length; at += 2) {
        add(spanOf(entry, entry.waiting[at] as number, entry.waiting[at + 1] as number));
      }
    }
  }

  #learnName(value: string, category: Category, rank: Rank): void {
    const parts = partsOf(value);
    const isFull = parts.length > 1;
    if (isFull) this.#learn(value, category, rank, false, true);
    for (const part of parts) {
      const isOrdinary = (classOf(part, 0, part.length) & ORDINARY) !== 0;
      const isListed = (classOf(part, 0, part.length) & NAMES) !== 0;
      this.#learn(part, category, rank, isOrdinary, !isOrdinary && part.length >= 4 && (isFull || isListed));
    }
  }

  /** `jane.roe@…` tells that Jane and Roe are names, if they are in capitals elsewhere. */
  #learnMail(value: string): void {
    const local = value.slice(0, value.indexOf("@"));
    const parts = local.split(/[._-]/).filter((part) => /^\p{L}{3,24}$/u.test(part));
    for (const part of parts) {
      const bits = classOf(part, 0, part.length);
      if ((bits & ORDINARY) !== 0 || ((bits & NAMES) === 0 && parts.length < 2)) continue;
      this.#learn(part, "PERSON", RANK.name, false, false);
    }
  }

  #learn(value: string, category: Category, rank: Rank, isOrdinary: boolean, anyCase: boolean): void {
    const key = value.toLowerCase();
    if (this.#known.has(key)) return;
    const entry = { category, rank, isOrdinary, anyCase, seenSmall: false, waiting: [] };
    this.#known.set(key, entry);
    this.#index.add(value, this.#entries.length, "whole");
    this.#entries.push(entry);
  }
}

const ORDINARY = LEXICON.english | LEXICON.common | LEXICON.foreign | LEXICON.product;
const NAMES = LEXICON.given | LEXICON.family | LEXICON.listed;

/** The words of a name that stand for it alone: three letters or more with a capital, a hyphenated word and its halves. */
function partsOf(value: string): readonly string[] {
  const parts: string[] = [];
  for (const word of value.split(/[^\p{L}\p{M}'’‐‑-]+/u)) {
    if (!/^\p{Lu}.*\p{L}$/u.test(word) || word.length < 3) continue;
    parts.push(word);
    const halves = word.split(/[‐‑-]/);
    if (halves.length > 1) parts.push(...halves.filter((half) => half.length >= 4));
  }
  return parts;
}

function counts(entry: Entry, text: string, start: number, end: number): boolean {
  const kind = kindOf(text.charCodeAt(start));
  const isSmall = kind === KIND.lower || kind === KIND.lowerGreekCyrillic;
  if (isSmall) {
    entry.seenSmall = true;
    return entry.anyCase;
  }
  if (!entry.isOrdinary) return true;
  const { small, sign } = before(text, start);
  if (small || sign === COMMA) return true;
  entry.waiting.push(start, end);
  return false;
}

/** Start of the initials before a name: `J. R.` of `J. R. Quillon`. */
function withInitials(text: string, start: number): number {
  const initials = /(?:\p{Lu}\.[ \u00a0]?){1,4}$/u.exec(text.slice(Math.max(0, start - 12), start))?.[0] ?? "";
  const first = start - initials.length;
  return initials === "" || /[\p{L}\p{N}_.]/u.test(text.charAt(first - 1)) ? start : first;
}

function spanOf({ category, rank }: Entry, start: number, end: number): Span {
  return { start, end, category, rank, row: MEMORY_ROW };
}

const COMMA = 44;
