// Each place of the candidate pass reaches the rows that asked for it, with what the row is promised, and no row is asked in vain.
import { describe, expect, it } from "vitest";
import type { Detector, Needs } from "../../src/core/detector.js";
import { Dispatch } from "../../src/core/dispatch.js";
import { RANK, type Span } from "../../src/core/span.js";
import type { Scan } from "../../src/scan/scan.js";
import { Sieve } from "../../src/scan/sieve.js";
import { Vocabulary, WORD_NOTE } from "../../src/scan/vocabulary.js";
import { scanText } from "../../src/scan/walk.js";

type Find = (scan: Scan, candidate: number, report: (start: number, end: number) => void) => void;

const NO_TERMS = { bits: new Uint8Array(8192) };
const FIRST_ROW = 6;

const row = (needs: Needs | readonly Needs[], find: Find): Detector => ({
  id: "toy/row",
  category: "ID",
  rank: RANK.identifier,
  needs,
  find,
});

function run(text: string, ...rows: readonly Detector[]): Span[] {
  const vocabulary = new Vocabulary();
  vocabulary.add("the", WORD_NOTE.common);
  const dispatch = new Dispatch(rows, FIRST_ROW, vocabulary);
  const spans: Span[] = [];
  dispatch.run(scanText(text, new Sieve(vocabulary, dispatch, NO_TERMS)), (span) => void spans.push(span));
  return spans;
}

/** The candidates that a row is asked about, as numbers. */
function candidates(text: string, needs: Needs | readonly Needs[]): number[] {
  const asked: number[] = [];
  run(
    text,
    row(needs, (_, candidate) => void asked.push(candidate)),
  );
  return asked;
}

/** The words that a row is asked about. */
function words(text: string, needs: Needs | readonly Needs[]): string[] {
  const asked: string[] = [];
  run(
    text,
    row(needs, (scan, word) => void asked.push(text.slice(scan.starts.at(word), scan.ends.at(word)))),
  );
  return asked;
}

