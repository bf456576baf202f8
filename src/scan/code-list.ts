// Lists of character codes that read as text: `[79, 114, 105, 101]`, `4f 72 69 65`, `4f:72:69:65`, `0x4f,0x72`, `chr(79).chr(114)`.
import { inWordAt, isHexDigit } from "./characters.js";
import { textOfBytes } from "./text-of-bytes.js";

/** A list of codes in a text, [start, end) in UTF-16 units, with what it reads in decimal or in hexadecimal numbers; none for other numbers. */
export interface CodeList {
  readonly start: number;
  readonly end: number;
  readonly texts: readonly string[];
  /** There are more codes than were read. */
  readonly isCut: boolean;
}

/** Between two codes: a sign with blanks or a line's end around it, or the end of one call and the beginning of the next. */
const JOINT =
  "(?:[ \\t]{0,8}(?:[,;:|+_-][ \\t]{0,4})?(?:\\r?\\n[ \\t]{0,32})?|\\)[ \\t]{0,2}(?:[.+&,]|\\|\\|)[ \\t]{0,2}[A-Za-z.]{2,20}\\()";
/** A byte that text can have, in hexadecimal. */
const BYTE = "(?:0[xX])?(?:0[9aAdD]|[2-7c-fC-F89abAB][0-9a-fA-F])(?![0-9A-Za-z])";
/** A code that text can have, in decimal. */
const CODE = "(?:9|1[03]|3[2-9]|[4-9][0-9]|[1-9][0-9]{2})(?![0-9A-Za-z])";

/** A list is read up to 21,845 codes, which are 64 KB of pairs. */
const FIRST_BYTES = new RegExp(`${BYTE}(?:${JOINT}(?<![0-9A-Za-z])${BYTE}){3,21845}`, "y");
const FIRST_CODES = new RegExp(`${CODE}(?:${JOINT}(?<![0-9A-Za-z])${CODE}){3,21845}`, "y");
const FURTHER_BYTES = new RegExp(`(?:${JOINT}(?<![0-9A-Za-z])${BYTE}){1,21845}`, "y");
const FURTHER_CODES = new RegExp(`(?:${JOINT}(?<![0-9A-Za-z])${CODE}){1,21845}`, "y");

const BYTES_BEFORE = new RegExp(`(?<![0-9A-Za-z])(?:${BYTE}${JOINT}){1,64}$`);
/** Longest part of a list before its first pair with a digit, in UTF-16 units. */
const LONGEST_BEFORE = 256;

/** Where a list begins whose first pairs are letters alone, such as `ef bc ac`, which are no words that a scan keeps. */
function startOfBytes(text: string, start: number, floor: number): number {
  const before = text.slice(Math.max(floor, start - LONGEST_BEFORE), start);
  return start - (/[0-9A-Fa-f]{2}[^0-9A-Za-z]{1,40}$/.test(before) ? (BYTES_BEFORE.exec(before)?.[0].length ?? 0) : 0);
}

/**
 * The list of codes that begins with the word at [start, end); undefined if none does. Cheap for numbers that stand alone, are too long, or
 * are followed by no other number. Linear in the length of the list. It begins at `floor` or later.
 */
export function codeListAt(text: string, start: number, end: number, floor = 0): CodeList | undefined {
  if (!mayGoOn(text, end)) return undefined;
  const short = listOf(text, start, FIRST_BYTES, FURTHER_BYTES);
  const first = short === undefined ? start : startOfBytes(text, start, floor);
  const bytes = first === start ? short : listOf(text, first, FIRST_BYTES, FURTHER_BYTES);
  const codes = listOf(text, start, FIRST_CODES, FURTHER_CODES);
  const last = Math.max(bytes?.end ?? 0, codes?.end ?? 0);
  if (last === 0) return undefined;
  const texts = [
    bytes === undefined ? undefined : readable(bytes.digits.map((pair) => Number.parseInt(pair.slice(-2), 16))),
    codes === undefined ? undefined : readable(codes.digits.map(Number)),
  ];
  return {
    start: bytes === undefined ? start : first,
    end: last,
    texts: texts.filter((read) => read !== undefined),
    isCut: bytes?.isCut === true || codes?.isCut === true,
  };
}

/** True if a blank or a sign stands at `at`, and after it what can be the start of a code. */
function mayGoOn(text: string, at: number): boolean {
  const sign = text.charCodeAt(at);
  if (sign === CLOSING) return /^\)[ \t]{0,2}[.+&,|]/.test(text.slice(at, at + 4));
  if (!SIGNS.has(sign)) return false;
  for (let next = at + 1; next < at + 4; next++) {
    const unit = text.charCodeAt(next);
    if (unit >= 48 && unit <= 57) return true;
    // Two letters of a pair, and no word.
    if (!SIGNS.has(unit)) return isHexDigit(unit) && isHexDigit(text.charCodeAt(next + 1)) && !inWordAt(text, next + 2);
  }
  return true;
}

/** Tab, line ends, blank, `+`, `,`, `-`, `:`, `;`, `_`, `|`. */
const SIGNS: ReadonlySet<number> = new Set([9, 10, 13, 32, 43, 44, 45, 58, 59, 95, 124]);
const CLOSING = 41;

function listOf(
  text: string,
  start: number,
  first: RegExp,
  further: RegExp,
): { readonly end: number; readonly digits: readonly string[]; readonly isCut: boolean } | undefined {
  first.lastIndex = start;
  if (!first.test(text)) return undefined;
  const read = first.lastIndex;
  let end = read;
  for (further.lastIndex = end; further.test(text); further.lastIndex = end) end = further.lastIndex;
  const digits = text.slice(start, read).match(/(?<![A-Za-z])(?:0[xX])?[0-9a-fA-F]{1,3}(?![0-9A-Za-z])/g) ?? [];
  return { end, digits, isCut: end > read };
}

/** Codes as bytes of UTF-8, or as characters; undefined if less than a third of what they read are letters and digits. */
function readable(codes: readonly number[]): string | undefined {
  const read = codes.every((code) => code < 256) ? textOfBytes(Uint8Array.from(codes)) : String.fromCharCode(...codes);
  return (read.match(/[\p{L}\p{N}]/gu)?.length ?? 0) * 3 >= read.length ? read : undefined;
}
