// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the code of the misuses is text
// What must not compile: one line a misuse, with the diagnostic that says why. test/boundary.test.ts runs the compiler over all of them.

/** A use that the types must refuse. */
export interface Misuse {
  readonly name: string;
  readonly code: string;
  /** Number of the diagnostic, and a piece of its text that names the reason. */
  readonly diagnostic: `TS${number}`;
  readonly because: string;
}

/** Stands before each misuse. By itself it compiles. */
export const PRELUDE = `
import { egress } from "SRC/boundary/egress.js";
import type { Sealed } from "SRC/boundary/sealed.js";
import { Detected } from "SRC/core/detected.js";
import type { Detector } from "SRC/core/detector.js";
import { FoundValue } from "SRC/core/found-value.js";
import { Ref } from "SRC/core/path-id.js";
import { Baseline, Policy, type PolicyOptions } from "SRC/core/policy.js";
import { bytes, count, line, type Count, type Line } from "SRC/core/quantity.js";
import { Raw } from "SRC/core/raw.js";
import { Receipt } from "SRC/core/receipt.js";
import { Redacted } from "SRC/core/redacted.js";
import { Resolved } from "SRC/core/resolved.js";
import { Restored } from "SRC/core/restored.js";
import type { Span } from "SRC/core/span.js";
import { Vault } from "SRC/core/vault.js";
declare const raw: Raw, found: FoundValue, detected: Detected, resolved: Resolved, restored: Restored, safe: Redacted, ref: Ref, receipt: Receipt;
declare const vault: Vault, baseline: Baseline, policy: Policy, options: PolicyOptions, rows: readonly Detector[];
declare const text: string, size: number, spans: readonly Span[], words: Detector["id"][];
declare function defineTool<Output>(run: () => Promise<Output & Sealed<Output>>): void;
class Sly { readonly #text: string; constructor(hidden: string) { this.#text = hidden; void this.#text; } }
export const seen: readonly unknown[] = [egress, Detected, FoundValue, Ref, Baseline, Policy, bytes, count, line, Raw, Receipt, Redacted, Resolved, Restored, Vault, Sly,
  raw, found, detected, resolved, restored, safe, ref, receipt, vault, baseline, policy, options, rows, text, size, spans, words, defineTool];
export type Seen = [Count, Line];
`;

const never = (name: string, body: string, because = "is not assignable to type 'never'"): Misuse => ({
  name: `a reply may not hold ${name}`,
  code: `defineTool(async () => (${body}));`,
  diagnostic: "TS2322",
  because,
});

