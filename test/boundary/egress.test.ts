// The check at run time: what a cast smuggles past the types is refused when it is opened.
import { inspect } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { egress } from "../../src/boundary/egress.js";
import { Detected } from "../../src/core/detected.js";
import { Ref } from "../../src/core/path-id.js";
import { Baseline, Policy } from "../../src/core/policy.js";
import { bytes, count, line } from "../../src/core/quantity.js";
import { Raw } from "../../src/core/raw.js";
import { Receipt } from "../../src/core/receipt.js";
import { redact } from "../../src/core/redact.js";
import { Redacted } from "../../src/core/redacted.js";
import { Resolved } from "../../src/core/resolved.js";
import { Vault } from "../../src/core/vault.js";
import { TOY_ROWS, TOY_WORDS, toyPolicy } from "../core/toy-baseline.js";

const HIDDEN = "ask ann@lantern.test";
const policy = toyPolicy();
const vault = new Vault("test-salt");
const safe = redact(Raw.of(HIDDEN), policy, vault).text;

/** Opens whatever it is given, as code with a cast would. */
const openUnchecked = egress as unknown as (value: unknown) => unknown;

describe("egress (INV-06)", () => {
  it("opens what may cross", () => {
    const ref = Ref.of(vault, "notes/plan.md");
    const receipt = new Receipt("default");
    receipt.add(new Map([["EMAIL", 1]]));
    const reply = {
      text: safe,
      ref,
      receipt,
      rows: [{ at: line(2), of: count(3) }],
      size: bytes(0),
      done: true,
      none: null,
      start_line: line(1),
      maxChars: count(9),
    };
    expect(egress(reply)).toEqual({
      text: safe.toString(),
      ref: ref.toString(),
      receipt: { detector_profile: "default", counts_by_category: { EMAIL: 1 } },
      rows: [{ at: 2, of: 3 }],
      size: 0,
      done: true,
      none: null,
      start_line: 1,
      maxChars: 9,
    });
    expect(egress("NOT_FOUND")).toBe("NOT_FOUND");
  });

  const smuggled: readonly (readonly [string, unknown])[] = [
    ["a string", HIDDEN],
    ["a string in an object", { body: HIDDEN }],
    ["a string in a list", [safe, [HIDDEN]]],
    ["Raw", Raw.of(HIDDEN)],
    ["Detected", Detected.run(Raw.of(HIDDEN), policy)],
    ["Resolved", Resolved.from(Detected.run(Raw.of(HIDDEN), policy))],
    ["an object with the prototype of Redacted", Object.create(Redacted.prototype)],
    ["an object with the prototype of Ref", Object.create(Ref.prototype)],
    ["a proxy around Redacted", new Proxy(safe, { get: () => () => HIDDEN })],
    ["an error", new Error(HIDDEN)],
    ["a map", new Map([[HIDDEN, safe]])],
    ["a date", new Date(0)],
    ["bytes", new Uint8Array(2)],
    ["a boxed string", Object(HIDDEN)],
    ["an object without a prototype", Object.assign(Object.create(null), { body: safe })],
    [
      "an instance with public fields only",
      new (class Fields {
        readonly body = safe;
      })(),
    ],
    ["a function", () => safe],
    ["undefined", { body: undefined }],
    ["a symbol", Symbol(HIDDEN)],
    ["a big integer", 1n],
    ["a fraction", 0.5],
    ["a negative number", -1],
    ["not a number", Number.NaN],
    ["a number beyond the safe integers", 2 ** 53],
    ["a name of Object.prototype in the place of a code", "constructor"],
    ["a key that is a text", { [HIDDEN]: safe }],
    ["a key that is a name", { Lantern: safe }],
    ["a key that is a path", { "notes/lantern.md": safe }],
    ["a key with a digit", { lantern7: safe }],
    ["a key with a letter of another alphabet", { läntern: safe }],
    ["a key with a line break at its end", { "lantern\n": safe }],
    ["an empty key", { "": safe }],
    ["a key of more than 40 units", { ["a".repeat(41)]: safe }],
    ["a key that names the prototype", JSON.parse('{"__proto__":true}')],
    [
      "an instance whose toJSON speaks",
      new (class Speaking {
        toJSON() {
          return HIDDEN;
        }
      })(),
    ],
  ];

  it.each(smuggled)("refuses %s, with a constant text", (_, value) => {
    expect(() => openUnchecked(value)).toThrow(new TypeError("BOUNDARY"));
  });

  it("opens a structured clone to nothing: private fields do not survive it", () => {
    expect(openUnchecked({ text: structuredClone(safe), ref: structuredClone(Ref.of(vault, "a")) })).toEqual({
      text: {},
      ref: {},
    });
  });

  it("does not call methods that an instance was given", () => {
    const given = { toString: () => HIDDEN, toJSON: () => HIDDEN };
    const text = Object.assign(redact(Raw.of(HIDDEN), policy, vault).text, given);
    const ref = Object.assign(Ref.of(vault, "a"), given);
    const receipt = Object.assign(new Receipt("default"), given);
    const list = Object.assign([safe], { map: () => [HIDDEN], toJSON: () => HIDDEN });
    expect(JSON.stringify(openUnchecked([text, ref, receipt, list]))).not.toContain("lantern");
  });

  it("opens nothing that holds a string anywhere", () => {
    fc.assert(
      fc.property(fc.object({ withNullPrototype: true, maxDepth: 3 }), fc.string({ minLength: 1 }), (value, text) => {
        expect(() => openUnchecked({ value, text })).toThrow(TypeError);
      }),
      { seed: 7, numRuns: 100 },
    );
  });
});

