// A redacted document parses as before: the same shape, the same keys, the same values but for those that are hidden; restored it is the same bytes.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BASELINE } from "../../../detectors/index.js";
import { Policy } from "../../../src/core/policy.js";
import { Raw } from "../../../src/core/raw.js";
import { redact } from "../../../src/core/redact.js";
import { Vault } from "../../../src/core/vault.js";
import { NO_TERMS } from "../../core/toy-baseline.js";
import { OpenCorpus } from "../../restore/open-corpus.js";
import { FORMATS, TREES } from "./documents.js";

const vault = new Vault("test-salt");
const modes = ["strict", "balanced"] as const;
const policyOf = (mode: (typeof modes)[number]) =>
  Policy.compile(BASELINE, { mode, profile: "default", terms: NO_TERMS, allow: [], scope: "text" });
const policies = { strict: policyOf("strict"), balanced: policyOf("balanced") };
const redacted = (text: string, mode: (typeof modes)[number] = "balanced") =>
  String(redact(Raw.of(text), policies[mode], vault).text);

const PLACEHOLDER = /\[[A-Z]+_[0-9a-f]{32}\]/;

/** Throws where two parsed documents differ in more than values that are hidden. */
function expectAlike(before: unknown, after: unknown, path: string): void {
  if (before !== null && typeof before === "object") {
    expect(Array.isArray(after), path).toBe(Array.isArray(before));
    expect(Object.keys(after ?? {}), path).toEqual(Object.keys(before));
    for (const [key, value] of Object.entries(before)) {
      expectAlike(value, (after as Record<string, unknown>)[key], `${path}.${key}`);
    }
    return;
  }
  if (typeof after === "string" && PLACEHOLDER.test(after)) return;
  expect(after, path).toEqual(before);
}

describe.each(Object.entries(FORMATS))("%s", (_, { write, read }) => {
  it.each(modes)("parses to the same shape in %s mode (INV-57)", (mode) => {
    fc.assert(
      fc.property(TREES, (tree) => {
        const text = write(tree);
        const out = redacted(text, mode);
        expectAlike(read(text), read(out), "$");
        expect(redacted(out, mode)).toBe(out);
      }),
      { numRuns: 40, seed: 20 },
    );
  });

  it("comes back byte for byte (INV-130)", async () => {
    const corpus = new OpenCorpus({}, { mode: "balanced" });
    await fc.assert(
      fc.asyncProperty(TREES, async (tree) => {
        const text = write(tree);
        corpus.write("a.txt", text);
        expect(await corpus.textOf(corpus.redact(text))).toBe(text);
      }),
      { numRuns: 15, seed: 21 },
    );
  });
});
