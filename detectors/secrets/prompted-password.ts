// Passwords that a script types when it is asked: `expect "password:"; send "…\r"`, `child.expect("Password:")` and `child.sendline("…")`.
// https://core.tcl-lang.org/expect/, https://pexpect.readthedocs.io
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import { isStandIn } from "./stand-in.js";

const value = ["hunter2", "hunter2"].join("");

/** How far before the answer the question stands, in UTF-16 units. */
const REACH = 160;
const ASKED =
  /(?:expect|wait|prompt|\*)[^\r\n]{0,60}(?:passw|passphrase|passcode|[Pp]in\b|assword)[^\r\n]{0,40}[\s;{}]{1,40}[\w.]{0,24}$/i;
const TYPED = /(?:line)?(?:\([ \t]{0,2}[bu]?|[ \t]{1,4}(?:--?[ \t]{1,2})?)(?=["'])/y;
const LITERAL = /"(?:\\.|[^"\\\r\n]){4,128}"|'(?:\\.|[^'\\\r\n]){4,128}'/y;

export const promptedPassword: RowFile = {
  row: {
    id: "secrets/prompted-password",
    category: "SECRET",
    rank: RANK.secret,
    needs: { words: ["send", "sendline"], only: "signed" },
    find({ text, starts, ends }, word, report) {
      const start = endOfMatch(TYPED, text, ends.at(word));
      const last = start < 0 ? -1 : endOfMatch(LITERAL, text, start);
      if (last < 0) return;
      const from = starts.at(word);
      if (!ASKED.test(text.slice(Math.max(0, from - REACH), from))) return;
      const found = text.slice(start + 1, last - 1).replace(/(?:\\[rn]){1,4}$/, "");
      if (found.length >= 4 && !found.startsWith("$") && !isStandIn(found)) report(start + 1, start + 1 + found.length);
    },
  },
  vectors: {
    finds: [
      `expect "password:"; send "«${value}»\\r"`,
      `expect "*assword:*"\nsend "«${value}»\\r"\n`,
      `expect "Password:" { send -- "«${value}»\\r" }`,
      `child.expect("Password:")\nchild.sendline("«${value}»")`,
      `p.expect('passphrase')\np.send('«${value}»\\n')`,
    ],
    leaves: [
      'expect "password:"; send "$password\\r"',
      'expect "login:"; send "hunter22\\r"',
      'reset the password and send "mail2you"',
    ],
  },
};
