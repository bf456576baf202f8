// The cache finds a value by its characters; it never gives one value the placeholder of another.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Category } from "../../src/core/category.js";
import { PlaceholderCache } from "../../src/core/placeholder-cache.js";
import { Vault } from "../../src/core/vault.js";

const find = (cache: PlaceholderCache, category: Category, value: string) =>
  cache.find(category, `<${value}>`, 1, 1 + value.length);

describe("PlaceholderCache", () => {
  it("finds what was stored, wherever it stands, and nothing else", () => {
    const cache = new PlaceholderCache();
    cache.store("ID", "value", "[one]");
    expect(find(cache, "ID", "value")).toBe("[one]");
    for (const other of ["Value", "valu", "value ", "eulav", ""]) expect(find(cache, "ID", other)).toBeUndefined();
    expect(find(cache, "IP", "value")).toBeUndefined();
  });

  it("tells values of one hash apart, and stays small where there are many", () => {
    // "Aa" and "BB" have one hash, so all words made of them do.
    const words = Array.from({ length: 4096 }, (_, at) =>
      [...at.toString(2).padStart(12, "0")].map((bit) => (bit === "0" ? "Aa" : "BB")).join(""),
    );
    const cache = new PlaceholderCache();
    const started = performance.now();
    const wrong: string[] = [];
    for (const word of [...words, ...words]) {
      const known = find(cache, "ID", word);
      if (known !== undefined && known !== `[${word}]`) wrong.push(word);
      cache.store("ID", word, `[${word}]`);
      if (find(cache, "ID", word) !== `[${word}]`) wrong.push(word);
    }
    expect(wrong).toEqual([]);
    expect(performance.now() - started).toBeLessThan(15_000);
  });

  it("remembers neither long values nor more than two generations", () => {
    const cache = new PlaceholderCache();
    cache.store("ID", "x".repeat(257), "[long]");
    expect(find(cache, "ID", "x".repeat(257))).toBeUndefined();
    for (let at = 0; at <= 100_000; at++) cache.store("ID", `value ${at}`, `[${at}]`);
    expect(find(cache, "ID", "value 0")).toBeUndefined();
    expect(find(cache, "ID", "value 60000")).toBe("[60000]");
  });

  it("makes no difference to a placeholder", () => {
    const cached = new Vault("test-salt");
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom("a", "A", "B", " ", "é", "\n", "ＡＢ"), maxLength: 4 }), {
          maxLength: 8,
        }),
        (values) => {
          for (const value of [...values, ...values]) {
            const fresh = new Vault("test-salt").placeholderAt("PERSON", value, 0, value.length);
            expect(cached.placeholderAt("PERSON", `_${value}_`, 1, 1 + value.length)).toBe(fresh);
          }
        },
      ),
      { seed: 3, numRuns: 100 },
    );
  });
});
