// Structured text stays structured: what a field names is hidden in every format, and the output has the keys, rows and columns of the input.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BASELINE } from "../../../detectors/index.js";
import { Policy } from "../../../src/core/policy.js";
import { Raw } from "../../../src/core/raw.js";
import { redact } from "../../../src/core/redact.js";
import { Vault } from "../../../src/core/vault.js";
import { NO_TERMS } from "../../core/toy-baseline.js";

const vault = new Vault("test-salt");
const modes = ["strict", "balanced"] as const;
const policies = Object.fromEntries(
  modes.map((mode) => [
    mode,
    Policy.compile(BASELINE, { mode, profile: "default", terms: NO_TERMS, allow: [], scope: "text" }),
  ]),
);

function redacted(text: string, mode: string = "balanced"): string {
  const policy = policies[mode];
  if (policy === undefined) throw new RangeError(mode);
  return String(redact(Raw.of(text), policy, vault).text);
}

/** Fields with values that look like nothing. */
const PEOPLE = [
  { firstName: "vesper", lastName: "brindle", phone: "5550 17", dob: "3/84", street: "larch row", customerId: "kx7" },
  { firstName: "marlow", lastName: "quint", phone: "5550 18", dob: "4/85", street: "mill end", customerId: "zq8" },
];
type Person = (typeof PEOPLE)[number];
const KEYS = Object.keys(PEOPLE[0] ?? {}) as readonly (keyof Person)[];
const snake = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const lines = (separator: string, quote: string) =>
  [KEYS.map(snake), ...PEOPLE.map((person) => KEYS.map((key) => quote + person[key] + quote))]
    .map((cells) => cells.join(separator))
    .join("\n");

const FORMATS: Readonly<Record<string, () => string>> = {
  JSON: () => JSON.stringify(PEOPLE),
  "indented JSON": () => JSON.stringify({ rows: [{ people: PEOPLE }] }, null, 2),
  "JSON lines": () => PEOPLE.map((person) => JSON.stringify(person)).join("\n"),
  "JSON in JSON": () => JSON.stringify({ body: JSON.stringify(PEOPLE) }),
  "JSON that is cut": () => JSON.stringify(PEOPLE).slice(0, -2),
  YAML: () => PEOPLE.map((person) => `- ${KEYS.map((key) => `${key}: ${person[key]}`).join("\n  ")}`).join("\n"),
  TOML: () =>
    PEOPLE.map((person) => `[[p]]\n${KEYS.map((key) => `${snake(key)} = "${person[key]}"`).join("\n")}`).join("\n"),
  properties: () => PEOPLE.map((person) => KEYS.map((key) => `person.${key}=${person[key]}`).join("\n")).join("\n"),
  environment: () =>
    PEOPLE.map((person) => KEYS.map((key) => `${snake(key).toUpperCase()}="${person[key]}"`).join("\n")).join("\n"),
  CSV: () => `${lines(",", "")}\n`,
  "quoted CSV behind a mark": () => `\ufeff${lines(",", '"')}\r\n`,
  semicolons: () => `${lines(";", "")}\n`,
  tabs: () => `${lines("\t", "")}\n`,
  Markdown: () =>
    `${lines(" | ", "")
      .replace(/^.*$/gm, "| $& |")
      .replace("\n", `\n${"| --- ".repeat(KEYS.length)}|\n`)}\n`,
  XML: () =>
    PEOPLE.map((person) => `<p>${KEYS.map((key) => `<${key}>${person[key]}</${key}>`).join("")}</p>`).join("\n"),
  attributes: () => PEOPLE.map((person) => `<p ${KEYS.map((key) => `${key}="${person[key]}"`).join(" ")}/>`).join("\n"),
  "an HTML table": () =>
    `<table><tr>${KEYS.map((key) => `<th>${key}</th>`).join("")}</tr>\n${PEOPLE.map((person) => `<tr>${KEYS.map((key) => `<td>${person[key]}</td>`).join("")}</tr>`).join("\n")}</table>`,
  "an HTML form": () =>
    PEOPLE.map((person) => KEYS.map((key) => `<input name="${key}" value="${person[key]}">`).join("")).join("\n"),
  "classes of HTML": () =>
    PEOPLE.map(
      (person) => `<p class="row">${KEYS.map((key) => `<span class="${key}">${person[key]}</span>`).join("")}</p>`,
    ).join("\n"),
  "one of several classes": () =>
    PEOPLE.map((person) => KEYS.map((key) => `<i class="${key} fw-bold">${person[key]}</i>`).join(" ")).join("\n"),
  "headers of cells": () =>
    PEOPLE.map(
      (person) => `<tr>${KEYS.map((key) => `<td headers="${key}"><b>${person[key]}</b></td>`).join("")}</tr>`,
    ).join("\n"),
  "attributes of data": () =>
    PEOPLE.map((person) => KEYS.map((key) => `<div data-field='${snake(key)}'>${person[key]}</div>`).join("\n")).join(
      "\n",
    ),
  "labels before values": () =>
    PEOPLE.map((person) =>
      KEYS.map((key) => `<label>${snake(key)}</label> <span>${person[key]}</span>`).join("<br>"),
    ).join("\n"),
  "a list of definitions": () =>
    PEOPLE.map((person) => `<dl>${KEYS.map((key) => `<dt>${key}:</dt>\n<dd>${person[key]}</dd>`).join("")}</dl>`).join(
      "\n",
    ),
  SQL: () =>
    `INSERT INTO people (${KEYS.map(snake).join(", ")}) VALUES\n${PEOPLE.map((person) => `(${KEYS.map((key) => `'${person[key]}'`).join(", ")})`).join(",\n")};`,
  log: () =>
    PEOPLE.map((person) => `level=info ${KEYS.map((key) => `${key}="${person[key]}"`).join(" ")} ms=4`).join("\n"),
  query: () =>
    PEOPLE.map(
      (person) => `GET /x?${KEYS.map((key) => `${snake(key)}=${person[key].replaceAll(" ", "+")}`).join("&")}&z=1`,
    ).join("\n"),
};

