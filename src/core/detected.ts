// Second state: proof that every detector of a compiled policy ran over all of a text.
import { Failure } from "../boundary/failure.js";
import { Beginnings } from "../scan/beginnings.js";
import { Scan } from "../scan/scan.js";
import { scanWindow } from "../scan/walk.js";
import { windowsOf } from "../scan/windows.js";
import { neutralised, placeholdersIn } from "./kept-placeholders.js";
import { Memory } from "./memory.js";
import { Policy } from "./policy.js";
import { expose, type Raw } from "./raw.js";
import { findInReadings, keepAllowedWords } from "./readings.js";
import type { Span } from "./span.js";
import { findTerms } from "./terms-in-scan.js";

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

function findSpans(raw: string, policy: Policy): Span[] {
  const spans = [...placeholdersIn(raw)];
  const text = neutralised(raw, spans);
  const add = (span: Span) => void spans.push(span);
  const beginnings = new Beginnings(text.length);
  const scan = new Scan(text, policy.vocabulary, beginnings);
  for (const window of windowsOf(text)) {
    scanWindow(scan, window, policy.sieve);
    findTerms(scan, policy, add);
    policy.dispatch.run(scan, add, window.start === 0);
    keepAllowedWords(scan, add);
    findInReadings(scan, policy, add);
  }
  policy.dispatch.conclude(scan, add);
  const memory = Memory.of(text, spans, policy);
  if (memory === undefined) return spans;
  // What was found once is looked for in all of the text.
  scan.clear();
  beginnings.find(memory.beginnings, scan.term);
  memory.find(scan, add);
  memory.finish(add);
  return spans;
}
