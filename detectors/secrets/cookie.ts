// Session cookies (RFC 6265): in `Cookie` and `Set-Cookie` headers, and where a session's name stands before a value.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import { lookOf } from "../../src/scan/randomness.js";
import { isStandIn } from "./stand-in.js";

const HEADER = /(?:["']?[ \t]{0,4}[:=,][ \t]{0,4}["']?)/y;
const PAIRS = /[\w.%-]{1,64}=[^\s;"'<>]{0,4096}(?:;[ \t]{0,2}[\w.%-]{1,64}=[^\s;"'<>]{0,4096}){0,40}/y;
const ATTRIBUTE = /^(?:path|domain|expires|max-age|samesite|lang|locale|theme|consent|version|timezone|tz|currency)$/i;
const NAME = /^(?:[\w.-]{0,40}(?:sess|sid|token|auth|jwt|csrf|xsrf|login|remember|secret|key)[\w.-]{0,24})$/i;

export const cookie: RowFile = {
  row: {
    id: "secrets/cookie",
    category: "SECRET",
    rank: RANK.secret,
    needs: { words: ["cookie", "cookies"] },
    find({ text, ends }, word, report) {
      const from = endOfMatch(HEADER, text, ends.at(word));
      const end = from < 0 ? -1 : endOfMatch(PAIRS, text, from);
      if (end < 0) return;
      for (const match of text.slice(from, end).matchAll(/([\w.%-]{1,64})=([^\s;"'<>]{6,4096})/g)) {
        const [pair, name = "", value = ""] = match;
        if (ATTRIBUTE.test(name) || isStandIn(value)) continue;
        const start = from + match.index + pair.length - value.length;
        const look = lookOf(value);
        if (NAME.test(name) ? look.digits > 0 : look.length >= 16 && look.digits > 1 && look.odd >= 0.3)
          report(start, start + value.length);
      }
    },
  },
  vectors: {
    finds: [
      `Cookie: lang=en; sessionid=«${"q7Zt".repeat(6)}»; theme=dark`,
      `Set-Cookie: connect.sid=«s%3A${"Vw9x".repeat(6)}»; Path=/; HttpOnly`,
      `-H 'Cookie: PHPSESSID=«${"0af3".repeat(6)}»'`,
    ],
    leaves: ["Cookie: lang=en", "cookie = parse(header)", "Set-Cookie: theme=dark; Path=/"],
  },
};
