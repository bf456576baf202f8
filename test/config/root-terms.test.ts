// What the name of a folder gives away, and what would spoil ordinary text.
import { describe, expect, test } from "vitest";
import { deriveRootTerms } from "../../src/config/root-terms.js";

const NEUTRAL: ReadonlySet<string> = new Set([
  "docs",
  "note",
  "notes",
  "client",
  "private",
  "source",
  "plan",
  "meeting",
  "not",
  "files",
]);
const derive = (name: string, neutral = NEUTRAL) => deriveRootTerms(`/srv/${name}`, neutral);

describe("names that name somebody", () => {
  test.each([
    ["quillhaven", ["quillhaven"]],
    ["quillhaven-freight", ["quillhaven-freight", "quillhaven freight", "quillhaven", "freight", "quillhavenf"]],
    [
      "Quillhaven_Ferry_Trust",
      ["Quillhaven_Ferry_Trust", "Quillhaven Ferry Trust", "Quillhaven", "Ferry", "Trust", "QFT", "QuillhavenF"],
    ],
    ["åkerlund-zoë", ["åkerlund-zoë", "åkerlund zoë", "åkerlund", "zoë", "åkerlundz"]],
    ["quillhaven notes", ["quillhaven notes", "quillhaven", "quillhavenn"]],
    ["quillhaven-2024", ["quillhaven-2024", "quillhaven 2024", "quillhaven"]],
    ["4711-23", ["4711-23", "4711 23"]],
    ["kb", ["kb"]],
  ])("%s", (name, terms) => {
    expect(derive(name)).toEqual(terms);
  });

  test("without neutral words every part counts; two initials never do", () => {
    const terms = ["source-private", "source private", "source", "private", "sourcep"];
    expect(derive("source-private", new Set())).toEqual(terms);
  });
});

describe("names that name nobody", () => {
  test.each(["docs", "Docs", "NOTES", "clients", "2024", "7"])("%s gives no term", (name) => {
    expect(derive(name)).toEqual([]);
  });

  test("the root of the file system has no name", () => {
    expect(deriveRootTerms("/", NEUTRAL)).toEqual([]);
  });

  test("ordinary parts fall, the whole stays", () => {
    expect(derive("meeting-notes")).toEqual(["meeting-notes", "meeting notes", "meetingn"]);
  });

  test("what is put together may not be an ordinary word either", () => {
    expect(derive("plan-set")).toEqual(["plan-set", "plan set", "set"]);
    expect(derive("n-o-t")).toEqual(["n-o-t", "n o t"]);
  });
});
