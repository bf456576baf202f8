// A value that a secret word names: `db_password = …`, `"apiKey": "…"`, `token: …`. The key stays, so that the text can be read and parsed.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { type Assigned, assignedValue, endOfKey, joinedValue, startOfKey } from "../../src/scan/assignment.js";
import { Memo } from "../../src/scan/memo.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import type { Scan } from "../../src/scan/scan.js";
import { isClassOfField, isDumpedField, isNextField, printedKey } from "./dumped-field.js";
import { endOfLineValue } from "./line-value.js";
import { type Naming, namingOf, startOfSecretKey } from "./secret-key.js";
import { isBareSecret, isQuotedSecret } from "./secret-value.js";
import { blockAfter, isColumnOfWords, withoutLineEnds } from "./value-block.js";
import { wrappedValue } from "./wrapped-value.js";

const value = ["hunter2", "hunter2"].join("");
const odd = ["m{h}o)p$", "e]nob(ody", "[f>-_$#t"].join("");

export const keyedSecret: RowFile = {
  row: {
    id: "secrets/keyed-secret",
    category: "SECRET",
    rank: RANK.secret,
    needs: "sign",
    find(scan, sign, report) {
      const { text } = scan;
      // Of a sign of several units, such as `::=`, the last is looked at.
      const next = text.charCodeAt(sign + 1);
      if (next === 58 || next === 61) return;
      // The literal `"password:"` ends there: what follows is not its value.
      if ((next === 34 || next === 39) && isLiteral(text, sign, next)) return;
      const printed = printedKey(text, sign);
      const end = printed?.end ?? endBeforeType(text, endOfKey(text, sign));
      const secret = startOfSecretKey(text, end);
      const start = printed?.start ?? secret;
      if (secret < 0 || end - start < 2) return;
      const key = text.slice(start, end);
      const naming = namingIn(scan, key) ?? namingOfSection(text, start, key);
      if (naming !== undefined) reportValue(text, sign, start, naming, SELF.test(key), report);
    },
  },
  vectors: {
    finds: [
      `password = «${value}»; token: 'abc' secret="«${value}»"`,
      `DB_PASSWORD=«${value}» and API_TOKEN=«${value}9»`,
      `password =\n«${value}»\ntarget`,
      `"clientSecret": "«${value}»",`,
      `api key: «${value}»`,
      `export const privateKey = '«${value} with spaces»';`,
      `const password: string = "«${value}»";`,
      `PGPASSWORD=«${value}» psql`,
      "PGPASSWORD=«brisk9» psql",
      `docker run -e DB_PASSWORD=«brisk9» image`,
      `db_pass ::= "«${value}»"`,
      'JWT_SECRET="«a phrase of the sea and its gulls»"',
      `char secret[25] = "«${value}»";`,
      `password = @"«${odd}»";`,
      `password: '«it''s ${value}»'`,
      `pass = "«${value}»" + "«${value}»"`,
      `{\\"apiKey\\":\\"«${value}»\\"}`,
      `Passwort: «${value}»`,
      `密码: «${value}»，谢谢`,
      `contraseña = «${value}»`,
      `mot de passe : «${value}»`,
      `hasło: «${value}»`,
      `{"password":"«${value}»"}`,
      'password: "«annapassword»"',
      `<user name="admin" password="«${value}»"/>`,
      "username=bob,password=«blauhimmel»,uid=1000",
      "vault kv put x password=«blauhimmel» user=bob",
      "spring.mail.password: «abcd efgh ijkl mnop»\n",
      `WLAN-Schlüssel: «${value}»`,
      `WPA2 key: «${value}»`,
      `apikey_for_ci: "«q7x${value}»"`,
      `docker login -u ci --password=$(cat <<EOF\n«${value}»\nEOF\n)`,
      `password: |\n  «${value}\n  ${value}»\nnext: 1`,
      `password = «${odd}»`,
      `DB_PASS=«${["Gr(33)n", "Tea9"].join("")}»\nDB_HOST=db1\n`,
      `  password=«${["p@ss;w", "0rd"].join("")}»\n`,
      `export API_SECRET=«${["Gr[33]n", "{4}Tea"].join("")}»`,
      `password = """\n«${value}»\n"""`,
      `DB_PASSWORD = '''\\\n«${value}»\\\n'''`,
      `secret_key = """\n  «${value}\n  ${value}9»\n"""`,
      `Config { password: Some("«${value}»".to_string()) }`,
      `password: SecretString::new("«${value}»".into()),`,
      `password: Some(String::from("«${value}»")),`,
      `["db_password"]=>\n  string(14) "«${value}»"`,
      `["password":"Config":private]=>\n  string(14) "«${value}»"`,
      `a:1:{s:8:"password";s:14:"«${value}»";}`,
      `[db_password:protected] => «${value}»\n`,
      `Config{password=Optional[«${value}»], user=Optional[bob]}`,
      `password: str = Field(default="«${value}»", min_length=8)`,
      `password=Just "«${value}»"`,
      "Config{password=«blauhimmel», user=bob}",
      "User(name=bob, password=«blauhimmel», roles=[admin])",
      "{Host:db Password:«blauhimmel» User:bob}",
      `Const PASSWORD As String = "«${value}»"`,
      "POST user=bob&password=«tannen7»&submit=1",
      `password: "{{ '«${value}»' | password_hash('sha512') }}"`,
      `CONTRASEÑA_BD=«${value}»`,
      "mysqldump --user=bob --password=«gatekeeper» main",
      "//srv/share /mnt cifs user=bob,pass=«gatekeeper» 0 0\n",
      "recovery key: «EsTc LLXA mnDt t7oA ewnC EsTc LLXA mnDt t7oA ewnC EsTc LLXA»\n",
      "uci set wireless.@wifi-iface[0].key='«gatekeeper»'",
      "SSH passphrase: «tall oak river lantern»\n",
      `密钥：«${value}»`,
      "TF_VAR_db_password=«gatekeeper» terraform plan",
      "TOTP secret: «JBSW Y3DP EHPK 3PXP»\n",
      "2FA secret: «jbsw y3dp ehpk 3pxp»\n",
      `REACT_APP_AUTH_PASS=«${["white", "duke"].join("")}»`,
    ],
    leaves: [
      "password=getpass(a)[0]\n",
      "password=conf[key1];\n",
      "PASSWORD=$(cat a1)b;c2d\n",
      "password: short",
      "passphrase: used to open the archive\n",
      "passphrase: your own words go here\n",
      "secret: this must have four more words that last long\n",
      "cmd --password=required for it",
      "password = ${DB_PASSWORD}",
      "DB_PASSWORD=`pass show db/prod1`",
      "password: !vault |\n  x",
      'PASSWORD="%APP_PASSWORD2%"',
      'const tokenKey = "auth_token_v2";',
      'token: "T_STRING2"',
      "credentialsId: 'git-ssh-2'",
      'existingSecret: "postgres-auth-2"',
      'secret_key = "insecure-change-me-1"',
      "JWT_SECRET=your-256-bit-secret",
      'password = """\nChoose a password that\nnobody can guess.\n"""',
      'password = """\n"""',
      'api_key="test-key-123"; token = "invalid-token-1"',
      'api_key = "sk_test_xxx"',
      "api key with a plain space",
      "token = getToken()",
      "password = process.env.DB_PASSWORD",
      "secret: request.clientSecret,",
      "API_TOKEN=MY_OTHER_TOKEN",
      'apiKey: "your-api-key-here"',
      "monkey = something-long",
      "the password: is not stored",
      "secret: [SECRET_0123456789abcdef0123456789abcdef]",
      'token === "identifier"',
      'passwordLabel: "Password:"',
      `"token:"${value}""`,
      'password: "Enter your password"',
      "function login(user: string, password: string): Promise<void>",
      "password_file: /run/secrets/db_password",
      "max_tokens: 4096",
      'RESET_PASSWORD="Enter your new password"',
      'type: "password", name: "user_password"',
      "public_key = ssh-rsa AAAAB3Nza",
      "password = hash_of(user_password)",
      `password = ${odd};`,
      'password = "${settings["db"]}"',
      `secret = "${"0".repeat(18)}aa"`,
      'password: "Mot de passe"; passwordTooShort: "Das Passwort ist zu kurz"',
      '"apiKeyCopied": "API key copied"',
      'NOT_A_SECRET = "some text 1"; nonSecret: "plain-value-1"',
      'password = "not-a-real-password"',
      'SECRET_KEY="test-secret-key-for-unit-tests"',
      'storageKey: "theme-preference-v2"',
      'credentials: "same-origin"',
      'token: "[a-f0-9]{40}"',
      'if token == "ROW_NUMBER_2": pass',
      'auth = "oauth2-proxy.example.com"',
      'tokenAddress: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE"',
      "LoadCredential=db-password:/etc/credstore/db-password",
      "api_token:\n    external: true",
      "self.credentials = authorizer",
      "password: Some(String), token: Secret<String>",
      "password: Some(config.password), secret: Secret::new(value)",
      'password: SecretString::from("password")',
      "Config(user=user, password=blauhimmel, port=5432)",
      "{Host:db Password: User:bob}",
      '["password"]=> string(0) ""',
      'SERVER_AUTH = "1.3.6.1.5.5.7.3.1"',
      'SAS = "sas::SasStyle"',
      'password = "does not start so"; password = "doesnt start right"',
    ],
  },
};

