// Organisations: by legal form before or after the name, by a noun for institutions at its end, and by what is said of clients and employers.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { classOf, LEXICON } from "../../src/scan/lexicon.js";
import { isCapitalised, isTitle, isUnderscored, lastOfCompound } from "../../src/scan/name-words.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import type { Scan } from "../../src/scan/scan.js";
import { WORD_NOTE } from "../../src/scan/vocabulary.js";
import { EVIDENCE } from "./evidence.js";
import { evidenceOfClass } from "./name-kind.js";

const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== "");

/** Legal forms in their usual spelling. */
const FORMS = new Set(
  words(`AG BV Corp Corporation GmbH gGmbH Holdings Inc Incorporated Limited LLC LLP Ltd NV PLC plc SA SAS SARL SE SpA Srl Kft Zrt Nyrt Oy Oyj
  ApS KG OHG UG Pty AB ASA Lda Ltda EIRL SNC Bhd Tbk BVBA SPRL VOF SL EOOD OOD KK GK PLLC eG`),
);

/** Short forms that are ordinary words or abbreviations too: only behind a word that is no ordinary one. */
const SHORT_FORMS = new Set(words("AB AS SL SE SA KK GK AG KG UG"));

/** Those behind which several ordinary words are a name: `Holz und Bau AG`. */
const GERMAN_FORMS = new Set(words("AG KG UG"));

const MOST_WORDS = 6;

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
      if (!FORMS.has(form)) return;
      const first = firstBefore(scan, word, starts.at(word));
      if (first === word) return;
      if (SHORT_FORMS.has(form) && isOrdinaryWord(scan, word - 1) && !(GERMAN_FORMS.has(form) && first < word - 1))
        return;
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
    ],
    leaves: ["Ltd", "limited access", "the Limited edition", "a GmbH is a company", "use LTD", "Section AB", "Type AS"],
  },
};

/** What may follow a legal form as part of it: `& Co. KG`, `Ltd` after `Pty` or `Co.,`. */
const GOES_ON =
  /(?:[ ]&[ ]Co\.?(?:[ ](?:KG|OHG|KGaA))?|[ ](?:Ltd|Limited|Şti|LLC)|\.?,[ ](?:Ltd|Inc|LLC))(?![\p{L}\p{N}])/uy;

function endOfForm(text: string, end: number): number {
  return Math.max(end, endOfMatch(GOES_ON, text, end));
}

/** Forms with dots inside: the dot between their first letters is where they are looked for. */
const DOTTED =
  /(?:s\.r\.o|s\.r\.l|s\.p\.a|d\.o\.o|s\.a\.s|s\.a|a\.s|b\.v|n\.v|l\.l\.c|p\.l\.c|l\.p|k\.k|e\.v|e\.k|a\.ş|s\.l)(?![\p{L}\p{N}])\.?/iuy;
const LIMITED_POLISH = /Sp\.[ ]?z[ ]?o\.[ ]?o\.?/y;

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

/** First word of the run of capitalised words that ends just before `start`, where `word` is or would be; `word` itself if there is none. */
function firstBefore(scan: Scan, word: number, start: number): number {
  let first = word;
  let from = start;
  while (word - first < MOST_WORDS && first > 0 && precedes(scan, first - 1, from, word - first < 2)) {
    first--;
    from = scan.starts.at(first);
  }
  return first;
}

/** True if the word before is a capitalised part of the same name. A line end lies in a name only close before its legal form. */
function precedes(scan: Scan, before: number, start: number, maybeWrapped: boolean): boolean {
  const gap = scan.text.slice(scan.ends.at(before), start);
  if (!maybeWrapped && /[\n\r]/.test(gap)) return false;
  return (
    isCapitalised(scan, before) &&
    !scan.isAllowed(before) &&
    (scan.notes(before) & WORD_NOTE.common) === 0 &&
    gap.length <= 12 &&
    /^(?:[ \t\u00a0]{1,8}|[ \t]?(?:\r\n|\r|\n)[ \t]{0,8}|[-_]|,? ?& ?|, )$/.test(gap)
  );
}

