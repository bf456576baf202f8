// The figures of `npm run quality`, each computed by hand once, and the corpus that it always measures.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { BadLine, groupOf, type LabelledSample, readCorpora } from "./bench/labelled-text.js";
import { score } from "./bench/measurement.js";
import { compose, mark } from "./bench/own/composed.js";
import { ownCorpus } from "./bench/own-corpus.js";
import { align, cutAtPlaceholders } from "./bench/scoring/alignment.js";
import { occursIn } from "./bench/scoring/characters.js";
import { type Figures, percentage } from "./bench/scoring/figures.js";
import { matchingTokens } from "./bench/scoring/matching-tokens.js";
import { differences, theirs } from "./bench/scoring/script-figures.js";
import { tokenRatio } from "./bench/token-bill.js";

/** A placeholder of a category; the digits do not matter to any figure. */
const hidden = (category: string) => `[${category}_${"0".repeat(32)}]`;

const sample = (text: string, ...values: readonly [label: string, value: string][]): LabelledSample => ({
  id: text,
  text,
  spans: values.map(([label, value]) => {
    const start = text.lastIndexOf(value);
    return { start, end: start + value.length, label, value };
  }),
  fields: { kind: text.charAt(0) },
});

/** Figures of samples and the redacted text of each. */
function figures(...pairs: readonly [LabelledSample, string | undefined][]): Figures {
  const outputs = new Map<string, string>();
  for (const [{ id }, redacted] of pairs) if (redacted !== undefined) outputs.set(id, redacted);
  return score({ name: "hand", samples: pairs.map(([labelled]) => labelled) }, outputs, undefined).figures;
}

describe("leaks", () => {
  it("counts a value that is left anywhere, and one that is left at its place", () => {
    const text = sample("Call Anna Berger or Al at noon.", ["PERSON", "Anna Berger"], ["PERSON", "Al"]);
    const { all } = figures([text, `Call ${hidden("PERSON")} or Al at noon.`]);
    expect(all).toMatchObject({ spans: 2, leaked: 1, leak: 50, leakInPlace: 50 });
    expect(all.characterLeak).toBe(16.67); // 2 of the 12 characters of both names
  });

  it("finds a value that is left elsewhere, in other case and spacing", () => {
    const text = sample("ANNA\n BERGER is Anna Berger", ["PERSON", "Anna Berger"]);
    const { all } = figures([text, `ANNA\n BERGER is ${hidden("PERSON")}`]);
    expect(all).toMatchObject({ leak: 100, leakInPlace: 0, characterLeak: 0, partial: 100, partialInPlace: 0 });
  });

  it("finds short values on word boundaries only", () => {
    expect(occursIn("also albert", "Al")).toBe(false);
    expect(occursIn("ask al.", "Al")).toBe(true);
    expect(occursIn("strasse 7", "Straße")).toBe(true);
    expect(occursIn("xa.b.cx", ".b.")).toBe(true);
    expect(occursIn("prefixlongvalue", "LongValue")).toBe(true);
    expect(occursIn("anything", " ")).toBe(false);
  });

  it("does not join what a placeholder parts", () => {
    const { all } = figures([sample("ab 12", ["ID", "ab 12"]), `ab${hidden("ID")}12`]);
    expect(all.leaked).toBe(0);
  });

  it("counts a word of a person or an organisation as a partial leak", () => {
    const text = sample(
      "Mr Li and Anna Berger of Oxbarrow",
      ["PERSON", "Li"],
      ["PERSON", "Anna Berger"],
      ["ORG", "Oxbarrow"],
    );
    const { all, labels } = figures([text, `Mr ${hidden("PERSON")} and Anna ${hidden("PERSON")} of ${hidden("ORG")}`]);
    expect(labels).toMatchObject({ PERSON: { spans: 2, leak: 0, partial: 100, partialInPlace: 100 } }); // Li has no long word
    expect(all.partial).toBe(50);
    expect(figures([sample("id ABCD", ["ID", "ABCD"]), "id ABCD"]).all.partial).toBeNull();
  });

  it("leaves policy labels out of the core, and tells how many samples leak", () => {
    const one = sample("born 1 May, SSN 123", ["DATE", "1 May"], ["SSN", "123"]);
    const other = sample("SSN 456", ["SSN", "456"]);
    const result = figures(
      [one, `born 1 May, SSN ${hidden("SSN")}`],
      [other, "SSN 456"],
      [sample("no spans"), "no spans"],
    );
    expect(result.all.leak).toBe(66.67);
    expect(result.core.leak).toBe(50);
    expect(result.person.leak).toBeNull();
    expect(result).toMatchObject({ samples: 3, samplesWithSpans: 2, samplesWithLeak: 100 });
  });
});

