// Passwords by their place among the arguments: `new mysqli("host", "user", "…")`, `NetworkCredential("user", "…")`, `jwt.sign(payload, "…")`.
// https://www.php.net/manual/en/mysqli.construct.php, https://docs.oracle.com/en/java/javase/21/docs/api/java.sql/java/sql/DriverManager.html,
// https://learn.microsoft.com/dotnet/api/system.net.networkcredential, https://github.com/go-sql-driver/mysql#dsn-data-source-name
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import { isQuotedSecret } from "./secret-value.js";

const value = ["hunter2", "hunter2"].join("");

const ARGUMENT = `(?:"[^"\\r\\n]{0,160}"|'[^'\\r\\n]{0,160}'|[^\\s,()"']{1,80})`;
const SECOND = new RegExp(`\\(\\s{0,16}${ARGUMENT},\\s{0,16}(?=["'])`, "y");
const THIRD = new RegExp(`\\(\\s{0,16}${ARGUMENT},\\s{0,16}${ARGUMENT},\\s{0,16}(?=["'])`, "y");
const LITERAL = /"[^"\r\n]{4,128}"|'[^'\r\n]{4,128}'/y;

/** What is called, and which argument is the secret. */
const CALLS: ReadonlyMap<string, RegExp> = new Map([
  ...["mysqli", "pdo", "getconnection", "mysqli_connect"].map((name) => [name, THIRD] as const),
  ...[
    "networkcredential",
    "usernamepasswordcredentials",
    "passwordauthentication",
    "httpbasicauth",
    "basicauth",
    "setbasicauth",
  ].map((name) => [name, SECOND] as const),
]);
const SIGNS = /\.(?:sign|verify|encode|decode)(?=\()/y;
const CONNECTS = /\.connect(?=\()/y;
/** The user and the password before `@tcp(host)`. */
const BEFORE_HOST = /["'`][\w.-]{1,64}:([^\s"'`:@/]{4,128})@$/;

export const positionalArgument: RowFile = {
  row: {
    id: "secrets/positional-argument",
    category: "SECRET",
    rank: RANK.secret,
    needs: { words: [...CALLS.keys(), "jwt", "pymysql", "mysqldb", "tcp"].filter((word) => !word.includes("_")) },
    find({ text, starts, ends }, word, report) {
      const from = starts.at(word);
      const end = ends.at(word);
      if (text.charAt(from - 1) === "@") return reportBeforeHost(text, from, report);
      const name = text.slice(from, end).toLowerCase();
      const method = endOfMatch(name === "jwt" ? SIGNS : CONNECTS, text, end);
      const call = method > 0 ? (name === "jwt" ? SECOND : THIRD) : CALLS.get(name);
      const start = call === undefined ? -1 : endOfMatch(call, text, Math.max(end, method));
      const last = start < 0 ? -1 : endOfMatch(LITERAL, text, start);
      if (last > 0 && isQuotedSecret(text.slice(start + 1, last - 1), "named")) report(start + 1, last - 1);
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
      `sql.Open("mysql", "root:«${value}»@tcp(db:3306)/x")`,
    ],
    leaves: [
      'new mysqli($host, $user, $password, "main")',
      "new PDO($dsn, $user, getenv('DB_PASSWORD'))",
      'new NetworkCredential("bob", "password")',
      "jwt.verify(token, 'secret')",
      'conn.getConnection("main")',
      "listen on tcp(80)",
    ],
  },
};

function reportBeforeHost(text: string, at: number, report: (start: number, end: number) => void): void {
  const from = Math.max(0, at - 200);
  const found = BEFORE_HOST.exec(text.slice(from, at))?.[1];
  if (found !== undefined && isQuotedSecret(found, "named")) report(at - 1 - found.length, at - 1);
}
