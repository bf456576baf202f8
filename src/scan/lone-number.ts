// Numbers of a few digits that stand by themselves, as counts and sizes do in prose and code: no part of a number of several groups.
import { digitAt } from "./pattern.js";
import { isRunning } from "./scan.js";

/** Most digits of a number that says nothing by itself. */
const FEW_DIGITS = 4;

/** True if the digits [start, end) are few, and what stands on either side neither joins them with others nor masks any. */
export function isLoneNumber(text: string, start: number, end: number): boolean {
  if (end - start > FEW_DIGITS) return false;
  const next = text.charCodeAt(end);
  if (next === CLOSING) {
    // What stands in brackets may be the first group of a phone number.
    if (digitAt(text, end + 1) || digitAt(text, end + 2)) return false;
  } else if (!isRunning(text, end) && !ENDS.has(next)) return false;
  const before = text.charCodeAt(start - 1);
  return before === SPACE ? !MASKS.has(text.charCodeAt(start - 2)) : STARTS.has(before);
}

const [SPACE, CLOSING] = [32, 41];
/** Signs that end an argument, an item or a line. */
const ENDS = unitsOf(",;]}\n");
const STARTS = unitsOf("([,=\n");
/** What stands for the hidden digits of a number. */
const MASKS = unitsOf("*xX\u2022");

function unitsOf(signs: string): ReadonlySet<number> {
  return new Set([...signs].map((sign) => sign.charCodeAt(0)));
}
