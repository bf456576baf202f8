// Bytes to text and back. Pure. What cannot be decoded faithfully is refused: garbled text could still be read by whoever knows how.
import { Buffer, isAscii, isUtf8 } from "node:buffer";
import { Failure } from "../../boundary/failure.js";
import { guessUtf16, utf16Text } from "./utf16.js";
import { encodeWindows1252, windows1252Point } from "./windows-1252.js";

/** What a text was read as. `utf-8-mixed` is UTF-8 with stray bytes between, which were read as windows-1252. */
export type Encoding =
  | "utf-8"
  | "utf-8-bom"
  | "utf-8-mixed"
  | "utf-16le"
  | "utf-16le-bom"
  | "utf-16be"
  | "utf-16be-bom"
  | "windows-1252";

export interface Decoded {
  readonly text: string;
  readonly encoding: Encoding;
}

/** How many bytes from the start decide what a file is. */
export const HEAD_BYTES = 4096;

/**
 * Decodes a whole text; a byte order mark is not part of it. UTF-8, then UTF-16 with a mark or recognised by its NULs, else
 * windows-1252. Throws NOT_TEXT for UTF-32, for UTF-16 with an odd byte, half a surrogate pair or single-byte text inside, for a NUL
 * anywhere, and for bytes that are neither UTF-8 nor Western.
 */
export function decode(bytes: Uint8Array): Decoded {
  const decoded = decodeAs(bytes, encodingOf(bytes.subarray(0, HEAD_BYTES)));
  if (decoded.text.includes("\0")) throw new Failure("NOT_TEXT");
  return decoded;
}

/** The encoding that a head declares or shows, undefined for one without NULs and marks. Throws NOT_TEXT for UTF-32. */
export function encodingOf(head: Uint8Array): Encoding | undefined {
  if (begins(head, 0xff, 0xfe, 0, 0) || begins(head, 0, 0, 0xfe, 0xff)) throw new Failure("NOT_TEXT");
  if (begins(head, 0xef, 0xbb, 0xbf)) return "utf-8-bom";
  if (begins(head, 0xff, 0xfe)) return "utf-16le-bom";
  if (begins(head, 0xfe, 0xff)) return "utf-16be-bom";
  return head.includes(0) ? guessUtf16(head) : undefined;
}

/** Bytes of the byte order mark at the start of a text, which is no part of it. */
export function markLength(encoding: Encoding | undefined): number {
  if (encoding === "utf-8-bom") return 3;
  return encoding?.endsWith("-bom") ? 2 : 0;
}

/** The bytes of a text in the encoding that its source was read as; in UTF-8 if that has no bytes for a character of it. */
export function encode(text: string, encoding: Encoding): Uint8Array {
  switch (encoding) {
    case "utf-8":
    case "utf-8-mixed":
      return Buffer.from(text, "utf8");
    case "utf-8-bom":
      return Buffer.from(`\ufeff${text}`, "utf8");
    case "utf-16le":
      return Buffer.from(text, "utf16le");
    case "utf-16le-bom":
      return Buffer.from(`\ufeff${text}`, "utf16le");
    case "utf-16be":
      return Buffer.from(text, "utf16le").swap16();
    case "utf-16be-bom":
      return Buffer.from(`\ufeff${text}`, "utf16le").swap16();
    case "windows-1252":
      return encodeWindows1252(text) ?? Buffer.from(text, "utf8");
  }
}

function begins(head: Uint8Array, ...mark: readonly number[]): boolean {
  return mark.every((byte, at) => head[at] === byte);
}

function decodeAs(bytes: Uint8Array, encoding: Encoding | undefined): Decoded {
  switch (encoding) {
    case "utf-16le":
    case "utf-16be":
      return { text: utf16Text(bytes, encoding), encoding };
    case "utf-16le-bom":
      return { text: utf16Text(bytes.subarray(2), "utf-16le"), encoding };
    case "utf-16be-bom":
      return { text: utf16Text(bytes.subarray(2), "utf-16be"), encoding };
    case "utf-8-bom": {
      const body = decodeBytes(bytes.subarray(3));
      return body.encoding === "utf-8" ? { text: body.text, encoding } : body;
    }
    default:
      return decodeBytes(bytes);
  }
}

function decodeBytes(bytes: Uint8Array): Decoded {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isAscii(bytes)) return { text: buffer.toString("latin1"), encoding: "utf-8" };
  if (isUtf8(bytes)) return { text: buffer.toString("utf8"), encoding: "utf-8" };
  return decodeMixed(bytes);
}

/** Letters of windows-1252 in one run of stray bytes that no Western word has; other alphabets in single bytes have them in any name. */
const FOREIGN_RUN = 4;

function decodeMixed(bytes: Uint8Array): Decoded {
  const output = Buffer.allocUnsafe(bytes.length * 3);
  let length = 0;
  let strayLetters = 0;
  let encoding: Encoding = "windows-1252";
  for (let at = 0; at < bytes.length; ) {
    const size = sequenceLength(bytes, at);
    if (size > 0) {
      strayLetters = 0;
      if (size > 1) encoding = "utf-8-mixed";
      for (const end = at + size; at < end; at++) output[length++] = bytes[at] ?? 0;
      continue;
    }
    const byte = bytes[at++] ?? 0;
    if (byte >= 0xc0) strayLetters += 1;
    if (strayLetters >= FOREIGN_RUN) throw new Failure("NOT_TEXT");
    length += output.write(String.fromCharCode(windows1252Point(byte)), length, "utf8");
  }
  return { text: output.toString("utf8", 0, length), encoding };
}

/** Length of the well-formed UTF-8 sequence at an offset, 0 if there is none (Unicode Standard, table 3-7). */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0;
  if (lead < 0x80) return 1;
  const size = lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
  const second = bytes[at + 1] ?? 0;
  const low = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
  const high = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
  if (size === 0 || second < low || second > high) return 0;
  for (let next = 2; next < size; next++) if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80) return 0;
  return size;
}
