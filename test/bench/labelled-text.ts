// Labelled samples: their shape, and reading them from a folder of JSON lines, plain or gzipped.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

/** A value that is to be hidden, in UTF-16 units. */
export interface LabelledSpan {
  readonly start: number;
  readonly end: number;
  readonly label: string;
  readonly value: string;
}

export interface LabelledSample {
  readonly id: string;
  readonly text: string;
  readonly spans: readonly LabelledSpan[];
  /** Every other field of the line, for grouping. */
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface Corpus {
  readonly name: string;
  readonly samples: readonly LabelledSample[];
  /** Absent for a corpus that no file holds. */
  readonly file?: string;
}

/** A line that is no labelled sample. It says where, and nothing of what. */
export class BadLine extends Error {
  constructor(corpus: string, line: number) {
    super(`${corpus}: line ${line} is no labelled sample`);
  }
}

/** Every `*.jsonl` and `*.jsonl.gz` of a folder, by name. Throws BadLine, or what the file system throws. */
export function readCorpora(folder: string): readonly Corpus[] {
  const names = readdirSync(folder).filter((name) => /\.jsonl(?:\.gz)?$/.test(name));
  return names.sort().map((name) => readCorpus(join(folder, name), name.replace(/\.jsonl(?:\.gz)?$/, "")));
}

/** The value of a field as a group is named by it; a sample without the field is in the group `None`. */
export function groupOf(sample: LabelledSample, field: string): string {
  const value = field === "id" ? sample.id : sample.fields[field];
  return value === undefined || value === null ? "None" : String(value);
}

function readCorpus(file: string, name: string): Corpus {
  const bytes = readFileSync(file);
  const text = (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  const samples: LabelledSample[] = [];
  for (const [at, line] of text.split("\n").entries()) {
    if (line.trim() !== "") samples.push(parseLine(line, name, at + 1));
  }
  return { name, samples, file };
}

function parseLine(line: string, corpus: string, number: number): LabelledSample {
  const value = parseJson(line);
  if (!isRecord(value)) throw new BadLine(corpus, number);
  const { id, text, spans, ...fields } = value;
  if (typeof id !== "string" || typeof text !== "string" || !Array.isArray(spans) || !spans.every(isSpan)) {
    throw new BadLine(corpus, number);
  }
  return { id, text, spans, fields };
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function isSpan(value: unknown): value is LabelledSpan {
  if (!isRecord(value)) return false;
  const { start, end, label, value: text } = value;
  return Number.isInteger(start) && Number.isInteger(end) && typeof label === "string" && typeof text === "string";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
