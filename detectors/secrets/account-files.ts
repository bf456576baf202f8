// Lines of files that list accounts: ACL files of Redis, secrets of ppp, passwords of svnserve and Shiro, answer files of Windows.
// https://redis.io/docs/latest/operate/oss_and_stack/management/security/acl/, https://linux.die.net/man/8/pppd (AUTHENTICATION),
// https://svnbook.red-bean.com/en/1.7/svn.serverconfig.svnserve.html, https://learn.microsoft.com/windows-hardware/customize/desktop/unattend/
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch, lineBefore } from "../../src/scan/pattern.js";
import { isBareSecret } from "./secret-value.js";
import { isStandIn } from "./stand-in.js";

const value = ["Xq7", "tannen"].join("");

/** The rules of a user before its password, of which `on` or `off` is mostly one. */
const REDIS_USER =
  /(?:user|setuser)[ \t]{1,4}["']?[^\s"'>]{1,64}["']?[ \t]{1,4}(?:(?:on|off|reset|resetpass|sanitize-payload|skip-sanitize-payload|allkeys|allcommands|[~%&+@-][^\s"'>]{0,64})[ \t]{1,4}){0,8}["']?>/iy;
const REDIS_PASSWORD = /[^\s"'`<>]{3,128}/y;

export const redisUser: RowFile = {
  row: {
    id: "secrets/redis-user",
    category: "SECRET",
    rank: RANK.secret,
    needs: { words: ["user", "setuser"] },
    find({ text, starts, ends }, word, report) {
      if (text.charAt(ends.at(word)) !== " ") return;
      const start = endOfMatch(REDIS_USER, text, starts.at(word));
      const end = start < 0 ? -1 : endOfMatch(REDIS_PASSWORD, text, start);
      if (end > 0 && !isStandIn(text.slice(start, end))) report(start, end);
    },
  },
  vectors: {
    finds: [
      `user bob on >«${value}» ~* +@all`,
      "ACL SETUSER bob on ~cached:* +get >«bluesky»",
      `acl setuser "bob" reset on ">«${value}»"`,
    ],
    leaves: [
      "user bob on the team > others",
      "user bob on >$PASSWORD ~*",
      "user bob on nopass ~* +@all",
      "the user > root",
    ],
  },
};

/** Name and server before the secret of a line; and the rest of the line, which is addresses. */
const PPP_BEFORE =
  /^[ \t]{0,8}["']?[A-Za-z][\w.@\\-]{0,63}["']?[ \t]{1,32}(?:\*|["']?(?:x?l2tpd|pptpd|pppd?|ppp-\w{1,24}|sstpd?)["']?)[ \t]{1,32}["']?$/;
const PPP_BEHIND = /["']?[ \t]{1,32}["']?(?:\*|-|(?:\d{1,3}\.){3}\d{1,3}(?:\/\d{1,2})?)["']?[ \t]{0,8}(?=[\r\n#]|$)/y;
const PPP_SECRET = /[^\s"']{4,128}/y;

export const pppSecret: RowFile = {
  row: {
    id: "secrets/ppp-secret",
    category: "SECRET",
    rank: RANK.secret,
    needs: "mixed",
    find({ text, starts }, word, report) {
      let start = starts.at(word);
      while (start > 0 && starts.at(word) - start < 64 && !" \t\"'\r\n".includes(text.charAt(start - 1))) start--;
      if (!isThird(text, start) || !PPP_BEFORE.test(lineBefore(text, start, 200))) return;
      const end = endOfMatch(PPP_SECRET, text, start);
      if (end > 0 && endOfMatch(PPP_BEHIND, text, end) > 0 && !isStandIn(text.slice(start, end))) report(start, end);
    },
  },
  vectors: {
    finds: [`bob * «${value}» *\n`, `"bob"  pptpd  "«${value}»"  10.0.0.4\n`, `bob\tl2tpd\t«blue-sky7»\t*`],
    leaves: ["char * p2 * 4", "5 4 * x1 *", "a * b2 * c", "bob * x2y4 * 3"],
  },
};

/** A cheap look: white space or a quote before the value, and `*`, `d`, `p` or a quote before that. */
function isThird(text: string, start: number): boolean {
  let at = start - 1;
  while (at > 0 && start - at < 36 && " \t\"'".includes(text.charAt(at))) at--;
  return at < start - 1 && "*dp".includes(text.charAt(at));
}

const SECTION = /users?[ \t]{0,4}\][ \t]{0,8}(?:\r?\n)/iy;
const LOGIN_LINE =
  /(?:[ \t]{0,8}(?:[#;][^\r\n]{0,400})?|([ \t]{0,8}[\w.@-]{1,64}[ \t]{0,16}=[ \t]{0,16})([^\s,;#"']{1,128})[ \t]{0,8}(?:,[^\r\n]{0,200})?)(?:\r?\n|$)/dy;
const MOST_LINES = 512;
/** Values of settings: where one stands in the section it lists no logins. */
const SETTING = /^(?:true|false|yes|no|on|off|none|null|\d{1,5}|[\d.]{1,15}|.{0,64}\/.{0,64})$/i;

/** A password here may end as the name of one does: `annassecret`. */
const LETTERS = /^[a-z]{8,64}$/;

/** A section `[users]` of lines `login = password`; with one line of another kind it is something else. */
export const usersSection: RowFile = {
  row: {
    id: "secrets/users-section",
    category: "SECRET",
    rank: RANK.secret,
    needs: { words: ["users"], only: "signed" },
    find({ text, starts }, word, report) {
      const at = starts.at(word);
      if (text.charAt(at - 1) !== "[" || lineBefore(text, at, 16).trim() !== "[") return;
      for (const [start, end] of loginsFrom(text, endOfMatch(SECTION, text, at))) report(start, end);
    },
  },
  vectors: {
    finds: [
      `[users]\n# name and password\nharry = «${value}»\nsally = «sallyssecret»\n`,
      `[users]\nroot = «${value}», admin\n\n[roles]\nadmin = everything1\n`,
    ],
    leaves: [
      "[users]\nallow_signup = true\nauto_assign_role = viewers-only1\n",
      "[users]\nmax = 10\n",
      "see [users]\nharry = something1",
      "[users]\nharry = ${HARRY_PASSWORD}\n",
      "[users]\nhome = /srv/users\nshell2 = something-long\n",
    ],
  },
};

function loginsFrom(text: string, from: number): readonly (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  let at = from;
  for (let lines = 0; at >= 0 && at < text.length && lines < MOST_LINES; lines++) {
    if (text.charAt(at) === "[") return found;
    LOGIN_LINE.lastIndex = at;
    const line = LOGIN_LINE.exec(text);
    if (line === null || LOGIN_LINE.lastIndex === at) return [];
    at = LOGIN_LINE.lastIndex;
    const password = line.indices?.[2];
    if (password === undefined) continue;
    const passed = text.slice(...password);
    if (SETTING.test(passed)) return [];
    if (isBareSecret(passed, "named", true) || LETTERS.test(passed)) found.push(password);
  }
  return found;
}

/** The inline login of OpenVPN: a user and a password, a line each. https://openvpn.net/community-docs/community-articles/openvpn-2-6-manual.html */
const INLINE_LOGIN = />[ \t]{0,4}\r?\n[^\r\n<>]{1,64}\r?\n(?=[^\r\n<>]{4,128}\r?\n<\/auth-user-pass>)/y;
const LOGIN_PASSWORD = /[^\r\n<>]{4,128}/y;

export const inlineLogin: RowFile = {
  row: {
    id: "secrets/inline-login",
    category: "SECRET",
    rank: RANK.secret,
    needs: { words: ["pass"], only: "signed" },
    find({ text, starts, ends }, word, report) {
      if (text.charAt(ends.at(word)) !== ">" || text.slice(starts.at(word) - 11, starts.at(word)) !== "<auth-user-")
        return;
      const start = endOfMatch(INLINE_LOGIN, text, ends.at(word));
      const end = start < 0 ? -1 : endOfMatch(LOGIN_PASSWORD, text, start);
      if (end > 0 && !isStandIn(text.slice(start, end))) report(start, end);
    },
  },
  vectors: {
    finds: [`<auth-user-pass>\nbob\n«${value}»\n</auth-user-pass>\n`],
    leaves: ["auth-user-pass /etc/openvpn/login\n", "<auth-user-pass>\nbob\n</auth-user-pass>\n"],
  },
};

const ANSWER = /<Value>\s{0,40}([^<>\s]{4,512})\s{0,40}<\/Value>\s{0,80}<$/i;

/** `<Password><Value>…</Value><PlainText>true</PlainText></Password>` of an answer file. */
export const answerFile: RowFile = {
  row: {
    id: "secrets/answer-file",
    category: "SECRET",
    rank: RANK.secret,
    needs: { words: ["plaintext"] },
    find({ text, starts }, word, report) {
      const at = starts.at(word);
      if (text.charAt(at - 1) !== "<") return;
      const from = Math.max(0, at - 700);
      const found = ANSWER.exec(text.slice(from, at));
      const passed = found?.[1];
      if (found === null || passed === undefined || isStandIn(passed)) return;
      const start = from + found.index + found[0].indexOf(passed, "<Value>".length);
      report(start, start + passed.length);
    },
  },
  vectors: {
    finds: [
      `<Password><Value>«${value}»</Value><PlainText>true</PlainText></Password>`,
      "<AdministratorPassword>\n  <Value>«bluesky»</Value>\n  <PlainText>true</PlainText>",
    ],
    leaves: [
      "<Value>some text</Value><PlainText>",
      "<PlainText>bluesky7</PlainText>",
      "<Value>$(PASSWORD)</Value><PlainText>",
    ],
  },
};
