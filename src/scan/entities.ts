// Named character references of HTML: signs that stand inside names and values, and the letters of Latin-1.
// https://html.spec.whatwg.org/multipage/named-characters.html

const SIGNS: readonly (readonly [string, string])[] = [
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["nbsp", "\u00a0"],
  ["ensp", "\u2002"],
  ["emsp", "\u2003"],
  ["thinsp", "\u2009"],
  ["shy", ""],
  ["zwnj", ""],
  ["zwj", ""],
  ["ZeroWidthSpace", ""],
  ["ndash", "\u2013"],
  ["mdash", "\u2014"],
  ["hyphen", "\u2010"],
  ["dash", "\u2010"],
  ["rsquo", "\u2019"],
  ["lsquo", "\u2018"],
  ["commat", "@"],
  ["period", "."],
  ["comma", ","],
  ["colon", ":"],
  ["semi", ";"],
  ["sol", "/"],
  ["bsol", "\\"],
  ["lowbar", "_"],
  ["plus", "+"],
  ["equals", "="],
  ["num", "#"],
  ["percnt", "%"],
  ["lpar", "("],
  ["rpar", ")"],
  ["Tab", "\t"],
  ["NewLine", "\n"],
  ["szlig", "ß"],
  ["oslash", "ø"],
  ["Oslash", "Ø"],
  ["aelig", "æ"],
  ["AElig", "Æ"],
  ["oelig", "œ"],
  ["OElig", "Œ"],
  ["eth", "ð"],
  ["ETH", "Ð"],
  ["thorn", "þ"],
  ["THORN", "Þ"],
  ["inodot", "ı"],
  ["lstrok", "ł"],
  ["Lstrok", "Ł"],
  ["dstrok", "đ"],
  ["Dstrok", "Đ"],
];

/** Endings of names such as `eacute`, with the combining mark that they add to the letter. */
const MARKS: readonly (readonly [string, string])[] = [
  ["grave", "\u0300"],
  ["acute", "\u0301"],
  ["circ", "\u0302"],
  ["tilde", "\u0303"],
  ["macr", "\u0304"],
  ["breve", "\u0306"],
  ["uml", "\u0308"],
  ["ring", "\u030a"],
  ["dblac", "\u030b"],
  ["caron", "\u030c"],
  ["cedil", "\u0327"],
  ["ogon", "\u0328"],
];

const NAMED: ReadonlyMap<string, string> = new Map(SIGNS);

/** The text of a name such as `amp` or `eacute`; undefined for one that is not known. */
export function entityOf(name: string): string | undefined {
  const sign = NAMED.get(name) ?? NAMED.get(name.toLowerCase());
  if (sign !== undefined) return sign;
  for (const [ending, mark] of MARKS) {
    if (name.length !== ending.length + 1 || !name.endsWith(ending)) continue;
    const letter = (name.charAt(0) + mark).normalize("NFC");
    return letter.length === 1 ? letter : undefined;
  }
  return undefined;
}
