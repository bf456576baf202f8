// A draft: text with tokens in it, and what becomes of each. One pass, exact tokens only.
import type { Category } from "../core/category.js";
import { skipBreaks } from "../core/line-breaks.js";
import { Marked } from "../core/marked.js";
import { type Token, tokensIn } from "../core/placeholder.js";
import { NO_TEXT, Restored } from "../core/restored.js";
import { addedQuotesAround } from "./draft-quotes.js";
import type { Known, RestoreMap } from "./restore-map.js";

/**
 * What became of a token. `unknown`: no value of the root has it. `ambiguous`: two have it. `withheld`: its category was not to be
 * restored. All but restored tokens stay as they are.
 */
export type Fate = "restored" | "unknown" | "ambiguous" | "withheld";

export interface Outcome {
  readonly token: Token;
  readonly fate: Fate;
}

/** A draft after restoring. */
export interface RestoredDraft {
  readonly restored: Restored;
  /** Every token of the draft in order. */
  readonly outcomes: readonly Outcome[];
  /** What was put in, in the order of `restored.ranges`; values without text where quotes were taken out. */
  readonly values: readonly Known[];
}

/** True if tokens of a category, or null for references to paths, are to be restored. */
export type Choice = (category: Category | null) => boolean;

/** Categories whose tokens are restored only when that is asked for. */
export const SECRET_CATEGORIES: ReadonlySet<Category> = new Set(["SECRET", "CONNECTION"]);

/** The tokens of a draft that the map is to be built for. Those that would be withheld are not among them. */
export function askedFor(draft: string, choose: Choice): string[] {
  return tokensIn(draft)
    .filter(({ category }) => choose(category))
    .map(({ text }) => text);
}

/** What stands in the place of quotes that redaction added. */
const NOTHING: Known = { value: NO_TEXT, breaks: 0, quoted: [], hiddenIn: new Set(), isPath: false };

/**
 * Puts the values of a map into a draft. Line breaks that redaction put after a token go back into its value, and quotes that it put around
 * one are taken out.
 */
export function restoreDraft(draft: string, map: RestoreMap, choose: Choice): RestoredDraft {
  const outcomes: Outcome[] = [];
  const pieces: { readonly start: number; readonly end: number; readonly known: Known }[] = [];
  const tokens = tokensIn(draft);
  const marked = new Marked(
    draft,
    tokens.filter(({ text }) => text.startsWith("[")),
  );
  let closed = 0;
  for (const token of tokens) {
    const found = choose(token.category) ? map.find(token.text) : "withheld";
    if (typeof found === "string") {
      outcomes.push({ token, fate: found });
      continue;
    }
    const end = skipBreaks(draft, token.end, found.breaks);
    const quotes = addedQuotesAround(draft, marked, token, found.quoted);
    // A quote that closes behind one token opens none for the next.
    if (quotes.every(({ start }) => start >= closed)) {
      for (const { start, end } of quotes) {
        pieces.push({ start, end, known: NOTHING });
        closed = end;
      }
    }
    pieces.push({ start: token.start, end, known: found });
    outcomes.push({ token, fate: "restored" });
  }
  pieces.sort((one, other) => one.start - other.start);
  const replacements = pieces.map(({ start, end, known }) => ({ start, end, value: known.value }));
  return { restored: Restored.from(draft, replacements), outcomes, values: pieces.map(({ known }) => known) };
}
