// Users and passwords in arguments: `curl -u user:password`, `--user`, `wget --http-password`, `sshpass -p`, `mysql -ppassword`, `docker login -p`, PowerShell's secure strings.
// https://curl.se/docs/manpage.html#-u
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import { commandAfter } from "./command.js";
import { isStandIn } from "./stand-in.js";

const value = ["h0p", "k1ns~21s"].join("");

const CURL_USER = /(?:^|[\s"'])(?:(?:-u|--user|--proxy-user|-U)(?:[ \t]{1,4}|=)(?=\S)|-u(?=[\w.-]{1,64}:))/g;
/** https://httpie.io/docs/cli/basic-auth */
const HTTPIE_USER = /[ \t](?:-a|--auth)(?:[ \t]{1,4}|=)(?=\S)/g;
const CURL: ReadonlySet<string> = new Set(["curl", "wget"]);
const PAIR = /(?:"[^"\n]{1,200}"|'[^'\n]{1,200}'|[^\s"']{1,200}){1,6}/y;
const STAND_IN_PAIR =
  /^["'{]{0,2}(?:[$%<{[(]|(?:user(?:name)?|test|admin|login|xxx|foo|name|email|usr|me):(?:pass(?:word|wd)?|token|test|secret|api[_-]?(?:key|token)|yyy|bar|pwd|xxx)["'}]{0,2}$)|:["']{0,2}$|:["']?[$%<{[(]/i;

export const curlUser: RowFile = {
  row: {
    id: "secrets/curl-user",
    category: "SECRET",
    rank: RANK.secret,
    needs: { words: ["curl", "wget", "http", "xh"] },
    find({ text, starts, ends }, word, report) {
      if (text.charAt(ends.at(word)) !== " ") return;
      const from = ends.at(word);
      const pattern = CURL.has(text.slice(starts.at(word), from).toLowerCase()) ? CURL_USER : HTTPIE_USER;
      for (const match of commandAfter(text, from).matchAll(pattern)) {
        const start = from + match.index + match[0].length;
        const end = endOfMatch(PAIR, text, start);
        const found = text.slice(start, Math.max(start, end));
        if (found.includes(":") && !STAND_IN_PAIR.test(found) && !/^["']?[^:]{0,100}:["']?[$%<{[(*]/.test(found))
          report(start, end);
      }
    },
  },
  vectors: {
    finds: [
      `curl -u «elastic:${value}» https://localhost:9200`,
      `curl -s \\\n  --user «'johns:${value}'» \\\n  https://a.test`,
      `curl -u «":${value}"» https://localhost`,
      `curl -u«johns:${value}» https://a.test`,
      `curl --user «kevin:'${value}'» -iX PATCH`,
      `http -a «johns:${value}» GET https://a.test`,
    ],
    leaves: [
      "curl -u username:token https://a.test",
      'curl -u "${username}":"${password}"',
      "curl -u 'test:test' https://a.test",
      'curl -u ":" https://localhost:9200',
      'curl --user "$(cat ./login.txt):$(cat ./password.txt)"',
      'curl -u "myusername" http://localhost',
      "curl --user neo4j:[PASSWORD] http://a.test",
    ],
  },
};

const LOGIN =
  /(?:sshpass["']?,?[ \t]{1,4}["']?-p["']?,?[ \t]{0,4}|(?:docker|podman|helm|az|oc|cf|mongo(?:sh|dump|restore|import|export)?)[^\r\n|;&]{0,120}[ \t]-p[ \t]{1,4}|lftp[^\r\n|;&]{0,40}[ \t]-u[ \t]{1,4}["']?[\w.@-]{1,64},|(?:sqlplus|expdp|impdp|sqlldr)[ \t]{1,4}(?:-[sSlL][ \t]{1,4}){0,2}["']?[\w.-]{1,64}\/|net[ \t]{1,4}user[ \t]{1,4}[\w.-]{1,64}[ \t]{1,4}(?=\S{1,128}[ \t]{1,4}\/)|net[ \t]{1,4}use[ \t][^\r\n|;&]{0,80}\/user:[\w.\\@-]{1,64}[ \t]{1,4}|redis-cli[^\r\n|;&]{0,120}[ \t]["']?(?:-a|--pass)["']?,?[ \t]{1,4}|(?:rman[ \t]{1,4}target|connect)[ \t]{1,4}["']?\w{1,40}\/(?=[^\s/@]{4,64}@\w)|openssl[^\r\n|;&]{0,120}[ \t]-(?:k[ \t]{1,4}|pass(?:in|out)?[ \t]{1,4}["']?pass:)|jdbc:oracle:(?:thin|oci8?):[\w.-]{1,64}\/|openssl[ \t]passwd[ \t](?:-[\w-]{1,10}[ \t]){1,3}|mkpasswd[ \t](?:-m[ \t][\w-]{1,20}[ \t]|--method=[\w-]{1,20}[ \t])|kubectl[^\r\n|;&]{0,60}[ \t]secret[ \t][^\r\n|;&]{0,120}[ \t]--from-literal[= ]['"]?[\w.-]{1,64}=|mysql(?:dump|admin)?[^\r\n|;&]{0,120}[ \t]["']?-p(?=[^\s-])(?!["'],)|convertto-securestring(?:[ \t]{1,4}-(?:string|force|asplaintext)){0,3}[ \t]{1,4}\\{0,2})["']?/iy;
const ARGUMENT = /[^\s"'\\]{5,200}/y;
/** Commands whose argument there is nothing but a password, letters alone too. */
const SURE =
  /^(?:sshpass|redis-cli|lftp|openssl|convertto-securestring|net[ \t]{1,4}user)|^kubectl[^\r\n]{0,180}(?:password|token|secret|key|pass)=["']?$|[ \t]login[ \t]|^mysql(?:dump|admin)?[ \t](?=[^\r\n]{0,120}-u)/i;
/** What a manual writes there: `mypassword`, `root_pass`. */
const OF_MANUAL = /^(?:[a-z]{1,12}[-_]?)?(?:pass(?:word|wd|phrase)?|pwd|secret)$|^(?:-asplaintext|root|string)$/i;

export const loginPassword: RowFile = {
  row: {
    id: "secrets/login-password",
    category: "SECRET",
    rank: RANK.secret,
    needs: {
      words: [
        "sshpass",
        "docker",
        "podman",
        "helm",
        "mysql",
        "mysqldump",
        "mysqladmin",
        "redis",
        "openssl",
        "kubectl",
        "convertto",
        "oc",
        "cf",
        ...["az", "mongo", "mongosh", "mongodump", "mongorestore", "mongoimport", "mongoexport", "lftp"],
        ...["sqlplus", "expdp", "impdp", "sqlldr", "net", "rman", "connect", "mkpasswd", "jdbc"],
      ],
    },
    find({ text, starts }, word, report) {
      const start = endOfMatch(LOGIN, text, starts.at(word));
      let end = start < 0 ? -1 : endOfMatch(ARGUMENT, text, start);
      if (end < 0) return;
      // `sqlplus bob/…@database`
      const at = text.slice(start, end).lastIndexOf("@");
      if (at > 3 && text.charAt(start - 1) === "/") end = start + at;
      const found = text.slice(start, end);
      const isSure = SURE.test(text.slice(starts.at(word), start)) && !OF_MANUAL.test(found);
      if (
        (isSure || /\d|[^\w\s.:/-]/.test(found)) &&
        !/^[-$]|^\d{1,5}(?::\d{1,5})?(?:\/\w{3})?$/.test(found) &&
        !isStandIn(found)
      )
        report(start, end);
    },
  },
  vectors: {
    finds: [
      `docker login -u app -p «${value}» registry.test`,
      `sshpass -p '«${value}»' ssh a.test`,
      "docker login -u bob -p «bluesky» registry.test",
      `az login --service-principal -u app -p «${value}»`,
      `mongosh -u admin -p «${value}» main`,
      `lftp -u bob,«${value}» ftp.test`,
      `sqlplus bob/«${value}»@main`,
      `SQL> CONNECT bob/«${value}»@orcl`,
      `rman target sys/«${value}»@main`,
      `["CMD", "mysqladmin", "ping", "-uroot", "-p«${value}»"]`,
      `["CMD", "redis-cli", "-a", "«${value}»", "ping"]`,
      `openssl passwd -6 «${value}»`,
      `mkpasswd -m sha-512 «${value}»`,
      `net user bob «${value}» /add`,
      `jdbc:oracle:thin:bob/«${value}»@//db.test:1521/main`,
      "openssl pkcs12 -export -passout pass:«gatekeeper» -in a.pem",
      `mysql -u root -p«${value}» main`,
      `mysqldump -u bob -p'«${value}»' main`,
      `redis-cli -h a.test -a «${value}» ping`,
      `openssl enc -aes-256-cbc -k «${value}» -in a.txt`,
      `kubectl create secret generic a --from-literal=thing=«${value}»`,
      `ConvertTo-SecureString -String -Force «${value}»`,
      `ConvertTo-SecureString "«${value}»" -AsPlainText`,
      "ConvertTo-SecureString '«gatekeeper»' -AsPlainText -Force",
      "mysqldump -ubob -p«gatekeeper» main",
      "sshpass -p «gatekeeper» ssh a.test",
      "redis-cli -a «gatekeeper» ping",
      "net user bob «gatekeeper» /add",
      "openssl enc -aes-256-cbc -k «gatekeeper» -in a.txt",
      "kubectl create secret generic a --from-literal=token='«gatekeeper»'",
      "lftp -u bob,«gatekeeper» ftp.test",
    ],
    leaves: [
      "net user bob /delete",
      "sqlplus /nolog",
      "connect client/server2 with it",
      "mongosh -p --quiet",
      "docker run -p 8080:80 nginx",
      "docker login -p $TOKEN",
      "mysql -u root -p main",
      "mysql -proot",
      "mysql -uroot -pmypassword main",
      "mysqldump -uroot -p main",
      "net user bob /add",
      "ConvertTo-SecureString $password -AsPlainText",
    ],
  },
};
