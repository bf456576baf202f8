// One loop over every built-in row and its vectors. A new detector adds no code here.
import { describe, expect, test } from "vitest";
import { BASELINE, ROW_FILES } from "../../detectors/index.js";
import { Detected } from "../../src/core/detected.js";
import type { RowFile } from "../../src/core/detector.js";
import { Policy } from "../../src/core/policy.js";
import { Raw } from "../../src/core/raw.js";

/** The policy in which the row runs. */
function policyFor({ row }: RowFile): Policy {
  return Policy.compile(BASELINE, {
    mode: row.mode ?? "strict",
    profile: row.profile ?? "default",
    scope: row.scope ?? "text",
    publicUrls: row.publicUrls ?? "hidden",
    terms: { clients: [], organizations: [], people: [], terms: [] },
    allow: [],
  });
}

/** The text with the ranges that the row reports marked in it. */
function mark(file: RowFile, text: string): string {
  const policy = policyFor(file);
  const spans = Detected.run(Raw.of(text), policy)
    .spans.filter((span) => policy.rowId(span.row) === file.row.id)
    .sort((one, other) => one.start - other.start);
  let marked = "";
  let at = 0;
  for (const { start, end } of spans) {
    // Two words of one phrase may lead a row to the same place.
    if (start < at) continue;
    marked += `${text.slice(at, start)}«${text.slice(start, end)}»`;
    at = end;
  }
  return marked + text.slice(at);
}

describe.each(ROW_FILES)("$row.id", (file) => {
  test("has vectors of both kinds", () => {
    expect(file.vectors.finds.length).toBeGreaterThan(0);
    expect(file.vectors.leaves.length).toBeGreaterThan(0);
    for (const text of file.vectors.finds) expect(text).toMatch(/«[^«»]+»/);
  });

  test.each(file.vectors.finds.map((text, at) => [at + 1, text] as const))(
    "finds what is marked in vector %i",
    (_, text) => {
      expect(mark(file, text.replace(/[«»]/g, ""))).toBe(text);
    },
  );

  test.each(file.vectors.leaves.map((text, at) => [at + 1, text] as const))("leaves vector %i alone", (_, text) => {
    expect(mark(file, text)).toBe(text);
  });
});
