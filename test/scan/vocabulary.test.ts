// Known words are found whatever their case, with all that was said of them, and nothing else is.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldUnits, hashWord, Vocabulary, WORD_NOTE } from "../../src/scan/vocabulary.js";

const find = (vocabulary: Vocabulary, word: string): number =>
  vocabulary.find(`<${word}>`, 1, 1 + word.length, hashWord(foldUnits(word)));

describe("Vocabulary", () => {
  it("gathers notes and rows", () => {
    const vocabulary = new Vocabulary();
    vocabulary.add("Owner", WORD_NOTE.role);
    vocabulary.add("OWNER", WORD_NOTE.common, 7);
    vocabulary.add("owner", 0, 9);
    vocabulary.add("owner", 0, 9);
    const word = find(vocabulary, "oWnEr");
    expect(vocabulary.notes(word)).toBe(WORD_NOTE.role | WORD_NOTE.common);
    expect(vocabulary.rows(word)).toEqual([7, 9]);
  });

  it("knows nothing of other words", () => {
    const vocabulary = new Vocabulary();
    vocabulary.add("owner", WORD_NOTE.role);
    for (const other of ["owne", "owners", "rewno", "", "Öwner"]) expect(find(vocabulary, other)).toBe(-1);
    expect([vocabulary.notes(-1), vocabulary.rows(-1)]).toEqual([0, []]);
  });

  it("holds as many words as it is given, each found", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ unit: fc.constantFrom(..."abcdéŐж7"), minLength: 1, maxLength: 6 }), {
          selector: foldUnits,
          minLength: 700,
          maxLength: 1_500,
        }),
        (words) => {
          const vocabulary = new Vocabulary();
          for (const [at, word] of words.entries()) vocabulary.add(word, 0, at);
          for (const [at, word] of words.entries())
            expect(vocabulary.rows(find(vocabulary, word.toUpperCase()))).toEqual([at]);
        },
      ),
      { seed: 42, numRuns: 5 },
    );
  });

  it("tells words of one hash apart", () => {
    const vocabulary = new Vocabulary();
    expect(hashWord("a\u0082")).toBe(hashWord("bc"));
    vocabulary.add("bc", 0, 1);
    expect(vocabulary.rows(find(vocabulary, "bc"))).toEqual([1]);
    expect(find(vocabulary, "a\u0082")).toBe(-1);
  });
});
