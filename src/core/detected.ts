// Second state: proof that every detector of a compiled policy ran over all of a text.
import { Failure } from "../boundary/failure.js";
import { unescapedViews } from "../scan/escapes.js";
import { type Scan, scanText } from "../scan/scan.js";
import { shadowOf } from "../scan/shadow.js";
import { placeholderEnd } from "./placeholder.js";
import { ALLOW_ROW, KEPT_ROW, Policy, termCategory } from "./policy.js";
import { expose, type Raw } from "./raw.js";
import { RANK, type Span } from "./span.js";

let open: (detected: Detected) => Raw;

/** Raw text together with everything that was found in it. The text cannot be read from it. */
export class Detected {
  readonly #raw: Raw;

  private constructor(
    raw: Raw,
    /** Spans in UTF-16 units, in no order, possibly overlapping. */
    readonly spans: readonly Span[],
  ) {
    this.#raw = raw;
  }

  static {
    open = (detected) => detected.#raw;
  }

  /** Runs a compiled policy over a text and over its plain and decoded readings. Throws POLICY_INCOMPLETE for anything else. */
  static run(raw: Raw, policy: Policy): Detected {
    if (!Policy.is(policy)) throw new Failure("POLICY_INCOMPLETE");
    return new Detected(raw, findSpans(expose(raw), policy));
  }
}

/** The raw text behind a detection; for resolved.ts alone (test/architecture.test.ts). */
export const rawOfDetected = (detected: Detected): Raw => open(detected);

function findSpans(text: string, policy: Policy): Span[] {
  const spans: Span[] = [];
  const add = (span: Span) => void spans.push(span);
  const scan = scanText(text, policy.vocabulary, policy.dispatch, policy.termFilter);
  keepPlaceholders(scan, add);
  findTerms(scan, policy, add);
  policy.dispatch.run(scan, add);
  if (scan.disguised) findInShadow(text, policy, add);
  if (scan.escaped && policy.terms.size > 0) findTermsInEscapes(text, policy, add);
  return spans;
}

function keepPlaceholders(scan: Scan, add: (span: Span) => void): void {
  for (let at = 0; at < scan.bracket.length; at++) {
    const start = scan.bracket.at(at);
    const end = placeholderEnd(scan.text, start);
    if (end > 0) add({ start, end, category: null, rank: RANK.placeholder, row: KEPT_ROW });
  }
}

function findTerms(scan: Scan, policy: Policy, add: (span: Span) => void): void {
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

function findInShadow(text: string, policy: Policy, add: (span: Span) => void): void {
  const shadow = shadowOf(text);
  if (shadow === undefined) return;
  const scan = scanText(shadow.text, policy.vocabulary, policy.dispatch, policy.termFilter);
  const addRaw = (span: Span) => add({ ...span, start: shadow.rawStart(span.start), end: shadow.rawEnd(span.end) });
  findTerms(scan, policy, addRaw);
  policy.dispatch.run(scan, addRaw);
}

function findTermsInEscapes(text: string, policy: Policy, add: (span: Span) => void): void {
  for (const view of unescapedViews(text)) {
    const scan = scanText(view.text, policy.vocabulary, policy.dispatch, policy.termFilter);
    findTerms(scan, policy, (span) => {
      const [start, end] = view.toRaw(span.start, span.end);
      if (span.category !== null) add({ ...span, start, end });
    });
  }
}
