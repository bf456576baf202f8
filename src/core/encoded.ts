// Encoded runs (base64, hexadecimal) that hide a configured term, a secret or an identifier: each becomes one span whose value is the run.
import { encodedRuns, SHORTEST_RUN } from "../scan/encoded-run.js";
import type { Scan } from "../scan/scan.js";
import { scanText } from "../scan/walk.js";
import { type Policy, UNREAD_ROW } from "./policy.js";
import { RANK, type Span } from "./span.js";
import { findTerms } from "./terms-in-scan.js";

/** How deep runs inside runs are decoded; a further run in the last one is masked unseen, and the whole with it. */
const DEPTH = 3;

/** What stands before a picture, a font or a source map; of what they hold only configured terms count. */
const MEDIA =
  /data:(?:image|font|audio|video|application\/(?:x-)?font)[\w/+.;=-]{0,64},$|sourceMappingURL=[\w:/+.;=-]{0,64},$/i;

/** Decoded text of fewer units holds no identifier. */
const SHORTEST_IDENTIFIER = 8;
/** Base64 of so many bytes; any other encoding is longer. */
const SHORTEST_IDENTIFIER_RUN = 11;

/** Looks for everything in the further readings of a scan. */
type Further = (scan: Scan, add: (span: Span) => void) => void;

/** Adds a span for each encoded run of the scan that hides something; `depth` counts the runs around the scan, `further` reads its readings. */
export function findInEncoded(
  scan: Scan,
  policy: Policy,
  add: (span: Span) => void,
  depth: number,
  further: Further,
): void {
  const shortest = policy.terms.size > 0 ? SHORTEST_RUN : SHORTEST_IDENTIFIER_RUN;
  for (const { start, end, text, isCut, literals } of encodedRuns(scan, shortest)) {
    const isMedia = MEDIA.test(scan.text.slice(Math.max(0, start - 96), start));
    const isUnseen = depth >= DEPTH ? text.length >= SHORTEST_IDENTIFIER : isCut && !isMedia;
    const hidden = isUnseen ? UNSEEN : depth >= DEPTH ? undefined : hiddenIn(text, policy, isMedia, further);
    if (hidden === undefined) continue;
    const { category, row } = hidden;
    for (const part of literals ?? [{ start, end }]) add({ ...part, category, rank: RANK.secret, row });
  }
}

interface Hidden {
  readonly category: Span["category"];
  readonly rank: number;
  readonly row: number;
}

/** What a bound left unseen. */
const UNSEEN: Hidden = { category: "SENSITIVE", rank: RANK.term, row: UNREAD_ROW };

/** The strongest of what a decoded text hides; that of its further readings if it hides nothing as it stands. */
function hiddenIn(text: string, policy: Policy, termsOnly: boolean, further: Further): Hidden | undefined {
  let strongest: Hidden | undefined;
  const add = ({ category, rank, row }: Span) => {
    const counts = category !== null && (rank === RANK.term || (rank >= RANK.identifier && !termsOnly));
    if (counts && rank > (strongest?.rank ?? 0)) strongest = { category, rank, row };
  };
  const scan = scanText(text, policy.sieve);
  findTerms(scan, policy, add);
  if (!termsOnly && text.length >= SHORTEST_IDENTIFIER) {
    policy.dispatch.run(scan, add);
    policy.dispatch.conclude(scan, add);
  }
  if (strongest === undefined) further(scan, add);
  return strongest;
}
