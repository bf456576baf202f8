// HMAC-SHA256 against the vectors of RFC 4231 and against the runtime's own.
import { createHmac } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { hmacSha256 } from "../../src/core/hmac.js";

const hmac = hmacSha256();

it.each([
  ["\u000b".repeat(20), "Hi There", "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"],
  ["Jefe", "what do ya want for nothing?", "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"],
])("is that of RFC 4231, cases 1 and 2", (key, message, expected) => {
  expect(hmac(key, message)).toBe(expected);
});

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc.nat({ max: 3000 }).map((length) => "aé漢".repeat(length)),
);

it("is the runtime's own for any key and any message, whatever was asked before", () => {
  const lengths = [0, 1, 55, 56, 63, 64, 65, 511, 512, 513, 70_000];
  for (const length of lengths) {
    const [key, message] = ["k".repeat(length % 200), "m".repeat(length)];
    expect(hmac(key, message)).toBe(createHmac("sha256", key).update(message, "utf8").digest("hex"));
  }
  fc.assert(
    fc.property(text, text, (key, message) => {
      expect(hmac(key, message)).toBe(createHmac("sha256", key).update(message, "utf8").digest("hex"));
    }),
  );
});
