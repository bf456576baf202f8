// A line ends at LF, CRLF or a lone CR.
import { Buffer } from "node:buffer";
import { expect, test } from "vitest";
import { LineCounter } from "../../../src/source/filesystem/lines.js";

test.each([
  ["", 0],
  ["a", 1],
  ["a\n", 1],
  ["a\r\n", 1],
  ["a\r", 1],
  ["a\rb\r\nc\nd", 4],
  ["\n\n", 2],
  ["\r\r\n\r", 3],
  ["a\u2028b\u0085c\vd", 1],
])("%j has %i lines, read in pieces of any size", (text, lines) => {
  for (let size = 1; size <= text.length + 1; size++) {
    expect(inPieces("bytes", Buffer.from(text), size)).toBe(lines);
    expect(inPieces("utf-16le", Buffer.from(text, "utf16le"), size * 2)).toBe(lines);
    expect(inPieces("utf-16be", Buffer.from(text, "utf16le").swap16(), size * 2)).toBe(lines);
  }
});

function inPieces(order: "bytes" | "utf-16le" | "utf-16be", bytes: Uint8Array, size: number): number {
  const counter = new LineCounter(order);
  for (let at = 0; at < bytes.length; at += size) counter.add(bytes.subarray(at, at + size));
  return counter.lines;
}
