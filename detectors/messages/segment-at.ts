// The segment of a standard message that begins at a word, read once for all rows, which ask about it one after the other.
import { escapeEndsAt } from "../../src/scan/escape-border.js";
import { Memo } from "../../src/scan/memo.js";
import type { Scan } from "../../src/scan/scan.js";
import { declaredFormat } from "./declared-signs.js";
import { EDIFACT, HL7, type MessageFormat, NONE, type Segment, X12 } from "./segments.js";

const FORMATS = [HL7, EDIFACT, X12] as const;

/** The names of all segments, in small letters. */
export const SEGMENT_NAMES: readonly string[] = [...new Set(FORMATS.flatMap(({ segments }) => Object.keys(segments)))];

/** Longest segment that is read, in UTF-16 units, and most fields of it. */
const LONGEST = 4096;
export const MOST_FIELDS = 64;

/** UTF-16 units; the end is exclusive. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

/** A segment with its fields. */
export interface FoundSegment {
  readonly format: MessageFormat;
  readonly segment: Segment;
  readonly fields: readonly Part[];
}

/** A stretch of a text that was searched for the end of a segment. */
interface SearchedStretch {
  readonly format: MessageFormat;
  readonly quote: string;
  readonly start: number;
  /** Where the search stopped: at the end of a segment, at that of a line, or because it went far enough. */
  readonly stop: number;
  readonly stopped: "segment" | "line" | "far";
  /** Offset of the last sign between components; -1 if there is none. */
  readonly divided: number;
}

/** The segments of one scan. */
export class Segments {
  readonly #last = new Memo<{ readonly word: number; readonly found: FoundSegment | undefined }>();

  /** The segment whose name is the word; undefined if none begins there. */
  at(scan: Scan, word: number): FoundSegment | undefined {
    const last = this.#last.get(scan);
    if (last?.word === word) return last.found;
    const found = readSegment(scan, word);
    this.#last.set(scan, { word, found });
    return found;
  }
}

function readSegment(scan: Scan, word: number): FoundSegment | undefined {
  const { text } = scan;
  const start = scan.starts.at(word);
  const end = scan.ends.at(word);
  const sign = text.charAt(end);
  if (NO_SIGN.has(sign)) return undefined;
  const name = text.slice(start, end);
  if (name !== name.toUpperCase()) return undefined;
  const small = name.toLowerCase();
  const format = declaredFormat(scan, start, sign, small) ?? FORMATS.find(({ field }) => field === sign);
  const segment = format?.segments[small];
  if (format === undefined || segment === undefined || !beginsSegment(text, start, format)) return undefined;
  const before = text.charAt(start - 1);
  const last = endOfSegment(scan, end, format, before === "'" || before === "`" ? before : '"');
  if (last < 0) return undefined;
  return { format, segment, fields: partsOf(text, end + 1, last, format.field, format.release, MOST_FIELDS) };
}

/** What mostly stands behind a word that is no segment; none of it is a sign between fields. */
const NO_SIGN: ReadonlySet<string> = new Set([..." \t\r\n.,;:\"')=", ""]);

/** True at the start of a line, of a string or of the text, behind the end of another segment and behind the byte that frames a message. */
function beginsSegment(text: string, start: number, { terminator }: MessageFormat): boolean {
  const before = text.charAt(start - 1);
  return before === terminator || BEGINNINGS.has(before) || escapeEndsAt(text, start);
}

const BEGINNINGS: ReadonlySet<string> = new Set([..."\"'`\r\n\t >\x0b", ""]);

const searched = new Memo<SearchedStretch>();

/** End of the segment; -1 if it does not look like one: HL7 divides some field in components, the others end every segment by a sign. */
function endOfSegment(scan: Scan, start: number, format: MessageFormat, quote: string): number {
  const last = searched.get(scan);
  const isWithin =
    last !== undefined && last.format === format && last.quote === quote && start >= last.start && start <= last.stop;
  const stretch = isWithin ? searchOn(scan.text, start, last) : search(scan.text, start, start, -1, format, quote);
  searched.set(scan, stretch);
  if (stretch.stopped === "segment") return stretch.stop;
  const isLine = format.terminator === NONE && stretch.stopped === "line";
  return isLine && stretch.divided >= start ? stretch.stop : -1;
}

/** What was searched from a name before holds for the next one, so that names in a row are read once. */
function searchOn(text: string, start: number, last: SearchedStretch): SearchedStretch {
  if (last.stopped !== "far") return last;
  return { ...search(text, last.stop, start, last.divided, last.format, last.quote), start: last.start };
}

/** Reads from `from` on, as far as the longest segment that begins at `start` reaches. */
function search(
  text: string,
  from: number,
  start: number,
  before: number,
  format: MessageFormat,
  quote: string,
): SearchedStretch {
  const { component, terminator, release } = format;
  const isLine = terminator === NONE;
  const limit = start + LONGEST;
  let divided = before;
  for (let at = from; at < limit; at++) {
    const sign = text.charAt(at);
    if (sign === release) at++;
    else if (sign === terminator) return { format, quote, start, stop: at, stopped: "segment", divided };
    else if (sign === "\n" || sign === "\r" || sign === "" || (isLine && endsLiteral(text, at, quote)))
      return { format, quote, start, stop: at, stopped: "line", divided };
    else if (sign === component) divided = at;
  }
  return { format, quote, start, stop: limit, stopped: "far", divided };
}

/** True at the escape of a line end or the quote that ends a string which a message stands in. */
function endsLiteral(text: string, at: number, quote: string): boolean {
  const sign = text.charAt(at);
  return (
    sign === quote ||
    (sign === "<" && text.charAt(at + 1) === "/") ||
    (sign === "\\" && (text.charAt(at + 1) === "r" || text.charAt(at + 1) === "n"))
  );
}

/** The parts between the signs. */
export function partsOf(
  text: string,
  start: number,
  end: number,
  sign: string,
  release: string,
  most: number,
): readonly Part[] {
  const parts: Part[] = [];
  let from = start;
  for (let at = start; at <= end && parts.length < most; at++) {
    if (at < end && text.charAt(at) === release) at++;
    else if (at === end || text.charAt(at) === sign) {
      parts.push({ start: from, end: at });
      from = at + 1;
    }
  }
  return parts;
}
