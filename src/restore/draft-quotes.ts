// Quotes of a draft that redaction added around a token. They are taken out with it, so that a number is a number again.
import type { Marked } from "../core/marked.js";
import type { QuotedPlace } from "../core/quoted-place.js";

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Most units between a token and the quote that closes behind it; behind more, quotes stay. */
const LONGEST_TAIL = 65_536;

/**
 * The opening and the closing quote around a token, if the value of the token stands in added quotes at a place that is alike before it and
 * behind it, and nowhere in quotes of its own at one that is alike before it. Else quotes stay: one too many does no harm, one too few does.
 */
export function addedQuotesAround(
  draft: string,
  marked: Marked,
  token: Range,
  places: readonly QuotedPlace[],
): readonly Range[] {
  const signs = new Map<string, number>();
  for (const place of places) {
    if (place.by === "own" || place.tail > LONGEST_TAIL) continue;
    const { quote, lead, sign, tail, rest } = place;
    const start = token.start - lead - quote.length;
    if (start < 0 || !draft.startsWith(quote, start)) continue;
    const known = signs.get(`${lead} ${quote}`) ?? marked.signBefore(start, start + quote.length, token.start);
    signs.set(`${lead} ${quote}`, known);
    if (known !== sign) continue;
    const close = marked.skip(token.end, tail);
    const end = close + quote.length;
    if (!draft.startsWith(quote, close) || marked.restBehind(token.end, close, end) !== rest) continue;
    if (places.some((other) => other.by === "own" && isAlike(other, place))) return [];
    return [
      { start, end: start + quote.length },
      { start: close, end },
    ];
  }
  return [];
}

function isAlike(one: QuotedPlace, other: QuotedPlace): boolean {
  return one.sign === other.sign && one.lead === other.lead && one.quote === other.quote;
}
