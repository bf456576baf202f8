// Private keys in PEM armour (RFC 7468), also in OpenSSH and PGP dress, indented, escaped on one line, or cut off before the end.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { Memo } from "../../src/scan/memo.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import type { Scan } from "../../src/scan/scan.js";

const HEAD =
  /BEGIN (?:[A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?|OpenVPN (?:Static key V\d|tls-crypt-v2 (?:client|server) key))-----/y;
/** No key, or dots or some words for one. */
const EMPTY_BODY =
  /(?:\s|\\[nr]|[.…<>[\]]){0,64}(?:[A-Za-z]?[a-z]{1,15}[ _-]){0,8}(?:[A-Za-z]?[a-z]{1,15})?(?:\s|\\[nr]|[.…<>[\]]){0,64}-----END /y;
const TAIL = "-----END ";
const TAIL_END = /-----END (?:[A-Za-z0-9 ]|-(?!-)){0,60}-----/y;

/** What a body may hold where no END line follows: base64 lines, headers such as Proc-Type, escaped or real line ends. */
const BODY = /(?:[A-Za-z0-9+/=]{1,200}|[A-Za-z-]{2,20}: [^\n\r]{0,200}|\\[nrt]|[ \t"',;>#*|+]|\r?\n|\r){1,8192}/y;

const armour = (kind: string, body: string) =>
  `-----BEGIN ${kind}PRIVATE KEY-----${body}-----END ${kind}PRIVATE KEY-----`;

export const privateKey: RowFile = {
  row: {
    id: "secrets/private-key",
    category: "SECRET",
    rank: RANK.secret,
    needs: { words: ["begin"] },
    find(scan, word, report) {
      const { text } = scan;
      const begin = scan.starts.at(word);
      if (text.slice(begin - 5, begin) !== "-----") return;
      const head = endOfMatch(HEAD, text, begin);
      if (head < 0 || endOfMatch(EMPTY_BODY, text, head) > 0) return;
      report(begin - 5, endOfKey(scan, head));
    },
  },
  vectors: {
    finds: [
      `A\n«${armour("", "\nabc123\n")}»\nB`,
      `«${armour("RSA ", "\nProc-Type: 4,ENCRYPTED\n\nQUJD\n")}»`,
      `key = "«${armour("", "\\nQUJDREVG\\n")}»"`,
      `  «${armour("EC ", "\n  QUJD\n  REVG\n  ")}»`,
      `«${armour("EC ", "\nQUJD\n")}» «${armour("RSA ", "\nREVG\n")}»`,
      `«-----BEGIN OpenVPN Static key V1-----\n0af3c7d9\n-----END OpenVPN Static key V1-----»\n`,
      `«-----BEGIN ${"OPENSSH "}PRIVATE KEY-----\nQUJDREVG\nR0hJSktM\n»`,
    ],
    leaves: [
      "-----BEGIN PUBLIC KEY-----\nQUJD\n-----END PUBLIC KEY-----",
      "BEGIN PRIVATE KEY",
      armour("", ""),
      armour("", "\n...\n"),
      armour("", "\nanything goes\n"),
      armour("RSA ", "\n<your private key here>\n"),
      "begin the private key ceremony",
    ],
  },
};

/** The first END line closes the key, whatever its label; without one, the body ends where its alphabet does. */
function endOfKey(scan: Scan, from: number): number {
  const { text } = scan;
  const body = Math.max(from, endOfMatch(BODY, text, from));
  const tail = text.startsWith(TAIL, body) ? body : nextTail(scan, from);
  if (tail - from > LONGEST_KEY) return body;
  const end = endOfMatch(TAIL_END, text, tail);
  return end < 0 ? tail + TAIL.length : end;
}

/** Longest key in UTF-16 units for which an END line is looked for beyond the body's alphabet. */
const LONGEST_KEY = 65_536;

/** Offset of the first END line from `from` on, infinity if there is none. It is looked for once for all keys that begin before it. */
function nextTail(scan: Scan, from: number): number {
  const known = tails.get(scan) ?? -1;
  if (known >= from) return known;
  const found = scan.text.indexOf(TAIL, from);
  const tail = found < 0 ? Number.POSITIVE_INFINITY : found;
  tails.set(scan, tail);
  return tail;
}

const tails = new Memo<number>();
