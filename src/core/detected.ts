// Second state: proof that every detector of a compiled policy ran over all of a text.
import { Failure } from "../boundary/failure.js";
import { unescapedViews } from "../scan/escapes.js";
import { Scan, scanText, scanWindow } from "../scan/scan.js";
import { shadowOf } from "../scan/shadow.js";
import { stretchesAround } from "../scan/stretches.js";
import { composed, type Reading } from "../scan/view.js";
import { windowsOf } from "../scan/windows.js";
import { Memory } from "./memory.js";
import { placeholderEnd } from "./placeholder.js";
import { ALLOW_ROW, KEPT_ROW, Policy, termCategory } from "./policy.js";
import { expose, type Raw } from "./raw.js";
import { RANK, type Span } from "./span.js";

/** Held by this module alone, so that reflection cannot construct what the compiler refuses. */
const DOOR = Symbol("detected");

let open: (detected: Detected) => Raw;

/** Raw text together with everything that was found in it. The text cannot be read from it. */
export class Detected {
  readonly #raw: Raw;

  private constructor(
    door: typeof DOOR,
    raw: Raw,
    /** Spans in UTF-16 units, in no order, possibly overlapping. */
    readonly spans: readonly Span[],
  ) {
    if (door !== DOOR) throw new TypeError("BOUNDARY");
    this.#raw = raw;
  }

  static {
    open = (detected) => detected.#raw;
  }

  /** Runs a compiled policy over a text and over its plain and decoded readings. Throws POLICY_INCOMPLETE for anything else. */
  static run(raw: Raw, policy: Policy): Detected {
    if (!Policy.is(policy)) throw new Failure("POLICY_INCOMPLETE");
    return new Detected(DOOR, raw, findSpans(expose(raw), policy));
  }
}

/** The raw text behind a detection; for resolved.ts alone (test/architecture.test.ts). */
export const rawOfDetected = (detected: Detected): Raw => open(detected);

function findSpans(text: string, policy: Policy): Span[] {
  const spans: Span[] = [];
  const add = (span: Span) => void spans.push(span);
  const scan = new Scan(text, policy.vocabulary);
  for (const window of windowsOf(text)) {
    scanWindow(scan, window, policy.dispatch, policy.termFilter);
    keepPlaceholders(scan, add);
    findTerms(scan, policy, add);
    policy.dispatch.run(scan, add, window.start === 0);
    keepAllowedWords(scan, add);
    findInShadow(scan, policy, add);
    if (policy.terms.size > 0) findTermsInEscapes(scan, policy, add);
  }
  policy.dispatch.conclude(scan, add);
  findRemembered(scan, Memory.of(text, spans, policy), add);
  return spans;
}

/** Looks for what is remembered in a second walk over the text; without memory there is none. */
function findRemembered(scan: Scan, memory: Memory | undefined, add: (span: Span) => void): void {
  if (memory === undefined) return;
  for (const window of windowsOf(scan.text)) {
    scanWindow(scan, window, NO_BEGINNINGS, memory.beginnings);
    memory.find(scan, add);
  }
  memory.finish(add);
}

const NO_BEGINNINGS = { bits: new Uint8Array(8192) };

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

/** Allowed words that begin with a capital, which is where a heuristic could reach. */
function keepAllowedWords(scan: Scan, add: (span: Span) => void): void {
  for (let at = 0; at < scan.allowedWord.length; at++) {
    const word = scan.allowedWord.at(at);
    add({ start: scan.starts.at(word), end: scan.ends.at(word), category: null, rank: RANK.allow, row: ALLOW_ROW });
  }
}

/** Runs everything over the plain reading of the stretches that hold disguised letters. */
function findInShadow(scan: Scan, policy: Policy, add: (span: Span) => void): void {
  for (const stretch of stretchesAround(scan.disguise, scan.text)) {
    const shadow = shadowOf(scan.text.slice(stretch.start, stretch.end));
    if (shadow === undefined) continue;
    const plain = scanText(shadow.text, policy.vocabulary, policy.dispatch, policy.termFilter);
    const addRaw = (span: Span) => addMapped(span, shadow, stretch.start, add);
    findTerms(plain, policy, addRaw);
    policy.dispatch.run(plain, addRaw);
    policy.dispatch.conclude(plain, addRaw);
    keepAllowedWords(plain, addRaw);
  }
}

/** Matches terms on the decoded reading of the stretches that hold escapes, at every depth of decoding, and on its plain letters. */
function findTermsInEscapes(scan: Scan, policy: Policy, add: (span: Span) => void): void {
  for (const stretch of stretchesAround(scan.escape, scan.text)) {
    for (const view of unescapedViews(scan.text.slice(stretch.start, stretch.end))) {
      const addRaw = (reading: Reading) => (span: Span) => {
        if (span.category !== null) addMapped(span, reading, stretch.start, add);
      };
      const decoded = scanText(view.text, policy.vocabulary, policy.dispatch, policy.termFilter);
      findTerms(decoded, policy, addRaw(view));
      const shadow = decoded.disguise.length > 0 ? shadowOf(view.text) : undefined;
      if (shadow === undefined) continue;
      const plain = scanText(shadow.text, policy.vocabulary, policy.dispatch, policy.termFilter);
      findTerms(plain, policy, addRaw(composed(view, shadow)));
    }
  }
}

/**
 * Adds a span of a reading as a span of the text. What reads alike in both is added too: the reading may differ in what stands
 * before it, such as the key of a secret or the `n` of a `\n`.
 */
function addMapped(span: Span, view: Reading, offset: number, add: (span: Span) => void): void {
  add({ ...span, start: offset + view.rawStart(span.start), end: offset + view.rawEnd(span.end) });
}
