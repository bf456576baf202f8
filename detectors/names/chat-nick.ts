// Who speaks in the log of a chat, between angle brackets at the start of a line or behind the time: `<zsofi> hi`, `[10:21] <tobi_k> yes`. Tags of HTML and
// placeholders of a manual stay.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { classOfName, LEXICON } from "../../src/scan/lexicon.js";
import { endOfMatch } from "../../src/scan/pattern.js";

const NICK = /[@+~&%]?([\p{L}_[\]\\^{}|`][\p{L}\p{N}_[\]\\^{}|`-]{1,23})>:? ?(?=[^\s<])/uy;
/** The line before the bracket: nothing, or the time. */
const HEAD =
  /(?:^|[\r\n])([[(]?(?:\d{2,4}[-./]\d\d?[-./]\d{2,4},?[T ])?\d{1,2}:\d\d(?::\d\d)?(?: ?[AaPp][Mm])?[\])]?:? )?$/;
const LONGEST_HEAD = 40;

/** How far around a line without a time another one of the same speaker is looked for, in UTF-16 units. */
const REACH = 2_000;

export const chatNick: RowFile = {
  row: {
    id: "names/chat-nick",
    category: "PERSON",
    rank: RANK.name,
    needs: "text",
    remembers: true,
    find({ text }, _, report) {
      for (let at = text.indexOf("<"); at >= 0; at = text.indexOf("<", at + 1)) {
        const before = text.charAt(at - 1);
        if (at > 0 && before !== "\n" && before !== "\r" && before !== " ") continue;
        const head = HEAD.exec(text.slice(Math.max(0, at - LONGEST_HEAD), at));
        if (head === null) continue;
        const end = endOfMatch(NICK, text, at + 1);
        if (end < 0) continue;
        const close = text.indexOf(">", at);
        const start = "@+~&%".includes(text.charAt(at + 1)) ? at + 2 : at + 1;
        const isTimed = head[1] !== undefined;
        if (isTimed ? !isElement(text.slice(start, close)) : isSpeaker(text, at, start, close)) report(start, close);
      }
    },
  },
  vectors: {
    finds: [
      "<«zsofi»> anyone there?\n<«maaike_r»> yes\n<«zsofi»> ok\n<«maaike_r»> go",
      "[10:21] <«tobi_k»> I can ask",
      "[2026-11-03 10:21:07] <@«kde42»> hi",
      "10:21 <«Oriel»> hi",
    ],
    leaves: [
      "<module> foo",
      "<p> text\n<p> text",
      "<file> the file to read\n<dest> where to",
      "usage: x <zsofi> y",
      "[10:21] <div> x",
      "<div> a\n</div>",
      "<zsofi> once",
      "<repo> x</repo>\n<repo> y",
    ],
  },
};

/** A word that no list has as an ordinary one, which stands between such brackets at the start of another line near by and closes no element. */
function isSpeaker(text: string, at: number, start: number, close: number): boolean {
  const nick = text.slice(start, close);
  const bits = classOfName(nick, 0, nick.length);
  if ((bits & ORDINARY) !== 0 || isElement(nick)) return false;
  const around = text.slice(Math.max(0, at - REACH), at) + text.slice(close, close + REACH);
  return around.includes(`\n<${nick}> `) || (around.startsWith(`<${nick}> `) && at <= REACH)
    ? !around.includes(`</${nick}`)
    : false;
}

const ORDINARY = LEXICON.english | LEXICON.common | LEXICON.foreign;

/** Elements of HTML that a line of text may begin with. */
const ELEMENTS: ReadonlySet<string> = new Set(
  `a b i p u s br hr h1 h2 h3 h4 h5 h6 li ul ol dl dt dd td th tr em div pre sub sup img svg nav kbd code span table thead tbody body head html main
   form font small strong center video audio aside label input button section article header footer details summary figure blockquote picture
   source module string lambda listcomp anonymous native unknown eval init none nil null`.split(/\s+/),
);

function isElement(word: string): boolean {
  return ELEMENTS.has(word.toLowerCase());
}
