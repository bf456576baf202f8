// All configured terms with their spellings in one automaton: a trie over folded letters in which separators are free at the borders of words.
import { BASES, FIRST_BREAK, FOLDS, inWordAt, KIND, kindOf, UNACCENTED } from "./characters.js";
import { isSpacing, jointEnd, mayGoOnApart, tagsEnd, wrapEnd } from "./joints.js";
import { plainValue } from "./shadow.js";
import type { PrefixFilter } from "./sieve.js";
import { foldUnits, HASH_SEED, hasBit, hashWord, PREFIX_UNITS, setBit, stepHash } from "./vocabulary.js";
import { isBorder } from "./walk.js";

/** Which spellings of a term count. `any`: wrapped, joined, inside an identifier. `whole`: whole words with free separators only. */
export type Spellings = "any" | "whole";

/** Longest run of separators between two words of a term, in UTF-16 units. */
const LONGEST_GAP = 64;

/** Units of a second look at the beginning of a whole word. */
const LONGER_PREFIX = 6;

/** Terms with fewer letters and digits count only as whole words. */
const SHORT_TERM = 4;

/** Terms with fewer letters are not looked for over a line's end inside a word, where `an` and `other` are two words as well. */
const SHORT_WRAPPED = 6;

interface Term {
  readonly label: number;
  readonly spellings: Spellings;
  readonly letters: number;
  /** Counts of letters after which a separator may stand. */
  readonly borders: ReadonlySet<number>;
  /** Those of them where the term itself has a dot, so that a text may have a dot and a space, as in `St. Gallen`. */
  readonly dotted: ReadonlySet<number>;
}

/** A match: the label of the term, and the offset (UTF-16) at which it ends. */
export interface TermMatch {
  readonly label: number;
  readonly end: number;
}

/** What a policy shows of its terms: they can be looked for, and no longer added to. */
export interface TermMatcher extends PrefixFilter {
  readonly size: number;
  matchAt(text: string, start: number): TermMatch | undefined;
}

/** The automaton. Build it with `add`; `matchAt` is linear in the length of the longest term. */
export class TermIndex implements TermMatcher {
  readonly bits = new Uint8Array(8192);
  readonly shorts = new Uint8Array(8192);
  #edges = new EdgeTable();
  #nodes = 1;
  readonly #accepted = new Map<number, Term[]>();
  /** NODE flags of each node, so that most units of a text are passed over without a look-up. */
  #flags = new Uint8Array(1024);

  /** Number of spellings held. */
  size = 0;

  /** Beginnings of LONGER_PREFIX units. */
  readonly #longer = new Uint8Array(8192);

  /** Number of them that count in any spelling; without one, nothing is looked for that is written apart or with other accents. */
  #spelled = 0;
  #sawAccent = false;

  /**
   * Adds a term under a label. Of two terms with the same letters and borders the first keeps its label. False for a term that can match
   * nothing, since it holds neither letter nor digit.
   */
  add(value: string, label: number, spellings: Spellings): boolean {
    if (PLAIN.test(value)) return this.#addSpelling(value, label, spellings);
    const spelled = [...spellingsOf(value)].map((spelling) => this.#addSpelling(spelling, label, spellings));
    return spelled.some((isUsable) => isUsable);
  }

  #addSpelling(value: string, label: number, spellings: Spellings): boolean {
    const { symbols, borders, dotted } = pathOf(value);
    if (symbols.length === 0) return false;
    let node = 0;
    for (let depth = 0; depth < symbols.length; depth++) {
      if (borders.has(depth)) this.#mark(node, NODE.gap);
      node = this.#child(node, symbols.charCodeAt(depth));
    }
    const terms = this.#accepted.get(node) ?? [];
    const twin = terms.some(
      (other) => other.spellings === spellings && sameSet(other.borders, borders) && sameSet(other.dotted, dotted),
    );
    if (twin) return true;
    terms.push({ label, spellings, letters: symbols.length, borders, dotted });
    this.#accepted.set(node, terms);
    this.#mark(node, NODE.accepts);
    this.size += 1;
    if (spellings === "any") this.#spelled += 1;
    this.#report(symbols, borders);
    return true;
  }

