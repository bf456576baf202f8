// Whose home a path leads to: `/home/ovasshaug/src`, `/Users/oriel/Desktop`, `C:\Users\Oriel\x`. Accounts of machines and of examples stay.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { classOf, LEXICON } from "../../src/scan/lexicon.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import { MACHINE_ACCOUNTS } from "./machine-accounts.js";

/** The account, up to the separator behind it, or to the end of a setting; on Windows it may hold spaces. */
const UNIX = /\/([\p{L}\d][\p{L}\p{M}\d._-]{1,30})(?=\/)/uy;
const UNIX_SETTING = /\/([\p{L}\d][\p{L}\p{M}\d._-]{1,30})(?=[/\s;:,"')]|$)/uy;
const WINDOWS = /(?:\\{1,4}|\/)([\p{L}\d][\p{L}\p{M}\d._ -]{1,30})(?=\\|\/)/uy;

export const homeFolder: RowFile = {
  row: {
    id: "names/home-folder",
    category: "PERSON",
    rank: RANK.name,
    needs: { words: ["home", "users"], only: "signed" },
    find({ text, starts, ends }, word, report) {
      const before = text.charCodeAt(starts.at(word) - 1);
      if (before !== SLASH && before !== BACKSLASH) return;
      const isWindows = DRIVE.test(text.slice(Math.max(0, starts.at(word) - 8), starts.at(word)));
      const name = text.slice(starts.at(word), ends.at(word));
      if (!isWindows && (before !== SLASH || (name !== "home" && name !== "Users"))) return;
      const isSetting = !isWindows && "=:".includes(text.charAt(starts.at(word) - 2) || " ");
      const pattern = isWindows ? WINDOWS : isSetting ? UNIX_SETTING : UNIX;
      const end = endOfMatch(pattern, text, ends.at(word));
      if (end < 0) return;
      let start = ends.at(word);
      while (text.charCodeAt(start) === SLASH || text.charCodeAt(start) === BACKSLASH) start++;
      const account = text.slice(start, end);
      if (!isOfPerson(account)) return;
      // A line of /etc/passwd begins with the account whose home stands in it.
      const line = text.lastIndexOf("\n", start) + 1;
      if (start - line < LONGEST_LINE && text.startsWith(`${account}:`, line)) report(line, line + account.length);
      report(start, end);
    },
  },
  vectors: {
    finds: [
      "at (/home/«ovasshaug»/src/x.ts:1:2)",
      "in /Users/«oriel.vasshaug»/Desktop/x",
      String.raw`open C:\Users\«Oriel Vasshaug»\Documents\x`,
      String.raw`"C:\\Users\\«ovasshaug»\\x"`,
      "file:///home/«johanna»/x.txt",
      "C:/Users/«ovasshaug»/x",
      "PWD=/home/«ovasshaug» ; USER=root",
      "x:1000:1000::/home/«ovasshaug»:/bin/bash",
      "«ovasshaug»:x:1000:1000::/home/«ovasshaug»:/bin/bash",
    ],
    leaves: [
      "/home/user/x",
      "/home/ubuntu/x",
      "/home/runner/work/x",
      "GET /home/products/7",
      "/Users/me/x",
      "/home/page.html",
      "/users/42/orders",
      String.raw`C:\Users\Public\x`,
      "/home/$USER/x",
      "/home/node/app",
      "/home/vasshaug and more",
    ],
  },
};

const LONGEST_LINE = 512;
const [SLASH, BACKSLASH] = [47, 92];
const DRIVE = /(?:^|[^A-Za-z])[A-Za-z]:(?:\\{1,4}|\/)$/;

/** No account of machines, no ordinary word as in the path of a page, and no number. */
function isOfPerson(account: string): boolean {
  const folded = account.toLowerCase();
  if (MACHINE_ACCOUNTS.has(folded) || !/\p{L}{2}/u.test(folded)) return false;
  return (classOf(folded, 0, folded.length) & (LEXICON.english | LEXICON.common)) === 0;
}
