// JSON of the wire. A number with a fraction or an exponent is read as null: GitHub's counts have neither, and `1.0` must not pass for 1.
import { Failure } from "../../boundary/failure.js";

/** Parses an answer. Throws GITHUB_INVALID_RESPONSE; the parser's own message quotes the text. */
export function parseWire(text: string): unknown {
  try {
    return JSON.parse(withoutFractions(text));
  } catch {
    throw new Failure("GITHUB_INVALID_RESPONSE");
  }
}

/** An object's fields; none for anything else. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Strings are copied as they are; only what stands between them is looked at. */
function withoutFractions(text: string): string {
  const parts: string[] = [];
  for (let at = 0; at < text.length; ) {
    const quote = text.indexOf('"', at);
    const start = quote < 0 ? text.length : quote;
    parts.push(text.slice(at, start).replace(NUMBER, (found) => (/[.eE]/.test(found) ? "null" : found)));
    const end = endOfString(text, start);
    parts.push(text.slice(start, end));
    at = end;
  }
  return parts.join("");
}

/** Offset after the string that begins at `start`; the end of the text if it does not end. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) return at + 1;
    if (unit === BACKSLASH) at++;
  }
  return text.length;
}

const QUOTE = 34;
const BACKSLASH = 92;
