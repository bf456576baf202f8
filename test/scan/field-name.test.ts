// Names of fields taken apart into words.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wordsOfField } from "../../src/scan/field-name.js";

describe("the words of a name", () => {
  it.each<readonly [string, readonly string[]]>([
    ["customerFirstName", ["customer", "first", "name"]],
    ["LAST_NAME_2", ["last", "name"]],
    ["n° cliente", ["n", "cliente"]],
    ["userIDNumber", ["user", "id", "number"]],
    ["IBAN", ["iban"]],
    ["straßeUndHausNr", ["straße", "und", "haus", "nr"]],
    ["a1B2", ["a", "b"]],
    ["", []],
    ["a.b.c.d.e.f.g.h.i.j", ["c", "d", "e", "f", "g", "h", "i", "j"]],
  ])("of %j", (name, words) => {
    expect(wordsOfField(name)).toEqual(words);
  });

  it("are the same however they are read", () => {
    const names = fc.string({ unit: fc.constantFrom(..."abAB1_ .-"), maxLength: 24 });
    fc.assert(
      fc.property(names, (name) => {
        // A letter that ASCII lacks has the name read by patterns; as a word of its own it changes nothing.
        expect([...wordsOfField(name), "é"].slice(-8)).toEqual(wordsOfField(`${name} é`));
      }),
      { numRuns: 2000 },
    );
  });
});
