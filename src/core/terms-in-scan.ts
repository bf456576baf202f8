// Configured terms and what is kept, at the places that a candidate pass reported.
import type { Scan } from "../scan/scan.js";
import { keepPublicUrls } from "./kept-urls.js";
import { ALLOW_ROW, type Policy, termCategory } from "./policy.js";
import { RANK, type Span } from "./span.js";

/** Adds every configured term of a scan, and every allowed phrase, whose words it marks as allowed. */
export function findTerms(scan: Scan, policy: Policy, add: (span: Span) => void): void {
  if (policy.publicUrls === "kept") keepPublicUrls(scan, add);
  for (let at = 0; at < scan.term.length; at++) {
    const start = scan.term.at(at);
    const term = policy.terms.matchAt(scan.text, start);
    if (term !== undefined) {
      add({ start, end: term.end, category: termCategory(term.label), rank: RANK.term, row: term.label });
    }
    const allowed = policy.allowed.matchAt(scan.text, start);
    if (allowed === undefined) continue;
    scan.allow(start, allowed.end);
    add({ start, end: allowed.end, category: null, rank: RANK.allow, row: ALLOW_ROW });
  }
}
