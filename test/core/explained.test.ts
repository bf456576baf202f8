// Every span is explained: its place, its row, what became of it, and a value that only one door opens.
import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import type { Detector } from "../../src/core/detector.js";
import { explain } from "../../src/core/explained.js";
import { FoundValue, quotedValue } from "../../src/core/found-value.js";
import type { Policy } from "../../src/core/policy.js";
import { Raw } from "../../src/core/raw.js";
import { redact } from "../../src/core/redact.js";
import { Redacted } from "../../src/core/redacted.js";
import { RANK } from "../../src/core/span.js";
import { Vault } from "../../src/core/vault.js";
import { NO_TERMS, TOY_ROWS, toyPolicy } from "./toy-baseline.js";

const vault = new Vault("test-salt");
const policy = toyPolicy({ terms: { ...NO_TERMS, clients: ["Lantern Labs"] } });

/** `OUTCOME FIRST-LAST CATEGORY RANK ROW VALUE` of each finding. */
function explained(text: string, all = false, chosen: Policy = policy): string[] {
  return explain(Raw.of(text), chosen, vault, all).map(
    ({ outcome, first, last, category, rank, row, value }) =>
      `${outcome} ${first}-${last} ${category ?? "-"} ${rank} ${row} ${quotedValue(value)}`,
  );
}

describe("explain", () => {
  it("names row, rank and lines of what is hidden", () => {
    expect(explained("a@b.test\rof\r\nLantern\nLabs\n\nZorvex")).toEqual([
      'hidden 1-1 EMAIL identifier toy/email "a@b.test"',
      'hidden 3-4 CLIENT term term "Lantern\\nLabs"',
      'hidden 6-6 ENTITY word toy/entity "Zorvex"',
    ]);
  });

  it("tells with `all` what was kept and what was outranked, each once", () => {
    const text = `Monday ${vault.placeholder("PERSON", "x")} Zorvex Quill`;
    expect(explained(text)).toEqual(['hidden 1-1 PERSON name toy/person "Zorvex Quill"']);
    expect(explained(text, true).map((line) => line.replace(/_[0-9a-f]{32}/, ""))).toEqual([
      'kept 1-1 - allow allow "Monday"',
      'kept 1-1 - placeholder kept "[PERSON]"',
      'hidden 1-1 PERSON name toy/person "Zorvex Quill"',
      'outranked 1-1 ENTITY word toy/entity "Zorvex"',
      'outranked 1-1 ENTITY word toy/entity "Quill"',
    ]);
  });

  it("gives the placeholders of the redacted text, in its order", () => {
    const raw = Raw.of("Zorvex wrote a@b.test and\nkey-abcd1234 to Zorvex");
    const text = String(redact(raw, policy, vault).text);
    const placeholders = explain(raw, policy, vault, false).map(({ placeholder }) => String(placeholder));
    expect(placeholders).toEqual(text.match(/\[[A-Z]+_[0-9a-f]{32}\]/g));
  });

  it("puts the evidence of a row into the row's words", () => {
    const weighing: Detector = {
      id: "toy/weighing",
      category: "PERSON",
      rank: RANK.name,
      needs: { words: ["quill"] },
      find: (scan, word, report) => report(scan.starts.at(word), scan.ends.at(word), 2),
      explain: (evidence) => (evidence === 2 ? Redacted.say`greeting before` : Redacted.say`other`),
    };
    const weighed = toyPolicy({ mode: "balanced" }, [...TOY_ROWS, weighing]);
    const reasons = (text: string) => explain(Raw.of(text), weighed, vault, false).map(({ reason }) => String(reason));
    expect(reasons("dear quill, a@b.test")).toEqual(["greeting before", "null"]);
  });
});

describe("words of an explanation", () => {
  it("are those of closed tables only", () => {
    expect(String(Redacted.word("PERSON"))).toBe("PERSON");
    expect(() => Redacted.word("hidden" as "PERSON")).toThrow("BOUNDARY");
    const named = (id: string) =>
      toyPolicy(
        {},
        TOY_ROWS.map((row) => ({ ...row, id })),
      );
    const name = (id: string) => String(Redacted.rowName(named(id), 6));
    expect(name("toy/two-words")).toBe("toy/two-words");
    for (const id of ["Ann Vex", "toy/Ann", "a@b.test", "", "toy/"]) expect(() => name(id)).toThrow("BOUNDARY");
    expect(() => Redacted.rowName({ rowId: () => "hidden" } as unknown as Policy, 6)).toThrow("BOUNDARY");
  });
});

describe("FoundValue", () => {
  const value = new FoundValue('a\u202eb\u001b[31m\u2028\u{e0041}"');

  it("prints as nothing", () => {
    expect(JSON.stringify({ value })).toBe('{"value":{}}');
    expect(inspect(value)).toBe("FoundValue {}");
    expect(String(value)).toBe("[object Object]");
  });

  it("is opened with everything escaped that no reader sees (INV-48)", () => {
    const quoted = quotedValue(value);
    expect(quoted).toBe('"a\\u202eb\\u001b[31m\\u2028\\udb40\\udc41\\""');
    expect(JSON.parse(quoted)).toBe('a\u202eb\u001b[31m\u2028\u{e0041}"');
    expect(() => quotedValue({} as FoundValue)).toThrow(TypeError);
  });
});
