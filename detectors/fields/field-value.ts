// Is what a field holds a value of a person, or does it stand for none: empty, a type, a label, a gap to fill in, code?
import { PLACEHOLDERS } from "../../src/scan/kept-value.js";
import { classOf, LEXICON } from "../../src/scan/lexicon.js";
import { isStandIn } from "../secrets/stand-in.js";
import { kindOfField } from "./field-names.js";
import type { FieldKind } from "./field-words.js";

const NO_VALUE =
  /^(?:null|nil|none|undefined|true|false|yes|no|nan|n\/?a|k\.?\s?a\.?|unknown|unbekannt|inconnu|desconocido|optional|required|string|str|text|varchar2?|n?char|number|numeric|integer|int(?:eger)?\d{0,2}|bigint|float|double|decimal|bool(?:ean)?|date(?:time)?|timestamp|uuid|any|object|array|list|map|enum|self|this|default|empty|blank|hidden|redacted|private|secret|anonymous|name|value|key|id|-{1,5}|\.{3}|…|\?+|_+|\*+|[[{(].{0,40}[\])}])$/i;

/** Signs behind the name of a type: `String!`, `str?`, `string[]`. */
const TYPE_ENDING = /(?:[!?]|\[\]){1,2}$/;

/** Words of a caption or an instruction. */
const CAPTION =
  /\b(?:please|enter|your|invalid|missing|must|should|is required|cannot|field|bitte|eingeben|ihr(?:e|en)?|pflichtfeld|veuillez|votre|introduzca|inserisci)\b/i;
const CODE =
  /[(){}[\]<>=;$`]|::|->|\|\||&&|^[@!&*]|^\/|^\.{1,2}\/|\w\.\w+\.|^(?:await|new|return|async|function|const)\b/;
/** A date or a number: no code. */
const DIGITS = /^\d[\d./ -]{1,40}$/;
/** `firstName`, `last_name`: no sentence stands behind such a key. */
const CODE_KEY = /\p{Ll}\p{Lu}|\p{L}[_-]\p{L}/u;
const IDENTIFIER = /^(?:[a-z]+[A-Z]\w*|[A-Za-z\d]+_\w*|[a-z]+(?:\.[a-z_]\w*)+|[A-Z][a-z]+[A-Z]\w*)$/;

/** True if the text is a value for a field of this kind. `inText`: it stands without quotes, so that it may be code, or a sentence behind a word. */
export function isFieldValue(found: string, kind: FieldKind, inText: boolean, key = ""): boolean {
  // What stands in a placeholder already says nothing of what is left beside it, which may have been bare before.
  const value = found.replace(PLACEHOLDERS, "").trim();
  const isRest = value.length < found.trim().length;
  const isBare = inText || isRest;
  if (value === "" || value.length > 200 || NO_VALUE.test(value.replace(TYPE_ENDING, "")) || isStandIn(value))
    return false;
  if (CAPTION.test(value) || (kindOfField(value) !== undefined && !(kind === "address" && isStreet(value))))
    return false;
  if (
    isBare &&
    !DIGITS.test(value) &&
    (CODE.test(kind === "address" ? withLines(value) : value.replace(EMPHASIS, "")) || IDENTIFIER.test(value))
  )
    return false;
  const digits = value.replace(/\D/g, "").length;
  switch (kind) {
    case "phone":
      return digits >= 4 && !/^\d{1,4}(?:px|em|rem|%)$/.test(value);
    case "birth":
      return digits >= 2;
    case "number":
      return digits >= 1 && value.length >= 2 && !/\s\p{Ll}{3}/u.test(value);
    case "address":
      return /\p{L}|\d{3}/u.test(value) && (!isBare || /[\s\d]/.test(value)) && !/^(?:https?:|0x)/i.test(value);
    case "customer":
      if (VERSION.test(value)) return false;
      if (!/^[\p{Lu}\p{Lo}\d]/u.test(value))
        return !/^client$/i.test(key) && (isNamedSlug(value) || (key !== "" && isUnknownWord(value)));
      return value.split(/\s+/).length <= 8;
    case "person":
      if (isRest && !/\p{Lu}[\p{L}\p{M}.]|\p{Lo}/u.test(value)) return false;
      if (isRest && isSentence(found)) return false;
      return isName(value, isBare && !CODE_KEY.test(key));
  }
}

/** `Elm Street 12`, whose last word is a name of fields too; `Home Street 1` and `Street 2` are captions. */
function isStreet(value: string): boolean {
  return (
    /^\p{Lu}[\p{L}’'-]{1,30}(?: \p{Lu}[\p{L}’'-]{1,30}){0,2} \d{1,5}\p{L}?$/u.test(value) && !OF_ADDRESS.test(value)
  );
}

const OF_ADDRESS =
  /^(?:address|street|mailing|postal|home|work|office|billing|shipping|delivery|business|other|line|post|zip|po|house|account)\b/i;

/** `"client": "2.4.0"` in a list of packages. */
const VERSION = /^[\^~<>=v ]{0,3}\d{1,5}(?:\.\d{1,5}){1,3}(?:-[\w.]{1,32})?$/;

const SLUG = /^[a-z\d]{2,32}(?:-[a-z\d]{1,32}){1,4}$/;

/** `quillhaven-freight`, as labels have it: words with hyphens of which one is in no list of other words. */
function isNamedSlug(value: string): boolean {
  return (
    SLUG.test(value) &&
    value.split("-").some((part) => /^[a-z]{4,}$/.test(part) && (classOf(part, 0, part.length) & OTHER_WORDS) === 0)
  );
}

/** A word in small letters of no list, as tenants and customers are called in logs. */
function isUnknownWord(value: string): boolean {
  return /^[a-z]{6,24}$/.test(value) && classOf(value, 0, value.length) === 0;
}

const OTHER_WORDS = LEXICON.english | LEXICON.common | LEXICON.product | LEXICON.foreign;

/** True for more words than a name has, each placeholder being two of them. */
function isSentence(found: string): boolean {
  return found.replace(PLACEHOLDERS, "x x").split(/\s+/).length > MOST_WORDS;
}

const MOST_WORDS = 6;

/** The lines of an address in directories have `$` between them (RFC 4517, 3.3.28). */
function withLines(value: string): string {
  return /\p{L}.{0,80}\$[\p{L}\d]/u.test(value) ? value.replaceAll("$", ", ") : value;
}

/** Signs of emphasis that touch a letter inside a value: `**Vass**haug`. */
const EMPHASIS = /^\*{1,3}(?=\p{L}{1,30}\*{1,3}\p{L})|(?<=\p{L})\*{1,3}(?=\p{L})/gu;

/** Letter by letter: `V a s s h a u g`. */
const APART = /^\p{L}(?: {1,3}\p{L}){2,40}$/u;

function isName(value: string, isBare: boolean): boolean {
  if (!/\p{L}/u.test(value)) return false;
  if (APART.test(value)) return true;
  const words = value.split(/\s+/);
  if (words.length > MOST_WORDS) return false;
  // In a bare value small letters in a row are a sentence.
  return words.length < 3 || /\p{Lu}|\p{Lo}/u.test(value) || !isBare;
}
