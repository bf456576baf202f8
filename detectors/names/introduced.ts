// People by what introduces them: honorifics, greetings, signatures, `my name is`. Such a name may be in small letters or in no list.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { KIND, kindOf } from "../../src/scan/characters.js";
import { classOfName, LEXICON } from "../../src/scan/lexicon.js";
import { before } from "../../src/scan/neighbours.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import type { Scan } from "../../src/scan/scan.js";
import { SHAPE } from "../../src/scan/scan.js";
import {
  ABBREVIATED,
  ANNOUNCING,
  GREETED_TOGETHER,
  GREETINGS,
  isAnnouncing,
  MAIDEN,
  OFFICES,
  SELF_NAMING,
  SIGN_OFFS,
} from "./announcing-words.js";
import { CONTEXT, contextOf } from "./context-words.js";
import { EVIDENCE, evidenceWords } from "./evidence.js";
import { isOrdinary } from "./name-kind.js";
import { endOfName, type Letters } from "./words-after.js";

const kinds = new Map<string, (scan: Scan, word: number) => number>([
  ...SIGN_OFFS.map((word) => [word, afterSignOff] as const),
  ...GREETINGS.map((word) => [word, afterGreeting] as const),
  ...SELF_NAMING.map((word) => [word, afterNaming] as const),
  ...ANNOUNCING.map((word) => [word, afterTitle] as const),
  ...ABBREVIATED.map((word) => [word, afterTitle] as const),
  ...MAIDEN.map((word) => [word, afterMaiden] as const),
  ["name", afterNameIs],
  ["surname", afterNameIs],
  ["me", afterCallMe],
]);

export const introduced: RowFile = {
  row: {
    id: "names/introduced",
    category: "PERSON",
    rank: RANK.name,
    needs: { words: [...kinds.keys()] },
    remembers: true,
    explain: evidenceWords,
    find(scan, word, report) {
      const read = kinds.get(scan.text.slice(scan.starts.at(word), scan.ends.at(word)).toLowerCase());
      const start = read === undefined ? -1 : read(scan, word);
      // `Sehr geehrte Frau`: the honorific announces the name itself.
      if (start < 0 || isAnnouncing(wordAt(scan.text, start).toLowerCase())) return;
      const isSmall = read !== afterMaiden && (isSmallWord(scan, word) || read !== afterTitle);
      const letters: Letters = isSmall ? "any" : "capitalised";
      const end = endOfName(scan.text, start, letters);
      if (end < 0 || (read === afterGreeting && !closesGreeting(scan.text, end))) return;
      if (read === afterGreeting && scan.text.charAt(end) !== "," && isInSentence(scan, word, start)) return;
      if ((read === afterGreeting || read === afterSignOff) && !mayBeName(scan.text, start)) return;
      if (read === afterSignOff && !endsLine(scan.text, end)) return;
      report(start, end, EVIDENCE.introduced.bit);
    },
  },
  vectors: {
    finds: [
      "Mr. «Young» and Mrs «Chad Farmer»",
      "z panem «Quilloniakiem», kolega",
      "Frau «Überhuber» Ihr Antrag liegt vor",
      "Αγαπητέ κύριε «Κβιλονά»,",
      "hello, this is mr. «larry lombardo». who",
      "dr «christopher lundgren» said",
      "Frau «Überhuber» und Herr «Quillon»",
      "Hi «sara»,\n",
      "he said hi «sara»,\nand went",
      "Dear «Zbynka», ",
      "Best regards,\n«Vesper»\n",
      "thanks\n«Oriel Q. Marlow»\n",
      "my name is «mieszko»",
      "Her maiden name is «Key».",
      "everyone calls me «Vesper»",
      "call me «borna» please",
      "Pani «Dobrosława». Proszę napisać",
      "Dr. «Vesper Sallow» came",
      "Bonjour Madame la directrice «Vauquelin»,",
      "Prof. Dr. med. «Ottokar Wilmersdorfer»",
      "geehrter Herr Kollege «Seyfarth»,",
      "ich heiße «Vesper»",
      "Hr. Dipl.-Ing. «Uwe Vasshaug» kommt",
      "Lohmeyer, geb. «Tannhagen», und",
      "m. Koll. «Wehmann» am",
      "je m'appelle «Ödön»",
      "il dott. «Quillone» verbalizza",
      "Mit freundlichen Grüßen\ni. A. «Vesper»\n",
    ],
    leaves: [
      "the file name is config",
      "Hi there,",
      "Hej alla,",
      "Kære alle\n",
      "Hallo zusammen,",
      "Groeten\nKlantenservice\n",
      "Dear customer,",
      "Best regards,\nyour team",
      "Thanks for the review",
      "Best practices\nUse this\n",
      "call me tomorrow",
      "dr is a disaster recovery site",
      "Hello World!",
      "ona da selam söylüyor.",
      "5 ms later",
      "geb. am 3. Mai, geb. 1957",
    ],
  },
};

