// Hostile structured texts: four times the text is about four times the work, however deep, wide, long or broken it is. The bounds are generous: a square would be sixteen.
import { expect, it } from "vitest";
import { Redactor } from "../../bench/redactor.js";

const redactor = new Redactor("balanced");
const many = (piece: string, times: number) => piece.repeat(times);
const columns = (count: number) => Array.from({ length: count }, (_, at) => `phone_${at}`).join(",");

const TEXTS: Readonly<Record<string, (size: number) => string>> = {
  "nested lists": (size) => `${many("[", size)}{"phone":15550142}${many("]", size)}`,
  "nested keys": (size) => `${many('{"firstName":', size)}"x"${many("}", size)}`,
  "nested elements": (size) => `${many("<a>", size)}<phone>15550142</phone>${many("</a>", size)}`,
  "YAML that opens lists": (size) => `a: ${many("[", size)}\nphone: 15550142\n`,
  "YAML of marks": (size) => `${many("---\n", size)}phone: 15550142\n`,
  "one line of JSON": (size) => `[${many('{"firstName":"vesper","phone":15550142},', size / 4)}0]`,
  "columns and no end": (size) => `${columns(size / 10)}\n${many("1555,", size / 10)}`,
  "columns of an insert": (size) => `INSERT INTO p (${columns(size / 10)}) VALUES (${many("1,", size / 10)}1);`,
  "short rows": (size) => `ref,surname\n${many("7,x\n", size / 2)}`,
  "a quote that stays open": (size) => `surname,phone\n"${many("brindle,555\n", size / 8)}`,
  "rows that look like headers": (size) => many("surname,phone\n", size / 8),
  "keys without values": (size) => many('"phone":"', size / 4),
  "a form that is cut": (size) => many('<input name="phone" ', size / 8),
  "an element that opens again": (size) => many('<b class="surname', size / 8),
  "classes without end": (size) => `<b class="${many("surname ", size / 4)}">x</b>`,
  "labels without a value": (size) => many("<b>Surname:</b>", size / 8),
  "elements in an element": (size) => `<b class="surname">${many("<b>", size)}x`,
  "elements beside each other": (size) => many('<b class="surname">x</b>', size / 8),
  "parameters of a card": (size) => many("FN;A=b;", size / 4),
};

it.each(Object.entries(TEXTS))("%s: work grows with the text and not with its square", (_, make) => {
  const time = (size: number) => {
    const text = make(size);
    const started = performance.now();
    redactor.redact(text);
    return performance.now() - started;
  };
  time(2_000);
  // Noise of a busy machine passes by.
  const isLinear = () => time(32_000) < 8 * Math.max(20, time(8_000));
  expect(isLinear() || isLinear() || isLinear()).toBe(true);
});

it("100,000 levels end no stack", () => {
  for (const text of [
    many("[", 100_000),
    many('{"firstName":', 100_000),
    many("a:\n ", 100_000),
    many("<phone>", 100_000),
  ])
    expect(redactor.redact(text).length).toBeGreaterThan(0);
});