describe("over-redaction", () => {
  it("is the share of other characters that is gone, by category", () => {
    const text = sample("See Monday: x.io Anna", ["PERSON", "Anna"]);
    const redacted = `See ${hidden("ENTITY")}: ${hidden("DOMAIN")} ${hidden("PERSON")}`;
    const result = figures([text, redacted]);
    expect(result.outside).toBe(17);
    expect(result.overAll).toBe(58.82); // Monday and x.io: 10 of 17
    expect(result.over).toBe(35.29); // Monday: 6 of 17
    expect(result.overByCategory).toEqual({ ENTITY: 35.29, DOMAIN: 23.53 });
    expect(result.overByLength).toBe(58.82);
    expect(result).toMatchObject({ placeholders: 3, realigned: 0, characters: 21 });
  });

  it("counts code points, not UTF-16 units", () => {
    const text = sample("🎉 Anna ok", ["PERSON", "Anna"]);
    const result = figures([text, `${hidden("ENTITY")} ${hidden("PERSON")} ok`]);
    expect(result).toMatchObject({ characters: 9, outside: 5, overAll: 20, realigned: 0 });
  });

  it("does not score a sample without an output", () => {
    expect(figures([sample("gone"), undefined])).toMatchObject({ samples: 0, missing: 1, overAll: null });
  });
});

describe("alignment", () => {
  const gaps = (original: string, redacted: string) => align(original, cutAtPlaceholders(redacted));

  it("takes the leftmost place that leaves a gap", () => {
    const { gaps: found, kept } = gaps("ab ab cd", `${hidden("A")}ab${hidden("B")}`);
    expect(found).toEqual([
      { start: 0, end: 3, category: "A" },
      { start: 5, end: 8, category: "B" },
    ]);
    expect([...kept]).toEqual([0, 0, 0, 1, 1, 0, 0, 0]);
  });

  it("gives each of two neighbours at least one character, never half of one", () => {
    const { gaps: found } = gaps("🎉bc d", `${hidden("A")}${hidden("B")} d`);
    expect(found.map(({ start, end }) => [start, end])).toEqual([
      [0, 2],
      [2, 4],
    ]);
  });

  it("falls back to matching tokens where the engine changed other text", () => {
    const { kept, realigned } = gaps("one two three four", `one TWO ${hidden("ENTITY")} four`);
    expect(realigned).toBe(true);
    expect([...kept].join("")).toBe("111100010000011111");
    const result = figures([sample("one two three four"), `one TWO ${hidden("ENTITY")} four`]);
    expect(result).toMatchObject({ realigned: 1, overAll: 44.44, overByCategory: { REALIGNED: 44.44 } }); // two, three: 8 of 18
  });

  it("matches the longest run first, of equal ones the first", () => {
    expect([...matchingTokens(["a", "b", "a"], ["a"])]).toEqual([1, 0, 0]);
    expect([...matchingTokens(["a", "x", "b", "c", "d"], ["b", "c", "d", "a"])]).toEqual([0, 0, 1, 1, 1]);
    expect([...matchingTokens(["a", "b", "c", "a", "b"], ["a", "b", "x", "c", "a", "b"])]).toEqual([1, 1, 1, 1, 1]);
    expect([...matchingTokens(["q", "a", "b", "q", "c"], ["a", "b", "c", "z"])]).toEqual([0, 1, 1, 0, 1]);
    expect([...matchingTokens(["a", "b", "a", "b"], ["b", "a"])]).toEqual([0, 1, 1, 0]);
    expect([...matchingTokens([], ["a"])]).toEqual([]);
  });
});

