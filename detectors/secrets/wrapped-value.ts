// Where a value stands inside what wraps it: `Some("…")`, `Secret::new("…")`, `Optional[…]`, `Just "…"`, `string(13) "…"` of PHP.
import { type Assigned, valueAt } from "../../src/scan/assignment.js";
import { endOfMatch } from "../../src/scan/pattern.js";

/** What may stand between the sign of a key and the wrapper: the rest of the sign and at most one line end. */
const LEAD = /[:=>~]{0,3}[ \t]{0,16}(?:\r?\n[ \t]{0,32})?/y;
/** `string(13) "…"` as var_dump writes (https://www.php.net/manual/en/function.var-dump.php), `Just "…"` of Haskell. */
const SPACED = /(?:string\(\d{1,6}\)|Just)[ \t]{1,2}(?=\\{0,3}["'])/y;
/** Types that hold one text, and any path that ends in a constructor of one. */
const WRAPPER =
  /(?:Some|Ok|Right|Just|Option|Optional|Maybe|Secret(?:String|Str|Box|Vec|Text|Value)?|Sensitive|Password|Redacted|Protected|String|Field|(?:[A-Za-z_]\w{0,40}::){1,4}(?:new|from|of|some|Owned|Borrowed)|[A-Z]\w{0,40}\.(?:of|ofNullable|from|new|some|valueOf|unwrap))(?:::<[^<>\r\n]{1,40}>)?[ \t]?[([][ \t]{0,2}(?:default=)?/y;
const BARE = /[^\s"'`<>,;(){}[\]|\\]{5,128}(?=[)\]])/y;
const MOST_WRAPPERS = 3;

/** The value inside the wrappers behind the sign at `sign` (UTF-16 offset), without its quotes; undefined if nothing wraps it. */
export function wrappedValue(text: string, sign: number): Assigned | undefined {
  let at = endOfMatch(LEAD, text, sign + 1);
  const first = text.charCodeAt(at) | 32;
  if (at < 0 || !isLetter(first)) return undefined;
  const spaced = endOfMatch(SPACED, text, at);
  if (spaced > 0) return valueAt(text, spaced);
  let wrappers = 0;
  for (; wrappers < MOST_WRAPPERS; wrappers++) {
    const inner = endOfMatch(WRAPPER, text, at);
    if (inner < 0) break;
    at = inner;
  }
  if (wrappers === 0) return undefined;
  const found = valueAt(text, at);
  if (found === undefined || found.quote !== "") return found;
  const end = endOfMatch(BARE, text, at);
  return end < 0 ? undefined : { start: at, end, quote: "" };
}

function isLetter(lower: number): boolean {
  return lower >= 97 && lower <= 122;
}
