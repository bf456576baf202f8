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
      if (!digitWithin(scan.text, scan.ends.at(word), 48)) return;
      const start = endOfMatch(key, scan.text, scan.starts.at(word));
      const end = start < 0 ? -1 : endOfMatch(value, scan.text, start);
      if (end > 0) report(start, end);
    },
  };
}

const SIGN = "[\"']?[ \\t]{0,8}(?:[:=#]|is|on)?[ \\t]{0,8}[\"']?";
const DATE =
  /(?:\d{4}[-./ ]{1,2}\d{1,2}[-./ ]{1,2}\d{1,2}|\d{1,2}[-./ ]{1,2}\d{1,2}[-./ ]{1,2}\d{2,4}|\d{1,2}(?:\.|st|nd|rd|th|er|º)? (?:de )?\p{L}{3,12}\.?,? (?:de )?\d{4}|\p{L}{3,12}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{4}\. \p{L}{3,12} \d{1,2}|(?:19|20)\d{6})(?![\p{L}\d])/uy;

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
    ],
    new RegExp(
      `(?:dateofbirth|dob|birth(?:[ _-]?(?:date|day))?|born|geboren(?: am| op)?|geburts(?:datum|tag)|geb\\.|née?(?: le)?|naissance|nacimiento|nacid[oa](?: el)?|nascita|nat[oa](?: il)?|nascimento|nascid[oa](?: em)?|geboortedatum|urodzenia|urodzon[ya](?: dnia)?|születési (?:idő|ideje|dátum)|született|szül\\.|född|födelsedatum|fødselsdato|født|syntymäaika|syntynyt|narození)${SIGN}`,
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
      "née le «14 mars 1984»",
      "fecha de nacimiento: «14 de marzo de 1984»",
      "születési idő: «1984. március 14»",
      "birth_date: «19840314»",
      "born on «March 14th, 1984»",
    ],
    leaves: ["date: 2024-03-14", "born to run", "dob", "data: 2024-03-14", "né en 2024", "release date 2024-03-14"],
  },
};

export const passport: RowFile = {
  row: keyedRow(
    "baseline/passport",
    "PASSPORT",
    ["passport"],
    /passport(?:[ _]?(?:no|number|nr|num|id)\.?)?["']?[ \t]{0,8}[:=#][ \t]{0,8}["']?/iy,
    /(?=[A-Z]{0,3}\d)[A-Z0-9]{6,12}(?![\p{L}\d])/iuy,
  ),
  vectors: {
    finds: ["Passport no: «X1234567».", "passport_number=«123456789»"],
    leaves: ["passport: required", "passport X1"],
  },
};

export const driverLicence: RowFile = {
  row: keyedRow(
    "baseline/driver-licence",
    "DRIVER_ID",
    ["driver", "drivers", "driving"],
    /(?:driver['’]?s?['’]?[ _]?licen[cs]e|driving[ _]?licen[cs]e|driver[ _]?id)(?:[ _]?(?:no|number|nr|num)\.?)?["']?[ \t]{0,8}[:=#][ \t]{0,8}["']?/iy,
    /(?=[A-Z-]{0,6}\d)[A-Z0-9-]{6,20}(?![\p{L}\d])/iuy,
  ),
  vectors: {
    finds: ["driver's licence: «D123-4567-8901»", "driving license no: «AB123456»", "driver_id=«99887766»"],
    leaves: ["driver: postgres", "driving licence: pending"],
  },
};
