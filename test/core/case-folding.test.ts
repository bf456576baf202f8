// Full case folding against its definition: a table of the special cases, and the properties of statuses C and F for every code point.
import { describe, expect, it } from "vitest";
import { foldCase } from "../../src/core/case-folding.js";

/** Every code point that is a character, surrogates left out. */
function* characters(): Generator<string> {
  for (let point = 0; point <= 0x10ffff; point++) {
    if (point === 0xd800) point = 0xe000;
    yield String.fromCodePoint(point);
  }
}

const NO_FOLD = /\P{Changes_When_Casefolded}/u;

describe("special cases of CaseFolding.txt", () => {
  it.each([
    ["sharp s", "ß", "ss"],
    ["capital sharp s", "ẞ", "ss"],
    ["ligature ff", "ﬀ", "ff"],
    ["ligature fi", "ﬁ", "fi"],
    ["ligature fl", "ﬂ", "fl"],
    ["ligature ffi", "ﬃ", "ffi"],
    ["ligature ffl", "ﬄ", "ffl"],
    ["ligature long s t", "ﬅ", "st"],
    ["ligature st", "ﬆ", "st"],
    ["n with apostrophe", "ŉ", "\u02bcn"],
    ["j with caron", "ǰ", "j\u030c"],
    ["a with half ring", "ẚ", "a\u02be"],
    ["h with line below", "ẖ", "h\u0331"],
    ["iota with dialytika and tonos", "ΐ", "\u03b9\u0308\u0301"],
    ["upsilon with dialytika and tonos", "ΰ", "\u03c5\u0308\u0301"],
    ["iota with dialytika and oxia", "\u1fd3", "\u03b9\u0308\u0301"],
    ["upsilon with psili", "\u1f50", "\u03c5\u0313"],
    ["final sigma", "ς", "σ"],
    ["sigma at the end of a word", "ΟΔΟΣ", "οδοσ"],
    ["dotted capital i", "İ", "i\u0307"],
    ["dotless i", "ı", "ı"],
    ["capital i", "I", "i"],
    ["long s", "ſ", "s"],
    ["long s with dot", "ẛ", "\u1e61"],
    ["Kelvin", "\u212a", "k"],
    ["Ångström", "\u212b", "å"],
    ["Ohm", "\u2126", "ω"],
    ["micro", "µ", "μ"],
    ["theta symbol", "ϑ", "θ"],
    ["combining iota subscript", "\u0345", "ι"],
    ["titlecase digraph", "ǅ", "ǆ"],
    ["capital digraph", "Ǆ", "ǆ"],
    ["Armenian ligature ech yiwn", "և", "եւ"],
    ["Armenian ligature men now", "ﬓ", "մն"],
    ["Armenian ligature men ech", "ﬔ", "մե"],
    ["Armenian ligature men ini", "ﬕ", "մի"],
    ["Armenian ligature vew now", "ﬖ", "վն"],
    ["Armenian ligature men xeh", "ﬗ", "մխ"],
    ["Cherokee capital", "\u13a0", "\u13a0"],
    ["Cherokee small", "\uab70", "\u13a0"],
    ["Cherokee small, last of the block", "\uabbf", "\u13ef"],
    ["Cherokee capital, later row", "\u13f5", "\u13f5"],
    ["Cherokee small, later row", "\u13f8", "\u13f0"],
    ["Cherokee small, last", "\u13fd", "\u13f5"],
    ["Greek alpha with iota subscript", "\u1fb3", "αι"],
    ["Greek capital alpha with prosgegrammeni", "\u1fbc", "αι"],
    ["Greek alpha with psili and ypogegrammeni", "\u1f80", "\u1f00ι"],
    ["Greek capital alpha with psili and prosgegrammeni", "\u1f88", "\u1f00ι"],
    ["Greek alpha with varia and ypogegrammeni", "\u1fb2", "\u1f70ι"],
    ["Greek omega with perispomeni and ypogegrammeni", "\u1ff7", "ω\u0342ι"],
    ["Greek capital eta with prosgegrammeni", "\u1fcc", "ηι"],
    ["Georgian capital", "\u1c90", "\u10d0"],
    ["old Georgian capital", "\u10a0", "\u2d00"],
    ["Cyrillic small ve, rounded", "\u1c80", "в"],
    ["Deseret capital", "\u{10400}", "\u{10428}"],
    ["Adlam capital", "\u{1e900}", "\u{1e922}"],
  ])("%s", (_, character, folded) => {
    expect(foldCase(character)).toBe(folded);
    expect(foldCase(`Ä${character}!`)).toBe(`ä${folded}!`);
  });
});

describe("every code point", () => {
  it("changes in its decomposed form exactly if Unicode says that folding changes it", () => {
    // Changes_When_Casefolded is defined on the canonical decomposition (Unicode Standard 3.13, D142).
    const wrong: string[] = [];
    for (const character of characters()) {
      const decomposed = character.normalize("NFD");
      if ((foldCase(decomposed) === decomposed) !== NO_FOLD.test(character)) wrong.push(character);
    }
    expect(wrong).toEqual([]);
  });

  it("is folded as its capital and its small letter are, Turkic ones apart", () => {
    const wrong: string[] = [];
    for (const character of characters()) {
      if (character === "ı") continue;
      const folded = foldCase(character);
      if (foldCase(character.toUpperCase()) !== folded || foldCase(character.toLowerCase()) !== folded)
        wrong.push(character);
    }
    expect(wrong).toEqual([]);
  });

  it("is folded to what folding leaves alone", () => {
    for (const character of characters()) {
      const folded = foldCase(character);
      if (foldCase(folded) !== folded) expect(character).toBe(folded);
    }
  });

  it("equals its simple fold wherever a pattern that ignores case knows one of one code point", () => {
    const wrong: string[] = [];
    for (const character of characters()) {
      if (NO_FOLD.test(character)) continue;
      const folded = foldCase(character);
      if ([...folded].length === 1 && !new RegExp(`^${character}$`, "iu").test(folded)) wrong.push(character);
    }
    expect(wrong).toEqual([]);
  });
});

describe("texts", () => {
  it("are folded letter by letter, lone surrogates kept", () => {
    expect(foldCase("Straße in İZMİR")).toBe("strasse in i\u0307zmi\u0307r");
    expect(foldCase("A\ud800B")).toBe("a\ud800b");
    expect(foldCase("ABC xyz 09 [\\]^_`{")).toBe("abc xyz 09 [\\]^_`{");
    expect(foldCase("")).toBe("");
  });
});
