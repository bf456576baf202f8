// JSON Web Tokens in compact form (RFC 7519, RFC 7515 section 7.1): header, claims and signature, each base64url of something that begins with a brace.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import { sampleOf } from "./sample.js";

/** The signature may be missing (unsecured, or cut off); a token in JSON may stand alone. */
const TOKEN =
  /(?:pk\.|sk\.)?ey[A-Za-z0-9][\w-]{12,4096}(?:={0,2}\.(?:ey[\w-]{10,32768}|[\w-]{16,32768})={0,2}(?:\.[\w-]{0,4096}={0,2}){0,3})?/y;
const ALPHABET = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"];
/** Header without claims: too short to be told from other base64 unless it is long. */
const ALONE = 60;

export const jwt: RowFile = {
  row: {
    id: "secrets/jwt",
    category: "SECRET",
    rank: RANK.secret,
    // `{"` in base64 is `eyJ`, `{ "` and `{` with a line end are `eyAi`, `ewog` and `ewoJ`.
    needs: { beginnings: [...new Set(ALPHABET.map((unit) => `eyJ${unit}`)), "pk.eyJ", "sk.eyJ"] },
    find({ text }, start, report) {
      const end = endOfMatch(TOKEN, text, start);
      if (end < 0) return;
      const found = text.slice(start, end);
      if (found.includes(".ey") || found.includes("=.") || end - start >= ALONE) report(start, end);
    },
  },
  vectors: {
    get finds() {
      const part = sampleOf(/[\w]{24}/y);
      return [
        `Bearer «eyJ${part}.eyJ${part}.${part}» end`,
        `t = '«eyJ${part}.eyJ${part}.»'`,
        `«pk.eyJ${part}.${part}.ey${part}»`,
      ];
    },
    leaves: ["eyJ", "eyJhbGciOiJIUzI1NiJ9", "eyeJson.parse(x)"],
  },
};