describe("places", () => {
  it("ask about words", () => {
    expect(words("Anna met 12 friends, Željko and ODYSSEUS of Ωmega", "capitalised")).toEqual([
      "Anna",
      "Željko",
      "ODYSSEUS",
      "Ωmega",
    ]);
    expect(words("12 a1 345 6.7", "digits")).toEqual(["12", "345", "6", "7"]);
    expect(words("12 a1 v22x ABC", "mixed")).toEqual(["a1", "v22x"]);
    expect(words(`short ${"x".repeat(19)} ${"y".repeat(20)}`, "long")).toEqual(["y".repeat(20)]);
    expect(words("The owner, OWNER and Owners", { words: ["Owner"] })).toEqual(["owner", "OWNER"]);
    const text = "owner is, owner: Owner of OWNER";
    expect(words(text, { words: ["owner"], only: "signed" })).toEqual(["owner", "OWNER"]);
    expect(words(text, { words: ["owner"], only: "capitalised" })).toEqual(["Owner", "OWNER"]);
  });

  it("ask about words before the letters that a sentence may go on with, and before any sign", () => {
    const needs = { words: ["owner"], before: "io" };
    expect(candidates("owner is, owner of, owner at, owner: owner Is owner", needs)).toHaveLength(5);
    expect(words("owner at Owner at OWNER at", needs)).toEqual([]);
    expect(words("Owner is", { words: ["owner"], before: "i", only: "capitalised" })).toEqual(["Owner"]);
  });

  it("leave out capitals that can be nothing: function words within a sentence, and what no sign follows", () => {
    const text = "The plan. The Anna, Anna met The\nTHE end (The)";
    expect(words(text, "capitalised")).toEqual(["The", "Anna", "Anna", "The", "The"]);
    expect(words(text, "signedCapital")).toEqual(["The", "Anna", "The", "The"]);
  });

  it("ask about words near a digit behind them, wherever the text goes on", () => {
    const needs = { words: ["owner"], numbered: true } as const;
    const far = "and so on ".repeat(11);
    expect(words(`Owner 7, owner ${far}owner a1. OWNER is`, needs)).toEqual(["Owner", "owner"]);
    expect(words(`owner ${far}7`, needs)).toEqual([]);
    expect(words(`owner ${"x".repeat(93)} 7`, needs)).toEqual(["owner"]);
    expect(words("owner only", [needs, { words: ["owner"] }])).toEqual(["owner"]);
  });

  it("tell capitals from words with small letters", () => {
    expect(words("NASA Anna IBM2 ΩΜ A1b", "capitals")).toEqual(["NASA", "IBM2", "ΩΜ"]);
  });

  it("ask about a word once, and about all in their order, however many places it stands at", () => {
    const [first, second] = ["a1".repeat(10), "b2".repeat(12)];
    expect(words(`x9 ${first} owner 5550134 ${second}`, ["number", "mixed", "long"])).toEqual([
      "x9",
      first,
      "5550134",
      second,
    ]);
    expect(words(`x9 owner ${first}`, [{ words: ["owner"] }, "mixed"])).toEqual(["x9", "owner", first]);
  });

  it("leave out numbers that stand by themselves", () => {
    expect(words("see 12 of 4096, v 1.2.3 and 10.1.2.3 or 555-0134.", "number")).toEqual([
      "10",
      "1",
      "2",
      "3",
      "555",
      "0134",
    ]);
  });

  it("ask about offsets", () => {
    expect(candidates("a@b @", "at")).toEqual([1, 4]);
    expect(candidates("http://a b: c://", "scheme")).toEqual([4, 13]);
    expect(candidates("a.b . c. .d 1.2 1.x", "dot")).toEqual([1, 17]);
    expect(candidates("a=b c: d://e", "sign")).toEqual([1, 5]);
    expect(candidates("a=b c: d:e f=\tg:\n:", "innerSign")).toEqual([1, 8, 17]);
    expect(candidates("a\u200bb\u00ad", "invisible")).toEqual([1, 3]);
    expect(candidates("", "text")).toEqual([0]);
    expect(candidates("any", "text")).toEqual([0]);
  });

  it("ask about beginnings of words, in any case, and nowhere else", () => {
    const needs = { beginnings: ["sk-", "AKIA", "https"] };
    expect(candidates("sk-a SK-b xsk-c sk_d akiaX AKIA x_Akia httpsY http", needs)).toEqual([0, 5, 21, 27, 34, 39]);
    expect(candidates("🙂sk-a", { beginnings: ["sk-"] })).toEqual([2]);
    expect(() =>
      run(
        "",
        row({ beginnings: ["abc"] }, () => {}),
      ),
    ).toThrow(RangeError);
  });

  it("are all served where a row asks for several", () => {
    expect(candidates("a@b c=d", ["sign", "at"]).sort((one, other) => one - other)).toEqual([1, 5]);
  });
});

describe("reports", () => {
  it("become spans with the category, the rank and the number of their row", () => {
    const first = row("text", () => {});
    const second = row("text", (_, __, report) => report(1, 2));
    expect(run("abc", first, second)).toEqual([
      { start: 1, end: 2, category: "ID", rank: RANK.identifier, row: FIRST_ROW + 1 },
    ]);
  });

  it("spare the row the candidates that they cover", () => {
    const asked: number[] = [];
    run(
      "a@b@c d@e",
      row("at", (_, at, report) => {
        asked.push(at);
        if (at === 1) report(0, 5);
      }),
    );
    expect(asked).toEqual([1, 7]);
  });

  it("spare it no candidate before them, nor one of another place", () => {
    const asked: number[] = [];
    run(
      "a=b c@d e=f",
      row(["at", "sign"], (_, at, report) => {
        asked.push(at);
        if (at === 5) report(4, 7);
      }),
    );
    expect(asked.sort((one, other) => one - other)).toEqual([1, 5, 9]);
  });

  it("spare it no candidate between the candidate and a span further on", () => {
    const asked: number[] = [];
    run(
      "a@b c@d secret",
      row("at", (_, at, report) => {
        asked.push(at);
        if (at === 1) report(8, 14);
      }),
    );
    expect(asked).toEqual([1, 5]);
  });

  it("of one row spare no other row", () => {
    const greedy = row("text", (_, __, report) => report(0, 9));
    const late = row("at", (_, at, report) => report(at, at + 1));
    expect(run("aa @ bb @", greedy, late)).toHaveLength(3);
  });
});
