// Where the value of a field stands that an attribute names: `<span class="surname">…</span>`, `<td data-field="dob"><b>…</b></td>`.
import { classOf, LEXICON } from "../../src/scan/lexicon.js";
import { endOfMatch } from "../../src/scan/pattern.js";

/** UTF-16 units; the end is exclusive. */
export interface ElementPlace {
  readonly start: number;
  readonly end: number;
}

/** From the tag's `<` to the name: an element that shows a value, and an attribute that says which; before the name further classes or the address of a claim. */
const OPENING =
  /^<(?!(?:label|th|dt|button|legend|option|optgroup|script|style|svg|title|caption|template)\b)[a-z][\w:.-]{0,31}(?:\s[^<>]{0,256})?\s(?:class|classname|id|headers|itemprop|(?:friendly)?name|key|field|property|col|column|aria-label|data-[\w-]{1,32})\s?=\s?(?:\\{0,3}["'](?:[\w -]{0,64} )?(?:[\w.:/-]{1,160}[:/])?)?$/i;
/** Longest part of a tag before the name. */
const REACH = 320;

/** From the name to the end of its tag; further classes, further attributes. */
const REST = /(?:[ \t][\w \t-]{0,96})?\\{0,3}["']?(?:\s[^<>]{0,256})?(?<!\/)>/y;

const INLINE =
  "(?:a|b|bdi|bdo|code|data|em|font|i|kbd|mark|output|p|q|s|samp|small|span|strong|time|tt|u|var|(?:[\\w-]{1,16}:)?(?:AttributeValue|value|string))";
/** A picture, a line's end, a comment: it stands beside the content and is none. */
const EMPTY = `(?:\\s{0,64}(?:<(i|b|span|em)(?:\\s[^<>]{0,128})?></\\1>|<(?:img|br|wbr)(?:\\s[^<>]{0,256})?>|<!--[^<>]{0,128}-->)){0,2}`;
/** Elements around the whole content. A further one with text before it is layout, and no value. */
const WRAPPERS = new RegExp(`(?:\\s{0,64}<(?:${INLINE})(?:\\s[^<>]{0,256})?>){0,3}`, "iy");
const BEFORE = new RegExp(`${EMPTY}\\s{0,64}(?:<!\\[CDATA\\[)?`, "iy");
const CONTENT = /[^<\r\n]{1,256}/y;
const BEHIND = new RegExp(`${EMPTY}\\s{0,64}(?:\\]\\]>)?`, "iy");
const CLOSING = /\s{0,64}<\/[\w:.-]{1,32}\s{0,4}>/y;
/** Templates and bindings that start with a sign no value starts with. */
const TEMPLATE = /^(?:[@{[%#$]|&#123;)/;

/** The content of the element of which an attribute holds the name [start, end) of a text; undefined if it has further elements in it, or none. */
export function placeInElement(text: string, start: number, end: number): ElementPlace | undefined {
  const rest = endOfMatch(REST, text, end);
  if (rest < 0) return undefined;
  const before = text.slice(Math.max(0, start - REACH), start);
  const tag = before.lastIndexOf("<");
  return tag < 0 || !OPENING.test(before.slice(tag)) ? undefined : wholeContent(text, rest);
}

/** What an element holds whose tag ends at `at`, below up to three elements around all of it; undefined if it holds more than text. */
export function wholeContent(text: string, at: number): ElementPlace | undefined {
  const outer = endOfMatch(BEFORE, text, at);
  const inner = endOfMatch(WRAPPERS, text, outer);
  const start = endOfMatch(BEFORE, text, inner);
  let end = endOfMatch(CONTENT, text, start);
  if (end < 0) return undefined;
  while (end > start && /\s/.test(text.charAt(end - 1))) end--;
  if (text.startsWith("]]>", end - 3)) end -= 3;
  if (end <= start || !closesAll(text, end, text.slice(outer, inner))) return undefined;
  return TEMPLATE.test(text.slice(start, start + 5)) || isCaption(text.slice(start, end)) ? undefined : { start, end };
}

/** True if the element closes behind its content, and with it all elements that were opened within. */
function closesAll(text: string, end: number, opened: string): boolean {
  let at = endOfMatch(BEHIND, text, end);
  const within = opened.split("<").length - 1;
  for (let level = 0; level < within; level++) {
    at = endOfMatch(CLOSING, text, at);
    if (at < 0) return false;
    at = endOfMatch(BEHIND, text, at);
  }
  return text.startsWith("</", at);
}

/** `Show all customers`, `Add surname`: ordinary words behind a capital, the last of them small. */
function isCaption(content: string): boolean {
  const words = content.split(/[\s.:…!?]+/).filter((word) => word !== "");
  return words.length > 1 && /^\p{Lu}/u.test(content) && /^\p{Ll}/u.test(words.at(-1) ?? "") && words.every(isOrdinary);
}

function isOrdinary(word: string): boolean {
  return (classOf(word, 0, word.length) & (LEXICON.english | LEXICON.common)) !== 0;
}
