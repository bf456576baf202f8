// The further readings of a text: in plain letters, put together, with its escapes and its encoded runs decoded. What is found there is reported where it stands in the raw text.
import { decoded } from "../scan/escapes.js";
import { joinedView, jointOffsets } from "../scan/joints.js";
import type { Scan } from "../scan/scan.js";
import { shadowOf } from "../scan/shadow.js";
import { stretchesAround } from "../scan/stretches.js";
import type { Reading } from "../scan/view.js";
import { scanText } from "../scan/walk.js";
import { findInEncoded } from "./encoded.js";
import { ALLOW_ROW, type Policy, UNREAD_ROW } from "./policy.js";
import { RANK, type Rank, type Span } from "./span.js";
import { findTerms } from "./terms-in-scan.js";

type Add = (span: Span) => void;

/** Takes a span of a reading, and the rank that it has in what was read. */
type AddRead = (span: Span, rank: Rank) => void;

/** What is left to try: readings of readings, and runs inside runs. */
interface Bound {
  readonly nested: number;
  readonly decoded: number;
}

/** A disguise may be put over another one; a third is not looked for, but for escapes and runs, which count for themselves. */
const NESTED = 2;

/** Looks for everything in the further readings of a scan. Only stretches with the signs of a disguise are read again. */
export function findInReadings(scan: Scan, policy: Policy, add: Add): void {
  findFurther(scan, policy, add, { nested: NESTED, decoded: 0 });
}

/** Allowed words that begin with a capital, which is where a heuristic could reach. */
export function keepAllowedWords(scan: Scan, add: Add): void {
  for (let at = 0; at < scan.allowedWord.length; at++) {
    const word = scan.allowedWord.at(at);
    add({ start: scan.starts.at(word), end: scan.ends.at(word), category: null, rank: RANK.allow, row: ALLOW_ROW });
  }
}

function findFurther(scan: Scan, policy: Policy, add: Add, bound: Bound): void {
  const insideRun = { nested: 1, decoded: bound.decoded + 1 };
  findInEncoded(scan, policy, add, bound.decoded, (inner, addInner) => findFurther(inner, policy, addInner, insideRun));
  if (bound.nested === 0) return;
  const next = { nested: bound.nested - 1, decoded: bound.decoded };
  findInShadow(scan, policy, add, next);
  findInJoined(scan, policy, add, next);
  findInEscapes(scan, policy, add, next);
}

/** Runs everything over the plain reading of the stretches that hold disguised letters. */
function findInShadow(scan: Scan, policy: Policy, add: Add, next: Bound): void {
  for (const stretch of stretchesAround(scan.disguise, scan.text)) {
    const shadow = shadowOf(scan.text.slice(stretch.start, stretch.end));
    if (shadow !== undefined)
      findInView(shadow, policy, (span, rank) => addMapped({ ...span, rank }, shadow, stretch.start, add), next);
  }
}

/** Runs everything over the stretches that hold values written apart, put together; it reports what was put together there. */
function findInJoined(scan: Scan, policy: Policy, add: Add, next: Bound): void {
  for (const stretch of stretchesAround(jointOffsets(scan), scan.text)) {
    const joined = joinedView(scan.text.slice(stretch.start, stretch.end));
    if (joined === undefined) continue;
    const addJoined = (span: Span, rank: Rank) => {
      const raw = { start: stretch.start + joined.rawStart(span.start), end: stretch.start + joined.rawEnd(span.end) };
      const isPutTogether = raw.end - raw.start !== span.end - span.start;
      if (!isPutTogether || (isOfField(span, policy) && SEVERAL.test(scan.text.slice(raw.start, raw.end)))) return;
      add({ ...span, ...raw, rank });
    };
    findInView(joined, policy, addJoined, next);
  }
}

/** One element closes and another with attributes opens: the values of two fields, whose names stand in the attributes. */
const SEVERAL = /<\/[^<>]{1,64}><[^<>/\s]{1,64}\s[^<>=]{1,64}=/;

/** A value that was found by the name of its field. */
function isOfField({ rank, row }: Span, policy: Policy): boolean {
  return rank === RANK.term && policy.detectorOf(row) !== undefined;
}

