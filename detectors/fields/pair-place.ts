// Where the value of a field stands whose name is itself a value: `{"name": "surname", "value": "…"}`, `- key: surname` above or below `value: …`, and the parts of a form as HTTP sends them.
import { endOfMatch } from "../../src/scan/pattern.js";

/** UTF-16 units; the end is exclusive. */
export interface PairPlace {
  readonly start: number;
  readonly end: number;
  readonly isBare: boolean;
}

const NAMES =
  "(?:name|key|field|field_?name|id|label|attribute|attribute_?name|property|column|code|variable|param|question|question_?text|title|prompt|header|trait_?type|ref)";
const VALUES = "(?:value|val|text|content|answer(?:_?text)?|response(?:_?text)?|stringValue|defaultValue|initialValue)";
/** Before the last part of a name: a space of names (`custom:surname`), the address of a claim. */
const SPACE = "(?:[\\w.:/-]{1,160}[:/])?";
/** What says that a name follows, up to the name. */
const NAMING = new RegExp(`(?:^|[\\s{,;<([-])["']?${NAMES}["']?\\s{0,4}[:=]>?\\s{0,8}["']?${SPACE}$`, "i");
const SEPARATOR = "(?:\\s{0,8},\\s{0,32}|[ \\t]{0,8}\\r?\\n[ \\t]{1,32})";
const LITERAL = `(?:"[^"\\r\\n]{0,64}"|'[^'\\r\\n]{0,64}'|[\\w.-]{1,32})`;
const MEMBER = `${SEPARATOR}["']?(?!${VALUES}\\b)[\\w-]{1,24}["']?\\s{0,4}[:=]\\s{0,8}${LITERAL}`;
/** From the end of the name, over the end of an object that holds it, to the value. */
const VALUE = new RegExp(
  `\\??["']?(?:(?:${MEMBER}){0,2}\\s{0,8}\\})?(?:${MEMBER}){0,3}${SEPARATOR}["']?${VALUES}["']?\\s{0,4}[:=]>?\\s{0,8}`,
  "iy",
);
/** A value before its name, up to the name. */
const BEFORE = new RegExp(
  `(?:^|[\\s{,-])["']?${VALUES}["']?\\s{0,4}[:=]>?\\s{0,8}("[^"\\\\\\r\\n]{1,128}"|'[^'\\\\\\r\\n]{1,128}'|[^\\s"'{}[\\],;&|>#-][^\\r\\n"'{}[\\],]{0,64})(${SEPARATOR}["']?${NAMES}["']?\\s{0,4}[:=]>?\\s{0,8}["']?${SPACE})$`,
  "i",
);
/** `variable "customer" { default = "…" }` of Terraform. */
const VARIABLE =
  /"\s{0,8}\{\s{0,32}(?:(?:type|description|sensitive|nullable)\s{0,16}=\s{0,4}(?:"[^"\r\n]{0,128}"|[\w()]{1,20})\s{1,32}){0,4}default\s{0,16}=\s{0,4}(?=")/y;
const QUOTED = /"(?:[^"\\\r\n]|\\.){1,256}"|'(?:[^'\\\r\n]|\\.){1,256}'/y;
const BARE = /[^\s"'{}[\],;&|>#-][^\r\n"'{}[\]]{0,256}?(?=[ \t]{0,8}(?:[\r\n,}\]]|$))/y;
/** Brackets of a nested name, headers of the part and the empty line behind them (RFC 7578). */
const PART =
  /\]{0,2}"?(?:; ?filename="[^"\r\n]{0,128}")?[ \t]{0,4}\r?\n(?:Content-[\w-]{1,24}:[^\r\n]{0,128}\r?\n){0,3}\r?\n(?=[^\r\n]{1,512}\r?\n--)/iy;
const PART_NAME = /[\s;]name="?(?:[\w.-]{1,32}\[){0,3}$/i;
/** Before the name of an element in a dump of DICOM: `(0010,0010) PN [Vasshaug^Oriel]   #  14, 1 PatientName`. */
const DUMPED =
  /(?:^|[\r\n])[ \t]{0,8}\([\da-f]{4},[\da-f]{4}\) [A-Z]{2} \[([^\]\r\n]{1,128})(\] {1,80}# {1,4}\d{1,6}, {0,3}\d{1,3} )$/;
const LINE = /[^\r\n]{1,512}/y;
const REACH = 220;

/** The value beside the name [start, end); undefined if the name is no value of a name, or has none beside it. */
export function placeInPair(text: string, start: number, end: number): PairPlace | undefined {
  const part = endOfMatch(PART, text, end);
  if (part > 0 && (text.charAt(end) === '"' || PART_NAME.test(text.slice(Math.max(0, start - 112), start))))
    return { start: part, end: endOfMatch(LINE, text, part), isBare: false };
  const dumped =
    text.charAt(start - 1) === " " || text.charAt(start) === " " ? valueOfDump(text, start, end) : undefined;
  if (dumped !== undefined) return dumped;
  const variable = text.startsWith('variable "', start - 10) ? endOfMatch(VARIABLE, text, end) : -1;
  const from = variable > 0 ? variable : endOfMatch(VALUE, text, end);
  const isNamed = variable > 0 || NAMING.test(text.slice(Math.max(0, start - REACH), start));
  if (!isNamed) return undefined;
  return from < 0 ? valueBefore(text, start) : valueBehind(text, from);
}

function valueBehind(text: string, from: number): PairPlace | undefined {
  const quoted = endOfMatch(QUOTED, text, from);
  if (quoted > 0) return { start: from + 1, end: quoted - 1, isBare: false };
  const bare = endOfMatch(BARE, text, from);
  return bare > from ? { start: from, end: bare, isBare: true } : undefined;
}

/** A name is read back over the spaces and digits before it. */
function valueOfDump(text: string, start: number, end: number): PairPlace | undefined {
  const name = start + text.slice(start, end).search(/[A-Za-z]/);
  const [, value = "", rest = ""] = DUMPED.exec(text.slice(Math.max(0, name - REACH), name)) ?? [];
  if (value === "") return undefined;
  const from = name - rest.length - value.length;
  return { start: from, end: from + value.trimEnd().length, isBare: false };
}

function valueBefore(text: string, start: number): PairPlace | undefined {
  const [, value = "", rest = ""] = BEFORE.exec(text.slice(Math.max(0, start - REACH), start)) ?? [];
  if (value === "") return undefined;
  const from = start - rest.length - value.length;
  const isQuoted = /^["']/.test(value);
  return isQuoted
    ? { start: from + 1, end: from + value.length - 1, isBare: false }
    : { start: from, end: from + value.trimEnd().length, isBare: true };
}
