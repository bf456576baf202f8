// What stands inside a value that is written apart: tags, emphasis, a line's end with its hyphen, the quotes of text that is put together.
import { inWordAt, KIND, kindOf } from "./characters.js";
import { type View, ViewBuilder } from "./view.js";

/** Elements that mark letters inside a word; others, such as cells of tables, separate values. Names with a prefix are those of word processors, and of no other data. */
const INLINE =
  "(?:a|abbr|acronym|b|bdi|bdo|big|br|cite|code|del|dfn|em|font|i|ins|kbd|mark|nobr|q|s|samp|small|span|strike|strong|sub|sup|tt|u|var|wbr|a:(?:r|t|rPr)|(?:w|text|html|xhtml):[a-zA-Z]{1,24})";

/** Tags of such elements, and comments. */
const TAG = `(?:<!--[^<>]{0,256}-->|</?${INLINE}(?:[ \\t][^<>]{0,256})?/?>)`;
const TAGS = `${TAG}{1,8}`;

/** What may stand at the start of a line before the text goes on: quote marks, comment signs, the bar of a table. */
const LEADER = "[ \\t]{0,32}(?:[>#*;%|!/]{1,3}[ \\t]?){0,3}[ \\t]{0,8}";

const BREAK = `(?:\\r\\n|[\\n\\r])${LEADER}`;
const HYPHENATED = `[-\\u2010\\u2011\\u00ad][ \\t]{0,4}\\\\?${BREAK}`;
const EMPHASIS = "(?:\\*{1,3}|~~|`{1,2}|__)";

/** Two literals that are put together: `" + "`, `' . '`, `" "` over a line's end. */
const CONCATENATION = `["'\`]{1,2}[ \\t]{0,8}(?:(?:[+.&]{1,2}|\\\\)[ \\t]{0,8}(?:${BREAK})?|${BREAK}(?:[+.&][ \\t]{0,4})?)[ \\t]{0,32}[@fru]{0,2}["'\`]{1,2}`;

/** Ends a line inside a word without any sign. */
const WRAP = `[ \\t]{0,2}\\\\?${BREAK}`;

const INSIDE_WORD = new RegExp(`(?:${TAG}|${HYPHENATED}|${EMPHASIS}|${CONCATENATION}){1,8}`, "iy");
const WRAPPED = new RegExp(WRAP, "y");

/** End of the signs at `at` behind which a word goes on; `at` if there are none. Bounded. */
export function jointEnd(text: string, at: number): number {
  INSIDE_WORD.lastIndex = at;
  return INSIDE_WORD.test(text) && inWordAt(text, INSIDE_WORD.lastIndex) ? INSIDE_WORD.lastIndex : at;
}

/** The same for a line that ends without a sign. */
export function wrapEnd(text: string, at: number): number {
  WRAPPED.lastIndex = at;
  return WRAPPED.test(text) && inWordAt(text, WRAPPED.lastIndex) ? WRAPPED.lastIndex : at;
}

/** End of the tags at `at` that mark letters, and of comments; `at` if there are none. */
export function tagsEnd(text: string, at: number): number {
  TAGS_HERE.lastIndex = at;
  return TAGS_HERE.test(text) ? TAGS_HERE.lastIndex : at;
}

/** True if the letters before `at`, so many, may go on behind what stands there: the cheap question before any other. */
export function mayGoOnApart(text: string, at: number, letters: number): boolean {
  const unit = text.charCodeAt(at);
  if (letters === 1 && isSpacing(unit) && inWordAt(text, at + 1) && !inWordAt(text, at + 2)) return true;
  return BEFORE_MORE.has(unit);
}

/** `\n`, `\r`, `"`, `'`, `` ` ``, `*`, `-`, `<`, `\`, `_`, `~`, hyphens. */
const BEFORE_MORE: ReadonlySet<number> = new Set([10, 13, 34, 39, 96, 42, 45, 60, 92, 95, 126, 0x2010, 0x2011, 0xad]);

/** True for what stands between letters that are spaced out: one blank, dot, dash, underscore, slash, bar, comma or star. */
export function isSpacing(unit: number): boolean {
  const kind = kindOf(unit);
  return kind === KIND.space || SPACING.has(unit) || (unit >= 0x2010 && unit <= 0x2015);
}

const SPACING: ReadonlySet<number> = new Set([42, 43, 44, 45, 46, 47, 95, 124, 126, 0xb7, 0x2022]);

