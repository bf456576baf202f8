// Streets by their word: `12 Oak Street`, `Via Roma 131`, `Király utca 23`, `Hauptstraße 5`, with what follows them up to the country.
import type { Detector, RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { inWordAt } from "../../src/scan/characters.js";
import { isOfOwn } from "../../src/scan/name-words.js";
import { digitAt, endOfMatch, wordAfter, wordBefore } from "../../src/scan/pattern.js";
import type { Scan } from "../../src/scan/scan.js";
import { endOfAddress } from "./continuation.js";
import {
  CALENDAR,
  COMPOUND_ENDING,
  LEADING,
  NO_COMPOUND,
  NUMBERED_TRAILING,
  TELLING_LEADING,
  TELLING_TRAILING,
  TRAILING,
} from "./street-words.js";
import { isNameToken, startOfHouseNumbers, tokenBefore } from "./tokens.js";

/** Words of one street name, at most. */
const MOST_NAMES = 4;

function row(id: string, needs: Detector["needs"], find: Detector["find"]): Detector {
  return { id: `addresses/${id}`, category: "SENSITIVE", rank: RANK.identifier, needs, find };
}

const TELLING = new Set([...TELLING_TRAILING, ...TELLING_LEADING]);
const AFTER = /\.?(?: (?:N|S|E|W|NE|NW|SE|SW|North|South|East|West)\b\.?)?/y;

export const trailingStreet: RowFile = {
  row: row(
    "street",
    [{ words: [...TELLING_TRAILING, ...TRAILING], only: "capitalised" }, { words: ["utca"] }],
    (scan, word, report) => {
      const { text } = scan;
      const street = scan.starts.at(word);
      const name = startOfNames(scan, street);
      if (name === street) return;
      const number = startOfHouseNumbers(text, name);
      const start = number < name ? startOfUnit(text, number) : number;
      const folded = text.slice(street, scan.ends.at(word)).toLowerCase();
      const written = /\p{Lu}/u.test(text.charAt(street)) || folded === "utca";
      if (!written) return;
      const behind = endOfMatch(AFTER, text, scan.ends.at(word));
      const isBefore = start < name;
      const numbered = !isBefore && STRONG.has(folded) ? endOfMatch(NUMBER_BEHIND, text, behind) : -1;
      if (!isBefore && numbered < 0 && !(TELLING.has(folded) && hasFreeWord(scan, name, street))) return;
      const after = Math.max(behind, numbered);
      const end = endOfAddress(text, after);
      report(start, end > after || text.charAt(after - 1) !== "." ? end : after - 1);
    },
  ),
  vectors: {
    finds: [
      "at «12 Oak Street», then",
      "«459 Walnut Boulevard, Brookfield, CA 84177» is",
      "lives in «Larkspur Street»",
      "«221b Old Mill Rd.\nApt. 4\nSpringfield, IL 62704»\nPhone",
      "Visit «10 New Court, London EC4N 8AL»!",
      "«5 42nd Street NW, Suite 300»",
      "«Flat 4, 12 High Street, Leeds LS1 4DY»",
      "«Tamarind Road 12, Quorum 560001»",
      "«Larkspur Blvd 12, Quorum 6578413»",
      "address: |\n  «12 Oak Road\n  Flat 3\n  Uppsala»\nphone: x",
    ],
    leaves: [
      "The Street",
      "street",
      "see Access Road",
      "3.5 Oak Court",
      "Google Drive",
      "on the way",
      "the critical Path",
      "2. Big Loop",
      "2 PLAC St. Olav",
      "Jersey Ave 5 is full",
    ],
  },
};

/** The house number behind the street, as in India and Israel, between it and the town. */
const NUMBER_BEHIND = / \d{1,4}[A-Za-z]?(?=, \p{Lu}\p{Ll})/uy;
const STRONG = new Set([...TELLING_TRAILING, "rd", "blvd", "ave"]);
const UNIT_WORD = /(?<![\p{L}\d])(?:Flat|Apartment|Apt\.?|Unit|Suite|Room|House No\.?|Plot(?: No\.?)?) $/u;

/** Start of the unit whose number is the first of those that begin at `number`: `Flat 4, 12 Oak Street`. */
function startOfUnit(text: string, number: number): number {
  return number - (UNIT_WORD.exec(text.slice(Math.max(0, number - 12), number))?.[0].length ?? 0);
}

/** Start of the capitalised words directly before `at`. */
function startOfNames(scan: Scan, at: number): number {
  let start = at;
  for (let names = 0; names < MOST_NAMES; names++) {
    const token = tokenBefore(scan.text, start);
    if (token === undefined || !isNameToken(token.text) || /^(?:The|A|An|In|On|At|Of|PLAC)$/.test(token.text)) break;
    if (scan.text.slice(token.end, start).includes(",")) break;
    start = token.start;
  }
  return start;
}

/** True if one of the words in [start, end) is neither allowed nor a function word. */
function hasFreeWord(scan: Scan, start: number, end: number): boolean {
  for (let word = scan.wordAt(start); word < scan.starts.length && scan.starts.at(word) < end; word++) {
    if (isOfOwn(scan, word)) return true;
  }
  return false;
}

const PART =
  "(?:(?:(?:d[eiou]|d[eo]l|della|dell['’]|dei|delle|degli|des|das|dos|d[ae]|la|le|les|los|las|gen|św|sv|im)\\.? ){0,2}(?:[dl]['’])?";
const NAMES = new RegExp(
  `\\.?[ ]{1,2}${PART}(?:\\p{Lu}[\\p{L}\\p{M}.'’-]{0,30}|\\d{1,2}(?:er)? (?:de )?\\p{L}{3,12})|(?:des|du|de la|de l['’]) ?\\p{L}{3,30})(?: ${PART}\\p{Lu}[\\p{L}\\p{M}.'’-]{0,30})){0,4}`,
  "uy",
);
const NUMBER =
  /,? {0,2}(?:n[.º°o]{0,2} ?|nr\.? ?|№ ?|д(?:ом)?\.? ?|буд\.? ?)?\d{1,5}(?: ?[a-z](?![\p{L}\d]|\. \d)|[-/]\d{1,4}[a-z]?|\/[a-z](?![\p{L}\d])| (?:bis|ter|quater))?(?:\/\d{1,4})?(?![\p{L}\d]|[.:]\d)/iuy;

/** The line for a place in GEDCOM (5.5.1, chapter 2): `2 PLAC Kirkwall, Orkney`. */
const PLACE_LEVEL = /(?:^|[\r\n])\d{1,2} $/;
const PLACE = / [^\r\n]{1,200}(?=[\r\n]|$)/y;

export const leadingStreet: RowFile = {
  row: row("street-first", { words: [...TELLING_LEADING, ...LEADING] }, (scan, word, report) => {
    const { text } = scan;
    const street = scan.starts.at(word);
    if (wordBefore(text, street)) return;
    if (text.startsWith("PLAC ", street) && PLACE_LEVEL.test(text.slice(Math.max(0, street - 4), street))) {
      const end = endOfMatch(PLACE, text, street + 4);
      if (end > 0) report(street + 5, end);
      return;
    }
    const named = endOfMatch(NAMES, text, scan.ends.at(word));
    if (named < 0 || wordAfter(text, named)) return;
    const start = startOfHouseNumbers(text, street);
    // Behind a comma a second number is a postcode.
    const town = RUSSIAN_TOWN.exec(text.slice(Math.max(0, start - 48), start))?.[0].length ?? 0;
    const numbered = start < street && text.charAt(named) === "," ? -1 : endOfMatch(NUMBER, text, named);
    const telling = TELLING.has(text.slice(street, scan.ends.at(word)).toLowerCase());
    if (start === street && numbered < 0 && !telling) return;
    report(start - town, endOfAddress(text, Math.max(named, numbered)));
  }),
  vectors: {
    finds: [
      "in «Via Lanterna 131, 00184 Roma»",
      "«26 rue des Martinets, 69001 Lyon»",
      "«12 bis avenue Larche\n69001 Lyon»",
      "«Corso Lanterna 5/A, 20124 Milano»",
      "«Calle Mayor 3, 28013 Madrid»",
      "«ul. Narcyzowa 94, 00-375 Warszawa»",
      "«Rua Nova da Aldeia 25\nApt. 236\nRibeirinha\nPortugal 30971»",
      "au «8 place Bellevue»",
      "«Rua das Larchas, 120 - Apto 45, 04538-133 Quorum - SP»",
      "«Rua Larcha, 1500 - Bela Larcha, São Quorum - SP, 01304-001»",
      "«ул. Ленина, д. 5, кв. 12, Кворум 101000» ждёт",
      "«101000, г. Кворум, ул. Ленина, д. 5, кв. 12»",
      "«Av. Larcha 1234, C1043 Quorum»",
      "1 BIRT\n2 PLAC «Ervik, Dunmore»\n",
      "1 MARR\n2 PLAC «St. Olav, Ervik»\n",
    ],
    leaves: ["via Slack", "Via API", "place Orders", "Place the order", "route Handler", "al dente", "the rue of it"],
  },
};

/** Postcode and town before the street, as in Russia: `101000, г. Москва, `. */
const RUSSIAN_TOWN = /(?:(?<!\d)\d{6},? (?:г\. ?)?|(?<!\p{L})г\. ?)\p{Lu}[\p{L}-]{2,24}, $/u;

/** Postcode and town before the street, as in Hungary. */
const TOWN_BEFORE = /(?<![\p{L}\d.])\d{4,6} \p{Lu}[\p{L}\p{M}-]{1,24}(?:,[ ]?|[ \t]*\r?\n[ \t]*)$/u;

export const numberedStreet: RowFile = {
  row: row("street-number", ["digits", "mixed"], (scan, word, report) => {
    const { text } = scan;
    const digit = scan.starts.at(word);
    if (text.charCodeAt(digit - 1) !== 32 || !digitAt(text, digit) || !mayEndStreet(text, digit - 2)) return;
    const token = tokenBefore(text, digit);
    if (token === undefined) return;
    const folded = token.text.toLowerCase();
    const isWord = NUMBERED_TRAILING.has(folded.endsWith(".") ? folded.slice(0, -1) : folded);
    if (
      !isWord &&
      (!/^\p{Lu}[\p{L}-]{4}/u.test(token.text) || !COMPOUND_ENDING.test(folded) || NO_COMPOUND.has(folded))
    )
      return;
    const name = isWord ? startOfNames(scan, token.start) : token.start;
    if (CALENDAR.test(text.slice(name, token.end)) || (isWord && name === token.start)) return;
    const end = endOfMatch(NUMBER, text, digit);
    if (end < 0) return;
    const last = endOfAddress(text, end);
    // The full stop of an ordinal: `23., Tiszalap`, `8. 2. em. 3`.
    const behindStop = last === end && text.charAt(end) === "." ? endOfAddress(text, end + 1) : -1;
    const first = startOfHouseNumbers(text, name);
    const town = TOWN_BEFORE.exec(text.slice(Math.max(0, first - 48), first));
    report(town === null ? first : first - town[0].length, behindStop > end + 1 ? behindStop : last);
  }),
  vectors: {
    finds: [
      "«Lindenstraße 5, 10969 Berlin»",
      "in der «Alten Allee 12a» wohnt",
      "«64 Kankalin u. 23., Tiszalap»",
      "«1117 Harangvirág utca 8. 2. em. 3»",
      "«Kungsgatan 12, 111 35 Stockholm»",
      "«57 Blomstervej 1\n Suite 322\n Boeslund\n Denmark 67655»",
      "«Hauptstr. 7»",
      "«4683 Tiszalap, Kankalin sor 550»",
      "«Leylak Sokak 24c»",
      "«Salotie 574»",
    ],
    leaves: [
      "Decade 5",
      "String 5",
      "Brigade 7",
      "Section 5",
      "a tie 3",
      "the ring 5",
      "Markt 3",
      "Version 12",
      "Katie 12",
    ],
  },
};

/** True if the word of an address may end at the unit, or a gap before the number goes on there. */
function mayEndStreet(text: string, at: number): boolean {
  return inWordAt(text, at) || ". ,\u00a0".includes(text.charAt(at));
}
