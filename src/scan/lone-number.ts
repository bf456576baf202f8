// Numbers of a few digits that stand by themselves, as counts and sizes do in prose and code: no part of a number of several groups.
import { digitAt } from "./pattern.js";
import { isRunning } from "./scan.js";

/** Most digits of a number that says nothing by itself. */
const FEW_DIGITS = 4;

/** True if the digits [start, end) are few, and what stands on either side neither joins them with others nor masks any. */
export function isLoneNumber(text: string, start: number, end: number): boolean {
  if (end - start > FEW_DIGITS) return false;
  let first = start;
  let last = end;
  let dots = 0;
  while (text.charCodeAt(last) === DOT && digitAt(text, last + 1) && dots++ < MOST_DOTS)
    last = endOfDigits(text, last + 1);
  while (text.charCodeAt(first - 1) === DOT && digitAt(text, first - 2) && dots++ < MOST_DOTS)
    first = startOfDigits(text, first - 1);
  return dots <= MOST_DOTS && last - first - dots <= FEW_DOTTED && isLone(text, first, last);
}

/** A decimal or a version: fewer dots than an address of the net has, and fewer digits than a phone number. */
const MOST_DOTS = 2;
const FEW_DOTTED = 6;

function endOfDigits(text: string, from: number): number {
  let at = from;
  while (digitAt(text, at) && at - from <= FEW_DOTTED) at++;
  return at;
}

function startOfDigits(text: string, end: number): number {
  let at = end;
  while (digitAt(text, at - 1) && end - at <= FEW_DOTTED) at--;
  return at;
}

function isLone(text: string, start: number, end: number): boolean {
  const next = text.charCodeAt(end);
  if (next === CLOSING) {
    // What stands in brackets may be the first group of a phone number.
    if (digitAt(text, end + 1) || digitAt(text, end + 2)) return false;
  } else if (!isRunning(text, end) && !ENDS.has(next) && !isFullStop(text, end)) return false;
  const before = text.charCodeAt(start - 1);
  return before === SPACE ? !MASKS.has(text.charCodeAt(start - 2)) : STARTS.has(before);
}

/** True for a dot that ends a sentence: behind it stands a line's end, or a space and no further number. */
function isFullStop(text: string, at: number): boolean {
  if (text.charCodeAt(at) !== DOT) return false;
  const next = text.charCodeAt(at + 1);
  return next === LINE_FEED || (next === SPACE && !digitAt(text, at + 2));
}

const [LINE_FEED, SPACE, CLOSING, DOT] = [10, 32, 41, 46];
/** Signs that end an argument, an item or a line. */
const ENDS = unitsOf(",;]}\n");
const STARTS = unitsOf("([,=\n");
/** What stands for the hidden digits of a number. */
const MASKS = unitsOf("*xX\u2022");

function unitsOf(signs: string): ReadonlySet<number> {
  return new Set([...signs].map((sign) => sign.charCodeAt(0)));
}
