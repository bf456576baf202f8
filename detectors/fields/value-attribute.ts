// What a tag says of its attribute `value`: by its own name, as FHIR has it (`<birthDate value="…"/>`), or by a name without quotes (`<input name=surname value=…>`).
import { Memo } from "../../src/scan/memo.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import type { Scan } from "../../src/scan/scan.js";
import { startsFolded } from "../../src/scan/vocabulary.js";
import { kindOfField } from "./field-names.js";
import type { FieldKind } from "./field-words.js";

/** A value and what it is. UTF-16 units. */
export interface NamedValue {
  readonly kind: FieldKind;
  readonly start: number;
  readonly end: number;
}

export const VALUE_ATTRIBUTE = "value";

/** True if the word [start, end) is the name of the attribute, behind another attribute or the name of the tag. */
export function isValueAttribute(text: string, start: number, end: number): boolean {
  return end - start === 5 && text.charAt(end) === "=" && text.slice(start - 1, end) === " value";
}

/** True for the word itself, which names no field but at the end of a column's name: `Phone 1 - Value`. */
export function isValueWord(text: string, start: number, end: number): boolean {
  return end - start === 5 && startsFolded(text, start, VALUE_ATTRIBUTE) && !text.startsWith("- ", start - 2);
}

const TAG = /<(?:[\w.-]{1,24}:)?([\w.-]{2,40})(\s[^<>]{0,256})?$/;
const NAME = /\sname=(?:[\w.-]{1,32}\[){0,3}([\w.-]{2,48})\]{0,2}(?=\s|$)/i;
const VALUE = /=(?:"[^"<>]{1,256}"|'[^'<>]{1,256}'|[^\s"'<>]{1,128})/y;
const REACH = 320;

/** Parts of names and addresses in FHIR (https://hl7.org/fhir/xml.html) and documents of HL7 version 3, where no other element is called so. */
const PARTS: ReadonlyMap<string, FieldKind> = new Map([
  ["family", "person"],
  ["given", "person"],
  ["city", "address"],
  ["birthTime", "birth"],
  ["line", "address"],
]);

function namedValue(text: string, start: number, end: number): NamedValue | undefined {
  const [, tag = "", attributes = ""] = TAG.exec(text.slice(Math.max(0, start - 1 - REACH), start - 1)) ?? [];
  const kind = kindOfField(tag) ?? PARTS.get(tag) ?? kindOfField(NAME.exec(attributes)?.[1] ?? "");
  const last = kind === undefined ? -1 : endOfMatch(VALUE, text, end);
  if (kind === undefined || last < 0) return undefined;
  const isQuoted = /["']/.test(text.charAt(end + 1));
  return isQuoted ? { kind, start: end + 2, end: last - 1 } : { kind, start: end + 1, end: last };
}

/** The values of one scan, each read once for all rows, which ask about it one after the other. */
export class NamedValues {
  readonly #last = new Memo<{ readonly end: number; readonly value: NamedValue | undefined }>();

  /** The value of the attribute whose name is [start, end). */
  at(scan: Scan, start: number, end: number): NamedValue | undefined {
    const last = this.#last.get(scan);
    if (last?.end === end) return last.value;
    const value = namedValue(scan.text, start, end);
    this.#last.set(scan, { end, value });
    return value;
  }
}
