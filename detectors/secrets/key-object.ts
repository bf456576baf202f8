// Private members of JSON Web Keys (RFC 7517; RFC 7518, section 6), of WireGuard peers, and one-time password addresses.
// https://www.wireguard.com/quickstart/, https://github.com/google/google-authenticator/wiki/Key-Uri-Format

import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { Memo } from "../../src/scan/memo.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import { sampleOf } from "./sample.js";

const REACH = 4096;
/** Objects before this offset were judged at an earlier `kty`. */
const judged = new Memo<number>();
const MEMBER = /"(?:d|p|q|dp|dq|qi|k)"\s{0,8}:\s{0,8}"([\w-]{16,2048})"/g;

export const webKey: RowFile = {
  row: {
    id: "secrets/web-key",
    category: "SECRET",
    rank: RANK.secret,
    needs: { words: ["kty"] },
    find(scan, word, report) {
      const { text } = scan;
      const at = scan.starts.at(word);
      if (text.charAt(at - 1) !== '"' || at < (judged.get(scan) ?? 0)) return;
      const { from, to } = objectAround(text, at);
      judged.set(scan, to);
      for (const match of text.slice(from, to).matchAll(MEMBER)) {
        const end = from + match.index + match[0].length - 1;
        report(end - (match[1] ?? "").length, end);
      }
    },
  },
  vectors: {
    get finds() {
      const value = sampleOf(/[\w-]{43}/y);
      return [`{"kty": "EC", "crv": "P-256", "d": "«${value}»"}`, `{"k": "«${value}»", "kty":"oct"}`];
    },
    leaves: ['{"kty":"RSA","n":"0vx7agoebGcQSuuPiLJXZptN9nndrQmbXEps2aiAFbWhM78LhWx"}', "kty"],
  },
};

/** The braces around `at`, or as much of the text as may belong to them. */
function objectAround(text: string, at: number): { readonly from: number; readonly to: number } {
  const before = text.slice(Math.max(0, at - REACH), at).lastIndexOf("{");
  const after = text.slice(at, at + REACH).indexOf("}");
  return {
    from: before < 0 ? Math.max(0, at - REACH) : Math.max(0, at - REACH) + before,
    to: after < 0 ? Math.min(text.length, at + REACH) : at + after,
  };
}

const ONE_TIME = /otpauth(?:-migration)?:\/\/[^\s"'<>`]{8,2048}/iy;

export const oneTimeSecret: RowFile = {
  row: {
    id: "secrets/one-time-secret",
    category: "SECRET",
    rank: RANK.secret,
    needs: { words: ["otpauth"] },
    find({ text, starts }, word, report) {
      const end = endOfMatch(ONE_TIME, text, starts.at(word));
      if (end > 0) report(starts.at(word), end);
    },
  },
  vectors: {
    get finds() {
      return [`scan «otpauth://totp/Acme:bob?secret=${sampleOf(/[A-Z2-7]{32}/y)}&issuer=Acme» now`];
    },
    leaves: ["otpauth", "the otpauth: scheme"],
  },
};
