// The further readings of a text: without disguise, and with its escapes decoded. What is found there is reported where it stands in the raw text.
import { decoded } from "../scan/escapes.js";
import { type Scan, scanText } from "../scan/scan.js";
import { shadowOf } from "../scan/shadow.js";
import { stretchesAround } from "../scan/stretches.js";
import { composed, type Reading } from "../scan/view.js";
import { findInEncoded } from "./encoded.js";
import { ALLOW_ROW, type Policy, UNREAD_ROW } from "./policy.js";
import { RANK, type Span } from "./span.js";
import { findTerms } from "./terms-in-scan.js";

type Add = (span: Span) => void;

/** Runs everything over the plain reading of the stretches that hold disguised letters. */
export function findInShadow(scan: Scan, policy: Policy, add: Add): void {
  for (const stretch of stretchesAround(scan.disguise, scan.text)) {
    const shadow = shadowOf(scan.text.slice(stretch.start, stretch.end));
    if (shadow === undefined) continue;
    const plain = scanText(shadow.text, policy.vocabulary, policy.dispatch, policy.termFilter);
    const addRaw = (span: Span) => addMapped(span, shadow, stretch.start, add);
    findTerms(plain, policy, addRaw);
    policy.dispatch.run(plain, addRaw);
    policy.dispatch.conclude(plain, addRaw);
    keepAllowedWords(plain, addRaw);
    findInEncoded(plain, policy, addRaw);
  }
}

/** Allowed words that begin with a capital, which is where a heuristic could reach. */
export function keepAllowedWords(scan: Scan, add: Add): void {
  for (let at = 0; at < scan.allowedWord.length; at++) {
    const word = scan.allowedWord.at(at);
    add({ start: scan.starts.at(word), end: scan.ends.at(word), category: null, rank: RANK.allow, row: ALLOW_ROW });
  }
}

/**
 * Looks for terms and encoded runs on the decoded reading of the stretches that hold escapes, at every depth of decoding, and on its
 * plain letters; for secrets and identifiers where an escape stands for a letter, a digit or a sign that such a value is made of.
 */
export function findInEscapes(scan: Scan, policy: Policy, add: Add): void {
  for (const stretch of stretchesAround(scan.escape, scan.text)) {
    const { readings, hidesSigns, unread } = decoded(scan.text.slice(stretch.start, stretch.end));
    if (!hidesSigns && policy.terms.size === 0) continue;
    for (const run of unread) addUnread(scan.text, stretch.start + run.start, stretch.start + run.end, add);
    for (const reading of readings) {
      const addRaw = (view: Reading) => (span: Span) => {
        if (span.category !== null) addMapped(span, view, stretch.start, add);
      };
      const inner = scanText(reading.text, policy.vocabulary, policy.dispatch, policy.termFilter);
      findTerms(inner, policy, addRaw(reading));
      findInEncoded(inner, policy, addRaw(reading));
      if (hidesSigns) findIdentifiers(inner, policy, addRaw(reading));
      const shadow = inner.disguise.length > 0 ? shadowOf(reading.text) : undefined;
      if (shadow === undefined) continue;
      const plain = scanText(shadow.text, policy.vocabulary, policy.dispatch, policy.termFilter);
      findTerms(plain, policy, addRaw(composed(reading, shadow)));
    }
  }
}

/** Secrets and identifiers of a decoded reading; heuristics find enough in the raw one. */
function findIdentifiers(scan: Scan, policy: Policy, add: Add): void {
  const addStrong = (span: Span) => {
    if (span.rank >= RANK.identifier && span.rank !== RANK.placeholder) add(span);
  };
  policy.dispatch.run(scan, addStrong);
  policy.dispatch.conclude(scan, addStrong);
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
