// Strict mode: a town or region in small letters that a phrase ties to a person or a client: `lives in bavaria`, `née à lyon`, `client from hesse`.
// With a capital it is hidden as any capitalised word is, and has the same placeholder.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { classOf, LEXICON } from "../../src/scan/lexicon.js";
import { endOfMatch, lineBefore, wordBefore } from "../../src/scan/pattern.js";

const IN = "(?:in|im|aus|à|au|en|a|ad|em|na|no|i|w|we|v|ve|te|of|from|to|near|de|da|di|du|von)";
/** What is said of people alone: the word behind it is a place, whether a list has it or not. */
const OF_PEOPLE = new RegExp(
  `(?:born|domiciled|resident|residing|resides|reside|wohnhaft|wohnt|wohne|geboren|née?s?|nat[oa]|nacid[oa]|nascid[oa]|abita|habite|domiciliée?|résidante?|résidant|réside|woont|woonachtig|född|født|bor|mieszka|mieszkam|bydlí|bydlím|grew up|aufgewachsen|hails|stammt|stamme)[ ]${IN}[ ]`,
  "iuy",
);
/** What is said of things as well: the word behind it must be a place of the lists, or a person must stand before it. */
const OF_ANYTHING = new RegExp(
  `(?:lives?|lived|living|based|moved|relocated|vive|vivo|vivono|kommt|komme|comes|offices?|branch|headquarters|headquartered|clients?|customers?|partners?|suppliers?|patients?|kunde|kundin|kunden|mandant|mandantin|patientin|büro|niederlassung|bureau|oficina|ufficio)[ ]${IN}[ ]`,
  "iuy",
);
const PERSON =
  /(?:^|[^\p{L}])(?:he|she|who|they|i|we|er|sie|wir|ich|elle|il|lei|lui|ella|él|(?!It |This |That |The |Config)\p{Lu}\p{Ll}{1,24})[ ]$/u;
/** The first word of names of several. */
const TOWN =
  /(?:(?:bad|new|san|santa|santo|são|saint|st|sankt|north|south|east|west|upper|lower|los|las|la|le|el|den|st\.)[ -])?([\p{Ll}\p{M}][\p{Ll}\p{M}'’-]{3,31})(?![\p{L}\d_./(=:-]{1,2}[\p{L}\d])/uy;

const WORDS =
  "born domiciled resident residing resides reside wohnhaft wohnt wohne geboren né née nés nées nato nata nacido nacida nascido nascida abita habite domicilié domiciliée résidant résidante réside woont woonachtig född født mieszka mieszkam bydlí bydlím grew aufgewachsen hails stammt stamme live lives lived living based moved relocated vive vivo vivono bor kommt komme comes office offices branch headquarters headquartered client clients customer customers partner partners supplier suppliers patient patients kunde kundin kunden mandant mandantin patientin büro niederlassung bureau oficina ufficio".split(
    " ",
  );

export const smallTown: RowFile = {
  row: {
    id: "baseline/small-town",
    category: "ENTITY",
    rank: RANK.word,
    mode: "strict",
    // A preposition comes next, or `grew up`.
    needs: { words: WORDS, before: "iaenwvtofdu" },
    find({ text, starts }, word, report) {
      const at = starts.at(word);
      const people = endOfMatch(OF_PEOPLE, text, at);
      const start = people < 0 ? endOfMatch(OF_ANYTHING, text, at) : people;
      const end = start < 0 ? -1 : endOfMatch(TOWN, text, start);
      if (end < 0 || wordBefore(text, at)) return;
      const last = Math.max(text.lastIndexOf(" ", end - 1) + 1, start);
      if (isTown(text, last, end, people >= 0 || PERSON.test(lineBefore(text, at, 32)))) report(start, end);
    },
  },
  vectors: {
    finds: [
      "born in «bavaria», she",
      "she lives in «texas» now",
      "who lives in «odenwald»",
      "wohnhaft in «bad homburg», ledig",
      "née à «lyon» en",
      "er kommt aus «hessen».",
      "a client from «bayern»",
      "an office in «munich»",
      "woont in «utrecht»",
      "bydlí v «praze»",
      "bor i «malmö»",
    ],
    leaves: [
      "the config lives in memory",
      "it lives in localstorage",
      "lives in src/core",
      "born in the cloud",
      "based in part on it",
      "an office in use",
      "clients in general",
      "resident in memory",
      "moved to production",
      "a client from hell",
    ],
  },
};

/** A place of the lists that is no English word; where a person is told of, also a word that no list has as an ordinary one. */
function isTown(text: string, start: number, end: number, ofPeople: boolean): boolean {
  const bits = classOf(text, start, end);
  if ((bits & LEXICON.english) !== 0 && (bits & NAMES) === 0) return false;
  if ((bits & LEXICON.place) !== 0) return (bits & LEXICON.english) === 0;
  return ofPeople && (bits & (LEXICON.common | LEXICON.foreign | LEXICON.product)) === 0;
}

const NAMES = LEXICON.given | LEXICON.family | LEXICON.listed;
