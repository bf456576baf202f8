// Overlaps are settled as the rules say: held against a reference that looks at each character by itself.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CATEGORIES } from "../../src/core/category.js";
import { resolveSpans } from "../../src/core/resolved.js";
import { RANK, type Rank, type Span } from "../../src/core/span.js";

const span = (start: number, end: number, rank: Rank, row = 0): Span => ({
  start,
  end,
  category: row === 9 ? null : (CATEGORIES[row] ?? null),
  rank,
  row,
});

/** Ranges that remain, as `start-end row`. */
const settled = (text: string, ...spans: readonly Span[]): string[] =>
  resolveSpans(spans, text).map(({ start, end, row }) => `${start}-${end} ${row}`);

describe("resolveSpans", () => {
  const text = "alpha beta, gamma (delta) epsilon";

  it.each<readonly [name: string, spans: readonly Span[], expected: readonly string[]]>([
    ["nothing", [], []],
    ["one", [span(0, 5, RANK.name)], ["0-5 0"]],
    ["neighbours that touch", [span(5, 10, RANK.name, 1), span(0, 5, RANK.word)], ["0-5 0", "5-10 1"]],
    [
      "the higher rank, though shorter",
      [span(0, 10, RANK.name), span(6, 8, RANK.secret, 1)],
      ["0-5 0", "6-8 1", "8-10 0"],
    ],
    ["the longer of one rank", [span(0, 5, RANK.name), span(2, 10, RANK.name, 1)], ["0-2 0", "2-10 1"]],
    ["the earlier of one length", [span(2, 7, RANK.name), span(0, 5, RANK.name, 1)], ["0-5 1", "6-7 0"]],
    ["the earlier row of one range", [span(0, 5, RANK.name, 2), span(0, 5, RANK.name, 1)], ["0-5 1"]],
    ["a span twice", [span(0, 5, RANK.name), span(0, 5, RANK.name)], ["0-5 0"]],
    [
      "remainders without their edges",
      [span(0, 25, RANK.word), span(12, 17, RANK.name, 1)],
      ["0-10 0", "12-17 1", "19-24 0"],
    ],
    ["no remainder of edges alone", [span(0, 12, RANK.word), span(0, 10, RANK.name, 1)], ["0-10 1"]],
    ["a winner with its edges", [span(10, 19, RANK.name), span(12, 17, RANK.word, 1)], ["10-19 0"]],
    [
      "a loser that is whole after all, with its edges",
      [span(17, 19, RANK.word), span(12, 17, RANK.name, 1)],
      ["12-17 1", "17-19 0"],
    ],
    ["kept text", [span(0, 10, RANK.name), span(6, 10, RANK.allow, 9)], ["0-5 0"]],
    ["kept text against a term", [span(0, 10, RANK.term), span(6, 10, RANK.allow, 9)], ["0-10 0"]],
    [
      "a chain",
      [span(0, 6, RANK.word), span(4, 12, RANK.name, 1), span(10, 18, RANK.word, 2)],
      ["0-4 0", "4-12 1", "12-17 2"],
    ],
  ])("settles %s", (_, spans, expected) => {
    expect(settled(text, ...spans)).toEqual(expected);
    expect(settled(text, ...spans.toReversed())).toEqual(expected);
  });

  it.each([
    [-1, 2],
    [0, 99],
    [3, 3],
    [4, 2],
    [0.5, 2],
    [Number.NaN, 2],
    [0, Number.POSITIVE_INFINITY],
  ])("refuses the range %d to %d, alone and among others", (start, end) => {
    expect(() => resolveSpans([span(start, end, RANK.name)], text)).toThrow("Redaction failed.");
    expect(() => resolveSpans([span(0, 20, RANK.name), span(start, end, RANK.word)], text)).toThrow(
      "Redaction failed.",
    );
  });

  it("takes many spans over one range in little time", () => {
    const many = Array.from({ length: 40_000 }, (_, at) => span(at, 40_001 + at, RANK.name, at % 9));
    const started = performance.now();
    expect(resolveSpans(many, "x".repeat(90_000)).length).toBeGreaterThan(0);
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});

describe("against the reference", () => {
  const letters = fc.string({
    unit: fc.constantFrom("a", "B", "7", "é", " ", ".", "-", "\\", "\n", "\u00a0", "\u3000"),
    minLength: 1,
    maxLength: 30,
  });
  const spansOf = (length: number) =>
    fc.array(
      fc
        .tuple(fc.nat(length - 1), fc.integer({ min: 1, max: 12 }), fc.constantFrom(...Object.values(RANK)), fc.nat(9))
        .map(([start, size, rank, row]) => span(start, Math.min(length, start + size), rank, row)),
      { maxLength: 14 },
    );
  const cases = letters.chain((text) => fc.tuple(fc.constant(text), spansOf(text.length)));

  it("gives the same ranges", () => {
    fc.assert(
      fc.property(cases, ([text, spans]) => {
        expect(resolveSpans(spans, text)).toEqual(reference(spans, text));
      }),
      { seed: 11, numRuns: 3_000 },
    );
  });

  it("gives the same ranges in whatever order spans come", () => {
    const shuffled = cases.chain(([text, spans]) =>
      fc.tuple(fc.constant(text), fc.constant(spans), fc.shuffledSubarray(spans, { minLength: spans.length })),
    );
    fc.assert(
      fc.property(shuffled, ([text, spans, others]) => {
        expect(resolveSpans(others, text)).toEqual(resolveSpans(spans, text));
      }),
      { seed: 12, numRuns: 1_000 },
    );
  });

  it("gives disjoint ranges in order, which cover all that was found, but for edges and kept text", () => {
    fc.assert(
      fc.property(cases, ([text, spans]) => {
        const resolved = resolveSpans(spans, text);
        resolved.forEach(({ start, end, category }, at) => {
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(resolved[at + 1]?.start ?? text.length);
          expect(category).not.toBeNull();
        });
        for (const found of spans) {
          if (found.category === null) continue;
          for (let at = found.start; at < found.end; at++) {
            const covered = resolved.some(({ start, end }) => start <= at && at < end);
            const kept = spans.some(
              (other) => other.category === null && other.start <= at && at < other.end && other.rank >= found.rank,
            );
            expect(covered || kept || EDGE.test(text.charAt(at)), `offset ${at} of ${JSON.stringify(text)}`).toBe(true);
          }
        }
      }),
      { seed: 13, numRuns: 2_000 },
    );
  });
});

/** White space and ASCII punctuation of the alphabet above. */
const EDGE = /[\s.\\-]/;

/** For each character the best span over it; each run of one span is a range, trimmed unless it is the whole span. */
function reference(spans: readonly Span[], text: string): Span[] {
  const ranked = spans.toSorted(
    (one, other) =>
      other.rank - one.rank ||
      other.end - other.start - (one.end - one.start) ||
      one.start - other.start ||
      one.row - other.row,
  );
  const winners = Array.from(text, (_, at) => ranked.find(({ start, end }) => start <= at && at < end));
  const ranges: Span[] = [];
  for (let at = 0; at < winners.length; ) {
    const winner = winners[at];
    const from = at;
    while (at < winners.length && winners[at] === winner) at++;
    if (winner === undefined || winner.category === null) continue;
    let [start, end]: [number, number] = [from, at];
    if (start !== winner.start || end !== winner.end) {
      while (start < end && EDGE.test(text.charAt(start))) start++;
      while (end > start && EDGE.test(text.charAt(end - 1))) end--;
      while (start > from && start < end && text.charAt(start - 1) === "\\") start--;
    }
    if (start < end) ranges.push({ ...winner, start, end });
  }
  return ranges;
}
