// Tokens that came back damaged: wrapped, in markup, escaped, in other letters, cut. They are listed and never guessed at. Pure.
import { CATEGORIES } from "../core/category.js";
import { isToken } from "../core/placeholder.js";

/** What is wrong with a token, in the order in which it is said. */
export const BRUISES = [
  "wrapped",
  "markup",
  "escaped",
  "invisible",
  "letter-case",
  "category",
  "length",
  "bracket",
] as const;

export type Bruise = (typeof BRUISES)[number];

export interface BruisedToken {
  /** Line on which it begins, counted from 1. A line ends at LF, CRLF or a lone CR. */
  readonly line: number;
  readonly bruises: readonly Bruise[];
}

const NAMES: ReadonlySet<string> = new Set(CATEGORIES);

// Category, underscore and digits in the plain reading; a word that is no category only in a bracket. Every part is bounded.
const LIKENESS = new RegExp(
  `(\\[?)(${[...CATEGORIES].sort((one, other) => other.length - one.length).join("|")}|(?<=\\[)[A-Z]{2,20}(?:_[A-Z]{2,10})?)` +
    "_([0-9a-f]{4,40})(?:\\.([0-9a-f]{1,12}))?(\\]?)",
  "gi",
);

/** What looks like a token of ours and is none exactly. Without brackets only a run of eight digits or more, not all letters, is taken for one. */
export function bruisedTokensIn(text: string): BruisedToken[] {
  const reading = plainReading(text);
  const found: BruisedToken[] = [];
  const lines = new LineCount(text);
  for (const match of reading.text.matchAll(LIKENESS)) {
    const [whole, open = "", category = "", digits = "", suffix, close = ""] = match;
    const start = reading.starts[match.index] ?? 0;
    const end = reading.ends[match.index + whole.length - 1] ?? start;
    const written = text.slice(start, end);
    if (isToken(written) || !isLikely(open, category, digits)) continue;
    const bruises = bruisesOf(written, { open, category, digits, suffix, close });
    if (bruises.length > 0) found.push({ line: lines.at(start), bruises });
  }
  return found;
}

function isLikely(open: string, category: string, digits: string): boolean {
  const known = NAMES.has(category.toUpperCase());
  const long = digits.length >= 8 && /\d/.test(digits);
  return open === "" ? known && long : known ? digits.length >= 6 : digits.length === 10 || digits.length === 32;
}

interface Parts {
  readonly open: string;
  readonly category: string;
  readonly digits: string;
  readonly suffix: string | undefined;
  readonly close: string;
}

function bruisesOf(written: string, { open, category, digits, suffix, close }: Parts): Bruise[] {
  const lengths = digits.length === 32 ? [undefined, 8] : digits.length === 10 ? [undefined, 4] : [];
  const wrong: Readonly<Record<Bruise, boolean>> = {
    wrapped: /\s/.test(written),
    markup: /[\\*`~<>]/.test(written.replace(ENTITY, "")),
    escaped: new RegExp(ENTITY).test(written),
    invisible: /\p{Default_Ignorable_Code_Point}/u.test(written),
    "letter-case": category !== category.toUpperCase() || /[A-F]/.test(digits + (suffix ?? "")),
    category: !NAMES.has(category.toUpperCase()),
    length: !lengths.includes(suffix?.length),
    bracket: open === "" || close === "",
  };
  return BRUISES.filter((bruise) => wrong[bruise]);
}

interface PlainReading {
  readonly text: string;
  /** Offset in the text of each unit, and the offset after it. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

const ENTITY =
  /&(?:#0{0,4}91|#x0{0,4}5b|lbrack|lsqb|#0{0,4}93|#x0{0,4}5d|rbrack|rsqb|#0{0,4}95|#x0{0,4}5f|lowbar);|%5[bdf]/gi;
const APART = new RegExp(`[\\s\\\\*\`~]+|\\p{Default_Ignorable_Code_Point}|${ENTITY.source}`, "giu");

/** The text without what wraps, marks or hides, and with escaped brackets as they are meant. */
function plainReading(text: string): PlainReading {
  const starts = new Uint32Array(text.length);
  const ends = new Uint32Array(text.length);
  const parts: string[] = [];
  let length = 0;
  let at = 0;
  const keep = (part: string, start: number, size: number) => {
    parts.push(part);
    for (let unit = 0; unit < part.length; unit++, length++) {
      starts[length] = start + unit;
      ends[length] = start + unit + size;
    }
  };
  for (const { index, 0: written } of text.matchAll(APART)) {
    keep(text.slice(at, index), at, 1);
    at = index + written.length;
    if (/^[&%]/.test(written)) keep(meantBy(written), index, written.length);
  }
  keep(text.slice(at), at, 1);
  return { text: parts.join(""), starts, ends };
}

function meantBy(entity: string): string {
  if (/91|5b|lb|ls/i.test(entity)) return "[";
  return /93|5d|rb|rs/i.test(entity) ? "]" : "_";
}

/** Lines of ascending offsets. */
class LineCount {
  readonly #breaks: number[];
  #line = 1;

  constructor(text: string) {
    this.#breaks = Array.from(text.matchAll(/\r\n|\r|\n/g), ({ index, 0: written }) => index + written.length);
  }

  at(offset: number): number {
    while ((this.#breaks[this.#line - 1] ?? Number.POSITIVE_INFINITY) <= offset) this.#line += 1;
    return this.#line;
  }
}
