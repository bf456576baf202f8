// Lines of vCard (RFC 6350) and iCalendar (RFC 5545): `FN:`, `BDAY:`, `ADR:`, `NICKNAME:`, and the name in `ORGANIZER;CN=…:`.
import type { Category } from "../../src/core/category.js";
import type { Detector } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch } from "../../src/scan/pattern.js";

const PARAMETERS = /(?:;[A-Za-z-]{2,24}(?:=(?:"[^"\r\n]{0,128}"|[^:;"\r\n]{0,128}))?){0,8}:(?=\S)/y;
/** A long line is folded: it goes on below, behind a space (RFC 5545, 3.1). */
const NAMED = /=(?="?[^\s":;,=](?:[^":;\r\n]|\r?\n[ \t]){0,127}"?[:;])"?/y;
const PART = /[^;\r\n]{1,256}(?=[;\r\n]|$)/y;
const NAME = /[^":;\r\n]{1,128}/y;
const FOLD = /\r?\n[ \t]{1,8}(?=[^":;\s])/y;

/** A row for one kind of property; the parts between semicolons are reported one by one. `CN` is a parameter, all others begin a line. */
export function cardRow(id: string, category: Category, names: readonly string[]): Detector {
  return {
    id,
    category,
    rank: RANK.term,
    ...(category === "PERSON" && { remembers: true }),
    needs: { words: names.map((name) => name.toLowerCase()), only: "signed" },
    find(scan, word, report) {
      const { text } = scan;
      const start = scan.starts.at(word);
      const end = scan.ends.at(word);
      const before = text.charAt(start - 1);
      const name = text.slice(start, end);
      if (!names.includes(name)) return;
      if (name === "CN") {
        const from = before === ";" ? endOfMatch(NAMED, text, end) : -1;
        let to = from > 0 ? endOfMatch(NAME, text, from) : -1;
        if (to > 0) report(from, to);
        for (let fold = endOfMatch(FOLD, text, to); fold > 0; fold = endOfMatch(FOLD, text, to)) {
          to = endOfMatch(NAME, text, fold);
          report(fold, to);
        }
        return;
      }
      if (before !== "" && before !== "\n" && before !== "\r" && before !== ".") return;
      let at = endOfMatch(PARAMETERS, text, end);
      for (let part = 0; at > 0 && part < 8; part++) {
        const to = endOfMatch(PART, text, at);
        if (to > at && /[\p{L}\d]/u.test(text.slice(at, to))) report(at, to);
        const after = Math.max(at, to);
        at = text.charAt(after) === ";" ? after + 1 : -1;
      }
    },
  };
}
