// Key and value around a sign: `key = value`, `"key": "value"`, `key:` with the value on the next line. Shared by every row that a key word triggers.
import { endOfMatch } from "./pattern.js";

/** Longest key looked at, in UTF-16 units. */
const LONGEST_KEY = 64;

/** Longest value, in UTF-16 units; a longer one is cut there and the rest is judged on its own. */
const LONGEST_VALUE = 4096;

/** Where an assigned value stands, without its quotes. */
export interface Assigned {
  readonly start: number;
  readonly end: number;
  readonly quoted: boolean;
}

/**
 * The key that ends directly before the sign at `sign`, quotes and spaces between them left out; undefined if its last unit is not
 * in `lastUnits`, which lets most signs of a text be passed over at once.
 */
export function keyBefore(text: string, sign: number, lastUnits: ReadonlySet<string>): string | undefined {
  let end = sign;
  if (end > 0 && (text.charAt(end - 1) === ":" || text.charAt(end - 1) === "?")) end--;
  while (end > 0 && sign - end < 8 && " \t".includes(text.charAt(end - 1))) end--;
  if (end > 0 && "\"'`]".includes(text.charAt(end - 1))) end--;
  if (end > 0 && text.charAt(end - 1) === "\\") end--;
  if (!lastUnits.has(text.charAt(end - 1))) return undefined;
  let start = end;
  while (start > 0 && end - start < LONGEST_KEY && isKeyUnit(text.charCodeAt(start - 1))) start--;
  return text.slice(start, end);
}

/** The value after the sign at `sign`: quoted (single, double, triple, back-quoted, escaped) or up to the first space or delimiter. */
export function assignedValue(text: string, sign: number): Assigned | undefined {
  const start = endOfMatch(LEAD, text, sign + 1);
  if (start < 0) return undefined;
  const quote = QUOTE.exec(text.slice(start, start + 4))?.[0];
  if (quote !== undefined) return quotedValue(text, start + quote.length, quote);
  const end = endOfMatch(BARE, text, start);
  return end > start ? { start, end, quoted: false } : undefined;
}

// White space after the sign may hold one line end; `=>`, `:=` and `==` are signs of two units.
const LEAD = /[=>]?[ \t]{0,64}(?:\r?\n[ \t]{0,64})?/y;
const QUOTE = /^(?:"""|'''|\\["']|["'`])/;
const BARE = /[^\s"'`<>,;(){}[\]|\\]{1,4096}/y;

function quotedValue(text: string, start: number, quote: string): Assigned | undefined {
  const limit = Math.min(text.length, start + LONGEST_VALUE);
  const multiline = quote.length === 3 || quote === "`";
  for (let at = start; at < limit; at++) {
    const unit = text.charAt(at);
    if (text.startsWith(quote, at)) return at > start ? { start, end: at, quoted: true } : undefined;
    if (unit === "\\") at++;
    else if (!multiline && (unit === "\n" || unit === "\r")) break;
  }
  return undefined;
}

function isKeyUnit(unit: number): boolean {
  const lower = unit | 32;
  return (
    (lower >= 97 && lower <= 122) ||
    (unit >= 48 && unit <= 57) ||
    unit === 95 ||
    unit === 45 ||
    unit === 46 ||
    unit === 32
  );
}
