// A value in a disguise, or in two, in a format; and the judge of what redaction makes of it.
import { readingsOf, skeletonOf } from "./decoder.js";
import type { Format } from "./formats.js";
import type { Disguise } from "./spellings.js";
import type { PrivateValue } from "./values.js";

/** One text with one disguised value. */
export interface Disguised {
  readonly text: string;
  readonly format: Format;
  /** Names of the format and of the disguises, innermost first. */
  readonly name: string;
  readonly value: string;
  readonly written: string;
}

/** A value in up to two disguises in one format; undefined for what no reader could undo. */
export function disguised(value: PrivateValue, disguises: readonly Disguise[], format: Format): Disguised | undefined {
  if (!value.isTerm && disguises.some(({ onlyTerms }) => onlyTerms === true)) return undefined;
  if (disguises.some(({ kind }) => kind === "lines") && format.lines === undefined) return undefined;
  const [first, second] = disguises;
  if (first !== undefined && second !== undefined && !canFollow(first, second)) return undefined;
  const spelled = disguises.reduce((text, { write }) => write(text), value.text);
  const written = format.write?.(spelled) ?? spelled;
  // What the format itself escapes is a disguise as well; a third one is not promised.
  if (disguises.length > 1 && written !== spelled) return undefined;
  const name = [format.name, ...disguises.map((one) => one.name)].join(", ");
  return { text: format.before + written + format.after, format, name, value: value.text, written };
}

/**
 * Whether the second can be read back: spaces and other letters go over plain letters only, line ends over no escape, one escape with
 * backslashes over no other, and an escape of single letters over none, whose digits it would change.
 */
function canFollow(first: Disguise, second: Disguise): boolean {
  if (first.name === second.name || second.kind === "spaced") return false;
  // Letters of commands and calls are no part of the value.
  if (first.name.endsWith("LaTeX")) return second.kind === "run";
  if (/list|call/.test(first.name)) return second.kind === "run" || second.kind === "escapes";
  // A term is read on over signs that are too common to be noted, once; and a list is put together as it stands.
  if (second.kind === "marks" && (second.onlyTerms === true || second.name.includes("list")))
    return first.name === "capitals";
  if (second.kind === "lines") return first.kind === "letters" || first.kind === "marks";
  if (second.name === "some percent" && first.kind === "escapes") return false;
  if (second.kind !== "letters") return !(first.name.endsWith("escapes") && second.name.endsWith("escapes"));
  if (second.onlyTerms === true || second.name === "full width") return first.kind === "letters";
  return true;
}

/** What is wrong with an output, in constant words; undefined if nothing is. */
export function judged({ format, value, written }: Disguised, output: string): string | undefined {
  const { before, after } = format;
  if (!output.startsWith(before) || !output.endsWith(after)) return "text around the value changed";
  const left = output.slice(before.length, output.length - after.length).replace(/\[[A-Z]+_[0-9a-f]{32}\]/g, " ");
  if (left === written) return "nothing was hidden";
  const readings = readingsOf(left);
  for (const word of value.split(/[ .@_]/)) {
    const skeleton = skeletonOf(word);
    if (skeleton.length < 5) continue;
    for (const reading of readings) if (reading.includes(skeleton)) return "a part of the value is left";
  }
  return undefined;
}
