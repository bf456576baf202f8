// UTF-16 in either byte order, with or without a mark. Pure.
import { Buffer } from "node:buffer";
import { Failure } from "../../boundary/failure.js";

export type ByteOrder = "utf-16le" | "utf-16be";

/** Text of UTF-16 bytes without a mark. Throws NOT_TEXT for an odd byte, half a surrogate pair, or single-byte text inside. */
export function utf16Text(bytes: Uint8Array, order: ByteOrder): string {
  const text = units(bytes, order);
  if (bytes.length % 2 === 1 || /\p{Surrogate}/u.test(text)) throw new Failure("NOT_TEXT");
  if (PAIRS_IN_A_ROW.test(text) && isMostlyPairs(text)) throw new Failure("NOT_TEXT");
  return text;
}

/**
 * The byte order in which a head with NULs reads as text, undefined if in neither. Text has only characters that are assigned and
 * no controls; of two readings the one with more Latin characters is meant, and one with none is no text.
 */
export function guessUtf16(head: Uint8Array): ByteOrder | undefined {
  if (head.length % 2 === 1) return undefined;
  const little = latinCharacters(head, "utf-16le");
  const big = latinCharacters(head, "utf-16be");
  if (little === big) return undefined;
  return little > big ? "utf-16le" : "utf-16be";
}

function latinCharacters(head: Uint8Array, order: ByteOrder): number {
  // The head may end inside a character.
  const text = units(head, order).replace(/[\ud800-\udbff]$/, "");
  if (/[^\P{C}\p{Cf}\t-\r\x85]/u.test(text) || isMostlyPairs(text)) return 0;
  return text.match(/[\t-\r -\xff]/g)?.length ?? 0;
}

function units(bytes: Uint8Array, order: ByteOrder): string {
  const buffer = Buffer.from(bytes.subarray(0, bytes.length & ~1));
  return (order === "utf-16be" ? buffer.swap16() : buffer).toString("utf16le");
}

// Units of which both bytes are ASCII letters: what appended single-byte text looks like.
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"].map((letter) =>
  letter.charCodeAt(0).toString(16),
);
const PAIR = `[${LETTERS.map((high) => `\\u${high}41-\\u${high}5a\\u${high}61-\\u${high}7a`).join("")}]`;
const PAIRS_IN_A_ROW = new RegExp(`${PAIR}{2}`);
const ANY_PAIR = new RegExp(PAIR, "g");
const ANY_WIDE = /[\u2e80-\ud7ff\uf900-\ufaff]/g;

/** True if the wide characters of a text are mostly two letters each; of East Asian text about a sixth are. */
function isMostlyPairs(text: string): boolean {
  const pairs = text.match(ANY_PAIR)?.length ?? 0;
  const wide = text.match(ANY_WIDE)?.length ?? 0;
  return pairs > wide - pairs;
}
