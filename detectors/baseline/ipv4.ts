// IPv4 addresses: four groups of digits. Group values are not checked, so that a mistyped address is hidden too.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch, wordAfter, wordBefore } from "../../src/scan/pattern.js";

const ADDRESS = /\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}/y;

export const ipv4: RowFile = {
  row: {
    id: "baseline/ipv4",
    category: "IP",
    rank: RANK.identifier,
    needs: "number",
    find(scan, word, report) {
      const { text } = scan;
      const start = scan.starts.at(word);
      if (text.charAt(scan.ends.at(word)) !== "." || wordBefore(text, start) || text.charAt(start - 1) === ".") return;
      const end = endOfMatch(ADDRESS, text, start);
      if (end < 0 || wordAfter(text, end) || isVersion(text, start, end)) return;
      report(start, end);
    },
  },
  vectors: {
    finds: ["at «10.0.0.1», «192.168.1.254»:8080", "«999.1.2.3»", "«1.2.3.4».5", "«10.1.2.3»/24", "🙂«10.0.0.1»"],
    leaves: [
      "version 1.2.3.4",
      "Section 4.2.1.3",
      "release: 10.0.0.1",
      "Lantern/120.0.0.0",
      "1.3.6.1.4.1.311",
      "v1.2.3.4",
      "1.2.3",
      "1.2.3.4567",
      "3.14",
      "1..2.3.4",
    ],
  },
};

const BEFORE =
  /(?:\b(?:version|ver|v|release|build|section|sect|chapter|rev|revision|oid|§)\.?["']?[ \t]{0,2}[:= ]?[ \t]{0,2}["']?|§ ?)$/i;

/** Versions, sections and object identifiers: by the word before, as in a user agent, or by six groups and more. */
function isVersion(text: string, start: number, end: number): boolean {
  if (/^\.\d{1,10}\.\d/.test(text.slice(end, end + 14))) return true;
  if (/[A-Za-z]\/$/.test(text.slice(Math.max(0, start - 2), start)) && /^\d{1,3}\.0\.\d/.test(text.slice(start, end)))
    return true;
  return BEFORE.test(text.slice(Math.max(0, start - 16), start));
}
