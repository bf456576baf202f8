// Bare runs of 64 hex digits or more: keys and salts. Shorter digests (git commits, checksums) stay.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { namingNear } from "./naming-near.js";

const HEX = /^[0-9a-f]{64,}$/i;

export const hexRun: RowFile = {
  row: {
    id: "secrets/hex-run",
    category: "SECRET",
    rank: RANK.secret,
    needs: "long",
    find(scan, word, report) {
      const start = scan.starts.at(word);
      const end = scan.ends.at(word);
      if (end - start < 64 || scan.text.charAt(start - 1) === "~" || !HEX.test(scan.text.slice(start, end))) return;
      if (namingNear(scan.text, start).naming !== "digest") report(start, end);
    },
  },
  vectors: {
    finds: [`«${"0af3".repeat(16)}»`, `«${"0af3".repeat(16)}b»`, `key «${"C0FE".repeat(32)}».`],
    leaves: [
      `checksum: ${"0af3".repeat(16)}`,
      `pubkey: ${"0af3".repeat(16)}`,
      `image@sha256:${"0af3".repeat(16)}`,
      "cafebabe",
      "0af3".repeat(10),
      `${"0af3".repeat(16)}z`,
      `47~${"0af3".repeat(16)}`,
    ],
  },
};
