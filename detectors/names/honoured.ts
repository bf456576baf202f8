// People by the honorific behind their name: Hungarian `Quillon úr`, Turkish `Vesper Hanım`. Names may be in no list.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { isFree, isTitle } from "../../src/scan/name-words.js";
import type { Scan } from "../../src/scan/scan.js";
import { isAnnouncing } from "./announcing-words.js";
import { EVIDENCE, evidenceWords } from "./evidence.js";

const HONORIFICS =
  "úr urat úrnak úrral úrhoz úrtól úrról asszony asszonyt asszonynak asszonnyal kisasszony úrhölgy hanım efendi".split(
    " ",
  );

/** A space, or an office between two: `Quillon tanár úr`. */
const GAP = /^[ \u00a0](?:(?:tanár|doktor|igazgató|ügyvéd|polgármester|elnök|miniszter|mérnök|professzor)[ ])?$/;

/** Most names that stand before one honorific. */
const MOST_NAMES = 3;

export const honoured: RowFile = {
  row: {
    id: "names/honoured",
    category: "PERSON",
    rank: RANK.name,
    needs: { words: HONORIFICS },
    remembers: true,
    explain: evidenceWords,
    find(scan, word, report) {
      const last = word - 1;
      if (last < 0 || !touches(scan, last) || !isPart(scan, last)) return;
      let first = last;
      while (first > 0 && last - first < MOST_NAMES - 1 && touches(scan, first - 1) && isPart(scan, first - 1)) first--;
      report(scan.starts.at(first), scan.ends.at(last), EVIDENCE.introduced.bit);
    },
  },
  vectors: {
    finds: [
      "Tisztelt «Quillon» Úr!",
      "Kedves «Teasdale Vesper» asszony!",
      "a «Quillon» úrral folytatott",
      "«Quillon» tanár úr",
      "Sayın «Vesper» Hanım",
    ],
    leaves: ["Tisztelt Úr!", "egy úr jött", "Tisztelt Uram!", "Az úr", "Quillon. Úr"],
  },
};

function wordAt(scan: Scan, word: number): string {
  return scan.text.slice(scan.starts.at(word), scan.ends.at(word)).toLowerCase();
}

/** True if nothing but a space, or an office, stands behind the word. */
function touches(scan: Scan, word: number): boolean {
  const end = scan.ends.at(word);
  const start = scan.starts.at(word + 1);
  return start - end < 24 && GAP.test(scan.text.slice(end, start));
}

function isPart(scan: Scan, word: number): boolean {
  return (
    isTitle(scan, word) && isFree(scan, word) && !OPENERS.has(wordAt(scan, word)) && !isAnnouncing(wordAt(scan, word))
  );
}

const OPENERS: ReadonlySet<string> = new Set("az a egy ez ezt sok több minden ő ha de és".split(" "));
