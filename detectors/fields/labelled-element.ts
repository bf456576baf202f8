// Where the value of a field stands that an element before it names: `<dt>Surname:</dt> <dd>…</dd>`, `<label>Surname</label> <span>…</span>`, `<b>Surname:</b> …`.
import { endOfMatch } from "../../src/scan/pattern.js";
import { type ElementPlace, wholeContent } from "./element-place.js";

/** The tag before the name, which begins its element. */
const LABEL_TAG = /<(td|th|dt|b|strong|em|i|span|label|div|p|h[1-6])((?:\s[^<>]{0,128})?)>\s{0,64}$/i;
/** Longest part of a text before the name that is looked at. */
const REACH = 200;
/** A longer name is a sentence about it. */
const MOST_WORDS = 4;

/** From the name to the end of its element. */
const CLOSING = /\s{0,4}:?\s{0,4}<\/(?:td|th|dt|b|strong|em|i|span|label|div|p|h[1-6])\s{0,4}>[ \t]{0,8}:?\s{0,64}/iy;
const VALUE_TAG = /<(td|dd|span|div|p|b|strong|em|i|code|a|output|small|mark|bdi|data|time)((?:\s[^<>]{0,256})?)>/iy;
const INPUT = /<input\s(?:[^<>]{0,256}\s)?value\s?=\s?["']/iy;
const QUOTED = /[^"'<>\r\n]{1,256}(?=["'])/y;
/** What stands behind `<b>Surname:</b>` up to the next tag. */
const BARE = /[^<>\r\n]{1,256}(?=<|[\r\n]|$)/y;
/** `<label>Surname: <b>…</b></label>`: the value's element stands in that of the name. */
const WITHIN = /\s{0,4}:\s{0,64}(?=<(?:span|b|strong|em|i|code|output|data|bdi)[\s>])/iy;

/** The value behind the element whose text is the name [start, end); undefined if that is no label of one value. */
export function placeBehindLabel(text: string, start: number, end: number): ElementPlace | undefined {
  const label = LABEL_TAG.exec(text.slice(Math.max(0, start - REACH), start));
  if (label === null || text.slice(start, end).split(/\s+/).length > MOST_WORDS) return undefined;
  const within = endOfMatch(WITHIN, text, end);
  if (within >= 0) return inElement(text, within, label);
  const behind = endOfMatch(CLOSING, text, end);
  if (behind < 0) return undefined;
  const input = endOfMatch(INPUT, text, behind);
  if (input >= 0) return placeOf(text, input, endOfMatch(QUOTED, text, input));
  if (text.charAt(behind) === "<") return inElement(text, behind, label);
  const isNamed = text.slice(end, behind).includes(":");
  return isNamed ? placeOf(text, behind, endOfMatch(BARE, text, behind)) : undefined;
}

/** What the element at `at` holds. One with the same tag as the label is the next of a list of labels; cells of tables are always alike. */
function inElement(text: string, at: number, label: RegExpExecArray): ElementPlace | undefined {
  VALUE_TAG.lastIndex = at;
  const tag = VALUE_TAG.exec(text);
  if (tag === null) return undefined;
  const isAlike = tag[1]?.toLowerCase() === label[1]?.toLowerCase() && tag[2] === label[2];
  return isAlike && tag[1]?.toLowerCase() !== "td" ? undefined : wholeContent(text, at + tag[0].length);
}

function placeOf(text: string, start: number, end: number): ElementPlace | undefined {
  let last = end;
  while (last > start && /\s/.test(text.charAt(last - 1))) last--;
  return last > start ? { start, end: last } : undefined;
}
