// Passwords that a shell hands to a command over standard input: `echo … | sudo -S`, `docker login --password-stdin <<< …`, `chpasswd <<EOF`.
// https://docs.docker.com/reference/cli/docker/login/, https://man7.org/linux/man-pages/man8/chpasswd.8.html,
// https://www.gnu.org/software/bash/manual/html_node/Redirections.html
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import { isStandIn } from "./stand-in.js";

const value = ["hunter2", "hunter2"].join("");

/** Options and the format of `printf`, before what is written. */
const WRITES = /[ \t]{1,4}(?:-[neE]{1,3}[ \t]{1,4})?(?:["']?%s(?:\\n)?["']?[ \t]{1,4})?/y;
const WRITTEN = /"([^"\r\n]{1,200})"|'([^'\r\n]{1,200})'|([^\s"'|;&<>]{1,200})/y;
const PIPE = /[ \t]{0,4}\|[ \t]{0,4}(?:sudo[ \t](?!-S))?/y;

/** Commands that read one password, and those that read a user, a colon and one. */
const READS =
  /sudo[ \t][^\r\n|;&]{0,40}?-S(?![\w-])|[^\r\n|;&]{1,160}?(?:--password-stdin|--with-token|--passphrase-fd[ =]0|--batch-password|--stdin)(?![\w-])|(?:cryptsetup|kinit|smbpasswd|su|gpg|openssl[^\r\n|;&]{1,80}stdin|vault login|htpasswd -[a-zA-Z]{0,4}i|passwd|op signin|bw unlock)(?![\w-])/y;
const READS_PAIR = /(?:[\w/]{1,20}\/)?chpasswd(?![\w-])/y;

export const pipedPassword: RowFile = {
  row: {
    id: "secrets/piped-password",
    category: "SECRET",
    rank: RANK.secret,
    needs: { words: ["echo", "printf"] },
    find({ text, ends }, word, report) {
      const start = endOfMatch(WRITES, text, ends.at(word));
      const end = start < 0 ? -1 : endOfMatch(WRITTEN, text, start);
      const next = end < 0 ? -1 : endOfMatch(PIPE, text, end);
      if (next < 0) return;
      const quoted = text.charAt(start) === '"' || text.charAt(start) === "'" ? 1 : 0;
      if (endOfMatch(READS, text, next) > 0) reportWritten(text, start + quoted, end - quoted, report);
      else if (endOfMatch(READS_PAIR, text, next) > 0) reportPair(text, start + quoted, end - quoted, report);
    },
  },
  vectors: {
    finds: [
      `echo «${value}» | sudo -S apt-get update`,
      `echo '«${value}»' | docker login --username bob --password-stdin a.test`,
      `printf '%s' "«${value}»" | podman login -u bob --password-stdin`,
      `echo "bob:«${value}»" | sudo chpasswd`,
      `echo -n "«${value}»" | cryptsetup luksOpen /dev/sdb1 data -`,
      `echo «${value}» | passwd --stdin bob`,
    ],
    leaves: [
      "echo hello | sudo tee /etc/motd",
      'echo "$PASSWORD" | docker login --password-stdin',
      "echo done | tee log",
      `echo ${value} | grep x`,
      "echo deb https://a.test stable main | sudo tee -a sources.list",
      'echo "bob" | chpasswd',
    ],
  },
};

type Report = (start: number, end: number) => void;

function reportWritten(text: string, start: number, end: number, report: Report): void {
  const found = text.slice(start, end);
  if (found.length >= 4 && !isStandIn(found) && !found.startsWith("$")) report(start, end);
}

function reportPair(text: string, start: number, end: number, report: Report): void {
  const colon = text.slice(start, end).indexOf(":");
  if (colon > 0) reportWritten(text, start + colon + 1, end, report);
}

