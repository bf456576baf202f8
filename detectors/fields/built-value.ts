// Where the value of a field stands that is built of text or digits: `ISODate("…")`, `{"$date": {"$numberLong": "…"}}` (MongoDB Extended JSON), `date(1984, 3, 14)`, `DATE '…'`.
import { valueAt } from "../../src/scan/assignment.js";
import { endOfMatch } from "../../src/scan/pattern.js";

/** UTF-16 units; the end is exclusive. */
export interface BuiltPlace {
  readonly start: number;
  readonly end: number;
}

const CALL =
  "(?:new |[a-z]{2,12}\\.)?(?:ISODate|[dD]ate|DateTime|LocalDate\\.(?:parse|of)|NumberLong|NumberInt|NumberDecimal|Decimal128|Long|[tT]o_date|TO_DATE)\\(";
const EXTENDED =
  "\\{\\s{0,8}[\"']?\\$date[\"']?\\s{0,4}:\\s{0,16}\\{\\s{0,8}[\"']?\\$numberLong[\"']?\\s{0,4}:\\s{0,8}";
const BUILT = new RegExp(`[:=]>?[ \\t]{0,8}(?:${CALL}|DATE |${EXTENDED})\\s{0,8}(?=["'\\d])`, "y");
const DAY = /\d{4}, ?\d{1,2}, ?\d{1,2}(?=[,)])/y;

/** What the value behind the sign at `sign` is built of; undefined if it is none of these. */
export function placeInBuilt(text: string, sign: number): BuiltPlace | undefined {
  const from = endOfMatch(BUILT, text, sign);
  if (from < 0) return undefined;
  const day = endOfMatch(DAY, text, from);
  return day > 0 ? { start: from, end: day } : valueAt(text, from);
}
