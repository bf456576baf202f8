// A row for one kind of field: values that a key, a tag or a column names, whatever they look like.

import type { Category } from "../../src/core/category.js";
import type { Detector } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { startOfKey } from "../../src/scan/assignment.js";
import { Memo } from "../../src/scan/memo.js";
import { lineBefore } from "../../src/scan/pattern.js";
import type { Scan } from "../../src/scan/scan.js";
import { type Table, tableAround } from "../../src/scan/tables/table.js";
import { MACHINE_ACCOUNTS } from "../names/machine-accounts.js";
import { CLASS_ATTRIBUTES, ClassLists, isClassAttribute } from "./class-list.js";
import { placeInElement } from "./element-place.js";
import { reportList } from "./field-list.js";
import { kindOfField, lastWordsOf } from "./field-names.js";
import { placeOfField, signOfField } from "./field-place.js";
import { isFieldValue } from "./field-value.js";
import type { FieldKind } from "./field-words.js";
import { namesThings } from "./thing-columns.js";
import { isTown, isTownOfAddress } from "./town-place.js";
import { isValueAttribute, isValueWord, NamedValues, VALUE_ATTRIBUTE } from "./value-attribute.js";
import { linesBelow } from "./yaml-place.js";

/** Columns that name a person or a place only beside another column of a person. */
const BESIDE: ReadonlyMap<string, FieldKind> = new Map([
  ...[
    "name",
    "names",
    "nom",
    "nombre",
    "nome",
    "naam",
    "namn",
    "navn",
    "név",
    "nimi",
    "contact",
    "who",
    "payee",
    "counterparty",
    "recipient",
    "empfänger",
  ].map((name) => [name, "person"] as const),
  ...[
    "address",
    "zip",
    "plz",
    "cap",
    "cep",
    "city",
    "town",
    "ort",
    "stadt",
    "ville",
    "ciudad",
    "città",
    "cidade",
    "stad",
    "miasto",
    "adres",
    "város",
  ].map((name) => [name, "address"] as const),
  ...["mobile", "cell", "handy", "portable", "móvil", "movil"].map((name) => [name, "phone"] as const),
  ...["account", "konto", "compte", "cuenta", "conto", "conta"].map((name) => [name, "number"] as const),
]);
const MAIL = /^e?-?mail(?:[ _-]?address|adresse)?$/i;

/** Accounts of people beside their names, or beside passwords as managers of them export. */
const ACCOUNT = /^(?:sam_?account_?name|user_?name|login_?(?:name|username)?)$/i;
const PASSWORD = /^(?:password|passwort|login_password)$/i;

/** Beside a column of names these are of people; `address` may be a host's. */
const LIVES = /^(?:zip|plz|cap|cep|adres|ort|wohnort|mobile|handy|móvil|movil)$/i;

/** What stands behind the last word of a name that has a value or is a column. */
const AFTER: ReadonlySet<number> = new Set(
  [..."\"'`=:>,;?\t|_-.0123456789 \r\n)<(]\\*"].map((sign) => sign.charCodeAt(0)),
);

/** What a question is followed by that names a column or stands beside its answer. */
const BEHIND_QUESTION: ReadonlySet<string> = new Set([..."\"',;|\t\r\n"]);

/** What follows behind spaces: a sign, the border of a cell, the end of the line, a blank or leaders of a form. */
const FOLLOWS: ReadonlySet<string> = new Set([..."=:|│\r\n_."]);
const MOST_SPACES = 64;

function endOfSpaces(text: string, from: number): number {
  let at = from;
  while (at - from < MOST_SPACES && text.charCodeAt(at) === 32) at++;
  return at;
}

const ACCOUNT_WORDS: readonly string[] = ["samaccountname", "username", "login"];

