// The parts of a text that are read a second time: each offset is in one, with room on both sides, and no value is cut.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Offsets } from "../../src/scan/offsets.js";
import { stretchesAround } from "../../src/scan/stretches.js";

function stretches(text: string, at: readonly number[]): { start: number; end: number }[] {
  const offsets = new Offsets();
  for (const offset of at) offsets.push(offset);
  return stretchesAround(offsets, text).map(({ start, end }) => ({ start, end }));
}

describe("stretchesAround", () => {
  it("are none without an offset, and all of a short text with one", () => {
    expect(stretches("some text", [])).toEqual([]);
    expect(stretches("some text", [5])).toEqual([{ start: 0, end: 9 }]);
  });

  it("hold the line before and two line ends after", () => {
    const text = "one\ntwo\nthree\nfour\nfive\nsix\nseven\n";
    expect(stretches(text, [text.indexOf("four")])).toEqual([
      { start: text.indexOf("three"), end: text.indexOf("\nseven") },
    ]);
  });

  it("hold every offset with its word and the words beside it, disjoint and in order", () => {
    const word = fc.integer({ min: 1, max: 2_500 }).map((length) => "x".repeat(length));
    const gap = fc.constantFrom(" ", "\n", "\r\n", "\t");
    const cases = fc
      .array(fc.tuple(word, gap), { minLength: 1, maxLength: 12 })
      .map((pairs) => pairs.flat().join(""))
      .chain((text) =>
        fc.tuple(
          fc.constant(text),
          fc.array(fc.nat(text.length - 1), { maxLength: 20 }).map((at) => at.toSorted((one, other) => one - other)),
        ),
      );
    fc.assert(
      fc.property(cases, ([text, at]) => {
        const found = stretches(text, at);
        found.forEach(({ start, end }, index) => {
          expect(start).toBeGreaterThanOrEqual(index === 0 ? 0 : (found[index - 1]?.end ?? 0));
          expect(end).toBeLessThanOrEqual(text.length);
          for (const edge of [start, end]) {
            const cutsWord =
              /\S/.test(text.charAt(edge - 1)) && /\S/.test(text.charAt(edge)) && edge > 0 && edge < text.length;
            expect(cutsWord && !found.some((other) => other.start === edge && other.end !== edge)).toBe(false);
          }
        });
        for (const offset of at) expect(found.some(({ start, end }) => start <= offset && offset < end)).toBe(true);
      }),
      { seed: 61, numRuns: 200 },
    );
  });

  it("are found in little time where a long line is all offsets", () => {
    const started = performance.now();
    stretches(
      "x".repeat(500_000),
      Array.from({ length: 500_000 }, (_, at) => at),
    );
    expect(performance.now() - started).toBeLessThan(15_000);
  });
});
