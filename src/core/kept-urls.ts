// Addresses of well-known sites stay if the operator says so: heuristics may not reach into them. Terms, secrets and identifiers in them are hidden.
import { publicUrlAt } from "../scan/public-url.js";
import type { Scan } from "../scan/scan.js";
import { ALLOW_ROW } from "./policy.js";
import { RANK, type Span } from "./span.js";

/** Marks the words of such addresses as allowed and adds a span that is kept for each. */
export function keepPublicUrls(scan: Scan, add: (span: Span) => void): void {
  for (let at = 0; at < scan.scheme.length; at++) {
    const colon = scan.scheme.at(at);
    const kept = publicUrlAt(scan.text, colon);
    if (kept === undefined) continue;
    const { end } = kept;
    const start = scan.text.slice(colon - 5, colon).toLowerCase() === "https" ? colon - 5 : colon - 4;
    scan.allow(start, end);
    add({ start, end, category: null, rank: RANK.allow, row: ALLOW_ROW });
  }
}
