// The cheap look at a key overlooks no key that names a secret, whatever the key is made of, and finds its start.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { namingOf, startOfSecretKey } from "../../../detectors/secrets/secret-key.js";
import { startOfKey } from "../../../src/scan/assignment.js";

const WORDS =
  "pass password pw pat path pin key api token seed mnemonic secret auth otp psk db client user ключ пароль jelszó";
const PART = fc.constantFrom(...WORDS.split(" "), ..."_-. 1AxÄ");
const KEYS = fc
  .tuple(fc.constantFrom("", "(", "\n", "{ "), fc.array(PART, { minLength: 1, maxLength: 6 }))
  .map(([before, parts]) => ({ text: `${before}${parts.join("")}=`, before }));

/** Short words count only where no small letter goes on, as in `path` and `spinner`. */
const WITHIN_WORD = /(?:pat|pin|pw)[a-z]/;

describe("startOfSecretKey", () => {
  it("is the start of every key that names a secret", () => {
    fc.assert(
      fc.property(KEYS, ({ text }) => {
        const end = text.length - 1;
        const start = startOfKey(text, end);
        const found = startOfSecretKey(text, end);
        expect([start, -1]).toContain(found);
        const key = text.slice(start, end);
        if (namingOf(key) !== undefined && !WITHIN_WORD.test(key)) expect(found).toBe(start);
      }),
      { numRuns: 2_000, seed: 7 },
    );
  });

  it.each([
    ["pw=", 0],
    ["(db_pass=", 1],
    ["userName=", -1],
    ["mapping=", -1],
    ["path=", -1],
    ["=", -1],
    [`${"x".repeat(80)}key=`, 19],
  ])("of %j is %i", (text, start) => expect(startOfSecretKey(text, text.length - 1)).toBe(start));
});
