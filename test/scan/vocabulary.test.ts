// Known words are found whatever their case, with all that was said of them, and nothing else is.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldUnits, hashWord, Vocabulary, WORD_NOTE } from "../../src/scan/vocabulary.js";

const find = (vocabulary: Vocabulary, word: string): number =>
  vocabulary.findInText(`<${word}>`, 1, 1 + word.length, hashWord(foldUnits(word)));

/** The number of the small letter `a`, with which a sentence goes on. */
const A = 1;

describe("Vocabulary", () => {
  it("gathers notes and rows", () => {
    const vocabulary = new Vocabulary();
    vocabulary.add("Owner", WORD_NOTE.role);
    vocabulary.add("OWNER", WORD_NOTE.common);
    vocabulary.anchor("OWNER", 7);
    vocabulary.anchor("owner", 9);
    vocabulary.anchor("owner", 9);
    const word = find(vocabulary, "oWnEr");
    expect(vocabulary.notes(word)).toBe(WORD_NOTE.role | WORD_NOTE.common);
    expect(vocabulary.rowsAt(word, A, false, true)).toEqual([7, 9]);
  });

  it("tells before which letters of a sentence a row wants to see a word", () => {
    const vocabulary = new Vocabulary();
    vocabulary.anchor("key", 1, { only: "signed" });
    vocabulary.anchor("key", 2, { before: "az" });
    const key = find(vocabulary, "key");
    const letters = [..."abyz"].filter((letter) => vocabulary.isAnchoredBefore(key, letter.charCodeAt(0)));
    expect(letters).toEqual(["a", "z"]);
    expect([vocabulary.rowsAt(key, A, false, true), vocabulary.rowsAt(key, A + 1, false, true)]).toEqual([[2], []]);
    expect(vocabulary.rowsAt(key, 0, false, true)).toEqual([1, 2]);
    vocabulary.anchor("key", 3);
    expect(vocabulary.isAnchoredBefore(key, "b".charCodeAt(0))).toBe(true);
    expect(vocabulary.isAnchoredBefore(-1, "b".charCodeAt(0))).toBe(false);
  });

  it("names the rows that want to see a word where it stands", () => {
    const vocabulary = new Vocabulary();
    vocabulary.anchor("key", 1);
    vocabulary.anchor("key", 2, { only: "signed" });
    vocabulary.anchor("key", 3, { only: "capitalised" });
    vocabulary.anchor("name", 2, { only: "signed" });
    vocabulary.anchor("name", 2, { only: "capitalised" });
    const [key, name] = [find(vocabulary, "key"), find(vocabulary, "name")];
    expect(vocabulary.rowsAt(key, A, false, true)).toEqual([1]);
    expect(vocabulary.rowsAt(key, 0, false, true)).toEqual([1, 2]);
    expect(vocabulary.rowsAt(key, A, true, true)).toEqual([1, 3]);
    expect(vocabulary.rowsAt(name, 0, true, true)).toEqual([2]);
    expect(vocabulary.rowsAt(name, A, false, true)).toEqual([]);
  });

  it("knows nothing of other words", () => {
    const vocabulary = new Vocabulary();
    vocabulary.add("owner", WORD_NOTE.role);
    for (const other of ["owne", "owners", "rewno", "", "Öwner"]) expect(find(vocabulary, other)).toBe(-1);
    expect([vocabulary.notes(-1), vocabulary.rowsAt(-1, 0, true, true)]).toEqual([0, []]);
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
          for (const [at, word] of words.entries()) vocabulary.anchor(word, at);
          for (const [at, word] of words.entries())
            expect(vocabulary.rowsAt(find(vocabulary, word.toUpperCase()), A, false, true)).toEqual([at]);
        },
      ),
      { seed: 42, numRuns: 5 },
    );
  });

  it("tells words of one hash apart", () => {
    const vocabulary = new Vocabulary();
    expect(hashWord("a\u0082")).toBe(hashWord("bc"));
    vocabulary.anchor("bc", 1);
    expect(vocabulary.rowsAt(find(vocabulary, "bc"), A, false, true)).toEqual([1]);
    expect(find(vocabulary, "a\u0082")).toBe(-1);
  });
});
