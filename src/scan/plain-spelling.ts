// The value that a disguised spelling stands for: in plain letters, put together. Two spellings of one value have one placeholder.
import { isSpacing, putTogether, withoutMarks } from "./joints.js";
import { plainValue } from "./shadow.js";

/** A value in plain letters and put together; the value itself if it is neither disguised nor written apart. */
export function plainSpelling(value: string): string {
  if (SIMPLE.test(value)) return value;
  const plain = plainValue(value);
  const joined = MARKED.test(plain) ? withoutMarks(putTogether(plain)) : plain;
  return isSpacing(joined.charCodeAt(1)) && isSpacing(joined.charCodeAt(3)) ? withoutSpacing(joined) : joined;
}

/** Words of plain letters with a space or a line's end between them. */
const SIMPLE = /^[A-Za-z]{2,40}(?:(?: |\r?\n)[A-Za-z]{2,40}){0,8}$/;

/** Signs without which a value holds no mark: every value is asked about them, so nothing else is tried first. */
const MARKED = /[*<~`"'\n\r\\[\]{}]|_\s|\s_/;

/** `A c m e`, `A.c.m.e`: three letters and more units, all alone, with one sign between them; more of them end a word. */
const SPACED_OUT =
  /^(?=(?:\P{L}*\p{L}){3})[\p{L}\p{N}](?:([\s._\-/|,*+~·•])[\p{L}\p{N}])(?:\1{1,8}[\p{L}\p{N}&]){2,64}$/u;

function withoutSpacing(value: string): string {
  const sign = SPACED_OUT.exec(value)?.[1];
  if (sign === undefined) return value;
  return value.split(sign).join("\0").replace(/\0\0+/g, " ").replaceAll("\0", "");
}