/** What the keys of a text say, for most come again and again. */
const NAMINGS = new Memo<Map<string, Naming | undefined>>();
const MOST_KEYS = 1_000;

function namingIn(scan: Scan, key: string): Naming | undefined {
  let namings = NAMINGS.get(scan);
  if (namings === undefined) {
    namings = new Map();
    NAMINGS.set(scan, namings);
  }
  let naming = namings.get(key);
  if (naming === undefined && !namings.has(key)) {
    naming = namingOf(key);
    if (namings.size < MOST_KEYS) namings.set(key, naming);
  }
  return naming;
}

/** A section of OpenWrt's wireless networks, whose brackets end the key. https://openwrt.org/docs/guide-user/network/wifi/basic */
const SECTION = /wireless\.@wifi-iface\[-?\d{1,3}\]$/;

function namingOfSection(text: string, start: number, key: string): Naming | undefined {
  return key === ".key" && SECTION.test(text.slice(Math.max(0, start - 32), start)) ? "named" : undefined;
}

/** End of the key before the type that some languages set behind it (`password: string = …`, `token string = …`); `end` if there is none. */
function endBeforeType(text: string, end: number): number {
  const last = text.charCodeAt(end - 1);
  if (last !== 114 && last !== 103) return end;
  const behind = text.slice(Math.max(0, end - LONGEST_TYPE), end);
  const type = behind.search(TYPE);
  return type < 0 ? end : endOfKey(text, end - behind.length + type);
}

