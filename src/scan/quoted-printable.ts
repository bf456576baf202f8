// Quoted-printable (RFC 2045, section 6.7): `=20`, `=C3=AB` and soft line ends, also in the encoded words of mail headers (RFC 2047).
import { isHexDigit } from "./characters.js";
import { textOfBytes } from "./text-of-bytes.js";
import { type View, ViewBuilder } from "./view.js";

const RUN = /(?:=[0-9A-F]{2}|=[ \t]{0,3}\r?\n)+/g;

/** True if the `=` at `at` begins an escape and no value: a soft line end, or two capital hexadecimal digits that no number is. */
export function quotesAt(text: string, at: number): boolean {
  const first = text.charCodeAt(at + 1);
  if (first === LF || first === CR) return text.charCodeAt(at - 1) > SPACE && !padsAt(text, at);
  const second = text.charCodeAt(at + 2);
  if (!isCapitalHex(first) || !isCapitalHex(second)) return false;
  if (first > NINE || second > NINE) return true;
  const after = text.charCodeAt(at + 3);
  return (after | 32) >= 97 && (after | 32) <= 122 ? true : after === EQUALS || after > 0x7f;
}

/** A key that begins a line. */
const KEY = /\r?\n[\w.-]{1,40}[ \t]{0,8}[:=]/y;

/** True if the `=` at a line's end pads base64: digits and capitals stand among the letters of a short line, or a key follows on the next. */
function padsAt(text: string, at: number): boolean {
  KEY.lastIndex = at + 1;
  if (KEY.test(text)) return true;
  const line = text.slice(Math.max(0, at - LONGEST_LINE), at);
  const run = /(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{8,76}$/.exec(line)?.[0] ?? "";
  const isShort = line.length < LONGEST_LINE || line.lastIndexOf("\n") > SHORTEST_BROKEN;
  return isShort && /[a-z][A-Z0-9]|[0-9][A-Za-z]/.test(run);
}

/** Encoders break lines at 76 units; a line of which less than 60 stand before the sign was not broken there. */
const LONGEST_LINE = 76;
const SHORTEST_BROKEN = 16;

/** A view of the text with its quoted-printable escapes decoded, or undefined if it holds none. Linear. */
export function unquotedView(text: string): View | undefined {
  const builder = new ViewBuilder(text);
  for (const { 0: run, index } of text.matchAll(RUN)) {
    if (!quotesAt(text, index)) continue;
    builder.replace(index, index + run.length, decodedRun(run));
  }
  return builder.build();
}

function decodedRun(run: string): string {
  const digits = run.replace(/=[ \t]{0,3}\r?\n/g, "").replaceAll("=", "");
  return digits === "" ? "" : textOfBytes(Buffer.from(digits, "hex"));
}

function isCapitalHex(unit: number): boolean {
  return isHexDigit(unit) && unit <= CAPITAL_F;
}

const LF = 10;
const CR = 13;
const SPACE = 32;
const NINE = 57;
const EQUALS = 61;
const CAPITAL_F = 70;
