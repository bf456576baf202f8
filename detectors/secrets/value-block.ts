// Values of several lines: YAML block scalars, what a shell reads up to a label, literals between triple quotes.
import type { Assigned } from "../../src/scan/assignment.js";
import { endOfMatch } from "../../src/scan/pattern.js";

/** Where such a value stands, without the line ends around it. */
export interface ValueBlock {
  readonly start: number;
  readonly end: number;
}

/** The lines behind the sign at `sign` (UTF-16 offset), if `key: |` or `KEY=$(cat <<LABEL` begins them. */
export function blockAfter(text: string, sign: number): ValueBlock | undefined {
  return scalarAfter(text, sign) ?? hereDocumentAfter(text, sign);
}

/** The end of the line of the opening quotes, which TOML lets a backslash stand before, and that before the closing ones. */
const FIRST_END = /\\?\r?\n\s{0,64}/y;
const LAST_END = /\\?\r?\n[ \t]{0,64}$/;

/** A literal between triple quotes without the line ends at its borders (https://toml.io/en/v1.0.0#string); any other value as it is. */
export function withoutLineEnds(text: string, value: Assigned): Assigned {
  if (value.quote.length !== 3) return value;
  const first = endOfMatch(FIRST_END, text, value.start);
  const start = first > 0 && first < value.end ? first : value.start;
  const end = value.end - (LAST_END.exec(text.slice(Math.max(start, value.end - 68), value.end))?.[0].length ?? 0);
  return end > start ? { ...value, start, end } : value;
}

/** Lines without a space inside them, as keys and recovery codes have and prose has not. */
const WORDS = /^[ \t]{0,64}\S{5,512}(?:\r?\n[ \t]{0,64}\S{5,512}){1,63}$/;

/** True for a literal between triple quotes of which each line is one word. */
export function isColumnOfWords(value: string, quote: string): boolean {
  return quote.length === 3 && WORDS.test(value);
}

const HERE = /[ \t]{0,4}"?\$\([ \t]{0,4}cat[ \t]{0,4}<<-?[ \t]{0,2}["']?(\w{1,20})["']?[ \t]{0,4}\r?\n/y;

/** What a shell reads up to a label: `KEY=$(cat <<EOF`. */
function hereDocumentAfter(text: string, sign: number): ValueBlock | undefined {
  if (text.charCodeAt(sign) !== 61) return undefined;
  HERE.lastIndex = sign + 1;
  const label = HERE.exec(text)?.[1];
  if (label === undefined) return undefined;
  const start = HERE.lastIndex;
  const lines = text.slice(start, start + 4096).split("\n", 512);
  const last = lines.findIndex((line) => line.trim() === label);
  const document = lines.slice(0, Math.max(0, last)).join("\n").trimEnd();
  return document === "" || /^\s{0,16}\$/.test(document) ? undefined : { start, end: start + document.length };
}

const BLOCK = /[ \t]{0,8}[|>][+-]?\d?[ \t]{0,8}\r?\n/y;
const BLOCK_LINE = /[ \t]{1,64}[^\r\n]{0,4096}(?:\r?\n|$)/y;

/** The lines of a YAML block scalar (https://yaml.org/spec/1.2.2/#81-block-scalar-styles): those that are indented more than the key. */
function scalarAfter(text: string, sign: number): ValueBlock | undefined {
  const head = text.charCodeAt(sign) === 58 ? endOfMatch(BLOCK, text, sign + 1) : -1;
  if (head < 0) return undefined;
  const line = text.lastIndexOf("\n", sign) + 1;
  const indent = /^[ \t-]{0,64}/.exec(text.slice(line, line + 64))?.[0].length ?? 0;
  let end = head;
  for (let lines = 0; lines < 512; lines++) {
    const next = endOfMatch(BLOCK_LINE, text, end);
    if (next <= end || (/^[ \t]{1,64}/.exec(text.slice(end, end + 65))?.[0].length ?? 0) <= indent) break;
    end = next;
  }
  let start = head;
  while (start < end && " \t".includes(text.charAt(start))) start++;
  while (end > start && " \t\r\n".includes(text.charAt(end - 1))) end--;
  return end > start ? { start, end } : undefined;
}
