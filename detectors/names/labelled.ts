// People by the label, key or header before them: `Author:`, `"full_name":`, `From:`, `Signed-off-by:`. Names after it are read to the end of the list.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { KIND, kindOf } from "../../src/scan/characters.js";
import { classOfName, LEXICON } from "../../src/scan/lexicon.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import { namesNobody } from "../baseline/no-person.js";
import { kindOfField } from "../fields/field-names.js";
import { EVIDENCE, evidenceWords } from "./evidence.js";
import { NAME_KEYS, PERSON_LABELS } from "./label-words.js";
import { evidenceOfClass } from "./name-kind.js";
import { endOfName } from "./words-after.js";

const KEYS = new Set(NAME_KEYS);

export const labelled: RowFile = {
  row: {
    id: "names/labelled",
    category: "PERSON",
    rank: RANK.name,
    needs: { words: [...NAME_KEYS, ...PERSON_LABELS], only: "signed" },
    remembers: true,
    explain: evidenceWords,
    find(scan, word, report) {
      const { text } = scan;
      const end = scan.ends.at(word);
      if (!isSignAhead(text, end)) return;
      let at = endOfMatch(SIGN, text, end);
      if (at < 0) return;
      const isKey =
        isTrailer(text, scan.starts.at(word), end) || KEYS.has(keyEndingAt(text, scan.starts.at(word), end));
      for (let names = 0; at > 0 && names < MOST_NAMES; names++) {
        const last = endOfName(text, at, isKey ? "any" : "capitalised");
        const isNamed = isKey || looksLikeName(text, at, last) || (names > 0 && closesList(text, at, last));
        if (last - at < 2 || !isNamed || isCode(text, at, last) || (names > 0 && endOfMatch(SIGN, text, last) > 0))
          return;
        report(at, last, EVIDENCE.labelled.bit);
        at = endOfMatch(SEPARATOR, text, last);
      }
    },
  },
  vectors: {
    finds: [
      "Author: «Vesper Quillon»",
      'author = "«Marlow Teasdale»"',
      'first_name: "«vesper»"',
      '{"firstName":"«Vesper»","lastName":"«Quillon»"}',
      "From: «Johanna Marlow» <j@x>",
      "Signed-off-by: «Vesper Quillon» <v@x>",
      "Attendees: «Johanna», «Bettina Krüger» and «Marlow Quill»",
      "Vorname: «Ödön»",
      "Von: «Frobnikel», «Petra»\nGesendet: Montag",
      "An: «Quillonner», K.\nBetreff: x",
      "Cc: «Petra»; «Michael»",
      "Present: «Johanna Marlow», «Sallow»\nnext",
      "Afwezig: «P. de Quillonner»\n",
      "Reviewed-by: «bexley»\n",
      "Contact: ____«Johanna Marlow»____",
      "  author = {«Vasshaug», «Oriel» and «Marlow Teasdale»},",
    ],
    leaves: [
      "name: redctx",
      "author = {Name: x}",
      "From: Berlin",
      "to: string",
      "author: string",
      "name = Config",
      "name: VESPER_MODE",
      "{ lastName: lastName, surname: surname }",
      "labels = {lastName: 'Last Name'}",
      "last_name: Nachname",
      "type P { firstName: String! lastName: String }",
      "Contact: support",
      "--user=src --from=lib",
      "by: default",
      "Witness: I told them",
      "Assignee: Unassigned\nAssignee: Niemand",
      "{ assignee: AssigneeDto, patient: PatientEntity }",
      'employee: "Angestellter"',
    ],
  },
};

const HYPHEN = 45;

/** Names of one list that are read. */
const MOST_NAMES = 60;

