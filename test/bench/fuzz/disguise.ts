// Fuzzes disguises: invented people, clients, secrets and addresses in one disguise or two, in every format.
import fc from "fast-check";
import { disguised, judged } from "../disguises/disguised.js";
import { FORMATS } from "../disguises/formats.js";
import { DISGUISES } from "../disguises/spellings.js";
import { inventedIdentifier, inventedTerms } from "../disguises/values.js";
import { Random } from "../random.js";
import { Redactor } from "../redactor.js";
import { target } from "./target.js";

const TERMS = 200;
const people = inventedTerms(new Random(1), TERMS);

const values = fc.oneof(
  fc.constantFrom(...people).map((text) => ({ text, isTerm: true })),
  fc.nat().map((seed) => ({ text: inventedIdentifier(new Random(seed)), isTerm: false })),
);
const inputs = fc.record({
  value: values,
  disguises: fc.array(fc.constantFrom(...DISGUISES), { minLength: 1, maxLength: 2 }),
  format: fc.constantFrom(...FORMATS),
});

export const disguiseTarget = target("disguise", inputs, () => {
  const terms = { clients: [], organizations: [], people, terms: [] };
  // Strict mode hides words of the formats as well: what stands around a value is left alone by balanced mode.
  const redactor = new Redactor("balanced", terms);
  return {
    async judge({ value, disguises, format }) {
      const one = disguised(value, disguises, format);
      return one === undefined ? undefined : judged(one, redactor.redact(one.text));
    },
  };
});
