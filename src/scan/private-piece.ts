// Pieces of the path of a public site's address that are private all the same: random ones, and those that a secret word announces.
import { lookOf } from "./randomness.js";

/** True if the piece of a path at [start, end), in UTF-16 units, may be a secret; `before` is the piece before it. Looks at 256 units at most. */
export function isPrivatePiece(piece: string, before: string): boolean {
  if (piece === "") return false;
  if (SECRET_WORD.test(before)) return true;
  return !(REVISIONS.test(before) && REVISION.test(piece)) && looksRandom(piece);
}

/** True if a fragment, without its `#`, names a heading, a line or a comment of a page. */
export function isPlainAnchor(fragment: string): boolean {
  return ANCHOR.test(fragment) && !looksRandom(fragment);
}

const SECRET_WORD =
  /^(?:(?:access|api|auth|bearer|client|id|private|refresh|secret|session|user)[-_]?)?(?:credentials?|jwt|keys?|pass(?:wd|word|words|phrase)|pwd|secrets?|tokens?)$/i;

/** Pieces that name a revision by its digest, and public notes of weaknesses. */
const REVISIONS = /^(?:advisories|archive|blame|blob|commits?|compare|raw|tree)$/i;
const REVISION = /^(?:[0-9a-f]{7,64}|GHSA(?:-[a-z\d]{4}){3})$/i;

/** Words of letters joined by signs, with short numbers; the long numbers of comments stand behind their word. */
const ANCHOR =
  /^(?:(?:issuecomment-|discussion_r|discussioncomment-|pullrequestreview-)\d{1,12}|(?:[A-Za-z]{1,32}\d{0,4}|\d{1,4})(?:[._-]{1,2}(?:[A-Za-z]{1,32}\d{0,4}|\d{1,4})){0,16})$/;

/** Units of a word or of a whole piece from which on its look tells. */
const SHORTEST = 10;

function looksRandom(piece: string): boolean {
  if (piece.length < SHORTEST) return false;
  if (piece.length > LONGEST) return true;
  return isRandom(piece, true) || piece.split(/[^A-Za-z\d]+/).some((word) => isRandom(word, false));
}

/** Longest piece that is kept, in UTF-16 units. */
const LONGEST = 128;

function isRandom(word: string, joined: boolean): boolean {
  const { length, lower, upper, digits, odd, distinct } = lookOf(word);
  if (length < SHORTEST) return false;
  const hexadecimal = /^[0-9a-f]+$/i.test(word);
  if (hexadecimal && digits >= 2 && lower + upper >= 2) return length >= 16 && distinct > 4;
  if (joined) return Math.min(lower, upper, digits) >= 2 && odd >= 0.34;
  if (digits >= 2 && lower + upper >= 2) return odd >= 0.34 || (digits >= 4 && length >= 20 && odd >= 0.2);
  if (digits > 0 || Math.min(lower, upper) >= 2) return odd >= 0.4;
  return odd >= (length >= 16 ? 0.45 : 0.6);
}
