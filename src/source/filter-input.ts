// Text that is handed to `redctx redact`: files of the operator's working folder, or standard input. Whole texts, or lines of JSON.
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

/** Records of a stream of JSON lines `{"id": …, "text": …}`. Throws INPUT_BAD_LINE at the first line that is none; `onBadLine` gets its number. */
export async function* readRecords(
  stdin: AsyncIterable<Uint8Array | string>,
  onBadLine: (number: number) => void,
): AsyncGenerator<FilterRecord> {
  let number = 0;
  for await (const line of linesOf(stdin)) {
    number++;
    if (line.trim() === "") continue;
    const record = parseRecord(line);
    if (record === undefined) {
      onBadLine(number);
      throw new Failure("INPUT_BAD_LINE");
    }
    yield { number, id: record.id, raw: Raw.of(record.text) };
  }
}

async function* linesOf(stdin: AsyncIterable<Uint8Array | string>): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8");
  let parts: string[] = [];
  for await (const chunk of stdin) {
    const text = typeof chunk === "string" ? chunk : decoder.decode(chunk, { stream: true });
    let start = 0;
    for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", start)) {
      parts.push(text.slice(start, end));
      yield parts.join("");
      parts = [];
      start = end + 1;
    }
    parts.push(text.slice(start));
  }
  const last = parts.join("") + decoder.decode();
  if (last !== "") yield last;
}

function parseRecord(line: string): { id: string | number; text: string } | undefined {
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