export const MISUSES: readonly Misuse[] = [
  // The states.
  {
    name: "a string is not Redacted",
    code: "export const a: Redacted = text;",
    diagnostic: "TS2322",
    because: "Type 'string' is not assignable to type 'Redacted'",
  },
  {
    name: "Raw is not Redacted",
    code: "export const a: Redacted = raw;",
    diagnostic: "TS2322",
    because: "Property '#text' in type 'Raw' refers to a different member",
  },
  {
    name: "Raw is not a string",
    code: "export const a: string = raw;",
    diagnostic: "TS2322",
    because: "Type 'Raw' is not assignable to type 'string'",
  },
  {
    name: "Redacted has no public constructor",
    code: "export const a = new Redacted(text);",
    diagnostic: "TS2673",
    because: "Constructor of class 'Redacted' is private",
  },
  {
    name: "Redacted has no subclass that makes one",
    code: "export class Forged extends Redacted {}",
    diagnostic: "TS2675",
    because: "Class constructor is marked as private",
  },
  {
    name: "Resolved has no public constructor",
    code: "export const a = new Resolved(raw, spans);",
    diagnostic: "TS2673",
    because: "Constructor of class 'Resolved' is private",
  },
  {
    name: "Detected has no public constructor",
    code: "export const a = new Detected(raw, spans);",
    diagnostic: "TS2673",
    because: "Constructor of class 'Detected' is private",
  },
  {
    name: "Raw has no public constructor",
    code: "export const a = new Raw(text);",
    diagnostic: "TS2673",
    because: "Constructor of class 'Raw' is private",
  },
  {
    name: "Ref has no public constructor",
    code: "export const a = new Ref(text);",
    diagnostic: "TS2673",
    because: "Constructor of class 'Ref' is private",
  },
  {
    name: "a lookalike is not Redacted",
    code: "export const a: Redacted = { ...safe, toString: () => text };",
    diagnostic: "TS2740",
    because: "is missing the following properties from type 'Redacted'",
  },
  {
    name: "a lookalike is not a Ref",
    code: "export const a: Ref = { id: text, toString: () => text };",
    diagnostic: "TS2741",
    because: "Property '#id' is missing",
  },
  {
    name: "replacing needs Resolved, not Detected",
    code: "export const a = Redacted.from(detected, vault);",
    diagnostic: "TS2345",
    because: "Argument of type 'Detected' is not assignable to parameter of type 'Resolved'",
  },
  {
    name: "replacing needs Resolved, not Raw",
    code: "export const a = Redacted.from(raw, vault);",
    diagnostic: "TS2739",
    because: "is missing the following properties from type 'Resolved'",
  },
  {
    name: "resolving needs Detected, not a bare list of spans",
    code: "export const a = Resolved.from({ spans });",
    diagnostic: "TS2741",
    because: "Property '#raw' is missing",
  },
  {
    name: "detection needs Raw, not a string",
    code: "export const a = Detected.run(text, policy);",
    diagnostic: "TS2345",
    because: "Argument of type 'string' is not assignable to parameter of type 'Raw'",
  },
  {
    name: "detection needs a compiled policy",
    code: "export const a = Detected.run(raw, rows);",
    diagnostic: "TS2740",
    because: "is missing the following properties from type 'Policy'",
  },
  {
    name: "a policy is not compiled from a bare list of rows",
    code: "export const a = Policy.compile(rows, options);",
    diagnostic: "TS2739",
    because: "is missing the following properties from type 'Baseline'",
  },
  {
    name: "a lookalike is not a baseline",
    code: "export const a = Policy.compile({ rows, words: baseline.words }, options);",
    diagnostic: "TS2741",
    because: "Property '#checked' is missing",
  },
  {
    name: "Policy has no public constructor",
    code: 'export const a = new Policy("strict", "default", rows, baseline, options);',
    diagnostic: "TS2673",
    because: "Constructor of class 'Policy' is private",
  },
  {
    name: "Baseline has no public constructor",
    code: "export const a = new Baseline(rows, baseline.words);",
    diagnostic: "TS2673",
    because: "Constructor of class 'Baseline' is private",
  },
  {
    name: "the spans of a detection cannot be taken away",
    code: "detected.spans.pop();",
    diagnostic: "TS2339",
    because: "Property 'pop' does not exist on type 'readonly Span[]'",
  },
  {
    name: "a span has no field for text",
    code: 'export const a: Span = { start: 0, end: 1, category: "ID", rank: 80, row: 1, value: text };',
    diagnostic: "TS2353",
    because: "'value' does not exist in type 'Span'",
  },
  // The doors.
  {
    name: "raw text is not readable on Raw",
    code: "export const a = raw.text;",
    diagnostic: "TS2339",
    because: "Property 'text' does not exist on type 'Raw'",
  },
  {
    name: "the private field of Raw is not readable",
    code: "export const a = raw.#text;",
    diagnostic: "TS18013",
    because: "is not accessible outside class 'Raw'",
  },
  {
    name: "Raw has no expose method",
    code: "export const a = Raw.expose(raw);",
    diagnostic: "TS2339",
    because: "Property 'expose' does not exist on type 'typeof Raw'",
  },
  {
    name: "raw is not readable on Detected",
    code: "export const a = detected.raw;",
    diagnostic: "TS2339",
    because: "Property 'raw' does not exist on type 'Detected'",
  },
  {
    name: "#raw is not readable on Detected",
    code: "export const a = detected.#raw;",
    diagnostic: "TS18013",
    because: "is not accessible outside class 'Detected'",
  },
  {
    name: "raw is not readable on Resolved",
    code: "export const a = resolved.raw;",
    diagnostic: "TS2339",
    because: "Property 'raw' does not exist on type 'Resolved'",
  },
  {
    name: "#raw is not readable on Resolved",
    code: "export const a = resolved.#raw;",
    diagnostic: "TS18013",
    because: "is not accessible outside class 'Resolved'",
  },
  {
    name: "the salt is not readable on Vault",
    code: "export const a = vault.#salt;",
    diagnostic: "TS18013",
    because: "is not accessible outside class 'Vault'",
  },
  {
    name: "Restored has no public constructor",
    code: "export const a = new Restored(text);",
    diagnostic: "TS2673",
    because: "Constructor of class 'Restored' is private",
  },
  {
    name: "restored text is not readable on Restored",
    code: "export const a = restored.#draft;",
    diagnostic: "TS18013",
    because: "is not accessible outside class 'Restored'",
  },
  {
    name: "restored text is not Redacted",
    code: "export const a: Redacted = restored;",
    diagnostic: "TS2740",
    because: "Type 'Restored' is missing the following properties from type 'Redacted'",
  },
  // Our own words.
  {
    name: "a hole takes no string",
    code: "export const a = Redacted.say`path ${text}`;",
    diagnostic: "TS2345",
    because: "Argument of type 'string' is not assignable to parameter of type 'Hole'",
  },
  {
    name: "a hole takes no plain number",
    code: "export const a = Redacted.say`at ${size}`;",
    diagnostic: "TS2345",
    because: "Argument of type 'number' is not assignable to parameter of type 'Hole'",
  },
  {
    name: "a hole takes no Raw",
    code: "export const a = Redacted.say`path ${raw}`;",
    diagnostic: "TS2345",
    because: "Argument of type 'Raw' is not assignable to parameter of type 'Hole'",
  },
  {
    name: "a list of strings is no template",
    code: "export const a = Redacted.say([text]);",
    diagnostic: "TS2741",
    because: "Property 'raw' is missing",
  },
  {
    name: "joining takes no string between",
    code: "export const a = Redacted.join([safe], text);",
    diagnostic: "TS2345",
    because: "Argument of type 'string' is not assignable to parameter of type 'Redacted'",
  },
  {
    name: "splitting takes our own separator only",
    code: "export const a = safe.split(text);",
    diagnostic: "TS2345",
    because: `is not assignable to parameter of type '"/"'`,
  },
  // Replies.
  never("a string", "{ body: text }"),
  never("a string in a list", "{ rows: [{ body: safe, path: text }] }"),
  never("a computed key", "{ [text]: safe }"),
  never("Raw", "{ body: raw }"),
  never("Detected", "{ body: detected }"),
  never("a found value", "{ body: found }"),
  never("restored text", "{ body: restored }"),
  never("a vault", "{ body: vault }"),
  never("an opaque class whose only member is private", "{ body: new Sly(text) }"),
  never("a map keyed by string", "{ body: new Map([[text, safe]]) }", "is not assignable to type"),
  never("a set of strings", "{ body: new Set([text]) }", "is not assignable to type"),
  never("bytes", "{ body: new Uint8Array(3) }", "is not assignable to type"),
  never("a date", "{ at: new Date() }", "is not assignable to type"),
  never("an optional string", "{} as { readonly body?: string }", "is not assignable to type"),
  never("a union with string", "{ body: Math.random() > 2 ? safe : text }", "is not assignable to type"),
  never("any", '{ body: JSON.parse("1") }'),
  never("unknown", "{ body: text as unknown }"),
  never("undefined", "{ body: undefined }"),
  never("a symbol", "{ body: Symbol.iterator as symbol }"),
  never("a big integer", "{ body: 1n }"),
  never("an error", "{ error: new Error(text) }", "is not assignable to type"),
  never("the message of an error", "{ error: new Error(text).message }"),
  never("a function", "{ body: () => safe }"),
  never("an index signature", "{} as { readonly [key: string]: Redacted }", "is not assignable to type"),
  never("a record keyed by numbers", "{} as { readonly [key: number]: Redacted }", "is not assignable to type"),
  never("keys of a pattern", "{} as { readonly [key: `p_${string}`]: Redacted }", "is not assignable to type"),
  never("keys that are symbols", "{} as { readonly [key: symbol]: Redacted }", "is not assignable to type"),
  never("the empty object type", "{} as object", "is not assignable to type"),
  never("a plain number", "{ at: size }"),
  never("a number that is written out", "{ at: 3 }"),
  never("the length of something hidden", "{ at: text.length }"),
  never("a count that was computed with", "{ at: count(1) + 1 }"),
  never("a list with a string", "[safe, text]", "is not assignable to type"),
  never("text joined to redacted text", "{ body: safe.toString() + text }"),
  never("redacted text as a string", "{ body: `${safe}` }"),
  never("a string that is almost a code", '{ code: "NOT_FOUND_AT_ALL" as const }'),
  {
    name: "egress takes no string",
    code: "egress(text);",
    diagnostic: "TS2345",
    because: "Argument of type 'string' is not assignable to parameter of type 'never'",
  },
  {
    name: "egress takes no joined text",
    code: "egress({ body: safe.toString() + text });",
    diagnostic: "TS2322",
    because: "Type 'string' is not assignable to type 'never'",
  },
  {
    name: "egress takes no plain number",
    code: "egress({ at: size });",
    diagnostic: "TS2322",
    because: "Type 'number' is not assignable to type 'never'",
  },
  {
    name: "a quantity is no other quantity",
    code: "export const a: Line = count(3);",
    diagnostic: "TS2322",
    because: "Type 'Count' is not assignable to type 'Line'",
  },
  {
    name: "a plain number is no quantity",
    code: "export const a: Count = size;",
    diagnostic: "TS2322",
    because: "Type 'number' is not assignable to type 'Count'",
  },
];
