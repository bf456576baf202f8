// The checks of national numbers against a library that knows them: drawn numbers of each shape are found if and only if it accepts them.
import { stdnum } from "stdnum";
import { describe, expect, it } from "vitest";
import { BASELINE } from "../../detectors/index.js";
import { Detected } from "../../src/core/detected.js";
import { Policy } from "../../src/core/policy.js";
import { Raw } from "../../src/core/raw.js";
import { Random } from "../bench/random.js";

const POLICY = Policy.compile(BASELINE, {
  mode: "balanced",
  profile: "default",
  scope: "text",
  terms: { clients: [], organizations: [], people: [], terms: [] },
  allow: [],
});

/** Numbers drawn for each shape; one in ten to one in a hundred has the right check digit. */
const DRAWN = 2_000;

type Accepts = (number: string) => boolean;

/** Shapes with `d` for a digit and `L` for a letter, and the library's opinion. */
const SHAPES: readonly (readonly [string, string, Accepts])[] = [
  ["Brazil, CPF", "ddd.ddd.ddd-dd", (number) => stdnum["BR"]?.["cpf"]?.validate(number).isValid === true],
  [
    "Chile, RUT",
    "12.ddd.ddd-d",
    (number) => stdnum["CL"]?.["rut"]?.validate(number.replaceAll(".", "")).isValid === true,
  ],
  ["Argentina, CUIT", "20-dddddddd-d", (number) => stdnum["AR"]?.["cuit"]?.validate(number).isValid === true],
  ["Spain, DNI", "ddddddddL", (number) => stdnum["ES"]?.["dni"]?.validate(number).isValid === true],
  ["Switzerland, AHV", "756.dddd.dddd.dd", (number) => stdnum["CH"]?.["ssn"]?.validate(number).isValid === true],
  ["Norway", "0101dd ddddd", (number) => stdnum["NO"]?.["fodselsnummer"]?.validate(number).isValid === true],
  ["India, Aadhaar", "7ddd dddd dddd", (number) => stdnum["IN"]?.["aadhaar"]?.validate(number).isValid === true],
];

describe.each(SHAPES)("%s", (_, shape, accepts) => {
  const random = new Random(20_310_402);
  const numbers = Array.from({ length: DRAWN }, () =>
    shape.replace(/[dL]/g, (place) => (place === "d" ? String(random.whole(0, 9)) : random.pick([..."TRWAGMYFPDXB"]))),
  );

  it("finds every number that the library accepts", () => {
    const accepted = numbers.filter(accepts);
    expect(accepted.length).toBeGreaterThan(3);
    expect(accepted.filter((number) => !isFound(number)).length).toBe(0);
  });

  it("leaves the others, but for those that another row takes", () => {
    const others = numbers.filter((number) => !accepts(number));
    expect(others.filter(isFound).length / others.length).toBeLessThan(0.05);
  });
});

/** True if a row of national numbers reports the whole number. */
function isFound(number: string): boolean {
  return Detected.run(Raw.of(`is ${number} now`), POLICY).spans.some(
    ({ row, start, end }) =>
      POLICY.rowId(row).startsWith("numbers/national-") && start === 3 && end === number.length + 3,
  );
}
