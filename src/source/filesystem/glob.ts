// Globs as fnmatch reads them. Pure; a match never goes back further than to its last star, so no glob is expensive.
import { placeholderEnd } from "../../core/placeholder.js";

/** Says whether a whole text matches. */
export type GlobTest = (text: string) => boolean;

/** What one step of a glob accepts: any run, any one code point, exactly one, or one of a class. */
type Step =
  | { readonly kind: "run" }
  | { readonly kind: "any" }
  | { readonly kind: "literal"; readonly character: string }
  | { readonly kind: "class"; readonly negated: boolean; readonly ranges: readonly Range[] };

interface Range {
  readonly low: number;
  readonly high: number;
}

/**
 * A test that is true if a text matches `glob` from end to end, case-sensitively. `*` and `?` also match `/`; `[seq]` and `[!seq]` are
 * classes with ranges; everything else stands for itself, a backslash and a `[` without its `]` included. With `placeholders`, a placeholder
 * in the glob is literal text and no class.
 */
export function compileGlob(glob: string, options: { readonly placeholders?: boolean } = {}): GlobTest {
  if (!/[*?[]/.test(glob)) return (text) => text === glob;
  if (/^\*[^*?[]*$/.test(glob)) return (text) => text.endsWith(glob.slice(1));
  const steps = parse(glob, options.placeholders === true);
  return (text) => run(steps, /[\ud800-\udfff]/.test(text) ? [...text] : text);
}

function parse(glob: string, placeholders: boolean): Step[] {
  const steps: Step[] = [];
  for (let at = 0; at < glob.length; ) {
    const character = String.fromCodePoint(glob.codePointAt(at) ?? 0);
    const kept = placeholders && character === "[" ? placeholderEnd(glob, at) : -1;
    const end = character === "[" ? classEnd(glob, at) : 0;
    if (kept > 0) {
      for (const literal of glob.slice(at, kept)) steps.push({ kind: "literal", character: literal });
      at = kept;
    } else if (end > 0) {
      steps.push(classOf(glob.slice(at + 1, end - 1)));
      at = end;
    } else {
      if (character === "?") steps.push({ kind: "any" });
      else if (character !== "*") steps.push({ kind: "literal", character });
      else if (steps.at(-1)?.kind !== "run") steps.push({ kind: "run" });
      at += character.length;
    }
  }
  return steps;
}

/** Offset after the `]` of the class that opens at `open`, or 0. A `]` that comes first belongs to the class. */
function classEnd(glob: string, open: number): number {
  const first = glob[open + 1] === "!" ? open + 2 : open + 1;
  return glob.indexOf("]", first + 1) + 1;
}

function classOf(inside: string): Step {
  const negated = inside.startsWith("!");
  const points = Array.from(negated ? inside.slice(1) : inside, (character) => character.codePointAt(0) ?? 0);
  const ranges: Range[] = [];
  for (let at = 0; at < points.length; at++) {
    const low = points[at] ?? 0;
    const high = points[at + 1] === 0x2d ? points[at + 2] : undefined;
    ranges.push({ low, high: high ?? low });
    if (high !== undefined) at += 2;
  }
  return { kind: "class", negated, ranges };
}

function run(steps: readonly Step[], text: ArrayLike<string>): boolean {
  let step = 0;
  let at = 0;
  let lastRun = -1;
  let runStart = 0;
  while (at < text.length) {
    const wanted = steps[step];
    if (wanted?.kind === "run") {
      lastRun = step++;
      runStart = at;
    } else if (wanted !== undefined && accepts(wanted, text[at] ?? "")) {
      step++;
      at++;
    } else if (lastRun >= 0) {
      step = lastRun + 1;
      at = ++runStart;
    } else return false;
  }
  if (steps[step]?.kind === "run") step++;
  return step === steps.length;
}

function accepts(step: Step, character: string): boolean {
  if (step.kind === "literal") return step.character === character;
  if (step.kind !== "class") return true;
  const point = character.codePointAt(0) ?? 0;
  return step.ranges.some(({ low, high }) => low <= point && point <= high) !== step.negated;
}