/** True if a sign of the kind `joint` may stand inside a value. Nearly every one in a text fails at the first or second unit. */
export function joinsAt(text: string, at: number): boolean {
  switch (text.charCodeAt(at)) {
    case STAR:
      return inWordAt(text, at - 1) && isEmphasis(text, at);
    case LESS:
      return (inWordAt(text, at - 1) || text.charCodeAt(at - 1) === AT) && endsInWord(TAGS_HERE, text, at);
    case PLUS:
      return (
        isBlankOrQuote(text.charCodeAt(at - 1)) && isBlankOrQuote(text.charCodeAt(at + 1)) && isPutTogether(text, at)
      );
    default: {
      const next = text.charCodeAt(at + 1);
      if (next !== LF && next !== CR && next !== SPACE) return false;
      return inWordAt(text, at - 1) && endsInWord(HYPHENATED_HERE, text, at);
    }
  }
}

const TAGS_HERE = new RegExp(TAGS, "iy");
const HYPHENATED_HERE = new RegExp(HYPHENATED, "y");

function endsInWord(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text) && (inWordAt(text, pattern.lastIndex) || text.charCodeAt(pattern.lastIndex) === AT);
}

/** A star inside a word is emphasis if another stands near it on the line: `J*o*hn`, `**Jo**hn`. */
function isEmphasis(text: string, at: number): boolean {
  let end = at + 1;
  while (end < at + 3 && text.charCodeAt(end) === STAR) end++;
  if (!inWordAt(text, end)) return false;
  const near = text.slice(Math.max(0, at - 48), at) + text.slice(end, end + 48);
  return near.includes("*");
}

function isPutTogether(text: string, plus: number): boolean {
  const before = /["'`]{1,2}[ \t]{0,8}$/.exec(text.slice(Math.max(0, plus - 12), plus));
  if (before === null) return false;
  const from = plus - before[0].length;
  return endsInWord(CONCATENATED_HERE, text, from) && inWordAt(text, from - 1);
}

const CONCATENATED_HERE = new RegExp(CONCATENATION, "y");

const EVERY_JOINT = new RegExp(
  `(?<=[\\p{L}\\p{M}\\p{N}@])(?:${TAG}|${HYPHENATED}|\\*{1,3}|${CONCATENATION}){1,8}(?=[\\p{L}\\p{N}@])`,
  "giu",
);

/** A view of the text with its values put together, or undefined if it holds nothing that was written apart. Linear. */
export function joinedView(text: string): View | undefined {
  const builder = new ViewBuilder(text);
  for (const { 0: joint, index } of text.matchAll(EVERY_JOINT)) {
    const end = index + joint.length;
    if (!HYPHENS.has(text.charCodeAt(index)) || dividesWord(text, index, end)) builder.replace(index, end, "");
  }
  return builder.build();
}

/** Longest part of a word before a hyphen, in UTF-16 units. */
const LONGEST_PART = 32;

/** True if a hyphen and what follows divide a word: letters alone before it, and a small letter behind it or capitals on both sides. */
function dividesWord(text: string, hyphen: number, end: number): boolean {
  const part = /(?:^|[^\p{L}\p{M}\p{N}_=+/.@-])[\p{L}\p{M}]+$/u.test(
    text.slice(Math.max(0, hyphen - LONGEST_PART), hyphen),
  );
  return part && (/\p{Ll}/u.test(text.charAt(end)) || /\p{Lu}{2}/u.test(text.charAt(hyphen - 1) + text.charAt(end)));
}

/** Tags and emphasis between the words of a value, and signs of emphasis inside a word that need no view of their own. */
const MARKS = new RegExp(`${TAG}|[*~\`_]{1,3}(?=\\s)|(?<=\\s)[*~\`_]{1,3}|(?<=\\p{L})(?:~~|\`{1,2})(?=\\p{L})`, "giu");

/** Quote marks and comment signs at the start of a further line. */
const LINE_START = new RegExp(`(\\r\\n|[\\n\\r])${LEADER}`, "g");

/** A value without the tags, the emphasis and the comment signs between its words. */
export function withoutMarks(value: string): string {
  return value.replace(MARKS, "").replace(LINE_START, "$1");
}

function isBlankOrQuote(unit: number): boolean {
  return unit === SPACE || unit === 34 || unit === 39 || unit === 96 || unit === LF || unit === CR;
}

/** Hyphens that end a line, the soft one among them. */
const HYPHENS: ReadonlySet<number> = new Set([45, 0x2010, 0x2011, 0xad]);

const LF = 10;
const CR = 13;
const SPACE = 32;
const STAR = 42;
const PLUS = 43;
const LESS = 60;
const AT = 64;
