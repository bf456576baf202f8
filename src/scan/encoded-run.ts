// Runs of base64, base64url, hexadecimal and character codes that hold text. What holds bytes of another kind (pictures, digests, random tokens) is told by its first letters.
import { codeListAt } from "./code-list.js";
import { LONG_WORD, type Scan, SHAPE } from "./scan.js";
import type { Stretch } from "./stretches.js";

/** A run of a text, in UTF-16 units, and what it reads decoded. */
export interface EncodedRun {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The run is longer than what was decoded of it. */
  readonly isCut: boolean;
  /** Where each line of the run is a literal in quotes of its own: the lines without their quotes. */
  readonly literals?: readonly Stretch[];
}

/** Most units of one run that are decoded. */
export const LONGEST_RUN = 65_536;

/** Shortest run that is looked at: the encoding of four letters. */
export const SHORTEST_RUN = 6;

/** Longest number that can be the code of a letter: three digits, or two in hexadecimal behind `0x`. */
const LONGEST_CODE = 4;

/** Words of a run that did not decode as a whole from which it is tried again. */
const MOST_TRIES = 8;

/** Lines of a run that is wrapped are at least this long. */
const SHORTEST_LINE = 16;

/** The runs of `shortest` units or more that hold text among the words of a scan, in order. Linear in the length of the text, but for MOST_TRIES. */
export function* encodedRuns(scan: Scan, shortest = SHORTEST_RUN): Generator<EncodedRun> {
  const { text } = scan;
  const starts = scan.starts.items;
  const ends = scan.ends.items;
  const shapes = scan.shapes.items;
  const count = scan.starts.length;
  let done = 0;
  let runStart = 0;
  let runEnd = 0;
  let tries = 0;
  for (let word = 0; word < count; word++) {
    const shape = shapes[word] as number;
    if ((shape & NOT_ENCODED) !== 0) continue;
    const start = starts[word] as number;
    const end = ends[word] as number;
    if (start < done) continue;
    if ((shape & ENCODED_SHAPE) === 0 && end - start < LONG_WORD) continue;
    if (end - start <= LONGEST_CODE && (shape & SHAPE.digit) !== 0 && end - start > 1) {
      const list = codeListAt(text, start, end, done);
      if (list !== undefined) {
        done = list.end;
        for (const read of list.texts) yield { start: list.start, end: list.end, text: read, isCut: list.isCut };
        continue;
      }
    }
    const found = hexRun(text, start, end);
    if (found !== undefined) {
      done = found.end;
      yield found;
      continue;
    }
    // Nearly every word of code is a run of its own that is too short or begins as no text does.
    const isApart = sextet(text, start - 1) < 0 && sextet(text, end) < 0;
    if (isApart && (end - start < shortest || !beginsAsText(text, start, end))) continue;
    if (start >= runEnd) {
      runStart = startOfAlphabet(text, start, done);
      runEnd = endOfAlphabet(text, start);
      tries = 0;
      if (runEnd - runStart < shortest) continue;
      const whole = base64Run(text, runStart, runEnd, true);
      if (whole !== undefined) {
        done = whole.end;
        yield whole;
        continue;
      }
    }
    if (runEnd - start < shortest || ++tries > MOST_TRIES) continue;
    const rest = start === runStart ? undefined : base64Run(text, start, runEnd, true);
    const part = rest ?? (end < runEnd ? base64Run(text, start, end, false) : undefined);
    if (part === undefined) continue;
    done = part.end;
    yield part;
  }
}

/** Marks, letters without case, Greek and Cyrillic: no alphabet of an encoding has them. */
const NOT_ENCODED = ~(SHAPE.latin | SHAPE.digit | SHAPE.initial | SHAPE.bordered);
const ENCODED_SHAPE = SHAPE.bordered | SHAPE.digit;

/** Value of each unit in base64 and base64url; -1 for those that neither has. */
const SEXTETS = new Int8Array(0x10000).fill(-1);
[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"].forEach((sign, value) => {
  SEXTETS[sign.charCodeAt(0)] = value;
});
SEXTETS["-".charCodeAt(0)] = 62;
SEXTETS["_".charCodeAt(0)] = 63;

/** The value of a unit that stands inside the text. */
function sextet(text: string, at: number): number {
  return SEXTETS[text.charCodeAt(at)] as number;
}

function startOfAlphabet(text: string, at: number, floor: number): number {
  let start = at;
  while (start > floor && sextet(text, start - 1) >= 0) start--;
  return start;
}

function endOfAlphabet(text: string, at: number): number {
  let end = at;
  while (end < text.length && sextet(text, end) >= 0) end++;
  return end;
}

function base64Run(text: string, start: number, end: number, mayWrap: boolean): EncodedRun | undefined {
  if (!beginsAsText(text, start, end)) return undefined;
  const { last, joined, literals } = mayWrap ? withFurtherLines(text, start, end) : oneLine(text, start, end);
  const decoded = textOf(Buffer.from(joined.slice(0, LONGEST_RUN), "base64"));
  if (decoded === undefined) {
    if (last > end) return base64Run(text, start, end, false);
    return undefined;
  }
  let after = last;
  while (after < last + 2 && text.charAt(after) === "=") after++;
  const isCut = joined.length > LONGEST_RUN;
  return {
    start,
    end: after,
    text: decoded,
    isCut,
    ...(literals.length > 1 && {
      literals: [...literals.slice(0, -1), { ...(literals.at(-1) ?? { start }), end: after }],
    }),
  };
}

