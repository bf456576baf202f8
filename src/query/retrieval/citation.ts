// A passage as it is shown: the lines it stands on, how well it fits, and its text.
import type { Ref } from "../../core/path-id.js";
import { count, type Line, line } from "../../core/quantity.js";
import { Redacted } from "../../core/redacted.js";
import type { Document } from "../../library/library.js";
import type { Passage } from "./passages.js";

/** A passage that is shown. `text` is what the lines `start` to `end` hold; of a line longer than a passage, a piece. */
export interface CitedPassage {
  readonly id: Ref;
  readonly path: Redacted;
  readonly start: Line;
  readonly end: Line;
  /** With three decimals. */
  readonly score: Redacted;
  readonly text: Redacted;
}

/** Cites a passage of a document. */
export function citation({ shown, text }: Document, passage: Passage, score: number): CitedPassage {
  const { start, end } = passage;
  const { ref, path } = shown;
  return {
    id: ref,
    path,
    start: line(start),
    end: line(end),
    score: threeDecimals(score),
    text: textOf(text, passage),
  };
}

/** The passage as text: a line that cites it, the text, and a blank line. */
export function citationText({ id, path, start, end, score, text }: CitedPassage): Redacted {
  const header = Redacted.say`--- ${id} ${path} lines ${start}-${end} score=${score} ---\n`;
  const body = text.withFinalNewline();
  // A line feed directly after a lone carriage return would end the same line, not make a blank one.
  return body.toString().endsWith("\r") ? Redacted.say`${header}${body}\n\n` : Redacted.say`${header}${body}\n`;
}

function textOf(text: Redacted, { start, end, from, to, piece }: Passage): Redacted {
  return piece ? text.slice(from, to) : text.lines(start, end);
}

/** A number that crosses is a whole one, so its digits are put together. */
function threeDecimals(score: number): Redacted {
  const [whole = "0", decimals = "000"] = score.toFixed(3).split(".");
  const digits = [...decimals].map((digit) => Redacted.say`${count(Number(digit))}`);
  return Redacted.say`${count(Number(whole))}.${Redacted.join(digits)}`;
}
