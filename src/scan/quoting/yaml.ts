// Plain scalars of YAML 1.2: values, items, keys and parts of flow lists that would begin with, or hold, the bracket of a placeholder.
import type { Range, Scalar, StructuredText } from "./quotes.js";
import { endOfQuoted, type YamlLine, yamlLines } from "./yaml-lines.js";

/** A text that reads as YAML as a whole and as little else. */
export class YamlText implements StructuredText {
  readonly #text: string;
  readonly #lines: Iterator<YamlLine, boolean>;
  #line: YamlLine | undefined;

  private constructor(text: string) {
    this.#text = text;
    this.#lines = yamlLines(text);
    this.#advance();
  }

  static of(text: string): YamlText | undefined {
    return isYaml(text) ? new YamlText(text) : undefined;
  }

  scalarAround({ start }: Range): Scalar | undefined {
    while (this.#line !== undefined && this.#line.end <= start) this.#advance();
    const line = this.#line;
    if (line === undefined || start < line.start) return undefined;
    if (line.keyEnd > line.keyStart && start === line.keyStart) return { start, end: line.keyEnd };
    if (start < line.valueStart || start >= line.valueEnd) return undefined;
    if (line.kind === "flow") return scalarInFlow(this.#text, line, start);
    return line.kind === "plain" && start === line.valueStart ? { start, end: line.valueEnd } : undefined;
  }

  #advance(): void {
    const next = this.#lines.next();
    this.#line = next.done === true ? undefined : next.value;
  }
}

/** True if every line is YAML. Without a mark or a dash alone before its keys it has nesting, or names that differ and read like names of code. */
function isYaml(text: string): boolean {
  const names = new Set<string>();
  let keys = 0;
  let isNested = false;
  let isSimple = true;
  let isMarked = false;
  const lines = yamlLines(text);
  let next = lines.next();
  for (; next.done !== true; next = lines.next()) {
    const { keyStart, keyEnd, indent, isItem, kind } = next.value;
    if (keyEnd > keyStart) {
      const name = text.slice(keyStart, keyEnd);
      keys++;
      isNested ||= indent > 0 || isItem;
      isSimple &&= SIMPLE_NAME.test(name) && !names.has(name);
      if (names.size < MOST_NAMES) names.add(name);
    } else if (indent < 0 || (isItem && kind === "none")) isMarked ||= keys === 0;
  }
  if (!next.value) return false;
  return isMarked ? keys > 0 : keys > 1 && (isNested || isSimple);
}

const SIMPLE_NAME = /^[\p{Ll}\p{Lo}_][\p{L}\d_.-]{0,64}$/u;
const MOST_NAMES = 4096;

/** The plain scalar of a flow list or mapping around an offset; undefined inside of quotes. */
function scalarInFlow(text: string, line: YamlLine, offset: number): Scalar | undefined {
  let start = line.valueStart;
  for (let at = start; at < offset; at++) {
    const sign = text.charAt(at);
    if ((sign === '"' || sign === "'") && text.slice(start, at).trim() === "") {
      at = endOfQuoted(text, at, line.valueEnd) - 1;
      if (at >= offset) return undefined;
      start = at + 1;
    } else if ("[]{},".includes(sign) || (sign === ":" && /\s/.test(text.charAt(at + 1)))) start = at + 1;
  }
  while (start < offset && /\s/.test(text.charAt(start))) start++;
  PART.lastIndex = offset;
  const end = PART.test(text) ? Math.min(PART.lastIndex, line.valueEnd) : offset;
  return { start, end: start + text.slice(start, end).trimEnd().length };
}

/** Up to a bracket, a comma, a line end or the sign behind a key. */
const PART = /(?:[^[\]{},:\r\n]|:(?!\s)){0,512}/y;
