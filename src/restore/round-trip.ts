// Whether a restored document would be hidden again when it is read: each value that was put in, in every mode that hid it where it was found.
import type { Mode } from "../core/detector.js";
import { rawOfRestored } from "../core/restored.js";
import type { Span } from "../core/span.js";
import type { Corpus, Scope } from "../library/corpus.js";
import { isCovered } from "./coverage.js";
import type { RestoredDraft } from "./draft.js";
import type { Known } from "./restore-map.js";

/**
 * True if every restored range is covered when the text is redacted again, in the mode in force and in balanced mode. A value that only
 * strict mode hides is not asked for in balanced mode. Of a path the parts are asked for that are hidden where paths are shown.
 */
export function comesBackHidden(corpus: Corpus, { restored, values }: RestoredDraft, scope: Scope): boolean {
  if (values.length === 0) return true;
  const raw = rawOfRestored(restored);
  const { ranges } = restored;
  return [...new Set<Mode>([corpus.mode, "balanced"])].every((mode) => {
    const { spans } = corpus.resolve(raw, mode, scope);
    return values.every((value, at) => {
      const range = ranges[at];
      if (range === undefined) return false;
      return hiddenParts(corpus, value, mode).every((part) =>
        isCovered(part === "all" ? range : { start: range.start + part.start, end: range.start + part.end }, spans),
      );
    });
  });
}

/** What of a value has to be hidden in a mode. */
function hiddenParts(corpus: Corpus, { value, hiddenIn, isPath }: Known, mode: Mode): readonly (Span | "all")[] {
  if (isPath) return corpus.resolve(value, mode, "path").spans;
  return hiddenIn.has(mode) ? ["all"] : [];
}
