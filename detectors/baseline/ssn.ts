// United States social security numbers: three, two and four digits (https://www.ssa.gov/employer/randomization.html).
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch, wordAfter, wordBefore } from "../../src/scan/pattern.js";

const NUMBER = /\d{3}-\d{2}-\d{4}/y;

export const ssn: RowFile = {
  row: {
    id: "baseline/ssn",
    category: "SSN",
    rank: RANK.identifier,
    needs: "number",
    find(scan, word, report) {
      const { text } = scan;
      const start = scan.starts.at(word);
      if (scan.ends.at(word) - start !== 3 || text.charAt(start + 3) !== "-") return;
      const end = endOfMatch(NUMBER, text, start);
      if (end < 0 || wordBefore(text, start) || wordAfter(text, end)) return;
      if (text.charAt(start - 1) !== "-" && text.charAt(end) !== "-") report(start, end);
    },
  },
  vectors: {
    finds: ["SSN «123-45-6789».", "(«987-65-4320»)"],
    leaves: ["123-456-789", "1123-45-6789", "123-45-67890", "0-123-45-6789", "2024-12-1234"],
  },
};