function isOrdinaryWord(scan: Scan, word: number): boolean {
  return evidenceOfClass(classOf(scan.text, scan.starts.at(word), scan.ends.at(word))) === undefined;
}

/** Nouns at the end of the names of companies and institutions. */
const INSTITUTIONS = words(`
  systems technologies solutions labs laboratories group partners consulting industries holdings bank hospital university institute foundation
  associates records studios airlines airways pharmaceuticals insurance logistics ventures capital media energy motors electronics networks
  enterprises agency council brothers sons college clinic bakery brewery trust
`);

export const institution: RowFile = {
  row: {
    id: "names/institution",
    category: "ORG",
    rank: RANK.organisation,
    needs: { words: INSTITUTIONS, only: "capitalised" },
    remembers: true,
    find(scan, word, report) {
      if (!isTitle(scan, word)) return;
      const { starts } = scan;
      let first = word;
      while (word - first < 4 && first > 0 && precedes(scan, first - 1, starts.at(first), false)) first--;
      while (first < word && isOrdinaryWord(scan, first)) first++;
      if (first < word) report(scan.starts.at(first), scan.ends.at(word));
    },
  },
  vectors: {
    finds: [
      "met «Quillhaven Systems» today",
      "the «Sterling & Associates» report",
      "«Weyland Industries» grew",
      "at «Marlow Bank»",
    ],
    leaves: ["Operating Systems", "the Systems", "quillhaven systems", "Working Group", "Memory Bank"],
  },
};

const CLIENT_GAP = /[ ]["“„«]?|:[ ]{1,4}["“„«]?/y;

export const client: RowFile = {
  row: {
    id: "names/client",
    category: "ORG",
    rank: RANK.organisation,
    needs: {
      words: words(
        "at client customer vendor supplier employer company firm startup subsidiary kunde kunden firma klient société cliente empresa azienda",
      ),
      only: "signed",
    },
    remembers: true,
    find(scan, word, report) {
      const { text, starts, ends } = scan;
      const start = endOfMatch(CLIENT_GAP, text, ends.at(word));
      const first = scan.wordAt(start);
      if (start < 0 || starts.at(first) !== start || !isOrganisation(scan, first)) return;
      let last = lastOfCompound(scan, first);
      while (
        last - first < 4 &&
        starts.at(last + 1) === ends.at(last) + 1 &&
        text.charCodeAt(ends.at(last)) === SPACE &&
        isTitle(scan, last + 1) &&
        !scan.isAllowed(last + 1)
      )
        last++;
      if (".(_".includes(text.charAt(ends.at(last)) || " ") && /[\p{L}(_]/u.test(text.charAt(ends.at(last) + 1)))
        return;
      report(start, ends.at(last));
    },
  },
  vectors: {
    finds: [
      "works at «Quillhaven» since",
      "our client «Quillhaven Freight» asked",
      "Client: «Quillhaven»",
      "at «InGenia».",
      "die Firma «Quillhaven» hat",
    ],
    leaves: [
      "at Kubernetes",
      "at Startup",
      "client Node",
      "at Monday",
      "the client Library",
      "at 5",
      "at Paris",
      "look at Quillhaven.method()",
    ],
  },
};

/** A capitalised word of no list, or a compound of names: `Mayer-Watkins`. */
function isOrganisation(scan: Scan, word: number): boolean {
  if (
    !isTitle(scan, word) ||
    scan.isAllowed(word) ||
    isUnderscored(scan, word) ||
    (scan.notes(word) & ~WORD_NOTE.neutral) !== 0
  )
    return false;
  const bits = classOf(scan.text, scan.starts.at(word), scan.ends.at(word));
  const evidence = evidenceOfClass(bits);
  if (evidence === EVIDENCE.unknown) return scan.ends.at(word) - scan.starts.at(word) >= 4;
  return evidence !== undefined && (bits & LEXICON.place) === 0 && lastOfCompound(scan, word) > word;
}

const SPACE = 32;
