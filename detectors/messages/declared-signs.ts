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

const declared = new Memo<readonly DeclaredFormat[]>();

/** The format with this sign between fields that the message around `at` declares; undefined if none does. */
export function declaredFormat(scan: Scan, at: number, field: string, name: string): MessageFormat | undefined {
  let formats = declared.get(scan);
  if (formats === undefined) {
    formats = HEADS.flatMap(([head, read]) => headsOf(scan.text, head, read));
    declared.set(scan, formats);
  }
  let found: DeclaredFormat | undefined;
  for (const one of formats) {
    const isOurs = one.from <= at && one.format.field === field && name in one.format.segments;
    if (isOurs && one.from >= (found?.from ?? 0)) found = one;
  }
  return found?.format;
}

type ReadSigns = (text: string, at: number) => MessageFormat | undefined;

function headsOf(text: string, head: string, read: ReadSigns): readonly DeclaredFormat[] {
  const formats: DeclaredFormat[] = [];
  for (let at = text.indexOf(head); at >= 0 && formats.length < MOST_MESSAGES; at = text.indexOf(head, at + 3)) {
    const format = /[\p{L}\d]/u.test(text.charAt(at - 1)) ? undefined : read(text, at);
    if (format !== undefined) formats.push({ from: at, format });
  }
  return formats;
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
