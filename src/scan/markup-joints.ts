// Joints of LaTeX, Markdown and source code: commands and braces, the target of a link, comments, the separators of a list that is joined.
import { endOfMatch } from "./pattern.js";

/** Comments of C and its kin, without a line's end. */
export const BLOCK_COMMENT = "/\\*[^*\\r\\n]{0,128}\\*/";

const COMMAND = "(?:text(?:bf|it|tt|sc|sf|rm|sl|up|md|normal)|emph|underline|uline|mbox|hbox|hspace\\*?|uppercase)";
const SWITCH = "(?:bf|it|em|tt|sc|sf|rm|sl|bfseries|itshape|ttfamily|scshape|sffamily)";

/** In a string of JSON they are doubled. */
const BACKSLASHES = "\\\\{1,8}";

/** Where a group of LaTeX begins inside a word, or an empty one stands, or the sign for a place to divide it. */
const GROUP_START = `${BACKSLASHES}-|\\{\\}|${BACKSLASHES}${COMMAND}\\{|\\{${BACKSLASHES}${SWITCH}(?:[ \\t]|\\{\\})`;
/** Where one ends that a command or a switch began near before. */
const GROUP_END = `(?<=(?:${BACKSLASHES}${COMMAND}\\{|\\{${BACKSLASHES}${SWITCH}[ \\t])[^{}\\r\\n]{0,64})\\}`;

/** `[Quill](x)haven`, `Quill[haven](x)`: the end of a link's text with its target, or the start of the text. */
const LINK_END = "\\](?:\\([^()\\s]{0,256}\\)|\\[[^[\\]\\r\\n]{0,64}\\])";
const LINK_START = "\\[(?=[^[\\]\\r\\n]{1,64}\\](?:\\(|\\[))";

/** Joints that are looked for wherever something is put together. */
export const MARKUP_JOINT = `${BLOCK_COMMENT}|${GROUP_START}|${GROUP_END}|${LINK_END}|${LINK_START}`;

/** The same inside a configured term, where it does not matter what began before it. */
export const MARKUP_INSIDE_TERM = `${BLOCK_COMMENT}|\\}?(?:${GROUP_START})|\\}|${LINK_END}|${LINK_START}`;

const COMMENT_HERE = new RegExp(BLOCK_COMMENT, "y");
const GROUP_HERE = new RegExp(`${GROUP_START}|\\\\${SWITCH}[ \\t]`, "y");

/** End of the comment at `at`, or -1. */
export function commentEnd(text: string, at: number): number {
  return endOfMatch(COMMENT_HERE, text, at);
}

/** True if the backslash at `at` begins a group or divides a word. Nearly every other one fails at the next unit. */
export function beginsGroup(text: string, at: number): boolean {
  return GROUP_LETTERS.has(text.charCodeAt(at + 1)) && endOfMatch(GROUP_HERE, text, at) > 0;
}

/** `-` and the first letters of commands and switches. */
const GROUP_LETTERS: ReadonlySet<number> = new Set([..."-teumhbirs"].map((letter) => letter.charCodeAt(0)));

/** A range of UTF-16 units. */
interface Range {
  readonly start: number;
  readonly end: number;
}

const LITERALS = "[^()[\\]{}\\r\\n]{1,512}";
const JOINED = `\\[(${LITERALS})\\]\\s{0,16}\\.\\s{0,4}join\\(\\s{0,4}["'\`]{2,4}\\s{0,4}\\)`;
const JOINED_BY_SEPARATOR = `(?<=["'\`]{2,4}\\.join\\(\\s{0,8})[[(](${LITERALS})[\\])]`;
const ARGUMENTS = `(?<=concat(?:_ws)?\\(\\s{0,8})(${LITERALS})\\)`;
const LIST = new RegExp(`${JOINED}|${JOINED_BY_SEPARATOR}|${ARGUMENTS}`, "gi");
const SEPARATOR = /(?<=[\p{L}\p{N}])["'`]{1,2}\s{0,8},\s{0,16}[@fru]{0,2}["'`]{1,2}(?= ?[\p{L}\p{N}@])/giu;

/** Separators between the literals of lists that are joined without a sign, in order. */
export function listJoints(text: string): readonly Range[] {
  if (!JOINS.test(text)) return [];
  return [...text.matchAll(LIST)].flatMap(({ 0: list, index }) =>
    [...list.matchAll(SEPARATOR)].map(({ 0: joint, index: at }) => ({
      start: index + at,
      end: index + at + joint.length,
    })),
  );
}

const JOINS = /\b(?:join|concat)/i;

const JOIN_CALL = /\(\s{0,4}(?:["'`]{2,4}\s{0,4}\)|[[(]\s{0,8}[a-z]{0,2}["'`])/iy;
const CONCAT_CALL = /(?:_ws)?\(\s{0,8}[a-z]{0,2}["'`]/iy;

/** Words that put literals together. */
export const JOINING_WORDS: readonly string[] = ["join", "concat"];

/** True if the word [start, end), one of those, is called so that it puts literals together: `.join("")`, `"".join([`, `concat("`. */
export function joinsLiterals(text: string, start: number, end: number): boolean {
  return endOfMatch(end - start === 4 ? JOIN_CALL : CONCAT_CALL, text, end) > 0;
}