/** All types end in `r` or `g`. */
const TYPE = /[ \t]{0,4}(?:&str|str|(?:[Aa]s[ \t])?string|(?:As[ \t])?String|SecretStr)$/;
const LONGEST_TYPE = 20;

/** True if the quote behind the sign closes what one before the key opens. */
function isLiteral(text: string, sign: number, quote: number): boolean {
  const start = startOfKey(text, sign);
  return start < sign && text.charCodeAt(start - 1) === quote && text.charCodeAt(start) !== 32;
}

/** A field of an object in code: what is set without quotes is code as well. */
const SELF = /(?:^|\s)(?:self|this|cls)\./;

function reportValue(
  text: string,
  sign: number,
  keyStart: number,
  naming: Naming,
  isField: boolean,
  report: (start: number, end: number) => void,
): void {
  const block = blockAfter(text, sign);
  if (block !== undefined) {
    if (naming === "named") report(block.start, block.end);
    return;
  }
  const wrapped = naming === "named" ? wrappedValue(text, sign) : undefined;
  const found = wrapped ?? assignedValue(text, sign);
  if (found === undefined || found.start === sign) return;
  const assigned = withoutLineEnds(text, found);
  if (assigned.quote === "") {
    const app = naming === "named" ? endOfMatch(APP_PASSWORD, text, assigned.start) : -1;
    if (app > 0) {
      report(assigned.start, app);
      return;
    }
    const phrase = naming === "named" ? endOfPhrase(text, keyStart, sign, assigned.start) : -1;
    if (phrase > 0) {
      report(assigned.start, phrase);
      return;
    }
    const last = naming === "named" ? endOfLineValue(text, keyStart, sign) : -1;
    if (last > 0 && isQuotedSecret(text.slice(sign + 1, last), naming)) {
      report(sign + 1, last);
      return;
    }
    const { start, end } = bareValue(text, withinQuery(text, keyStart, assigned));
    // The first key of a mapping, on the line below.
    if (text.charAt(end - 1) === ":" && /[\r\n]/.test(text.slice(sign, start))) return;
    if (end > start && !isNextField(text, keyStart, start, end)) {
      const next = text.charAt(end);
      const sure = isField ? "inside" : naming;
      const isClosed =
        CLOSED.test(text.slice(end, end + 64)) ||
        isBeforeCommand(text, sign, start, end) ||
        isOfOption(text, sign, start) ||
        isDumpedField(text, keyStart, start, end);
      if (next !== "(" && isBareSecret(text.slice(start, end), sure, isClosed)) {
        report(start, end);
      }
    }
    return;
  }
  if (isClassOfField(text, assigned.end)) return;
  const filtered = FILTERED.exec(text.slice(assigned.start, assigned.end))?.[2];
  if (filtered !== undefined && isQuotedSecret(filtered, naming)) {
    const start = text.indexOf(filtered, assigned.start);
    report(start, start + filtered.length);
    return;
  }
  let joined: Assigned | undefined = assigned;
  const whole = wholeOf(text, assigned);
  const isColumn = naming === "named" && isColumnOfWords(whole, assigned.quote);
  if (!(isColumn || isQuotedSecret(whole, naming, isSetting(text, sign))) || isCommand(text, sign, assigned, whole))
    return;
  for (let piece = 0; joined !== undefined && piece < 64; piece++) {
    report(joined.start, joined.end);
    joined = joinedValue(text, joined);
  }
}