  /** The longest term that begins at `start`, a place that the candidate pass reported; undefined if none does. */
  matchAt(text: string, start: number): TermMatch | undefined {
    if (this.size === 0 || (this.#spelled === 0 && !this.#mayBegin(text, start))) return undefined;
    const plain = this.#walk(text, start, false);
    if (plain !== undefined || this.#spelled === 0) return plain;
    return this.#spacedAt(text, start) ?? (this.#sawAccent ? this.#walk(text, start, true) : undefined);
  }

  /** Whole words take plain letters and digits as they stand: false if so many of them stand here in a row and begin no term. */
  #mayBegin(text: string, start: number): boolean {
    let hash = HASH_SEED;
    for (let at = start; at < start + LONGER_PREFIX; at++) {
      const unit = text.charCodeAt(at);
      if (!(unit < 0x80) || kindOf(unit) >= FIRST_BREAK) return true;
      hash = stepHash(hash, unit);
    }
    return hasBit(this.#longer, hash);
  }

  /** `bare` reads letters without their accents wherever a term goes on so. */
  #walk(text: string, start: number, bare: boolean): TermMatch | undefined {
    let node = 0;
    let at = start;
    let depth = 0;
    let gaps: number[] | undefined;
    let isApart = false;
    let isWrapped = false;
    let best: TermMatch | undefined;
    this.#sawAccent = false;
    while (at < text.length) {
      let next = this.#next(node, text.charCodeAt(at), bare);
      if (next < 0) {
        if (depth === 0) break;
        let after = this.#is(node, NODE.gap) ? gapEnd(text, at) : at;
        if (after > at) {
          const gap = isDotted(text, at) ? -depth : depth;
          if (gaps === undefined) gaps = [gap];
          else gaps.push(gap);
        } else {
          if (this.#spelled === 0 || !mayGoOnApart(text, at, 0)) break;
          after = jointEnd(text, at);
          if (after === at) {
            after = wrapEnd(text, at);
            isWrapped = true;
          }
          if (after === at) break;
          isApart = true;
        }
        at = after;
        next = this.#next(node, text.charCodeAt(at), bare);
        if (next < 0) break;
      }
      node = next;
      at++;
      depth++;
      if (!this.#is(node, NODE.accepts)) continue;
      const terms = this.#accepted.get(node) ?? [];
      const least = isWrapped ? SHORT_WRAPPED : isApart ? SHORT_TERM : 0;
      const term = firstThatFits(terms, text, start, at, gaps ?? NO_GAPS, least);
      if (term !== undefined) best = { label: term.label, end: at };
    }
    return best;
  }

  /** A term whose letters stand one by one with the same sign between them: `A c m e`, `A.c.m.e`, `A-c-m-e`. */
  #spacedAt(text: string, start: number): TermMatch | undefined {
    const sign = text.charCodeAt(start + 1);
    if (!isSpacing(sign) || inWordAt(text, start - 1) || !isLetterAlone(text, start + 2)) return undefined;
    let node = 0;
    let at = start;
    let best: TermMatch | undefined;
    for (;;) {
      node = this.#next(node, text.charCodeAt(at), false);
      if (node < 0) break;
      at++;
      const term = this.#accepted.get(node)?.find((one) => one.spellings === "any" && one.letters >= SHORT_TERM);
      if (term !== undefined && !inWordAt(text, at)) best = { label: term.label, end: at };
      if (inWordAt(text, at)) break;
      let next = at;
      const isGap = this.#is(node, NODE.gap);
      while (next - at < LONGEST_SPACING && isSpacedOut(text.charCodeAt(next), sign, isGap)) next++;
      if (next === at || (next > at + 1 && !isGap)) break;
      at = next;
    }
    return best;
  }

  /** The node behind a unit, as it stands or without its accent; -1 if no term goes on so. */
  #next(node: number, unit: number, bare: boolean): number {
    const folded = FOLDS[unit] ?? 0;
    const base = BASES[unit] ?? 0;
    if (base === 0) return this.#edges.get(node, symbolOf(folded));
    this.#sawAccent = true;
    const [first, second] = bare ? [base, folded] : [folded, base];
    const next = this.#edges.get(node, first);
    return next >= 0 || this.#spelled === 0 ? next : this.#edges.get(node, second);
  }

  #is(node: number, flag: number): boolean {
    return ((this.#flags[node] as number) & flag) !== 0;
  }

  #mark(node: number, flag: number): void {
    if (node >= this.#flags.length) {
      const flags = new Uint8Array(node * 2);
      flags.set(this.#flags);
      this.#flags = flags;
    }
    this.#flags[node] = (this.#flags[node] ?? 0) | flag;
  }

  #child(node: number, unit: number): number {
    const known = this.#edges.get(node, unit);
    if (known >= 0) return known;
    const made = this.#nodes++;
    this.#edges.set(node, unit, made);
    return made;
  }

  /** Tells the candidate pass every beginning that a spelling of the term can show. */
  #report(symbols: string, borders: ReadonlySet<number>): void {
    const last = Math.min(PREFIX_UNITS, symbols.length);
    if (symbols.length >= LONGER_PREFIX) setBit(this.#longer, hashWord(symbols.slice(0, LONGER_PREFIX)));
    let hash = HASH_SEED;
    for (let length = 1; length <= last; length++) {
      hash = stepHash(hash, symbols.charCodeAt(length - 1));
      const isShown = length === last || borders.has(length) || kindOf(symbols.charCodeAt(length)) >= FIRST_BREAK;
      if (isShown) setBit(this.bits, hash);
      if (length < PREFIX_UNITS && length < symbols.length) setBit(this.shorts, hash);
    }
    if (symbols.length < PREFIX_UNITS) setBit(this.bits, hashWord(`${symbols}s`));
    if (symbols.slice(1, PREFIX_UNITS).includes("'"))
      setBit(this.bits, hashWord(symbols.slice(0, PREFIX_UNITS).replaceAll("'", "\u02bc")));
  }
}

const NO_GAPS: readonly number[] = [];

/** Flags of a node: a term ends there, a separator may stand behind it. */
const NODE = { accepts: 1, gap: 2 } as const;

/**
 * A term as written, with `ß` and `ss` either way, with the dotless `ı` as its capital `I` folds, and without the accents that
 * people leave out when they type.
 */
function spellingsOf(value: string): ReadonlySet<string> {
  const plain = plainValue(value);
  const sharp = plain.replaceAll("ß", "ss").replaceAll("ẞ", "SS");
  const bare = sharp
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .normalize("NFC")
    .replace(/[øłđıæœØŁĐÆŒ]/g, (letter) => UNACCENTED[letter] ?? letter);
  const german = sharp.replace(/[äöüÄÖÜ]/g, (letter) => `${letter.normalize("NFD").charAt(0)}e`);
  const spellings = [plain, sharp, plain.replace(/ss/gi, "ß"), plain.replaceAll("ı", "i"), bare, german];
  return new Set(spellings.flatMap(withoutAmpersand));
}

/** What is spelled in one way only. */
const PLAIN = /^(?:[a-zA-Z](?<![sS][sS])|[ .'-]){1,200}$/;

/** `Tarn & Ferry` is `tarn-ferry` and `tarn-and-ferry` in addresses and names of files. */
function withoutAmpersand(value: string): readonly string[] {
  if (value.search(AMPERSAND) < 0) return [value];
  return [value, ...[" ", " and ", " und "].map((word) => value.replace(AMPERSAND, `$1${word}`))];
}

const AMPERSAND = /([\p{L}\p{M}\p{N}])\s+&\s+(?=[\p{L}\p{N}])/gu;

/** Words of plain letters without a capital inside, as most names are. */
const SIMPLE = /^[A-Za-z][a-z]{1,40}(?: [A-Za-z][a-z]{1,40}){0,8}$/;
const NOWHERE: ReadonlySet<number> = new Set();

interface Path {
  readonly symbols: string;
  readonly borders: ReadonlySet<number>;
  readonly dotted: ReadonlySet<number>;
}

/** The letters of a term, folded and without separators, and the places where a separator may stand. */
function pathOf(value: string): Path {
  return SIMPLE.test(value) ? simplePathOf(value) : spelledPathOf(value);
}

function simplePathOf(value: string): Path {
  if (!value.includes(" ")) return { symbols: value.toLowerCase(), borders: NOWHERE, dotted: NOWHERE };
  const borders = new Set<number>();
  for (let at = value.indexOf(" "); at >= 0; at = value.indexOf(" ", at + 1)) borders.add(at - borders.size);
  return { symbols: value.toLowerCase().replaceAll(" ", ""), borders, dotted: NOWHERE };
}

function spelledPathOf(value: string): Path {
  const plain = plainValue(value.trim());
  const borders = new Set<number>();
  const dotted = new Set<number>();
  let symbols = "";
  for (let at = 0; at < plain.length; at++) {
    const unit = plain.charCodeAt(at);
    if (inWordAt(plain, at)) {
      if (symbols !== "" && isBorder(plain, at)) borders.add(symbols.length);
      symbols += foldUnits(plain.charAt(at));
    } else if (isSeparator(unit)) {
      borders.add(symbols.length);
      if (unit === DOT) dotted.add(symbols.length);
    } else if (symbols !== "") {
      borders.add(symbols.length);
      symbols += String.fromCharCode(symbolOf(unit));
      borders.add(symbols.length);
    }
  }
  const bare = /^.*[\p{L}\p{M}\p{N}]/su.exec(symbols)?.[0] ?? "";
  const kept = bare.length < SHORT_TERM ? symbols : bare;
  borders.delete(0);
  borders.delete(kept.length);
  for (const border of borders) if (border > kept.length) borders.delete(border);
  return { symbols: /[\p{L}\p{N}]/u.test(kept) ? kept : "", borders, dotted };
}

/** The first of the terms that may end here; of one that is written apart, `least` is the number of letters that it must have, else 0. */
function firstThatFits(
  terms: readonly Term[],
  text: string,
  start: number,
  end: number,
  gaps: readonly number[],
  least: number,
): Term | undefined {
  for (const term of terms) {
    if (least > 0 && (term.spellings !== "any" || term.letters < least)) continue;
    if (fits(term, text, start, end, gaps)) return term;
  }
  return undefined;
}

function fits(term: Term, text: string, start: number, end: number, gaps: readonly number[]): boolean {
  for (const gap of gaps) if (!(gap < 0 ? term.dotted.has(-gap) : term.borders.has(gap))) return false;
  if (term.spellings === "whole" || term.letters < SHORT_TERM) {
    return !inWordAt(text, start - 1) && endsWord(text, end, term.spellings === "any");
  }
  return endsWord(text, end, true) || isBorder(text, end);
}

/** True at the end of a word; with `plural`, a single `s` may follow and stays outside. */
function endsWord(text: string, end: number, plural: boolean): boolean {
  if (!inWordAt(text, end)) return true;
  return plural && (text.charCodeAt(end) | 32) === 115 && !inWordAt(text, end + 1);
}

/** True for a dot with a separator behind it. */
function isDotted(text: string, at: number): boolean {
  return text.charCodeAt(at) === DOT && isSeparator(text.charCodeAt(at + 1));
}

/** Most signs between two words of a term whose letters are spaced out. */
const LONGEST_SPACING = 12;

function isSpacedOut(unit: number, sign: number, isGap: boolean): boolean {
  return unit === sign || unit === LF || unit === CR || (isGap ? isSpacing(unit) : kindOf(unit) === KIND.space);
}

function isLetterAlone(text: string, at: number): boolean {
  return inWordAt(text, at) && !inWordAt(text, at + 1);
}

/**
 * End of the separators at `at`: a dot or not, spaces, tabs, underscores, dashes, tags that mark letters, and one line end with its quote or
 * comment signs; or one plus between words.
 */
function gapEnd(text: string, at: number): number {
  const first = text.charCodeAt(at);
  if ((first === DOT || first === PLUS) && inWordAt(text, at + 1)) return at + 1;
  let end = first === DOT ? at + 1 : at;
  let breaks = 0;
  while (end < text.length && end - at < LONGEST_GAP) {
    const unit = text.charCodeAt(end);
    if (unit === CR || unit === LF) {
      if (++breaks > 1) return at;
      end += unit === CR && text.charCodeAt(end + 1) === LF ? 2 : 1;
      end += /^[ \t]{0,32}(?:[>#*;%|!/]{1,3}[ \t]?){0,3}/.exec(text.slice(end, end + 44))?.[0].length ?? 0;
    } else if ((unit !== DOT && isSeparator(unit)) || MARKUP.has(unit)) end++;
    else if (unit === LESS) {
      const after = tagsEnd(text, end);
      if (after === end) break;
      end = after;
    } else break;
  }
  return end;
}

/** Signs of markup, tables and paths that stand between the words of a name: `*`, `` ` ``, `~`, `|`, `/`, `\\`, `·`, `•`. */
const MARKUP: ReadonlySet<number> = new Set([42, 96, 126, 124, 47, 92, 0xb7, 0x2022]);

function isSeparator(unit: number): boolean {
  const kind = kindOf(unit);
  return (
    kind === KIND.space ||
    unit === UNDERSCORE ||
    unit === HYPHEN ||
    unit === DOT ||
    (unit >= 0x2010 && unit <= 0x2015) ||
    kind === KIND.lineBreak
  );
}

/** Apostrophes of every shape are one symbol of the path. */
function symbolOf(unit: number): number {
  return unit === 0x2019 || unit === 0x2018 || unit === 0x2bc ? 39 : unit;
}

const DOT = 46;
const PLUS = 43;
const LESS = 60;
const UNDERSCORE = 95;
const HYPHEN = 45;
const CR = 13;
const LF = 10;

function sameSet(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return one.size === other.size && [...one].every((item) => other.has(item));
}

/** Edges of the trie in one open-addressed table: (node, unit) -> node. */
class EdgeTable {
  /** EDGE numbers a slot: the node or -1, the unit, the node behind it. */
  #slots = new Int32Array(1024 * EDGE).fill(-1);
  #count = 0;

  get(node: number, unit: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    for (let at = (slotOf(node, unit) * EDGE) & mask; ; at = (at + EDGE) & mask) {
      const owner = slots[at] as number;
      if (owner < 0) return -1;
      if (owner === node && slots[at + 1] === unit) return slots[at + 2] as number;
    }
  }

  set(node: number, unit: number, target: number): void {
    if (++this.#count * 2 * EDGE > this.#slots.length) this.#grow();
    const slots = this.#slots;
    const mask = slots.length - 1;
    let at = (slotOf(node, unit) * EDGE) & mask;
    while ((slots[at] as number) >= 0) at = (at + EDGE) & mask;
    slots[at] = node;
    slots[at + 1] = unit;
    slots[at + 2] = target;
  }

  #grow(): void {
    const slots = this.#slots;
    this.#slots = new Int32Array(slots.length * 2).fill(-1);
    this.#count = 1;
    for (let at = 0; at < slots.length; at += EDGE) {
      const node = slots[at] as number;
      if (node >= 0) this.set(node, slots[at + 1] as number, slots[at + 2] as number);
    }
  }
}

/** Numbers a slot, one of them for nothing: a power of two. */
const EDGE = 4;

function slotOf(node: number, unit: number): number {
  const mixed = Math.imul(node, 0x9e3779b1) ^ Math.imul(unit, 0x85ebca6b);
  return (mixed ^ (mixed >>> 15)) & 0xfffffff;
}
