// Organisations by a noun for institutions at the end of their name, and by what is said of clients and employers.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { classOf, LEXICON } from "../../src/scan/lexicon.js";
import { isTitle } from "../../src/scan/name-words.js";
import { before } from "../../src/scan/neighbours.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import type { Scan } from "../../src/scan/scan.js";
import { namesNobody } from "../baseline/no-person.js";
import { INSTITUTIONS, isTrade } from "./business-words.js";
import { isOrdinaryWord, precedes } from "./company-run.js";
import { hasCapitalisedNouns } from "./noun-language.js";
import { endOfOrdinaryCompany, isOfSomebody } from "./ordinary-company.js";
import { endOfOrganisation } from "./organisation-name.js";

const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== "");

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
      // `MSc, University of Quorum`: only a list of names has a comma, before its last sign.
      if (word > 0 && scan.text.charCodeAt(scan.ends.at(word - 1)) === COMMA) return;
      while (word - first < 4 && first > 0 && precedes(scan, first - 1, starts.at(first), false)) first--;
      const isTraded = isTrade(scan.text.slice(starts.at(word), scan.ends.at(word)).toLowerCase());
      while (first < word && isOrdinaryWord(scan, first) && !(isTraded && isPlace(scan, first))) first++;
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
      "the demo at «Ostrava Foods».",
    ],
    leaves: [
      "Operating Systems",
      "the Systems",
      "quillhaven systems",
      "Working Group",
      "Memory Bank",
      "Education: MSc, University",
    ],
  },
};

const CLIENT_GAP = /,?[ ]["“„«]?|:[ ]{1,4}["“„«]?/y;

export const client: RowFile = {
  row: {
    id: "names/client",
    category: "ORG",
    rank: RANK.organisation,
    needs: {
      words: words(
        `at client customer vendor supplier employer company firm startup subsidiary rival competitor insurer retailer lender contractor subcontractor
         kunde kunden firma lieferant klient société cliente empresa azienda fournisseur proveedor fornitore fornecedor leverancier dostawca dodavatel
         beszállító furnizor tedarikçi leverantör leverandør
         spółka spółki spółce firmy firmie firmą firmě firmu společnost společnosti spoločnosť spoločnosti cég şirketi compania companiei firmei företaget
         bolaget koncernen firmaet selskabet selskapet konsernet bedrijf groupe entreprise gruppo grupo`,
      ),
      only: "signed",
    },
    remembers: true,
    find(scan, word, report) {
      const { text, starts, ends } = scan;
      const start = endOfMatch(CLIENT_GAP, text, ends.at(word));
      const first = scan.wordAt(start);
      if (start < 0 || starts.at(first) !== start) return;
      // `the customer, Vasshaug Clinics, paid`: set beside, between commas.
      const isBeside = text.charCodeAt(ends.at(word)) === COMMA;
      if (isBeside && !isOfSomebody(text, starts.at(word))) return;
      const isAt = ends.at(word) - starts.at(word) === 2;
      if (isAt && LOOKED.has(before(text, starts.at(word)).word)) return;
      const isNamed = !isAt && isOfSomebody(text, starts.at(word)) && !hasCapitalisedNouns(scan, start);
      const end = Math.max(endOfOrganisation(scan, first), endOfOrdinaryCompany(scan, first, isNamed));
      if (isBeside && !/^[,.;)]/.test(text.charAt(end))) return;
      if (end > 0 && !namesNobody(text.slice(start, end))) report(start, end);
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
      "our client «Blue Lantern» wants it",
      "told the customer, «Ashgrove Clinics», at noon",
      "O cliente «Padaria Flor do Minho» pediu",
      "works at «Summit Partners» now",
      "account at «First Lantern Bank»; his",
    ],
    leaves: [
      "at Kubernetes",
      "at Startup",
      "client Node",
      "at Monday",
      "the client Library",
      "to our client, Vasshaug said",
      "at 5",
      "at Paris",
      "look at Quillhaven.method()",
      "look at Operating Systems, good at Human Services",
      "our customer Success Team, the client Side",
      "{ customer: CustomerRef, vendor: VendorDto }",
    ],
  },
};

/** What is done at a thing. */
const LOOKED: ReadonlySet<string> = new Set(
  "look looked looking looks glance good great bad best aimed stare directed".split(" "),
);

/** True for a place that is no other word. */
function isPlace(scan: Scan, word: number): boolean {
  return classOf(scan.text, scan.starts.at(word), scan.ends.at(word)) === LEXICON.place;
}

const COMMA = 44;