export function fieldRow(kind: FieldKind, category: Category): Detector {
  /** Tables before this offset were read at an earlier header. */
  const judged = new Memo<number>();
  const beside = [...BESIDE].flatMap(([name, itsKind]) => (itsKind === kind ? [name] : []));
  return {
    id: `fields/${kind}`,
    category,
    rank: RANK.term,
    ...((kind === "person" || kind === "customer") && { remembers: true }),
    needs: {
      words: [
        ...new Set([
          ...lastWordsOf(kind),
          ...beside,
          ...(kind === "person" ? ACCOUNT_WORDS : []),
          ...CLASS_ATTRIBUTES,
          VALUE_ATTRIBUTE,
        ]),
      ],
      only: "signed",
    },
    find(scan, word, report) {
      const { text } = scan;
      const end = scan.ends.at(word);
      const unit = text.charCodeAt(end);
      if (!AFTER.has(unit) && end < text.length) return;
      const next = text.charAt(end);
      // A space inside a sentence: most such words of a text are passed over here.
      if (next === "?" && !BEHIND_QUESTION.has(text.charAt(end + 1))) return;
      const isApart = next === " " && !FOLLOWS.has(text.charAt(endOfSpaces(text, end)));
      // Two spaces or more may part the columns of a table.
      if (isApart && text.charCodeAt(end + 1) !== 32) return;
      if (isValueAttribute(text, scan.starts.at(word), end)) {
        const value = NAMED_VALUES.at(scan, scan.starts.at(word), end);
        if (value?.kind === kind && isFieldValue(text.slice(value.start, value.end), kind, false))
          report(value.start, value.end);
        return;
      }
      if (next !== "=" && isValueWord(text, scan.starts.at(word), end)) return;
      if (isClassAttribute(text, scan.starts.at(word), end)) {
        if (next === "=") judgeClasses(scan, end, kind, report);
        return;
      }
      if (!isApart && mayHaveValue(text, end, next) && judgeValue(text, end, kind, report)) return;
      if (end <= (judged.get(scan) ?? 0)) return;
      const table = tableAround(scan, scan.starts.at(word), end);
      if (table !== undefined) judged.set(scan, reportColumns(text, table, kind, report));
    },
  };
}

/** A cheap look at what stands behind the last word of a name: a sign, a quote, a tag, or a dot, a digit or an underscore before one. */
function mayHaveValue(text: string, end: number, next: string): boolean {
  if (next === "\n" || next === "\r")
    return VALUE_BELOW.test(text.slice(end, end + 40)) || isNamedAbove(lineBefore(text, end, 48));
  if (NO_SIGN.has(next)) return false;
  // The end of a sentence, unless a sign follows the dot of an abbreviation.
  if (next === "." && text.charAt(end + 1) === " ") return BEHIND_DOT.has(text.charAt(endOfSpaces(text, end + 1)));
  return !WEAK.has(next) || SIGNS.has(text.charAt(end + 1)) || /^[\d_.\]-]{1,4}/.test(text.slice(end + 1, end + 3));
}

function isNamedAbove(before: string): boolean {
  return (before.includes(":") || before.includes("=") || before.includes("#")) && NAMED_ABOVE.test(before);
}

