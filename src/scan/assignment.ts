// Key and value around a sign: `key = value`, `"key": "value"`, `key:` with the value on the next line. Shared by every row that a key word triggers.
import { endOfMatch } from "./pattern.js";

/** Longest key looked at, in UTF-16 units. */
export const LONGEST_KEY = 64;

/** Longest value, in UTF-16 units; a longer one is cut there and the rest is judged on its own. */
const LONGEST_VALUE = 4096;

/** Where an assigned value stands, without its quotes. */
export interface Assigned {
  readonly start: number;
  readonly end: number;
  /** The quote that opens it, empty for a bare value. */
  readonly quote: string;
}

/** End (UTF-16 offset) of the key before the sign at `sign`: quotes, brackets, spaces and further signs between them left out. */
export function endOfKey(text: string, sign: number): number {
  // Most keys stand right before the sign, or a space before it.
  const near = text.charCodeAt(sign - 1) === SPACE ? sign - 1 : sign;
  if (isLetterOrDigit(text.charCodeAt(near - 1))) return near;
  let end = sign;
  while (end > 0 && sign - end < 3 && ":?.+!=".includes(text.charAt(end - 1))) end--;
  while (end > 0 && sign - end < 12 && " \t".includes(text.charAt(end - 1))) end--;
  if (text.charAt(end - 1) === "]") end = Math.max(0, beforeIndex(text, end));
  if (end > 0 && "\"'`]".includes(text.charAt(end - 1))) end--;
  while (end > 0 && sign - end < 20 && text.charAt(end - 1) === "\\") end--;
  return end;
}

/** The key that ends before the sign at `sign`; undefined if its last unit is not in `lastUnits`, which passes over most signs of a text at once. */
export function keyBefore(text: string, sign: number, lastUnits: ReadonlySet<string>): string | undefined {
  const end = endOfKey(text, sign);
  return lastUnits.has(text.charAt(end - 1)) ? text.slice(startOfKey(text, end), end) : undefined;
}

/** Start of the letters, digits, spaces and `_ - .` before `end`, at most 64 units back. */
export function startOfKey(text: string, end: number): number {
  let start = end;
  while (start > 0 && end - start < LONGEST_KEY && isKeyUnit(text.charCodeAt(start - 1))) start--;
  return start;
}

/** The value after the sign at `sign`: quoted (single, double, triple, back-quoted, escaped, as an entity) or up to the first space or delimiter. */
export function assignedValue(text: string, sign: number): Assigned | undefined {
  const start = endOfMatch(LEAD, text, sign + 1);
  return start < 0 ? undefined : valueAt(text, start);
}

/** The value that begins at `start`, as `assignedValue` finds it. */
export function valueAt(text: string, start: number): Assigned | undefined {
  const opening = QUOTE.exec(text.slice(start, start + 12));
  if (opening !== null) return quotedValue(text, start + opening[0].length, opening[1] ?? "");
  const end = endOfMatch(BARE, text, start);
  return end > start ? { start, end, quote: "" } : undefined;
}

/** The next literal that is joined to the value that ends at `end` with `+`, `.`, `&`, a comma-free gap or a `\` at the line's end; undefined if none is. */
export function joinedValue(text: string, { end, quote }: Assigned): Assigned | undefined {
  if (quote === "") return undefined;
  const next = endOfMatch(JOIN, text, end + quote.length);
  return next < 0 ? undefined : quotedValue(text, next + 1, text.charAt(next));
}

/** Offset of the `[` of an index such as `[25]` or `[]` that closes before `end`; `end` itself if there is none. */
function beforeIndex(text: string, end: number): number {
  let at = end - 1;
  while (end - at < 8 && text.charCodeAt(at - 1) >= 48 && text.charCodeAt(at - 1) <= 57) at--;
  return text.charAt(at - 1) === "[" ? at - 1 : end;
}

// White space after the sign may hold one line end; `=>`, `:=`, `::=` and `===` are signs of several units.
const LEAD = /[:=>~]{0,3}[ \t]{0,64}(?:\r?\n[ \t]{0,64})?/y;
/** Quotes with the letters that some languages set before them (`@"`, `b'`, `f"`). */
const QUOTE = /^(?:@|\$|[bBrRuUfFLN]{1,2}(?=["']))?("""|'''|\\{1,7}["']|["'`]|&quot;|&#3[49];|&apos;|“|‘|„|«)/;
/** Up to a delimiter, or to a mark of Chinese and Japanese sentences. */
const BARE = /[^\s"'`<>,;(){}[\]|\\，。；、！？（）「」『』【】]{1,4096}/y;
const JOIN =
  /[ \t]{0,16}(?:[+.&\\^]|\.\.|<>|\+\+|\.concat\()[ \t]{0,16}(?:\r?\n[ \t]{0,64})?(?:[+.&][ \t]{0,16})?(?=["'])/y;
const CLOSING: Readonly<Record<string, string>> = { "“": "”", "‘": "’", "„": "“", "«": "»" };

function quotedValue(text: string, start: number, opening: string): Assigned | undefined {
  const quote = CLOSING[opening] ?? opening;
  const limit = Math.min(text.length, start + LONGEST_VALUE);
  const multiline = quote === '"""' || quote === "'''" || quote === "`";
  for (let at = start; at < limit; at++) {
    const unit = text.charAt(at);
    if (text.startsWith(quote, at)) {
      // YAML and SQL double a single quote that belongs to the value.
      if (quote !== "'" || at === start || text.charAt(at + 1) !== "'") {
        return at > start ? { start, end: at, quote } : undefined;
      }
      at++;
    } else if (unit === "\\") at++;
    else if (!multiline && (unit === "\n" || unit === "\r")) break;
  }
  return undefined;
}

/** True for a unit of a key: a letter, a digit, a space, or one of `_ - .`. */
export function isKeyUnit(unit: number): boolean {
  return isLetterOrDigit(unit) || unit === 95 || unit === 45 || unit === 46 || unit === SPACE || unit > 0xbf;
}

/** ASCII alone. */
function isLetterOrDigit(unit: number): boolean {
  const lower = unit | 32;
  return (lower >= 97 && lower <= 122) || (unit >= 48 && unit <= 57);
}

const SPACE = 32;
