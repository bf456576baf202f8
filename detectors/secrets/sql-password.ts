// Passwords in SQL: `IDENTIFIED BY '…'`, `WITH PASSWORD '…'`, `PASSWORD '…'`, `IDENTIFIED WITH plugin AS '…'`.
// https://dev.mysql.com/doc/refman/8.4/en/create-user.html, https://www.postgresql.org/docs/current/sql-createrole.html
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import { isStandIn } from "./stand-in.js";

const value = ["SqL", "pa5sW0rD"].join("");
const IDENTIFIED =
  /identified(?:[ \t]{1,4}with[ \t]{1,4}['"`]?\w{1,40}['"`]?)?[ \t]{1,4}(?:by|as)[ \t]{1,4}(?:password[ \t]{1,4})?['"`]{0,2}/iy;
const PASSWORD = /password[ \t]{1,4}['"`]{0,2}/iy;
const BEFORE_PASSWORD = /(?:with|login|encrypted|role|user)[ \t]{1,4}(?:\w{1,64}[ \t]{1,4})?$/i;
const REACH = 96;
const VALUE = /[^\s'"`;)]{4,256}/y;
const KEYWORD = /^(?:random|null|expire|never|default|required?|history|reuse|value|using|for)$/i;

export const sqlPassword: RowFile = {
  row: {
    id: "secrets/sql-password",
    category: "SECRET",
    rank: RANK.secret,
    needs: {
      words: ["identified", "password", "md5", "sha1", "sha2", "crypt", "hashbytes"],
    },
    find({ text, starts, ends }, word, report) {
      if (text.charAt(ends.at(word)) === "(") return reportHashed(text, starts.at(word), ends.at(word), report);
      const start = startOfPassword(text, starts.at(word));
      const end = start < 0 ? -1 : endOfMatch(VALUE, text, start);
      if (end < 0) return;
      const found = text.slice(start, end);
      const quoted = /['"`]/.test(text.charAt(start - 1));
      if (KEYWORD.test(found) || isStandIn(found) || (!quoted && !/\d|[a-z][A-Z]|[A-Z][a-z]/.test(found))) return;
      const statement = text.slice(Math.max(0, start - 160), start);
      if (/create|alter|identified|grant|set/i.test(statement)) report(start, end);
    },
  },
  vectors: {
    finds: [
      `CREATE USER app IDENTIFIED BY «${value}»;`,
      `ALTER USER 'app'@'%' IDENTIFIED BY '«${value}»'`,
      `ALTER USER a IDENTIFIED WITH mysql_native_password BY '«${value}»';`,
      `create role app_admin with login password '«${value}»';`,
      `UPDATE users SET password = MD5('«${value}»') WHERE id = 3`,
      `SET pwd=HASHBYTES('SHA2_256', '«${value}»')`,
      `CREATE USER foo WITH ENCRYPTED PASSWORD '«${value}»' CREATEDB;`,
    ],
    leaves: [
      "IDENTIFIED BY RANDOM PASSWORD",
      "users log in with password and name",
      "create user with password :password",
      "SELECT MD5('some text')",
      "password = md5(password)",
      "password = MD5('$password')",
    ],
  },
};

/** Where the password begins that `IDENTIFIED BY` or `WITH … PASSWORD` at `at` announces; -1 if neither does. */
function startOfPassword(text: string, at: number): number {
  const start = endOfMatch(IDENTIFIED, text, at);
  if (start >= 0) return start;
  const behind = endOfMatch(PASSWORD, text, at);
  return behind >= 0 && BEFORE_PASSWORD.test(text.slice(Math.max(0, at - REACH), at)) ? behind : -1;
}

const ARGUMENT = /\([ \t]{0,4}(?:'[A-Z\d_]{2,12}'[ \t]{0,4},[ \t]{0,4})?'([^'\r\n]{4,200})'/y;
const COLUMN = /(?:pass(?:word|wd|phrase)?|pwd|secret)\w{0,12}["'`\]]{0,1}[ \t]{0,4}(?:=|,)[ \t]{0,4}$/i;

/** `SET password = MD5('…')`: what is hashed there is the password. */
function reportHashed(text: string, start: number, end: number, report: (start: number, end: number) => void): void {
  const close = endOfMatch(ARGUMENT, text, end);
  if (close < 0 || !COLUMN.test(text.slice(Math.max(0, start - 48), start))) return;
  const from = text.lastIndexOf("'", close - 2) + 1;
  if (!isStandIn(text.slice(from, close - 1))) report(from, close - 1);
}