/** Bytes that are looked at before anything is allocated: nearly every word of code fails here. */
const FIRST_BYTES = 18;

/** A cheap look at the first bytes of a run; the last of a run that ends within them may be cut. */
function beginsAsText(text: string, start: number, end: number): boolean {
  let expected = 0;
  let zeros = 0;
  for (let at = start, byte = 0; byte < FIRST_BYTES; byte++) {
    const phase = byte % 3;
    if (at + 1 >= end) return byte >= 4;
    const first = sextet(text, at);
    const second = sextet(text, at + 1);
    if (first < 0 || second < 0) return byte >= 4;
    const value =
      phase === 0
        ? (first << 2) | (second >> 4)
        : phase === 1
          ? ((first & 15) << 4) | (second >> 2)
          : ((first & 3) << 6) | second;
    at += phase === 2 ? 2 : 1;
    if (expected > 0) {
      if (value >> 6 !== 2) return false;
      expected--;
    } else if (value === 0) {
      // UTF-16 has a zero beside each letter of ASCII.
      if (byte % 2 === 0 || ++zeros > FIRST_BYTES / 2) return false;
    } else if (value >= 0x80) {
      if (value < 0xc2 || value > 0xf4) return false;
      expected = value < 0xe0 ? 1 : value < 0xf0 ? 2 : 3;
    } else if (!isTextByte(value)) return false;
  }
  return true;
}

function isTextByte(value: number): boolean {
  return value >= 0x20 ? value !== 0x7f : value === 9 || value === 10 || value === 13;
}

/** Line ends inside a run, with what stands before the next line of mails, manifests and comments, and between literals. */
const WRAP = /(["']?)[ \t]{0,4}[+.,\\]?[ \t]{0,4}\r?\n[ \t>#*/]{0,32}\1(?=[A-Za-z\d+/_-])/y;

interface Lines {
  readonly last: number;
  readonly joined: string;
  /** The lines, if they stand in quotes. */
  readonly literals: readonly Stretch[];
}

function oneLine(text: string, start: number, end: number): Lines {
  return { last: end, joined: text.slice(start, end), literals: [] };
}

/** The run joined with the lines that go on with it: all as long as the first, the last at most so. */
function withFurtherLines(text: string, start: number, end: number): Lines {
  const width = end - start;
  if (width < SHORTEST_LINE) return oneLine(text, start, end);
  const lines = [text.slice(start, end)];
  const literals: Stretch[] = [{ start, end }];
  const isQuoted = QUOTES.has(text.charCodeAt(end));
  let last = end;
  for (;;) {
    WRAP.lastIndex = last;
    if (!WRAP.test(text)) break;
    const from = WRAP.lastIndex;
    const to = endOfAlphabet(text, from);
    if (to === from || to - from > width) break;
    // A shorter line ends the run; one that goes on as prose does not belong to it.
    if (to - from < width && !/^(?:={0,2})?(?:["'<,;)\s\\]|$)/.test(text.slice(to, to + 3))) break;
    if (to - from < width && /^[ \t][^\s]/.test(text.slice(to, to + 2))) break;
    lines.push(text.slice(from, to));
    literals.push({ start: from, end: to });
    last = to;
    if (to - from < width) break;
  }
  return { last, joined: lines.join(""), literals: isQuoted ? literals : [] };
}

/** The two quotes of literals. */
const QUOTES: ReadonlySet<number> = new Set([34, 39]);

const HEX = /(?:[0-9a-f]{2}){4,}|(?:[0-9A-F]{2}){4,}/y;

/** A word of hexadecimal pairs, also behind `0x`, that reads as text. */
function hexRun(text: string, start: number, end: number): EncodedRun | undefined {
  if (end - start < 8) return undefined;
  const from = text.charCodeAt(start) === 48 && (text.charCodeAt(start + 1) | 32) === 120 ? start + 2 : start;
  if (end - from < 8 || (end - from) % 2 !== 0) return undefined;
  const first = text.charCodeAt(from);
  // The first digit of a letter's byte is 2 to 7, or c to f.
  if (first < 50 || (first > 55 && first < 67) || (first > 70 && first < 99) || first > 102) return undefined;
  HEX.lastIndex = from;
  if (!HEX.test(text) || HEX.lastIndex !== end) return undefined;
  const decoded = textOf(Buffer.from(text.slice(from, Math.min(end, from + LONGEST_RUN)), "hex"));
  return decoded === undefined ? undefined : { start, end, text: decoded, isCut: end - from > LONGEST_RUN };
}

const UTF8 = new TextDecoder("utf-8", { fatal: true });

/** Bytes as UTF-8 or as UTF-16 of mostly ASCII; undefined if they are no text. A character that the end cuts is left out. */
function textOf(bytes: Buffer): string | undefined {
  if (bytes.length >= 8 && bytes[1] === 0 && bytes[3] === 0) return printable(bytes.toString("utf16le"));
  try {
    return printable(UTF8.decode(bytes.subarray(0, wholeCharacters(bytes))));
  } catch {
    return undefined;
  }
}

/** Number of bytes without a last character of which bytes are missing. */
function wholeCharacters(bytes: Buffer): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back] as number;
    if (byte < 0x80) break;
    if (byte >= 0xc0) return (byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4) > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

function printable(decoded: string): string | undefined {
  return decoded === "" || /[\0-\x08\x0e-\x1a\x1c-\x1f\x7f\ufffd]/.test(decoded) ? undefined : decoded;
}
