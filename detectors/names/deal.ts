// Companies that a business is about: `the Vasshaug deal`, `our Quillhaven engagement`. The word between has no other meaning in any list.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { classOfWord } from "../../src/scan/lexicon.js";
import { isFree, isTitle, isUnderscored } from "../../src/scan/name-words.js";
import type { Scan } from "../../src/scan/scan.js";
import { WORD_NOTE } from "../../src/scan/vocabulary.js";

const BEFORE = /(?:^|[^\p{L}])(?:the|this|that|our|their|your|its|a|an|for|on) $/iu;

export const deal: RowFile = {
  row: {
    id: "names/deal",
    category: "ORG",
    rank: RANK.organisation,
    needs: {
      words: [
        ...["deal", "engagement", "acquisition", "merger", "takeover", "buyout", "tender", "pitch", "mandate"],
        ...["retainer", "lawsuit", "litigation", "arbitration", "negotiations", "settlement", "insolvency"],
        ...["contract", "renewal", "proposal", "invoice"],
      ],
    },
    remembers: true,
    find(scan, word, report) {
      const { text, starts, ends } = scan;
      const last = word - 1;
      if (ends.at(last) !== starts.at(word) - 1 || text.charCodeAt(ends.at(last)) !== SPACE) return;
      if (!isUnknownName(scan, last)) return;
      let first = last;
      while (last - first < 2 && ends.at(first - 1) === starts.at(first) - 1 && isUnknownName(scan, first - 1)) first--;
      const start = starts.at(first);
      if (BEFORE.test(text.slice(Math.max(0, start - 8), start))) report(start, ends.at(last));
    },
  },
  vectors: {
    finds: [
      "the «Vasshaug» deal",
      "before our «Quillhaven» acquisition closes",
      "says the «Vasshaug» contract is stuck",
      "lost the «Quillhaven Vasshaug» tender",
    ],
    leaves: [
      "the big deal",
      "The Deal",
      "the Python deal",
      "the New deal",
      "the API deal",
      "Quillhaven deal",
      "the Monday pitch",
      "the quillhaven deal",
    ],
  },
};

const SPACE = 32;

/** A capitalised word in prose that no list has. */
function isUnknownName(scan: Scan, word: number): boolean {
  if (word < 0 || !isTitle(scan, word) || !isFree(scan, word) || isUnderscored(scan, word)) return false;
  if ((scan.notes(word) & WORD_NOTE.technical) !== 0 || scan.text.charCodeAt(scan.starts.at(word) - 1) !== SPACE)
    return false;
  return classOfWord(scan, word) === 0;
}
