// A value that a secret word names without a sign between them: `setProperty("API_TOKEN", "…")`, `<password>…</password>`, `--token …`, `| password | … |`,
// `password "…"`; also `value: …` below `name: API_TOKEN`.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { assignedValue, endOfKey, startOfKey, valueAt } from "../../src/scan/assignment.js";
import { classOf } from "../../src/scan/lexicon.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import { isRunning } from "../../src/scan/scan.js";
import { type Naming, namingOf } from "./secret-key.js";
import { isBareSecret, isQuotedSecret } from "./secret-value.js";

const value = ["hunter2", "hunter2"].join("");

/** What may stand between the end of a key and its value; the value is between quotes. */
const BEFORE_QUOTED =
  /\\{0,2}["'`]?\)?[ \t]{0,8}(?:,(?:[ \t]{0,4}default=)?|\(|\.assign\(|::(?:new|from)\(|=>|->|==|\.{2,48}|[ \t])[ \t]{0,24}(?:\r?\n[ \t]{0,32})?(?=\\{0,3}["'`])/y;
/** The value goes up to the next tag or cell. */
const BEFORE_CELL = /(?:[^\S\r\n]{0,4}[^<>|\r\n]{0,64}>\s{0,64}(?:<!\[CDATA\[)?|`?[ \t]{0,16}\|[ \t]{0,16}`?)/y;
const CELL = /[^<>|\r\n`\]]{4,512}/y;
const OPTION = /[ \t]{1,4}["']?/y;
const ARGUMENT = /[^\s"']{4,512}/y;
const LONGEST_FLAG = 40;
/** Names in one word that count as elements alone. */
const ELEMENTS =
  "keymaterial bindpassword dbpassword userpassword adminpassword rootpassword smtppassword mailpassword proxypassword sharedsecret clientsecret accesstoken apitoken authtoken privatekey".split(
    " ",
  );

export const namedValue: RowFile = {
  row: {
    id: "secrets/named-value",
    category: "SECRET",
    rank: RANK.secret,
    needs: {
      words:
        "password passwd passphrase passwort pwd pass pw secret secrete secretkey token tokens apikey key credential credentials kennwort clave senha parola auth bearer setpassword setsecret settoken setapikey setsecretkey withpassword storepassword keypassword keystorepassword truststorepassword secretstring"
          .split(" ")
          .concat(ELEMENTS),
    },
    find({ text, starts, ends }, word, report) {
      const end = ends.at(word);
      const next = text.charAt(end);
      // A word of a sentence: neither the end of an option nor of a tag's name.
      if (isRunning(text, end) && text.charCodeAt(starts.at(word) - 1) === SPACE) return;
      if (next === ")" && reportCompared(text, end, report)) return;
      if (!" \t\"'`\\(,)>|.=-]:".includes(next) || next === "=") return;
      if (next === ":" && !text.startsWith("::new(", end) && !text.startsWith("::from(", end)) return;
      const isFlagged = isFlag(text, starts.at(word));
      if (!isFlagged && !mayBeFollowed(text, end)) return;
      if (!isFlagged && endOfMatch(BEFORE_QUOTED, text, end) < 0 && endOfMatch(BEFORE_CELL, text, end) < 0) return;
      if (next !== ">" && ELEMENTS.includes(text.slice(starts.at(word), end).toLowerCase())) return;
      const start = startOfKey(text, end);
      const key = text.slice(start, end);
      const naming = namingOf(key);
      if (naming === undefined) return;
      reportQuoted(text, end, naming, report) ||
        reportCell(text, start, end, naming, report) ||
        (isFlagged && reportArgument(text, end, report));
    },
  },
  vectors: {
    finds: [
      "<username>bob</username>\n  <password>«gatekeeper»</password>",
      `System.setProperty("API_TOKEN", "«${value}9»")`,
      `env('JIRA_SECRET', '«${value}»')`,
      `define('SECURE_AUTH_KEY',          '«${value}»');`,
      `<password>«${value}»</password>`,
      "<username>bob</username><password>«qvlimtuarex»</password>",
      "<passphrase>«tall-oak-river»</passphrase>",
      `<bindPassword>«${value}»</bindPassword>`,
      `<keyMaterial>«${value}»</keyMaterial>`,
      `<db_password type="x">\n  «${value}»\n</db_password>`,
      `| db_password | «${value}» |`,
      `password "«${value}»";`,
      `source.setPassword("«${value}»");`,
      `std::string secret("«${value}»");`,
      `mysql --user=root --password «${value}» main`,
      `deploy --api-key «${value}»`,
      `if ("«${value}»" === db_password) {`,
      `let s = Secret::new("«${value}»");`,
      `parser.add_argument("--password", default="«${value}»")`,
      `System.setProperty("javax.net.ssl.keyStorePassword", "«${value}»");`,
      `password........................"«${value}»"`,
    ],
    leaves: [
      'the password "is wrong"',
      "| api_key | varchar(255) |",
      "| secret | base64 |",
      '<input type="password">Password</label>',
      "| password | string |",
      "git commit --amend",
      'expect(password, "must be long enough")',
      'token, "identifier"',
      '{"kind":"(token","homeAddress2":""}',
      '[{"kind":"secret|"},{"name7":"|"}]',
      '[{"kind":"secret"},{"a":">"},{"b7":"<"}]',
      `{"kind":"secret '","city7":"'"}`,
      '"user",\n  "password",\n  "repository",\n',
      'Consumer("key", "secret", "application")',
      "Pass `-Dconfdir=no` to it",
      "HTTP::Credentials->clear_credentials;",
      "login --password $PASSWORD",
      'if ("string" == typeof password) {',
      'if ("" == password) {',
      "--token <token>",
      "<password>${password}</password>",
      "<password>required</password>",
      "<username>proxyuser</username>\n<password>proxypass</password>",
      "<password>yourpassword</password>",
      "<password>@db.password@</password>",
      "db://<username>:<password>@cluster0.test/main",
      "SECRET_KEY=<your-secret-key>\nDATABASE=change-4",
      "NEXUS = credentials('nexus-deploy-2')",
    ],
  },
};

