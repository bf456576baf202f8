// Where the value of a field stands: behind a sign, between tags, in a form, in the next cell.
import { type Assigned, assignedValue, valueAt } from "../../src/scan/assignment.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import { placeInBuilt } from "./built-value.js";
import { placeInElement } from "./element-place.js";
import { placeInForm } from "./form-place.js";
import { placeBehindLabel } from "./labelled-element.js";
import { placeInPair } from "./pair-place.js";
import { behindProperties } from "./yaml-place.js";

/** A value in UTF-16 units; `isBare` if it stands without quotes or tags. */
export interface FieldPlace {
  readonly start: number;
  readonly end: number;
  readonly isBare: boolean;
}

/** A number at the end of the name, a dot, a closing quote, parameters of vCard and iCalendar (RFC 6350), and the sign. */
const SIGN =
  /[_-]?\d{0,2}\.?(?:;[\w-]{2,16}(?:=[^:;\r\n"]{1,64})?){0,4}\\{0,3}(?:["'`]\](?=[ \t]{0,16}=)|["'`\]])?[ \t]{0,16}(?=(?:[:=]|\*\*:)(?![:=]))(?:\*\*)?/iy;
const TAG = /(?:\s[^<>]{0,128})?>\s{0,64}(?:<!\[CDATA\[)?/y;
const NEXT_CELL =
  /\s{0,4}:?\s{0,4}<\/(?:td|th|dt|b|strong|span|label)>:?\s{0,64}<(?:td|dd)(?:\s[^<>]{0,128})?>\s{0,64}/iy;
/** From a key of a property list to its value, or from an element that names to one that holds: `<fieldname>…</fieldname><values><value>…`. */
const PLIST =
  /<\/(?:[\w:.-]{0,20}(?:key|name|label))>\s{0,64}(?:<[\w:.-]{0,20}values>\s{0,64})?<(?:string|integer|date|real|[\w:.-]{0,20}value)>/iy;
/** Of PHP's `serialize`: the value follows with its length. */
const SERIALIZED = /\\?";s:\d{1,5}:\\?"/y;
const STRING = /[^"\\\r\n]{1,256}(?=\\?")/y;
/** A sign inside the label is followed by a tag. */
const TAG_BEHIND = /[ \t]{0,8}:\s{0,64}</y;
const CONTENT = /[^<\r\n]{1,512}/y;
const REST_OF_LINE = /[^\r\n]{1,512}/y;
/** A value of several words in braces, up to the next key or the brace. */
const PART = /[^,{}[\]"\r\n]{1,128}?(?=[ \t]{0,8}(?:\}|,\s{0,16}["']?[\w.-]{1,40}["']?:\s))/y;
/** The rest of a word with an apostrophe in it: `O'Quill`. */
const APOSTROPHE = /(?<=\p{L})(?:'\p{L}[\p{L}\p{M}-]{0,30}){1,2}(?!')/uy;
/** Further capitalised words of a bare value, up to the next key or the end. */
const FURTHER = /(?:\\? \p{Lu}[\p{L}\p{M}.'’-]{0,30}){1,3}(?=[ \t]{1,4}[\w.-]{1,40}=|[ \t]{0,8}(?:[\r\n,;|}\])]|$))/uy;

/** The sign behind the name that ends at `end`; -1 if none follows. */
export function signOfField(text: string, end: number): number {
  return endOfMatch(TAG_BEHIND, text, end) < 0 ? endOfMatch(SIGN, text, end) : -1;
}

/** What is written on a blank or behind leaders of a form: `First name ____Vesper____`, `Surname ........ Quillon`. */
const BLANK =
  /:?[ \t]{0,16}(?:_{3,80}|__(?=\d|\[\u00a4|[^\s_]{1,40} [^_\r\n]{1,60}__)|\.{4,80}|\.{3}(?= ?\d))[ \t]{0,4}(?=[^\s_.])/y;
const WRITTEN = /(?:[^_\r\n\t| ]| (?! {2})|_(?!_)){1,128}/y;

function onBlank(text: string, end: number): FieldPlace | undefined {
  const next = text.charAt(end);
  const from = next === " " || next === ":" || next === "_" || next === "." ? endOfMatch(BLANK, text, end) : -1;
  if (from < 0) return undefined;
  let last = endOfMatch(WRITTEN, text, from);
  while (/[\s.]/.test(text.charAt(last - 1))) last--;
  return { start: from, end: last, isBare: true };
}

/** The value of the field whose name is [start, end); undefined if none stands there. */
export function placeOfField(text: string, start: number, end: number): FieldPlace | undefined {
  const written = onBlank(text, end);
  if (written !== undefined) return written;
  const sign = signOfField(text, end);
  // `**DOB:** 3/84`: the emphasis of the name closes behind its sign.
  if (sign >= 0) return assigned(text, start, text.startsWith("**", sign + 1) ? sign + 2 : sign);
  const literal = endOfMatch(SERIALIZED, text, end);
  if (literal >= 0) return quoted(text, literal);
  const isTag = text.charAt(start - 1) === "<" || /<[\w-]{1,24}:$/.test(text.slice(Math.max(0, start - 26), start));
  const cell = isTag ? endOfMatch(TAG, text, end) : endOfMatch(NEXT_CELL, text, end);
  const from = cell < 0 ? endOfMatch(PLIST, text, end) : cell;
  if (from >= 0) return content(text, from);
  const pair = placeInPair(text, start, end);
  if (pair !== undefined) return pair;
  const inMarkup =
    placeInForm(text, start, end) ??
    placeInElement(text, start, end) ??
    placeBehindLabel(text, startOfWords(text, start), end);
  return inMarkup === undefined ? undefined : { ...inMarkup, isBare: false };
}

/** The name is read back over spaces, which may stand behind a tag. */
function startOfWords(text: string, start: number): number {
  let at = start;
  while (/\s/.test(text.charAt(at))) at++;
  return at;
}

function quoted(text: string, from: number): FieldPlace | undefined {
  const end = endOfMatch(STRING, text, from);
  return end > from ? { start: from, end, isBare: false } : undefined;
}

function content(text: string, from: number): FieldPlace | undefined {
  let end = endOfMatch(CONTENT, text, from);
  while (end > from && /\s/.test(text.charAt(end - 1))) end--;
  if (text.startsWith("]]>", end - 3)) end -= 3;
  return end > from &&
    /^\s{0,64}(?:<\/|\]\]>)|^\s{0,64}$/.test(text.slice(text.startsWith("]]>", end) ? end : end, end + 66))
    ? { start: from, end, isBare: false }
    : undefined;
}

function assigned(text: string, key: number, sign: number): FieldPlace | undefined {
  const built = placeInBuilt(text, sign);
  if (built !== undefined) return { start: built.start, end: built.end, isBare: false };
  const dressed = behindProperties(text, sign);
  const found = dressed > 0 ? valueAt(text, dressed) : assignedValue(text, sign);
  if (found === undefined) return cutOff(text, sign);
  if (found.quote !== "") return { start: found.start, end: found.end, isBare: false };
  // A value on the next line belongs to a key of its own more often than to this one.
  if (/[\r\n]/.test(text.slice(sign, found.start))) return undefined;
  if (isLineKey(text, key)) return restOfLine(text, found.start);
  const part = isPartKey(text, key) ? endOfMatch(PART, text, found.start) : -1;
  return part > found.end ? { start: found.start, end: part, isBare: true } : token(text, found);
}

/** What follows a quote up to the end of a text that was cut off. */
const CUT_OFF = /[:=]{1,2}>?[ \t]{0,16}\\?["'](?=[^"'\r\n]{2,128}$)/y;

function cutOff(text: string, sign: number): FieldPlace | undefined {
  const start = text.length - sign > 160 ? -1 : endOfMatch(CUT_OFF, text, sign);
  return start < 0 ? undefined : { start, end: start + text.slice(start).trimEnd().length, isBare: false };
}

/** True if a brace or a comma stands before the key, as in `{a: b c, d: e}`. */
function isPartKey(text: string, key: number): boolean {
  return /[{,]\s{0,16}["'`]?$/.test(text.slice(Math.max(0, key - 18), key));
}

/** True if nothing but indentation, a bullet, a comment sign or `export` stands before the key. */
function isLineKey(text: string, key: number): boolean {
  const before = text.slice(Math.max(0, key - 48), key);
  return /(?:^|[\r\n])[ \t]{0,32}(?:(?:[-*+#>]|export|set|\d{1,3}\.)[ \t]{1,4})?(?:\*\*)?["'`]?$/i.test(before);
}

function restOfLine(text: string, start: number): FieldPlace | undefined {
  let end = endOfMatch(REST_OF_LINE, text, start);
  const comment = /\s#\s/.exec(text.slice(start, end));
  if (comment !== null) end = start + comment.index;
  while (end > start && /[\s,]/.test(text.charAt(end - 1))) end--;
  const next = /[,;|&]?[ \t][\w.-]{1,40}=|&[\w.-]{1,40}=/.exec(text.slice(start, end));
  if (next !== null) end = start + next.index;
  return end > start ? { start, end, isBare: true } : undefined;
}

function token(text: string, found: Assigned): FieldPlace | undefined {
  // A bracket ends a bare value: the next name of a query is cut there (`&user[last_name]=`).
  const query = text.slice(found.start, found.end) + (text.charAt(found.end) === "[" ? "=" : "");
  const cut = query.search(/&(?:[\w.-]{1,40}(?:=|%5B)|amp;)|;$/);
  if (cut > 0) return { start: found.start, end: found.start + cut, isBare: true };
  const end = Math.max(found.end, endOfMatch(APOSTROPHE, text, found.end));
  return { start: found.start, end: Math.max(end, endOfMatch(FURTHER, text, end)), isBare: true };
}
