// Text that strangers wrote, made plain before it is looked into: nothing in it works on a terminal, hides from a reader, or passes for our own lines.

/** Text of several lines. Line ends become LF; white space at the end is left out; HTML comments and imitations of our lines are marked. */
export function plainBlock(text: string): string {
  return plain(text).replace(/<!--/g, "(hidden comment:) <!--").replace(OUR_LINES, "  ").trimEnd();
}

/** Text of one line, such as a title: line ends and tabs become spaces. */
export function plainLine(text: string): string {
  return plain(text).replace(/\s+/g, " ").trim();
}

/**
 * Without escape sequences of terminals, control characters, bidirectional controls, and characters that show nothing and can carry
 * messages: tags, variation selectors, joiners in a row. Joiners that stand alone are spelling and stay.
 */
function plain(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(ESCAPE_SEQUENCES, "")
    .replace(HIDDEN, "")
    .replace(/[\u200c\u200d]{2,}/g, "")
    .replace(/\p{Cs}/gu, "\ufffd");
}

/** Sequences of ECMA-48: control sequences, strings (a title, a link) and two-character escapes. */
const ESCAPE_SEQUENCES =
  /(?:\x1b\[|\x9b)[0-?]{0,64}[ -/]{0,16}[@-~]|(?:\x1b[PX\]^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x9c\n]{0,256}(?:\x07|\x1b\\|\x9c)|\x1b[ -/]{0,16}[0-~]/g;

const HIDDEN =
  /[\0-\x08\x0e-\x1f\x7f-\x9f\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb]|[\u{e0000}-\u{e0fff}]/gu;

/** Beginnings of lines that only we may write. */
const OUR_LINES =
  /^(?=(?:comment \d{1,9}|body_untrusted_external|comment_untrusted_external|complete|next):|\[TRUNCATED\])/gm;