function findInView(view: Reading, policy: Policy, addRead: AddRead, next: Bound): void {
  const scan = scanText(view.text, policy.sieve);
  const add = (span: Span) => addRead(span, span.rank);
  const addFound = (span: Span) => addRead(span, isDisguisedName(span, view, scan, policy) ? RANK.term : span.rank);
  findTerms(scan, policy, add);
  policy.dispatch.run(scan, addFound);
  policy.dispatch.conclude(scan, addFound);
  keepAllowedWords(scan, add);
  findFurther(scan, policy, add, next);
}

/**
 * True for a name with evidence that is spelled otherwise in what was read, where a part of it may look like an allowed word: `March` of a
 * `Marchbank` with a soft hyphen. In the reading no word of it is one.
 */
function isDisguisedName(span: Span, view: Reading, scan: Scan, policy: Policy): boolean {
  const { start, end, category, rank, row } = span;
  if (category === null || rank >= RANK.allow || !policy.isRemembered(row)) return false;
  if (view.rawEnd(end) - view.rawStart(start) === end - start) return false;
  for (let word = scan.wordAt(start); word < scan.starts.length && scan.starts.at(word) < end; word++)
    if (scan.isAllowed(word)) return false;
  return true;
}

/**
 * Looks for terms and encoded runs on the decoded reading of the stretches that hold escapes, at every depth of decoding, and on the
 * further readings of it; for secrets and identifiers where an escape stands for a letter, a digit or a sign that such a value is made of, and
 * there for names that have an escape inside (`Bj\u00f6rn`, `Oriel%20Vasshaug`).
 */
function findInEscapes(scan: Scan, policy: Policy, add: Add, next: Bound): void {
  for (const stretch of stretchesAround(scan.escape, scan.text)) {
    const { readings, hidesSigns, unread } = decoded(scan.text.slice(stretch.start, stretch.end));
    if (!hidesSigns && policy.terms.size === 0) continue;
    for (const run of unread) addUnread(scan.text, stretch.start + run.start, stretch.start + run.end, add);
    for (const reading of readings) {
      const addStrong = (span: Span) => {
        if (isStrong(span) || isEscapedName(span, reading)) addMapped(span, reading, stretch.start, add);
      };
      const inner = scanText(reading.text, policy.sieve);
      findTerms(inner, policy, addStrong);
      if (hidesSigns) {
        policy.dispatch.run(inner, addStrong);
        policy.dispatch.conclude(inner, addStrong);
      }
      findFurther(inner, policy, addStrong, next);
    }
  }
}

/** Terms, secrets and identifiers: heuristics find enough in the raw text. */
function isStrong({ category, rank }: Span): boolean {
  return category !== null && (rank === RANK.term || (rank >= RANK.identifier && rank !== RANK.placeholder));
}

/** True if an escape stands inside what a heuristic found on one line: elsewhere it finds the same in the raw text. */
function isEscapedName({ start, end, category }: Span, reading: Reading): boolean {
  return (
    category !== null &&
    reading.rawEnd(end) - reading.rawStart(start) !== end - start &&
    !/[\r\n]/.test(reading.text.slice(start, end))
  );
}

/** Most units to either side of an escape that was not read that are hidden with it. */
const LONGEST_UNREAD = 65_536;

/** Hides the run without white space around an escape below the deepest reading. */
function addUnread(text: string, from: number, to: number, add: Add): void {
  let start = from;
  let end = to;
  while (start > 0 && from - start < LONGEST_UNREAD && !BORDER.test(text.charAt(start - 1))) start--;
  while (end < text.length && end - to < LONGEST_UNREAD && !BORDER.test(text.charAt(end))) end++;
  add({ start, end, category: "SENSITIVE", rank: RANK.term, row: UNREAD_ROW });
}

const BORDER = /[\s"'<>,;=()[\]{}]/;

/**
 * Adds a span of a reading as a span of the text. What reads alike in both is added too: the reading may differ in what stands
 * before it, such as the key of a secret or the `n` of a `\n`.
 */
function addMapped(span: Span, view: Reading, offset: number, add: Add): void {
  add({ ...span, start: offset + view.rawStart(span.start), end: offset + view.rawEnd(span.end) });
}
