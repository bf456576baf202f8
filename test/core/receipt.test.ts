// A receipt counts every substitution by category, and says nothing else.
import { describe, expect, it } from "vitest";
import { Raw } from "../../src/core/raw.js";
import { countSpans, NO_COUNTS, Receipt } from "../../src/core/receipt.js";
import { redact } from "../../src/core/redact.js";
import { Vault } from "../../src/core/vault.js";
import { toyPolicy } from "./toy-baseline.js";

describe("Receipt (INV-18)", () => {
  it("counts repeated values, sorts categories and leaves out those without a substitution", () => {
    const receipt = new Receipt("extended");
    const vault = new Vault("test-salt");
    const policy = toyPolicy({ profile: "extended" });
    receipt.add(redact(Raw.of("http://a.test/x and b@c.test and b@c.test"), policy, vault).counts);
    receipt.add(redact(Raw.of("d@e.test, on Monday"), policy, vault).counts);
    receipt.add(NO_COUNTS);
    expect(JSON.stringify(receipt)).toBe('{"detector_profile":"extended","counts_by_category":{"EMAIL":3,"URL":1}}');
  });

  it("counts no text that is kept", () => {
    const vault = new Vault("test-salt");
    const { counts } = redact(Raw.of(`${vault.placeholder("ID", "x")} Key Vault`), toyPolicy(), vault);
    expect(counts.size).toBe(0);
    expect(countSpans([])).toEqual(new Map());
  });

  it("is one only if it was made here", () => {
    expect(Receipt.is(new Receipt("default"))).toBe(true);
    expect(Receipt.is({ toJSON: () => ({}) })).toBe(false);
  });
});
