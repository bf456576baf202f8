// The whole engine, on texts put together from everything that it knows: what it hides is gone, and what it made it leaves alone.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Detected } from "../../src/core/detected.js";
import { Raw } from "../../src/core/raw.js";
import { redact } from "../../src/core/redact.js";
import { Resolved } from "../../src/core/resolved.js";
import { Vault } from "../../src/core/vault.js";
import { NO_TERMS, TOY_ROWS, toyPolicy } from "./toy-baseline.js";

const vault = new Vault("test-salt");
const terms = { ...NO_TERMS, clients: ["Lantern Labs", "Acme"], people: ["Kovács"], terms: ["Blue Heron"] };
const strict = toyPolicy({ terms, allow: ["Contoso"] });
const balanced = toyPolicy({ terms, allow: ["Contoso"], mode: "balanced" });
const reversed = toyPolicy({ terms, allow: ["Contoso"] }, TOY_ROWS.toReversed());

const VALUES = [
  "lantern_labs",
  "LANTERN LABS",
  "lantern\nlabs",
  "ＡＣＭＥ",
  "Ac\u200bme",
  "Kova\u0301cs",
  "KOVACS",
  "blue%20heron",
  "Blue\\u0020Heron",
  "acme",
  "Асme",
];
const PIECES = [
  ...VALUES,
  "Contoso",
  "Monday",
  "the",
  "Anna Bell",
  "Zed Inc",
  "a@b.test",
  "http://a.test/x?y=Acme",
  "key-abcd1234",
  "id12345",
  "1.2.3.4",
  "123-45-6789",
];
const GAPS = [" ", "\n", "\r\n", "\r", ", ", ". ", " (", ") ", "🙂 ", "\t", " \u200b "];

const texts = fc
  .array(fc.tuple(fc.constantFrom(...PIECES, vault.placeholder("PERSON", "Ann")), fc.constantFrom(...GAPS)), {
    maxLength: 12,
  })
  .map((pairs) => pairs.flat().join(""));

const redacted = (text: string, policy = strict): string => String(redact(Raw.of(text), policy, vault).text);

describe("redact", () => {
  it.each([
    ["strict", strict],
    ["balanced", balanced],
  ])("changes nothing the second time, in %s mode (INV-11)", (_, policy) => {
    fc.assert(
      fc.property(texts, (text) => {
        const once = redacted(text, policy);
        expect(redacted(once, policy)).toBe(once);
      }),
      { seed: 31, numRuns: 400 },
    );
  });

  it("leaves no spelling of a term behind", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const out = redacted(text, balanced);
        for (const value of [...VALUES, "a@b.test", "key-abcd1234"]) expect(out).not.toContain(value);
      }),
      { seed: 32, numRuns: 400 },
    );
  });

  it("gives the same bytes whatever the order of rows (INV-12)", () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(redacted(text, reversed)).toBe(redacted(text, strict));
      }),
      { seed: 33, numRuns: 400 },
    );
  });

  it("keeps the number of lines (INV-13)", () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(redacted(text).match(/\r\n|\r|\n/g)?.length).toBe(text.match(/\r\n|\r|\n/g)?.length);
      }),
      { seed: 34, numRuns: 400 },
    );
  });

  it("covers every offset that a row or a term found (INV-10)", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const detected = Detected.run(Raw.of(text), strict);
        const { spans } = Resolved.from(detected);
        for (const found of detected.spans) {
          for (let at = found.start; at < found.end && found.category !== null; at++) {
            const covered = spans.some(({ start, end }) => start <= at && at < end);
            const kept = detected.spans.some(
              ({ start, end, category, rank }) => category === null && rank > found.rank && start <= at && at < end,
            );
            expect(covered || kept || /[\s!-/:-@[-`{-~]/.test(text.charAt(at))).toBe(true);
          }
        }
      }),
      { seed: 35, numRuns: 300 },
    );
  });

  it("counts what it replaced", () => {
    const { counts, text } = redact(Raw.of("Acme, acme and a@b.test"), balanced, vault);
    expect(counts).toEqual(
      new Map([
        ["CLIENT", 2],
        ["EMAIL", 1],
      ]),
    );
    expect(String(text).match(/\[CLIENT_/g)).toHaveLength(2);
  });

  it("has 100,005 tokens for as many values, and leaves private-use characters alone (B09)", () => {
    const values = Array.from({ length: 100_005 }, (_, at) => `u${at}@b.test`);
    const text = redacted(`\ue000${values.join(" ")}\uf8ff`, balanced);
    const tokens = text.match(/\[EMAIL_[0-9a-f]{32}\]/g) ?? [];
    expect(new Set(tokens).size).toBe(100_005);
    expect(text.replace(/\[EMAIL_[0-9a-f]{32}\]/g, "").replaceAll(" ", "")).toBe("\ue000\uf8ff");
  });

  it("leaves text without a finding as it is, lone surrogates and NUL included", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("a", " ", "\ud800", "\udc00", "\0", "é", "漢", "\ufffe", "'") }),
        (text) => {
          expect(redacted(text)).toBe(text);
        },
      ),
      { seed: 36, numRuns: 200 },
    );
  });

  it("copies what stands between values unit by unit, lone surrogates and NUL included", () => {
    const token = vault.placeholder("CLIENT", "Acme");
    for (const around of ["\ud800", "\udc00\ud83d", "\0", "\ufeff", "\uffff", "é🙂"]) {
      expect(redacted(`${around} Acme ${around} Acme ${around}`, balanced)).toBe(
        `${around} ${token} ${around} ${token} ${around}`,
      );
    }
    expect(redacted("Lantern\nLabs ".repeat(5_000), balanced).split("\n")).toHaveLength(5_001);
  });
});
