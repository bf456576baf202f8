// A value that a secret word names with marks of a text or a language between them: `**Password:** …`, `<td>Password</td><td>…</td>`, `\texttt{…}`,
// `config["password"] = "…"`, `password: &str = "…"`, `PASSWORD || "…"`, lists below or behind a key.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { startOfKey, valueAt } from "../../src/scan/assignment.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import { namingOf } from "./secret-key.js";
import { isBareSecret, isQuotedSecret } from "./secret-value.js";

const value = ["hunter2", "hunter2"].join("");

/** What ends the label: marks of emphasis or tags on either side of a colon. The value is a word of its own. */
const MARKS =
  /(?:\*{1,3}|_{2})[ \t]{0,2}:(?:\*{1,3}|_{2})?[ \t]{1,4}`?|:(?:\*{1,3}|_{2})[ \t]{1,4}`?|:[ \t]{0,4}\\[a-z]{2,12}\{|:[ \t]{1,4}!!?\w{1,12}[ \t]{1,4}["']?|=\\\r?\n[ \t]{0,16}/y;
const TAGS =
  /[ \t]{0,2}:?[ \t]{0,4}(?:<\/[a-z]\w{0,12}>\s{0,40}){1,3}:?\s{0,8}(?:<[a-z][^<>]{0,80}>\s{0,40}){0,3}|:[ \t]{0,4}(?:<[a-z][^<>]{0,80}>){1,3}/iy;
/** A tag that a name in it says what it holds: `<property name="password">`. */
const NAMED_TAG = /["'][^<>\r\n]{0,64}>/y;
const NAMING_ATTRIBUTE =
  /<(?!label|option|button|input|a\b)[\w:.-]{1,32}[ \t][^<>\r\n]{0,64}(?:name|key)=["']$|<(?:field|item|entry|property|param)[ \t][^<>\r\n]{0,64}id=["']$/i;
/** The value is between quotes. */
const BEFORE_QUOTED =
  /["']\][ \t]{0,8}(?:\|\|)?=[ \t]{0,8}(?=["'`])|[ \t]{0,4}:[ \t]{0,4}[&\w<[][&\w<>:'[\]]{0,40}[ \t]{1,4}=[ \t]{0,4}(?=["'])|["'\])]{0,3}[ \t]{0,4}(?:\|\||\?\?)[ \t]{0,4}(?=["'`])|[ \t]{1,4}<-[ \t]{0,4}(?=["'])/y;
const LIST = /["']?[ \t]{0,4}[:=][ \t]{0,4}(?:new[ \t]\w{1,20})?[[(]\s{0,40}(?=["'])/y;
const NEXT_OF_LIST = /["'][ \t]{0,8},\s{0,40}(?=["'])/y;
const ITEM = /["']?[ \t]{0,2}:?[ \t]{0,4}\r?\n[ \t]{0,32}[-*][ \t]{1,4}["'`]?/y;
const NEXT_ITEM = /["'`]?[ \t]{0,4}\r?\n[ \t]{0,32}[-*][ \t]{1,4}["'`]?/y;
const WORD = /[^\s<>"'`{}]{5,128}/y;
const MOST_VALUES = 64;

export const dressedValue: RowFile = {
  row: {
    id: "secrets/dressed-value",
    category: "SECRET",
    rank: RANK.secret,
    needs: {
      words:
        "password passwords passwd passphrase passwort passwörter pwd pass pw secret secrets token tokens apikey key keys credential credentials kennwort clave contraseña senha parola hasło heslo jelszó wachtwoord".split(
          " ",
        ),
      only: "signed",
    },
    find({ text, ends }, word, report) {
      const end = ends.at(word);
      if (!" \t\r\n\"'`):*_<]=".includes(text.charAt(end) || "a")) return;
      const way = wayTo(text, end);
      if (way === undefined) return;
      const from = startOfKey(text, end);
      const key = text.slice(from, end);
      if (namingOf(key) !== "named" && namingOf(key.replace(/s$/i, "")) !== "named") return;
      // A list of secrets is mostly one of their names.
      if (way.next !== undefined && /secrets?$/i.test(key)) return;
      if (way.inTag && !NAMING_ATTRIBUTE.test(text.slice(Math.max(0, from - 120), from))) return;
      let start = way.start;
      for (let values = 0; values < MOST_VALUES && start >= 0; values++) {
        const found = way.quoted ? valueAt(text, start) : { start, end: endOfMatch(WORD, text, start) };
        if (found === undefined || found.end <= found.start) return;
        const passed = text.slice(found.start, found.end);
        if (
          way.quoted
            ? /\s/.test(passed) || !isQuotedSecret(passed, "named")
            : !isDressedSecret(passed, text.slice(found.end, found.end + 4)) &&
              !isOfVault(text, way.start, found.end, passed)
        )
          return;
        report(found.start, found.end);
        start = way.next === undefined ? -1 : endOfMatch(way.next, text, found.end);
      }
    },
  },
  vectors: {
    finds: [
      `**Password:** «${value}»\nand`,
      `**Password**: \`«${value}»\``,
      `<tr><td>Password:</td>\n <td>«${value}»</td></tr>`,
      `<dt>API key</dt><dd>«${value}»</dd>`,
      `<p>Password: <code>«${value}»</code>`,
      `<b>Password:</b> «${value}»<br>`,
      `<key>Password</key>\n<string>«${value}»</string>`,
      `<field id="generic-password">«${value}»</field>`,
      "<Key>Password</Key><Value>«blauhimmel»</Value>",
      `<property name="connection.password">«${value}»</property>`,
      `Password: \\texttt{«${value}»}`,
      `password: !!str «${value}»`,
      `DB_PASSWORD=\\\n«${value}»`,
      `environ["DB_PASSWORD"] = "«${value}»"`,
      `let password: &str = "«${value}»";`,
      `process.env.DB_PASSWORD || "«${value}»"`,
      `password <- "«${value}»"`,
      `{"passwords": ["«${value}»", "«${value}9»"]}`,
      `passwords:\n  - «${value}»\n  - «${value}9»\n`,
      `- Password\n  - «${value}»\n`,
    ],
    leaves: [
      "**Password:** required",
      "**Password**: at least 12 characters",
      "<td>Password</td><td>string</td>",
      "<td>Password</td><td>users.password</td>",
      '<label for="password">Password2</label>',
      '<option value="password">Password</option>',
      "<b>Token</b> tokens are read",
      'headers["token"] = "value"',
      'keys: ["left", "right"]',
      "secrets:\n  - db_password\n  - source: app1-config\n",
      "- Password\n  - must hold 12 signs\n",
      'process.env.TOKEN || ""',
      'Credentials::VERSION = "1.9601"',
      '"@a/auth-token": {\n  "version": "6.0.0"',
      "| **Password:** | text |",
    ],
  },
};

interface Way {
  readonly start: number;
  readonly quoted: boolean;
  /** The key stands in a tag that the value follows. */
  readonly inTag?: boolean;
  /** What stands between one value and the next of a list. */
  readonly next?: RegExp;
}

function wayTo(text: string, end: number): Way | undefined {
  for (const pattern of [MARKS, TAGS]) {
    const start = endOfMatch(pattern, text, end);
    if (start >= 0) return { start, quoted: false };
  }
  const tag = endOfMatch(NAMED_TAG, text, end);
  if (tag >= 0) return { start: tag, quoted: false, inTag: true };
  const quoted = endOfMatch(BEFORE_QUOTED, text, end);
  if (quoted >= 0) return { start: quoted, quoted: true };
  const list = endOfMatch(LIST, text, end);
  if (list >= 0) return { start: list, quoted: true, next: NEXT_OF_LIST };
  const item = endOfMatch(ITEM, text, end);
  return item < 0 ? undefined : { start: item, quoted: false, next: NEXT_ITEM };
}

/** A value that is letters alone, in the element behind a key: `<Key>Password</Key><Value>…</Value>`. */
function isOfVault(text: string, start: number, end: number, word: string): boolean {
  if (text.charAt(start - 1) !== ">" || !text.startsWith("</Value>", end)) return false;
  return (
    /<Value(?: [^<>]{0,60})?>\s{0,16}$/.test(text.slice(Math.max(0, start - 90), start)) &&
    isBareSecret(word, "named", true)
  );
}

const CLOSED = /^(?:$|[\r\n<"'`|}\\]|[ \t]{1,3}(?:$|[\r\n(|<]))/;

/** A word that ends its line or cell, or has every look of a password: not a word that prose goes on from. */
function isDressedSecret(word: string, following: string): boolean {
  if (!/\d|[^\w\s.,'-]/.test(word) || /[:,]$/.test(word)) return false;
  const isMixed = /\d/.test(word) && /[a-z]/.test(word) && (/[A-Z]/.test(word) || /[!@#$%^&*?+=~]/.test(word));
  return (isMixed || CLOSED.test(following)) && isBareSecret(word, "named", true);
}
