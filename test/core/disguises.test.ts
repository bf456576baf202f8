// Whatever a value is disguised as, and in whatever format it stands, redaction leaves nothing of it, and nothing around it is touched.
import { describe, expect, it } from "vitest";
import { disguised, judged } from "../bench/disguises/disguised.js";
import { FORMATS } from "../bench/disguises/formats.js";
import { DISGUISES } from "../bench/disguises/spellings.js";
import { inventedIdentifier, inventedTerms } from "../bench/disguises/values.js";
import { Random } from "../bench/random.js";
import { Redactor } from "../bench/redactor.js";

const SEED = 20_311_130;
const random = new Random(SEED);
const terms = inventedTerms(random, 24);
const redactor = new Redactor("balanced", {
  clients: terms.slice(12),
  organizations: [],
  people: terms.slice(0, 12),
  terms: [],
});
const value = () =>
  random.chance(0.7) ? { text: random.pick(terms), isTerm: true } : { text: inventedIdentifier(random), isTerm: false };

/** What is wrong with one disguised value; undefined if nothing is, or if nobody could read it back. */
function faultOf(disguises: Parameters<typeof disguised>[1], format: (typeof FORMATS)[number]): string | undefined {
  const one = disguised(value(), disguises, format);
  const fault = one === undefined ? undefined : judged(one, redactor.redact(one.text));
  return fault === undefined ? undefined : `${one?.name}: ${fault}`;
}

describe("a disguised value", () => {
  it.each(FORMATS.map((format) => [format.name, format] as const))("leaves nothing in %s (INV-121)", (_, format) => {
    expect(DISGUISES.map((disguise) => faultOf([disguise], format)).filter((fault) => fault !== undefined)).toEqual([]);
  });

  it("leaves nothing in a second disguise (INV-121)", () => {
    const faults = Array.from({ length: 400 }, () =>
      faultOf([random.pick(DISGUISES), random.pick(DISGUISES)], random.pick(FORMATS)),
    );
    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
  });
});

describe("the judge", () => {
  const [format = FORMATS[0]] = FORMATS;
  const plain = DISGUISES.filter(({ name }) => name === "base64");

  it("sees what is left, in plain and encoded, and what changed around it", () => {
    const one = disguised({ text: "Tarvorwick Melindgard", isTerm: true }, plain, format as (typeof FORMATS)[number]);
    if (one === undefined || format === undefined) throw new Error("nothing was disguised");
    expect(judged(one, one.text)).toBe("nothing was hidden");
    expect(judged(one, `${format.before}Tarvorwick ${format.after}`)).toBe("a part of the value is left");
    expect(judged(one, `${format.before}TWVsaW5kZ2FyZA==${format.after}`)).toBe("a part of the value is left");
    expect(judged(one, `${format.before}[PERSON]`)).toBe("text around the value changed");
    expect(judged(one, `${format.before}[PERSON_${"0".repeat(32)}]${format.after}`)).toBeUndefined();
  });
});
