// White space, folding and counting, where JavaScript's own functions differ from what a vault needs.
import { expect, test } from "vitest";
import {
  distinctPaths,
  distinctValues,
  foldedSpelling,
  letterCount,
  trimmed,
  wordsOf,
} from "../../src/config/spelling.js";
import { normaliseValue } from "../../src/core/placeholder.js";

test("trims exactly what the normalisation of a value trims", () => {
  const keeps = (trim: (text: string) => string, sign: string) => trim(`${sign}x${sign}`) !== "x";
  const differing: string[] = [];
  for (let unit = 0; unit < 0x10000; unit++) {
    const sign = String.fromCharCode(unit);
    if (keeps(trimmed, sign) !== keeps(normaliseValue, sign)) differing.push(unit.toString(16));
  }
  expect(differing).toEqual([]);
});

test("words, spellings and letters", () => {
  expect(wordsOf(" Kiln\u00a0 Lane\t4 ")).toEqual(["Kiln", "Lane", "4"]);
  expect(foldedSpelling("  STRASSE \u2003 Ⅷ ")).toBe(foldedSpelling("straße ⅷ"));
  expect(letterCount("Zoë-7 Å\u030a 田")).toBe(5);
});

test("the first spelling is kept", () => {
  expect(distinctValues(["Kiln  Lane", "kiln lane", "KILN\tLANE"])).toEqual(["Kiln  Lane"]);
  expect(distinctPaths(["a b", "A b", " a b "])).toEqual(["a b", "A b"]);
});
