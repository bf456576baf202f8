// Has a word in prose the look of a password? Words mostly follow the word "password", so that it takes digits, signs or both cases.
import { isStandIn } from "./stand-in.js";

type Report = (start: number, end: number) => void;

const SIGNED = /[!@#$%^&*?+=~]/;

/** True if a digit or a sign that passwords have stands in [from, to): prose mostly has none there. */
export function holdsMark(text: string, from: number, to: number): boolean {
  const limit = Math.min(text.length, to);
  for (let at = from; at < limit; at++) {
    const unit = text.charCodeAt(at);
    if ((unit >= 48 && unit <= 57) || MARKS.has(unit)) return true;
  }
  return false;
}

const MARKS: ReadonlySet<number> = new Set([..."!@#$%^&*?+=~"].map((mark) => mark.charCodeAt(0)));

/** Has signs or both cases beside digits, as passwords have and words have not. */
export function isSure(value: string): boolean {
  return (
    (SIGNED.test(value) && /[A-Za-z]/.test(value)) || (/\d/.test(value) && /[a-z]/.test(value) && /[A-Z]/.test(value))
  );
}

/** Addresses, paths, versions, short codes, calls. */
export const NO_PASSWORD =
  /^(?:https?:|--[a-z]|[/\\~.,;]|[A-Z]{2,6}-?\d{1,4}$|v?\d+(?:\.\d+)+|[\w.]{1,64}\()|@[\w-]{1,63}\.|[?]$/;

/** Reports the word at [from, found) without its quotes if it is one; `verb` says that a verb or a user stands before it. */
export function reportJudged(text: string, from: number, found: number, verb: boolean, report: Report): boolean {
  let start = from;
  while (start < found && "\"'“‘«(`".includes(text.charAt(start))) start++;
  const quote = start > from ? text.charAt(start - 1) : "";
  let end = found;
  const isQuoted = quote !== "" && quote !== "(" && /["'”’»`]/.test(text.charAt(end));
  if (!isQuoted) while (end > start && ".,;:)]}".includes(text.charAt(end - 1))) end--;
  // A mark that closes the sentence is no part of a password that is a word without it.
  if (!isQuoted && /^[A-Za-z]{1,64}[!?]$/.test(text.slice(start, end))) return false;
  const value = text.slice(start, end);
  if (
    value.length < 5 ||
    isStandIn(value) ||
    !/\p{L}/u.test(value) ||
    /^[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{1,64}/.test(value)
  )
    return false;
  if (/^(?:https?:|--[a-z]|[A-Z]<|[/\\~.,;]|[A-Z]{2,6}-?\d{1,4}$|v?\d+(?:\.\d+)+|[\w.]{1,64}[([])/.test(value))
    return false;
  const digits = /\d/.test(value);
  const sure = SIGNED.test(value) || (digits && /[a-z]/.test(value) && /[A-Z]/.test(value));
  const counts = sure || ((verb || isQuoted) && digits && /\p{L}/u.test(value));
  if (counts) report(start, end);
  return counts;
}
