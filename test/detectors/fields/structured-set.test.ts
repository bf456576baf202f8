// Our own structured set: nothing that a field names may be left, and next to nothing else may go.
import { describe, expect, it } from "vitest";
import { measure } from "../../bench/measurement.js";
import { ownStructured } from "../../bench/own/structured.js";
import { Redactor } from "../../bench/redactor.js";

const set = ownStructured();

it("has sixty documents or more, in twenty formats, some without a value to hide", () => {
  expect(set.samples.length).toBeGreaterThanOrEqual(60);
  expect(new Set(set.samples.map(({ fields }) => fields["language"])).size).toBeGreaterThanOrEqual(20);
  expect(set.samples.filter(({ spans }) => spans.length === 0).length).toBeGreaterThanOrEqual(8);
});

/** Percent of the characters that are nobody's: strict mode hides capitalised words. */
const CEILINGS = { strict: 2, balanced: 0.1 } as const;

describe.each(["strict", "balanced"] as const)("in %s mode", (mode) => {
  const { figures } = measure(set, mode, new Redactor(mode), undefined, () => {});

  it("hides every value (INV-56)", () => expect(figures.all).toMatchObject({ leaked: 0, leak: 0 }));

  it("leaves the rest", () => expect(figures.over).toBeLessThanOrEqual(CEILINGS[mode]));
});