describe("rounding and ratios", () => {
  it("rounds an exact tie to the even digit", () => {
    expect([1, 3, 5, 7].map((eighths) => percentage(eighths, 800))).toEqual([0.12, 0.38, 0.62, 0.88]);
    expect(percentage(1, 3)).toBe(33.33);
    expect(percentage(0, 0)).toBeNull();
  });

  it("gives tokens after over tokens before", () => {
    expect(tokenRatio(250, 200)).toBe(1.25);
    expect(tokenRatio(0, 0)).toBeNull();
  });
});

describe("groups and comparison", () => {
  const corpus = { name: "hand", samples: [sample("a 12345", ["ID", "12345"]), sample("b 67890", ["ID", "67890"])] };
  const outputs = new Map([
    ["a 12345", "a 12345"],
    ["b 67890", `b ${hidden("ID")}`],
  ]);

  it("gives figures by field", () => {
    const { groups } = score(corpus, outputs, "kind");
    const row = { samples: 1, spans: 1, over: 0, overAll: 0 };
    expect(groups).toEqual({ a: { ...row, leak: 100 }, b: { ...row, leak: 0 } });
    expect(groupOf(sample("c"), "absent")).toBe("None");
  });

  it("names a figure in which a script differs", () => {
    const row = {
      n: 2,
      leaked: 1,
      leak_pct: 50,
      leak_at_pos_pct: 50,
      charleak_pct: 50,
      partial_pct: null,
      partial_at_pos_pct: null,
    };
    const script = {
      samples: 2,
      missing: 0,
      realigned: 0,
      placeholders: 1,
      chars: 14,
      nonspan_chars: 4,
      over_pct: 0,
      over_approx_pct: 0,
      over_by_category_pct: {},
      docs_with_spans: 2,
      docs_leak_pct: 50,
      labels: { ID: row },
      all: row,
    };
    const ours = score(corpus, outputs, undefined);
    expect(differences(ours, theirs(script, { all: row }))).toEqual([]);
    expect(differences(ours, theirs({ ...script, over_pct: 1 }, { all: row }))).toEqual(["over_pct"]);
  });
});

describe("own corpus", () => {
  it("depends on its seed alone", () => {
    expect(ownCorpus(7)).toEqual(ownCorpus(7));
    expect(ownCorpus(7)).not.toEqual(ownCorpus(8));
  });

  it("has spans that are what they say, in a dozen kinds of text or more", () => {
    const { samples } = ownCorpus(7, 2);
    expect(new Set(samples.map((one) => groupOf(one, "kind"))).size).toBeGreaterThanOrEqual(12);
    expect(new Set(samples.map(({ id }) => id)).size).toBe(samples.length);
    for (const { text, spans } of samples) {
      for (const { start, end, value } of spans) expect(text.slice(start, end)).toBe(value);
    }
    const labels = new Set(samples.flatMap(({ spans }) => spans.map(({ label }) => label)));
    for (const label of ["PERSON", "SECRET", "EMAIL", "PHONE", "CARD", "IBAN", "SSN", "IP", "ID"])
      expect(labels).toContain(label);
  });

  it("shifts the places of marked values", () => {
    const inner = compose`<${mark("ID", "7")}>`;
    expect(compose`a ${inner} b ${3}`).toEqual({
      text: "a <7> b 3",
      spans: [{ start: 3, end: 4, label: "ID", value: "7" }],
    });
  });
});

describe("reading corpora", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "redctx-quality-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("reads plain and gzipped lines", () => {
    const line = JSON.stringify({ id: "1", text: "x", spans: [], kind: "k" });
    writeFileSync(join(folder, "b.jsonl"), `${line}\n\n`);
    writeFileSync(join(folder, "a.jsonl.gz"), gzipSync(line));
    writeFileSync(join(folder, "notes.txt"), "no corpus");
    const corpora = readCorpora(folder);
    expect(corpora.map(({ name, samples }) => [name, samples.length])).toEqual([
      ["a", 1],
      ["b", 1],
    ]);
    expect(corpora[0]?.samples[0]).toEqual({ id: "1", text: "x", spans: [], fields: { kind: "k" } });
  });

  it("names a bad line by its number only", () => {
    writeFileSync(join(folder, "a.jsonl"), '{"id":"1","text":"x","spans":[]}\n{"id":"1","text":"private"}\n');
    expect(() => readCorpora(folder)).toThrow(BadLine);
    expect(() => readCorpora(folder)).toThrow("a: line 2 is no labelled sample");
  });
});