type Report = (start: number, end: number) => void;

/** A cheap look behind the word: most stand in sentences, where a space and a further word say that no value follows. */
function mayBeFollowed(text: string, end: number): boolean {
  const sign = text.charCodeAt(end);
  if (sign === DOT && text.charCodeAt(end + 1) <= SPACE) return isInTag(text, end);
  let at = sign === COMMA ? end + 1 : end;
  while (at - end < MOST_SPACES && isBlank(text.charCodeAt(at))) at++;
  if (sign === COMMA) return LEADS_ARGUMENT.has(text.charCodeAt(at)) || isInTag(text, end);
  return at === end || LEADS.has(text.charCodeAt(at)) || isInTag(text, end);
}

/** True for a name that a tag begins with, or a prefix of one. */
function isInTag(text: string, end: number): boolean {
  const before = text.charCodeAt(startOfKey(text, end) - 1);
  return before === OPENS_TAG || before === COLON;
}

function isBlank(unit: number): boolean {
  return unit === 32 || unit === 9;
}

/** As many as the patterns below allow, and one more. */
const MOST_SPACES = 26;
/** What may stand between a name and its value, behind spaces: signs, quotes, the next cell, the next line. */
const LEADS: ReadonlySet<number> = new Set([...",(.=-\"'`\\|\r\n"].map((sign) => sign.charCodeAt(0)));
/** What may stand behind a comma: the quote of a value, the next line. */
const LEADS_ARGUMENT: ReadonlySet<number> = new Set([..."\"'`\\\r\n"].map((sign) => sign.charCodeAt(0)));
const [SPACE, COMMA, DOT, COLON, OPENS_TAG] = [32, 44, 46, 58, 60];