describe("Raw (INV-03)", () => {
  const raw = Raw.of(HIDDEN);

  it.each<readonly [string, () => unknown]>([
    ["a template", () => `${raw as unknown as string}`],
    ["concatenation", () => "".concat(raw as unknown as string)],
    ["String", () => String(raw)],
    ["toString", () => raw.toString()],
    ["a join", () => [raw].join()],
    ["JSON", () => JSON.stringify({ raw })],
    ["a property key", () => ({ [raw as unknown as string]: 1 })],
    ["a number", () => Number(raw)],
  ])("throws in %s", (_, use) => {
    expect(use).toThrow(TypeError);
    expect(use).not.toThrow(/lantern/);
  });

  it.each<readonly [string, () => unknown]>([
    ["inspect", () => inspect(raw)],
    ["inspect of what holds it", () => inspect({ raw }, { depth: 9, showHidden: true })],
    [
      "inspect without custom inspection",
      () => inspect(raw, { customInspect: false, showHidden: true, getters: true }),
    ],
    ["inspect of a detection", () => inspect(Detected.run(raw, policy), { depth: 9, showHidden: true })],
    ["JSON of a resolution", () => JSON.stringify(Resolved.from(Detected.run(raw, policy)))],
    ["own keys", () => Reflect.ownKeys(raw).join()],
    ["a structured clone", () => JSON.stringify(structuredClone(Object.assign(Object.create(null), { raw })))],
    ["inspect of the vault", () => inspect(vault, { depth: 9, showHidden: true })],
  ])("shows nothing in %s", (_, look) => {
    expect(String(look())).not.toMatch(/lantern|ann@|test-salt/);
  });
});

describe("the states (INV-04)", () => {
  it("refuse a policy that was not compiled (INV-05)", () => {
    const forged: unknown = Object.create(Policy.prototype);
    expect(() => Detected.run(Raw.of(HIDDEN), forged as Policy)).toThrow("The redaction policy is incomplete.");
    expect(() => Detected.run(Raw.of(HIDDEN), { dispatch: policy.dispatch } as unknown as Policy)).toThrow(
      "incomplete",
    );
  });

  it("refuse a baseline that was not checked, and an empty one", () => {
    const options = {
      mode: "strict",
      profile: "default",
      terms: { clients: [], organizations: [], people: [], terms: [] },
      allow: [],
      scope: "text",
    } as const;
    expect(() => Policy.compile({ rows: TOY_ROWS, words: TOY_WORDS } as unknown as Baseline, options)).toThrow(
      "incomplete",
    );
    expect(() => Policy.compile(Object.create(Baseline.prototype), options)).toThrow("incomplete");
    expect(() => Baseline.of([], TOY_WORDS)).toThrow("incomplete");
  });

  it("refuse text in the place of Raw, and a lookalike in the place of the state before", () => {
    expect(() => Detected.run(HIDDEN as unknown as Raw, policy)).toThrow(TypeError);
    expect(() => Resolved.from({ spans: [] } as unknown as Detected)).toThrow(TypeError);
    expect(() => Redacted.from({ spans: [] } as unknown as Resolved, vault)).toThrow(TypeError);
    expect(() => Redacted.from(Detected.run(Raw.of(HIDDEN), policy) as unknown as Resolved, vault)).toThrow(TypeError);
  });

  it.each([
    ["that begins before the text", -1, 3],
    ["that ends after the text", 0, 99],
    ["that is empty", 2, 2],
    ["that is turned round", 3, 1],
    ["with a fraction", 0.5, 2],
    ["with no number", Number.NaN, 2],
  ])("refuse a span %s", (_, start, end) => {
    const [first, ...others] = TOY_ROWS;
    const stray = {
      ...first,
      id: "toy/stray",
      needs: "text",
      find: (_scan: unknown, _at: number, report: (from: number, to: number) => void) => report(start, end),
    };
    const rows = [...(first === undefined ? [] : [first]), ...others, stray as (typeof TOY_ROWS)[number]];
    expect(() => redact(Raw.of("short text"), toyPolicy({}, rows), vault)).toThrow("Redaction failed.");
  });
});
