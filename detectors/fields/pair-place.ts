// Where the value of a field stands whose name is itself a value: `{"name": "surname", "value": "…"}`, `- key: surname` above `value: …`, and the parts of a form as HTTP sends them.
import { endOfMatch } from "../../src/scan/pattern.js";

/** UTF-16 units; the end is exclusive. */
export interface PairPlace {
  readonly start: number;
  readonly end: number;
  readonly isBare: boolean;
}

/** What says that a name follows, up to the name. */
const NAMING =
  /(?:^|[\s{,;<([-])["']?(?:name|key|field|fieldName|id|label|attribute|property|column|code|variable|param)["']?\s{0,4}[:=]>?\s{0,8}["']?$/i;
const MEMBER = `(?:["']?(?:type|label|title|unit|format|required|id|system)["']?\\s{0,4}[:=]\\s{0,8}(?:"[^"\\r\\n]{0,64}"|'[^'\\r\\n]{0,64}'|[\\w.-]{1,32})(?:\\s{0,8},\\s{0,32}|[ \\t]{0,8}\\r?\\n[ \\t]{0,32}))`;
const VALUE = new RegExp(
  `["']?(?:\\s{0,8},\\s{0,32}|[ \\t]{0,8}\\r?\\n[ \\t]{1,32})${MEMBER}{0,2}["']?(?:value|val|text|content|answer|stringValue|defaultValue|initialValue)["']?\\s{0,4}[:=]>?\\s{0,8}`,
  "iy",
);
/** `variable "customer" { default = "…" }` of Terraform. */
const VARIABLE =
  /"\s{0,8}\{\s{0,32}(?:(?:type|description|sensitive|nullable)\s{0,16}=\s{0,4}(?:"[^"\r\n]{0,128}"|[\w()]{1,20})\s{1,32}){0,4}default\s{0,16}=\s{0,4}(?=")/y;
const QUOTED = /"(?:[^"\\\r\n]|\\.){1,256}"|'(?:[^'\\\r\n]|\\.){1,256}'/y;
const BARE = /[^\s"'{}[\],;&|>#-][^\r\n"'{}[\]]{0,256}?(?=[ \t]{0,8}(?:[\r\n,}\]]|$))/y;
/** Headers of the part and the empty line behind them (RFC 7578). */
const PART =
  /"(?:; ?filename="[^"\r\n]{0,128}")?[ \t]{0,4}\r?\n(?:Content-[\w-]{1,24}:[^\r\n]{0,128}\r?\n){0,3}\r?\n(?=[^\r\n]{1,512}\r?\n--)/iy;
const LINE = /[^\r\n]{1,512}/y;
const REACH = 48;

/** The value beside the name [start, end); undefined if the name is no value of a name, or has none beside it. */
export function placeInPair(text: string, start: number, end: number): PairPlace | undefined {
  const part = text.charAt(end) === '"' ? endOfMatch(PART, text, end) : -1;
  if (part > 0) return { start: part, end: endOfMatch(LINE, text, part), isBare: false };
  const variable = text.startsWith('variable "', start - 10) ? endOfMatch(VARIABLE, text, end) : -1;
  const from = variable > 0 ? variable : endOfMatch(VALUE, text, end);
  if (from < 0 || (variable < 0 && !NAMING.test(text.slice(Math.max(0, start - REACH), start)))) return undefined;
  const quoted = endOfMatch(QUOTED, text, from);
  if (quoted > 0) return { start: from + 1, end: quoted - 1, isBare: false };
  const bare = endOfMatch(BARE, text, from);
  return bare > from ? { start: from, end: bare, isBare: true } : undefined;
}
