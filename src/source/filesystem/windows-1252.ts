// The single-byte encoding of Western Windows, as the Encoding Standard maps it (https://encoding.spec.whatwg.org/#windows-1252).

// Bytes 0x80 to 0x9f; the five that are not assigned stand for the control characters of the same number. All others are Latin-1.
const UPPER_CONTROLS =
  "\u20ac\x81\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\x8d\u017d\x8f" +
  "\x90\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\x9d\u017e\u0178";

const BYTES: ReadonlyMap<string, number> = new Map(
  Array.from(UPPER_CONTROLS, (character, at) => [character, 0x80 + at]),
);

/** Code point that a byte stands for. */
export function windows1252Point(byte: number): number {
  return byte >= 0x80 && byte < 0xa0 ? UPPER_CONTROLS.charCodeAt(byte - 0x80) : byte;
}

/** The bytes of a text, or undefined if a character of it has none. */
export function encodeWindows1252(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    const byte = unit < 0x80 || (unit >= 0xa0 && unit <= 0xff) ? unit : BYTES.get(text[at] ?? "");
    if (byte === undefined) return undefined;
    bytes[at] = byte;
  }
  return bytes;
}
