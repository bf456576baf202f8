// Ids of records in FHIR (https://hl7.org/fhir/R4/datatypes.html#Identifier): `"identifier": [{"system": "…", "value": "…"}]`, `"reference": "Patient/…"`; and in documents of HL7
// version 3: `<patientRole><id extension="…"/>`.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import { isFieldValue } from "./field-value.js";

const LIST = /\\{0,3}"\s{0,8}:\s{0,16}\[?\s{0,64}\{/y;
const SYSTEM = /"system\\{0,3}"\s{0,8}:/;
const VALUE = /"value\\{0,3}"\s{0,8}:\s{0,8}\\{0,3}"([^"\\\r\n]{1,128})/g;
const LONGEST = 2048;

const ID = /\/[A-Za-z\d.-]{1,64}(?![\w/.-])/y;
/** Kinds of records that are of one person. */
const RECORDS = ["patient", "practitioner", "relatedperson", "person", "coverage", "encounter", "account"];

const ROLES = ["patientrole", "assignedauthor", "assignedentity", "participantrole", "intendedrecipient"];
/** The ids of a role, which stand first in it. */
const IDS = />(?:\s{0,64}<(?:\w{1,8}:)?(?:id|templateId)\s[^<>]{1,256}>){1,8}/y;
const EXTENSION = /<(?:\w{1,8}:)?id\s(?:[^<>]{0,128}\s)?extension="([^"<>]{1,64})/g;

export const recordId: RowFile = {
  row: {
    id: "fields/record-id",
    category: "ID",
    rank: RANK.term,
    needs: { words: ["identifier", ...ROLES, ...RECORDS], only: "signed" },
    find({ text, starts, ends }, word, report) {
      const end = ends.at(word);
      if (text.charAt(end) === "/") {
        const last = endOfMatch(ID, text, end);
        const isRecord =
          /[A-Z]/.test(text.charAt(starts.at(word))) && /["'/\s=]/.test(text.charAt(starts.at(word) - 1));
        if (last > 0 && isRecord && /\d/.test(text.slice(end + 1, last))) report(end + 1, last);
        return;
      }
      if (text.charAt(end) === ">") {
        const ids = endOfMatch(IDS, text, end);
        for (const match of text.slice(end, Math.max(end, ids)).matchAll(EXTENSION)) {
          const last = end + match.index + match[0].length;
          report(last - (match[1] ?? "").length, last);
        }
        return;
      }
      const from = endOfMatch(LIST, text, end);
      if (from < 0) return;
      const rest = text.slice(from, from + LONGEST);
      const close = rest.search(text.slice(end, from).includes("[") ? /\}\s{0,64}\]\s{0,64}[,}]/ : /\}/);
      const inner = close < 0 ? rest : rest.slice(0, close);
      if (!SYSTEM.test(inner)) return;
      for (const match of inner.matchAll(VALUE)) {
        const last = from + match.index + match[0].length;
        const value = match[1] ?? "";
        if (isFieldValue(value, "number", false)) report(last - value.length, last);
      }
    },
  },
  vectors: {
    finds: [
      '"identifier": [{"system": "urn:x", "value": "«Q77-81»"}, {"system": "urn:y", "value": "«8812»"}], "active": true',
      '"identifier": {"use": "usual", "system": "urn:x", "value": "«Q77-81»"}',
      '"subject": {"reference": "Patient/«8812»"}',
      "GET /fhir/Patient/«8812» x",
      '<patientRole>\n  <id root="2.16" extension="«88123»"/>\n  <id extension="«Q7-7»" root="2.17"/>',
    ],
    leaves: [
      '<code><id extension="88123"/></code>',
      "<patientRole><name>x</name>",
      '"identifier": "x"',
      '"identifier": {"value": "Q77-81"}',
      '"identifier": [{"system": "urn:x"}], "other": {"value": "Q7"}',
      "Patient/Practitioner",
      "patient/8812",
    ],
  },
};
