// The parties of a case: `Penrose v Tillack`, `Marlow v. Quillon`. Each is a word that no list has as anything but a name.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { classOfWord } from "../../src/scan/lexicon.js";
import { isFree, isTitle, lastOfCompound } from "../../src/scan/name-words.js";
import type { Scan } from "../../src/scan/scan.js";
import { WORD_NOTE } from "../../src/scan/vocabulary.js";
import { EVIDENCE, evidenceWords } from "./evidence.js";
import { isPlainName } from "./name-kind.js";

const VERSUS = /^ v\.? $/;

export const caseName: RowFile = {
  row: {
    id: "names/case-name",
    category: "PERSON",
    rank: RANK.name,
    needs: { words: ["v"] },
    remembers: true,
    explain: evidenceWords,
    find(scan, word, report) {
      const { text, starts, ends } = scan;
      const before = word - 1;
      const after = word + 1;
      if (before < 0 || after >= starts.length || !VERSUS.test(text.slice(ends.at(before), starts.at(after)))) return;
      if (!isParty(scan, before) || !isParty(scan, after)) return;
      let first = before;
      while (first > 0 && starts.at(first) === ends.at(first - 1) + 1 && text.charCodeAt(ends.at(first - 1)) === HYPHEN)
        first--;
      report(starts.at(first), ends.at(before), EVIDENCE.among.bit);
      report(starts.at(after), ends.at(lastOfCompound(scan, after)), EVIDENCE.among.bit);
    },
  },
  vectors: {
    finds: ["In «Quillhaven» v «Vasshaug» the court", "see «Penrose-Quillon» v. «Vasshaug», para. 3"],
    leaves: ["Python v Ruby", "Section v Table", "Quillhaven v 3", "quillhaven v vasshaug", "Quillhaven vs Vasshaug"],
  },
};

const HYPHEN = 45;

function isParty(scan: Scan, word: number): boolean {
  if (!isTitle(scan, word) || !isFree(scan, word) || (scan.notes(word) & WORD_NOTE.technical) !== 0) return false;
  const bits = classOfWord(scan, word);
  return bits === 0 || isPlainName(bits);
}
