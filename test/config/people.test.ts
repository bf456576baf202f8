// Parts of names in any script, and the particles that are none.
import { expect, test } from "vitest";
import { expandPeople } from "../../src/config/people.js";

test.each([
  ["Oriel Vantongeren", ["Oriel", "Vantongeren"]],
  ["Marlow Teasdale-Quint", ["Marlow", "Teasdale", "Quint"]],
  ["oriel_vantongeren", ["oriel", "vantongeren"]],
  ["Zoë Åkerlund", ["Zoë", "Åkerlund"]],
  ["Bo Li", []],
  ["J. R. Brindlecote", ["Brindlecote"]],
  ["Ana de la Cruz van der Berg", ["Ana", "Cruz", "Berg"]],
  ["Ludwig VON Ems und DEN", ["Ludwig", "Ems"]],
  ["Αλέξης Ζορμπάς", ["Αλέξης", "Ζορμπάς"]],
  ["Sean O'Hearn", ["Sean", "O'Hearn"]],
  ["Vantongeren, (Oriel)", ["Vantongeren", "Oriel"]],
  ["R2D 4711", []],
])("%s", (name, parts) => {
  expect(expandPeople([name])).toEqual([name, ...parts]);
});

test("a part that two people share is one term", () => {
  expect(expandPeople(["Oriel Ems", "ORIEL Quint"])).toEqual(["Oriel Ems", "Oriel", "Ems", "ORIEL Quint", "Quint"]);
});

test("a long run of signs costs no more than its length", () => {
  expect(expandPeople([`${"!?".repeat(100_000)}x`])).toHaveLength(1);
});
