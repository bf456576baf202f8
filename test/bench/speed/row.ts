// One line of the speed table, and how its numbers are taken from repeated runs.
import { performance } from "node:perf_hooks";

export type Unit = "MB/s" | "ms" | "MB";

export interface Row {
  readonly name: string;
  /** Null if it could not be measured; `note` says why. */
  readonly value: number | null;
  readonly unit: Unit;
  /** What the floor reaches on the same text or number of bytes, in the same unit; null where there is none. */
  readonly floor: number | null;
  readonly note?: string;
}

/** Bytes of a text in UTF-8, in millions. */
export function megabytes(text: string): number {
  return Buffer.byteLength(text) / 1e6;
}

/** Milliseconds of one run. */
export function timed(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

/** The shortest of so many runs, in milliseconds: what the machine can do when nothing else disturbs it. */
export function bestOf(runs: number, run: () => unknown): number {
  return Math.min(...Array.from({ length: runs }, () => timed(run)));
}

/** The median of measurements; of an even number the lower one. */
export function median(measurements: readonly number[]): number {
  const sorted = [...measurements].sort((one, other) => one - other);
  return sorted[(sorted.length - 1) >> 1] ?? Number.NaN;
}

/** Measurements of so many runs one after the other. */
export async function repeat(runs: number, run: () => Promise<number>): Promise<readonly number[]> {
  const measurements: number[] = [];
  for (let number = 0; number < runs; number++) measurements.push(await run());
  return measurements;
}

export function unmeasured(name: string, unit: Unit, note: string): Row {
  return { name, value: null, unit, floor: null, note };
}
