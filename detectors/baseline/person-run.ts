// Strict mode: names by shape alone: two to five capitalised words in a row, in any script with capitals, with initials, particles and compounds.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { isTitle, nameRunAt } from "../../src/scan/name-words.js";

export const personRun: RowFile = {
  row: {
    id: "baseline/person-run",
    category: "PERSON",
    rank: RANK.name,
    mode: "strict",
    needs: "capitalised",
    find(scan, word, report) {
      const run = nameRunAt(scan, word);
      if (run === undefined) return;
      // A run of capitals alone is a heading or a constant.
      for (let at = run.first; at <= run.last; at++) {
        if (isTitle(scan, at)) return report(run.start, run.end);
      }
    },
  },
  vectors: {
    finds: [
      "«Maria Garcia» met «Bob Lee» and «J. Smith»",
      "«Kovács Ádám» spoke",
      "with «Zoë Åkerlund», «Søren Ødegård»",
      "«Alice\nExample»\ntarget",
      "«Dagny Holmqvist»\n«Rufus Aldington»\n«Bettina Krüger»\n",
      "«Nkechi Obiora»\nHead of",
      "by «Marlow Teasdale-Quint».",
      "«Ludwig van Example»",
      "«J.R.R. Quillon» wrote",
      "«Анна Петрова» и",
      "«Sinéad O'Example»",
      "The «Quick Fox»",
    ],
    leaves: [
      "Alice",
      "the quick fox",
      "API KEY",
      "Alice, Bob",
      "Alice\n\nExample",
      "Foo_Bar Baz_Qux",
      "I. am",
      "Alice\nOBX|1",
      "Unassigned\nReporter: x",
    ],
  },
};
