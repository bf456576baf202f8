// UUIDs of every version, and the nil UUID (RFC 9562).
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch, wordAfter, wordBefore } from "../../src/scan/pattern.js";

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/iy;
/** The third group, whose first digit is the version, always holds a digit: it is the candidate. */
const BEFORE_THIRD_GROUP = 14;

export const uuid: RowFile = {
  row: {
    id: "baseline/uuid",
    category: "ID",
    rank: RANK.identifier,
    needs: ["mixed", "number"],
    find(scan, word, report) {
      const third = scan.starts.at(word);
      if (scan.ends.at(word) - third !== 4 || third < BEFORE_THIRD_GROUP) return;
      const start = third - BEFORE_THIRD_GROUP;
      const end = endOfMatch(UUID, scan.text, start);
      if (end > 0 && !wordBefore(scan.text, start) && !wordAfter(scan.text, end)) report(start, end);
    },
  },
  vectors: {
    finds: [
      "id «123e4567-e89b-12d3-a456-426614174000».",
      "«01890a5d-ac96-774b-bcce-b302099a8057»",
      "{«00000000-0000-0000-0000-000000000000»}",
      "«DEADBEEF-CAFE-4BAD-8DAD-ABCDEFABCDEF»",
      "urn:uuid:«f81d4fae-7dec-81d0-a765-00a0c91e6bf6»",
    ],
    leaves: ["123e4567-e89b-12d3-a456", "x123e4567-e89b-12d3-a456-426614174000", "2024-01-02-0304"],
  },
};