const BEHIND_DOT: ReadonlySet<string> = new Set([..."=:*<"]);
const NO_SIGN: ReadonlySet<string> = new Set([...",)(|", ""]);
/** A pair whose value stands on the line above, or the name of a part of a form. */
const NAMED_ABOVE = /(?:name|key|field|id|label)["']?[:=][ ]?[\w.-]{0,32}$|# {1,4}\d{1,6}, {0,3}\d{1,3} \w{1,40}$/i;
const VALUE_BELOW = /^\r?\n[ \t]{1,32}["']?(?:val|text|content|answer)/i;
const WEAK: ReadonlySet<string> = new Set([..."._-"]);
const SIGNS: ReadonlySet<string> = new Set([..."\"'`:=;\\ ]*"]);

/** Reports what elements hold that are of a class of this kind; `end` is that of the attribute's name. */
function judgeClasses(scan: Scan, end: number, kind: FieldKind, report: (start: number, end: number) => void): void {
  const { text } = scan;
  for (const named of CLASS_LISTS.at(scan, end)) {
    const place = named.kind === kind ? placeInElement(text, named.start, named.end) : undefined;
    if (place === undefined || !isFieldValue(text.slice(place.start, place.end), kind, false)) continue;
    report(place.start, place.end);
    return;
  }
}

const CLASS_LISTS = new ClassLists();
const NAMED_VALUES = new NamedValues();

/** Reports the value of the field whose name ends at `end`; false if it is no such field or has none there. */
function judgeValue(text: string, end: number, kind: FieldKind, report: (start: number, end: number) => void): boolean {
  const start = startOfKey(text, end);
  const key = text.slice(start, end);
  if (kind === "address" && isTownOfAddress(text, start, end)) {
    const town = placeOfField(text, start, end);
    if (town === undefined) return false;
    const value = text.slice(town.start, town.end);
    if (isTown(value) && isFieldValue(value, kind, false, key) && !NO_LINE.test(value)) report(town.start, town.end);
    return true;
  }
  const isOne = kindOfField(key) === kind;
  if (!isOne && !(key.endsWith("s") && kindOfField(key.slice(0, -1)) === kind)) return false;
  if (reportList(text, end, kind, report) || !isOne) return false;
  if (reportLines(text, start, end, kind, report)) return true;
  const place = placeOfField(text, start, end);
  if (place === undefined) return false;
  if (isFieldValue(text.slice(place.start, place.end), kind, place.isBare, key)) report(place.start, place.end);
  return true;
}

/** Reports the lines of a value below its key; false if none stands there. An address has several, anything else in several lines is a text. */
function reportLines(
  text: string,
  start: number,
  end: number,
  kind: FieldKind,
  report: (start: number, end: number) => void,
): boolean {
  const lines = linesBelow(text, start, signOfField(text, end));
  if (lines === undefined) return false;
  const isAddress = kind === "address";
  if (!isAddress && lines.length !== 1) return true;
  const key = text.slice(start, end);
  for (const line of lines) {
    const value = text.slice(line.start, line.end);
    if (isAddress && NO_LINE.test(value)) return true;
    if (isFieldValue(value, kind, !isAddress, key)) report(line.start, line.end);
  }
  return true;
}

/** Code or a key, which no line of an address is. */
const NO_LINE = /[(){}[\]<>=;$`]|: |:$/;

/** `Ship To City`, `Address 1 - Postal Code`. */
function partOfAddress(name: string): FieldKind | undefined {
  return /[ _-](?:zip|city|town|plz|ort)$/i.test(name) ? "address" : undefined;
}

/** Reports the cells of the columns of this kind; the end of what was read. */
function reportColumns(
  text: string,
  table: Table,
  kind: FieldKind,
  report: (start: number, end: number) => void,
): number {
  // `Phone 1 - Value` stands beside `Phone 1 - Type`.
  const kinds = table.names.map((name) => kindOfField(name.replace(/ \d{1,2} - (?:Value|Formatted)$|\(s\)$/, "")));
  const beside = table.names.map((name) => BESIDE.get(name.trim().toLowerCase()) ?? partOfAddress(name));
  const isOfPeople =
    kinds.some((one) => one !== undefined && one !== "customer") ||
    table.names.some((name) => MAIL.test(name.trim())) ||
    table.names.some((name) => PASSWORD.test(name.trim())) ||
    (beside.includes("person") && table.names.some((name) => LIVES.test(name.trim())));
  const columns: number[] = [];
  kinds.forEach((known, column) => {
    const account = ACCOUNT.test(table.names[column]?.trim() ?? "") ? "person" : undefined;
    const own = known ?? (isOfPeople ? (beside[column] ?? account) : undefined);
    if (own === kind && !(kind === "person" && namesThings(table.names, column))) columns.push(column);
  });
  let end = table.end;
  if (columns.length === 0) return end;
  for (const cells of table.rows()) {
    end = cells.at(-1)?.end ?? end;
    for (const column of columns) {
      const cell = cells[column];
      if (cell === undefined || cell.end <= cell.start) continue;
      const value = text.slice(cell.start, cell.end);
      const isAccount = ACCOUNT.test(table.names[column]?.trim() ?? "");
      if (isAccount && MACHINE_ACCOUNTS.has(value.toLowerCase())) continue;
      if (isFieldValue(value, kind, false, table.names[column])) report(cell.start, cell.end);
    }
  }
  return end;
}
