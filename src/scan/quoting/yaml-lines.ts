// Lines of YAML with what is plain in them. Reading gives up at the first line that is none, which in prose and code is one of the first.

/** A line with something that is plain: offsets in UTF-16 units, empty ranges for what it lacks. */
export interface YamlLine {
  readonly start: number;
  readonly end: number;
  readonly indent: number;
  readonly isItem: boolean;
  readonly keyStart: number;
  readonly keyEnd: number;
  /** A plain scalar with the lines on which it goes on, or a flow list or mapping. */
  readonly valueStart: number;
  readonly valueEnd: number;
  readonly kind: "none" | "block" | "quoted" | "flow" | "plain";
}

/** Most units of a flow list, of a scalar over several lines, of a line. */
const LONGEST_FLOW = 4096;
const LONGEST_SCALAR = 65_536;
const LONGEST_LINE = 4096;

const PREFIX = /^ {0,256}(?:- {1,64}){0,8}/;
const KEY =
  /^(?:"(?:[^"\\]|\\.){0,256}"|'(?:[^']|''){0,256}'|[^\s"'[\]{},#&*!|>%@`-](?:[^:#\r\n]|:(?=\S)|(?<=\S)#){0,127}?)(?= {0,8}:(?: |$)) {0,8}:(?: {1,64}|$)/;
