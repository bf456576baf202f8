// Building labelled text: a template whose holes may be marked values, so that no offset is ever counted by hand.
import type { LabelledSpan } from "../labelled-text.js";

/** Text with the places of the values in it, in UTF-16 units. */
export interface Composed {
  readonly text: string;
  readonly spans: readonly LabelledSpan[];
}

/** A value that is to be hidden, as a piece of text. */
export function mark(label: string, value: string): Composed {
  return { text: value, spans: [{ start: 0, end: value.length, label, value }] };
}

/** A tagged template; a hole is text that may stay, or composed text. */
export function compose(words: TemplateStringsArray, ...holes: readonly (Composed | string | number)[]): Composed {
  const pieces: Composed[] = [];
  words.forEach((text, at) => {
    const hole = holes[at] ?? "";
    pieces.push({ text, spans: [] }, typeof hole === "object" ? hole : { text: String(hole), spans: [] });
  });
  return join(pieces, "");
}

/** Pieces one after the other with `separator` between them. */
export function join(pieces: readonly Composed[], separator: string): Composed {
  let text = "";
  const spans: LabelledSpan[] = [];
  for (const [at, piece] of pieces.entries()) {
    if (at > 0) text += separator;
    for (const span of piece.spans) {
      spans.push({ ...span, start: span.start + text.length, end: span.end + text.length });
    }
    text += piece.text;
  }
  return { text, spans };
}