/** A literal in a template that a filter changes: `{{ '…' | password_hash('sha512') }}`. */
const FILTERED =
  /^\{\{-?[ \t]{0,4}(["'])([^"'{}|\r\n]{4,128})\1[ \t]{0,4}\|[ \t]{0,4}(?:password_hash|hash|b64encode|string|quote)/;

const VARIABLE = /(?:^|[\s;"'])(?:TF_VAR_[a-z\d_]{2,56}|[A-Z][A-Z\d_]{2,64})$/;

/** A variable that a shell sets for what follows in the line: `PGPASSWORD=… psql`, `-e DB_PASSWORD=… image`. */
function isBeforeCommand(text: string, sign: number, start: number, end: number): boolean {
  return (
    start === sign + 1 &&
    text.charAt(sign) === "=" &&
    text.charAt(end) === " " &&
    VARIABLE.test(text.slice(Math.max(0, sign - 68), sign))
  );
}

const OPTION = /(?:^|[\s"'[(])--[a-z][\w-]{0,40}$/i;

/** The value of an option, directly behind it: `--password=…`. */
function isOfOption(text: string, sign: number, start: number): boolean {
  return start === sign + 1 && text.charAt(sign) === "=" && OPTION.test(text.slice(Math.max(0, sign - 44), sign));
}

/** A line of an environment file: `export NAME="…"`. */
const SETTING = /(?:^|[\r\n])(?:export )?[A-Z][A-Z\d_]{2,64}$/;

function isSetting(text: string, sign: number): boolean {
  return text.charCodeAt(sign) === 61 && SETTING.test(text.slice(Math.max(0, sign - 74), sign));
}

/** True for what a shell runs to get the value: KEY=`pass show db`. Other languages set spaces around the sign. */
function isCommand(text: string, sign: number, { start, quote }: Assigned, whole: string): boolean {
  return quote === "`" && start === sign + 2 && text.charAt(sign - 1) !== " " && COMMAND.test(whole);
}

const COMMAND = /^[a-z][\w./-]{0,40}[ \t]{1,4}\S/;

function wholeOf(text: string, first: Assigned): string {
  let whole = "";
  let joined: Assigned | undefined = first;
  for (let piece = 0; joined !== undefined && piece < 64; piece++) {
    whole += text.slice(joined.start, joined.end);
    joined = joinedValue(text, joined);
  }
  return whole;
}

/**
 * Four groups of four letters, as Google shows an app password (https://support.google.com/accounts/answer/185833); groups of base32 with a
 * digit, as the key of an authenticator is shown; of base58, as Matrix shows a recovery key.
 */
const APP_PASSWORD =
  /(?:(?:[a-z]{4} ){3}[a-z]{4}|(?=[a-z ]{0,80}[2-7])(?:[a-z2-7]{4} ){3,15}[a-z2-7]{1,4}|(?=(?:[1-9A-HJ-NP-Za-km-z]{4} ){8})(?=[A-Za-z ]{0,80}\d)(?:[1-9A-HJ-NP-Za-km-z]{4} ){8,12}[1-9A-HJ-NP-Za-km-z]{1,4}|(?=[A-Z ]{0,80}[2-7])(?:[A-Z2-7]{4} ){3,15}[A-Z2-7]{1,4})(?=[ \t]{0,4}(?:[\r\n]|$))/y;
/** Four small words or more to the end of the line, behind a key for a phrase. */
const PHRASE = /[a-z]{3,12}(?: [a-z]{3,12}){3,11}(?=[ \t]{0,4}(?:[\r\n]|$))/y;
const PHRASE_KEY = /(?:pass[ _-]?phrase|master[ _-]?password|recovery[ _-]?phrase)["'*]{0,3}$/i;

function endOfPhrase(text: string, key: number, sign: number, start: number): number {
  const end = endOfMatch(PHRASE, text, start);
  if (end < 0 || !PHRASE_KEY.test(text.slice(key, sign))) return -1;
  return isQuotedSecret(text.slice(start, end), "named") ? end : -1;
}

const CLOSED =
  /^(?:[ \t]{0,8}(?:$|[\r\n#]|\/\/|--|\\[nr])|[ \t]{1,8}(?:and|or|-|[0-2][ \t]{1,8}[0-2])(?:[ \t\r\n]|$)|[&;|](?:\s|$)|&[A-Za-z_]|["'<]|(?:,|[ \t]{1,2})[a-z_][a-z\d_-]{1,40}=)/;
/** A value to the end of its line; it counts where it holds six different signs or more, as no code does. */
const ANYTHING = /[^\s"'`]{8,256}(?=["'`,;]{0,3}[ \t]{0,8}(?:[\r\n]|$))/y;

/** A value of a query string ends at the next name, unless more of it may be a secret. */
function withinQuery(text: string, key: number, value: Assigned): Assigned {
  if (!"?&".includes(text.charAt(key - 1) || " ")) return value;
  const whole = text.slice(value.start, value.end);
  const next = whole.search(/&[A-Za-z_][\w.[\]-]{0,40}=/);
  return next > 0 && !MORE_SECRETS.test(whole.slice(next)) ? { ...value, end: value.start + next } : value;
}

const MORE_SECRETS = /(?:key|sig|auth|token|secret|cred|pass|pwd|code)\w{0,12}=/i;

/** A bare value goes up to a delimiter, or to the end of its line where it is full of signs. */
function bareValue(text: string, { start, end }: Assigned): { readonly start: number; readonly end: number } {
  if (!"(){}[]<>,;|\\".includes(text.charAt(end) || " ")) return { start, end };
  let long = endOfMatch(ANYTHING, text, start);
  // A statement that ends: what it assigns without quotes is code.
  if (long > start && text.charAt(long - 1) === ";") return { start, end };
  while (long > start && text.charAt(long - 1) === ",") long--;
  const signs = new Set(long > end ? text.slice(start, long).replace(/\w/g, "") : "");
  return { start, end: signs.size >= 6 ? long : end };
}
