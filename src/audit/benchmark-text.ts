// The result of a benchmark as lines and as JSON.
import { count } from "../core/quantity.js";
import { Redacted } from "../core/redacted.js";
import type { BenchmarkResult } from "./benchmark.js";
import { jsonObject, quoted } from "./json-text.js";

type Field = readonly [name: Redacted, value: Redacted];

/** One `key: value` line a field; timings in seconds. */
export function benchmarkText(result: BenchmarkResult): Redacted {
  const lines = [[Redacted.say`root`, Redacted.say`.`] as const, ...counts(result), ...timings(result)];
  return Redacted.join(lines.map(([name, value]) => Redacted.say`${name}: ${value}\n`));
}

/** One line, an object with the same keys; the timings stand in `timings_seconds`. */
export function benchmarkJson(result: BenchmarkResult): Redacted {
  const fields = [
    [Redacted.say`root`, quoted(Redacted.say`.`)] as const,
    ...counts(result),
    [Redacted.say`timings_seconds`, jsonObject(timings(result))] as const,
  ];
  return Redacted.say`${jsonObject(fields)}\n`;
}

function counts(result: BenchmarkResult): readonly Field[] {
  return [
    [Redacted.say`directories`, Redacted.say`${result.directories}`],
    [Redacted.say`files`, Redacted.say`${result.files}`],
    [Redacted.say`text_files`, Redacted.say`${result.textFiles}`],
    [Redacted.say`visible_bytes`, Redacted.say`${result.visibleBytes}`],
    [Redacted.say`text_characters`, Redacted.say`${result.textCharacters}`],
    [Redacted.say`redaction_read_bytes`, Redacted.say`${result.redactionReadBytes}`],
    [Redacted.say`matches`, Redacted.say`${result.matches}`],
  ];
}

function timings({ timings: measured }: BenchmarkResult): readonly Field[] {
  return [
    [Redacted.say`walk_and_text_detection`, seconds(measured.walkAndTextDetection)],
    [Redacted.say`read_all_text_files`, seconds(measured.readAllTextFiles)],
    [Redacted.say`redact_each_file_as_one_chunk`, seconds(measured.redactEachFileAsOneChunk)],
    [Redacted.say`search_redacted_text`, seconds(measured.searchRedactedText)],
  ];
}

/** Seconds with three decimals: only whole numbers cross, so each digit is one. */
function seconds(milliseconds: number): Redacted {
  const whole = Math.round(milliseconds);
  const digit = (unit: number) => count(Math.floor(whole / unit) % 10);
  return Redacted.say`${count(Math.floor(whole / 1000))}.${digit(100)}${digit(10)}${digit(1)}`;
}
