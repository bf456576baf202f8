// Is the value of `city` and the like one of an address? Beside a street or a postcode it is.
import { classOf, LEXICON } from "../../src/scan/lexicon.js";

const TOWN = /(?:^|[^a-z])(?:city|town|ort|stadt|ville|ciudad|città|cidade|stad|miasto|város)$/i;
const BESIDE =
  /(?:stra(?:ß|ss)e|(?:^|[^a-z])(?:street(?:_?(?:name|address|line))?_?\d?|post(?:al)?_?code|code_?postal|c[oó]digo_?postal|kod_?pocztowy|postnummer|zip(?:_?code)?|plz|address_?line_?\d?|line_?1))["']?\s{0,4}[:=>]/i;
/** How far from the key the other one may stand, in UTF-16 units. */
const REACH = 160;

/** True for the name [start, end) of a town that stands beside another part of an address. */
export function isTownOfAddress(text: string, start: number, end: number): boolean {
  if (!TOWN.test(text.slice(start, end))) return false;
  return BESIDE.test(text.slice(Math.max(0, start - REACH), start)) || BESIDE.test(text.slice(end, end + REACH));
}

/** False for a caption: an ordinary word that is no place. */
export function isTown(value: string): boolean {
  const bits = classOf(value, 0, value.length);
  return (bits & LEXICON.place) !== 0 || (bits & (LEXICON.english | LEXICON.common | LEXICON.foreign)) === 0;
}
