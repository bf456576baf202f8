// Passwords by their place among the arguments: `new mysqli("host", "user", "…")`, `NetworkCredential("user", "…")`, `jwt.sign(payload, "…")`.
// https://www.php.net/manual/en/mysqli.construct.php, https://docs.oracle.com/en/java/javase/21/docs/api/java.sql/java/sql/DriverManager.html,
// https://learn.microsoft.com/dotnet/api/system.net.networkcredential, https://github.com/go-sql-driver/mysql#dsn-data-source-name
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import { isQuotedSecret } from "./secret-value.js";

const value = ["hunter2", "hunter2"].join("");

const ARGUMENT = `(?:\\{[^{}\\r\\n]{0,160}\\}|"[^"\\r\\n]{0,160}"|'[^'\\r\\n]{0,160}'|[^\\s,()"']{1,80})`;
const FIRST = /\(\s{0,16}b?(?=["'])/y;
/** `auth: ["bob", "…"]` is a list, else it is a call. */
const SECOND_OF_LIST = new RegExp(`[[(]\\s{0,16}${ARGUMENT},\\s{0,16}b?(?=["'])`, "y");
const SECOND = new RegExp(`\\(\\s{0,16}${ARGUMENT},\\s{0,16}b?(?=["'])`, "y");
const THIRD = new RegExp(`\\(\\s{0,16}${ARGUMENT},\\s{0,16}${ARGUMENT},\\s{0,16}(?=["'])`, "y");
const LITERAL = /"[^"\r\n]{4,128}"|'[^'\r\n]{4,128}'/y;

/** What is called, and which argument is the secret. */
const CALLS: ReadonlyMap<string, RegExp> = new Map([
  ...["mysqli", "pdo", "getconnection", "ftp"].map((name) => [name, THIRD] as const),
  ...[
    "networkcredential",
    "usernamepasswordcredentials",
    "passwordauthentication",
    "httpbasicauth",
    "basicauth",
    "setbasicauth",
    "createhmac",
    "createcipheriv",
    "createdecipheriv",
    "auth",
    "credentials",
    "encrypt",
  ].map((name) => [name, SECOND] as const),
  ...["fernet", "hmac", "aes"].map((name) => [name, FIRST] as const),
]);
const SIGNS = /\.(?:sign|verify|encode|decode)(?=\()/y;
const TWO_WORDS = /^["'][A-Za-z_-]{1,64}["'][ \t]{0,4}\]/;
const CONNECTS = /(?:\.|::|_)connect(?=\()/y;
/** `hmac.new(key, …)`, `AES.new(key, …)`. */
const MAKES = /\.new(?=\()/y;
/** `auth=("user", "password")`: a pair, not a call. */
const PAIR_OF = /["']?[ \t]?[:=][ \t]?(?=[[(])/y;
/** `smtp.login("user", "password")`: a method of a connection. */
const LOGS_IN = /(?:smtp|imap|ftp|pop3?|server|conn(?:ection)?|session|client|mail(?:box|er)?|s|m|ftps|api)\.$/i;
/** The user and the password before `@tcp(host)`. */
const BEFORE_HOST = /["'`][\w.-]{1,64}:([^\s"'`:@/]{4,128})@$/;

export const positionalArgument: RowFile = {
  row: {
    id: "secrets/positional-argument",
    category: "SECRET",
    rank: RANK.secret,
    needs: {
      words: [...CALLS.keys(), "jwt", "pymysql", "mysqldb", "db", "tcp", "unix", "login", "begin", "crypt", "password"],
    },
    find({ text, starts, ends }, word, report) {
      const from = starts.at(word);
      const end = ends.at(word);
      if (text.charAt(from - 1) === "@") return reportBeforeHost(text, from, report);
      const name = text.slice(from, end).toLowerCase();
      const before = QUALIFIED.get(name);
      if (before !== undefined && text.charAt(end) === "(" && before.test(text.slice(Math.max(0, from - 12), from))) {
        return reportArgument(text, endOfMatch(PLACES.get(name) ?? SECOND, text, end), report);
      }
      if (QUALIFIED_ONLY.has(name)) return;
      const method = endOfMatch(methodOf(name), text, end);
      if (method < 0 && METHOD_ONLY.has(name)) return;
      if (name === "login" && !LOGS_IN.test(text.slice(Math.max(0, from - 12), from))) return;
      const call = callOf(name, method > 0);
      const start = call === undefined ? -1 : endOfMatch(call, text, Math.max(end, method));
      // Two words in a list are kinds or rights: `auth: ["basic", "bearer"]`.
      if (name === "auth" && TWO_WORDS.test(text.slice(start, start + 80))) return;
      reportArgument(text, start, report);
    },
  },
  vectors: {
    finds: [
      `$db = new mysqli("localhost", "root", "«${value}»", "main");`,
      `new PDO($dsn, 'bob', '«${value}»');`,
      `DriverManager.getConnection("jdbc:mysql://h/x", "root", "«${value}»");`,
      `new NetworkCredential("bob", "«${value}»")`,
      `requests.get(u, auth=HTTPBasicAuth('bob', '«${value}»'))`,
      `jwt.sign({ id: 1 }, '«${value}»')`.replace("{ id: 1 }", "payload"),
      `pymysql.connect("localhost", "root", "«${value}»", "main")`,
      `DB::connect("mysql:host=db", "app", "«${value}»")`,
      `mysqli_connect("localhost", "app", "«${value}»", "main")`,
      `keyring.set_password("svc", "bob", "«${value}»")`,
      `jwt.encode({"a": 1}, "«${value}»", algorithm="HS256")`,
      `FTP("10.0.0.4", "bob", "«${value}»")`,
      `db.auth("bob", "«${value}»")`,
      `request\n  .auth("bob", "«${value}»")`,
      `new Credentials("bob", "«${value}»")`,
      `auth: ["bob", "«${value}»"]`,
      `WiFi.begin("Home", "«${value}»");`,
      `SELECT crypt('«${value}»', gen_salt('bf'))`,
      `SELECT pgp_sym_encrypt('text', '«${value}»')`,
      `smtp.login("bob@a.test", "«${value}»")`,
      `requests.get(u, auth=('bob', '«${value}»'))`,
      `crypto.createHmac('sha256', '«${value}»')`,
      `hmac.new(b"«${value}»", text, hashlib.sha256)`,
      `sql.Open("mysql", "root:«${value}»@tcp(db:3306)/x")`,
    ],
    leaves: [
      'new mysqli($host, $user, $password, "main")',
      "new PDO($dsn, $user, getenv('DB_PASSWORD'))",
      'new NetworkCredential("bob", "password")',
      "jwt.verify(token, 'secret')",
      'conn.getConnection("main")',
      "listen on tcp(80)",
      'page.login("bob", "hunter2222")',
      'const auth = ("bob", "hunter2222".length)'.replace("auth =", "kind ="),
      'hmac("sha256", "utf-8-2")',
      "auth=('bob', password)",
      'client.login(user, "password")',
      'auth: ["oauth2", "apikey"]',
      'crypt.hash("text1", "utf-8-2")',
      'tx.begin("read", "level-2-lock")',
    ],
  },
};

function reportArgument(text: string, start: number, report: (start: number, end: number) => void): void {
  const last = start < 0 ? -1 : endOfMatch(LITERAL, text, start);
  if (last > 0 && isQuotedSecret(text.slice(start + 1, last - 1), "named")) report(start + 1, last - 1);
}

/** Calls that are told by what stands before their name: `db.auth("bob", "…")`, `WiFi.begin("net", "…")`, `SELECT crypt('…', …)`. */
const QUALIFIED: ReadonlyMap<string, RegExp> = new Map([
  ["auth", /[\w)\s]\.$/],
  ["begin", /wifi\w{0,6}\.$/i],
  ["crypt", /(?:select|values|=|,|\()[ \t]{0,2}\(?$/i],
  ["encrypt", /pgp_sym_$/i],
  ["password", /keyring\.set_$/],
]);
const PLACES: ReadonlyMap<string, RegExp> = new Map([
  ["crypt", FIRST],
  ["password", THIRD],
]);
const QUALIFIED_ONLY: ReadonlySet<string> = new Set(["begin", "crypt", "encrypt", "password"]);

/** These say nothing without the method behind them. */
const METHOD_ONLY: ReadonlySet<string> = new Set(["auth", "hmac", "aes", "db"]);

function methodOf(name: string): RegExp {
  if (name === "jwt") return SIGNS;
  if (name === "auth") return PAIR_OF;
  return name === "hmac" || name === "aes" ? MAKES : CONNECTS;
}

/** Which argument is the secret. */
function callOf(name: string, hasMethod: boolean): RegExp | undefined {
  if (name === "auth") return SECOND_OF_LIST;
  if (name === "login") return SECOND;
  if (hasMethod && !METHOD_ONLY.has(name)) return name === "jwt" ? SECOND : THIRD;
  return name === "db" ? THIRD : CALLS.get(name);
}

function reportBeforeHost(text: string, at: number, report: (start: number, end: number) => void): void {
  const from = Math.max(0, at - 200);
  const found = BEFORE_HOST.exec(text.slice(from, at))?.[1];
  if (found !== undefined && isQuotedSecret(found, "named")) report(at - 1 - found.length, at - 1);
}
