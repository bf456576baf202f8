// Google: API keys, OAuth client secrets, access and refresh tokens, client ids.
// https://cloud.google.com/docs/authentication/api-keys, https://developers.google.com/identity/protocols/oauth2
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch, startOfRun } from "../../src/scan/pattern.js";
import { tokenFamily } from "./token-family.js";

export const google = tokenFamily(
  "google",
  [
    { beginnings: ["AIza"], pattern: /AIza[A-Za-z0-9_-]{35}/y, loose: true },
    { beginnings: ["GOCSPX-"], pattern: /GOCSPX-[\w-]{24,32}/y },
    { beginnings: ["ya29."], pattern: /ya29\.[\w-]{20,1024}/y },
    { beginnings: ["1//0", "1//1"], pattern: /1\/\/[01][\w-]{40,200}/y },
  ],
  [
    `AI${"za"}${"b3C-_".repeat(6)}`,
    "ya29.x",
    `AI${"za"}${"a".repeat(12)}`,
    `AI${"za"}Sy${"abcdefghijklmnopqrstuvwxyz"}1234567`,
  ],
);

const CLIENT = /\d{6,20}-[a-z0-9_]{24,40}\.apps\.googleusercontent\.com/y;

export const googleClient: RowFile = {
  row: {
    id: "secrets/google-client",
    category: "SECRET",
    rank: RANK.secret,
    needs: { words: ["googleusercontent"] },
    find({ text, starts }, word, report) {
      const start = startOfRun(text, starts.at(word), 80, isClientUnit);
      const end = endOfMatch(CLIENT, text, start);
      if (end > 0) report(start, end);
    },
  },
  vectors: {
    finds: [`id: «${"194206".repeat(2)}-${"qp8".repeat(10)}qz.apps.googleusercontent.com»,`],
    leaves: ["lh3.googleusercontent.com/a", "x.apps.googleusercontent.com"],
  },
};

function isClientUnit(unit: number): boolean {
  const lower = unit | 32;
  return (lower >= 97 && lower <= 122) || (unit >= 48 && unit <= 57) || unit === 45 || unit === 46 || unit === 95;
}
