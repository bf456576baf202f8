// Fields as programs print them: Java's `Config{password=…, user=…}`, Go's `{Password:… User:…}`, and keys of PHP's serialize and print_r.

/** Longest stretch before a key in which the object opens, and in which other places of a value are looked for, in UTF-16 units. */
const REACH = 512;
/** An object with its name that is still open: `Config{`, `User(`, `&{`, `{Host:db `. */
const OPEN = /(?:[A-Z]\w{0,60}[{[(]|[&{]\{|(?:^|[\s:=])\{(?=[A-Z]\w{0,40}:))[^{}[\]()"'`\r\n]{0,400}$/;
/** A map without a name, as Java prints it: `{user=bob, `. */
const MAP = /[^$\w]\{(?:[a-z]\w{0,40}=[^{}[\]()"'`\r\n]{0,400})?$/;
const NEXT = /^(?:,[ ][a-z]\w{0,40}=|[ ][A-Z]\w{0,40}:\S|[}\])])/;
/** An argument that is handed on: `user=user`. */
const HANDED_ON = /(?:^|[^\w])(\w{1,40})=\1(?![\w])/;

/**
 * True if the bare word [start, end), the value of the key at `key`, is one of the fields of a printed object, so that it is text and not the name
 * of a variable. A variable would mostly stand elsewhere too.
 */
export function isDumpedField(text: string, key: number, start: number, end: number): boolean {
  const signs = text.slice(start - 1, start);
  if ((signs !== "=" && signs !== ":") || !NEXT.test(text.slice(end, end + 48))) return false;
  const before = text.slice(Math.max(0, key - REACH), key);
  const word = text.slice(start, end);
  if (!OPEN.test(before) && !(MAP.test(before) && /\d/.test(word))) return false;
  const behind = text.slice(end, end + REACH);
  return !before.includes(word) && !behind.includes(word) && !HANDED_ON.test(before) && !HANDED_ON.test(behind);
}

/** True if [start, end) is the field behind an empty one: `{Password: User:bob}`. */
export function isNextField(text: string, key: number, start: number, end: number): boolean {
  if (text.charAt(start - 1) !== " " || !/^[A-Z]\w{0,40}:/.test(text.slice(start, end))) return false;
  return OPEN.test(text.slice(Math.max(0, key - REACH), key));
}

/** The length before the text that a key of serialize names: `s:8:"password";s:13:"…"` (https://www.php.net/manual/en/function.serialize.php). */
const SERIALIZED = /\\?"([\w .@-]{2,64})\\?";s:\d{1,6}$/;
/** What print_r and var_dump set behind a name: `["pass"]`, `[pass:protected]`, `["pass":"Config":private]`. */
const BEHIND_NAME = /["']?(?:(?::["']?[\w\\]{1,60}["']?)?:(?:protected|private)|["'])\]$/;

/** The end of the key before the sign at `sign` where PHP printed it, and its start if it can be told; undefined elsewhere. */
export function printedKey(text: string, sign: number): { readonly start?: number; readonly end: number } | undefined {
  const last = text.charCodeAt(sign - 1);
  if (text.charCodeAt(sign) === COLON) {
    if (last < ZERO || last > NINE || !isQuote(text, sign + 1)) return undefined;
    const from = Math.max(0, sign - 84);
    const found = SERIALIZED.exec(text.slice(from, sign));
    if (found?.[1] === undefined) return undefined;
    const start = text.indexOf(found[1], from + found.index);
    return { start, end: start + found[1].length };
  }
  const close = last === CLOSES ? sign : sign - 1;
  if (text.charCodeAt(sign + 1) !== GREATER || text.charCodeAt(close - 1) !== CLOSES) return undefined;
  const from = Math.max(0, close - 96);
  const found = BEHIND_NAME.exec(text.slice(from, close));
  return found === null ? undefined : { end: from + found.index };
}

/** True if the text between quotes that ends at `end` is the class of a private field: `["pass":"Config":private]`. */
export function isClassOfField(text: string, end: number): boolean {
  return text.startsWith('":private]', end);
}

function isQuote(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit === 34 || (unit === 92 && text.charCodeAt(at + 1) === 34);
}

const [COLON, ZERO, NINE, CLOSES, GREATER] = [58, 48, 57, 93, 62];
