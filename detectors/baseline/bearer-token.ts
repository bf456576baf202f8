// The credential after `Bearer` (RFC 6750, section 2.1). The word itself stays.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch } from "../../src/scan/pattern.js";

const CREDENTIAL = /[A-Za-z0-9._~+/-]{12,4096}={0,2}/y;
const SPACE = /\s{1,16}/y;

export const bearerToken: RowFile = {
  row: {
    id: "baseline/bearer-token",
    category: "SECRET",
    rank: RANK.secret,
    needs: { words: ["bearer"] },
    find(scan, word, report) {
      const start = endOfMatch(SPACE, scan.text, scan.ends.at(word));
      const end = start < 0 ? -1 : endOfMatch(CREDENTIAL, scan.text, start);
      // An ordinary word of twelve letters or more, as in prose about bearers, holds neither digit nor capital.
      if (end > 0 && /[A-Z0-9]/.test(scan.text.slice(start + 1, end))) report(start, end);
    },
  },
  vectors: {
    finds: [`Authorization: Bearer «${"aB3.".repeat(6)}x» next`],
    leaves: ["Bearer token", "a bearer representation of something", "standard-bearer"],
  },
};
