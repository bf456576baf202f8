// The candidate pass: words and their shapes, marks, and the borders at which a term may begin.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Offsets } from "../../src/scan/offsets.js";
import { type Scan, SHAPE } from "../../src/scan/scan.js";
import { Sieve } from "../../src/scan/sieve.js";
import { Vocabulary, WORD_NOTE } from "../../src/scan/vocabulary.js";
import { isBorder, scanText } from "../../src/scan/walk.js";

const NONE = { bits: new Uint8Array(8192) };
const ALL = { bits: new Uint8Array(8192).fill(255) };

const PLAIN = new Sieve(new Vocabulary(), NONE, NONE);
const EVERYWHERE = new Sieve(new Vocabulary(), NONE, ALL);

const scanOf = (text: string, sieve = PLAIN): Scan => scanText(text, sieve);

const list = (offsets: Offsets): number[] => Array.from({ length: offsets.length }, (_, at) => offsets.at(at));

const knowing = (vocabulary: Vocabulary): Sieve => new Sieve(vocabulary, NONE, NONE);

const wordsOf = (text: string, sieve?: Sieve): string[] => {
  const scan = scanOf(text, sieve);
  return list(scan.starts).map((start, at) => text.slice(start, scan.ends.at(at)));
};

/** Parts of a word between the places where a term may begin. */
const partsOf = (text: string): string[] => {
  const starts = list(scanOf(text, EVERYWHERE).term);
  return starts.map((start, at) => text.slice(start, starts[at + 1] ?? text.length));
};

describe("a text of more units than are read at once", () => {
  it.each([65_530, 65_533, 65_535, 65_536, 65_537, 131_070])("cuts no word at %d units", (units) => {
    const text = `${"a ".repeat(units >> 1)}Quillhaven2 ${"b ".repeat(40_000)}Oriel`;
    expect(wordsOf(text)).toEqual(["Quillhaven2", "Oriel"]);
  });

  it("takes no half of a pair for a letter", () => {
    const text = `${"a ".repeat(32_767)}a\u{1d400}B Oriel\ud800 Vasshaug`;
    expect(wordsOf(text)).toEqual(["a\u{1d400}B", "Oriel", "Vasshaug"]);
  });
});

