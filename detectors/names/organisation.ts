// Organisations by a noun for institutions at the end of their name, and by what is said of clients and employers.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { classOf, LEXICON } from "../../src/scan/lexicon.js";
import { isTitle, isUnderscored, lastOfCompound } from "../../src/scan/name-words.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import type { Scan } from "../../src/scan/scan.js";
import { WORD_NOTE } from "../../src/scan/vocabulary.js";
import { isOrdinaryWord, precedes } from "./company-run.js";
import { EVIDENCE } from "./evidence.js";
import { evidenceOfClass } from "./name-kind.js";

const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== "");

/** Nouns at the end of the names of companies and institutions. */
const INSTITUTIONS = words(`
  systems technologies solutions labs laboratories group partners consulting industries holdings bank hospital university institute foundation
  associates records studios airlines airways pharmaceuticals insurance logistics ventures capital media energy motors electronics networks
  enterprises agency council brothers sons college clinic bakery brewery trust
  freight shipping logistics trading cargo haulage couriers trucking foods farms dairy textiles apparel realty properties builders engineering
  consultants advisors solicitors attorneys chambers pharma biotech robotics aerospace aviation catering roasters distillery winery productions
  rentals leasing hotels resorts ironworks shipyard foundry
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
      "for «Halden Freight» and",
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
      "our client «Marlow Lanterns» pays",
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

/** True for names with a noun of business behind them that nobody is called: `Halden Freight`, not `Johanna Baker`. */
function isNamedBusiness(scan: Scan, word: number): boolean {
  const { text, starts, ends } = scan;
  if (
    starts.at(word + 1) !== ends.at(word) + 1 ||
    !isTitle(scan, word + 1) ||
    (scan.notes(word + 1) & WORD_NOTE.common) !== 0
  )
    return false;
  const bits = classOf(text, starts.at(word + 1), ends.at(word + 1));
  return (bits & LEXICON.english) !== 0 && (bits & (NAMES | LEXICON.common)) === 0;
}

const NAMES = LEXICON.given | LEXICON.family | LEXICON.listed;

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
  if (evidence === undefined || (bits & LEXICON.place) !== 0) return false;
  return lastOfCompound(scan, word) > word || isNamedBusiness(scan, word);
}

const SPACE = 32;
