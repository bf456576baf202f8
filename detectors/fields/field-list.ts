// The values of a field that holds several: a list, a flat object whose keys say nothing of their own (`{"value": "…"}`, `{"work": "…", "home": "…"}`).
import type { Report } from "../../src/core/detector.js";
import { classOf, LEXICON } from "../../src/scan/lexicon.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import { behindSign, valuesWithin } from "../../src/scan/values-within.js";
import { isFieldValue } from "./field-value.js";
import type { FieldKind } from "./field-words.js";

/** A number at the end of the name. */
const NUMBER = /[_-]?\d{0,2}/y;

/** Keys inside the value of a field: which of several, in which language, of which type. */
const INNER =
  /^(?:(?:string)?value|text|content|raw|display|[#$_]?t(?:ext)?|\$(?:date|number(?:Long|Int|Decimal|Double))|[SN]|[a-z]{2}(?:[-_][A-Z]{2})?|work|home|mobile|cell|private|office|main|primary|secondary|emergency|business|billing|shipping|first|last|middle|full|given|family|legal|current|former|official|street\d?|line\d?|city|town|zip|postcode|postal_?code)$/i;

/** Reports the values behind the name that ends at `end`; false if it holds no list and no object. */
export function reportList(text: string, end: number, kind: FieldKind, report: Report): boolean {
  const from = behindSign(text, endOfMatch(NUMBER, text, end));
  if (from < 0) return false;
  let isList = false;
  for (const { start, end: last, isQuoted, key } of valuesWithin(text, from)) {
    isList = true;
    if (key !== "" && !INNER.test(key)) continue;
    const value = text.slice(start, last);
    const isOwn = key !== "" && (kind !== "customer" || !SMALL_WORD.test(value));
    if (isFieldValue(value, kind, !isQuoted && kind !== "address") && (isOwn || isTelling(value, kind)))
      report(start, last);
  }
  return isList;
}

/** A word of a sentence, as the captions of programs have them. */
const SMALL_WORD = /(?:^| )\p{Ll}{4}/u;

/** A list holds rules and options as well: what counts there has more of a value of its kind. */
function isTelling(value: string, kind: FieldKind): boolean {
  if (kind === "phone" || kind === "birth" || kind === "number") return /\d/.test(value);
  if (kind === "address") return /\d|\s/.test(value) || !isOrdinary(value);
  return /^[\p{Lu}\p{Lo}\d]/u.test(value) && !SMALL_WORD.test(value) && !value.split(/\s+/).every(isOrdinary);
}

function isOrdinary(word: string): boolean {
  const bits = classOf(word, 0, word.length);
  return (bits & (LEXICON.english | LEXICON.common)) !== 0 && (bits & (LEXICON.given | LEXICON.family)) === 0;
}
