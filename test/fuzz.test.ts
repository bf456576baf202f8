// The short form of `npm run fuzz`: the same targets from a fixed seed, and a target that has something to find.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { target } from "./bench/fuzz/target.js";
import { TARGETS } from "./bench/fuzz/targets.js";

/** Inputs of each target; those that make files are fewer. */
const RUNS: Readonly<Record<string, number>> = {
  redaction: 1_500,
  disguise: 300,
  arguments: 400,
  config: 1_500,
  names: 60,
  bytes: 250,
};

describe("a short round finds nothing (INV-67)", () => {
  it.each(TARGETS.map((one) => [one.name, one] as const))("in %s", async (name, one) => {
    const found = await one.fuzz({ seed: 6_074, runs: RUNS[name] ?? 0, milliseconds: 40_000 });
    const { input: _input, ...said } = typeof found === "number" ? { input: 0, runs: found } : found;
    expect(said).toEqual({ runs: expect.any(Number) });
    expect(said.runs).toBeGreaterThan(30);
  });
});

it("a finding is told by a word, a seed and a path that leads to it again, and not by the input", async () => {
  const broken = target("broken", fc.string({ minLength: 3 }), () => ({
    judge: async (text) => (text.includes("a") ? "an a" : undefined),
  }));
  const found = await broken.fuzz({ seed: 7, runs: 5_000, milliseconds: 20_000 });
  if (typeof found === "number") throw new Error("It found nothing.");
  const { input, ...said } = found;
  expect(said).toMatchObject({ target: "broken", what: "an a", seed: 7 });
  const again = await broken.fuzz({ seed: 7, path: found.path, runs: 1, milliseconds: 20_000 });
  expect(again).toMatchObject({ what: "an a", input });
});

it("what a judge throws is a finding, in constant words", async () => {
  const throwing = target("throwing", fc.constant("x"), () => ({
    judge: () => Promise.reject(new Error("Oriel Vantongeren")),
  }));
  const found = await throwing.fuzz({ seed: 1, runs: 3, milliseconds: 5_000 });
  expect(found).toMatchObject({ what: "it threw" });
});
