// Organisations by the legal form behind their name: `Ltd`, `GmbH & Co. KG`, `S.p.A.`, `A/S`, `LIMITED`.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { isTitle } from "../../src/scan/name-words.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import type { Scan } from "../../src/scan/scan.js";
import { firstBefore, isOrdinaryWord } from "./company-run.js";

const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== "");

/** Legal forms in their usual spelling. */
const FORMS = new Set(
  words(`AG BV Corp Corporation GmbH gGmbH Holdings Inc Incorporated Limited LLC LLP Ltd NV PLC plc SA SAS SARL SE SpA Srl Kft Zrt Nyrt Oy Oyj
  ApS KG OHG UG Pty AB AS ASA Lda Ltda EIRL SNC Bhd Tbk BVBA SPRL VOF SL EOOD OOD KK GK PLLC eG`),
);

/** Short forms that are ordinary words or abbreviations too: only behind a word that is no ordinary one. */
const SHORT_FORMS = new Set(words("AB AS SL SE SA KK GK AG KG UG"));

/** Those behind which several ordinary words are a name: `Holz und Bau AG`. */
const GERMAN_FORMS = new Set(words("AG KG UG"));

export const legalForm: RowFile = {
  row: {
    id: "names/legal-form",
    category: "ORG",
    rank: RANK.organisation,
    needs: [
      { words: [...FORMS].filter((form) => /^\p{Lu}/u.test(form)), only: "capitalised" },
      { words: [...FORMS].filter((form) => !/^\p{Lu}/u.test(form)) },
    ],
    remembers: true,
    find(scan, word, report) {
      const { text, starts, ends } = scan;
      const form = text.slice(starts.at(word), ends.at(word));
      const isInCapitals = CAPITAL_FORMS.has(form);
      if (!FORMS.has(form) && !(isInCapitals && followsCapitals(scan, word))) return;
      const first = firstBefore(scan, word, starts.at(word));
      if (first === word) return;
      const isNamed = first < word - 1 && (GERMAN_FORMS.has(form) || !isOrdinaryWord(scan, first));
      if (SHORT_FORMS.has(form) && isOrdinaryWord(scan, word - 1) && !isNamed) return;
      report(starts.at(first), endOfForm(text, ends.at(word)));
    },
  },
  vectors: {
    finds: [
      "at «Quillhaven Freight Ltd».",
      "«Weiß GmbH», ",
      "«Weiß GmbH & Co. KG» in",
      "«Contoso-Lantern Works Inc»",
      "«Müller & Söhne KG»",
      "«Lantern\nLabs LLC»",
      "«Quillhaven Pty Ltd» and",
      "Kind regards,\nNkechi\n«Peverell Strand Consulting LLP», 2 Quay",
      "hos «Quillhaven AB»",
      "at «Vasshaug Fisk AS») on",
      "la société «Transports Guivarc'h SARL», sise",
      "«HALDEN FREIGHT LIMITED» (Defendant)",
      "by «HALDEN FREIGHT LTD», 2 Quay",
      "«Quillhaven Sdn. Bhd», in",
      "2015-2018 Analyst, «Vasshaug & Quill LLP»",
      "by «Blue Lantern, Inc», and",
      "«VASSHAUG & SONS, QUILLHAVEN GMBH»",
      "«DOE, Quillhaven GmbH»",
      "«QUILLHAVEN TRADERS GMBH» and",
      "Weiß\t«Weiß GmbH»\tUlm",
    ],
    leaves: [
      "Ltd",
      "limited access",
      "the Limited edition",
      "a GmbH is a company",
      "use LTD",
      "Section AB",
      "Type AS",
      "KNOWN AS THE",
      "BUT NOT LIMITED TO",
      "API LIMITED TO",
    ],
  },
};

/** Forms as they stand behind a name in capitals. */
const CAPITAL_FORMS = new Set(words("LTD LIMITED INC CORP CORPORATION GMBH LTDA SRL SPA KFT OY APS BHD"));

