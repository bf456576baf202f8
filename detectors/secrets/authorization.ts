// The credential after an authentication scheme (RFC 9110, section 11.4; RFC 6750) and in headers that carry keys. The words themselves stay.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import { isStandIn } from "./stand-in.js";

const CREDENTIAL = /[A-Za-z0-9._~+/!$%@=#*:|-]{8,4096}/y;
const SPACE = /(?:["']?[ \t]{0,4}[:=][ \t]{0,4}["']?|[ \t]{1,16}["']?|%20|\+)/y;
const SCHEME =
  /(?:(?:basic|digest|token|apikey|api-key|ssws|aws4-hmac-sha256|splunk|genie[_-]?key|key|hawk|oauth|klaviyo-api-key|bot|jwt)[ \t=:]{1,4}["']?){1,2}/iy;
const QUERY = /(?:username|realm|uri|algorithm|qop|nonce)=/i;

export const authorization: RowFile = {
  row: {
    id: "secrets/authorization",
    category: "SECRET",
    rank: RANK.secret,
    needs: { words: ["bearer", "authorization", "authentication", "negotiate", "ntlm"] },
    find(scan, word, report) {
      const { text } = scan;
      const isHeader = /^a/i.test(text.charAt(scan.starts.at(word)));
      let start = endOfMatch(isHeader ? SPACE : SCHEME_GAP, text, scan.ends.at(word));
      if (start < 0) return;
      const scheme = isHeader ? endOfMatch(SCHEME, text, start) : -1;
      if (scheme > 0) start = scheme;
      const end = trimmedEnd(text, start, endOfMatch(CREDENTIAL, text, start));
      const found = text.slice(start, Math.max(start, end));
      // An ordinary word, as in prose about bearers, holds neither digit nor capital.
      if (end - start < 8 || !/\d|[a-z][A-Z]/.test(found) || isStandIn(found) || QUERY.test(found)) return;
      if (/^https?:/i.test(found)) return;
      if (end - start < 12 && !isHeader) return;
      if (!/^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/.test(found) || /\d/.test(found)) report(start, end);
    },
  },
  vectors: {
    finds: [
      `Authorization: Bearer «${"aB3.".repeat(6)}x» next`,
      `-H 'Authorization: Basic «${"Zm9v".repeat(4)}=»'`,
      `"authorization": "«${"aMgH4gIKh".repeat(3)}»"`,
      `Authorization: SSWS «${"00QCj-_".repeat(6)}»`,
      `Authorization: «${"a1b2".repeat(6)}»`,
      `Proxy-Authorization: NTLM «${"TlRM9".repeat(4)}=»`,
      `Authorization: Token token="«${"a1b2".repeat(6)}»"`,
    ],
    leaves: [
      "Bearer token",
      "- Bearer https://tools.test/html/rfc6750",
      "a bearer representation of something",
      "standard-bearer",
      "Authorization: Bearer $API_KEY",
      'Authorization: Bearer <token>"',
      "Authorization: Bearer XXXXXXXXXXXX",
      "authorization: request.headers.authorization",
    ],
  },
};

const SCHEME_GAP = /[ \t]{1,16}["']?|["' ]{1,4}[,:=][ \t]{0,4}["']|%20|\+|[:=][ \t]?["']?/y;

/** End without the punctuation that closes a sentence or a literal. */
function trimmedEnd(text: string, start: number, found: number): number {
  let end = found;
  while (end > start && ".,:!*#$%@".includes(text.charAt(end - 1))) end--;
  return end;
}
