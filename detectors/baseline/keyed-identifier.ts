// Birth dates, passports and driving licences, where a key word names them.
import type { Category } from "../../src/core/category.js";
import type { Detector, RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { digitWithin, endOfMatch } from "../../src/scan/pattern.js";

/** A row that starts at the first word of a key and takes the value after it; `pattern` matches key and sign, `value` the value. */
function keyedRow(id: string, category: Category, words: readonly string[], key: RegExp, value: RegExp): Detector {
  return {
    id,
    category,
    rank: RANK.identifier,
    needs: { words },
    find(scan, word, report) {
      const end = scan.ends.at(word);
      if (!digitWithin(scan.text, end, REACH) && !(value === PAPER && masked(scan.text, end))) return;
      const start = endOfMatch(key, scan.text, scan.starts.at(word));
      const last = start < 0 ? -1 : endOfMatch(value, scan.text, start);
      if (last > 0) report(start, last);
    },
  };
}

/** Units behind a word in which its value has a digit. */
const REACH = 80;

/** True if a mask stands near: `driver's license number XXX-XXXXXXX`. */
function masked(text: string, at: number): boolean {
  return text.charCodeAt(at) !== 95 && text.slice(at, at + REACH).includes("XXX");
}

const SIGN = "[\"']?[ \\t]{0,8}(?:[:=#：]|is|on)?[ \\t]{0,8}[\"']?";
/** A maiden name or a place between the key and the word before the date: `née Quillon le …`, `geboren in Ervik am …`. */
const AT_PLACE =
  "(?:(?: (?:à|a|in|en|em|te|w|i|at))?(?: \\p{Lu}[\\p{L}'’.-]{1,24}){1,3},? (?:on|le|am|il|el|em|op|den|dnia)(?= ))?";
const DATE =
  /(?:\d{4}[-./ ]{1,2}\d{1,2}[-./ ]{1,2}\d{1,2}|\d{1,2}[-./ ]{1,2}\d{1,2}[-./ ]{1,2}\d{2,4}|\d{1,2}(?:\.|st|nd|rd|th|er|º)? (?:de )?\p{L}{3,12}\.?,? (?:de )?\d{4}|\p{L}{3,12}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{4}\. \p{L}{3,12} \d{1,2}|(?:19|20)\d{6})(?![\p{L}\d])|\d{4}年\d{1,2}月\d{1,2}日/uy;

export const birthDate: RowFile = {
  row: keyedRow(
    "baseline/birth-date",
    "DOB",
    [
      ...[
        "dob",
        "birthdate",
        "birthday",
        "born",
        "birth",
        "dateofbirth",
        "geboren",
        "geburtsdatum",
        "geburtstag",
        "geb",
        "né",
        "née",
        "naissance",
      ],
      ...[
        "nacimiento",
        "nacido",
        "nacida",
        "nato",
        "nata",
        "nascita",
        "nascimento",
        "nascido",
        "nascida",
        "geboortedatum",
        "urodzenia",
      ],
      ...[
        "urodzony",
        "urodzona",
        "születési",
        "született",
        "szül",
        "född",
        "födelsedatum",
        "fødselsdato",
        "født",
        "syntymäaika",
        "syntynyt",
        "narození",
      ],
      // Behind a word for the date or the day, or as one word.
      ...[
        "рождения",
        "родился",
        "родилась",
        "народження",
        "раждане",
        "rođenja",
        "rojstva",
        "gimimo",
        "dzimšanas",
        "naixement",
      ],
      ...["doğum", "γέννησης", "nașterii", "nasterii", "lahir", "ngày", "sünnikuupäev", "fæðingardagur"],
      ...["出生日期", "出生年月日", "生年月日", "วันเกิด", "तिथि", "जन्मतिथि", "الميلاد", "לידה"],
    ],
    new RegExp(
      `(?:dateofbirth|dob|birth(?:[ _-]?(?:date|day))?|born|geboren(?: am| op)?|geburts(?:datum|tag)|geb\\.(?: am)?|née?(?: le)?|naissance|nacimiento|nacid[oa](?: el)?|nascita|nat[oa](?: a \\p{Lu}[\\p{L}']{1,24}(?: \\p{Lu}[\\p{L}']{1,24}){0,2})?(?: il)?|nascimento|nascid[oa](?: em)?|geboortedatum|urodzenia|urodzon[ya](?: dnia)?|születési (?:idő|ideje|dátum)|született|szül\\.|född|födelsedatum|fødselsdato|født|syntymäaika|syntynyt|narození|рождения|родил(?:ся|ась)|народження|раждане|rođenja|rojstva|gimimo data|dzimšanas (?:datums|diena)|naixement|doğum (?:tarihi|günü)|γέννησης|na[sș]terii|lahir|ngày(?: tháng năm)? sinh|sünnikuupäev|fæðingardagur|出生(?:日期|年月日)|生年月日|วันเกิด|(?:जन्म)?तिथि|الميلاد|לידה)${AT_PLACE}${SIGN}`,
      "iuy",
    ),
    DATE,
  ),
  vectors: {
    finds: [
      "DOB: «1984-03-14»",
      "date of birth = «14/03/1984».",
      "born «14 March 1984» in",
      '"birthdate": "«1984-03-14»"',
      "Geburtsdatum: «14.03.1984»",
      "geb. «14. März 1984» in",
      "geb. am «14.03.1984» in",
      "née le «14 mars 1984»",
      "nata a Lecce il «12/02/1975»",
      "née Quillon le «14 mars 1984»",
      "geboren in Ervik am «14.03.1984»",
      "born in North Ervik on «14 March 1984»",
      "fecha de nacimiento: «14 de marzo de 1984»",
      "születési idő: «1984. március 14»",
      "birth_date: «19840314»",
      "Дата рождения: «14.03.1984»",
      "родилась «14 марта 1984» в",
      "出生日期：«1984-03-14»",
      "出生日期：«1984年3月14日»出生地",
      "doğum tarihi: «14.03.1984»",
      "data nașterii: «14.03.1984»",
      "ημερομηνία γέννησης: «14/03/1984»",
      "تاريخ الميلاد: «14/03/1984»",
      "ngày sinh: «14/03/1984»",
      "born on «March 14th, 1984»",
    ],
    leaves: [
      "date: 2024-03-14",
      "born to run",
      "dob",
      "data: 2024-03-14",
      "né en 2024",
      "release date 2024-03-14",
      "ngày 12 3 45",
      "место рождения 5",
    ],
  },
};

/** Between the words for a paper and its number: a sign, a verb, or nothing but a space. */
const OF_PAPER =
  "(?:[ _-]?(?:no|number|nr|num|nummer|número|numero|n[°ºo]|id))?\\.?[\"')]?(?:[ \\t]{0,8}[:=#][ \\t]{0,8}|[ \\t](?:is|was|ist|war|lautet|est|es|è|jest)[ \\t]|[ \\t]{1,2})[\"'(]?";
/** Of six units or more, four digits among them, and no date; or a mask. */
const PAPER =
  /(?:(?!(?:19|20)\d\d-|[a-z]{4})(?=(?:[A-Za-z-]{0,6}\d){4})[A-Za-z\d](?:[A-Za-z\d]|-(?=[A-Za-z\d])){5,19}|[X*]{2}(?:[X*]|-(?=[X*])){4,17})(?![\p{L}\d])/uy;

export const passport: RowFile = {
  row: keyedRow(
    "baseline/passport",
    "PASSPORT",
    ["passport", "reisepass", "passeport", "pasaporte", "passaporto", "paszport", "paspoort", "paszportu"],
    new RegExp(`(?:passport|reisepass|passeport|pasaporte|passaporto|paszportu?|paspoort)${OF_PAPER}`, "iuy"),
    PAPER,
  ),
  vectors: {
    finds: [
      "Passport no: «X1234567».",
      "passport_number=«123456789»",
      "passport «X1234567» was",
      "Reisepass «C01X00T47» ist",
      "pasaporte «AAB123456»",
    ],
    leaves: ["passport: required", "passport X1", "passport 2024-03-14", "passport authentication1", "passport 0.4.1"],
  },
};

export const driverLicence: RowFile = {
  row: keyedRow(
    "baseline/driver-licence",
    "DRIVER_ID",
    [
      ...[
        "driver",
        "drivers",
        "driving",
        "führerschein",
        "führerscheinnummer",
        "permis",
        "patente",
        "rijbewijs",
        "rijbewijsnummer",
      ],
      ...["carnet", "permiso", "licencia", "prawo", "prawa", "körkort", "førerkort", "carteira"],
    ],
    new RegExp(
      `(?:driver['’]?s?['’]?[ _]?licen[cs]e|driving[ _]?licen[cs]e|driver[ _]?id|führerschein(?:nummer)?|permis de conduire|patente di guida|rijbewijs(?:nummer)?|(?:carnet|permiso|licencia) de conducir|praw[oa] jazdy|körkort|førerkort|carteira de (?:motorista|habilitação))${OF_PAPER}`,
      "iuy",
    ),
    PAPER,
  ),
  vectors: {
    finds: [
      "driver's licence: «D123-4567-8901»",
      "driving license no: «AB123456»",
      "driver_id=«99887766»",
      "driver licence «D1234567»",
      "driver’s license «K93-778-3840» for",
      "driver's license number «XXX-XXXXXXX» and",
      "Führerschein «B072RRE2I55» von",
      "permis de conduire «12AB34567»",
    ],
    leaves: [
      "driver: postgres",
      "driving licence: pending",
      "driver's license 2024-03-14",
      "driver id 12",
      "driver licence agreement2",
    ],
  },
};

export const identityCard: RowFile = {
  row: keyedRow(
    "baseline/identity-card",
    "ID",
    [
      ...["id", "identity", "carta", "carte", "cédula", "cedula", "documento", "dowód", "dowodu", "identiteitskaart"],
      ...["ausweis", "personalausweis", "személyi"],
    ],
    new RegExp(
      `(?:(?:id|identity)[ -]card|carta d['’]identità|carte (?:nationale )?d['’]identité|c[eé]dula(?: de (?:identidad|ciudadanía))?|documento (?:nacional )?de identidad(?:e)?|dow[oó]du? osobist(?:y|ego)|identiteitskaart|(?:personal)?ausweis|személyi(?: igazolvány)?)${OF_PAPER}`,
      "iuy",
    ),
    PAPER,
  ),
  vectors: {
    finds: [
      "ID card «L01X00T47»",
      "carta d'identità «CA00000AA»",
      "identity card no. «T220001293»",
      "dowód osobisty «ABC123456»",
    ],
    leaves: ["id card 12", "identity card reader2000", "id: 4711", "ausweis 2024-01-02", "documento 123456"],
  },
};
