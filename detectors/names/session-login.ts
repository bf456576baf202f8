// Who logs in, by the lines that SSH, PAM, sudo and web servers write of it. Accounts of machines stay.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import { MACHINE_ACCOUNTS } from "./machine-accounts.js";

const NAME = /[A-Za-z][\w.-]{1,31}(?![\w.@-])/y;
/** What stands before the name, from the first word on: https://man.openbsd.org/sshd, https://man7.org/linux/man-pages/man8/pam_unix.8.html */
const SESSION =
  /(?:(?:accepted|failed) [\w/-]{2,24} for (?:(?:invalid|illegal) user )?|(?:invalid|illegal) user |session (?:opened|closed) for user |sudo(?:\[\d{1,8}\])?: {1,8}(?=[\w.-]{2,32} : TTY=))/iy;

/** `invalid user` alone may go on as any sentence does. */
const FROM = /^[\w.-]{2,32} from \S/;

export const sessionLogin: RowFile = {
  row: {
    id: "names/session-login",
    category: "PERSON",
    rank: RANK.name,
    needs: [
      { words: ["accepted", "failed", "sudo"] },
      { words: ["session"], before: "oc" },
      { words: ["invalid", "illegal"], before: "u" },
    ],
    remembers: true,
    find({ text, starts }, word, report) {
      const start = endOfMatch(SESSION, text, starts.at(word));
      if (start < 0) return;
      const isNegated = /^i/i.test(text.charAt(starts.at(word)));
      if (!isNegated || FROM.test(text.slice(start, start + 48))) reportAccount(text, start, report);
    },
  },
  vectors: {
    finds: [
      "sshd[2211]: Accepted publickey for «ovasshaug» from 192.0.2.44 port 1",
      "Failed password for invalid user «oriel.vasshaug» from 192.0.2.44",
      "pam_unix(sshd:session): session opened for user «ovasshaug»(uid=1000) by x",
      "sudo:  «ovasshaug» : TTY=pts/0 ; USER=root",
    ],
    leaves: [
      "Accepted publickey for root from 192.0.2.44",
      "Failed password for admin from 192.0.2.44",
      "the request failed",
      "invalid user input",
      "session opened for user root by x",
    ],
  },
};

/** The user of a line in common log format: https://httpd.apache.org/docs/current/logs.html#common */
const COMMON_LOG = /(?:^|[\r\n])\S{2,80} \S{1,64} ([A-Za-z][\w.-]{1,31})( \[\d{1,2}\/)$/;
const LONGEST_HEAD = 200;

export const accessLog: RowFile = {
  row: {
    id: "names/access-log",
    category: "PERSON",
    rank: RANK.name,
    needs: { words: "jan feb mar apr may jun jul aug sep oct nov dec".split(" "), only: "signed" },
    remembers: true,
    find({ text, starts, ends }, word, report) {
      if (text.charCodeAt(ends.at(word)) !== SLASH || text.charCodeAt(starts.at(word) - 1) !== SLASH) return;
      const head = text.slice(Math.max(0, starts.at(word) - LONGEST_HEAD), starts.at(word));
      const [, name = "", date = ""] = COMMON_LOG.exec(head) ?? [];
      if (name !== "") reportAccount(text, starts.at(word) - date.length - name.length, report);
    },
  },
  vectors: {
    finds: ['10.0.0.8 - «johanna» [30/Nov/2026:10:00:05 +0000] "GET / HTTP/1.1" 200 1'],
    leaves: [
      '10.0.0.8 - - [30/Nov/2026:10:00:05 +0000] "GET / HTTP/1.1" 200 1',
      "10.0.0.8 - admin [30/Nov/2026:10:00:05 +0000]",
    ],
  },
};

const SLASH = 47;

function reportAccount(text: string, start: number, report: (start: number, end: number) => void): void {
  const end = endOfMatch(NAME, text, start);
  if (end > 0 && !MACHINE_ACCOUNTS.has(text.slice(start, end).toLowerCase())) report(start, end);
}
