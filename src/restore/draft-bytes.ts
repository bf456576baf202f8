// The bytes of a draft as text in which tokens are found, and back, so that every byte outside a restored token stays what it was.
import { isAscii } from "node:buffer";
import { Failure } from "../boundary/failure.js";
import { type Restored, valuesOfRestored } from "../core/restored.js";
import { type Encoding, encode, markLength } from "../source/filesystem/encoding.js";
import { decodeFile } from "../source/filesystem/text.js";

/** A draft that is text. */
export interface DraftBytes {
  readonly bytes: Uint8Array;
  readonly encoding: Encoding;
  /** The text as it reads. */
  readonly text: string;
  /** One unit for each unit of the encoding: of a byte where it is of bytes, of two where it is UTF-16. Tokens and line breaks read as they are. */
  readonly units: string;
}

/** Bytes of a file as a draft. Throws NOT_TEXT for what is no text. */
export function draftOf(name: string, bytes: Uint8Array): DraftBytes {
  const { text, encoding } = decodeFile(name, bytes);
  const body = Buffer.from(bytes.subarray(bytes.length === 0 ? 0 : markLength(encoding)));
  if (!encoding.startsWith("utf-16")) return { bytes, encoding, text, units: body.toString("latin1") };
  return { bytes, encoding, text, units: (encoding.startsWith("utf-16be") ? body.swap16() : body).toString("utf16le") };
}

/** The bytes of a restored draft, in its own encoding. Throws VALUE_ENCODING if a value has characters that the encoding has not. */
export function restoredBytes({ bytes, encoding }: DraftBytes, restored: Restored): Uint8Array {
  const unit = encoding.startsWith("utf-16") ? 2 : 1;
  const mark = markLength(encoding);
  const parts: Uint8Array[] = [];
  let at = 0;
  for (const { start, end, value } of valuesOfRestored(restored)) {
    parts.push(bytes.subarray(at, mark + start * unit), valueBytes(value, encoding));
    at = mark + end * unit;
  }
  parts.push(bytes.subarray(at));
  return Buffer.concat(parts);
}

function valueBytes(value: string, encoding: Encoding): Uint8Array {
  const plain = encoding.replace(/-(?:bom|mixed)$/, "") as Encoding; // what is left is an encoding: each has its form without a mark
  const encoded = encode(value, plain);
  // `encode` turns to UTF-8 for what windows-1252 lacks, which would mix two encodings in one file.
  if (plain === "windows-1252" && encoded.length !== value.length && !isAscii(encoded))
    throw new Failure("VALUE_ENCODING");
  return encoded;
}
