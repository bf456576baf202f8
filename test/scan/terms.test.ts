// Configured terms in every spelling that people and programs give them, and nothing beside them.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Sieve } from "../../src/scan/sieve.js";
import { type Spellings, TermIndex } from "../../src/scan/terms.js";
import { Vocabulary } from "../../src/scan/vocabulary.js";
import { scanText } from "../../src/scan/walk.js";

const NONE = { bits: new Uint8Array(8192) };
const WORDS = new Vocabulary();

function indexOf(terms: readonly string[], spellings: Spellings = "any"): TermIndex {
  const index = new TermIndex();
  terms.forEach((term, label) => {
    index.add(term, label, spellings);
  });
  return index;
}

/** What the terms match in a text, each where it begins; `label` of each if asked for. */
function matches(index: TermIndex, text: string): { text: string; label: number }[] {
  const found: { text: string; label: number }[] = [];
  const scan = scanText(text, new Sieve(WORDS, NONE, index));
  for (let at = 0; at < scan.term.length; at++) {
    const start = scan.term.at(at);
    const match = index.matchAt(text, start);
    if (match !== undefined) found.push({ text: text.slice(start, match.end), label: match.label });
  }
  return found;
}

const found = (term: string, text: string, spellings?: Spellings): string[] =>
  matches(indexOf([term], spellings), text).map((match) => match.text);

describe("a term of two words", () => {
  it.each([
    "Lantern Labs",
    "lantern labs",
    "LANTERN LABS",
    "LanternLabs",
    "lanternLabs",
    "lanternlabs",
    "LANTERNLABS",
    "lantern_labs",
    "LANTERN_LABS",
    "lantern-labs",
    "lantern.labs",
    "lantern+labs",
    "lantern  \t labs",
    "lantern\u00a0labs",
    "lantern\u3000labs",
    "lantern\u2011labs",
    "lantern – labs",
    "lantern _ labs",
    "lantern\nlabs",
    "lantern\r\nlabs",
    "lantern\rlabs",
    "lantern\n    labs",
    "lantern\n\tlabs",
    "lantern \n labs",
    "lantern-\nlabs",
    "lantern\n> labs",
    "lantern\n> > labs",
    "lantern\n>> labs",
    "lantern\n# labs",
    "lantern\n    # labs",
    "lantern\n * labs",
    "lantern\n     * labs",
    "lantern\n// labs",
    "lantern\n  // labs",
    "lantern\n/// labs",
    "lantern\n-- labs",
    "lantern\n; labs",
    "lantern\n- labs",
    `lantern\n${" ".repeat(32)}labs`,
  ])("is found in %j", (spelling) => {
    for (const [before, after] of [
      ["", ""],
      ["at ", " now"],
      ["(", ")"],
      ["_", "_"],
      ["/", "/"],
      ["«", "»"],
      ["x.", ".x"],
      ["漢", "漢"],
      ["🙂", "🙂"],
      ["1", "1"],
    ]) {
      expect(found("Lantern Labs", `${before}${spelling}${after}`)).toEqual([spelling]);
    }
  });

  it.each([
    ["a part", "lantern"],
    ["the parts turned round", "labs lantern"],
    ["a paragraph between", "lantern\n\nlabs"],
    ["a paragraph with spaces between", "lantern \n \n labs"],
    ["a sentence end between", "the lantern. Labs are"],
    ["a comma between", "lantern, labs"],
    ["a word between", "lantern and labs"],
    ["a letter before", "xlantern labs"],
    ["a letter behind", "lantern labsx"],
    ["a letter before, joined", "xlanternlabs"],
    ["a border elsewhere", "lanter nlabs"],
    ["too wide a gap", `lantern${" ".repeat(80)}labs`],
    ["two dots between", "lantern..labs"],
    ["a dot at a word's end", "lantern. labs"],
  ])("is not found with %s", (_, text) => {
    expect(found("Lantern Labs", text)).toEqual([]);
  });

  it.each([
    ["lantern labs's roof", "lantern labs"],
    ["Lantern Labs’ roof", "Lantern Labs"],
    ["two LanternLabss", "LanternLabs"],
    ["LANTERN LABSS", "LANTERN LABS"],
  ])("leaves the s of %j outside", (text, spelling) => {
    expect(found("Lantern Labs", text)).toEqual([spelling]);
  });

  it("is found inside identifiers, at a border", () => {
    for (const name of [
      "getLanternLabsId",
      "LANTERN_LABS_URL",
      "my-lantern-labs-2",
      "x_lanternLabs",
      "HTTPLanternLabs",
      "v2LanternLabs3",
    ]) {
      expect(found("Lantern Labs", name)).toHaveLength(1);
    }
  });
});

