// The benchmark: how long each step of a whole-folder search takes on this folder and machine. It reads everything and keeps nothing.
import { type Bytes, bytes, type Count, count } from "../core/quantity.js";
import type { Redacted } from "../core/redacted.js";
import type { Inspection } from "../library/inspection.js";
import type { Library } from "../library/library.js";
import type { Budget } from "../source/budget.js";
import type { Entry } from "../source/filesystem/folder.js";

export interface BenchmarkRequest {
  readonly library: Library;
  readonly inspection: Inspection;
  readonly budget: Budget;
  /** True if a redacted text matches the query. */
  readonly matches: (text: Redacted) => boolean;
  /** Told before each text how many are done, and of how many. */
  readonly onFile?: (files: number, total: number) => void;
}

/** Milliseconds of each step. */
export interface Timings {
  readonly walkAndTextDetection: number;
  readonly readAllTextFiles: number;
  readonly redactEachFileAsOneChunk: number;
  readonly searchRedactedText: number;
}

export interface BenchmarkResult {
  readonly directories: Count;
  readonly files: Count;
  readonly textFiles: Count;
  /** Of all files that are served, text or not. */
  readonly visibleBytes: Bytes;
  /** UTF-16 units before redaction. */
  readonly textCharacters: Count;
  readonly redactionReadBytes: Bytes;
  /** Files in which the query was found. */
  readonly matches: Count;
  readonly timings: Timings;
}

/** Walks, reads, redacts and searches, each timed alone; nothing comes from the cache. Throws what a walk and `Inspection.readText` throw. */
export async function benchmark(request: BenchmarkRequest): Promise<BenchmarkResult> {
  const clock = new Stopwatch();
  const { directories, files, texts } = await findTexts(request);
  const walkAndTextDetection = clock.lap();
  const sums = { texts: 0, characters: 0, bytes: 0, matches: 0, read: 0, redact: 0, search: 0 };
  for (const [at, entry] of texts.entries()) {
    request.onFile?.(at, texts.length);
    clock.lap();
    const file = await request.inspection.readText(entry, request.budget);
    sums.read += clock.lap();
    if (file === undefined) continue;
    const { text } = request.library.redactText(file.raw);
    sums.redact += clock.lap();
    if (request.matches(text)) sums.matches += 1;
    sums.search += clock.lap();
    sums.characters += file.characters;
    sums.bytes += entry.size;
    sums.texts += 1;
  }
  return {
    directories: count(directories),
    files: count(files.length),
    textFiles: count(sums.texts),
    visibleBytes: bytes(files.reduce((sum, { size }) => sum + size, 0)),
    textCharacters: count(sums.characters),
    redactionReadBytes: bytes(sums.bytes),
    matches: count(sums.matches),
    timings: {
      walkAndTextDetection,
      readAllTextFiles: sums.read,
      redactEachFileAsOneChunk: sums.redact,
      searchRedactedText: sums.search,
    },
  };
}

async function findTexts({ library, inspection, budget }: BenchmarkRequest): Promise<{
  readonly directories: number;
  readonly files: readonly Entry[];
  readonly texts: readonly Entry[];
}> {
  const files: Entry[] = [];
  const texts: Entry[] = [];
  let directories = 0;
  for await (const entry of library.walk(await library.locate(".", budget), budget)) {
    if (entry.kind === "directory") directories += 1;
    else {
      files.push(entry);
      if (inspection.isText(entry)) texts.push(entry);
    }
  }
  return { directories, files, texts };
}

class Stopwatch {
  #at = performance.now();

  /** Milliseconds since the last lap. */
  lap(): number {
    const now = performance.now();
    const passed = now - this.#at;
    this.#at = now;
    return passed;
  }
}
