// Organisations by what people and firms have to do with them: `works for Quillhaven`, `contract with Quillhaven`, `Umowa z Quillhaven`. The word is one
// of no list.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { before } from "../../src/scan/neighbours.js";
import { hasCapitalisedNouns } from "./noun-language.js";
import { endOfOrganisation } from "./organisation-name.js";

const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== "");

const WORK = words(
  "work works worked working job jobs role consults consulted consulting freelances freelanced interned interns employed",
);
const PAPERS = words(
  "contract contracts agreement agreements partnership negotiations talks dispute litigation lawsuit merger account engagement",
);
const SPEAKERS = words("spokesman spokeswoman spokesperson lawyer lawyers attorney attorneys counsel");

/** Words before each preposition. */
const TIES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  (
    [
      ["for", [...WORK, ...SPEAKERS]],
      [
        "with",
        [...WORK, ...PAPERS, ...words("met meeting meetings partnered signed merged merge competes compete competing")],
      ],
      ["by", words("acquired owned employed hired funded sued insured bought retained engaged poached")],
      ["from", words("invoice invoices quote quotation delivery payment hired poached moved joined")],
      ["against", words("lawsuit claim claims suit judgment proceedings case")],
      [
        "of",
        words(
          "shares subsidiary acquisition takeover bankruptcy insolvency founder cofounder director directors chairman shareholders employees",
        ),
      ],
      ["für", words("arbeite arbeitet arbeiten arbeitete")],
      ["mit", words("vertrag verträge vereinbarung")],
      ["chez", words("travaille travaillait travaillent travaillé employé employée embauché embauchée poste stage")],
      ["pour", words("travaille travaillait travaillent compte")],
      ["avec", words("contrat contrats accord partenariat convention")],
      ["para", words("trabaja trabajo trabajaba trabajan trabalha trabalho")],
      ["en", words("trabaja trabajaba empleado empleada")],
      ["na", words("trabalha trabalhava empregado empregada")],
      ["con", words("contrato acuerdo convenio contratto accordo")],
      ["com", words("contrato acordo parceria")],
      ["per", words("lavora lavorava lavorano conto")],
      ["presso", words("lavora lavorava impiegato impiegata")],
      ["bij", words("werk werkt werkte werken")],
      ["voor", words("werk werkt werkte werken")],
      ["met", words("contract overeenkomst samenwerking")],
      ["på", words("jobbar jobbade jobber jobbet arbetar anställd ansat ansatt")],
      ["hos", words("jobbar jobbade jobber jobbet arbetar arbejder anställd ansat ansatt sitter kunde kunder")],
      ["med", words("avtal avtalet avtale avtalen aftale kontrakt")],
      ["w", words("pracuje pracował pracowała zatrudniony zatrudniona")],
      ["dla", words("pracuje pracował pracowała")],
      ["z", words("umowa umowę umowy")],
      ["s", words("smlouva smlouvu zmluva zmluvu")],
      ["pro", words("pracuje pracoval pracovala")],
      ["la", words("lucrează lucra angajat angajată")],
      ["cu", words("contract contractul")],
    ] as const
  ).map(([preposition, ties]) => [preposition, new Set<string>(ties)]),
);

export const businessTie: RowFile = {
  row: {
    id: "names/business-tie",
    category: "ORG",
    rank: RANK.organisation,
    needs: { words: [...TIES.keys()], only: "signed" },
    remembers: true,
    find(scan, word, report) {
      const { text, starts, ends } = scan;
      const start = ends.at(word) + 1;
      const first = word + 1;
      if (text.charCodeAt(start - 1) !== SPACE || starts.at(first) !== start) return;
      const tie = before(text, starts.at(word));
      if (tie.sign !== 0 || TIES.get(text.slice(starts.at(word), ends.at(word)).toLowerCase())?.has(tie.word) !== true)
        return;
      const end = endOfOrganisation(scan, first);
      if (end > 0 && !hasCapitalisedNouns(scan, start)) report(start, end);
    },
  },
  vectors: {
    finds: [
      "she works for «Quillhaven» and",
      "a contract with «Quillhaven Freight».",
      "was acquired by «Quillhaven» in May",
      "Il travaille chez «Quillhaven» depuis",
      "Umowa z «Quillhaven» podpisana",
      "a spokeswoman for «Quillhaven» said",
    ],
    leaves: [
      "works for Monday",
      "works with Kubernetes",
      "an agreement with Paris",
      "account for Quillhaven",
      "works for quillhaven",
      "met with Quillhaven.method()",
    ],
  },
};

const SPACE = 32;
