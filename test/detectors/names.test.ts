// Names as a text shows them: what is remembered, what adds up, in which languages; and that redacting twice changes nothing.
import { describe, expect, it } from "vitest";
import { BASELINE } from "../../detectors/index.js";
import { EVIDENCE, evidenceWords, THRESHOLD, weightOf } from "../../detectors/names/evidence.js";
import { NAME_ROWS } from "../../detectors/names/index.js";
import type { Mode } from "../../src/core/detector.js";
import { Policy } from "../../src/core/policy.js";
import { Raw } from "../../src/core/raw.js";
import { redact } from "../../src/core/redact.js";
import { Vault } from "../../src/core/vault.js";
import { ownCorpus } from "../bench/own-corpus.js";

const VAULT = new Vault("test-salt");
const NO_TERMS = { clients: [], organizations: [], people: [], terms: [], aliases: [] };
const policies = {
  strict: Policy.compile(BASELINE, { mode: "strict", profile: "default", scope: "text", terms: NO_TERMS, allow: [] }),
  balanced: Policy.compile(BASELINE, {
    mode: "balanced",
    profile: "default",
    scope: "text",
    terms: NO_TERMS,
    allow: [],
  }),
};

/** The redacted text with placeholders cut to their category. */
function shown(text: string, mode: Mode = "balanced"): string {
  return raw(text, mode).replace(/\[([A-Z_]+)_[0-9a-f]{32}\]/g, "<$1>");
}

function raw(text: string, mode: Mode): string {
  return redact(Raw.of(text), policies[mode], VAULT).text.toString();
}