/** How far behind the command its input begins, in UTF-16 units. */
const HERE_REACH = 164;
const HERE =
  /[^\r\n|;]{0,160}?(?:<<<[ \t]{0,2}(?:"([^"\r\n]{1,200})"|'([^'\r\n]{1,200})'|([^\s"'|;&<>]{1,200}))|<<-?[ \t]{0,2}["']?\w{1,20}["']?[^\r\n]{0,80}\r?\n)/y;
const LABEL = /<<-?[ \t]{0,2}["']?(\w{1,20})["']?[^\r\n]{0,80}\r?\n$/;
const LINE = /[ \t]{0,16}([^\r\n]{0,200})(?:\r?\n|$)/y;
const MOST_LINES = 16;
/** https://cloudinit.readthedocs.io/en/latest/reference/modules.html#set-passwords */
const LIST = /:[ \t]{0,4}\r?\n[ \t]{1,16}list:[ \t]{0,4}[|>]-?[ \t]{0,4}\r?\n/y;

export const hereDocument: RowFile = {
  row: {
    id: "secrets/here-document",
    category: "SECRET",
    rank: RANK.secret,
    needs: { words: ["stdin", "chpasswd", "passwd", "smbpasswd", "kinit", "cryptsetup", "realm", "pass"] },
    find({ text, starts, ends }, word, report) {
      const list = endOfMatch(LIST, text, ends.at(word));
      if (list > 0) return reportLines(text, list, undefined, reportPair, report);
      if (!text.slice(ends.at(word), ends.at(word) + HERE_REACH).includes("<<")) return;
      const name = text.slice(starts.at(word), ends.at(word)).toLowerCase();
      if (name === "pass" && !text.startsWith(" insert", ends.at(word))) return;
      const end = endOfMatch(HERE, text, ends.at(word));
      if (end < 0) return;
      const isPair = name === "chpasswd";
      const take = isPair ? reportPair : reportWritten;
      const label = LABEL.exec(text.slice(ends.at(word), end))?.[1];
      if (label === undefined) {
        const quoted = /["']/.test(text.charAt(end - 1)) ? 1 : 0;
        const from = text.lastIndexOf("<<<", end) + 3;
        const start = from + (/^[ \t]{0,2}["']?/.exec(text.slice(from, from + 4))?.[0].length ?? 0);
        return take(text, start, end - quoted, report);
      }
      reportLines(text, end, label, take, report);
    },
  },
  vectors: {
    finds: [
      `passwd bob <<EOF\n«${value}»\n«${value}»\nEOF\nls -la\n`,
      `chpasswd <<'EOF'\nbob:«${value}»\nanne:«${value}9»\nEOF`,
      `chpasswd:\n  list: |\n    root:«${value}»\n    bob:«${value}9»\nusers: []\n`,
      `kinit bob <<< '«${value}»'`,
      `pass insert -e mail <<< «${value}»`,
      `docker login -u bob --password-stdin a.test <<< "«${value}»"`,
    ],
    leaves: [
      "read from stdin: cat <file",
      "passwd bob\n",
      "chpasswd <<EOF\nbob\nEOF\nname: value",
      'docker login --password-stdin <<< "$TOKEN"',
      "/etc/passwd <<EOF is odd",
    ],
  },
};

type Take = (text: string, start: number, end: number, report: Report) => void;

/** The lines from `from` on, up to the label that ends the document, or as long as they are indented where there is none. */
function reportLines(text: string, from: number, label: string | undefined, take: Take, report: Report): void {
  for (let at = from, lines = 0; lines < MOST_LINES; lines++) {
    const next = endOfMatch(LINE, text, at);
    const line = text.slice(at, next).trim();
    if (
      next <= at ||
      line === label ||
      (label === undefined && !/^[ \t]{2}[ \t]{0,30}[\w.-]{1,64}:\S/.test(text.slice(at, next)))
    )
      return;
    const start = at + text.slice(at, next).indexOf(line);
    take(text, start, start + line.length, report);
    at = next;
  }
}
