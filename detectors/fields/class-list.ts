// Names of fields among the classes of an element, before its last: `class="surname text-muted"`. The last one is a word that rows ask for themselves.
import { Memo } from "../../src/scan/memo.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import type { Scan } from "../../src/scan/scan.js";
import { kindOfField } from "./field-names.js";
import type { FieldKind } from "./field-words.js";

/** A class that names a field. UTF-16 units. */
export interface NamedClass {
  readonly kind: FieldKind;
  readonly start: number;
  readonly end: number;
}

export const CLASS_ATTRIBUTES: readonly string[] = ["class", "classname"];

/** True if the word [start, end) is the name of the attribute, which no field has. */
export function isClassAttribute(text: string, start: number, end: number): boolean {
  return (end - start === 5 || end - start === 9) && CLASS_ATTRIBUTES.includes(text.slice(start, end).toLowerCase());
}

const VALUE = /\s?=\s?\\{0,3}["'](?=[\w -]{1,256}\\{0,3}["'])/y;
const CLASS = /[\w-]{1,64}(?= )/y;
const SPACES = / {1,8}/y;
const MOST_CLASSES = 12;

/** The classes that name a field, of the list whose attribute's name ends at `end`. */
export function namedClasses(text: string, end: number): readonly NamedClass[] {
  const named: NamedClass[] = [];
  let at = endOfMatch(VALUE, text, end);
  for (let count = 0; at >= 0 && count < MOST_CLASSES; count++) {
    const last = endOfMatch(CLASS, text, at);
    if (last < 0) break;
    const kind = kindOfField(text.slice(at, last));
    if (kind !== undefined) named.push({ kind, start: at, end: last });
    at = endOfMatch(SPACES, text, last);
  }
  return named;
}

/** The lists of one scan, each read once for all rows, which ask about it one after the other. */
export class ClassLists {
  readonly #last = new Memo<{ readonly end: number; readonly classes: readonly NamedClass[] }>();

  at(scan: Scan, end: number): readonly NamedClass[] {
    const last = this.#last.get(scan);
    if (last?.end === end) return last.classes;
    const classes = namedClasses(scan.text, end);
    this.#last.set(scan, { end, classes });
    return classes;
  }
}
