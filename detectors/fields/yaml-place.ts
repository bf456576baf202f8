// Where the value of a field of YAML stands that is not simply behind its key: behind an anchor or a tag, in a block below it, on the next line (YAML 1.2.2, 6.9 and 8.1).
import { endOfMatch } from "../../src/scan/pattern.js";

/** A part of a value in UTF-16 units. */
export interface YamlPart {
  readonly start: number;
  readonly end: number;
}

/** `&anchor`, `!tag`; `&mut` and `&dyn` are of Rust. */
const PROPERTY = "(?:&(?!mut\\b|dyn\\b)[\\w.-]{1,64}|!<[^<>\\s]{1,96}>|!{1,2}[\\w:./-]{0,64})[ \\t]{1,8}";
const PROPERTIES = new RegExp(`:[ \\t]{1,8}(?:${PROPERTY}){1,2}(?=[^\\s|>])`, "y");
const BLOCK = new RegExp(
  `:[ \\t]{1,8}(?:${PROPERTY}){0,2}[|>][-+\\d]{0,2}[ \\t]{0,8}(?:#[^\\r\\n]{0,128})?\\r?\\n`,
  "y",
);
const BELOW = /:[ \t]{0,8}\r?\n/y;

/** What stands before a key that begins its line. */
const LINE_KEY = /(?:^|[\r\n])([ \t]{0,64}(?:-[ \t]{1,4}){0,2})["']?$/;
const LEAD = /[ \t-]{0,64}/y;
const INDENTED = /([ \t]{1,80})([^\s#][^\r\n]{0,255})(?:\r?\n|$)/y;
/** A line that is a value and neither a key nor an item nor code. */
const PLAIN = /^(?![-*&!|>#%@`?]|\p{L}{1,24}\()[^:{}[\]=;<>]{1,128}$/u;
const MOST_LINES = 8;

/** Behind the anchor and the tag that follow the sign at `sign`; -1 if none do. */
export function behindProperties(text: string, sign: number): number {
  return text.charAt(sign) === ":" ? endOfMatch(PROPERTIES, text, sign) : -1;
}

/** The lines that are the value of the key [key, …) with its sign at `sign`: those of a block, or one plain line below it. Undefined for any other value. */
export function linesBelow(text: string, key: number, sign: number): readonly YamlPart[] | undefined {
  if (text.charAt(sign) !== ":") return undefined;
  const block = endOfMatch(BLOCK, text, sign);
  const from = block > 0 ? block : endOfMatch(BELOW, text, sign);
  if (from < 0) return undefined;
  // A name is read back over spaces and hyphens.
  const name = endOfMatch(LEAD, text, key);
  const before = LINE_KEY.exec(text.slice(Math.max(0, name - 80), name));
  if (before === null) return undefined;
  const lines = deeperLines(text, from, (before[1] ?? "").length);
  if (block > 0) return lines;
  const line = lines.length === 1 && lines[0] !== undefined ? withoutQuotes(text, lines[0]) : undefined;
  return line !== undefined && PLAIN.test(text.slice(line.start, line.end)) ? [line] : undefined;
}

/** The line without the quotes around it, which stay; undefined if they do not match. */
function withoutQuotes(text: string, line: YamlPart): YamlPart | undefined {
  const quote = text.charAt(line.start);
  if (quote !== '"' && quote !== "'") return line;
  const isClosed = line.end - line.start > 2 && text.charAt(line.end - 1) === quote;
  return isClosed ? { start: line.start + 1, end: line.end - 1 } : undefined;
}

function deeperLines(text: string, from: number, column: number): readonly YamlPart[] {
  const lines: YamlPart[] = [];
  let at = from;
  while (lines.length < MOST_LINES) {
    INDENTED.lastIndex = at;
    const line = INDENTED.exec(text);
    if (line === null || (line[1] ?? "").length <= column) break;
    const start = at + (line[1] ?? "").length;
    lines.push({ start, end: start + (line[2] ?? "").trimEnd().length });
    at = INDENTED.lastIndex;
  }
  return lines;
}
