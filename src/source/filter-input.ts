// Text that is handed to `redctx redact`: files of the operator's working folder, or standard input. Whole texts, or lines of JSON.
import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import type { Readable } from "node:stream";
import { Failure } from "../boundary/failure.js";
import { Raw } from "../core/raw.js";
import { decode, type Encoding, encode } from "./filesystem/encoding.js";

/** A whole input and how to write its redacted form in the same encoding. */
export interface FilterText {
  readonly raw: Raw;
  encode(text: string): Uint8Array;
}

/** A line of JSON: its number, 1-based, the id it came with, and its text. */
export interface FilterRecord {
  readonly number: number;
  readonly id: string | number;
  readonly raw: Raw;
}

/** A file relative to the working folder, or standard input for `-`. Throws NOT_FOUND, NOT_FILE, READ_FAILED or INPUT_NOT_TEXT. */
export async function readFilterText(file: string, stdin: Readable): Promise<FilterText> {
  const bytes = file === "-" ? await readAll(stdin) : readWhole(file);
  const { text, encoding } = decoded(bytes);
  return { raw: Raw.of(text), encode: (redacted) => encode(redacted, encoding) };
}

/**
 * Records of a stream of JSON lines `{"id": …, "text": …}`, in batches of what arrived together; blank lines are passed over. At the
 * first line that is no such record, or no UTF-8, what stands before it is given, `onBadLine` gets its number, and INPUT_BAD_LINE is thrown.
 */
export async function* readRecords(
  stdin: AsyncIterable<Uint8Array | string>,
  onBadLine: (number: number) => void,
): AsyncGenerator<readonly FilterRecord[]> {
  let number = 0;
  for await (const bytes of wholeLines(stdin)) {
    const records: FilterRecord[] = [];
    let bad = 0;
    for (const line of isUtf8(bytes) ? bytes.toString("utf8").split("\n") : strictLines(bytes)) {
      number++;
      const record = line?.trim() === "" ? undefined : parseRecord(line);
      if (record !== undefined) records.push({ number, id: record.id, raw: Raw.of(record.text) });
      else if (line?.trim() !== "") bad = number;
      if (bad > 0) break;
    }
    yield records;
    if (bad === 0) continue;
    onBadLine(bad);
    throw new Failure("INPUT_BAD_LINE");
  }
}

/** Runs of whole lines, without the line feed that ends the last; the end of the input ends a line as well. */
async function* wholeLines(stdin: AsyncIterable<Uint8Array | string>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  for await (const chunk of stdin) {
    const bytes =
      typeof chunk === "string" ? Buffer.from(chunk) : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    const last = bytes.lastIndexOf(LINE_FEED);
    if (last < 0) {
      parts.push(bytes);
      continue;
    }
    yield Buffer.concat([...parts, bytes.subarray(0, last)]);
    parts = [bytes.subarray(last + 1)];
  }
  const rest = Buffer.concat(parts);
  if (rest.length > 0) yield rest;
}

const LINE_FEED = 10;

/** Lines of bytes that are not all UTF-8; undefined for one that is not. */
function strictLines(bytes: Buffer): (string | undefined)[] {
  const lines: (string | undefined)[] = [];
  for (let start = 0; start <= bytes.length; ) {
    const found = bytes.indexOf(LINE_FEED, start);
    const end = found < 0 ? bytes.length : found;
    const line = bytes.subarray(start, end);
    lines.push(isUtf8(line) ? line.toString("utf8") : undefined);
    start = end + 1;
  }
  return lines;
}

function parseRecord(line: string | undefined): { id: string | number; text: string } | undefined {
  if (line === undefined) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (typeof value !== "object" || value === null || !("id" in value) || !("text" in value)) return undefined;
  const { id, text } = value;
  if ((typeof id !== "string" && typeof id !== "number") || typeof text !== "string") return undefined;
  return { id, text };
}

async function readAll(stdin: Readable): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stdin) chunks.push(typeof chunk === "string" ? Buffer.from(chunk) : chunk);
  return Buffer.concat(chunks);
}

function readWhole(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    throw new Failure(code === "ENOENT" ? "NOT_FOUND" : code === "EISDIR" ? "NOT_FILE" : "READ_FAILED");
  }
}

function decoded(bytes: Uint8Array): { text: string; encoding: Encoding } {
  if (bytes.length === 0) return { text: "", encoding: "utf-8" };
  try {
    return decode(bytes);
  } catch {
    throw new Failure("INPUT_NOT_TEXT");
  }
}
