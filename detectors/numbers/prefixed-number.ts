// Numbers of people and their papers that carry a prefix of their own: `EMP-48213`, `CUST-00417`, `MRN-5518203`.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { digitWithin, endOfMatch, wordAfter, wordBefore } from "../../src/scan/pattern.js";

const PREFIXES =
  "emp empl employee staff hr pers cust customer cus client clt kd kdnr kunde pat patient pt mrn mem member mbr memb acct acc acct account pol policy plc clm claim ins subscriber sub student stu applicant appl cand candidate crew guest tenant donor loan mtg case";
const NUMBER = /\p{L}{2,10}(?:[-#_]| ?# ?)(?:[A-Z]{1,4}[-_]?)?\d{4,12}(?:[-_/][A-Z\d]{1,6})?/iuy;

export const prefixedNumber: RowFile = {
  row: {
    id: "numbers/prefixed",
    category: "ID",
    rank: RANK.identifier,
    needs: { words: PREFIXES.split(" "), only: "signed", numbered: true },
    find(scan, word, report) {
      const { text } = scan;
      const start = scan.starts.at(word);
      if (!digitWithin(text, scan.ends.at(word), 8)) return;
      if (wordBefore(text, start) || /[-_./#]/.test(text.charAt(start - 1))) return;
      const end = endOfMatch(NUMBER, text, start);
      if (end < 0 || wordAfter(text, end) || /^[-.]\w/.test(text.slice(end, end + 2))) return;
      // In capitals it is the number's own prefix; in small letters only behind a sign that code does not use.
      if (/^\p{Lu}+(?:\P{L}|$)/u.test(text.slice(start, end)) || text.slice(start, end).includes("#"))
        report(start, end);
    },
  },
  vectors: {
    finds: ["(«EMP-48213») is", "ID: «CUST-00417»", "«MRN-5518203».", "«PAT#99812»", "«policy #88213-LK»"],
    leaves: ["emp-48213x", "case-1234", "SUB-1", "EMP-A", "sub-2024.1", "account_1234"],
  },
};
