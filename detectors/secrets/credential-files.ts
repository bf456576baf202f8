// Files of credentials with a syntax of their own: .netrc, .pgpass, .npmrc, pip and Bundler settings, docker's config.json, htpasswd, SNMP and the like.
// https://www.gnu.org/software/inetutils/manual/html_node/The-_002enetrc-file.html, https://www.postgresql.org/docs/current/libpq-pgpass.html,
// https://docs.npmjs.com/cli/configuring-npm/npmrc, https://bundler.io/man/bundle-config.1.html, https://docs.docker.com/reference/cli/docker/login/
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { isKeyUnit } from "../../src/scan/assignment.js";
import { endOfMatch, lineBefore } from "../../src/scan/pattern.js";
import { isStandIn } from "./stand-in.js";

const value = ["hunter2", "hunter2"].join("");

const NETRC =
  /(?:machine[ \t]{1,4}[\w.-]{1,253}|default)\s{1,8}(?:(?:login|account|port)\s{1,8}\S{1,128}\s{1,8}){0,3}password\s{1,8}["']?/iy;
/** What a sentence goes on with behind `the default password`. */
const VERB = /^(?:is|are|was|will|must|has|can|may|should|for|of|in|to|on|and|or|if|that|which|policy|manager)$/;
const NETRC_VALUE = /[^\s"']{1,256}/y;

export const netrc: RowFile = {
  row: {
    id: "secrets/netrc",
    category: "SECRET",
    rank: RANK.secret,
    needs: [{ words: ["machine"] }, { words: ["default"], before: "lap" }],
    find({ text, starts }, word, report) {
      const start = endOfMatch(NETRC, text, starts.at(word));
      const end = start < 0 ? -1 : endOfMatch(NETRC_VALUE, text, start);
      const found = text.slice(start, Math.max(start, end));
      if (end > 0 && !isStandIn(found) && !VERB.test(found)) report(start, end);
    },
  },
  vectors: {
    finds: [`machine api.a.test login bob password «${value}»`, `machine a.test\n  login bob\n  password «x»\n`],
    leaves: ["the machine has a password", "default password", "The default password is printed"],
  },
};

const PGPASS =
  /(?:[\w.*-]{1,128}|\[[0-9a-f:]{2,40}\]):(?:\d{2,5}|\*):(?:[\w*-]{1,64}):(?:[\w*.-]{1,64}):((?:\\.|[^\s:\\]){4,128})(?=[ \t]{0,8}(?:[\r\n]|$))/y;

export const pgpass: RowFile = {
  row: {
    id: "secrets/pgpass",
    category: "SECRET",
    rank: RANK.secret,
    needs: "innerSign",
    find({ text }, sign, report) {
      // The sign before the port, and the line from its start.
      const next = text.charCodeAt(sign + 1);
      if (reportRelay(text, sign, report)) return;
      if (text.charAt(sign) !== ":" || !((next >= 48 && next <= 57) || next === 42)) return;
      if (!PORT.test(text.slice(sign, sign + 8))) return;
      const line = sign - lineBefore(text, sign, 130).length;
      const end = endOfMatch(PGPASS, text, line);
      if (end < 0) return;
      const start = text.lastIndexOf(":", end - 1) + 1;
      const isStrict = LETTERS_TOO.test(text.slice(sign, start));
      if (
        start > sign &&
        (isStrict || /\d|[^\w]/.test(text.slice(start, end))) &&
        !/^[\d/.]{1,64}$/.test(text.slice(start, end))
      )
        report(start, end);
    },
  },
  vectors: {
    finds: [
      "db.a.test:5432:main:app:«bluesky»\n",
      `db.a.test:5432:main:app:«${value}»\n`,
      `*:5432:*:app:«${value}»`,
      `[smtp.a.test]:587    bob@a.test:«${value}»\n`,
      `smtp.a.test    bob@a.test:«${value}»\n`,
    ],
    leaves: ["a.ts:12:5:error:something else", "10:20:30:40:50", "root:x:0:0:root:/root:/bin/bash"],
  },
};

/** A host for mail with its user and password: https://www.postfix.org/SASL_README.html#client_sasl_enable */
const RELAY = /:(?:25|465|587|2525)[ \t]{1,8}[\w.@+-]{2,64}:(?=[^\s:]{4,128}[ \t]{0,4}(?:[\r\n]|$))/y;
const RELAY_VALUE = /[^\s:]{4,128}/y;

/** The same without a port: a host, a user with an address, and the sign. */
const BARE_RELAY = /^[ \t]{0,4}\[?[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}\]?[ \t]{1,24}[\w.+-]{1,64}@[\w.-]{1,80}$/;

function reportRelay(text: string, sign: number, report: (start: number, end: number) => void): boolean {
  const start = isBehindRelay(text, sign) ? sign + 1 : endOfMatch(RELAY, text, sign);
  const end = start < 0 ? -1 : endOfMatch(RELAY_VALUE, text, start);
  if (end < 0) return false;
  if (!isStandIn(text.slice(start, end))) report(start, end);
  return true;
}

function isBehindRelay(text: string, sign: number): boolean {
  const next = text.charCodeAt(sign + 1);
  if (!(next > 32) || next === 47 || next === 58 || text.charCodeAt(sign) !== 58) return false;
  let host = sign;
  while (sign - host < LONGEST_HOST && isHostUnit(text.charCodeAt(host - 1))) host--;
  return (
    text.charAt(host - 1) === "@" &&
    BARE_RELAY.test(lineBefore(text, sign, 200)) &&
    /^[^\s:]{4,128}[ \t]{0,4}(?:[\r\n]|$)/.test(text.slice(sign + 1, sign + 136))
  );
}

const LONGEST_HOST = 80;

/** A letter, a digit, or one of `. - _`. */
function isHostUnit(unit: number): boolean {
  return isKeyUnit(unit) && unit !== 32 && unit < 0x80;
}

const PORT = /^:(?:\d{2,5}|\*):/;
/** A port of four digits and a database that is no number: no place in a file that a compiler names. */
const LETTERS_TOO = /^:(?:\d{4,5}|\*):(?=[^:]{0,64}[A-Za-z*])[^:]{1,64}:[^:]{1,64}:$/;

const BUNDLE = /bundle_[A-Z0-9_]{2,80}["']?[ \t]{0,4}[:=][ \t]{0,4}["']?/iy;
const CONTRIBSYS = /contribsys(?:__|\.)com\w{0,8}["']?[ \t]{0,4}[:=][ \t]{0,4}["']?/iy;
const PAIR = /[\w.@+-]{2,64}:[^\s"'&;|]{4,128}/y;

export const bundlerCredentials: RowFile = {
  row: {
    id: "secrets/bundler-credentials",
    category: "SECRET",
    rank: RANK.secret,
    needs: { words: ["bundle", "contribsys"] },
    find({ text, starts }, word, report) {
      const at = starts.at(word);
      const start = Math.max(endOfMatch(BUNDLE, text, at), endOfMatch(CONTRIBSYS, text, at));
      const end = start < 0 ? -1 : endOfMatch(PAIR, text, start);
      if (end > 0 && !text.startsWith("//", text.indexOf(":", start) + 1)) report(start, end);
    },
  },
  vectors: {
    finds: [`export BUNDLE_GEMS__CONTRIBSYS__COM="«${"cafe".repeat(2)}:${"beef".repeat(2)}»"`],
    leaves: ["BUNDLE_PATH: vendor/bundle", "BUNDLE_MIRROR__X=https://a.test/x"],
  },
};

const DOCKER = /auth["'][ \t]{0,4}:[ \t]{0,4}["']([A-Za-z0-9+/]{8,512}={0,2})["']/y;

export const dockerAuth: RowFile = {
  row: {
    id: "secrets/docker-auth",
    category: "SECRET",
    rank: RANK.secret,
    needs: { words: ["auth"] },
    find({ text, starts }, word, report) {
      const end = endOfMatch(DOCKER, text, starts.at(word));
      if (end < 0) return;
      const start = Math.max(text.lastIndexOf('"', end - 2), text.lastIndexOf("'", end - 2)) + 1;
      if (
        Buffer.from(text.slice(start, end - 1), "base64")
          .toString("latin1")
          .includes(":")
      )
        report(start, end - 1);
    },
  },
  vectors: {
    finds: [`{"auths":{"a.test":{"auth": "«${Buffer.from(`bob:${value}`).toString("base64")}»"}}}`],
    leaves: ['{"auth": "required"}', '"auth": "none"'],
  },
};
