// The grammar of placeholders, and the normalisation that enters the digest.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CATEGORIES } from "../../src/core/category.js";
import { pathIdIn } from "../../src/core/path-id.js";
import { LONGEST_PLACEHOLDER, normaliseValue, placeholderEnd } from "../../src/core/placeholder.js";

const FULL = "0123456789abcdef".repeat(2);
const SHORT = FULL.slice(0, 10);

describe("placeholderEnd (INV-15)", () => {
  it.each([
    `[PERSON_${FULL}]`,
    `[PERSON_${SHORT}]`,
    `[PERSON_${FULL}.0badcafe]`,
    `[PERSON_${SHORT}.0bad]`,
    `[DRIVER_ID_${FULL}]`,
  ])("knows %s", (placeholder) => {
    expect(placeholderEnd(placeholder, 0)).toBe(placeholder.length);
    expect(placeholderEnd(`a ${placeholder}]`, 2)).toBe(placeholder.length + 2);
    expect(placeholderEnd(`a ${placeholder}`, 1)).toBe(-1);
  });

  it.each([
    ["an unknown category", `[NAME_${FULL}]`],
    ["a category in small letters", `[person_${FULL}]`],
    ["capital digits", `[PERSON_${FULL.toUpperCase()}]`],
    ["too few digits", `[PERSON_${FULL.slice(1)}]`],
    ["too many digits", `[PERSON_${FULL}0]`],
    ["9 digits", `[PERSON_${SHORT.slice(1)}]`],
    ["the reference's two digits", "[PERSON_01]"],
    ["the reference's 8 digits", "[PERSON_deadbeef]"],
    ["a name", "[PERSON_Jane Roe]"],
    ["a full form suffix on a short one", `[PERSON_${SHORT}.0badcafe]`],
    ["a short form suffix on a full one", `[PERSON_${FULL}.0bad]`],
    ["no end", `[PERSON_${FULL}`],
    ["a space inside", `[PERSON_ ${FULL}]`],
    ["a word of the prototype", `[constructor_${FULL}]`],
  ])("does not know %s", (_, text) => {
    expect(placeholderEnd(text, 0)).toBe(-1);
  });

  it("has no longer form than the longest", () => {
    const longest = CATEGORIES.map((category) => `[${category}_${FULL}.0badcafe]`.length);
    expect(Math.max(...longest)).toBe(LONGEST_PLACEHOLDER);
  });
});

describe("normaliseValue", () => {
  it.each([
    ["edges", "\u2003 \u00a0a\u3000\n", "a"],
    ["edges of the information separators", "\x1ca\x1f", "a"],
    ["runs inside", "a \t\r\n b", "a b"],
    ["no-break spaces inside", "a\u00a0\u00a0b", "a\u00a0\u00a0b"],
    ["vertical tab and form feed inside", "a\v\fb", "a\v\fb"],
    ["zero-width at an edge", "\u200ba", "\u200ba"],
    ["a byte order mark at an edge", "\ufeffa", "\ufeffa"],
    ["hyphens and underscores", "A-b_C", "a-b_c"],
    ["composed letters", "é".normalize("NFC"), "é".normalize("NFC")],
    ["decomposed letters", "é".normalize("NFD"), "é".normalize("NFD")],
    ["full-width letters", "ＡＢ", "ａｂ"],
    ["white space alone", " \t\n", ""],
  ])("%s", (_, value, normalised) => {
    expect(normaliseValue(value)).toBe(normalised);
  });

  it("changes nothing the second time", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (value) => {
        const once = normaliseValue(value);
        expect(normaliseValue(once)).toBe(once);
      }),
      { seed: 2, numRuns: 300 },
    );
  });

  it("is linear in white space inside a value", () => {
    const started = performance.now();
    expect(normaliseValue(`a${"\u00a0".repeat(300_000)}b`)).toHaveLength(300_002);
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

describe("pathIdIn", () => {
  it.each(["p_0123456789ab", "@p_0123456789ab"])("reads %s", (argument) => {
    expect(pathIdIn(argument)).toBe("p_0123456789ab");
  });

  it.each([
    "p_0123456789AB",
    "p_0123456789a",
    "p_0123456789abc",
    "@@p_0123456789ab",
    " p_0123456789ab",
    "p_0123456789ab\n",
    "notes/a.md",
    "",
  ])("refuses %j", (argument) => {
    expect(pathIdIn(argument)).toBeUndefined();
  });
});