const TITLE_GAP = /\.?[ \t\u00a0]{1,3}/y;
const NAMING_GAP = /[ \t]{1,3}["“„«']?/y;
const NAME_IS = /(?:[’']s|[ ]is|[ ]was|[ ]will be)[ ]{1,2}["“„«']?|\?["”]?\s{1,3}(?:user: |["“])?/y;
const GREETING_GAP = /[ \t]{1,3}/y;
const SIGN_OFF_GAP =
  /[ \t]{0,3}[,.!–—-]{0,2}[ \t]{0,3}(?:\r\n|\r|\n)[ \t]{0,8}(?:(?:\r\n|\r|\n)[ \t]{0,8})?(?:[-–—][ ]?|i\.[ ]?[AV]\.[ ]?|ppa?\.[ ]?|p\.p\.[ ]?)?/y;

/** Behind an honorific, and behind an office or a degree that stands with it: `Madame la directrice`, `Herr Kollege`, `Dr. med.`. */
function afterTitle(scan: Scan, word: number): number {
  let at = endOfMatch(TITLE_GAP, scan.text, scan.ends.at(word));
  for (let offices = 0; at > 0 && offices < MOST_OFFICES; offices++) {
    OFFICE.lastIndex = at;
    const office = OFFICE.exec(scan.text)?.[1]?.toLowerCase() ?? "";
    if ((contextOf(office) & CONTEXT.relation) === 0 && !DEGREES.has(office)) break;
    at = OFFICE.lastIndex;
  }
  return at;
}

const MOST_OFFICES = 3;
const OFFICE =
  /(?:(?:la|le|the|el|il)[ ]|l['’])?(\p{L}{2,24})(?:\.?-(?:Ing|Kfm|Kffr|Psych|Phys|Chem|Math|Biol|Päd|Inf|Wirt)\p{Ll}{0,6}\.?[ ]|\.[ ]?|[ ])(?=\p{Lu}|\p{Ll}{2,5}\.|\[)/uy;
const DEGREES: ReadonlySet<string> = new Set(
  "med rer nat phil jur habil ing oec pol dent vet hc dipl dr prof mag mba phd".split(" "),
);

function afterMaiden(scan: Scan, word: number): number {
  return endOfMatch(TITLE_GAP, scan.text, scan.ends.at(word));
}

function afterNaming(scan: Scan, word: number): number {
  return endOfMatch(NAMING_GAP, scan.text, scan.ends.at(word));
}

/** `my name is`, `maiden name is`: other things have names too. */
function afterNameIs(scan: Scan, word: number): number {
  if (!OF_PEOPLE.has(before(scan.text, scan.starts.at(word)).word)) return -1;
  return endOfMatch(NAME_IS, scan.text, scan.ends.at(word));
}

const OF_PEOPLE: ReadonlySet<string> = new Set(
  "my his her your their whose our maiden last first full real middle family given christian birth customer patient client user".split(
    " ",
  ),
);

function afterCallMe(scan: Scan, word: number): number {
  if (!/^call(?:s|ed|ing)?$/.test(before(scan.text, scan.starts.at(word)).word)) return -1;
  return endOfMatch(NAMING_GAP, scan.text, scan.ends.at(word));
}

function afterGreeting(scan: Scan, word: number): number {
  return endOfMatch(GREETING_GAP, scan.text, scan.ends.at(word));
}

function closesGreeting(text: string, end: number): boolean {
  return /^(?:[,!:;.?]|[ \t]{0,3}(?:[\r\n]|$)|[ ](?:and|und|et|y|e|i|&|[-–—])[ ])/.test(text.slice(end, end + 8));
}

/** True for a word in small letters behind a greeting inside a sentence: `selam söylüyor`. */
function isInSentence(scan: Scan, word: number, start: number): boolean {
  const { text, starts } = scan;
  if (!isSmallWord(scan, word) || kindOf(text.charCodeAt(start)) !== KIND.lower) return false;
  const { small, sign, breaks } = before(text, starts.at(word));
  return small && sign === 0 && breaks === 0;
}

/** `Hello World` greets nobody. */
function mayBeName(text: string, start: number): boolean {
  const word = wordAt(text, start);
  if (GREETED_TOGETHER.has(word) || OFFICES.has(word.toLowerCase())) return false;
  const bits = classOfName(word, 0, word.length);
  return (bits & LEXICON.given) !== 0 || (!isOrdinary(bits) && (bits & LEXICON.common) === 0);
}

function wordAt(text: string, start: number): string {
  return /^[\p{L}\p{M}]+/u.exec(text.slice(start, start + 40))?.[0] ?? "";
}

/** A closing phrase stands at the end of its line, and its line begins with it or the like. */
function afterSignOff(scan: Scan, word: number): number {
  return endOfMatch(SIGN_OFF_GAP, scan.text, scan.ends.at(word));
}

function endsLine(text: string, end: number): boolean {
  return /^[ \t]{0,8}[,.]?(?:[\r\n]|$)/.test(text.slice(end, end + 12));
}

function isSmallWord(scan: Scan, word: number): boolean {
  return (
    (scan.shapes.at(word) & SHAPE.initial) === 0 || kindOf(scan.text.charCodeAt(scan.starts.at(word))) === KIND.lower
  );
}
