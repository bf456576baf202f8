// People in GEDCOM (5.5.1, chapter 2), the format in which programs for family trees exchange them: `1 NAME Oriel /Vasshaug/`, `1 BIRT` above `2 DATE …`.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch } from "../../src/scan/pattern.js";

/** A level before the tag. */
const LEVEL = /(?:^|[\r\n])\d{1,2} $/;
const PART = / ?\/?([^/\r\n]{1,96})(?=[/\r\n]|$)\/?/y;
const BORN = /(?:[ \t]Y)?\r?\n\d{1,2} DATE (?=\S)/y;
const LINE = /[^\r\n]{1,64}/y;

function isTag(text: string, start: number, end: number, tags: ReadonlySet<string>): boolean {
  return tags.has(text.slice(start, end)) && LEVEL.test(text.slice(Math.max(0, start - 4), start));
}

const NAMES: ReadonlySet<string> = new Set(["NAME", "GIVN", "SURN", "NICK", "_MARNM"]);
/** Another family name, a prefix before it. */
const MOST_PARTS = 3;

export const genealogyName: RowFile = {
  row: {
    id: "fields/genealogy-name",
    category: "PERSON",
    rank: RANK.term,
    remembers: true,
    needs: { words: ["name", "givn", "surn", "nick"], only: "capitalised" },
    find({ text, starts, ends }, word, report) {
      if (text.charAt(ends.at(word)) !== " " || !isTag(text, starts.at(word), ends.at(word), NAMES)) return;
      let at = ends.at(word) + 1;
      for (let part = 0; part < MOST_PARTS; part++) {
        PART.lastIndex = at;
        const match = PART.exec(text);
        if (match === null) return;
        const from = at + match[0].indexOf(match[1] ?? "");
        const value = (match[1] ?? "").trimEnd();
        if (/\p{L}/u.test(value)) report(from, from + value.length);
        at = PART.lastIndex;
      }
    },
  },
  vectors: {
    finds: [
      "1 NAME «Oriel» /«vasshaug»/\r\n2 SURN «vasshaug»\n",
      "0 @I1@ INDI\n1 NAME /«Vasshaug»/ «jr»\n2 GIVN «oriel»\n",
    ],
    leaves: ["1 NAME\n", "NAME Oriel\n", "a 1 NAME x", "1 SOUR x\n", "1 name x\n"],
  },
};

const BIRTH: ReadonlySet<string> = new Set(["BIRT"]);

export const genealogyBirth: RowFile = {
  row: {
    id: "fields/genealogy-birth",
    category: "DOB",
    rank: RANK.term,
    needs: { words: ["birt"], only: "capitalised" },
    find({ text, starts, ends }, word, report) {
      if (!isTag(text, starts.at(word), ends.at(word), BIRTH)) return;
      const from = endOfMatch(BORN, text, ends.at(word));
      const end = from < 0 ? -1 : endOfMatch(LINE, text, from);
      if (end > 0 && /\d/.test(text.slice(from, end))) report(from, end);
    },
  },
  vectors: {
    finds: ["1 BIRT\n2 DATE «14 MAR 1984»\n2 PLAC x\n", "1 BIRT Y\r\n2 DATE «ABT 1984»\r\n"],
    leaves: ["1 DEAT\n2 DATE 14 MAR 2031\n", "1 BIRT\n2 PLAC x\n"],
  },
};
