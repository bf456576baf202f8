// Names of fields (keys, columns, tags) taken apart: `customerFirstName`, `LAST_NAME_2`, `n° cliente`.

const LONGEST_NAME = 96;
const MOST_WORDS = 8;

/** The words of a name in small letters, without a number at its end: at most 8. */
export function wordsOfField(name: string): readonly string[] {
  const read = name.slice(0, LONGEST_NAME);
  return (asciiWords(read) ?? wordsOf(read)).slice(-MOST_WORDS);
}

function wordsOf(name: string): readonly string[] {
  return name
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== "");
}

/** The same for a name of ASCII alone, as nearly all are, without a pattern; undefined for another one. */
function asciiWords(name: string): readonly string[] | undefined {
  const words: string[] = [];
  let start = 0;
  for (let at = 0; at < name.length; at++) {
    const unit = name.charCodeAt(at);
    if (unit > 0x7f) return undefined;
    const isBorder = !isLetter(unit) || (isUpper(unit) && at > start && !isInCapitals(name, at));
    if (!isBorder) continue;
    if (at > start) words.push(name.slice(start, at).toLowerCase());
    start = isLetter(unit) ? at : at + 1;
  }
  if (start < name.length) words.push(name.slice(start).toLowerCase());
  return words;
}

/** True for a capital behind another one, unless it leads small letters. */
function isInCapitals(name: string, at: number): boolean {
  const next = name.charCodeAt(at + 1);
  return isUpper(name.charCodeAt(at - 1)) && !(next >= 97 && next <= 122);
}

function isUpper(unit: number): boolean {
  return unit >= 65 && unit <= 90;
}

function isLetter(unit: number): boolean {
  return (unit | 32) >= 97 && (unit | 32) <= 122;
}
