// Placeholders that already stand in a text: they are kept, and what reads the text sees nothing in them.
import { KEPT_SIGN } from "../scan/kept-value.js";
import { placeholderEnd } from "./placeholder.js";
import { KEPT_ROW } from "./policy.js";
import { RANK, type Span } from "./span.js";

/** The placeholders of a text, in order, as spans that keep what they cover. */
export function placeholdersIn(text: string): readonly Span[] {
  const found: Span[] = [];
  for (let start = text.indexOf("["); start >= 0; start = text.indexOf("[", start + 1)) {
    const next = text.charCodeAt(start + 1);
    // Every category begins with a capital: most brackets of a text are passed over here.
    if (next < CAPITAL_A || next > CAPITAL_Z) continue;
    const end = placeholderEnd(text, start);
    if (end > 0) found.push({ start, end, category: null, rank: RANK.placeholder, row: KEPT_ROW });
  }
  return found;
}

/**
 * The text with signs that mean nothing between the brackets of placeholders, all offsets as before. The word `SECRET` or the digits of a
 * digest would otherwise tell a row something of the value beside them, and a text would change when it is redacted again.
 */
export function neutralised(text: string, placeholders: readonly Span[]): string {
  if (placeholders.length === 0) return text;
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of placeholders) {
    parts.push(text.slice(at, start + 1), KEPT_SIGN.repeat(end - start - 2));
    at = end - 1;
  }
  return parts.join("") + text.slice(at);
}

const CAPITAL_A = 65;
const CAPITAL_Z = 90;
