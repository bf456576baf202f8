// Texts that hold nothing private keep what they say: a ceiling for each kind and mode.
import { describe, expect, it } from "vitest";
import { KINDS } from "./bench/budget/kinds.js";
import { lossOf } from "./bench/budget/over-redaction.js";
import { MODES, Redactor } from "./bench/redactor.js";

describe.each(MODES)("in %s mode", (mode) => {
  const redactor = new Redactor(mode);

  it.each(KINDS)("$name stays readable", (kind) => {
    const { units, over, ceiling, rows } = lossOf(kind, mode, redactor);
    expect(units).toBeGreaterThan(5_000);
    expect({ over: over <= ceiling, worst: rows.slice(0, 3) }).toEqual({ over: true, worst: rows.slice(0, 3) });
  });
});

it("a loss is counted by row, without addresses", () => {
  const text = "ask Zorvex at https://zorvex.example/ now";
  const kind = { name: "hand", ceiling: { strict: 1, balanced: 1 }, texts: () => [text] };
  const { units, over, rows } = lossOf(kind, "strict", new Redactor("strict"));
  expect(units).toBe(41);
  expect(over).toBeCloseTo((100 * 6) / 41); // Zorvex
  expect(rows.map(([row]) => row)).toEqual(["baseline/url", "baseline/capitalised-word"]);
});
