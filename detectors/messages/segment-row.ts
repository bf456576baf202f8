// A row for what the segments of standard messages hold by the place of their fields: `PID|1||88123^^^KH^MR||Vasshaug^Oriel`, `NM1*IL*1*VASSHAUG*ORIEL~`.
import type { Category } from "../../src/core/category.js";
import type { Detector, Report } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { escapeEndsAt } from "../../src/scan/escape-border.js";
import { isFieldValue } from "../fields/field-value.js";
import type { FieldKind } from "../fields/field-words.js";
import { declaredFormat } from "./declared-signs.js";
import { EDIFACT, type FieldUse, HL7, type MessageFormat, NONE, X12 } from "./segments.js";

const FORMATS = [HL7, EDIFACT, X12] as const;
const NAMES = [...new Set(FORMATS.flatMap(({ segments }) => Object.keys(segments)))];

/** Longest segment that is read, in UTF-16 units, and most fields of it. */
const LONGEST = 4096;
const MOST_FIELDS = 64;

/** UTF-16 units; the end is exclusive. */
interface Part {
  readonly start: number;
  readonly end: number;
}

/** Reports the values of one kind in all segments of the three families. */
export function segmentRow(kind: FieldKind, category: Category): Detector {
  return {
    id: `messages/${kind}`,
    category,
    rank: RANK.term,
    ...(kind === "person" && { remembers: true }),
    needs: { words: NAMES, only: "signed" },
    find(scan, word, report) {
      const { text } = scan;
      const start = scan.starts.at(word);
      const end = scan.ends.at(word);
      const sign = text.charAt(end);
      if (NO_SIGN.has(sign)) return;
      const name = text.slice(start, end);
      if (name !== name.toUpperCase()) return;
      const format =
        declaredFormat(scan, start, sign, name.toLowerCase()) ?? FORMATS.find(({ field }) => field === sign);
      if (format === undefined || !beginsSegment(text, start, format)) return;
      const segment = format.segments[name.toLowerCase()];
      if (segment === undefined) return;
      const before = text.charAt(start - 1);
      const last = endOfSegment(text, end, format, before === "'" || before === "`" ? before : '"');
      if (last < 0) return;
      const fields = partsOf(text, end + 1, last, format.field, format.release, MOST_FIELDS);
      fields.forEach((field, at) => {
        const uses = segment[at + 1];
        for (const use of usesOf(uses)) {
          if (use.kind === kind && applies(text, use, fields)) reportField(text, field, use, format, report);
        }
      });
    },
  };
}

/** What mostly stands behind a word that is no segment; none of it is a sign between fields. */
const NO_SIGN: ReadonlySet<string> = new Set([..." \t\r\n.,;:\"')=", ""]);

function usesOf(uses: FieldUse | readonly FieldUse[] | undefined): readonly FieldUse[] {
  if (uses === undefined) return [];
  return Array.isArray(uses) ? uses : [uses as FieldUse];
}

function applies(text: string, { where }: FieldUse, fields: readonly Part[]): boolean {
  const other = where === undefined ? undefined : fields[where.field - 1];
  return where === undefined || (other !== undefined && where.value.test(text.slice(other.start, other.end)));
}

/** True at the start of a line, of a string or of the text, behind the end of another segment and behind the byte that frames a message. */
function beginsSegment(text: string, start: number, { terminator }: MessageFormat): boolean {
  const before = text.charAt(start - 1);
  return before === terminator || BEGINNINGS.has(before) || escapeEndsAt(text, start);
}

const BEGINNINGS: ReadonlySet<string> = new Set([..."\"'`\r\n\t >\x0b", ""]);

/** End of the segment; -1 if it does not look like one: HL7 divides some field in components, the others end every segment by a sign. */
function endOfSegment(
  text: string,
  start: number,
  { component, terminator, release }: MessageFormat,
  quote: string,
): number {
  const isLine = terminator === NONE;
  let isDivided = false;
  for (let at = start; at < text.length && at - start < LONGEST; at++) {
    const sign = text.charAt(at);
    if (sign === release) at++;
    else if (sign === terminator) return at;
    else if (sign === "\n" || sign === "\r" || (isLine && endsLiteral(text, at, quote)))
      return isLine && isDivided ? at : -1;
    else if (sign === component) isDivided = true;
  }
  return isLine && isDivided && text.length - start < LONGEST ? text.length : -1;
}

/** True at the escape of a line end or the quote that ends a string which a message stands in. */
function endsLiteral(text: string, at: number, quote: string): boolean {
  const sign = text.charAt(at);
  return (
    sign === quote ||
    (sign === "<" && text.charAt(at + 1) === "/") ||
    (sign === "\\" && (text.charAt(at + 1) === "r" || text.charAt(at + 1) === "n"))
  );
}

/** The parts between the signs. */
function partsOf(text: string, start: number, end: number, sign: string, release: string, most: number): Part[] {
  const parts: Part[] = [];
  let from = start;
  for (let at = start; at <= end && parts.length < most; at++) {
    if (at < end && text.charAt(at) === release) at++;
    else if (at === end || text.charAt(at) === sign) {
      parts.push({ start: from, end: at });
      from = at + 1;
    }
  }
  return parts;
}

function reportField(text: string, field: Part, use: FieldUse, format: MessageFormat, report: Report): void {
  const { component, repetition, release } = format;
  for (const one of partsOf(text, field.start, field.end, repetition, release, MOST_FIELDS)) {
    const components = partsOf(text, one.start, one.end, component, release, MOST_FIELDS);
    components.forEach(({ start, end }, at) => {
      if (use.components !== undefined && !use.components.includes(at + 1)) return;
      if (isFieldValue(text.slice(start, end), use.kind, false)) report(start, end);
    });
  }
}
