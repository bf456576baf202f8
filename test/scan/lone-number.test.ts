// Numbers that stand by themselves are told from groups of a longer number.
import { describe, expect, it } from "vitest";
import { isLoneNumber } from "../../src/scan/lone-number.js";

/** Whether the number between the marks is lone. */
function isLone(marked: string): boolean {
  const [before = "", number = "", after = ""] = marked.split(/[«»]/);
  return isLoneNumber(before + number + after, before.length, before.length + number.length);
}

describe("isLoneNumber", () => {
  it.each([
    "the «12» files",
    "f(a, «4096»);",
    "[«1»,«2»]",
    "x = «5»,\n",
    "at=«80»]",
    "(see «3») and",
    "f(«7»)",
    "at «8080». Then",
    "v «1».2.3 is",
    "v 1.2.«3»,",
    "costs «12».50\n",
  ])("is true: %s", (text) => {
    expect(isLone(text)).toBe(true);
  });

  it.each([
    ["a group follows behind a space", "«020» 7946"],
    ["a group follows behind a bracket", "(«020»)7946 0958"],
    ["a group follows behind a bracket and a space", "(«020») 7946 0958"],
    ["a sign joins it with what follows", "«555»-0134"],
    ["a sign joins it with what precedes", "555-«0134» is"],
    ["it is long enough for a number of its own", "call «12345» now"],
    ["masks stand before it", "XXXX «1234» is"],
    ["a town follows", "«1234» Ervik"],
    ["a plus stands before it", "+«44» is"],
    ["it is the group of an address", "at «10».0.0.1 is"],
    ["dots join more digits than a version has", "call «555».123.4567 now"],
    ["a number follows its full stop", "no. «12». 34"],
  ])("is false where %s", (_, text) => {
    expect(isLone(text)).toBe(false);
  });
});
