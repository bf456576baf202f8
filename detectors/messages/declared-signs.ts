// The signs that a message declares at its beginning, where they are not the usual ones: MSH of HL7 (2.5.1, chapter 2), ISA of X12, UNA of EDIFACT (ISO 9735).
import { Memo } from "../../src/scan/memo.js";
import type { Scan } from "../../src/scan/scan.js";
import { EDIFACT, HL7, type MessageFormat, NONE, X12 } from "./segments.js";

/** A format from an offset of the text on. UTF-16 units. */
interface DeclaredFormat {
  readonly from: number;
  readonly format: MessageFormat;
}

/** Most messages of one text whose signs are read. */
const MOST_MESSAGES = 256;

/** The messages of one family, in the order of the text, by the sign between their fields. */
type Family = ReadonlyMap<string, readonly DeclaredFormat[]>;

const declared = new Memo<readonly Family[]>();

/** The format with this sign between fields that the message around `at` declares; undefined if none does. */
export function declaredFormat(scan: Scan, at: number, field: string, name: string): MessageFormat | undefined {
  let families = declared.get(scan);
  if (families === undefined) {
    families = HEADS.map(([head, read]) => headsOf(scan.text, head, read));
    declared.set(scan, families);
  }
  let found: DeclaredFormat | undefined;
  for (const family of families) {
    const one = lastUpTo(family.get(field) ?? [], at);
    if (one !== undefined && name in one.format.segments && one.from >= (found?.from ?? 0)) found = one;
  }
  return found?.format;
}

/** The last format that begins at or before `at`; undefined if all begin behind it. */
function lastUpTo(formats: readonly DeclaredFormat[], at: number): DeclaredFormat | undefined {
  let low = 0;
  let high = formats.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((formats[middle] as DeclaredFormat).from <= at) low = middle + 1;
    else high = middle;
  }
  return formats[low - 1];
}

type ReadSigns = (text: string, at: number) => MessageFormat | undefined;

function headsOf(text: string, head: string, read: ReadSigns): Family {
  const family = new Map<string, DeclaredFormat[]>();
  let count = 0;
  for (let at = text.indexOf(head); at >= 0 && count < MOST_MESSAGES; at = text.indexOf(head, at + 3)) {
    const format = /[\p{L}\d]/u.test(text.charAt(at - 1)) ? undefined : read(text, at);
    if (format === undefined) continue;
    const formats = family.get(format.field);
    if (formats === undefined) family.set(format.field, [{ from: at, format }]);
    else if (!hasSameSigns(formats.at(-1), format)) formats.push({ from: at, format });
    count++;
  }
  return family;
}

/** True if messages go on with the signs of the one before: then its format holds for them as well. */
function hasSameSigns(last: DeclaredFormat | undefined, { component, repetition, terminator, release }: MessageFormat) {
  const { format } = last ?? {};
  return (
    format?.component === component &&
    format.repetition === repetition &&
    format.terminator === terminator &&
    format.release === release
  );
}

const SIGN = /^[^\p{L}\p{N}\s]$/u;

function areSigns(...signs: readonly string[]): boolean {
  return signs.every((sign) => SIGN.test(sign)) && new Set(signs).size === signs.length;
}

/** `MSH|^~\&|`: between fields, components, repetitions, before escapes, between subcomponents. */
function signsOfHl7(text: string, at: number): MessageFormat | undefined {
  const [field = "", component = "", repetition = "", release = "", sub = ""] = text.slice(at + 3, at + 8);
  if (!areSigns(field, component, repetition, release, sub) || text.charAt(at + 8) !== field) return undefined;
  return { ...HL7, field, component, repetition };
}

/** Offsets in ISA, whose fields have fixed lengths. */
const [ISA_QUALIFIER, ISA_REPETITION, ISA_LAST, ISA_COMPONENT, ISA_END] = [6, 82, 103, 104, 105];

function signsOfX12(text: string, at: number): MessageFormat | undefined {
  const field = text.charAt(at + 3);
  const component = text.charAt(at + ISA_COMPONENT);
  const terminator = text.charAt(at + ISA_END);
  const repetition = text.charAt(at + ISA_REPETITION);
  if (!areSigns(field, component) || text.charAt(at + ISA_QUALIFIER) !== field || text.charAt(at + ISA_LAST) !== field)
    return undefined;
  if (!SIGN.test(terminator) && !/^[\r\n]$/.test(terminator)) return undefined;
  return { ...X12, field, component, terminator, repetition: SIGN.test(repetition) ? repetition : NONE };
}

/** `UNA:+.? '`: between components and fields, the decimal sign, before escapes, a reserved sign, at the end of a segment. */
function signsOfEdifact(text: string, at: number): MessageFormat | undefined {
  const [component = "", field = "", , release = "", , terminator = ""] = text.slice(at + 3, at + 9);
  if (!areSigns(component, field, terminator) || !/^\s{0,2}UN[BGH]/.test(text.slice(at + 9, at + 14))) return undefined;
  return { ...EDIFACT, field, component, terminator, release: release === " " ? NONE : release };
}

const HEADS: readonly (readonly [string, ReadSigns])[] = [
  ["MSH", signsOfHl7],
  ["ISA", signsOfX12],
  ["UNA", signsOfEdifact],
];
