// The parties of a contract, by what they are called from there on: `Summit Crane ("Supplier")`, `Quillhaven (the "Client")`, `Vasshaug (« le Prestataire »)`.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { isCapitalised, isFree } from "../../src/scan/name-words.js";
import { firstBefore } from "./company-run.js";

const list = (words: string): readonly string[] => words.split(/\s+/).filter((word) => word !== "");

const PARTIES = list(`
  customer client supplier provider licensor licensee seller buyer purchaser lessor lessee landlord tenant contractor subcontractor consultant employer
  employee borrower lender company vendor agency distributor reseller agent guarantor franchisor franchisee owner manufacturer carrier shipper publisher
  auftraggeber auftragnehmer verkäufer käufer vermieter mieter lieferant lizenzgeber lizenznehmer dienstleister arbeitgeber arbeitnehmer
  prestataire vendeur acheteur bailleur preneur locataire fournisseur salarié employeur
  cliente proveedor vendedor comprador arrendador arrendatario prestador fornecedor contratante contratada locador locatário
  committente appaltatore venditore acquirente fornitore locatore conduttore
  opdrachtgever opdrachtnemer verkoper koper verhuurder huurder leverancier
  zamawiający wykonawca sprzedawca kupujący najemca wynajmujący objednatel zhotovitel
`);

const OPENING =
  /,? \((?:(?:hereinafter|hereafter|henceforth)(?: referred to as| called)?,? |im folgenden |nachfolgend |ci-après (?:dénommée? )?|en adelante,? |di seguito,? |hierna |zwana? dalej )?(?:the |der |die |le |la |l['’]|el |il |o |a )?["“„«'’‘]\s?(?:the |le |la |l['’]|el |il |o |a )?$/iu;
const CLOSING = /^\s?["”“»'’]/u;
const REACH = 72;

export const definedParty: RowFile = {
  row: {
    id: "names/defined-party",
    category: "ORG",
    rank: RANK.organisation,
    needs: { words: PARTIES, only: "signed" },
    remembers: true,
    find(scan, word, report) {
      const { text, starts, ends } = scan;
      if (!CLOSING.test(text.slice(ends.at(word), ends.at(word) + 2))) return;
      const start = starts.at(word);
      const opening = OPENING.exec(text.slice(Math.max(0, start - REACH), start));
      if (opening === null) return;
      const end = start - opening[0].length;
      const last = scan.wordAt(end) - 1;
      // Behind a legal form its dot.
      if (last < 0 || end - ends.at(last) > 1 || !isCapitalised(scan, last) || !isFree(scan, last)) return;
      report(starts.at(firstBefore(scan, last, starts.at(last))), end);
    },
  },
  vectors: {
    finds: [
      'between «Summit Crane» ("Supplier") and',
      'and «Golden Vasshaug Ltd» (the "Client") agree',
      "«Quillhaven» (ci-après dénommée “le Prestataire”)",
      "zwischen «Quillhaven» (nachfolgend „Auftraggeber“) und",
      'by «Blue Lantern, Inc.» (hereinafter the "Company").',
    ],
    leaves: [
      'The "Client" means',
      'goods ("Supplier" pays)',
      'the parties ("Buyer" and',
      "a Client (see below)",
      'the goods ("Supplier")',
    ],
  },
};