const SIGN = /["'`]?\**[ \t]{0,16}[:=：]\**[ \t]{0,16}(?:_{3,80}[ \t]{0,4}|\{(?=\p{Lu}[^:{}\r\n]{1,200}\})|["'`“]?)/uy;
const SEPARATOR =
  /["'”]?(?:[ ]<[^<>\s]{1,80}>)?[ \t]{0,4}(?:[,;/|&][ \t]{0,4}|(?:and|und|et|y|e|i|och|og|en|és)[ \t]{1,4})["'“]?/y;

/** True if nothing but white space and quotes stands before a sign: most words of a text are done with after one look. */
function isSignAhead(text: string, end: number): boolean {
  let at = end;
  while (at - end < MOST_BEFORE_SIGN && BEFORE_SIGN.has(text.charCodeAt(at))) at++;
  return SIGNS.has(text.charCodeAt(at));
}

const units = (signs: string): ReadonlySet<number> => new Set([...signs].map((sign) => sign.charCodeAt(0)));
const BEFORE_SIGN = units(" \t\"'`*");
const SIGNS = units(":=：");
const MOST_BEFORE_SIGN = 40;

const LONGEST_PART = 12;
const SEPARATED = /(\p{L}{2,12})[_ -]$/u;
/** Also `firstName`, whose parts a capital divides. */
const JOINED = /(\p{L}{2,12})(?:[_ -]|(?<=\p{Ll}))$/u;

/** The whole key whose last word ends at `end`: `first_name`, `fullName`, `last name`, without its separators. */
function keyEndingAt(text: string, start: number, end: number): string {
  const isCamel = /^\p{Lu}/u.test(text.charAt(start));
  const before =
    (isCamel ? JOINED : SEPARATED).exec(text.slice(Math.max(0, start - LONGEST_PART - 1), start))?.[1] ?? "";
  return (before + text.slice(start, end)).toLowerCase();
}

/** True for a type, and for a part of an identifier, a call or an index. */
function isCode(text: string, start: number, end: number): boolean {
  const found = text.slice(start, end);
  return (
    (AFTER_CODE.has(text.charCodeAt(end)) && !text.startsWith("___", end)) ||
    TYPE.test(found) ||
    namesNobody(found) ||
    kindOfField(found) !== undefined ||
    CAPTION.test(text.slice(start, start + 24))
  );
}

/** What the field is called, for people to read. */
const CAPTION = /^(?:first|last|full|given|family|middle|nick|your)[ _-]?name/i;
const AFTER_CODE = units("_!([<");
const TYPE =
  /^(?:String|Str|Int(?:eger)?|Long|Bool(?:ean)?|Text|Float|Double|Decimal|Number|Date(?:Time)?|Object|Any|Varchar|Char|UUID|Optional|Array|List|Map|Enum|Nullable|Required)$/;

/** True for the last word of `Signed-off-by` and its kin. */
function isTrailer(text: string, start: number, end: number): boolean {
  return (
    text.charCodeAt(start - 1) === HYPHEN && text.slice(start, end) === "by" && /\p{L}/u.test(text.charAt(start - 2))
  );
}

/** A surname that is an ordinary word, at the end of a list of names that ends its line. */
function closesList(text: string, start: number, end: number): boolean {
  return isCapital(text.charCodeAt(start)) && /^(?:[ \t]{0,4}(?:[\r\n]|$)|[,;] )/.test(text.slice(end, end + 6));
}

function isCapital(unit: number): boolean {
  const kind = kindOf(unit);
  return kind === KIND.upper || kind === KIND.upperGreekCyrillic;
}

/** A name of the lists, or two words at least. */
function looksLikeName(text: string, start: number, end: number): boolean {
  const first = /^[\p{L}\p{M}]+/u.exec(text.slice(start, end))?.[0] ?? "";
  if (first.length === 1 && end - start > 3 && text.charAt(start + 1) === ".") return true;
  const evidence = evidenceOfClass(classOfName(first, 0, first.length));
  if (evidence === undefined) return false;
  if (evidence !== EVIDENCE.unknown || kindOf(text.charCodeAt(start + first.length)) === KIND.space) return true;
  return text.charAt(end) === "," && isGivenNameAt(text, end + 1);
}

/** True if a given name, or an initial, stands behind a space: what precedes its comma is a family name. */
function isGivenNameAt(text: string, at: number): boolean {
  const next = /^ (\p{L}[\p{L}\p{M}]{0,24})/u.exec(text.slice(at, at + 26))?.[1] ?? "";
  if (next.length === 1) return /^ \p{Lu}\./u.test(text.slice(at, at + 4));
  return (classOfName(next, 0, next.length) & (LEXICON.given | LEXICON.listed)) !== 0;
}
