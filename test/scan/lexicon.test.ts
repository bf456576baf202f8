// The word lists: what they say of words, that the file is what the script makes of its sources, and that a look-up leaves nothing behind.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { classOf, LEXICON, SMALL_NAME_BYTES, slotHash, smallNameBits } from "../../src/scan/lexicon.js";
import { foldUnits, hashWord } from "../../src/scan/vocabulary.js";

const ROOT = resolve(import.meta.dirname, "../..");

const of = (word: string) => classOf(word, 0, word.length);

it.each([
  ["Johanna", LEXICON.given],
  ["bettina", LEXICON.given],
  ["KRÜGER", LEXICON.family],
  ["Kovács", LEXICON.family],
  ["Мария", LEXICON.given],
  ["table", LEXICON.english],
  ["und", LEXICON.foreign],
  ["Kubernetes", LEXICON.product],
  ["Bulgaria", LEXICON.place],
])("knows %s", (word, bits) => {
  expect(of(word) & bits).toBe(bits);
});

it("has ordinary words and names apart", () => {
  expect(of("retention") & (LEXICON.given | LEXICON.family | LEXICON.listed)).toBe(0);
  expect(of("Johanna") & (LEXICON.english | LEXICON.common)).toBe(0);
  expect(of("qzxwvkj")).toBe(0);
});

it("looks at the given range only", () => {
  expect(classOf("xxJohannaxx", 2, 9)).toBe(of("Johanna"));
});

it("is what the script makes of the pinned packages, byte for byte", async () => {
  const script: string = "../../scripts/words.mjs";
  const { compileWords } = (await import(script)) as { compileWords: (parts: object) => Buffer };
  const made = compileWords({ hashWord, foldUnits, slotHash, smallNameBits, SMALL_NAME_BYTES });
  expect(made.equals(readFileSync(resolve(ROOT, "detectors/names/data/words.bin")))).toBe(true);
}, 60_000);

it("comes from one file, which the code names in full (INV-08)", () => {
  const source = readFileSync(resolve(ROOT, "src/scan/word-file.ts"), "utf8");
  expect(source.match(/^import .*$/gm)).toEqual(['import { readFileSync } from "node:fs";']);
  expect(source.match(/readFileSync\(.*\)/g)).toEqual(['readFileSync(new URL(import.meta.resolve("#words")))']);
  expect(source.match(/^export function \w+\(\)/gm)).toHaveLength(1);
});

it("names every package that it is made of", () => {
  const script = readFileSync(resolve(ROOT, "scripts/words.mjs"), "utf8");
  const licences = readFileSync(resolve(ROOT, "detectors/names/data/LICENSES.md"), "utf8");
  const packages = [...script.matchAll(/(?:from |require\(|lines\()["`](@?[a-z-]+(?:\/[a-z-]+)?)/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !name.startsWith("node"));
  expect(packages.length).toBeGreaterThan(4);
  for (const name of packages) expect(licences).toContain(`\`${name}\``);
});
