// Numbers that may cross are whole, safe and not negative.
import { describe, expect, it } from "vitest";
import { bytes, count, isQuantity, line } from "../../src/core/quantity.js";

describe("quantities", () => {
  it.each([0, 1, Number.MAX_SAFE_INTEGER])("take %d", (value) => {
    expect([count(value), line(value), bytes(value)]).toEqual([value, value, value]);
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("refuse %d", (value) => {
    for (const make of [count, line, bytes]) expect(() => make(value)).toThrow(RangeError);
    expect(isQuantity(value)).toBe(false);
  });

  it("are no strings", () => {
    expect(isQuantity("1")).toBe(false);
  });
});
