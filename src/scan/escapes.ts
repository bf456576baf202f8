// The readings of a text with its escapes decoded: percent, JSON and source code, HTML, quoted-printable.
import { cssView } from "./css-escapes.js";
import { entityOf } from "./entities.js";
import { unquotedView } from "./quoted-printable.js";
import type { Stretch } from "./stretches.js";
import { textOfBytes } from "./text-of-bytes.js";
import { composed, type Reading, type View, ViewBuilder } from "./view.js";

/** How often decoding is repeated: escapes inside escapes (`%2520`, `\\u0041` in JSON in JSON). The last time takes any number of layers of one kind. */
const DEPTH = 3;

const CODES =
  "(?<!\\\\)\\\\+(?:u\\{[0-9a-fA-F]{1,6}\\}|x\\{[0-9a-fA-F]{1,6}\\}|U[0-9a-fA-F]{8}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{4}|[xX][0-9a-fA-F]{2}|[0-3][0-7]{2}|[4-7][0-7](?![0-7])|[nrtbfvNRTBFV/\"'])";
/** Bytes of UTF-8, one escape a byte. */
const BYTES = "(?<!\\\\)\\\\+(?:x[c-fC-F][0-9a-fA-F]|3[0-7]{2})(?:\\\\+(?:x[89abAB][0-9a-fA-F]|2[0-7]{2}))+";
const ENTITIES = "(?:#[xX][0-9a-fA-F]{1,6}|#[0-9]{1,7}|[A-Za-z]{2,14}(?=;));?";
/** Octal codes behind a zero, as `echo` and `printf` read them: two or more, since one may be a line's end before a digit. */
const ZEROED = "(?<!\\\\)(?:\\\\0[0-3]?[0-7]{2}){2,}";

const ESCAPE = new RegExp(`(?:%[0-9a-fA-F]{2})+|${ZEROED}|${BYTES}|${CODES}|&${ENTITIES}`, "gu");
/** The same below any number of layers of its own kind: `%25252541`, `&amp;amp;#65;`. */
const LAYERED = new RegExp(
  `(?:%(?:25){0,64}[0-9a-fA-F]{2})+|${ZEROED}|${BYTES}|${CODES}|&(?:amp;){0,64}${ENTITIES}`,
  "gu",
);

const LETTER_ESCAPES: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f", v: "\v" };

/** What a text reads decoded. */
export interface Decoded {
  /** Readings of every depth at which something was decoded, outermost first; each maps to the text itself. */
  readonly readings: readonly Reading[];
  /** An escape stands for a letter, a digit or a sign of the kind that names, keys, addresses and numbers are made of. */
  readonly hidesSigns: boolean;
  /** Escapes that were still there below the deepest reading. */
  readonly unread: readonly Stretch[];
}

/** A view of `text` with its escapes decoded, or undefined if it holds none. Linear in the length of the text. */
export function unescapedView(text: string): View | undefined {
  return viewOf(text, ESCAPE);
}

/** All readings of a text in which escapes are decoded. */
export function decoded(text: string): Decoded {
  const readings: Reading[] = [];
  const unquoted = unquotedView(text);
  let unread = addReadings(text, undefined, readings);
  if (unquoted !== undefined) {
    readings.push(unquoted);
    unread = [...unread, ...addReadings(unquoted.text, unquoted, readings)];
  }
  const css = cssView(text);
  if (css !== undefined) readings.push(css);
  const isQuoted = unquoted !== undefined && QUOTED.test(text);
  const hidesSigns = css !== undefined || isQuoted || SIGNS.test(text) || LETTERS.test(text);
  return { readings, hidesSigns, unread };
}

/** A byte in quoted-printable, or a line that was broken where its encoders break lines. Any other `=` at a line's end may pad a token. */
const QUOTED = /=[0-9A-F]{2}|(?<![^\r\n])[^\r\n]{69,75}=[ \t]{0,3}\r?\n/;

