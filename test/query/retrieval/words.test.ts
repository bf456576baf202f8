// What counts as a word. Words are told as keys, so texts are compared by the keys of their words.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findWords } from "../../../src/query/retrieval/words.js";

function keysOf(text: string, from = 0, to = text.length): string[] {
  const keys: string[] = [];
  findWords(text, from, to, (high, low) => keys.push(`${high}.${low}`));
  return keys;
}

/** Expects a text to have just the words that stand between spaces in `words`. */
function expectWords(text: string, words: string): void {
  const single = words === "" ? [] : words.split(" ").map((word) => keysOf(word));
  expect(single.filter((keys) => keys.length !== 1)).toEqual([]);
  expect(keysOf(text)).toEqual(single.flat());
}

const PLACEHOLDER = `[PERSON_${"0a".repeat(16)}]`;
const SHORT = `[EMAIL_${"0a".repeat(5)}]`;

describe("words with spaces between them", () => {
  it.each([
    ["Restore the backup, then verify.", "restore the backup then verify"],
    ["snake_case_name", "snake case name"],
    ["well-known don't rock-'n'-roll -x- 'y'", "well-known don't rock n roll x y"],
    ["a--b a-'b a-", "a b a b a"],
    ["v1.2 2026-03-14 ½ x²", "v1 2 2026-03-14 ½ x²"],
    ["WEISS Weiß", "weiss weiss"],
    ["ΣΊΣΥΦΟΣ σίσυφος", "σίσυφος σίσυφοσ"],
    ["café CAFE\u0301", "cafe\u0301 café"],
    ["ﬁle", "file"],
    ["хлеб ХЛЕБ", "хлеб хлеб"],
    ["नमस्ते दुनिया", "नमस्ते दुनिया"],
    ["𝒳𝒴 𐐨 𐐀", "𝒳𝒴 𐐨 𐐨"],
    ["❤️ \u0301 ... €", ""],
    ["\u2028a\u0085b\vc", "a b c"],
  ])("%s", (text, words) => expectWords(text, words));
});

describe("placeholders", () => {
  it.each([
    [`see ${PLACEHOLDER}'s note`, `see ${PLACEHOLDER} s note`],
    [`x${SHORT}${PLACEHOLDER}y`, `x ${SHORT} ${PLACEHOLDER} y`],
    [`[[a](b)${PLACEHOLDER.slice(0, -1)}`, `a b person ${"0a".repeat(16)}`],
  ])("%s", (text, words) => expectWords(text, words));

  it("of one value in both forms are two words, and neither is its letters", () => {
    expect(new Set([PLACEHOLDER, SHORT, "person", "email"].flatMap((text) => keysOf(text))).size).toBe(4);
  });

  it("that are cut are no placeholders", () => {
    expect(keysOf(PLACEHOLDER, 0, PLACEHOLDER.length - 1)).toEqual(keysOf(`person ${"0a".repeat(16)}`));
  });
});

describe("scripts without spaces", () => {
  it.each([
    ["備份計劃", "備份 份計 計劃"],
    ["備", "備"],
    ["第3章, コード。", "第 3 章 コー ード"],
    ["日本-中国 日本'x", "日本 中国 日本 x"],
    ["สำรอง", "สำ ำร รอ อง"],
    ["ສຳຮອງ", "ສຳ ຳຮ ຮອ ອງ"],
    ["ភាសា", "ភា ាស សា"],
    ["မြန်", "မြ ြန န်"],
    ["복구를", "복구 구를"],
    ["𠮷野家", "𠮷野 野家"],
    ["backup備份ok", "backup 備份 ok"],
  ])("%s", (text, words) => expectWords(text, words));
});

it("half a surrogate pair changes nothing for whole ones", () => {
  expect(keysOf("\ud840 a \udfb7")).toEqual(keysOf("a"));
  expectWords("𠮷野家", "𠮷野 野家");
});

it("finds the same words whatever stands around them, and none beyond the bounds", () => {
  const text = fc.string({
    unit: fc.constantFrom("a", "Ä", "ß", "-", "'", "_", " ", "備", "ก", "[", "\u0301", "𠮷", "𝒳", PLACEHOLDER),
  });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const whole = `${one} ${other}`;
      expect(keysOf(whole)).toEqual([...keysOf(one), ...keysOf(other)]);
      expect(keysOf(whole, one.length + 1)).toEqual(keysOf(other));
    }),
  );
});

it("takes time in proportion to the text", () => {
  for (const unit of ["[", "[PERSON_", "a-", "-", "ß", "備", "\u0301", "a\u0301"]) {
    const text = unit.repeat(200_000);
    const start = performance.now();
    keysOf(text);
    expect({ unit, fast: performance.now() - start < 3_000 }).toEqual({ unit, fast: true });
  }
});
