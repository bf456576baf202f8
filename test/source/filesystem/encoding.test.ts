// What bytes are read as, and written back as. Garbled text that still holds a value never comes out.
import { Buffer } from "node:buffer";
import { expect, test } from "vitest";
import { decode, type Encoding, encode } from "../../../src/source/filesystem/encoding.js";
import { failureOf } from "./fixture.js";

const TEXT = "Zoë Åkerlund – notes\r\nOriel Vantongeren, 12 €\n";
const utf8 = Buffer.from(TEXT);
const little = Buffer.from(TEXT, "utf16le");
const big = Buffer.from(little).swap16();
const western = bytes("Zo\xeb \xc5kerlund \x96 notes\r\nOriel Vantongeren, 12 \x80\n");

test.each<[Encoding, Uint8Array]>([
  ["utf-8", utf8],
  ["utf-8-bom", join([0xef, 0xbb, 0xbf], utf8)],
  ["utf-16le", little],
  ["utf-16be", big],
  ["utf-16le-bom", join([0xff, 0xfe], little)],
  ["utf-16be-bom", join([0xfe, 0xff], big)],
  ["windows-1252", western],
])("%s is recognised and written back byte by byte", (encoding, source) => {
  expect(decode(source)).toEqual({ text: TEXT, encoding });
  expect(Buffer.from(encode(TEXT, encoding))).toEqual(Buffer.from(source));
});

test("every byte of windows-1252 goes there and back", () => {
  const spaced = Array.from({ length: 0x80 }, (_, at) => String.fromCharCode(0x80 + at)).join(" ");
  const { text, encoding } = decode(bytes(`caf\xe9 ${spaced} `));
  expect(encoding).toBe("windows-1252");
  expect(text).toContain("€ \x81 ‚ ƒ „ … † ‡ ˆ ‰ Š ‹ Œ \x8d Ž \x8f \x90 ‘ ’ “ ” • – — ˜ ™ š › œ \x9d ž Ÿ \xa0 ¡");
  expect(Buffer.from(encode(text, encoding))).toEqual(Buffer.from(bytes(`caf\xe9 ${spaced} `)));
});

test("what an encoding cannot hold is written as UTF-8", () => {
  expect(Buffer.from(encode("Łódź", "windows-1252")).toString()).toBe("Łódź");
});

test("stray bytes leave the UTF-8 around them as it is", () => {
  const { text, encoding } = decode(join(Buffer.from("Zoë "), [0xff], Buffer.from(" Åkerlund 😀 caf"), [0xe9]));
  expect([text, encoding]).toEqual(["Zoë ÿ Åkerlund 😀 café", "utf-8-mixed"]);
  expect(decode(join([0xef, 0xbb, 0xbf], Buffer.from("Zoë"), [0xe9]))).toEqual({
    text: "Zoëé",
    encoding: "utf-8-mixed",
  });
});

test("overlong forms, encoded surrogates and what lies beyond Unicode are not UTF-8", () => {
  for (const odd of [
    [0xc1, 0x8f],
    [0xe0, 0x80, 0x8f],
    [0xed, 0xa0, 0x80],
    [0xf4, 0x90, 0x80, 0x80],
    [0xe2, 0x82],
  ]) {
    expect(decode(join(Buffer.from("a"), odd)).encoding).toBe("windows-1252");
  }
});

test("UTF-16 in other scripts is recognised without a mark", () => {
  for (const text of ["Иван Петров, заметки\n", "山田太郎さんの記録、二千年\n", "Νίκος 12\n", "שלום עולם\n"]) {
    expect(decode(Buffer.from(text, "utf16le"))).toEqual({ text, encoding: "utf-16le" });
    expect(decode(Buffer.from(text, "utf16le").swap16())).toEqual({ text, encoding: "utf-16be" });
  }
});

test("East Asian text with a mark is not taken for single bytes", () => {
  const text = "王小明在北京大学工作，他的朋友是张伟。中国\n".repeat(40);
  expect(decode(join([0xff, 0xfe], Buffer.from(text, "utf16le"))).text).toBe(text);
});

test.each<[string, Uint8Array]>([
  ["UTF-16 with an odd last byte", join(little, [0x41])],
  ["UTF-16 with a mark and an odd last byte", join([0xff, 0xfe], little, [0x41])],
  ["half a surrogate pair", join([0xff, 0xfe], Buffer.from("Oriel \ud800 Vantongeren", "utf16le"))],
  ["the other half", join([0xfe, 0xff], Buffer.from("Oriel \udc00 Vantongeren", "utf16le").swap16())],
  ["UTF-32LE with a mark", join([0xff, 0xfe, 0, 0], utf32("Oriel"))],
  ["UTF-32LE without", utf32("Oriel Vantongeren")],
  ["UTF-32BE with a mark", join([0, 0, 0xfe, 0xff], utf32("Oriel").reverse())],
  ["a NUL between two names", bytes("Oriel\0Vantongeren")],
  ["a NUL between two short names", bytes("ab\0c")],
  ["a NUL between words of even length", bytes("plan\0board")],
  ["a NUL far in", join(Buffer.alloc(5000, "a"), bytes("Oriel\0Vantongeren"))],
  ["UTF-16 appended to UTF-8", join(Buffer.alloc(5000, "a"), little)],
  ["UTF-16 appended to a little UTF-8", join(Buffer.from("Oriel Vantongeren\n"), little)],
  ["single bytes appended to UTF-16", join([0xff, 0xfe], little, Buffer.from("Oriel Vantongeren\n"))],
  ["a Cyrillic name in single bytes", join(Buffer.from("author: "), [0xc8, 0xe2, 0xe0, 0xed], Buffer.from("\n"))],
  ["overlong letters", join(...[..."Oriel"].map((letter) => [0xc1, 0x80 | (letter.charCodeAt(0) & 0x3f)]))],
])("%s is refused (INV-28)", (_, source) => {
  expect(failureOf(() => decode(source))).toBe("NOT_TEXT");
});

function bytes(latin: string): Uint8Array {
  return Buffer.from(latin, "latin1");
}

function utf32(text: string): Buffer {
  return Buffer.from(Array.from(text, (character) => [character.charCodeAt(0), 0, 0, 0]).flat());
}

function join(...parts: (Uint8Array | number[])[]): Uint8Array {
  return Buffer.concat(parts.map((part) => Buffer.from(part)));
}
