// Organisations by what people and firms have to do with them: `works for Quillhaven`, `contract with Quillhaven`, `Umowa z Quillhaven`. The word is one
// of no list.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { classOf, classOfName, LEXICON } from "../../src/scan/lexicon.js";
import { isTitle } from "../../src/scan/name-words.js";
import { before } from "../../src/scan/neighbours.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import type { Scan } from "../../src/scan/scan.js";
import { WORD_NOTE } from "../../src/scan/vocabulary.js";
import { mayBePartOfName } from "./name-kind.js";
import { hasCapitalisedNouns } from "./noun-language.js";
import { endOfOrdinaryCompany } from "./ordinary-company.js";
import { endOfOrganisation } from "./organisation-name.js";

const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== "");

/** Programs work for browsers as well: who works for a company is a person, or `who`. */
const WORK: ReadonlySet<string> = new Set(words("work works worked working"));
const WORKERS: ReadonlySet<string> = new Set(
  words("i he she who they we you now currently previously formerly also and have been am ve m wife husband colleague"),
);

const EMPLOYED = words("consults consulted consulting freelances freelanced interned interns");
const PAPERS = words(
  "contract contracts agreement agreements partnership negotiations talks dispute litigation lawsuit merger account engagement",
);
const SPEAKERS = words("spokesman spokeswoman spokesperson lawyer lawyers attorney attorneys counsel");

/** Words before each preposition. */
const TIES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  (
    [
      ["for", [...WORK, ...EMPLOYED, ...SPEAKERS]],
      ["with", [...PAPERS, ...words("met meeting meetings partnered signed merged merge competes compete competing")]],
      ["by", words("acquired owned employed hired funded sued insured bought retained engaged poached")],
      ["from", words("invoice invoices quote quotation delivery payment hired poached")],
      ["against", words("lawsuit claim claims suit judgment proceedings case")],
      [
        "of",
        words(
          "shares subsidiary acquisition takeover bankruptcy insolvency founder cofounder director directors chairman chairwoman shareholders employees ceo cfo cto executive president owner boss",
        ),
      ],
      ["för", words("vd grundare")],
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
      ["cu", words("contract contractul")],
    ] as const
  ).map(([preposition, ties]) => [preposition, new Set<string>(ties)]),
);

/** Words before a particle. Names have such particles inside, so that the row is asked at the word and not at its preposition. */
const BEFORE_PARTICLE: ReadonlySet<string> = new Set(
  words(`
    pdg directeur directrice fondateur fondatrice facture filiale delegado delegada directora fundador factura
    delegato delegata direttore direttrice fondatore titolare fattura administrador administradora diretor diretora fundador fatura
    topman topvrouw oprichter factuur aandelen lucrează angajat angajată
  `),
);
const PARTICLE = / (?:de|di|da|do|van|la) (?=\p{Lu})/uy;

export const businessTie: RowFile = {
  row: {
    id: "names/business-tie",
    category: "ORG",
    rank: RANK.organisation,
    needs: [{ words: [...TIES.keys()], only: "signed" }, { words: [...BEFORE_PARTICLE] }],
    remembers: true,
    find(scan, word, report) {
      const start = afterTie(scan, word);
      const first = start < 0 ? -1 : scan.wordAt(start);
      if (first < 0 || scan.starts.at(first) !== start) return;
      const end = Math.max(
        endOfOrganisation(scan, first),
        endOfOrdinaryCompany(scan, first, false),
        isEmployer(scan, word, first) ? scan.ends.at(first) : -1,
      );
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
      "le directeur de «Quillhaven» part",
      "a spokeswoman for «Quillhaven» said",
      "I used to work for «Quillhaven» in May",
      "a contract with «Summit Partners» until May",
      "she works for «Blue Lantern Health» now",
      "he worked for «Deloitte» then",
      "met with «Northern Lantern Logistics».",
    ],
    leaves: [
      "he works for Monday",
      "he works with Kubernetes",
      "it works for Quillhaven",
      "we used it to work for Quillhaven",
      "an agreement with Third Parties, a contract with Business Partners",
      "a contract for Cloud Services",
      "an agreement with Paris",
      "account for Quillhaven",
      "she works for quillhaven",
      "met with Quillhaven.method()",
    ],
  },
};

/** Where the name may begin behind a tie; -1 if there is none. */
function afterTie({ text, starts, ends }: Scan, word: number): number {
  const [start, end] = [starts.at(word), ends.at(word)];
  const small = text.slice(start, end).toLowerCase();
  if (BEFORE_PARTICLE.has(small)) return endOfMatch(PARTICLE, text, end);
  const tie = before(text, start);
  if (text.charCodeAt(end) !== SPACE || tie.sign !== 0 || TIES.get(small)?.has(tie.word) !== true) return -1;
  return !WORK.has(tie.word) || isWorker(text, tie.start) ? end + 1 : -1;
}

/** True for a company of the lists behind who works for it: a tool of that name is worked with. */
function isEmployer(scan: Scan, word: number, first: number): boolean {
  const { text, starts, ends } = scan;
  if (!WORK.has(before(text, starts.at(word)).word) || !isTitle(scan, first)) return false;
  return (
    text.slice(starts.at(word), ends.at(word)) === "for" &&
    (scan.notes(first) & WORD_NOTE.technical) === 0 &&
    classOf(text, starts.at(first), ends.at(first)) === LEXICON.product
  );
}

/** True if who works is a person: one of the words, or a name of the lists. */
function isWorker(text: string, end: number): boolean {
  const { word, start, sign, small } = before(text, end);
  if (word === "to") return before(text, start).word === "used";
  return sign === 0 && (WORKERS.has(word) || (!small && mayBePartOfName(classOfName(word, 0, word.length))));
}

const SPACE = 32;