/** Most keys there are. */
const SIMPLE_KEY = /^[A-Za-z_][\w.-]{0,127}:(?: {1,64}|$)/;
const BLOCK = /^[|>][+-]?\d?[+-]?(?: {1,16}#.*)?$/;
const PROPERTIES = /^(?:(?:&[^\s,[\]{}]{1,64}|![^\s,[\]{}]{0,128})(?: {1,8}|$)){1,2}/;
/** A line of a template language around YAML, such as Helm's: `{{- if .Values.x }}`. */
const TEMPLATE_LINE = /^\{\{[^{}]{0,512}\}\}(?:[ \t]{0,16}#.*)?$/;
const MARK = /^(?:---|\.\.\.|%YAML.{0,8})$/;
const NOT_PLAIN = /^[\]},%@`|>]|: |:$/;
const DASH = 45;
const END_OF_LINE = /^ {0,64}(?:#.*)?$/;

/** Every line with a key or a value, and marks as lines with neither; the last result is false if a line is no YAML. */
export function* yamlLines(text: string): Generator<YamlLine, boolean> {
  let last: YamlLine | undefined;
  for (let at = text.startsWith("\ufeff") ? 1 : 0; at < text.length; ) {
    const end = lineEnd(text, at);
    const line = text.slice(at, Math.min(end, at + LONGEST_LINE)).trimEnd();
    const indent = line.length - line.trimStart().length;
    if (isPassedOver(line, indent, last)) {
      at = end + 1;
      continue;
    }
    const found: YamlLine | undefined = MARK.test(line)
      ? empty(at, end)
      : lineAt(text, at, end, line, indent, awaitsValue(last, indent));
    if (found === undefined) {
      if (last === undefined || !goesOn(last, line, indent, end)) return false;
      last = { ...last, end, valueEnd: at + line.length };
    } else {
      if (last !== undefined) yield last;
      last = found;
    }
    at = last.end + 1;
  }
  if (last !== undefined) yield last;
  return true;
}

/** White space, comments, and the text of a block scalar. */
function isPassedOver(line: string, indent: number, last: YamlLine | undefined): boolean {
  if (line === "" || (last?.kind === "block" && indent > last.indent)) return true;
  return line.startsWith("#", indent) || (line.startsWith("{{", indent) && TEMPLATE_LINE.test(line.slice(indent)));
}

/** True if a key or a dash has its value on a further line. */
function awaitsValue(last: YamlLine | undefined, indent: number): boolean {
  return last?.kind === "none" && last.indent >= 0 && indent > last.indent;
}

/** True if a plain scalar goes on over a further line. */
function goesOn(last: YamlLine, line: string, indent: number, end: number): boolean {
  return last.kind === "plain" && indent > last.indent && end - last.start < LONGEST_SCALAR && !/: |:$| #/.test(line);
}

function empty(start: number, end: number): YamlLine {
  const none = { keyStart: start, keyEnd: start, valueStart: start, valueEnd: start };
  return { start, end, indent: -1, isItem: false, ...none, kind: "none" };
}

function lineAt(
  text: string,
  start: number,
  end: number,
  line: string,
  indent: number,
  isValue: boolean,
): YamlLine | undefined {
  const first = line.charCodeAt(indent);
  // Tabs indent no YAML.
  if (indent > 0 && line.lastIndexOf("\t", indent - 1) >= 0) return undefined;
  const prefix = first === DASH ? (PREFIX.exec(line)?.[0].length ?? indent) : indent;
  const isBareDash = first === DASH && line.length === prefix + 1;
  const key = isBareDash ? 0 : lengthOfKey(line.slice(prefix));
  const isItem = prefix > indent || isBareDash;
  if (key === 0 && !isItem && !isValue) return undefined;
  const keyStart = start + prefix;
  let valueStart = prefix + (isBareDash ? 1 : key);
  const sign = line.charAt(valueStart);
  if (sign === "&" || sign === "!") valueStart += PROPERTIES.exec(line.slice(valueStart))?.[0].length ?? 0;
  const value = line.slice(valueStart);
  let valueEnd = start + valueStart;
  let lineEnds = end;
  let kind: YamlLine["kind"] = "none";
  switch (value.charAt(0)) {
    case "":
    case "#":
    case "*":
      break;
    case "|":
    case ">":
      if (!BLOCK.test(value)) return undefined;
      kind = "block";
      break;
    case '"':
    case "'":
    case "[":
    case "{": {
      // What a template puts there is no flow mapping, and what stands beside it is plain.
      if (value.startsWith("{{")) {
        valueEnd = start + line.length;
        break;
      }
      kind = value.startsWith('"') || value.startsWith("'") ? "quoted" : "flow";
      valueEnd = endOfClosed(text, valueEnd, kind);
      lineEnds = lineEnd(text, valueEnd);
      if (valueEnd < 0 || !END_OF_LINE.test(text.slice(valueEnd, Math.min(lineEnds, valueEnd + 256)))) return undefined;
      break;
    }
    default: {
      const comment = value.indexOf(" #");
      const scalar = comment < 0 ? value : value.slice(0, comment).trimEnd();
      if (NOT_PLAIN.test(scalar)) return undefined;
      kind = "plain";
      valueEnd += scalar.length;
    }
  }
  let keyEnd = key === 0 ? keyStart : start + line.lastIndexOf(":", prefix + key - 1);
  while (keyEnd > keyStart && text.charAt(keyEnd - 1) === " ") keyEnd--;
  return { start, end: lineEnds, indent, isItem, keyStart, keyEnd, valueStart: start + valueStart, valueEnd, kind };
}

/** UTF-16 units of a key with its sign and the space behind it; 0 if there is none. */
function lengthOfKey(rest: string): number {
  return (SIMPLE_KEY.exec(rest) ?? KEY.exec(rest))?.[0].length ?? 0;
}

/** Offset behind what is quoted or in brackets; -1 if it is not closed. */
function endOfClosed(text: string, start: number, kind: "quoted" | "flow"): number {
  if (kind === "quoted") return endOfQuoted(text, start, Math.min(text.length, start + LONGEST_SCALAR));
  return endOfFlow(text, start, Math.min(text.length, start + LONGEST_FLOW));
}

/** Offset of the unit that ends a line, a CR before an LF left to the next one. */
function lineEnd(text: string, from: number): number {
  let end = Math.max(0, from);
  while (end < text.length && text.charCodeAt(end) !== 10 && text.charCodeAt(end) !== 13) end++;
  return end;
}

/** Offset behind the quoted scalar that begins at `start`, `limit` at most. */
export function endOfQuoted(text: string, start: number, limit: number): number {
  const quote = text.charAt(start);
  for (let at = start + 1; at < limit; at++) {
    const sign = text.charAt(at);
    if (sign === "\\" && quote === '"') at++;
    else if (sign === quote) {
      if (quote === '"' || text.charAt(at + 1) !== "'") return at + 1;
      at++;
    }
  }
  return limit;
}

/** Offset behind the flow list or mapping that begins at `start`; -1 if it does not end before `limit`. */
function endOfFlow(text: string, start: number, limit: number): number {
  let depth = 0;
  for (let at = start; at < limit; at++) {
    const sign = text.charAt(at);
    if ((sign === '"' || sign === "'") && /[\s,[{:]/.test(text.charAt(at - 1))) at = endOfQuoted(text, at, limit) - 1;
    else if (sign === "[" || sign === "{") depth++;
    else if ((sign === "]" || sign === "}") && --depth === 0) return at + 1;
  }
  return -1;
}
