// Payees and addresses in QIF, in which programs for household books exchange entries: a line `PVasshaug Oriel` behind `!Type:Bank`.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { Memo } from "../../src/scan/memo.js";

const HEAD = "!Type:";
/** A line of an entry: a letter, or `^` at its end. */
const LINE = /([A-Z$%!^])([^\r\n]{0,128})(?:\r?\n|$)/y;

/** Entries before this offset were read behind an earlier head. */
const read = new Memo<number>();

export const qifPayee: RowFile = {
  row: {
    id: "fields/qif-payee",
    category: "PERSON",
    rank: RANK.term,
    remembers: true,
    needs: { words: ["bank", "ccard", "cash", "oth", "invst"], only: "capitalised" },
    find(scan, word, report) {
      const { text } = scan;
      const start = scan.starts.at(word);
      if (text.charAt(start - 1) !== ":" || text.slice(start - HEAD.length, start) !== HEAD) return;
      if (start < (read.get(scan) ?? 0)) return;
      let at = text.indexOf("\n", start) + 1;
      while (at > 0) {
        LINE.lastIndex = at;
        const line = LINE.exec(text);
        if (line === null || line[0] === "") break;
        const value = (line[2] ?? "").trimEnd();
        if ((line[1] === "P" || line[1] === "A") && /\p{L}{2}/u.test(value)) report(at + 1, at + 1 + value.length);
        at = LINE.lastIndex;
      }
      read.set(scan, at);
    },
  },
  vectors: {
    finds: ["!Type:Bank\nD1/2'26\nT-5\nP«Vasshaug Oriel»\nLRent\n^\nP«tarn ferry»\r\n^\n", "!Type:Cash\nP«Tarn»"],
    leaves: ["Type:Bank\nPVasshaug\n", "!Type:Bank\n\nPVasshaug\n", "the Bank\nPVasshaug\n", "!Type:Bank\nP12\n"],
  },
};
