// The plain reading of disguised letters, and the way back: what is matched on it covers the whole disguised word.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainValue, shadowOf } from "../../src/scan/shadow.js";

const plainOf = (text: string): string => shadowOf(text)?.text ?? text;

describe("shadowOf", () => {
  it.each([
    ["full-width letters", "Ａｃｍｅ", "Acme"],
    ["full-width digits and signs", "１２＠ａ．ｂ", "12@a.b"],
    ["mathematical letters", "𝐀𝑐𝓶𝔢", "Acme"],
    ["mathematical digits", "𝟏𝟚", "12"],
    ["circled and squared letters", "ⓐⓒⓜⓔ 🄰", "acme A"],
    ["ligatures", "ﬁnance oﬃce", "finance office"],
    ["zero-width characters", "ac\u200bm\u200d\u2060e", "acme"],
    ["a soft hyphen", "ac\u00adme", "acme"],
    ["tag characters", "ac\u{e0061}me", "acme"],
    ["variation selectors", "ac\ufe0fme", "acme"],
    ["bidirectional controls", "\u202eacme\u202c", "acme"],
    ["decomposed letters", "Kova\u0301cs", "Kovács"],
    ["decomposed letters behind a zero-width character", "Kova\u200b\u0301cs", "Kovács"],
    ["decomposed letters behind a tag", "Kova\u{e0061}\u0301cs", "Kovács"],
    ["a long s", "Haſe", "Hase"],
    ["several marks", "a\u0323\u0302", "ậ"],
    ["decomposed kana", "か\u3099", "が"],
    ["decomposed Hangul", "\u1112\u1161\u11ab\u1100\u116e\u11a8", "한국"],
    ["Arabic digits", "٠١٢٣٤٥٦٧٨٩", "0123456789"],
    ["Persian and Devanagari digits", "۳३", "33"],
    ["Cyrillic among Latin", "Lаntеrn", "Lantern"],
    ["Greek among Latin", "Αcmε Acmο", "Acmε Acmo"],
    ["everything at once", "Ｌ\u200bаnt\u00adｅｒn", "Lantern"],
  ])("reads %s", (_, text, plain) => {
    expect(plainOf(text)).toBe(plain);
  });

  it.each([
    ["ASCII", "plain text 123"],
    ["composed letters", "Kovács Őz"],
    ["words of one other script", "Москва Αθήνα"],
    ["words of two scripts side by side", "Москва Moscow"],
    ["other scripts", "漢字かな हिन्दी"],
    ["emoji", "🙂🚀"],
    ["signs", "a — b … “c”"],
    ["lone surrogates", "a\ud800b\udc00"],
    ["a mark that composes with nothing", "x\u0301"],
    ["nothing", ""],
  ])("leaves %s alone", (_, text) => {
    expect(shadowOf(text)).toBeUndefined();
  });

  it("is linear where marks, invisible characters or mixed words are many", () => {
    for (const piece of ["\u0301\u0323", "a\u0301", "\u200b", "Ａ", "aа", "aа ", "𝐀", "\u200b\u0301", "\u1161"]) {
      const started = performance.now();
      shadowOf(`x${piece.repeat(200_000 / piece.length)}`);
      expect(performance.now() - started, JSON.stringify(piece)).toBeLessThan(15_000);
    }
  });
});

describe("plainValue", () => {
  it("reads a value, and keeps one that is disguise alone", () => {
    expect(plainValue("Ａc\u200bme")).toBe("Acme");
    expect(plainValue("\u200b\u202e")).toBe("\u200b\u202e");
    expect(plainValue("plain")).toBe("plain");
  });
});

/** Ways to write one letter of a word so that it looks the same. */
const DISGUISES: readonly ((letter: string) => string)[] = [
  (letter) => letter,
  (letter) => `${letter}\u200b`,
  (letter) => `\u00ad${letter}`,
  (letter) => `${letter}\ufe0f\u2060`,
  (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0),
  (letter) => String.fromCodePoint((letter >= "a" ? 0x1d41a - 97 : 0x1d400 - 65) + letter.charCodeAt(0)),
  (letter) => ({ a: "а", e: "е", o: "о", p: "р", c: "с" })[letter] ?? letter,
];

describe("the way back", () => {
  const written = fc.tuple(
    fc.constantFrom("Lantern", "Peacock", "Ozone"),
    fc.array(fc.nat(DISGUISES.length - 1), { minLength: 7, maxLength: 7 }),
  );
  const around = fc.constantFrom(" ", "é ", "🙂", "Ｘ ", "e\u0301 ", "\n", "漢 ", "\u200b ", "ﬁ ", "(");

  it("leads from a disguised word to the whole of it", () => {
    fc.assert(
      fc.property(around, written, around, ([before], [word, ways], after) => {
        const disguised = [...word].map((letter, at) => DISGUISES[ways[at] ?? 0]?.(letter) ?? letter).join("");
        const [start, end] = [before?.length ?? 0, (before?.length ?? 0) + disguised.length];
        const text = `${before}${disguised} ${after}`;
        const shadow = shadowOf(text);
        const reading = shadow?.text ?? text;
        const at = reading.indexOf(word);
        // A word of look-alikes alone is not mixed, and is what it says.
        if (!/\p{Script=Latin}/u.test(reading.slice(0, -2))) return;
        expect(at).toBeGreaterThanOrEqual(0);
        const [from, to] = [shadow?.rawStart(at) ?? at, shadow?.rawEnd(at + word.length) ?? at + word.length];
        const visible = disguised.replace(/^(?:\u00ad|\u200b|\ufe0f|\u2060)+|(?:\u00ad|\u200b|\ufe0f|\u2060)+$/g, "");
        expect(from).toBeLessThanOrEqual(start + disguised.indexOf(visible));
        expect(to).toBeGreaterThanOrEqual(start + disguised.indexOf(visible) + visible.length);
        expect(from).toBeGreaterThanOrEqual(start);
        expect(to).toBeLessThanOrEqual(end);
      }),
      { seed: 51, numRuns: 2_000 },
    );
  });

  it("leads every offset into the raw text, in order, whatever is mixed", () => {
    const piece = fc.constantFrom(
      "a",
      "Z",
      " ",
      "\u200b",
      "\u00ad",
      "Ａ",
      "１",
      "𝐀",
      "🙂",
      "e\u0301",
      "\u0301",
      "а",
      "Ж",
      "α",
      "ﬃ",
      "漢",
      "か\u3099",
      "\u1112\u1161",
      "㎏",
      "\ud800",
      "\u{e0041}",
      "٣",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 16 }), (pieces) => {
        const text = pieces.join("");
        const shadow = shadowOf(text);
        if (shadow === undefined) return;
        let start = 0;
        let end = 0;
        for (let at = 0; at < shadow.text.length; at++) {
          expect(shadow.rawStart(at)).toBeGreaterThanOrEqual(start);
          expect(shadow.rawEnd(at + 1)).toBeGreaterThanOrEqual(end);
          [start, end] = [shadow.rawStart(at), shadow.rawEnd(at + 1)];
          expect(start).toBeLessThan(end);
        }
        expect(end).toBeLessThanOrEqual(text.length);
        // Look-alikes are read last; a mark on one is not composed with it.
        if (!/[аα]/.test(text)) expect(shadowOf(shadow.text)).toBeUndefined();
      }),
      { seed: 52, numRuns: 2_000 },
    );
  });
});