describe("words", () => {
  it.each<readonly [string, string, readonly string[]]>([
    ["with a capital", "the Anna and eVa", ["Anna", "eVa"]],
    ["with a digit", "a 12 b3", ["12", "b3"]],
    ["outside ASCII, if they have a capital or no case", "Ödön élet 漢字 Жук", ["Ödön", "漢字", "Жук"]],
    ["of 20 units", `${"a".repeat(19)} ${"b".repeat(20)}`, ["b".repeat(20)]],
    ["ended by signs", "A_B-C'D’E/F.G", ["A", "B", "C", "D", "E", "F", "G"]],
    ["ended by emoji", "🙂Bob🙂Ann", ["Bob", "Ann"]],
    ["ended by invisible characters", "Foo\u200bBar\u00adBaz", ["Foo", "Bar", "Baz"]],
    ["ended by a trade mark or a raised digit", "Acme™ Acme¹", ["Acme", "Acme"]],
    ["with combining marks", "Kova\u0301cs", ["Kova\u0301cs"]],
    ["with letters of surrogate pairs", "𠮷田 𐐀𐐁", ["𠮷田", "𐐀𐐁"]],
    [
      "end where scripts without case meet others",
      "卡号4111号 ABC株式 รหัส12 é\u0301漢",
      ["卡号", "4111", "号", "ABC", "株式", "รหัส", "12", "é\u0301", "漢"],
    ],
    ["none", "", []],
  ])("%s", (_, text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it("are kept in small letters only if a row is anchored on them; notes are for words that are kept", () => {
    const vocabulary = new Vocabulary();
    vocabulary.add("Straße", WORD_NOTE.role);
    vocabulary.anchor("Straße", 3);
    vocabulary.add("die", WORD_NOTE.common);
    const text = "die straße STRAßE strasse";
    expect(wordsOf(text, knowing(vocabulary))).toEqual(["straße", "STRAßE"]);
    expect(scanOf(text, knowing(vocabulary)).notes(0)).toBe(WORD_NOTE.role);
    expect(scanOf("Other", knowing(vocabulary)).notes(0)).toBe(0);
  });

  it("are passed over in the middle of a sentence, and in small letters, where no row wants to see them there", () => {
    const vocabulary = new Vocabulary();
    vocabulary.anchor("key", 1, { only: "signed" });
    vocabulary.anchor("lane", 2, { only: "capitalised" });
    expect(wordsOf("key a, key: b, key Öb lane Lane KEY is", knowing(vocabulary))).toEqual([
      "key",
      "key",
      "Öb",
      "Lane",
      "KEY",
    ]);
  });

  it("have shapes", () => {
    const scan = scanOf("Anna ABC 12 x9 Ωmega");
    const has = (word: number, bits: number) => (scan.shapes.at(word) & bits) !== 0;
    expect([0, 1, 2, 3, 4].map((word) => has(word, SHAPE.initial))).toEqual([true, true, false, false, true]);
    expect([0, 1, 2, 3, 4].map((word) => has(word, SHAPE.lower))).toEqual([true, false, false, true, true]);
    expect([0, 1, 2, 3, 4].map((word) => has(word, SHAPE.digit))).toEqual([false, false, true, true, false]);
  });

  it("are what a pattern finds, whatever the text", () => {
    const units = fc.constantFrom(
      "a",
      "B",
      "é",
      "Ж",
      "漢",
      "7",
      " ",
      "_",
      ".",
      "@",
      "🙂",
      "𠮷",
      "\u200b",
      "\u0301",
      "\n",
    );
    fc.assert(
      fc.property(fc.string({ unit: units, maxLength: 30 }), (text) => {
        const expected = (text.match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [])
          .flatMap((word) => word.match(/[𠮷\p{M}]*(?:漢[漢𠮷\p{M}]*|[aBéЖ7][aBéЖ7𠮷\p{M}]*)|[𠮷\p{M}]+/gu) ?? [])
          .filter((word) => /[^a-zé]/u.test(word) || word.length >= 20);
        expect(wordsOf(text)).toEqual(expected);
      }),
      { seed: 41, numRuns: 1_000 },
    );
  });
});

describe("marks", () => {
  it("stand where they stand", () => {
    const scan = scanOf("a@b.c http://x =:[ x.2 \u200b.");
    expect(list(scan.at)).toEqual([1]);
    expect(list(scan.dot)).toEqual([3, 20]);
    expect(list(scan.scheme)).toEqual([10]);
    expect(list(scan.sign)).toEqual([15, 16]);
    expect(list(scan.invisible)).toEqual([23]);
  });

  it.each([
    ["plain text", false, false],
    ["100% plain", false, true],
    ["a\\nb", false, true],
    ["a&b", false, true],
    ["Ａ", true, false],
    ["a\u200bb", true, false],
    ["pаypal", true, false],
    ["Москва and Moscow", false, false],
    ["e\u0301", true, false],
    ["ſatz", true, false],
  ])("say of %j: disguised %s, escaped %s", (text, disguised, escaped) => {
    const scan = scanOf(text);
    expect([scan.disguise.length > 0, scan.escape.length > 0]).toEqual([disguised, escaped]);
  });
});

describe("borders", () => {
  it.each<readonly [string, readonly string[]]>([
    ["acmeClient", ["acme", "Client"]],
    ["AcmeClient", ["Acme", "Client"]],
    ["ACMEClient", ["ACME", "Client"]],
    ["HTTPServer", ["HTTP", "Server"]],
    ["db2", ["db", "2"]],
    ["v2acme", ["v", "2", "acme"]],
    ["мойКлиент", ["мой", "Клиент"]],
    ["КЛИЕНТБанк", ["КЛИЕНТ", "Банк"]],
    ["ÉcoleÉlite", ["École", "Élite"]],
    ["東京Acme", ["東", "京", "Acme"]],
    ["𠮷Acme", ["𠮷", "Acme"]],
    ["acmeclient", ["acmeclient"]],
    ["ACMECLIENT", ["ACMECLIENT"]],
    ["Acme", ["Acme"]],
    ["e\u0301lan", ["e\u0301lan"]],
  ])("%s", (word, parts) => {
    expect(partsOf(word)).toEqual(parts);
    expect(Array.from({ length: word.length - 1 }, (_, at) => at + 1).filter((at) => isBorder(word, at))).toHaveLength(
      parts.length - 1,
    );
  });

  it("are at either end of a word", () => {
    expect([isBorder("a b", 0), isBorder("a b", 1), isBorder("a b", 2), isBorder("a b", 3), isBorder("  ", 1)]).toEqual(
      [true, true, true, true, false],
    );
  });
});

describe("Offsets", () => {
  it("grow, and are -1 outside", () => {
    const offsets = new Offsets();
    for (let at = 0; at < 1_000; at++) offsets.push(at * 3);
    expect([offsets.length, offsets.at(0), offsets.at(999), offsets.at(1_000), offsets.at(-1)]).toEqual([
      1_000, 0, 2_997, -1, -1,
    ]);
  });
});

describe("speed", () => {
  it("is linear in long words, in emoji and in invisible characters", () => {
    for (const piece of ["a", "A", "aB", "🙂", "\u200b", "e\u0301", "漢", "@", "."]) {
      const started = performance.now();
      scanOf(piece.repeat(200_000 / piece.length));
      expect(performance.now() - started, piece).toBeLessThan(10_000);
    }
  });
});
