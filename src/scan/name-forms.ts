// The forms in which a name that was found once may stand elsewhere in a text: its parts, halves, short form, and what mail addresses tell.
import { classOf, LEXICON } from "./lexicon.js";
import { endingKind } from "./word-endings.js";

/** A form to look for. */
export interface NameForm {
  readonly text: string;
  /** The form is an ordinary word as well. */
  readonly isOrdinary: boolean;
  /** The form counts in small letters too. */
  readonly anyCase: boolean;
  /** No list has the form, and it stands for a part of a name: whether it is one its other places tell. */
  readonly isUnlisted: boolean;
}

const ORDINARY = LEXICON.english | LEXICON.common | LEXICON.foreign | LEXICON.product;
const NAMES = LEXICON.given | LEXICON.family | LEXICON.listed;

/** Shortest part that counts in small letters, in UTF-16 units. */
const SHORTEST_SMALL = 4;

/** The full name, each of its words that stands for it alone, and the halves of hyphenated ones. */
export function formsOfPerson(value: string): readonly NameForm[] {
  const parts = partsOf(value);
  const isFull = parts.length > 1;
  const forms = parts.map((text) => {
    const bits = classOf(text, 0, text.length);
    const isOrdinary =
      (bits === 0 && endingKind(text, 0, text.length) === "ordinary") ||
      ((bits & ORDINARY) !== 0 && ((bits & (LEXICON.english | LEXICON.common)) !== 0 || !isTwiceNamed(bits)));
    const anyCase = !isOrdinary && text.length >= SHORTEST_SMALL && (isFull || /^\p{Ll}/u.test(text));
    return { text, isOrdinary, anyCase, isUnlisted: isFull && bits === 0 };
  });
  if (!isFull && !/\s/.test(value)) return forms;
  const login = loginOf(parts);
  return [{ ...SURE, text: value, anyCase: true }, ...forms, ...(login === undefined ? [] : [login])];
}

/** Initial and family name in one word, as accounts are named: `ovasshaug`. */
function loginOf(parts: readonly string[]): NameForm | undefined {
  if (parts.length < 2 || parts.length > 3) return undefined;
  const text = `${parts[0]?.charAt(0) ?? ""}${parts.at(-1) ?? ""}`.toLowerCase();
  const isLogin = /^[a-z]{6,24}$/.test(text) && classOf(text, 0, text.length) === 0;
  return isLogin ? { ...SURE, text, anyCase: true } : undefined;
}

const SURE = { isOrdinary: false, anyCase: false, isUnlisted: false } as const;

/** True for a word that lists have as an ordinary one, as a place or as a product. */
export function isOrdinaryForm(word: string): boolean {
  const bits = classOf(word, 0, word.length);
  return (
    (bits & (LEXICON.english | LEXICON.common)) !== 0 ||
    ((bits & (ORDINARY | LEXICON.place)) !== 0 && !isTwiceNamed(bits))
  );
}

function isTwiceNamed(bits: number): boolean {
  return (bits & LEXICON.listed) !== 0 && (bits & (LEXICON.given | LEXICON.family)) !== 0;
}

/** Capitalised words of plain letters with a space between them. */
const SIMPLE = /^[A-Z][a-z]{1,40}(?: [A-Z][a-z]{1,40}){0,8}$/;
const SHORTEST_PART = 3;