const SIGNS =
  /%(?!20|22|0[adAD]|3[cCeE]|2[cC])[0-9a-fA-F]{2}|\\(?:[uUxX][0-9a-fA-F{]|[0-3][0-7]{2}|[4-7][0-7])|&(?:#|amp;[#a-zA-Z]|commat;|period;|colon;|sol;|lowbar;|equals;|num;|dash;|hyphen;|shy;)/;

/** Letters with an accent, and a space before a capital, as in a name. */
const LETTERS =
  /&(?:[A-Za-z]{1,2}(?:uml|acute|grave|circ|tilde|ring|cedil|slash|caron|breve|macr|ogon|stroke|strok|dblac|lig|dot)|[Ee]th|[Tt]horn);|[\p{Ll}\p{M}.]%20(?=[\p{Lu}%])/u;

function addReadings(text: string, below: Reading | undefined, readings: Reading[]): readonly Stretch[] {
  let outer = below;
  for (let depth = 1; depth <= DEPTH; depth++) {
    const view = viewOf(outer?.text ?? text, depth < DEPTH ? ESCAPE : LAYERED);
    if (view === undefined) return [];
    outer = outer === undefined ? view : composed(outer, view);
    readings.push(outer);
  }
  return outer === undefined ? [] : unreadIn(outer);
}

/** Where a reading still holds escapes for letters, digits and signs. */
function unreadIn(reading: Reading): readonly Stretch[] {
  const unread: Stretch[] = [];
  if (!SIGNS.test(reading.text)) return unread;
  for (const { 0: run, index } of reading.text.matchAll(ESCAPE)) {
    if (decodeRun(run) === run || !SIGNS.test(run)) continue;
    unread.push({ start: reading.rawStart(index), end: reading.rawEnd(index + run.length) });
  }
  return unread;
}

function viewOf(text: string, pattern: RegExp): View | undefined {
  const builder = new ViewBuilder(text);
  for (const { 0: run, index } of text.matchAll(pattern)) {
    const plain = decodeRun(run);
    if (plain !== run) builder.replace(index, index + run.length, plain);
  }
  return builder.build();
}

function decodeRun(run: string): string {
  if (run.startsWith("%")) return decodePercent(run);
  if (run.startsWith("&")) return decodeEntity(run);
  if (run.lastIndexOf("\\") > run.search(/[^\\]/)) return decodeBytes(run);
  const body = run.replace(/^\\+/, "");
  const code = /^(?:[uUxX]\{?)([0-9a-fA-F]+)\}?$/.exec(body)?.[1];
  if (code !== undefined) return characterOf(Number.parseInt(code, 16), run);
  if (/^[0-7]{2,3}$/.test(body)) return characterOf(Number.parseInt(body, 8), run);
  return LETTER_ESCAPES[body.toLowerCase()] ?? body;
}

function decodeBytes(run: string): string {
  const bytes = run
    .split(/\\+/)
    .slice(1)
    .map((byte) => Number.parseInt(byte.replace("x", ""), byte.startsWith("x") ? 16 : 8));
  return textOfBytes(Uint8Array.from(bytes));
}

/** Bytes as UTF-8; bytes that are none, as windows-1252. Layers of `%25` before a pair are passed over. */
function decodePercent(run: string): string {
  const pairs = run.includes("%25") ? run.replace(/%(?:25)+(?=[0-9a-fA-F]{2})/g, "%") : run;
  return textOfBytes(Buffer.from(pairs.replaceAll("%", ""), "hex"));
}

function decodeEntity(run: string): string {
  const name = run.replace(/^&(?:amp;)*(?=.)/, "").replace(/;$/, "");
  if (!name.startsWith("#")) return entityOf(name) ?? run;
  const hex = name.charAt(1).toLowerCase() === "x";
  return characterOf(Number.parseInt(name.slice(hex ? 2 : 1), hex ? 16 : 10), run);
}

function characterOf(point: number, otherwise: string): string {
  return point <= 0x10ffff ? String.fromCodePoint(point) : otherwise;
}
