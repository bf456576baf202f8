// Cutting a long text into windows changes nothing of what is found in it.
import { describe, expect, test } from "vitest";
import { BASELINE } from "../../detectors/index.js";
import { Policy } from "../../src/core/policy.js";
import { Raw } from "../../src/core/raw.js";
import { redact } from "../../src/core/redact.js";
import { Vault } from "../../src/core/vault.js";
import { windowsOf } from "../../src/scan/windows.js";

const TERMS = { clients: ["Quillhaven Freight"], organizations: [], people: [], terms: [] };

function policy(mode: "strict" | "balanced"): Policy {
  return Policy.compile(BASELINE, { mode, profile: "default", scope: "text", terms: TERMS, allow: [] });
}

/** Paragraphs with names, terms and addresses, some wrapped over a line end. */
function paragraph(number: number): string {
  const lines = [
    `In week ${number} Marlow\nTeasdale asked what Quillhaven\n  Freight pays for hosting at 10.1.${number % 250}.7, says oriel${number}@quillhaven.example.`,
    `Owner: Peter${number}, Maria and the team\nplease look at the ledger, then call +44 20 7946 0${100 + (number % 900)} today`,
    `lower case words only, number ${number}, without anything that tells a name of anybody at all`,
    `Zoë\nÅkerlund\nwrote "password": "${"h7".repeat(5)}${number}" and left`,
  ];
  return lines[number % lines.length] ?? "";
}

describe("windowsOf", () => {
  test.each([0, 1, 40_959, 40_960, 200_000])("covers a text of %i units in order", (length) => {
    const text = "some words of a longer kind\n".repeat(Math.ceil(length / 28)).slice(0, length);
    const windows = [...windowsOf(text)];
    expect(windows.map(({ start, end }) => text.slice(start, end)).join("")).toBe(text);
    for (const [at, { start }] of windows.entries()) expect(start).toBe(at === 0 ? 0 : windows[at - 1]?.end);
    expect(windows.length > 1).toBe(length > 100_000);
  });

  test("cuts a line without an end between two long small words, and nothing else", () => {
    const line = "Anna Bea Carla ".repeat(10_000);
    expect([...windowsOf(line)]).toEqual([{ start: 0, end: line.length }]);
    const cut = [...windowsOf(`${line.slice(0, 60_000)} between sentences ${line}`)];
    expect(cut.length).toBe(2);
  });
});

test.each(["strict", "balanced"] as const)("a long text is redacted as its paragraphs are, in %s mode", (mode) => {
  const paragraphs = Array.from({ length: 3000 }, (_, number) => paragraph(number));
  const vault = new Vault("windows");
  const whole = redact(Raw.of(paragraphs.join("\n\n")), policy(mode), vault).text.toString();
  const compiled = policy(mode);
  const parts = paragraphs.map((text) => redact(Raw.of(text), compiled, vault).text.toString());
  expect(whole).toBe(parts.join("\n\n"));
});
