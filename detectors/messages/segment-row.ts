// A row for what the segments of standard messages hold by the place of their fields: `PID|1||88123^^^KH^MR||Vasshaug^Oriel`, `NM1*IL*1*VASSHAUG*ORIEL~`.
import type { Category } from "../../src/core/category.js";
import type { Detector, Report } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { isFieldValue } from "../fields/field-value.js";
import type { FieldKind } from "../fields/field-words.js";
import { MOST_FIELDS, type Part, partsOf, SEGMENT_NAMES, Segments } from "./segment-at.js";
import type { FieldUse, MessageFormat } from "./segments.js";

/** Reports the values of one kind in all segments of the three families. */
export function segmentRow(kind: FieldKind, category: Category): Detector {
  return {
    id: `messages/${kind}`,
    category,
    rank: RANK.term,
    ...(kind === "person" && { remembers: true }),
    needs: { words: SEGMENT_NAMES, only: "signed" },
    find(scan, word, report) {
      const found = SEGMENTS.at(scan, word);
      if (found === undefined) return;
      const { text } = scan;
      const { fields, segment, format } = found;
      fields.forEach((field, at) => {
        for (const use of usesOf(segment[at + 1])) {
          if (use.kind === kind && applies(text, use, fields)) reportField(text, field, use, format, report);
        }
      });
    },
  };
}

const SEGMENTS = new Segments();

function usesOf(uses: FieldUse | readonly FieldUse[] | undefined): readonly FieldUse[] {
  if (uses === undefined) return [];
  return Array.isArray(uses) ? uses : [uses as FieldUse];
}

function applies(text: string, { where }: FieldUse, fields: readonly Part[]): boolean {
  const other = where === undefined ? undefined : fields[where.field - 1];
  return where === undefined || (other !== undefined && where.value.test(text.slice(other.start, other.end)));
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
