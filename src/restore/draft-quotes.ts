// Quotes of a draft that redaction added around a token. They are taken out with it, so that a number is a number again.
import { type QuotedPlace, signBefore } from "../core/quoted-place.js";

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Most UTF-16 units between a token and the quote that closes behind it. */
const LONGEST_SCALAR = 65_536;

/**
 * The opening and the closing quote around a token, if the value of the token stands in added quotes behind the same key or sign. Where it
 * stands in quotes of its own there as well, or behind another key and anywhere in quotes of its own, quotes stay: a string is never cut open by guessing.
 */
export function addedQuotesAround(draft: string, token: Range, places: readonly QuotedPlace[]): readonly Range[] {
  for (const { by, quote, lead } of places) {
    const start = token.start - lead - quote.length;
    if (by === "own" || start < 0 || !draft.startsWith(quote, start)) continue;
    const sign = signBefore(draft, start);
    if (!isAdded(places, quote, lead, sign)) continue;
    const close = draft.slice(token.end, token.end + LONGEST_SCALAR).indexOf(quote);
    if (close < 0) continue;
    return [
      { start, end: start + quote.length },
      { start: token.end + close, end: token.end + close + quote.length },
    ];
  }
  return [];
}

function isAdded(places: readonly QuotedPlace[], quote: string, lead: number, sign: number): boolean {
  const alike = places.filter((place) => place.quote === quote && place.lead === lead);
  const behindSign = alike.filter((place) => place.sign === sign);
  const decisive = behindSign.length > 0 ? behindSign : alike;
  return decisive.every(({ by }) => by === "added") && (behindSign.length > 0 || sign !== 0);
}
