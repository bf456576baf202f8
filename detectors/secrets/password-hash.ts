// Hashes of passwords, which can be tried offline: crypt(5) formats, Argon2, PBKDF2 and scrypt of common frameworks, types 8 and 9 of routers.
// https://manpages.debian.org/crypt(5), https://github.com/P-H-C/phc-string-format, https://docs.djangoproject.com/en/stable/topics/auth/passwords/
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import { sampleOf } from "./sample.js";
import { isStandIn } from "./stand-in.js";

const DOLLAR: readonly RegExp[] = [
  /\$(?:1|apr1)\$[A-Za-z0-9./]{1,8}\$[A-Za-z0-9./]{22}/y,
  /\$2[abxy]\$\d\d\$[A-Za-z0-9./]{53}/y,
  /\$[56]\$(?:rounds=\d{1,9}\$)?[A-Za-z0-9./]{1,16}\$[A-Za-z0-9./]{43,86}/y,
  /\$(?:y|gy|7)\$[A-Za-z0-9./$]{40,200}/y,
  /\$argon2(?:id|i|d)\$(?:v=\d{1,3}\$)?[a-z]=\d{1,9},[a-z]=\d{1,9},[a-z]=\d{1,9}\$[A-Za-z0-9+/=]{8,100}\$[A-Za-z0-9+/=]{16,200}/y,
  /\$P\$[A-Za-z0-9./]{31}/y,
  /\$[89]\$[A-Za-z0-9./]{14}\$[A-Za-z0-9./]{43}/y,
  /\$9\$[A-Za-z0-9./-]{12,128}/y,
];

const FRAMEWORK: readonly RegExp[] = [
  /pbkdf2_sha(?:1|256|512)\$\d{1,9}\$[A-Za-z0-9]{1,64}\$[A-Za-z0-9+/=]{20,128}/y,
  /pbkdf2:sha(?:1|256|512):\d{1,9}\$[A-Za-z0-9]{1,64}\$[a-f0-9]{40,128}/y,
  /md5[0-9a-f]{32}(?!\w)/y,
  /SCRAM-SHA-(?:1|256)\$\d{4,6}:[A-Za-z0-9+/=]{8,64}\$[A-Za-z0-9+/=]{20,64}:[A-Za-z0-9+/=]{20,64}/y,
  /scrypt:\d{1,9}:\d{1,9}:\d{1,9}\$[A-Za-z0-9]{1,64}\$[a-f0-9]{64,128}/y,
];

/** A hash or a password behind its scheme in braces (RFC 2307), of which the scheme stays. */
const SCHEME = /(?:S?SHA(?:256|384|512)?|SMD5|MD5|CRYPT|ARGON2|PBKDF2|PLAIN|CLEARTEXT)\}(?=[^\s"'{}<>:,]{4,256})/iy;
const OF_SCHEME = /[^\s"'{}<>:,]{4,256}/y;

export const passwordHash: RowFile = {
  row: {
    id: "secrets/password-hash",
    category: "SECRET",
    rank: RANK.secret,
    needs: {
      beginnings: [
        "1$",
        "apr1$",
        "2a$",
        "2b$",
        "2x$",
        "2y$",
        "5$",
        "6$",
        "y$",
        "gy$",
        "7$",
        "8$",
        "9$",
        "P$",
        "argon2id$",
        "argon2i$",
        "argon2d$",
        "pbkdf2_sha",
        "pbkdf2:sha",
        "scrypt:",
        ...[..."0123456789abcdef"].map((digit) => `md5${digit}`),
        "scram-sha-",
        ...[
          "ssha",
          "ssha256",
          "ssha384",
          "ssha512",
          "sha",
          "sha256",
          "sha384",
          "sha512",
          "smd5",
          ...[..."0123456789abcdef"].map((digit) => `md5${digit}`),
          "crypt",
          "argon2",
        ].map((scheme) => `${scheme}}`),
        "pbkdf2}",
        "plain}",
        "cleartext}",
      ],
    },
    find({ text }, start, report) {
      if (text.charAt(start - 1) === "{") {
        const value = endOfMatch(SCHEME, text, start);
        if (value > 0 && !isStandIn(text.slice(value, endOfMatch(OF_SCHEME, text, value))))
          report(value, endOfMatch(OF_SCHEME, text, value));
        return;
      }
      const isDollar = text.charAt(start - 1) === "$";
      const from = isDollar ? start - 1 : start;
      for (const pattern of isDollar ? DOLLAR : FRAMEWORK) {
        const end = endOfMatch(pattern, text, from);
        if (end < 0) continue;
        report(from, end);
        return;
      }
    },
  },
  vectors: {
    get finds() {
      return [
        ...[...DOLLAR, ...FRAMEWORK].map((pattern) => `root:«${sampleOf(pattern)}»:0`),
        `userPassword: {SSHA}«${"Ab3+".repeat(8)}»`,
        "bob:{PLAIN}«garden7»:1000",
      ];
    },
    leaves: ["$1$", "cost $2a$10", "$5 and $6", "${1$2}", "md5sum", "{md5}", "{plain} text"],
  },
};
