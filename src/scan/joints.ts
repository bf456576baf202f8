// What stands inside a value that is written apart: tags, emphasis, a line's end with its hyphen, the quotes of text that is put together.
import { inWordAt, KIND, kindOf } from "./characters.js";
import { beginsGroup, commentEnd, listJoints, MARKUP_INSIDE_TERM, MARKUP_JOINT } from "./markup-joints.js";
import { Offsets } from "./offsets.js";
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

/** Two literals that are put together: `" + "`, `' . '`, `" .. "`, `" || "`, `".concat("`, `" "` over a line's end. */
const OPERATOR = "(?:[+.&^~]{1,2}|\\|\\||<>|\\\\)";
/** A literal behind which a cell, a member or a value follows: it begins a line of data and goes on with nothing. */
const OF_DATA = `[@fru]{0,2}["'\`][^"'\`\\r\\n]{0,256}["'\`][ \\t]{0,4}[,:;|\\t]`;
const CONCATENATION = `["'\`]{1,2}(?:\\)?\\s{0,8}\\.concat\\(\\s{0,8}|[ \\t]{0,8}(?:${OPERATOR}[ \\t]{0,8}(?:${BREAK})?|${BREAK}(?:[+.&][ \\t]{0,4}|(?!${OF_DATA})))[ \\t]{0,32})[@fru]{0,2}["'\`]{1,2}`;

/** Ends a line inside a word without any sign. */
const WRAP = `[ \\t]{0,2}\\\\?${BREAK}`;

/** Quotes inside a word of a shell, and two literals side by side. */
const QUOTES = "[\"'`]{1,2}[ \\t]{1,8}[\"'`]{1,2}|[\"`]{1,2}|''";

const INSIDE_WORD = new RegExp(
  `(?:${TAG}|${HYPHENATED}|${EMPHASIS}|${CONCATENATION}|${MARKUP_INSIDE_TERM}|${QUOTES}){1,8}`,
  "iy",
);
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

/** Line ends, hyphens, and what quotes, emphasis, tags, comments, groups and links begin or end with. */
const BEFORE_MORE: ReadonlySet<number> = new Set(
  [..."\n\r\"'`*-<\\_~/[]{}\u2010\u2011\u00ad"].map((sign) => sign.charCodeAt(0)),
);

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
      if (text.charCodeAt(at - 1) === SLASH) return inWordAt(text, at - 2) && inWordAt(text, commentEnd(text, at - 1));
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

/** What a walk noted of a text: see Scan. */
interface Noted {
  readonly text: string;
  readonly joint: Offsets;
  readonly escape: Offsets;
  readonly literal: Offsets;
}

/**
 * Offsets of joints, in order: those that the walk noted, groups of LaTeX, and what joins the first part of a token to the next, where
 * the sign itself is too common to be noted.
 */
export function jointOffsets({ text, joint, escape: escapes, literal }: Noted): Offsets {
  const further: number[] = [];
  for (let index = 0; index < escapes.length; index++) {
    const at = escapes.at(index);
    if (text.charCodeAt(at) === BACKSLASH && beginsGroup(text, at)) further.push(at);
  }
  for (let index = 0; index < literal.length; index++) {
    TOKEN_PART.lastIndex = literal.at(index);
    if (TOKEN_PART.test(text)) further.push(TOKEN_PART.lastIndex);
  }
  if (further.length === 0) return joint;
  for (let index = 0; index < joint.length; index++) further.push(joint.at(index));
  const all = new Offsets(further.length);
  for (const at of further.sort((one, other) => one - other)) all.push(at);
  return all;
}

const TOKEN_PART = new RegExp(`[\\w.~+/=-]{2,256}(?:${CONCATENATION}|${MARKUP_INSIDE_TERM})(?=\\w)`, "iy");

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

const BEFORE_JOINT = "(?<=[\\p{L}\\p{M}\\p{N}@])";
const EVERY_JOINT = new RegExp(
  `${BEFORE_JOINT}(?:(?:${TAG}|${HYPHENATED}|\\*{1,3}|${CONCATENATION}|${MARKUP_JOINT}){1,8}(?=[\\p{L}\\p{N}@])|${CONCATENATION}(?= [\\p{L}\\p{N}]))`,
  "giu",
);

/** A view of the text with its values put together, or undefined if it holds nothing that was written apart. Linear. */
export function joinedView(text: string): View | undefined {
  const builder = new ViewBuilder(text);
  let done = 0;
  for (const { start, end } of jointsOf(text)) {
    if (start < done || (HYPHENS.has(text.charCodeAt(start)) && !dividesWord(text, start, end))) continue;
    builder.replace(start, end, "");
    done = end;
  }
  return builder.build();
}

/** What stands inside values that are written apart, in order. */
function jointsOf(text: string): readonly { readonly start: number; readonly end: number }[] {
  const joints = [...text.matchAll(EVERY_JOINT)].map(({ 0: joint, index }) => ({
    start: index,
    end: index + joint.length,
  }));
  const ofLists = listJoints(text);
  return ofLists.length === 0 ? joints : [...joints, ...ofLists].sort((one, other) => one.start - other.start);
}

/** A value as it was put together, which no longer shows that its literals stood in a list, or its letters in a group or a link. */
export function putTogether(value: string): string {
  const joined = joinedView(value)?.text ?? value;
  return joined.replace(SEPARATOR, "").replace(INSIDE_LETTERS, "");
}

const SEPARATOR = /(?<=[\p{L}\p{N}])["'`]{1,2},\s{0,16}["'`]{1,2}(?=[\p{L}\p{N}@])/gu;
/** Signs that belong to a password as often as not, so only between the letters of a name. */
const INSIDE_LETTERS =
  /(?<=^\p{Lu}[\p{L}\p{M} '.-]{0,64})(?:[}[]|["`]{1,2}|''|["'] {1,8}["'])(?=[\p{L}\p{M} '.-]{1,64}$)/gu;

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
const BACKSLASH = 92;
const STAR = 42;
const SLASH = 47;
const PLUS = 43;
const LESS = 60;
const AT = 64;
