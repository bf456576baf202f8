// E-mail addresses that a line's end divides: behind a dot or a hyphen of the host, or anywhere in it where a line is full.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { inWordAt } from "../../src/scan/characters.js";
import { startOfRun, wordAfter } from "../../src/scan/pattern.js";
import { hasPublicSuffix } from "../../src/scan/public-suffix.js";

const HOST = /([\p{L}\d][\p{L}\d.-]{0,62})[ \t]{0,2}\r?\n[ \t>#*/]{0,8}([\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,4})/uy;
const RESERVED = /\.(?:test|example|invalid|local|internal|lan|corp|home)$/;
const LONGEST_LOCAL_PART = 64;
/** UTF-16 units from which on a line counts as full. */
const FULL_LINE = 60;

export const wrappedEmail: RowFile = {
  row: {
    id: "baseline/wrapped-email",
    category: "EMAIL",
    rank: RANK.identifier,
    needs: "at",
    find({ text }, at, report) {
      HOST.lastIndex = at + 1;
      const [whole = "", head = "", rest = ""] = HOST.exec(text) ?? [];
      const end = at + 1 + whole.length;
      if (whole === "" || wordAfter(text, end) || text.charAt(end) === "@") return;
      const start = startOfRun(text, at, LONGEST_LOCAL_PART, isLocalUnit);
      if (start === at) return;
      const isFull = at + head.length - text.lastIndexOf("\n", at) >= FULL_LINE && !isHost(head);
      if (!/[.-]$/.test(head) && !isFull) return;
      if (isHost((head.replace(/-$/, "") + rest).toLowerCase())) report(start, end);
    },
  },
  vectors: {
    finds: [
      "to «o.marlow@lanternpost.\ntest» now",
      "> to «o.marlow@lantern-\n> post.test»\n",
      `${"and so on ".repeat(5)}to «o.marlow@lan\nternpost.test» now`,
    ],
    leaves: [
      "root@server\nsetup.py",
      "mail a@b.test\nand then",
      "see @foo.\nbar.test",
      "o@lanternpost.\nThen came",
      `${"and so on ".repeat(5)}to a@lantern.test\nand.so`,
    ],
  },
};

function isHost(host: string): boolean {
  return host.includes(".") && (RESERVED.test(host) || hasPublicSuffix(host));
}

/** Letters and digits of every script and `. _ + -`. */
function isLocalUnit(unit: number, text: string, at: number): boolean {
  return inWordAt(text, at) || unit === 46 || unit === 95 || unit === 43 || unit === 45;
}