describe.each(Object.entries(FORMATS))("%s", (_, format) => {
  it.each(modes)("hides what its fields name in %s mode (INV-56)", (mode) => {
    const out = redacted(format(), mode);
    for (const person of PEOPLE) {
      for (const key of KEYS) expect(out, key).not.toContain(person[key]);
    }
    expect(out.split("\n")).toHaveLength(format().split("\n").length);
    if (mode === "strict") return;
    for (const key of KEYS)
      expect(
        [key, snake(key)].some((name) => out.toLowerCase().includes(name.toLowerCase())),
        key,
      ).toBe(true);
  });
});

/** What values are put together from: words and signs that rows take for a name of what follows. */
const PARTS = [
  "secret",
  "a7Qx9",
  "Oriel",
  ":",
  " ",
  "=",
  ",",
  "x.test",
  "5550 17",
  "é",
  "|",
  "<",
  ">",
  "@",
  "#",
  "(",
  "-",
  '"',
  "\\",
];

describe("the form of a redacted text", () => {
  it("is JSON where the text was (INV-57)", () => {
    const value = fc.oneof(
      fc.string({ maxLength: 16 }),
      fc.string({ unit: "binary", maxLength: 8 }).map((text) => text.replace(/\p{Surrogate}/gu, "?")),
      fc.string({ unit: fc.constantFrom(...PARTS), maxLength: 5 }),
      fc.constantFrom("Oriel", "5550 17", 'a "b" \\ c', "x\ny"),
      fc.constant(null),
      fc.boolean(),
    );
    const key = fc.constantFrom("firstName", "phone", "homeAddress", "dob", "customerId", "note", "customer");
    fc.assert(
      fc.property(fc.array(fc.dictionary(key, value)), fc.constantFrom(...modes), (records, mode) => {
        const out = JSON.parse(redacted(JSON.stringify(records), mode)) as unknown[];
        expect(out).toHaveLength(records.length);
        expect(out.map((record) => Object.keys(record ?? {}))).toEqual(records.map((record) => Object.keys(record)));
      }),
      { numRuns: 400, seed: 11 },
    );
  });

  it.each([
    ['[{"firstName":"(secret","homeAddress":""}]'],
    ['[{"firstName":"secret|"},{"note":"|","homeAddress":"x"}]'],
    ['{\n  "firstName": "<secret>a7Qx9",\n  "dob": null\n}'],
    ['[{"firstName":":@Oriel\\n"}]'],
    ['[{"firstName":"secret \'","homeAddress":"\'"}]'],
  ])("keeps the keys of %j (INV-57)", (text) => {
    const keys = (of: unknown): unknown => (Array.isArray(of) ? of.map(keys) : Object.keys(of ?? {}));
    for (const mode of modes) expect(keys(JSON.parse(redacted(text, mode)))).toEqual(keys(JSON.parse(text)));
  });

  it("keeps rows and columns (INV-57)", () => {
    const cell = fc.stringMatching(/^[A-Za-z0-9 .-]{0,12}$/);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(cell, cell, cell, cell), { minLength: 1 }),
        fc.constantFrom(",", ";", "\t"),
        (rows, separator) => {
          const text = [["ref", "surname", "phone", "note"], ...rows]
            .map((cells) => cells.map((one) => `"${one}"`).join(separator))
            .join("\n");
          const columns = (of: string) => of.split("\n").map((line) => line.split(`"${separator}"`).length);
          expect(columns(redacted(`${text}\n`))).toEqual(columns(`${text}\n`));
        },
      ),
      { numRuns: 40, seed: 11 },
    );
  });

  it("leaves other columns and values that are none", () => {
    const text = "ref,surname,salary\n77,n/a,51234\n78,,61234\n79,null,1\n";
    expect(redacted(text)).toBe(text);
    const json = '{"firstName":null,"phone":"","dob":"string","customerId":true,"lastName":"{{ last }}"}';
    expect(redacted(json)).toBe(json);
  });
});

describe("a table", () => {
  it("may have 10,000 columns and hostile nesting in linear time", () => {
    const wide = `${Array.from({ length: 10_000 }, (_, at) => `phone_${at}`).join(",")}\n${"1,".repeat(9_999)}1\n`;
    const texts = [
      wide,
      "surname,phone\n".repeat(20_000),
      '{"firstName":'.repeat(20_000),
      "firstName:".repeat(20_000),
      '"phone","'.repeat(20_000),
      `{"phone":"5550${'1","lastName":"x","a":"'.repeat(9_000)}`,
    ];
    for (const text of texts) {
      const started = performance.now();
      redacted(text);
      expect(performance.now() - started, text.slice(0, 20)).toBeLessThan(20_000);
    }
  });
});
