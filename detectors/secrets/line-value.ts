// A bare value that fills the line of a setting, with signs inside at which code would end it: `DB_PASS=Gr(33)nTea9`.
import { endOfMatch, lineBefore } from "../../src/scan/pattern.js";

/** What may stand before the key in its line. */
const LEAD = /^[ \t]{0,16}(?:(?:export|set|setenv|declare -x|- ) ?)?$/;
const VALUE = /[!-~]{8,128}(?=[ \t]{0,16}(?:[\r\n]|$))/y;
/** A bracket that closes or a sign that parts, with a letter or a digit right behind it: in code an operator or the end stands there. */
const JOINED = /[)\]};|,][A-Za-z\d]/;
/** Quotes, references, further assignments and operators. */
const CODE = /["'`\\=]|\$[({A-Za-z]|^[$<%@{]|&&|\|\||->|::|\/\//;

/** End of the value behind the sign at `sign`, whose key begins at `keyStart`; -1 if it is none of this kind. UTF-16 units. */
export function endOfLineValue(text: string, keyStart: number, sign: number): number {
  const end = endOfMatch(VALUE, text, sign + 1);
  if (end < 0) return -1;
  const value = text.slice(sign + 1, end);
  if (!JOINED.test(value) || CODE.test(value) || !/\d/.test(value) || !/[A-Za-z]/.test(value)) return -1;
  return LEAD.test(lineBefore(text, keyStart, 40)) ? end : -1;
}