describe("a term that is written apart", () => {
  it.each([
    ["Lan**tern** Labs", "Lan**tern** Labs"],
    ["**La**ntern *Labs*", "La**ntern *Labs"],
    ["L<b>antern</b> <i>Labs</i>", "L<b>antern</b> <i>Labs"],
    ["Lantern <!-- x --> Labs", "Lantern <!-- x --> Labs"],
    ["Lan-\ntern Labs", "Lan-\ntern Labs"],
    ["# La-\n#   ntern\n# Labs", "La-\n#   ntern\n# Labs"],
    ["> Lantern La-\r\n> bs", "Lantern La-\r\n> bs"],
    ["Lan\ntern La\nbs", "Lan\ntern La\nbs"],
    ["'Lan' + 'tern Labs'", "Lan' + 'tern Labs"],
    ["L a n t e r n  L a b s", "L a n t e r n  L a b s"],
    ["L a n t e r n L a b s", "L a n t e r n L a b s"],
    ["L.a.n.t.e.r.n L.a.b.s.", "L.a.n.t.e.r.n L.a.b.s"],
    ["L-a-n-t-e-r-n L-a-b-s", "L-a-n-t-e-r-n L-a-b-s"],
    ["l_a_n_t_e_r_n_l_a_b_s", "l_a_n_t_e_r_n_l_a_b_s"],
    ["Låntérn Labs", "Låntérn Labs"],
    ["làntern làbs", "làntern làbs"],
  ])("is found in %j", (text, spelling) => {
    expect(found("Lantern Labs", text)).toEqual([spelling]);
  });

  it.each([
    "Lan tern Labs",
    "Lan, tern Labs",
    "L a n t e r n",
    "Lan<td>tern Labs",
    '"Lan", "tern Labs"',
    "Lan * tern Labs",
  ])("is not found in %j", (text) => {
    expect(found("Lantern Labs", text)).toEqual([]);
  });

  it("is not taken from two words that a line's end parts", () => {
    expect(found("Other", "an o\nther")).toEqual([]);
    expect(found("Lantern Labs", "Lan\ntern Labs", "whole")).toEqual([]);
  });
});

describe("a term of one word", () => {
  it.each([
    ["acmeClient", "acme"],
    ["AcmeClient", "Acme"],
    ["ACMEClient", "ACME"],
    ["getAcme", "Acme"],
    ["acme2", "acme"],
    ["2acme", "acme"],
    ["acme_client", "acme"],
    ["x-acme-y", "acme"],
    ["acmes", "acme"],
    ["ACMES", "ACME"],
    ["acme's", "acme"],
    ["Acme’s", "Acme"],
    ["acme.corp", "acme"],
    ["user@acme", "acme"],
    ["acme™", "acme"],
    ["acme²", "acme"],
    ["foo\u200bacme", "acme"],
  ])("is found in %j", (text, spelling) => {
    expect(found("Acme", text)).toEqual([spelling]);
  });

  it.each([
    "xacme",
    "acmex",
    "acmeclient",
    "ACMECLIENT",
    "acmess",
    "acmesx",
    "pacmen",
    "éacme",
    "acmeé",
    "acm e",
    "ac-me",
  ])("is not found in %j", (text) => {
    expect(found("Acme", text)).toEqual([]);
  });

  it("that is short is found as a whole word only, with its plural", () => {
    for (const text of [
      "IBM",
      "ibm",
      "IBMs",
      "ibm's",
      "x_IBM_y",
      "IBM™",
      "IBM¹",
      "🙂IBM🙂",
      "a\u200bIBM",
      "漢 IBM",
      "IBM.com",
      "«IBM»",
    ])
      expect(found("IBM", text), text).toHaveLength(1);
    for (const text of ["IBMClient", "myIBM", "IBM2", "2IBM", "ibmx", "IBMss", "漢IBM"])
      expect(found("IBM", text), text).toEqual([]);
    expect(found("X", "x X's Xs axe x1")).toEqual(["x", "X", "X"]);
  });
});

