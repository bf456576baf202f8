// Hexadecimal keys with a telling end: Mailchimp (`-us12`), Mailgun webhooks, and tokens that a number and a sign begin (Telegram, Facebook apps).
// https://mailchimp.com/developer/marketing/docs/fundamentals/, https://core.telegram.org/bots/api#authorizing-your-bot,
// https://developers.facebook.com/docs/facebook-login/guides/access-tokens#apptokens
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch, lineBefore, wordAfter, wordBefore } from "../../src/scan/pattern.js";
import { sampleOf } from "./sample.js";

const HEXADECIMAL: readonly RegExp[] = [/[0-9a-f]{32}-us\d{1,2}/y, /[0-9a-f]{32}-[0-9a-f]{8}-[0-9a-f]{8}/y];
/** Hashes of Windows: both of one account in a dump, and the answer to a challenge. https://learn.microsoft.com/openspecs/windows_protocols/ms-nlmp/ */
const DUMPED = /[0-9a-f]{32}:[0-9a-f]{32}(?=:::)/iy;
const ANSWERED = /[0-9a-f]{32}:[0-9a-f]{32,1024}(?![\w:])/iy;
/** A line of a file for digest authentication: user, realm, hash. https://httpd.apache.org/docs/2.4/programs/htdigest.html */
const REALM = /^[\w.@-]{1,32}:[A-Za-z][\w ./-]{0,40}:$/;
const DIGEST = /md5|sha|sum|hash|digest|etag|commit|rev|id\b|file|blob/i;

function isDigestLine(text: string, start: number): boolean {
  if (text.charAt(start - 1) !== ":" || !/^[ \t]{0,4}(?:[\r\n]|$)/.test(text.slice(start + 32, start + 38)))
    return false;
  const before = lineBefore(text, start, 80);
  return REALM.test(before) && !DIGEST.test(before);
}

const CHALLENGE = /:[0-9a-f]{16}:$/i;

export const hexPair: RowFile = {
  row: {
    id: "secrets/hex-pair",
    category: "SECRET",
    rank: RANK.secret,
    needs: "long",
    find({ text, starts, ends }, word, report) {
      const start = starts.at(word);
      if (ends.at(word) - start !== 32) return;
      if (text.charAt(start + 32) === ":") {
        const isAnswer = CHALLENGE.test(text.slice(Math.max(0, start - 18), start));
        const end = endOfMatch(isAnswer ? ANSWERED : DUMPED, text, start);
        if (end > 0) report(start, end);
        return;
      }
      if (isDigestLine(text, start)) return report(start, start + 32);
      if (text.charAt(start + 32) !== "-") return;
      for (const pattern of HEXADECIMAL) {
        const end = endOfMatch(pattern, text, start);
        if (end > 0 && !wordAfter(text, end)) report(start, end);
      }
    },
  },
  vectors: {
    get finds() {
      const hash = "0af3".repeat(8);
      return [
        ...HEXADECIMAL.map((pattern) => `api «${sampleOf(pattern)}».`),
        `bob:Private Area:«${hash}»\n`,
        `bob:1001:«${hash}:${hash}»:::`,
        `bob::CORP:${"1a2b".repeat(4)}:«${hash}:${hash}»`,
      ];
    },
    leaves: [
      `${"0af3".repeat(8)}-usage`,
      `${"0af3".repeat(8)}-2`,
      `${"0af3".repeat(7)}-us2`,
      `${"0af3".repeat(8)}:${"0af3".repeat(8)}`,
    ],
  },
};

const NUMBERED: readonly RegExp[] = [
  /\d{8,10}:A[\w-]{34}(?![\w-])/y,
  /\d{8,10}:(?=[A-Za-z_-]{0,33}\d)(?=[\da-z_-]{0,33}[A-Z])[\w-]{35}(?![\w-])/y,
  /\d{13,17}\|[\w-]{27,28}(?![\w-])/y,
];
/** The recovery key of BitLocker. https://learn.microsoft.com/windows/security/operating-system-security/data-protection/bitlocker/recovery-overview */
const BITLOCKER = /\d{6}(?:-\d{6}){7}(?![\w-])/y;

export const numberedToken: RowFile = {
  row: {
    id: "secrets/numbered-token",
    category: "SECRET",
    rank: RANK.secret,
    needs: "number",
    find({ text, starts, ends }, word, report) {
      const start = starts.at(word);
      const sign = text.charAt(ends.at(word));
      if (sign === "-" && ends.at(word) - start === 6 && text.charAt(start - 1) !== "-") {
        const end = endOfMatch(BITLOCKER, text, start);
        if (end > 0) report(start, end);
        return;
      }
      if ((sign !== ":" && sign !== "|") || ends.at(word) - start < 8 || wordBefore(text, start)) return;
      for (const pattern of NUMBERED) {
        const end = endOfMatch(pattern, text, start);
        if (end < 0) continue;
        report(start, end);
        return;
      }
    },
  },
  vectors: {
    get finds() {
      return [...NUMBERED, BITLOCKER].map((pattern) => `bot «${sampleOf(pattern)}» end`);
    },
    leaves: ["12345678:90", "clm69328226:AgencyIdentificationCodeContentType", "20240101:short"],
  },
};
