// Whose mail address it is: `Oriel Vasshaug <ov@x.test>`, `johanna <johanna@x.test>`. Names of teams and departments stay.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { classOfName, LEXICON } from "../../src/scan/lexicon.js";
import { MACHINE_ACCOUNTS } from "./machine-accounts.js";

/** Capitalised words, or one in small letters, before the bracket that opens the address. */
const NAME =
  /(?:^|[^\p{L}\p{M}\d.'’_-])((?:\p{Lu}[\p{L}\p{M}.'’-]{0,30}(?: (?:van|von|de|da|del|der|den|la|le|bin|al))?(?: |$)){1,4}|\p{Ll}[\p{Ll}\p{M}]{2,30})$/u;
const LONGEST_NAME = 90;
const LONGEST_LOCAL = 64;

export const mailName: RowFile = {
  row: {
    id: "names/mail-name",
    category: "PERSON",
    rank: RANK.name,
    needs: "at",
    remembers: true,
    find({ text }, at, report) {
      let open = at;
      while (at - open < LONGEST_LOCAL && !" <\n".includes(text.charAt(open - 1) || " ")) open--;
      if (text.charCodeAt(open - 1) !== BRACKET) return;
      let end = open - 1;
      while (open - end < 4 && " \"'".includes(text.charAt(end - 1) || "x")) end--;
      if (end === open - 1) return;
      const name = NAME.exec(text.slice(Math.max(0, end - LONGEST_NAME), end))?.[1];
      if (name !== undefined && isOfPerson(name, text.slice(open, at).toLowerCase())) report(end - name.length, end);
    },
  },
  vectors: {
    finds: [
      "Commit: «johanna» <johanna@x.test>",
      "by «Oriel Vasshaug» <ov@x.test>, now",
      '"«Oriel Vasshaug»" <ov@x.test>',
      "cc «Zbyněk» <z.v@x.test>",
    ],
    leaves: [
      "see the list <list@x.test>",
      "write to Customer Support <support@x.test>",
      "Build Server <build@x.test>",
      "<johanna@x.test>",
    ],
  },
};

const BRACKET = 60;
const ORDINARY = LEXICON.english | LEXICON.common | LEXICON.product;

function isOfPerson(name: string, local: string): boolean {
  if (/^\p{Ll}/u.test(name))
    return local.includes(name) && !MACHINE_ACCOUNTS.has(name) && (classOfName(name, 0, name.length) & ORDINARY) === 0;
  return name.split(/[ .-]/).some((word) => word.length > 1 && (classOfName(word, 0, word.length) & ORDINARY) === 0);
}

/** A name in an encoded word (RFC 2047) before the bracket. */
const ENCODED = /=\?[\w-]{2,20}\?[qb]\?([^?\s<>]{2,200})\?=["' ]{0,3}<$/i;

export const encodedName: RowFile = {
  row: {
    id: "names/encoded-name",
    category: "PERSON",
    rank: RANK.name,
    needs: "at",
    find({ text }, at, report) {
      let open = at;
      while (at - open < LONGEST_LOCAL && !" <\n".includes(text.charAt(open - 1) || " ")) open--;
      if (text.charCodeAt(open - 1) !== BRACKET) return;
      const before = text.slice(Math.max(0, open - 240), open);
      if (!before.includes("?=")) return;
      const match = ENCODED.exec(before);
      if (match === null) return;
      const start = open - before.length + match.index + match[0].indexOf("?", match[0].indexOf("?", 2) + 1) + 1;
      report(start, start + (match[1] ?? "").length);
    },
  },
  vectors: {
    finds: ["From: =?UTF-8?Q?«Vasshaug,_Oriel»?= <ov@x.test>", 'To: "=?utf-8?b?«T3JpZWwgVmFzc2hhdWc=»?=" <ov@x.test>'],
    leaves: ["Subject: =?UTF-8?Q?x?=\nTo: <ov@x.test>", "<ov@x.test>"],
  },
};
