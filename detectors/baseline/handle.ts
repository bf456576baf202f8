// Handles of people and accounts: `@name`. Scopes of packages, decorators and documentation tags are none.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { isMadeOf } from "../../src/scan/identifier-words.js";
import { KEPT_SIGN } from "../../src/scan/kept-value.js";
import { endOfMatch, wordAfter, wordBefore } from "../../src/scan/pattern.js";
import { PLAIN_NOTES, WORD_NOTE } from "../../src/scan/vocabulary.js";

const NAME = /[\p{L}\p{N}_][\p{L}\p{N}_.-]{0,62}[\p{L}\p{N}_]/uy;
/** Tags of JSDoc, Javadoc, TSDoc and Doxygen, annotations of Java and Python, at-rules of CSS. */
const TAGS = new Set(
  "param params return returns throws type types typedef template see link since example deprecated override internal public private protected readonly default module file fileoverview license author version todo property prop callback async abstract class enum event extends function global ignore implements inheritdoc interface memberof name namespace static summary this yields brief note warning code endcode test before after beforeeach aftereach suppresswarnings nullable notnull nonnull autowired bean component service entity table column id value property-source staticmethod classmethod dataclass dataclasses.dataclass pytest.fixture pytest.mark.parametrize functools.wraps wraps media import charset font-face keyframes supports layer container page use forward mixin include apply tailwind ts-ignore ts-expect-error ts-nocheck ts-check vitest-environment jest-environment latest next types".split(
    " ",
  ),
);

/** Members of an object in code, such as `@client_options.id`, are made of words that are no names; an operator's word is no evidence of it. */
const MEMBER_NOTES = (PLAIN_NOTES & ~(WORD_NOTE.role | WORD_NOTE.allowed)) | WORD_NOTE.builtIn;

/** Dots between parts of which one has a capital inside: `@states.nextRequest`. */
const MEMBER = /^(?=[^.]{0,62}\.)(?=.{0,62}\p{Ll}\p{Lu})/u;

/** True if code stands around: `call(@x`, `= @x`, `-> @x`, `@x = 1`, `@x[0]`, `@x?.y`. */
function isOperand(text: string, at: number, end: number): boolean {
  return (
    /(?:[\w\])]\(|[=!<+*|&]=?[ ]?|[-=]>[ ]?|[ ]\?[ ]|[#$]\{)$/.test(text.slice(Math.max(0, at - 4), at)) ||
    /^(?:[ ]?(?:[-+*/|&?]|\|\||&&|\?\?)?=(?![=>])|\[|\?[.(]|\+\+)/.test(text.slice(end, end + 5))
  );
}

const GOES_ON: ReadonlySet<string> = new Set("/(:{");

/** The sign between the two halves of an address of which the first is hidden already begins no name. */
function isBehindPlaceholder(text: string, at: number): boolean {
  // A placeholder takes quotes where a bare one would break the format.
  const end = text.charAt(at - 1) === '"' || text.charAt(at - 1) === "'" ? at - 1 : at;
  return text.charAt(end - 1) === "]" && text.charAt(end - 2) === KEPT_SIGN;
}

/** `@I1@`: a pointer to a record (GEDCOM 5.5.1), not `@oriel@social.example`. */
function isPointer(text: string, end: number): boolean {
  return text.charAt(end) === "@" && !wordAfter(text, end + 1);
}

/** `@name: sure` at the start of a line, or behind `RT` and its like, speaks to somebody; `@name:` elsewhere is a member or a rule. */
function isAddressed(text: string, at: number, end: number): boolean {
  return text.startsWith(": ", end) && ADDRESSING.test(text.slice(Math.max(0, at - 5), at));
}

const ADDRESSING = /(?:^|\n|\b(?:RT|DM|MT|cc|via|hey|hi) )$/i;

export const handle: RowFile = {
  row: {
    id: "baseline/handle",
    category: "HANDLE",
    rank: RANK.identifier,
    needs: "at",
    find(scan, at, report) {
      const { text } = scan;
      if (wordBefore(text, at) || "/@".includes(text.charAt(at - 1) || " ") || isBehindPlaceholder(text, at)) return;
      const end = endOfMatch(NAME, text, at + 1);
      if (end < 0 || isPointer(text, end) || (GOES_ON.has(text.charAt(end)) && !isAddressed(text, at, end))) return;
      const name = text.slice(at + 1, end);
      if (TAGS.has(name.toLowerCase()) || isMadeOf(scan, at + 1, end, MEMBER_NOTES)) return;
      if (!MEMBER.test(name) && !isOperand(text, at, end)) report(at, end);
    },
  },
  vectors: {
    finds: [
      "ask «@oriel» or «@marlow.t».",
      "(«@söde_9»)",
      "cc «@team-lead»,",
      "x\n«@tim_v»: sure, later",
      "RT «@tim_v»: met him",
    ],
    leaves: [
      "@a",
      "me@host",
      "/@x1",
      "@scope/package",
      "@param name",
      "@Override",
      "@Get('x')",
      "a @ b",
      "@bufferOptions.index = 1",
      "run(@quokka)",
      "@quokka += 1",
      "@a.nextQuokka",
      "0 @I17@ INDI",
      "[PERSON_c0a419718b]@quokka",
    ],
  },
};
