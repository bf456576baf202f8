// Names of people in dumps of DICOM, by the type of their element (PS3.5, 6.2): `(0008,0090) PN [Vasshaug^Oriel]`, `[0010,0010] PN PatientName: Vasshaug^Oriel`.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import { isFieldValue } from "./field-value.js";

/** The number of the element before its type; some programs write its name between them. */
const ELEMENT = /[([][\da-f]{4},[\da-f]{4}[)\]] (?:[A-Z][\w' ]{2,60} )?$/i;
/** Brackets, a sign, quotes, or the name of the element and a sign. */
const OPENING = /:? (?:\[|["']|[A-Z]\w{2,60}: ["']?)|: ["']?/y;
const VALUE = /[^\]"'#=\\\r\n]{1,128}/y;

export const dicomName: RowFile = {
  row: {
    id: "fields/dicom-name",
    category: "PERSON",
    rank: RANK.term,
    remembers: true,
    needs: { words: ["pn"], only: "signed" },
    find({ text, starts, ends }, word, report) {
      const start = starts.at(word);
      const end = ends.at(word);
      if (!OPENS.has(text.charAt(end)) || !ELEMENT.test(text.slice(Math.max(0, start - 80), start))) return;
      const from = endOfMatch(OPENING, text, end);
      let to = from < 0 ? -1 : endOfMatch(VALUE, text, from);
      while (to > from && text.charAt(to - 1) === " ") to--;
      if (to > from && isFieldValue(text.slice(from, to), "person", false)) report(from, to);
    },
  },
  vectors: {
    finds: [
      "(0008,0090) PN [«quillhaven^tarn^m»]                   #  16, 1 ReferringPhysicianName\n",
      "(0008,1070) PN [«Quillhaven^Tarn»]\n",
      "(0010,0010) Patient's Name                     PN: '«Quillhaven^Tarn»'\n",
      "[0010,0010] PN PatientName: «Quillhaven^Tarn»\n",
    ],
    leaves: ["(0010,0020) LO [88123]", "PN [x]", "(0008,0090) PN (no value available)", "(0008,0090) PN []"],
  },
};

const OPENS: ReadonlySet<string> = new Set([" ", ":"]);
