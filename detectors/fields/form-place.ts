// Where the value of a field of a form stands: in the same tag before or behind its name, or in what the tag holds.
import { endOfMatch } from "../../src/scan/pattern.js";

/** UTF-16 units; the end is exclusive. */
export interface FormPlace {
  readonly start: number;
  readonly end: number;
}

const ATTRIBUTE = `\\s[\\w:-]{1,24}(?:=(?:"[^"<>]{0,64}"|'[^'<>]{0,64}'|[^\\s"'<>]{1,64}))?`;
/** Brackets of a nested name (`user[surname]`) and the quote. */
const CLOSING = `\\]{0,2}["']?`;
const BEHIND = new RegExp(`${CLOSING}(?:${ATTRIBUTE}){0,6}\\svalue=`, "iy");
const BEFORE = new RegExp(
  `<\\w{1,16}(?:${ATTRIBUTE}){0,6}\\svalue=("[^"<>]{1,128}"|'[^'<>]{1,128}'|[^\\s"'<>]{1,128})(?:${ATTRIBUTE}){0,6}\\s(?:name|id)=["']?(?:[\\w.-]{1,32}\\[){0,3}$`,
  "i",
);
const VALUE = /"[^"]{1,512}"|'[^']{1,512}'|[^\s"'<>]{1,128}/y;
const HELD = new RegExp(`${CLOSING}[^<>]{0,128}>(?=[^<>]{1,512}</textarea)`, "iy");
/** Longest part of a tag before its name that is looked at. */
const REACH = 320;

/** The value of the field of a form whose name is [start, end) of a text; undefined if none stands there. */
export function placeInForm(text: string, start: number, end: number): FormPlace | undefined {
  if (!MAY_END.has(text.charAt(end))) return undefined;
  const from = endOfMatch(BEHIND, text, end);
  if (from >= 0) return unquoted(text, from, endOfMatch(VALUE, text, from));
  if (!NAMES.test(text.slice(Math.max(0, start - 48), start))) return undefined;
  const before = text.slice(Math.max(0, start - REACH), start);
  const value = BEFORE.exec(before.slice(before.lastIndexOf("<")))?.[1];
  if (value !== undefined) {
    const at = start - before.length + before.lastIndexOf(value);
    return unquoted(text, at, at + value.length);
  }
  const held = endOfMatch(HELD, text, end);
  return held < 0 ? undefined : { start: held, end: text.indexOf("<", held) };
}

/** What stands behind a name: its quote, its bracket, the next attribute, the end of the tag. */
const MAY_END: ReadonlySet<string> = new Set([..."\"'] >"]);
const NAMES = /=["']?(?:[\w.-]{1,32}\[){0,3}$/;

function unquoted(text: string, start: number, end: number): FormPlace | undefined {
  if (end < 0) return undefined;
  const isQuoted = /["']/.test(text.charAt(start));
  return isQuoted ? { start: start + 1, end: end - 1 } : { start, end };
}
