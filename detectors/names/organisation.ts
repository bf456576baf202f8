// Organisations by a noun for institutions at the end of their name, and by what is said of clients and employers.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { isTitle } from "../../src/scan/name-words.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import { namesNobody } from "../baseline/no-person.js";
import { isOrdinaryWord, precedes } from "./company-run.js";
import { endOfOrganisation } from "./organisation-name.js";

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
      // `MSc, University of Quorum`: only a list of names has a comma, before its last sign.
      if (word > 0 && scan.text.charCodeAt(scan.ends.at(word - 1)) === COMMA) return;
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

const CLIENT_GAP = /[ ]["“„«]?|:[ ]{1,4}["“„«]?/y;

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
      const end = endOfOrganisation(scan, first);
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
      "{ customer: CustomerRef, vendor: VendorDto }",
    ],
  },
};

const COMMA = 44;
