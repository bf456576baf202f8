// Encoded runs (base64, hexadecimal) that hide a configured term, a secret or an identifier: each becomes one span whose value is the run.
import { encodedRuns } from "../scan/encoded-run.js";
import { decoded } from "../scan/escapes.js";
import { type Scan, scanText } from "../scan/scan.js";
import { shadowOf } from "../scan/shadow.js";
import { type Policy, UNREAD_ROW } from "./policy.js";
import { RANK, type Span } from "./span.js";
import { findTerms } from "./terms-in-scan.js";

/** How deep runs inside runs are decoded; one that holds a further run is masked unseen. */
const DEPTH = 3;

/** What stands before a picture, a font or a source map; of what they hold only configured terms count. */
const MEDIA =
  /data:(?:image|font|audio|video|application\/(?:x-)?font)[\w/+.;=-]{0,64},$|sourceMappingURL=[\w:/+.;=-]{0,64},$/i;

/** Decoded text of fewer units holds no identifier. */
const SHORTEST_IDENTIFIER = 8;

/** Adds a span for each encoded run of the scan that hides something. */
export function findInEncoded(scan: Scan, policy: Policy, add: (span: Span) => void): void {
  for (const { hidden, start, end } of hiddenRuns(scan, policy, 1)) {
    add({ start, end, category: hidden.category, rank: RANK.secret, row: hidden.row });
  }
}

interface Hidden {
  readonly category: Span["category"];
  readonly rank: number;
  readonly row: number;
}

/** What a bound left unseen. */
const UNSEEN: Hidden = { category: "SENSITIVE", rank: RANK.term, row: UNREAD_ROW };

function* hiddenRuns(
  scan: Scan,
  policy: Policy,
  depth: number,
): Generator<{ hidden: Hidden; start: number; end: number }> {
  for (const { start, end, text, isCut } of encodedRuns(scan)) {
    const isMedia = MEDIA.test(scan.text.slice(Math.max(0, start - 96), start));
    const hidden = isCut && !isMedia ? UNSEEN : hiddenIn(text, policy, depth, isMedia);
    if (hidden !== undefined) yield { hidden, start, end };
  }
}

/** The strongest of what a decoded text hides in any of its readings. */
function hiddenIn(text: string, policy: Policy, depth: number, termsOnly: boolean): Hidden | undefined {
  let strongest: Hidden | undefined;
  const add = ({ category, rank, row }: Span) => {
    const counts = category !== null && (rank >= RANK.identifier || rank === RANK.term);
    if (counts && rank > (strongest?.rank ?? 0)) strongest = { category, rank, row };
  };
  const look = (reading: string): Scan => {
    const scan = scanText(reading, policy.vocabulary, policy.dispatch, policy.termFilter);
    findTerms(scan, policy, add);
    if (termsOnly || reading.length < SHORTEST_IDENTIFIER) return scan;
    policy.dispatch.run(scan, add);
    policy.dispatch.conclude(scan, add);
    return scan;
  };
  const readings = [text];
  const plain = look(text);
  if (plain.escape.length > 0) {
    const { readings: further, unread } = decoded(text);
    if (unread.length > 0) return UNSEEN;
    for (const reading of further) readings.push(reading.text);
  }
  for (const [at, reading] of readings.entries()) {
    const scan = at === 0 ? plain : look(reading);
    const shadow = scan.disguise.length > 0 ? shadowOf(reading) : undefined;
    if (shadow !== undefined) look(shadow.text);
    if (strongest !== undefined) return strongest;
    for (const { hidden } of depth < DEPTH ? hiddenRuns(scan, policy, depth + 1) : furtherRuns(scan)) return hidden;
  }
  return strongest;
}

/** A run that is still encoded below the deepest level. */
function* furtherRuns(scan: Scan): Generator<{ hidden: Hidden }> {
  for (const { text } of encodedRuns(scan)) if (text.length >= SHORTEST_IDENTIFIER) yield { hidden: UNSEEN };
}
