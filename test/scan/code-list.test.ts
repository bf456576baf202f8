// Lists of character codes that read as text, and numbers that are none.
import { describe, expect, it } from "vitest";
import { codeListAt } from "../../src/scan/code-list.js";

/** What the list that begins with the first number of a text reads, each reading. */
function read(text: string): readonly string[] {
  const start = text.search(/\d/);
  const word = /^\w+/.exec(text.slice(start))?.[0] ?? "";
  return codeListAt(text, start, start + word.length)?.texts ?? [];
}

describe("codeListAt", () => {
  it.each([
    ["decimal codes", "[79,114,105,101,108]"],
    ["decimal codes with blanks", "79, 114, 105, 101, 108"],
    ["decimal codes over lines", "79,\n  114,\n  105,\n  101,\n  108"],
    ["calls", "chr(79).chr(114).chr(105).chr(101).chr(108)"],
    ["calls that are added", "chr(79) + chr(114) + chr(105) + chr(101) + chr(108)"],
    ["pairs", "4f 72 69 65 6c"],
    ["pairs with colons", "4F:72:69:65:6C"],
    ["pairs with dashes", "4f-72-69-65-6c"],
    ["hexadecimal codes", "0x4f,0x72, 0x69,0x65,0x6c"],
  ])("reads %s", (_, text) => {
    expect(read(text)).toContain("Oriel");
  });

  it("reads bytes of UTF-8 and codes of characters", () => {
    expect(read("90,111,195,171,33")).toContain("Zoë!");
    expect(read("90,111,235,108")).toContain("Zoël");
  });

  it.each([
    "1, 2, 3, 4",
    "79",
    "79, 114, 105",
    "2024-10-11 12:30",
    "10 items in 20",
    "10, 11, 12, 14, 15",
    "192.168.10.44",
    "0x1f",
  ])("reads nothing from %j", (text) => {
    expect(read(text)).toEqual([]);
  });

  it("tells that a list is longer than what it reads", () => {
    expect(codeListAt("79,".repeat(30_000), 0, 2)).toMatchObject({ isCut: true, end: 89_999 });
  });

  it("is given up at once where blanks between pairs end in something else", () => {
    const text = `${"ab    ".repeat(42)}~ef 4f:72:69:65`;
    const start = text.indexOf("4f:");
    expect(codeListAt(text, start, start + 2)?.start).toBe(start - 3);
  });
});
