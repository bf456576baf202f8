// Cuts a redacted text into passages: whole lines together, or pieces of one long line. No cut goes through a placeholder.
import type { Redacted } from "../../core/redacted.js";

/** Longest passage in UTF-16 units, each line counted with one unit for its break. */
export const PASSAGE_UNITS = 1_600;
/** Most lines of a passage. */
export const PASSAGE_LINES = 24;

/** A part of a text that is ranked and cited as one. */
export interface Passage {
  /** First and last line, 1-based. */
  readonly start: number;
  readonly end: number;
  /** First UTF-16 unit, and the one after the last; the break of the last line is left out. */
  readonly from: number;
  readonly to: number;
  /** True for a piece of a line that is longer than a passage. */
  readonly piece: boolean;
}

/** The passages of a text in order. Together they hold every line, blank ones too. */
export function passagesOf(text: Redacted): Passage[] {
  const passages: Passage[] = [];
  let open: { start: number; end: number; from: number; to: number; units: number } | undefined;
  const close = () => {
    if (open !== undefined) passages.push({ ...bounds(open), piece: false });
    open = undefined;
  };
  for (const { line, from, to } of linesOf(text.toString())) {
    const units = to - from + 1;
    if (units - 1 > PASSAGE_UNITS) {
      close();
      passages.push(...piecesOf(text, line, from, to));
      continue;
    }
    if (open !== undefined && (open.units + units > PASSAGE_UNITS || line - open.start >= PASSAGE_LINES)) close();
    open =
      open === undefined
        ? { start: line, end: line, from, to, units }
        : { ...open, end: line, to, units: open.units + units };
  }
  close();
  return passages;
}

function bounds({ start, end, from, to }: Omit<Passage, "piece">): Omit<Passage, "piece"> {
  return { start, end, from, to };
}

/** Lines with their numbers and places, without their breaks; as `Redacted.lines` counts them. */
function* linesOf(content: string): Generator<{ line: number; from: number; to: number }> {
  const breaks = /\r\n|\r|\n/g;
  let line = 0;
  let from = 0;
  while (from < content.length) {
    const to = breaks.exec(content)?.index ?? content.length;
    yield { line: ++line, from, to };
    from = to === content.length ? to : breaks.lastIndex;
  }
}

/** Pieces of one line, cut after their last space, or where there is none at the limit. */
function piecesOf(text: Redacted, line: number, start: number, to: number): Passage[] {
  const content = text.toString();
  const pieces: Passage[] = [];
  for (let from = start; from < to; ) {
    const end =
      to - from <= PASSAGE_UNITS ? to : (afterLastSpace(content, from) ?? text.truncate(from + PASSAGE_UNITS).length);
    pieces.push({ start: line, end: line, from, to: end, piece: true });
    from = end;
  }
  return pieces;
}

/** Looked for by hand: `lastIndexOf` would go on to the start of the text. */
function afterLastSpace(content: string, from: number): number | undefined {
  for (let at = from + PASSAGE_UNITS - 1; at > from; at--) if (content.charCodeAt(at) === SPACE) return at + 1;
  return undefined;
}

const SPACE = 0x20;
