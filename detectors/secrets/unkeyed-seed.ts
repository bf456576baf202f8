// Seed phrases that no word announces: twelve words or more of the list of BIP-39 in a row, also numbered, one a line, or with commas between them.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import { RARE_SEED_WORDS, SEED_WORDS } from "./seed-words.js";

const FEWEST = 12;
/** A phrase has 24 at most; two may stand beside each other. */
const MOST = 48;
/** Words of a phrase that must differ. */
const FEWEST_DISTINCT = 10;

/** Between two words. */
const NEXT = /["']?(?:[ \t]{1,3}|,["' \t]{0,3}|[ \t]{0,3}\r?\n[ \t]{0,8})(?:\d{1,2}[.):]?[ \t]{1,2})?["']?/y;
const WORD = /[a-z]{3,8}(?![\w-])/y;
const BEFORE =
  /(?<![\w-])[a-z]{3,8}["']?(?:[ \t]{1,3}|,["' \t]{0,3}|[ \t]{0,3}\r?\n[ \t]{0,8})(?:\d{1,2}[.):]?[ \t]{1,2})?["']?$/;
/** Longest word with what may stand behind it, in UTF-16 units. */
const REACH = 32;

export const unkeyedSeed: RowFile = {
  row: {
    id: "secrets/unkeyed-seed",
    category: "SECRET",
    rank: RANK.secret,
    needs: { words: RARE_SEED_WORDS },
    find({ text, starts, ends }, word, report) {
      let start = starts.at(word);
      let end = ends.at(word);
      const found = [text.slice(start, end)];
      while (found.length < MOST) {
        const from = endOfMatch(NEXT, text, end);
        const last = from < 0 ? -1 : endOfMatch(WORD, text, from);
        if (last < 0 || !SEED_WORDS.has(text.slice(from, last))) break;
        found.push(text.slice(from, last));
        end = last;
      }
      while (found.length < MOST) {
        const from = Math.max(0, start - REACH);
        const before = BEFORE.exec(text.slice(from, start));
        const name = before === null ? "" : (/^[a-z]{3,8}/.exec(before[0])?.[0] ?? "");
        if (before === null || !SEED_WORDS.has(name)) break;
        found.push(name);
        start = from + before.index;
      }
      if (found.length >= FEWEST && new Set(found).size >= FEWEST_DISTINCT) report(start, end);
    },
  },
  vectors: {
    get finds() {
      const drawn = Array.from(
        { length: FEWEST },
        (_, at) => RARE_SEED_WORDS[(at * 31 + 7) % RARE_SEED_WORDS.length] ?? "",
      );
      return [
        `«${drawn.join(" ")}»`,
        `kept: "«${drawn.join(" ")}»".`,
        `1. «${drawn.map((name, at) => (at === 0 ? name : `${at + 1}. ${name}`)).join(" ")}»`,
        `«${drawn.join("\n")}»\n`,
        `["«${drawn.join('", "')}»"]`,
      ];
    },
    get leaves() {
      return [
        RARE_SEED_WORDS.slice(0, FEWEST - 1).join(" "),
        Array.from({ length: 20 }, () => RARE_SEED_WORDS[0]).join(" "),
      ];
    },
  },
};
