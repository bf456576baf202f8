// Lists of codes that open an account without its second factor: `Backup codes: 4821-9931 7733-1029`, `recovery codes` and one a line.
// https://docs.github.com/authentication/securing-your-account-with-two-factor-authentication-2fa/configuring-two-factor-authentication-recovery-methods
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { digitWithin, endOfMatch } from "../../src/scan/pattern.js";

const BEFORE =
  /(?:(?:backup|recovery|emergency)[ -](?:verification|security|access)|backup|recovery|rescue|scratch|emergency|reset|one[- ]time|2fa|mfa|wiederherstellungs|notfall|ersatz|de (?:secours|récupération|respaldo|recuperaci[oó]n)|di (?:backup|recupero))[ _-]?$/i;
const BEHIND = /(?:[ ](?:de (?:secours|récupération|respaldo|recuperaci[oó]n)|di (?:backup|recupero)|zapasowe))/iy;
const LEAD =
  /["']?[ \t]{0,4}(?:for [\w.@-]{1,40}|\([^()\r\n]{0,60}\)|are|is|sind)?[ \t]{0,2}[:=]?(?:[ \t]{0,4}(?:\r?\n|\\r?\\?n)){0,2}[ \t]{0,8}/iy;
const MARK = /(?:[-*•][ \t]{1,4}|\d{1,2}[.)][ \t]{1,4}|["'[]{1,2}){0,2}/y;
/** With a digit, in groups or long. */
const CODE = /(?=[a-z-]{0,24}\d)(?:[a-z\d]{4,8}(?:-?[a-z\d]{4,8}){0,3}|\d{6,10})(?![\w-])/iy;
const GROUPS = /[a-z\d]{4,8}(?:-[a-z\d]{4,8}){1,3}(?![\w-])/iy;
const GAP = /["']?[ \t]{0,4}(?:[,;|/][ \t]{0,4})?(?:[ \t]{0,4}(?:\r?\n|\\r?\\?n)[ \t]{0,8})?/y;
const MOST = 32;

export const recoveryCodes: RowFile = {
  row: {
    id: "secrets/recovery-codes",
    category: "SECRET",
    rank: RANK.secret,
    needs: {
      words: ["codes", "code", "wiederherstellungscodes", "notfallcodes", "ersatzcodes", "códigos", "codici", "kody"],
      numbered: true,
    },
    find({ text, starts, ends }, word, report) {
      if (!digitWithin(text, ends.at(word), 64)) return;
      const at = starts.at(word);
      const behind = endOfMatch(BEHIND, text, ends.at(word));
      const isNamed =
        behind > 0 || /^[wne]/i.test(text.charAt(at)) || BEFORE.test(text.slice(Math.max(0, at - 32), at));
      if (!isNamed) return;
      let from = endOfMatch(LEAD, text, Math.max(behind, ends.at(word)));
      let groups = 0;
      for (let codes = 0; codes < MOST; codes++) {
        const start = endOfMatch(MARK, text, from);
        let end = endOfMatch(CODE, text, start);
        // One of the list may have no digit; it is as long as the one before.
        if (end < 0 && groups > 0 && endOfMatch(GROUPS, text, start) === start + groups) end = start + groups;
        groups = end > 0 && text.slice(start, end).includes("-") ? end - start : 0;
        if (end < 0 || text.slice(start, end).replace(/[- ]/g, "").length < 6) return;
        report(start, end);
        from = endOfMatch(GAP, text, end);
        if (from === end) return;
      }
    },
  },
  vectors: {
    finds: [
      "Backup codes: «4821-9931» «7733-1029», «5512-8847».",
      "recovery codes\n«8f3k2-q9x1m»\n«7d2p4-w8z3n»\n",
      "Recovery codes for GitHub:\n- «8f3k2-q9x1m»\n- «7d2p4-w8z3n»\n",
      "Your backup verification codes: «46554974», «79817766»",
      '"recovery codes:\\n«tw3g-822u»\\n«sm3x-f5bs»"',
      "recovery codes: «tw3g-822u» «zlft-wfzl» «9axx-4go8»",
      "codes de secours : «48219931»",
    ],
    leaves: ["error codes: 4821-9931", "recovery codes are shown once", "the backup code is 12", "reset code path 2"],
  },
};