describe("other terms", () => {
  it.each([
    ["St. Gallen", "in St. Gallen, St Gallen, st.gallen, StGallen, St.\nGallen"],
    ["J.P. Morgan", "J.P. Morgan, JP Morgan, J. P. Morgan, jpmorgan, J.P.Morgan"],
    ["Acme Corp.", "Acme Corp., acme corp, AcmeCorp."],
    ["Smith & Sons", "Smith & Sons, Smith&Sons, smith & sons, smith-sons, smith_and_sons, SmithAndSons"],
    ["O'Neil", "O'Neil, O’Neil, Oʼneil, o'NEIL"],
    ["C++", "C++, c++"],
    ["AT&T", "AT&T, at&t"],
    ["Yahoo!", "Yahoo!, yahoo"],
    ["foo@bar", "foo@bar, FOO@BAR"],
    ["project-x9", "project-x9, Project X9, projectX9, PROJECT_X_9"],
    ["LanternLabs", "LanternLabs, lantern labs, lanternlabs, LANTERN-LABS"],
    ["東京電力", "東京電力, 東京 電力"],
    ["клиент", "клиент, КЛИЕНТ, Клиент"],
    ["𠮷田", "𠮷田"],
    ["  Padded  ", "Padded, PADDED"],
  ])("%s", (term, text) => {
    expect(found(term, text)).toEqual(
      text
        .replace(/^in /, "")
        .split(", ")
        .map((spelling) => spelling.replace(/(?<=corp|Corp)\.|!/i, "")),
    );
  });

  it.each(["", "   ", "-", "…", "🙂", "\u200b", "...", "&"])("%j is none", (term) => {
    const index = indexOf([term]);
    expect(index.size).toBe(0);
    expect(matches(index, "any text - 🙂 … & ...")).toEqual([]);
  });

  it.each<readonly [term: string, spellings: readonly string[]]>([
    ["Kovács", ["Kovács", "KOVÁCS", "Kovacs", "KOVACS", "kovács"]],
    ["Kova\u0301cs", ["Kovács", "Kovacs"]],
    ["Weiß GmbH", ["Weiß GmbH", "WEISS GMBH", "weiss gmbh", "WEIẞ GMBH"]],
    ["Weiss", ["Weiß", "WEISS", "weiss"]],
    ["Großmüller", ["Grossmüller", "Grossmueller", "Grossmuller", "GROSSMÜLLER", "GROSSMUELLER"]],
    ["Øystein Łódź", ["Oystein Lodz", "ØYSTEIN ŁÓDŹ", "oystein łódź".replace("łódź", "Lodz")]],
    ["Işık", ["Işık", "IŞIK", "Isik", "ISIK"]],
    ["İpek", ["İpek", "Ipek", "IPEK", "ipek"]],
    ["Œuvre", ["Oeuvre", "œuvre", "OEUVRE"]],
    ["Ὀδυσσεύς", ["Ὀδυσσεύς", "ὀδυσσεύσ", "οδυσσευς"]],
    ["Ａｃｍｅ", ["Acme", "ACME"]],
    ["한국전력", ["한국전력"]],
  ])("%s is found with accents typed or not", (term, spellings) => {
    for (const spelling of spellings) expect(found(term, `at ${spelling} now`)).toEqual([spelling]);
  });
});

