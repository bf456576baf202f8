// Words as an address is written in: runs without white space, commas, brackets and quotes. Walked to the left of a place.

/** A word of an address: [start, end) in UTF-16 units and its text. */
export interface Token {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Longest word, in UTF-16 units; what is longer is no part of an address. */
const LONGEST = 40;

/** The word that ends before `at`, behind at most two spaces and a comma; undefined at the start of a line and at a bracket or quote. */
export function tokenBefore(text: string, at: number): Token | undefined {
  let end = at;
  while (end > 0 && at - end < 3 && isGap(text.charCodeAt(end - 1))) end--;
  if (end === at) return undefined;
  return tokenEndingAt(text, end);
}

/** The word that ends at `end`, or undefined. */
export function tokenEndingAt(text: string, end: number): Token | undefined {
  let start = end;
  while (start > 0 && end - start < LONGEST && !isEdge(text.charCodeAt(start - 1))) start--;
  return start === end || end - start === LONGEST ? undefined : { start, end, text: text.slice(start, end) };
}

/** True for a capitalised word of letters, an initial or an ordinal: `Oak`, `O'Hara`, `J.`, `42nd`. */
export function isNameToken(token: string): boolean {
  return /^(?:\p{Lu}[\p{L}\p{M}.'’-]*|\d{1,3}(?:st|nd|rd|th))$/u.test(token);
}

/** True for a house number: `12`, `12a`, `12-14`, `12/3`. */
export function isHouseNumber(token: string): boolean {
  return /^\d{1,6}(?:[A-Za-z]|[-/](?:\d{1,4}[A-Za-z]?|[A-Za-z]))?$/.test(token);
}

/**
 * Start of the house numbers that stand before `at`, at most two of them; `at` itself if none does. A number that more is tied to, such as
 * `3.5` or `$12`, is none.
 */
export function startOfHouseNumbers(text: string, at: number): number {
  let start = at;
  for (let numbers = 0; numbers < 2; numbers++) {
    let token = tokenBefore(text, start);
    if (numbers === 0 && token !== undefined && REPEATED.test(token.text)) token = tokenBefore(text, token.start);
    if (token === undefined || !isHouseNumber(token.text)) break;
    start = token.start;
  }
  return start;
}

/** A second house of one number in France: `12 bis`. */
const REPEATED = /^(?:bis|ter|quater)$/;

function isGap(unit: number): boolean {
  return unit === 32 || unit === 44 || unit === 0xa0;
}

/** White space, commas, brackets, quotes, the signs between fields of messages, and the quotes “ ” „. */
function isEdge(unit: number): boolean {
  return unit < 256 ? EDGES[unit] === 1 : unit >= 0x201c && unit <= 0x201e;
}

const EDGES = new Uint8Array(256).fill(1, 0, 33);
for (const sign of ',;:()[]{}<>"`|=\\*_+^~\u00a0') EDGES[sign.charCodeAt(0)] = 1;
