// What follows a street and its number: unit, postcode and town in either order, region, country. On the same line and on those below.

import { classOf, LEXICON } from "../../src/scan/lexicon.js";

/** Pieces of one address behind its street. */
const MOST_PIECES = 7;

/** End (UTF-16 offset) of the address whose street ends at `end`. */
export function endOfAddress(text: string, end: number): number {
  let last = end;
  for (let pieces = 0; pieces < MOST_PIECES; pieces++) {
    const next = Math.max(endOfPiece(text, last), text.startsWith(".,", last) ? endOfPiece(text, last + 1) : -1);
    if (next <= last) break;
    last = next;
  }
  return last;
}

// A comma, spaces, a line end (also one that is written as an escape), or a hyphen between spaces.
const GAP = "(?:,?[ \\t]{0,4}(?:\\r?\\n[ \\t>|*]{0,12}|\\\\n ?)|,? {1,2}|,| [-–·|] )";
/** No town: months, days, and words that begin a sentence or a line of their own. */
const NO_TOWN =
  "(?!(?:(?:Jan|Feb|Aug|Sep|Oct|Nov|Dec)\\w{0,8}|Mar|March|Apr|April|May|June?|July?|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|The|It|We|He|She|If|In|On|For|Phone|Tel|Fax|Mobile|Email)\\b)";
const NAME = `${NO_TOWN}\\p{Lu}[\\p{L}\\p{M}.'’]{0,24}(?:(?<!\\p{L}{4}\\.)[- ](?:(?:de|del|della|di|la|le|les|lès|sur|sous|en|am|an|der|den|im|in|bei|u|nad|pod|do|da|dos|of|the|upon|on|y|pri|ved|i|a|and|&)[- ]){0,2}(?:[dl]['’])?(?:\\p{Lu}[\\p{L}\\p{M}.'’]{0,24}(?:\\(\\p{L}{1,20}\\))?|\\(\\p{Lu}[\\p{L}\\p{M}.'’]{0,24}\\))){0,3}`;
const CODE =
  "(?:[A-Z]{1,3}-)?(?:[A-HJ-NP-Z]\\d{4}(?:[A-Z]{3})?|\\d{5}(?:-\\d{3,4})?|\\d{4} ?[A-Z]{2}|\\d{4}-\\d{3}|\\d{2}-\\d{3}|\\d{3} \\d{2}|\\d{6,7}|\\d{3,4}|[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d)(?![\\p{L}\\d]|[-.:/]\\d)";
const UNIT = new RegExp(
  `${GAP}(?:(?:apto|apt|apartment|suite|ste|unit|flat|floor|room|rm|bldg|building|top|box|bus|bte|appt?|lok|m|kv|lgh|piso|planta|interno|int|scala|stiege|tür|ap|bloco|sala|casa|andar|кв|квартира|корп|корпус|стр|строение|оф|офис|этаж|подъезд)\\.? ?#?(?:\\d{1,5}[a-z]?|[a-z]\\d{0,4})|#\\d{1,5}|\\d{1,3}(?:st|nd|rd|th|\\.|er|e|º|ª|°)? ?(?:floor|em\\.?|emelet|étage|stock|og|piso|planta|ajtó)(?: ?\\d{1,3}\\.? ?(?:ajtó)?)?|(?:\\d{1,2}|st|kl)\\.? ?(?:tv|th|mf)|\\d{1,2}\\.?[ºª°] ?(?:esq|dto|dt|fte|frt|izda|dcha|izq|der|[a-e])\\.?)(?![\\p{L}\\d])`,
  "iuy",
);
/** The district of a town: `Praha 1`. */
const DISTRICT = "(?: \\d{1,2}(?=[,;.)]|[ \\t]{0,4}(?:\\r?\\n|$)))?";
const CODE_AND_TOWN = new RegExp(`(?:${GAP}| in |\\\\?, ?)${CODE}(?:,? |,)(?:г\\.? )?${NAME}${DISTRICT}`, "uy");
/** Quarter, town and state of Brazil: ` - Bela Vista, São Paulo - SP`. https://www.correios.com.br/enviar/precisa-de-ajuda/como-enderecar */
const TOWN_AND_STATE = new RegExp(
  `(?: [-–] ${NAME})?(?:, | [-–] )${NAME} ?[-/–] ?[A-Z]{2}(?![\\p{L}\\d])(?:[, -]{1,3}(?:CEP:? ?)?\\d{5}-?\\d{3}(?!\\d))?`,
  "uy",
);
const STATE = / [-–] [A-Z]{2}(?=[,;.)]|[ \t]{0,4}(?:\r?\n|$))/uy;
const TOWN_AND_CODE = new RegExp(
  `${GAP}${NAME}(?:,?[ \\t]{0,4}\\r?\\n[ \\t>|*]{0,12}${NAME})?(?:,? (?:[A-Z]{2,3}|nan))?(?:,? {1,2}|,|,?[ \\t]{0,4}\\r?\\n[ \\t>|*]{0,12})${CODE}`,
  "uy",
);
const BARE_CODE = new RegExp(`,? (?:[A-Z]{2} )?${CODE}`, "uy");
const REGION_LINES = new RegExp(`${GAP}${NAME}\\r?\\n[ \\t>]{0,12}(?:[A-Z]{2,3}|nan)\\r?\\n[ \\t>]{0,12}${CODE}`, "uy");
const TOWN = new RegExp(`, ?${NAME}(?=[,;.!?)"'\\]]|[ \\t]{0,4}(?:\\r?\\n|$)|\\\\n)`, "uy");
/** A town alone on the next line; `isTown` judges it. */
const TOWN_LINE = new RegExp(`[ \\t]{0,4}\\r?\\n[ \\t>]{0,12}(${NAME})(?=[ \\t]{0,4}(?:\\r?\\n|$))`, "uy");
const PIECES = [UNIT, TOWN_AND_STATE, CODE_AND_TOWN, REGION_LINES, TOWN_AND_CODE, BARE_CODE, TOWN, STATE];

function endOfPiece(text: string, at: number): number {
  for (const piece of PIECES) {
    piece.lastIndex = at;
    if (piece.test(text)) return closed(text, piece.lastIndex);
  }
  TOWN_LINE.lastIndex = at;
  const town = TOWN_LINE.exec(text)?.[1];
  return town !== undefined && isTown(town) ? TOWN_LINE.lastIndex : -1;
}

/** True for a place of the lists that is no ordinary word and no name of a person. */
function isTown(name: string): boolean {
  const bits = classOf(name, 0, name.length);
  return (bits & LEXICON.place) !== 0 && (bits & (LEXICON.english | LEXICON.common | LEXICON.given)) === 0;
}

/** Without the full stop of a sentence. */
function closed(text: string, end: number): number {
  return text.charAt(end - 1) === "." ? end - 1 : end;
}
