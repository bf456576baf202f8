// A policy is complete or it is none; rows are chosen by mode, profile and scope; reserved words are no terms.
import { describe, expect, it } from "vitest";
import type { Detector } from "../../src/core/detector.js";
import {
  ALLOW_ROW,
  Baseline,
  KEPT_ROW,
  type Policy,
  RESERVED_WORDS,
  TERM_ROW,
  termCategory,
} from "../../src/core/policy.js";
import { Raw } from "../../src/core/raw.js";
import { redact } from "../../src/core/redact.js";
import { RANK } from "../../src/core/span.js";
import { Vault } from "../../src/core/vault.js";
import { NO_TERMS, TOY_ROWS, TOY_WORDS, toyPolicy } from "./toy-baseline.js";

const extra = (fields: Partial<Detector>): Detector => ({
  id: "toy/extra",
  category: "IBAN",
  rank: RANK.extended,
  needs: "text",
  find: () => {},
  ...fields,
});

const idsOf = (policy: Policy): string[] => policy.detectors.map(({ id }) => id);

describe("Baseline.of (INV-05)", () => {
  it("takes rows that cover every category", () => {
    expect(Baseline.is(Baseline.of(TOY_ROWS, TOY_WORDS))).toBe(true);
    expect(Baseline.is({ rows: TOY_ROWS, words: TOY_WORDS })).toBe(false);
  });

  it.each(TOY_ROWS.map(({ category }) => category))("refuses a set without %s", (category) => {
    const rows = TOY_ROWS.filter((row) => row.category !== category);
    expect(() => Baseline.of(rows, TOY_WORDS)).toThrow("The redaction policy is incomplete.");
  });

  it("refuses a category that one mode, or only the extended profile, would have", () => {
    const change = (fields: Partial<Detector>) =>
      TOY_ROWS.map((row) => (row.category === "EMAIL" ? { ...row, ...fields } : row));
    expect(() => Baseline.of(change({ mode: "strict" }), TOY_WORDS)).toThrow("incomplete");
    expect(() => Baseline.of(change({ mode: "balanced" }), TOY_WORDS)).toThrow("incomplete");
    expect(() => Baseline.of(change({ profile: "extended" }), TOY_WORDS)).toThrow("incomplete");
  });

  it("is not changed by a change of the list that it was made from", () => {
    const rows = [...TOY_ROWS];
    const baseline = Baseline.of(rows, TOY_WORDS);
    rows.length = 0;
    expect(baseline.rows).toHaveLength(TOY_ROWS.length);
    expect(Object.isFrozen(baseline.rows)).toBe(true);
  });
});

describe("Policy.compile", () => {
  it("chooses rows by mode and profile", () => {
    const rows = [
      ...TOY_ROWS,
      extra({ id: "toy/strict", mode: "strict" }),
      extra({ id: "toy/balanced", mode: "balanced" }),
      extra({ id: "toy/extended", profile: "extended" }),
      extra({ id: "toy/path", scope: "path" }),
    ];
    const chosen = (options: Parameters<typeof toyPolicy>[0]) => idsOf(toyPolicy(options, rows)).slice(12);
    expect(chosen({})).toEqual(["toy/entity", "toy/strict"]);
    expect(chosen({ mode: "balanced" })).toEqual(["toy/balanced"]);
    expect(chosen({ profile: "extended" })).toEqual(["toy/entity", "toy/strict", "toy/extended"]);
    expect(chosen({ scope: "path" })).toEqual(["toy/entity", "toy/strict", "toy/path"]);
  });

  it("names the row of every span", () => {
    const policy = toyPolicy();
    expect(policy.rowId(KEPT_ROW)).toBe("kept");
    expect(policy.rowId(ALLOW_ROW)).toBe("allow");
    expect([0, 1, 2, 3].map((at) => policy.rowId(TERM_ROW + at))).toEqual(["term", "term", "term", "term"]);
    expect(policy.rowId(TERM_ROW + 4)).toBe(policy.detectors[0]?.id);
    expect([0, 1, 2, 3].map((at) => termCategory(TERM_ROW + at))).toEqual(["CLIENT", "ORG", "PERSON", "SENSITIVE"]);
  });

  it("drops reserved words from the terms", () => {
    const terms = { ...NO_TERMS, terms: RESERVED_WORDS.map((word) => ` ${word.toUpperCase()} `) };
    const text = redact(Raw.of("client url email handle"), toyPolicy({ terms }), new Vault("s")).text;
    expect(String(text)).toBe("client url email handle");
    const all = { ...terms, terms: ["...", "Lanternfish", "lantern-fish"] };
    expect(toyPolicy({ terms: all }).unusableTerms).toBe(1);
    expect(toyPolicy({ terms }).unusableTerms).toBe(RESERVED_WORDS.length);
  });
});