describe("whole words", () => {
  it("have free separators, and neither borders inside nor a plural", () => {
    for (const text of ["Key Vault", "key-vault", "KEY_VAULT", "keyvault", "key\nvault"])
      expect(found("Key Vault", text, "whole")).toEqual([text]);
    for (const text of ["Key Vaults", "myKey Vault", "KeyVaultName", "Key Vault2"])
      expect(found("Key Vault", text, "whole")).toEqual([]);
  });
});

describe("many terms", () => {
  it("of which the longest wins, and the first of equals", () => {
    const index = indexOf(["Lantern", "Lantern Labs", "Lantern Labs West", "lantern-labs"]);
    expect(matches(index, "lantern labs west")[0]).toEqual({ text: "lantern labs west", label: 2 });
    expect(matches(index, "lantern labs east")[0]).toEqual({ text: "lantern labs", label: 1 });
    expect(matches(index, "lantern-lab")[0]).toEqual({ text: "lantern", label: 0 });
    expect(matches(index, "Lantern labsx")[0]).toEqual({ text: "Lantern", label: 0 });
  });

  it("of which ten thousand are built in a second, and each is found", () => {
    const syllables = ["ka", "lo", "mi", "ne", "ru", "sto", "ber", "ğa", "wen", "dé"];
    const terms = Array.from(
      { length: 10_000 },
      (_, at) => `${[...String(at + 10_000)].map((digit) => syllables[Number(digit)]).join("")} Group`,
    );
    const times = [1, 2].map(() => {
      const started = performance.now();
      indexOf(terms);
      return performance.now() - started;
    });
    expect(Math.min(...times)).toBeLessThan(5_000);
    const index = indexOf(terms);
    for (let at = 0; at < terms.length; at += 97) {
      const term = terms[at] ?? "";
      expect(matches(index, `at ${term.toUpperCase()} now`)).toEqual([{ text: term.toUpperCase(), label: at }]);
      expect(matches(index, `${term.replace(" G", "G")}Id`)).toEqual([{ text: term.replace(" ", ""), label: at }]);
    }
  });

  it("are found by the candidate pass wherever the words of a term stand", () => {
    const wordOf = (letters: string) => fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 5 });
    const word = fc.oneof(wordOf("abcdeéß"), wordOf("оджи"));
    const separator = fc.constantFrom(" ", "_", "-", ".", "\n", "\n  # ", "+", "\u00a0");
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 4 }),
        separator,
        fc.constantFrom("", " ", "(", "🙂", "_"),
        (words, between, before) => {
          const spelling = words.join(between);
          expect(found(words.join(" "), `${before}${spelling}${before}`)).toContain(spelling);
          expect(found(words.join(" "), `${before}${spelling.toUpperCase()}`.replaceAll("SS", "ß"))).not.toEqual([]);
        },
      ),
      { seed: 71, numRuns: 1_000 },
    );
  });
});

describe("texts made to be slow", () => {
  /** Milliseconds that a text takes, the best of two. */
  function timed(index: TermIndex, text: string): number {
    const times = [1, 2].map(() => {
      const started = performance.now();
      matches(index, text);
      return performance.now() - started;
    });
    return Math.min(...times);
  }

  const long = Array.from({ length: 16 }, () => "aaaaaaaa").join(" ");

  it.each<readonly [name: string, term: string, piece: string]>([
    ["the beginning of a term, again and again", "lantern labs west wing", "lantern labs west "],
    ["one word again and again", long, "aaaaaaaa "],
    ["one word, joined", long, "aaaaaaaA"],
    ["letters that are all borders", "漢漢漢漢漢漢漢漢", "漢"],
    ["gaps as long as they may be", "lantern labs west", `lantern${" ".repeat(63)}labs${" ".repeat(63)}`],
    ["line ends and comment signs", "lantern labs west", "lantern\n                > > > "],
    ["dots", "a.b.c.d.e", "a."],
  ])("take time in line with their length: %s", (_, term, piece) => {
    const index = indexOf([term]);
    const half = piece.repeat(Math.ceil(60_000 / piece.length));
    const one = timed(index, half);
    const two = timed(index, half + half);
    expect(two).toBeLessThan(Math.max(12 * one, 1_000));
  });
});