/** Words of three letters or more that begin with a capital, or have no case; of a name in small letters those of four or more. */
function partsOf(value: string): readonly string[] {
  if (SIMPLE.test(value)) return value.split(" ").filter((word) => word.length >= SHORTEST_PART);
  const parts: string[] = [];
  if (/^\p{Ll}/u.test(value)) return value.split(/[^\p{L}\p{M}'’]+/u).filter((word) => word.length >= SHORTEST_SMALL);
  for (const word of value.split(/[^\p{L}\p{M}'’‐‑-]+/u)) {
    if (/^\p{Lo}/u.test(word) ? word.length < 2 : !/^\p{Lu}.*\p{L}$/u.test(word) || word.length < SHORTEST_PART)
      continue;
    parts.push(word);
    const halves = word.split(/[‐‑-]/);
    if (halves.length > 1) parts.push(...halves.filter((half) => half.length >= SHORTEST_SMALL));
  }
  return parts;
}

/** Legal forms at the end of a name, which people leave out. */
const LEGAL_FORM =
  /^(?:\p{Lu}{2,4}|gGmbH|GmbH|Ltda?|Inc|Corp|Co|Pty|Kft|Zrt|Nyrt|Oyj?|ApS|SpA|Srl|plc|Bhd|Tbk|Lda|eG|Corporation|Incorporated|Limited|Holdings|Sp|z|o\.o|&|(?:\p{L}\.){1,3}\p{L})\.?,?$/u;

/** Legal forms before a name, and the quotes around it. */
const PREFIXED =
  /^(?:(?:ООО|ОАО|ЗАО|ПАО|АО|ТОО|ТОВ|ПП|НПО|ВАТ|ПАТ|UAB|SIA|MB|OÜ|AS|AD|PT|CV)(?=[\s.«"“„])\.?|株式会社|有限会社|合同会社|주식회사|유한회사)\s*/u;
const QUOTES = /[«»"“”„]/g;

/** Shortest word of a company's name that stands for it alone, in UTF-16 units. */
const SHORTEST_ALONE = 5;

/** The full name, the name without its legal form, and its first word if no list has it. */
export function formsOfOrganisation(value: string): readonly NameForm[] {
  const words = value.replace(PREFIXED, "").replace(QUOTES, "").split(/\s+/);
  let kept = words.length;
  while (kept > 1 && LEGAL_FORM.test(words[kept - 1] ?? "")) kept--;
  const short = words.slice(0, kept).join(" ").replace(/,$/, "");
  const first = words[0] ?? "";
  const forms: NameForm[] = [];
  if (words.length > 1) {
    forms.push({ ...SURE, text: words.join(" "), anyCase: true });
    // As it stands in addresses on the web.
    forms.push({ ...SURE, text: words.slice(0, kept).join(""), anyCase: true });
  }
  if (kept > 1) forms.push({ ...SURE, text: short, isOrdinary: !short.split(" ").some(isUnknown), anyCase: true });
  if (words.includes("&")) forms.push(...partnersOf(words));
  if (first.length >= SHORTEST_ALONE && isUnknown(first)) forms.push({ ...SURE, text: first });
  else if (kept === 1 && short.length >= 3) forms.push({ ...SURE, text: short, isOrdinary: true });
  return forms;
}

/** Partners are called by their own names: `Pell` of `Orrin & Pell`. */
function partnersOf(words: readonly string[]): readonly NameForm[] {
  return words
    .filter((word, at) => (words[at + 1] === "&" || words[at - 1] === "&") && /^\p{Lu}\p{Ll}{3,}$/u.test(word))
    .filter((word) => !isOrdinaryForm(word) && (classOf(word, 0, word.length) & ORDINARY) === 0)
    .map((text) => ({ ...SURE, text, isUnlisted: isUnknown(text) }));
}

/** The label as two capitalised words that stand in the text, of which the second is a word of the lists. */
function writtenApart(label: string, text: string): string | undefined {
  for (let at = SHORTEST_HALF; at <= label.length - SHORTEST_HALF; at++) {
    if (isUnknown(label.slice(at))) continue;
    const apart = `${capitalised(label.slice(0, at))} ${capitalised(label.slice(at))}`;
    if (text.includes(apart)) return apart;
  }
  return undefined;
}

const SHORTEST_HALF = 3;

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function isUnknown(word: string): boolean {
  return classOf(word, 0, word.length) === 0;
}

/** `jane.roe@…` tells that Jane and Roe are names if they stand somewhere with a capital. */
export function formsOfLocalPart(local: string): readonly NameForm[] {
  const parts = local.split(/[._-]/).filter((part) => /^\p{L}{3,24}$/u.test(part));
  return parts
    .filter((part) => {
      const bits = classOf(part, 0, part.length);
      return (bits & ORDINARY) === 0 && ((bits & NAMES) !== 0 || parts.length > 1);
    })
    .map((text) => ({ ...SURE, text }));
}

/**
 * `…@quillhaven.example` tells of a company of that name, unless the word is known as something else; `…@haldenfreight.example` of one that the
 * text writes apart, as `Halden Freight`.
 */
export function formsOfHost(host: string, text: string): readonly NameForm[] {
  const labels = host.split(".");
  const label = labels.at(/^(?:co|com|ac|org|net|gov)$/.test(labels.at(-2) ?? "") ? -3 : -2) ?? "";
  if (!/^\p{L}{5,24}$/u.test(label) || !isUnknown(label)) return [];
  const apart = writtenApart(label, text);
  return [{ ...SURE, text: label }, ...(apart === undefined ? [] : [{ ...SURE, text: apart }])];
}