function reportQuoted(text: string, end: number, naming: Naming, report: Report): boolean {
  const start = endOfMatch(BEFORE_QUOTED, text, end);
  const found = start < 0 ? undefined : valueAt(text, start);
  if (found === undefined || !isQuotedSecret(text.slice(found.start, found.end), naming)) return false;
  const passed = text.slice(found.start, found.end);
  const gap = text.slice(end, start);
  if (OTHER_STRING.test(passed)) return false;
  // One word of a list of words, as the name before it is: `["user", "password", "repository"]`.
  if (gap.includes(",") && !gap.includes(")") && WORDS.test(passed) && !isFirstArgument(text, end)) return false;
  // The next key of an object, whose last value the word is: `"kind": "token", "home": 1`.
  if (gap.includes(",") && /^\\{0,3}["'`]\s{0,8}:/.test(text.slice(found.end, found.end + 12))) return false;
  // "Pass `--flag`" in a manual.
  if (/^[ \t]{1,8}$/.test(gap) && found.quote === "`" && /pass$/i.test(text.slice(end - 4, end))) return false;
  // What looks a credential up by its name: `credentials('deploy-user')`.
  if (/^\([ \t]{0,8}$/.test(gap) && /credentials?$/i.test(text.slice(Math.max(0, end - 11), end))) return false;
  // Prose after a name is no value of it.
  if (/\s/.test(passed)) return false;
  const isPlain = !/\d/.test(passed) && !/[^\w\s.,'-]/.test(passed);
  if (isPlain && text.charAt(end) === " " && !DEFINED.test(text.slice(Math.max(0, end - 80), end))) return false;
  report(found.start, found.end);
  return true;
}

/** A constant of the preprocessor, `#define WIFI_PASS "…"`, or a variable of RouterOS, `:local pass "…"`. */
const DEFINED = /(?:#[ \t]{0,4}define|:(?:local|global))[ \t]{1,8}\w{1,64}$/;

/** The end of one string of an object or a list and the beginning of the next. */
const OTHER_STRING = /["'][\s}\]]{0,8}[,:][\s{[]{0,8}(?:["']|$)/;

const COMPARED = /["'`]([^"'`\r\n]{4,128})["'`][ \t]{0,4}[=!]==?[ \t]{0,4}$/;

/** A literal that a secret is compared with: `if ("…" == password)`. */
function reportCompared(text: string, end: number, report: Report): boolean {
  const key = startOfKey(text, end);
  const spaces = /^ {0,4}/.exec(text.slice(key, end))?.[0].length ?? 0;
  if (text.charAt(key - 1) !== "=" || namingOf(text.slice(key + spaces, end)) !== "named") return false;
  const found = COMPARED.exec(text.slice(Math.max(0, key - 140), key));
  if (found?.[1] === undefined || /\s/.test(found[1]) || !isQuotedSecret(found[1], "named")) return false;
  const start = Math.max(0, key - 140) + found.index + 1;
  report(start, start + found[1].length);
  return true;
}

/** Words without digits that stand for things. */
const WORDS = /^[A-Za-z]{1,64}(?:[_.:-][A-Za-z]{1,64}){0,8}$/;
const FIRST_ARGUMENT = /\([ \t]{0,8}["'`]?[\w.-]{1,64}$/;

function isFirstArgument(text: string, end: number): boolean {
  return FIRST_ARGUMENT.test(text.slice(Math.max(0, end - 80), end));
}

function reportCell(text: string, key: number, end: number, naming: Naming, report: Report): boolean {
  let start = endOfMatch(BEFORE_CELL, text, end);
  if (start < 0) return false;
  let last = endOfMatch(CELL, text, start);
  if (last < 0) return false;
  while (last > start && " \t".includes(text.charAt(last - 1))) last--;
  while (start < last && " \t".includes(text.charAt(start))) start++;
  const found = text.slice(start, last);
  const gap = text.slice(end, start);
  const isTag = gap.includes(">");
  // A gap to fill in, `<password>`, which a host or the next line follows.
  if (
    isTag &&
    (found.startsWith("@") || /[\r\n]/.test(gap)) &&
    !/^\s{0,64}(?:<|\]\]>)/.test(text.slice(last, last + 68))
  )
    return false;
  if (isTag && (!"<:".includes(text.charAt(key - 1) || " ") || text.charAt(end) === "-")) return false;
  if (
    isTag
      ? !text.startsWith("<", last) && !/^(?:\s|\]\]>)/.test(text.slice(last, last + 3))
      : !/^[ \t`]{0,64}\|/.test(text.slice(last, last + 66))
  )
    return false;
  // Two bars in two strings of one line are no cell, and two angles no tag.
  if (OTHER_STRING.test(text.slice(end, last))) return false;
  if (isTag && !text.startsWith("<", last) && /["',}]$/.test(found)) return false;
  if (/\s/.test(found) || !isBareSecret(found, naming, true) || COLUMN_TYPE.test(found)) return false;
  if (
    !/\d|[^\w\s.,'-]/.test(found) &&
    !(isTag && (isUnknownWord(found) || isPhrase(text, last, found) || isOfUser(text, key, last, found)))
  )
    return false;
  report(start, last);
  return true;
}

/** A whole element behind that of its user: `<username>bob</username><password>…</password>`. */
function isOfUser(text: string, key: number, end: number, found: string): boolean {
  if (!/^[A-Za-z]{8,32}$/.test(found) || /pass(?:word|wd)?$/i.test(found) || !text.startsWith("</", end)) return false;
  return USER_BEFORE.test(text.slice(Math.max(0, key - 120), key));
}

const USER_BEFORE = /<(?:\w{1,16}:)?(?:user(?:name|id)?|login)>[^<>\r\n]{2,64}<\/[\w:]{2,32}>\s{0,32}<(?:\w{1,16}:)?$/i;

/** Three words or more in a whole element: `<passphrase>tall-oak-river</passphrase>`. */
function isPhrase(text: string, end: number, found: string): boolean {
  return text.startsWith("</", end) && /^[a-z]{3,16}(?:[-_.][a-z]{3,16}){2,8}$/.test(found);
}

/** What a manual says of a field in its table: a type with its length, an encoding. */
const COLUMN_TYPE =
  /^(?:\w{1,20}\(\d{1,6}(?:,\d{1,4})?\)|base64(?:url)?|sha-?\d{1,3}|md5|hex\d{0,3}|uuid(?:v?\d)?|utf-?8|u?int\d{1,3}|oauth2)$/i;

/** Small letters that are no word of any list, nor two of them: `<password>required</password>` says something else. */
function isUnknownWord(found: string): boolean {
  if (!/^[a-z]{8,32}$/.test(found)) return false;
  for (let at = 3; at <= found.length - 3; at++) {
    if (classOf(found, 0, at) !== 0 && classOf(found, at, found.length) !== 0) return false;
  }
  return classOf(found, 0, found.length) === 0;
}

/** True if the word belongs to an option of a command line: `--password`, `--db-password`, `-password`. */
function isFlag(text: string, word: number): boolean {
  let at = word;
  while (at > 0 && word - at < LONGEST_FLAG && /[\w-]/.test(text.charAt(at - 1))) at--;
  return text.charAt(at) === "-" && (at === 0 || /[\s"'`[(]/.test(text.charAt(at - 1)));
}

function reportArgument(text: string, end: number, report: Report): boolean {
  const start = endOfMatch(OPTION, text, end);
  const last = start < 0 ? -1 : endOfMatch(ARGUMENT, text, start);
  if (last < 0 || text.charAt(start) === "(" || !isBareSecret(text.slice(start, last), "named", true)) return false;
  report(start, last);
  return true;
}

/** Keys that say nothing; what they hold is named above or before them. */
const EMPTY_ENDS: ReadonlySet<string> = new Set(["lue", "ult", "ent", "ing", "val"]);
const EMPTY_KEY =
  /(?:^|[\s"'<{(,-])(?:(?:parameter|option|attribute|setting|env|property|field|config)?value|default|content|defaultvalue|val|string)$/i;
const NAME_BEFORE =
  /(?:name|key|id|property|variable|output|parameter|param|secret|setting|env)["']?(?:[ \t]{0,24}[:=])?[ \t]{0,4}["']?([\w./-]{2,64})["']?(?:,\s{0,16}["']?(?:type|label|id|format|required)["']?[ \t]{0,4}:[ \t]{0,4}["']?[\w.-]{1,32}["']?){0,2}[\s,{;>]{0,64}(?:(?:type|sensitive|nullable)[ \t]{0,16}=[ \t]{0,4}["\w()]{1,20}\s{1,32}){0,3}(?:-[ \t]{0,4})?(?:<(?:value|string)>)?["']?$/i;

function namedBefore(head: string): string | undefined {
  const named = NAME_BEFORE.exec(head)?.[1];
  if (named !== undefined && namingOf(named) === "named") return named;
  const list = LIST_BEFORE.exec(head)?.[1];
  if (list !== undefined) return list;
  const tag = TAG_BEFORE.exec(head);
  return tag?.[1] ?? tag?.[2] ?? named;
}

/** The first object of a list: `"passwordHistory": [{"value": "…"`. */
const LIST_BEFORE =
  /["'](\w{0,24}(?:password|secret))(?:s|history|list)["'][ \t]{0,4}:\s{0,16}\[\s{0,16}\{\s{0,16}["']$/i;

/** The name of the element, or the type of its input: `<password type="plain" value="…"/>`, `<input type="password" value="…">`. */
const TAG_BEFORE =
  /<(?:(?!input)([A-Za-z][\w.:-]{1,63})|input(?:\s{1,8}[\w:-]{1,32}=(?:"[^"\r\n]{0,40}"|'[^'\r\n]{0,40}')){0,3}\s{1,8}type=["'](password)["'])(?:\s{1,8}[\w:-]{1,32}=(?:"[^"\r\n]{0,64}"|'[^'\r\n]{0,64}')){0,4}\s{1,8}$/i;

/** The name stands behind the value: in the next line of an item, as the next member, as a later attribute of the tag. */
const NAME_AFTER =
  /^["']?(?:[ \t]{1,4}where[ \t]{1,4}["'`]?\w{0,24}(?:name|key|id|setting)["'`]?[ \t]{0,4}=[ \t]{0,4}|\r?\n[ \t]{1,32}(?:name|key):[ \t]{1,4}|,\s{0,40}["']?(?:name|key)["']?[ \t]{0,4}:[ \t]{0,4}|[ \t]{1,4}(?:[\w:-]{1,32}(?:=(?:"[^"\r\n]{0,40}"|'[^'\r\n]{0,40}'))?\s{1,8}){0,3}(?:name|id|key)=)["']?([\w.-]{2,64})["']?(?=[\s,;}/>]|$)/i;

export const valueOfName: RowFile = {
  row: {
    id: "secrets/value-of-name",
    category: "SECRET",
    rank: RANK.secret,
    needs: "sign",
    find({ text }, sign, report) {
      const end = endOfKey(text, sign);
      const last = text.charCodeAt(end - 1) | 32;
      // The last letters of value, default, content, string.
      if (last !== 101 && last !== 116 && last !== 103 && last !== 108) return;
      if (!EMPTY_ENDS.has(text.slice(end - 3, end).toLowerCase())) return;
      const key = text.slice(Math.max(0, end - 16), end);
      if (!EMPTY_KEY.test(key)) return;
      const keyStart = end - (/[a-z]{1,16}$/i.exec(key)?.[0].length ?? 0);
      const head = text.slice(Math.max(0, keyStart - 160), keyStart);
      const before = namedBefore(head);
      const found = assignedValue(text, sign);
      if (found === undefined) return;
      if (before === undefined || namingOf(before) !== "named") {
        const after = NAME_AFTER.exec(text.slice(found.end, found.end + 200))?.[1];
        if (after === undefined || namingOf(after) !== "named") return;
      }
      const passed = text.slice(found.start, found.end);
      const counts = found.quote === "" ? isBareSecret(passed, "named", true) : isQuotedSecret(passed, "named");
      if (counts) report(found.start, found.end);
    },
  },
  vectors: {
    finds: [
      `- name: DB_PASSWORD\n  value: «${value}»`,
      `<add key="ClearTextPassword" value="«${value}»" />`,
      `variable "db_password" {\n  default = "«${value}»"\n}`,
      `variable "db_password" {\n  type = string\n  sensitive = true\n  default = "«${value}»"\n}`,
      `{"name": "API_TOKEN", "value": "«${value}9»"}`,
      `{"name": "API_TOKEN", "type": "string", "value": "«${value}9»"}`,
      `- value: «${value}»\n  name: DB_PASSWORD\n`,
      `{"value": "«${value}9»", "key": "API_TOKEN"}`,
      `<input value="«${value}»" type="text" name="password">`,
      `<password type="plain" value="«${value}»"/>`,
      `<input type="password" id="x" value="«${value}»">`,
      `output "admin_password" { value = "«${value}»" }`,
      `  name         = "db-password"\n  value        = "«${value}»"\n`,
      `  name  = "/prod/db/password"\n  type  = "SecureString"\n  value = "«${value}»"`,
      `UPDATE settings SET value = '«${value}»' WHERE name = 'smtp_password'`,
      `{"passwordHistory":[{"value":"«${value}»","time":1}]}`,
      `{"ParameterKey":"DbPassword","ParameterValue":"«${value}»"}`,
    ],
    leaves: [
      "- value: some-long-host\n  name: DB_HOST",
      "- value: some-long-host\n- name: DB_PASSWORD",
      "- name: DB_HOST\n  value: some-long-host",
      'name="password" value=""',
      "default = something",
    ],
  },
};
