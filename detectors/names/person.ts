// People by evidence: a capitalised word or a run of them, what the lists say of each, and what stands beside it.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { isCapitalised, isUnderscored } from "../../src/scan/name-words.js";
import { isRunning, type Scan } from "../../src/scan/scan.js";
import { WORD_NOTE } from "../../src/scan/vocabulary.js";
import { doubt, settleDoubts } from "./doubts.js";
import { evidenceWords, Tally, THRESHOLD } from "./evidence.js";
import { isHeaderCell } from "./header-cell.js";
import { evidenceOfPart } from "./name-part.js";
import { nameAt } from "./name-run.js";
import { weighNeighbours } from "./neighbour-evidence.js";

// Of these no name begins; months that are given names may.
const NEVER = WORD_NOTE.common | WORD_NOTE.reserved | WORD_NOTE.role;

/** Shortest name that counts without an introduction, in UTF-16 units. */
const SHORTEST = 3;

/** What somebody is, and not who. */
const POSITION =
  /^(?:General|Managing|Chief|Senior|Junior|Executive|Vice|Deputy|Assistant|Associate|Lead|Principal|Regional|Technical|Financial?|Legal|Operations|Operating|Sales|Marketing|Acting|Interim|Medical|Creative|Art|Account|Project|Product|Program|Office)(?:[ -][A-Z][a-z]{1,20}){0,2} (?:Counsel|Director|Manager|Officer|President|Consultant|Engineer|Partner|Secretary|Advis[eo]r|Analyst|Architect|Chairman|Chair|Executive|Administrator|Coordinator|Specialist|Developer|Designer|Accountant|Auditor|Controller|Treasurer|Attorney|Solicitor|Buyer|Planner)$/;

const tally = new Tally();

export const person: RowFile = {
  row: {
    id: "names/person",
    category: "PERSON",
    rank: RANK.name,
    needs: "capitalised",
    remembers: true,
    explain: evidenceWords,
    find(scan, word, report) {
      if (!mayBegin(scan, word)) return;
      // An ordinary word at the start of a sentence, as most are.
      if (isRunning(scan.text, scan.ends.at(word)) && evidenceOfPart(scan, word) === undefined) return;
      const run = nameAt(scan, word, tally);
      if (
        run === undefined ||
        run.end - run.start < SHORTEST ||
        (run.names === 1 && (scan.notes(word) & WORD_NOTE.calendar) !== 0) ||
        POSITION.test(scan.text.slice(run.start, run.end))
      )
        return;
      weighNeighbours(scan, run, tally);
      if (run.names === 1 && tally.sum >= THRESHOLD && isHeaderCell(scan.text, run.start, run.end)) return;
      if (tally.sum >= THRESHOLD) report(run.start, run.end, tally.bits);
      else doubt(scan, run, tally.bits);
    },
    conclude: settleDoubts,
  },
  vectors: {
    finds: [
      "we asked «Johanna» about it",
      "«Bettina Krüger» signed",
      "a letter by «Marlow Teasdale-Quint».",
      "the score of «Ludwig van Beethoven»",
      "as «Navrátilová» says",
      "the plan of «J.R.R. Hollander» failed",
      "with «Zoë Åkerlund», «Søren Ødegård»",
      "«Анна Петрова» и «Иван»",
      "to «Kovács Ádám» yesterday",
      '{"name":"«Ottilie \\"Otti\\" Quillon»"}',
      "I'm so jealous! said «Heidi» to «Stacy»",
      "That is «Scott»'s daughter.",
      "«Duqyaha» shouted at them",
      "and «Vesper Quillon» of that house",
      "by «OSWIN PETTIBONE»",
      'also «Joachim "Jo" Brennecke» asked',
      "Striker «Dario Bellandi» and Coach «Ruud Quillon»",
      "seine Ehefrau «Hedwig» und Familie «Seyfarth»",
      "Laut «Rothbaum» fehlt es",
      "and then «Chuck Wepner» and «Julian Cope»",
      "when «Quillon» initially wanted it",
      "L'épouse, «Vesperine», a signé. A esposa, «Duqyaha», assinou",
      "<td>«Bettina Krüger»</td>",
      "by «Johanna de la Quillone», «Marlow van Quillhaven» and «Bettina di Quillone»",
      "with «Bettina Long» and «Bettina Krüger-Price», «Johanna Price»",
      "tell «Bettina»<br>",
      "mentor: «Bettina»\nPresented by the team",
      "«Vasshaug» is reliable. You can count on her",
      "«Vasshaug» had given the bank his address",
      "the «Vasshaug» matter",
      "«Vasshaug», could you please look at it?",
      "he spoke to «Vasshaug» yesterday",
      "Η κόρη του, «Κβιλόνια», έλειπε",
      "Groeten aan «Wietsquill» en de kinderen",
      "Hívd fel «Boglárkát»!",
      "le mail de «Vasshaug» est là",
      "Asked «Vasshaug» about it",
      "CURRICULUM VITAE\n«Bettina Krüger»",
      "nun übernimmt «Bettina Krüger» Ihren Fall",
      "Name,«Bettina»\nPhone,17\n",
      "ask «Johanna»\nX-Mailer: x",
    ],
    leaves: [
      "The Quick Start Guide",
      "## Data Retention And Backup",
      "We use Kubernetes and Terraform",
      "class Johanna extends Base",
      "Johanna.method(1)",
      "open Settings",
      "It will mark the end. May it last. Grace period ends.",
      "in Paris",
      "SELECT NAME FROM TABLE",
      "Die neue Rechnung kam mit der Post am Montag und ist nicht bezahlt",
      "the Frobnicator",
      "On 3 June I met him",
      "Elle dit que non. Lui afferma di no. Sie wohnt hier. Ela disse que sim. Ona mówi tak.",
      "customers love Frobnicator because it is simple",
      "Frobnicator was built for teams.\n\nShe left",
      "the Frobnicator plugin",
      "Frobnicator, which you can install",
      "Inhaber;Name;Saldo;Kontostand\nx;y;1;2\n",
      "email,Lon,name\nx,2,y\n",
      "2 SURN quillhaven\n",
      "Lyon et Marseille",
      "we use Euler's formula",
      "Meet Frobnicator. Teams love Frobnicator 3.2. Start with Frobnicator today. Frobnicator supports plugins, and Frobnicator was kept small.",
      "Frobnicator is a tool that we made with Frobnicator. See frobnicator.dev, and use Frobnicator with it. Frobnicator will help.",
      "Jetzt testen Sie Frobnikator. Frobnikator ist die Plattform für Teams, und mit Frobnikator 4.0 wird es leicht.",
      "as General Counsel. Ask the Managing Director",
    ],
  },
};

function mayBegin(scan: Scan, word: number): boolean {
  return (
    isCapitalised(scan, word) && !scan.isAllowed(word) && (scan.notes(word) & NEVER) === 0 && !isUnderscored(scan, word)
  );
}
