// MAC addresses: six pairs of hex digits with `:` or `-` (IEEE 802).
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { isHexDigit } from "../../src/scan/characters.js";
import { endOfMatch, startOfRun, wordAfter, wordBefore } from "../../src/scan/pattern.js";

const ADDRESS = /[0-9a-f]{2}([:-])(?:[0-9a-f]{2}\1){4}[0-9a-f]{2}/iy;

const ADDRESS_UNITS = 17;

function isAddressUnit(unit: number): boolean {
  return isHexDigit(unit) || unit === 58 || unit === 45;
}

export const mac: RowFile = {
  row: {
    id: "baseline/mac",
    category: "MAC",
    rank: RANK.identifier,
    needs: ["mixed", "number"],
    find(scan, word, report) {
      const { text } = scan;
      const pair = scan.starts.at(word);
      if (scan.ends.at(word) - pair !== 2) return;
      const start = startOfRun(text, pair, ADDRESS_UNITS - 2, isAddressUnit);
      const end = endOfMatch(ADDRESS, text, start);
      if (end < 0 || wordBefore(text, start) || wordAfter(text, end)) return;
      if (!/[:-]/.test(text.charAt(start - 1)) && !/[:-]/.test(text.charAt(end))) report(start, end);
    },
  },
  vectors: {
    finds: ["mac «00:1A:2b:3c:4d:5e».", "«A0-B1-C2-D3-E4-F5»", "«aa:bb:cc:dd:ee:01»"],
    leaves: ["00:1a:2b:3c:4d", "00:1a:2b:3c:4d:5e:6f", "2024-01-02", "12:30:45"],
  },
};
