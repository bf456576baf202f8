// Placeholders that stand in a text are kept, and tell nothing of what stands beside them.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BASELINE } from "../../detectors/index.js";
import { CATEGORIES } from "../../src/core/category.js";
import { neutralised, placeholdersIn } from "../../src/core/kept-placeholders.js";
import { Policy } from "../../src/core/policy.js";
import { Raw } from "../../src/core/raw.js";
import { redact } from "../../src/core/redact.js";
import { Vault } from "../../src/core/vault.js";
import { NO_TERMS } from "./toy-baseline.js";

const vault = new Vault("test-salt");
const modes = ["strict", "balanced"] as const;
const [strict, balanced] = modes.map((mode) =>
  Policy.compile(BASELINE, { mode, profile: "default", terms: NO_TERMS, allow: [], scope: "text" }),
);
const policyOf = (mode: string) => (mode === "strict" ? strict : balanced) as Policy;
const redacted = (text: string, mode: string): string => String(redact(Raw.of(text), policyOf(mode), vault).text);
const tokens = CATEGORIES.map((category) => vault.placeholder(category, `a value of ${category}`));

describe("placeholdersIn", () => {
  it("finds full, short and alias forms and nothing that is only like one", () => {
    const found = ["[PERSON_0123456789]", "[SECRET_0123456789abcdef0123456789abcdef]", "[ORG_0123456789.abcd]"];
    const others = ["[PERSON_01234567]", "[person_0123456789]", "[X_0123456789]", "[[", "["];
    const text = [...found, ...others].join(" ");
    expect(placeholdersIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(found);
  });

  it("takes time that is linear in the number of brackets", () => {
    for (const piece of ["[", "[P", "[PERSON_0123456789", "[PERSON_0123456789]"]) {
      const text = piece.repeat(400_000 / piece.length);
      const started = performance.now();
      expect(neutralised(text, placeholdersIn(text))).toHaveLength(text.length);
      expect(performance.now() - started, piece).toBeLessThan(10_000);
    }
  });
});

describe("a placeholder beside a value", () => {
  const piece = fc.constantFrom(
    "xK93jd8sKd93kfl2Qz",
    "met Oriel Tarn",
    "key:",
    "is",
    "4111 1111",
    "020 7946",
    "Tarn",
    "Halden Ltd",
    "=",
    ",",
    "\n",
    "the ledger",
    "Dr.",
    "password:",
    "| a |",
    "7",
  );
  const around = fc.array(
    fc.tuple(piece, fc.constantFrom(" ", "", "\n")).map(([text, gap]) => text + gap),
    {
      maxLength: 6,
    },
  );

  it("changes nothing of it, whatever its category and digits are (INV-120)", () => {
    fc.assert(
      fc.property(
        around,
        around,
        fc.constantFrom(...tokens),
        fc.constantFrom(...modes),
        (before, after, token, mode) => {
          const text = (of: string) => `${before.join("")} ${of} ${after.join("")}`;
          const other = tokens[0] as string;
          expect(redacted(text(token), mode).replace(token, other)).toBe(redacted(text(other), mode));
        },
      ),
      { seed: 61, numRuns: 300 },
    );
  });

  it("stays, and what was redacted once stays as it is", () => {
    fc.assert(
      fc.property(around, fc.constantFrom(...modes), (parts, mode) => {
        const once = redacted(parts.join(" then of the other "), mode);
        expect(redacted(once, mode)).toBe(once);
      }),
      { seed: 62, numRuns: 300 },
    );
  });
});