describe("what is found once is found everywhere in the text", () => {
  it.each([
    ["surname", "We met Johanna Quillon. Then Quillon left.", "We met <PERSON>. Then <PERSON> left."],
    ["given name", "We met Johanna Quillon. Ask Johanna.", "We met <PERSON>. Ask <PERSON>."],
    ["possessive", "by Johanna Quillon. It is Quillon's plan", "by <PERSON>. It is <PERSON>'s plan"],
    ["capitals", "by Johanna Quillon. Signed QUILLON", "by <PERSON>. Signed <PERSON>"],
    ["small letters", "by Johanna Quillon. ping quillon, ok", "by <PERSON>. ping <PERSON>, ok"],
    ["halves of a hyphenated name", "by Johanna Quillon-Marsden. Then Marsden", "by <PERSON>. Then <PERSON>"],
    ["initials", "by Johanna Quillon. See J. Quillon", "by <PERSON>. See <PERSON>"],
    [
      "small letters, found in small letters",
      "ask quillon.\nok, tobias quillon will call",
      "ask <PERSON>.\nok, <PERSON> will call",
    ],
    ["before it was found", "Ask Quillon first.\nby Johanna Quillon.", "Ask <PERSON> first.\nby <PERSON>."],
    ["identifier", "by Johanna Quillon. dir johanna_quillon", "by <PERSON>. dir <PERSON>"],
    ["mail", "mail vesperin.quillon@mail.test; Vesperin knows", "mail <EMAIL>; <PERSON> knows"],
    ["short form of a company", "at Quillhaven Freight Ltd. Quillhaven said", "at <ORG>. <ORG> said"],
    [
      "acronym of a company, at its second place",
      "at Quillhaven Freight. Quillhaven Freight (QHF) and QHF",
      "at <ORG>. <ORG> (<ORG>) and <ORG>",
    ],
    ["particle that other rows look at", "by Johanna von Quillon. Pieter van de Marlow", "by <PERSON>. <PERSON>"],
    ["preposition behind a full name", "firma Johanna Escribano de Quillhaven SA", "firma <PERSON> de <ORG>"],
    ["partners of a firm", "at Vasshaug & Orrin. Then Orrin called", "at <ORG>. Then <ORG> called"],
    ["firm behind its trade", "la Panadería Albareda. Luego Albareda llama", "la <ORG>. Luego <ORG> llama"],
    ["address of a company", "at Quillhaven Freight. See quillhavenfreight pages", "at <ORG>. See <ORG> pages"],
    [
      "company by its mail address",
      "jo@quillhavenlanterns.test. As Quillhaven Lanterns wrote",
      "<EMAIL>. As <ORG> wrote",
    ],
    ["company in quotes behind its legal form", "из ООО «Квиллтранс». Квиллтранс ждёт", "из <ORG>. <ORG> ждёт"],
    ["acronym of a company", "at Quillhaven Freight Ltd (QHF). QHF said", "at <ORG> (<ORG>). <ORG> said"],
  ])("%s", (_, text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it("an ordinary word that is a surname counts inside sentences", () => {
    expect(shown("by Johanna Baker. We asked Baker, the baker. Baker shops are closed.")).toBe(
      "by <PERSON>. We asked <PERSON>, the baker. Baker shops are closed.",
    );
  });

  it("a part that no list has counts if its other places speak for a name", () => {
    const words = "The quillentrip, a quillentrip and this quillentrip; every quillentrip, any quillentrip.";
    expect(shown(`Johanna Quillentrip called. ${words}`)).toBe(`<PERSON> called. ${words}`);
    expect(shown("Johanna Quillentrip called. ping quillentrip. the Quillentrip file. Ask Quillentrip")).toBe(
      "<PERSON> called. ping <PERSON>. the <PERSON> file. Ask <PERSON>",
    );
  });

  it("across the windows in which a long text is walked", () => {
    const filler = "plain words without any name in them, again and again\n".repeat(2000);
    const redacted = shown(`Quillon began.\n${filler}We met Johanna Quillon.\n${filler}Quillon ended.`);
    expect(redacted).not.toContain("Quillon");
  });
});

describe("declined forms of a name are found by its stem", () => {
  it.each([
    ["Polish", "z panem Zbigniewem Quilczkiem. Quilczek pisze, że Quilczka i Quilczkowi", /Quil/],
    ["Czech", "Vážený pane Quilíčku, Quilíček a Quilíčkem, bez Quilíčka", /Quil/],
    ["Hungarian", "Tisztelt Quillovszky Úr! Quillovszkyval és Quillovszkynak írt", /Quil/],
    ["Russian", "Уважаемый Квилел Андреевич! Без Квилла и с Квиллом", /Квил/],
    ["Ukrainian", "з паном Тарасом Квиллоносом. Квиллоніс сказав", /Квил/],
    ["German genitive", "Frau Quillsdorfer-Marl. Quillsdorfers Vorschlag", /Quills/],
  ])("%s", (_, text, name) => {
    expect(shown(text)).not.toMatch(name);
  });

  it("but no ordinary word that has the same stem", () => {
    expect(shown("Johanna Marin left. The Marine base and the Marines stay.")).toBe(
      "<PERSON> left. The Marine base and the Marines stay.",
    );
  });
});

describe("what no place tells alone adds up", () => {
  it("over the places of a text", () => {
    const text = "the work of Quillon's group. We came with Quillon and left. Then Quillon noticed it.";
    expect(shown(text)).not.toContain("Quillon");
  });

  it("but not for the name of a tool", () => {
    const text = "Run it in Frobnix. The Frobnix config is used with Frobnix and then Frobnix is started.";
    expect(shown(text)).toBe(text);
  });
});

describe("in German, where nouns have capitals as well,", () => {
  it.each([
    [
      "a noun before a name",
      "Die Anfrage ist da. Bitte die Anfrage Johanna Marlow geben",
      "Die Anfrage ist da. Bitte die Anfrage <PERSON> geben",
    ],
    [
      "a noun behind a name",
      "das ist mit Johanna Marlow Einigung erzielt und die Einigung gilt",
      "das ist mit <PERSON> Einigung erzielt und die Einigung gilt",
    ],
    [
      "nouns in a row",
      "das ist die Speicher Abfrage und der Fehler Schlüssel",
      "das ist die Speicher Abfrage und der Fehler Schlüssel",
    ],
    [
      "nouns by their ending",
      "das ist bei der Vertaktung Quillierung und nicht zu spät",
      "das ist bei der Vertaktung Quillierung und nicht zu spät",
    ],
    ["a firm of nouns", "das ist die Firma für Planung Bau AG", "das ist die Firma für <ORG>"],
  ])("%s", (_, text, expected) => {
    expect(shown(text)).toBe(expected);
  });
});

describe("names in many languages", () => {
  it.each([
    [
      "German",
      "Sehr geehrte Frau Überhuber,\ndie Rechnung ist bezahlt.",
      "Sehr geehrte Frau <PERSON>,\ndie Rechnung ist bezahlt.",
    ],
    ["French", "Bonjour Hélène,\nle rapport est prêt.", "Bonjour <PERSON>,\nle rapport est prêt."],
    ["Spanish", "la reunión con Lucía Montañés será", "la reunión con <PERSON> será"],
    ["Polish", "rozmowa z Panem Kowalskim", "rozmowa z Panem <PERSON>"],
    ["Czech", "smlouvu podepsala Jana Nováková", "smlouvu podepsala <PERSON>"],
    ["Hungarian", "A szerződést Kovács Ágnes írta alá", "A szerződést <PERSON> írta alá"],
    ["Turkish", "Sayın Mehmet Yılmaz", "Sayın <PERSON>"],
    ["Dutch", "met de heer Jan van der Berg", "met de heer <PERSON>"],
    ["Russian", "передайте Анне Петровой", "передайте <PERSON>"],
    ["Greek", "ο κύριος Παπαδόπουλος είπε", "ο κύριος <PERSON> είπε"],
    ["Chinese", "请联系王伟先生", "请联系<PERSON>先生"],
    ["Japanese", "田中さんに送る", "<PERSON>さんに送る"],
    ["Korean", "김민준 님께", "<PERSON> 님께"],
    ["Arabic", "السيد أحمد هنا", "السيد <PERSON> هنا"],
    ["Hebrew", "מר כהן כאן", "מר <PERSON> כאן"],
    ["Hindi", "श्री शर्मा ने", "श्री <PERSON> ने"],
  ])("%s", (_, text, expected) => {
    expect(shown(text)).toBe(expected);
  });
});

it("a month that is a given name is kept unless it is part of a name", () => {
  expect(shown("until April or May, as in June")).toBe("until April or May, as in June");
  expect(shown("until April or May, as in June", "strict")).toBe("until April or May, as in June");
  expect(shown("we asked Jan Novák today")).toBe("we asked <PERSON> today");
});

describe.each(["strict", "balanced"] as const)("in %s mode, redacting twice changes nothing", (mode) => {
  const texts = NAME_ROWS.flatMap(({ vectors }) => [...vectors.finds, ...vectors.leaves]).map((text) =>
    text.replace(/[«»]/g, ""),
  );
  it.each([
    ["vectors of the rows", texts],
    ["own samples", ownCorpus(7, 2).samples.map(({ text }) => text)],
  ])("%s", (_, samples) => {
    for (const text of samples) {
      const once = raw(text, mode);
      expect(raw(once, mode)).toBe(once);
    }
  });
});

describe("the table of evidence", () => {
  it("has one bit for each kind and fits into 32", () => {
    const bits = Object.values(EVIDENCE).map(({ bit }) => bit);
    expect(new Set(bits).size).toBe(bits.length);
    expect(bits.length).toBeLessThanOrEqual(32);
  });

  it("lets a given name alone be enough, and no word of context", () => {
    expect(EVIDENCE.given.weight).toBeGreaterThanOrEqual(THRESHOLD);
    expect(weightOf(EVIDENCE.amid.bit | EVIDENCE.company.bit | EVIDENCE.possessive.bit)).toBeLessThan(THRESHOLD);
  });

  it("has words for each kind", () => {
    for (const { bit } of Object.values(EVIDENCE)) expect(evidenceWords(bit).toString()).not.toBe("");
  });
});

it.each([
  "Nur ein Test ist nötig.",
  "Reçu hier par courriel.",
  "Kính gửi quý khách,",
  "Dag allemaal, hier is de lijst.",
  "Olá a todos, segue a lista.",
  "Han sa det.",
  "Pero no hoy.",
  "Bugün olmaz.",
  "Elle est là.",
])("a function word or a greeting at the start of a sentence names nobody: %s", (text) => {
  expect(shown(text)).toBe(text);
});

it.each([
  ["Nur Yilmaz called.", "<PERSON> called."],
  ["Dag Vasshaug said no.", "<PERSON> said no."],
  ["Hi Nur,", "Hi <PERSON>,"],
  ["I met Nur yesterday.", "I met <PERSON> yesterday."],
])("such a word is still a name beside another one or where a person is meant: %s", (text, expected) => {
  expect(shown(text)).toBe(expected);
});

describe("an allowed word that is a part of a disguised name alone", () => {
  it.each([
    ["a soft hyphen", "x March\u00adbank y", "x <PERSON> y"],
    ["no width", "x March\u200bbank y", "x <PERSON> y"],
    ["emphasis of a part", "x **March**bank y", "x **<PERSON> y"],
    ["a tag", "x <b>March</b>bank y", "x <b><PERSON> y"],
    ["a given name before it", "we asked Ottilie March\u00adbank again", "we asked <PERSON> again"],
  ])("is hidden with it: %s", (_, text, expected) => {
    expect(shown(text)).toBe(expected);
    expect(shown(text, "strict")).toBe(expected);
  });

  it("but stays by itself, and where the name itself is allowed", () => {
    expect(shown("in Mar\u00adch we met", "strict")).toBe("in Mar\u00adch we met");
    const allow = ["Marchbank"];
    const allowing = Policy.compile(BASELINE, {
      mode: "strict",
      profile: "default",
      scope: "text",
      terms: NO_TERMS,
      allow,
    });
    expect(String(redact(Raw.of("x March\u00adbank y"), allowing, VAULT).text)).toBe("x March\u00adbank y");
  });
});