/** True behind another word in capitals, before a sign, a small letter or the end of a line: in a sentence in capitals `LIMITED` is a word. */
function followsCapitals(scan: Scan, word: number): boolean {
  const { text, ends } = scan;
  return (
    word > 0 &&
    !isTitle(scan, word - 1) &&
    ends.at(word - 1) - scan.starts.at(word - 1) > 1 &&
    /^[.,;:)(\n\r]|^ ?\(|^ \p{Ll}|^$/u.test(text.slice(ends.at(word), ends.at(word) + 2))
  );
}

/** What may follow a legal form as part of it: `& Co. KG`, `Ltd` after `Pty` or `Co.,`. */
const GOES_ON =
  /(?:[ ]&[ ]Co\.?(?:[ ](?:KG|OHG|KGaA))?|[ ](?:Ltd|Limited|Şti|LLC)|\.?,[ ](?:Ltd|Inc|LLC))(?![\p{L}\p{N}])/uy;

function endOfForm(text: string, end: number): number {
  return Math.max(end, endOfMatch(GOES_ON, text, end));
}

/** Forms with dots inside: the dot between their first letters is where they are looked for. */
const DOTTED =
  /(?:s\.r\.o|s\.r\.l|s\.p\.a|d\.o\.o|s\.a\.s|s\.a|a\.s|b\.v|n\.v|l\.l\.c|p\.l\.c|l\.p|k\.k|e\.v|e\.k|a\.ş|s\.l)(?![\p{L}\p{N}])\.?/iuy;
const LIMITED_POLISH = /Sp\.[ ]?z[ ]?o\.[ ]?o\.?/iy;

export const dottedForm: RowFile = {
  row: {
    id: "names/dotted-legal-form",
    category: "ORG",
    rank: RANK.organisation,
    needs: ["dot", { words: ["sp"] }],
    remembers: true,
    find(scan, candidate, report) {
      const { text } = scan;
      // A dot is named by its offset, a word by its index: only a word can begin with `Sp`.
      const polish = candidate < scan.starts.length ? endOfMatch(LIMITED_POLISH, text, scan.starts.at(candidate)) : -1;
      const start = polish > 0 ? scan.starts.at(candidate) : candidate - 1;
      const end = polish > 0 ? polish : endOfMatch(DOTTED, text, start);
      if (end < 0) return;
      const word = scan.wordAt(start);
      const first = firstBefore(scan, word, start);
      if (first < word) report(scan.starts.at(first), end);
    },
  },
  vectors: {
    finds: [
      "firma «Quillhaven Sp. z o.o.» w",
      "«Weißmar s.r.o.» a",
      "la «Quillone S.p.A.» di",
      "«Vesperin d.o.o.»",
      "«Quillon B.V.»",
    ],
    leaves: ["e.g. this", "The S.A. form", "s.a. above", "version 1.s.a"],
  },
};

/** Danish and Norwegian forms: the letter behind the stroke is where they are looked for. */
const STROKED = /^[AKIP]\/S$/;

export const strokedForm: RowFile = {
  row: {
    id: "names/stroked-legal-form",
    category: "ORG",
    rank: RANK.organisation,
    needs: { words: ["s"], only: "capitalised" },
    remembers: true,
    find(scan, word, report) {
      const { text, starts, ends } = scan;
      const start = starts.at(word) - 2;
      if (!STROKED.test(text.slice(Math.max(0, start), ends.at(word))) || starts.at(word - 1) !== start) return;
      const first = firstBefore(scan, word - 1, start);
      if (first < word - 1) report(starts.at(first), ends.at(word));
    },
  },
  vectors: {
    finds: ["fra «Haldenfragt A/S». Han", "«Quillhaven Rederi K/S»"],
    leaves: ["A/S", "the A/S form", "and/S", "Quillhaven I/O"],
  },
};
