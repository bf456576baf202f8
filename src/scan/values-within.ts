// The values of a list or of a flat object that stands behind a key: `["a", "b"]`, `{"work": "a", "home": "b"}`, `c("a", "b")`, `- a` below the key.
import { endOfMatch } from "./pattern.js";

/** A value without its quotes, in UTF-16 units; `key` is that of an object's member, empty in a list. */
export interface ListedValue {
  readonly start: number;
  readonly end: number;
  readonly isQuoted: boolean;
  readonly key: string;
}

/** Most values that are read, and most units of them. */
const MOST_VALUES = 1024;
const LONGEST = 65_536;

const SIGN = /["'`\]]?[ \t]{0,8}(?:=>|:=|[:=](?![:=]))(?:[ \t]{0,8}\r?\n(?![ \t]{0,32}-))?[ \t]{0,16}/y;

/** Where the values of the key that ends at `end` would begin: behind its quote, its sign and white space; -1 if no sign follows. */
export function behindSign(text: string, end: number): number {
  return endOfMatch(SIGN, text, end);
}

const OPENING = /[ \t]{0,8}(?:(?:c|list|tuple|set|array|Arrays\.asList|(?:List|Set)\.of|listOf|setOf)\(|\[|\{)/y;
const MEMBER = /\s{0,64}(?:"([\w#$.-]{1,40})"|'([\w#$.-]{1,40})'|([\w#$.-]{1,40}))\s{0,8}(?:=>|[:=])\s{0,16}/y;
const QUOTED = /\s{0,64}(?:"(?:[^"\\\r\n]|\\.){0,512}"|'(?:[^'\\\r\n]|\\.){0,512}')/y;
const BARE = /\s{0,64}[\p{L}\d+][^,[\]{}()"'\r\n:=]{0,256}/uy;
const COMMA = /\s{0,64},/y;
const CLOSING = /\s{0,64}[\]})]/y;
const ITEM = /[ \t]{0,8}\r?\n([ \t]{0,32})-[ \t]{1,8}/y;
const ITEM_VALUE =
  /(?:"[^"\r\n]{1,512}"|'[^'\r\n]{1,512}'|[^\s"'[\]{}&*|>!%@#`,?:-][^\r\n:{}[\]"']{0,256})(?=[ \t]{0,8}(?:[\r\n]|$))/y;

/**
 * The values behind the sign of a key that ends at `at`, or none where no list or object opens there. One that holds further lists, objects or
 * code, or does not close, is read up to that place. Linear: each unit is read once.
 */
export function* valuesWithin(text: string, at: number): Generator<ListedValue> {
  const open = endOfMatch(OPENING, text, at);
  if (open > 0) yield* bracketed(text, open);
  else yield* itemsBelow(text, at);
}

function* bracketed(text: string, open: number): Generator<ListedValue> {
  const isObject = text.charAt(open - 1) === "{";
  let at = open;
  for (let count = 0; count < MOST_VALUES && at - open < LONGEST; count++) {
    let key = "";
    if (isObject) {
      MEMBER.lastIndex = at;
      const member = MEMBER.exec(text);
      if (member === null) return;
      key = member[1] ?? member[2] ?? member[3] ?? "";
      at = MEMBER.lastIndex;
    }
    const quoted = endOfMatch(QUOTED, text, at);
    const end = quoted > 0 ? quoted : endOfMatch(BARE, text, at);
    if (end < 0) return;
    const next = endOfMatch(COMMA, text, end);
    // What neither goes on nor closes is code: a call, an expression.
    if (next < 0 && endOfMatch(CLOSING, text, end) < 0) return;
    yield listed(text, at, end, quoted > 0, key);
    if (next < 0) return;
    at = next;
  }
}

function* itemsBelow(text: string, from: number): Generator<ListedValue> {
  let at = from;
  let indentation: string | undefined;
  for (let count = 0; count < MOST_VALUES && at - from < LONGEST; count++) {
    ITEM.lastIndex = at;
    const item = ITEM.exec(text);
    if (item === null || (indentation !== undefined && item[1] !== indentation)) return;
    indentation = item[1];
    const start = ITEM.lastIndex;
    const end = endOfMatch(ITEM_VALUE, text, start);
    if (end < 0) return;
    yield listed(text, start, end, /["']/.test(text.charAt(start)), "");
    at = end;
  }
}

function listed(text: string, from: number, to: number, isQuoted: boolean, key: string): ListedValue {
  let start = from;
  let end = to;
  while (start < end && /\s/.test(text.charAt(start))) start++;
  while (end > start && /\s/.test(text.charAt(end - 1))) end--;
  return isQuoted ? { start: start + 1, end: end - 1, isQuoted, key } : { start, end, isQuoted, key };
}
