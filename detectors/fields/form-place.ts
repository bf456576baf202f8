// Where the value of a field of a form stands: in the same tag before or behind its name, or in what the tag holds.
import { endOfMatch } from "../../src/scan/pattern.js";

/** UTF-16 units; the end is exclusive. */
export interface FormPlace {
  readonly start: number;
  readonly end: number;
}

const ATTRIBUTE = `\\s[\\w:-]{1,24}(?:=(?:"[^"<>]{0,64}"|'[^'<>]{0,64}'|[^\\s"'<>]{1,64}))?`;
const BEHIND = new RegExp(`["'](?:${ATTRIBUTE}){0,6}\\svalue=["']`, "iy");
const BEFORE = new RegExp(
  `<\\w{1,16}(?:${ATTRIBUTE}){0,6}\\svalue=("[^"<>]{1,128}"|'[^'<>]{1,128}')(?:${ATTRIBUTE}){0,6}\\s(?:name|id)=["']$`,
  "i",
);
const HELD = /["'][^<>]{0,128}>(?=[^<>]{1,512}<\/textarea)/iy;
/** Longest part of a tag before its name that is looked at. */
const REACH = 320;

/** The value of the field of a form whose name, in quotes, is [start, end) of a text; undefined if none stands there. */
export function placeInForm(text: string, start: number, end: number): FormPlace | undefined {
  const quote = text.charAt(end);
  if (quote !== '"' && quote !== "'") return undefined;
  const from = endOfMatch(BEHIND, text, end);
  if (from >= 0) {
    const length = text.slice(from, from + 512).indexOf(text.charAt(from - 1));
    return length > 0 ? { start: from, end: from + length } : undefined;
  }
  if (text.charAt(start - 2) !== "=") return undefined;
  const before = text.slice(Math.max(0, start - REACH), start);
  const value = BEFORE.exec(before.slice(before.lastIndexOf("<")))?.[1];
  if (value !== undefined) {
    const at = start - before.length + before.lastIndexOf(value);
    return { start: at + 1, end: at + value.length - 1 };
  }
  const held = endOfMatch(HELD, text, end);
  return held < 0 ? undefined : { start: held, end: text.indexOf("<", held) };
}
