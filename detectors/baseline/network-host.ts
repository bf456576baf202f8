// Names of hosts without a public suffix, by what stands around them: `\\host\share`, the head of a line of syslog, the components of a directory's domain.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import { isListed } from "../../src/scan/public-suffix.js";
import { GENERIC_HOSTS } from "./generic-hosts.js";

const UNC = /([A-Za-z0-9][A-Za-z0-9.-]{1,62})(\\{1,4})(?=[\p{L}\d_$][\p{L}\d_$.-]|[A-Z]\$)/uy;

export const uncHost: RowFile = {
  row: {
    id: "baseline/unc-host",
    category: "DOMAIN",
    rank: RANK.identifier,
    needs: "text",
    find({ text }, _, report) {
      for (let at = text.indexOf("\\\\"); at >= 0; at = text.indexOf("\\\\", at)) {
        const start = endOfBackslashes(text, at);
        const before = text.charAt(at - 1);
        // Doubled where a string of code holds it.
        if ((start - at === 2 || start - at === 4) && (before === "" || BEFORE.has(before))) {
          UNC.lastIndex = start;
          const [, host = "", sign = ""] = UNC.exec(text) ?? [];
          const isTelling =
            TELLING.test(host) || DEEPER.test(text.slice(start + host.length, start + host.length + 48));
          if (sign.length * 2 === start - at && isTelling && !GENERIC_HOSTS.has(host.toLowerCase()) && !IP.test(host))
            report(start, start + host.length);
        }
        at = start;
      }
    },
  },
  vectors: {
    finds: [
      String.raw`net use Z: \\«TARNFS01»\data`,
      String.raw`copy "\\«fs-02.tarn.example»\share\x.txt" .`,
      String.raw`{"path": "\\\\«tarn-nas»\\backup"}`,
      String.raw`\\«quillhaven»\c$`,
    ],
    leaves: [
      String.raw`\\server\share`,
      String.raw`a & b \\ \hline`,
      String.raw`"\\bword\\b"`,
      String.raw`\\.\pipe\x`,
      String.raw`\\192.0.2.7\data`,
      String.raw`x\\hline\textbf`,
      String.raw`echo \\hello\world`,
      String.raw`$$a \\beta\gamma$$`,
    ],
  },
};

const BEFORE: ReadonlySet<string> = new Set([..." \t\r\n\"'`(=,:;>[<|"]);
/** No word of small letters alone; behind such a one a share of the system or a further folder has to follow. */
const TELLING = /[\dA-Z.-]/;
const DEEPER = /^\\{1,4}(?:[\w.-]{1,30}\$|[\p{L}\d_.-]{2,30}\\)/u;
const IP = /^\d{1,3}(?:\.\d{1,3}){3}$/;

function endOfBackslashes(text: string, at: number): number {
  let end = at;
  while (text.charCodeAt(end) === BACKSLASH) end++;
  return end;
}

const BACKSLASH = 92;

/** From the day on, behind `Mar`: the rest of the date, the host, the program (RFC 3164). */
const LEGACY = / [ \d]\d \d\d:\d\d:\d\d (?=[A-Za-z][\w.-]{1,62} [\w/.()-]{1,48}(?:\[\d{1,10}\])?: )/y;
/** From the hour on, behind a `T`: the rest of the time, the host, the program (RFC 5424, rsyslog). */
const MODERN =
  /:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:?\d\d) (?=[A-Za-z][\w.-]{1,62} (?:[\w/.()-]{1,48}(?:\[\d{1,10}\])?: |[\w/.-]{1,48} (?:\d{1,10}|-) ))/y;
const HOST = /[A-Za-z][\w.-]{1,62}/y;
const PROCESS =
  /^ (?:[\w/.()-]{1,48}\[\d{1,10}\]|kernel|systemd|sshd|su|sudo|cron|CRON|rsyslogd|dhclient|postfix\/\w{1,16}):/;

export const syslogHost: RowFile = {
  row: {
    id: "baseline/syslog-host",
    category: "DOMAIN",
    rank: RANK.identifier,
    needs: [{ words: "jan feb mar apr may jun jul aug sep oct nov dec".split(" "), only: "signed" }, "mixed"],
    find({ text, starts, ends }, word, report) {
      const end = ends.at(word);
      const next = text.charCodeAt(end);
      const isTime = next === COLON && end - starts.at(word) === 5 && text.charCodeAt(end - 3) === LETTER_T;
      if (next !== SPACE && !isTime) return;
      const from = endOfMatch(isTime ? MODERN : LEGACY, text, end);
      if (from < 0) return;
      const last = endOfMatch(HOST, text, from);
      const host = text.slice(from, last);
      // A word of a sentence has neither a digit nor a sign inside, and no process behind it.
      const isHost = /[\d.-]/.test(host) || PROCESS.test(text.slice(last, last + 64));
      if (isHost && !GENERIC_HOSTS.has(host.toLowerCase())) report(from, last);
    },
  },
  vectors: {
    finds: [
      "Mar 12 10:11:12 «tarn-db01» sshd[1123]: Accepted",
      "Mar  2 10:11:12 «tarndb» CRON[9]: (root) CMD",
      "2026-03-12T10:11:12.123456+01:00 «tarn-db01» sshd[1123]: Accepted",
      "<34>1 2026-03-12T22:14:15.003Z «tarn.example» su - ID47 - x",
    ],
    leaves: [
      "Mar 12 10:11:12 localhost sshd[1123]: Accepted",
      "on Mar 12 10:11:12 we saw errors: x",
      "2026-03-12T10:11:12Z INFO starting: x",
      "2026-03-12T10:11:12Z error in x: y",
      "2026-03-12T10:11:12Z worker started: id=3",
      "2026-03-12T10:11:12Z main thread[1]: x",
      "Dec 25 09:00:00 Christmas breakfast: pancakes",
    ],
  },
};

const [SPACE, COLON, LETTER_T] = [32, 58, 84];

const COMPONENT = /=([A-Za-z\d][A-Za-z\d-]{1,62})(?=,[ ]?(?:dc|DC)=|[^\w.=-]|$)/y;

export const domainComponent: RowFile = {
  row: {
    id: "baseline/domain-component",
    category: "DOMAIN",
    rank: RANK.identifier,
    needs: { words: ["dc"], only: "signed" },
    find({ text, starts, ends }, word, report) {
      const end = ends.at(word);
      const last = endOfMatch(COMPONENT, text, end);
      const name = last > 0 ? text.slice(end + 1, last).toLowerCase() : "";
      const isOfSeveral = text.charAt(last) === "," || text.charAt(starts.at(word) - 1) === ",";
      if (name !== "" && isOfSeveral && !GENERIC_HOSTS.has(name) && !isListed(name)) report(end + 1, last);
    },
  },
  vectors: {
    finds: ["dn: ou=People,dc=«tarn-ferry»,dc=example", "CN=x,DC=«quillhaven»,DC=local"],
    leaves: ["dc=example,dc=com", "dc=tarn", "CN=x,DC=corp,DC=local"],
  },
};
