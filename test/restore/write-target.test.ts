// Hostile targets are refused by name, with the text of their kind, and nothing below the root changes (G02, G10, G11, G14).
import { describe, expect, it } from "vitest";
import { FAILURES } from "../../src/boundary/failure.js";
import { partsOfSubdir } from "../../src/library/write-place.js";
import { partsOfTarget } from "../../src/restore/write-target.js";
import { HOSTILE } from "./hostile-targets.js";
import { CLIENT, PERSON, WritingServer } from "./submitting.js";

describe("a hostile target", () => {
  it("is one of two hundred", () => {
    expect(new Set(HOSTILE.map(([target]) => target)).size).toBeGreaterThanOrEqual(200);
  });

  // INV-83
  it("is refused whatever else is asked, and the tree stays what it was", { timeout: 60_000 }, async () => {
    const server = new WritingServer();
    const before = server.digest();
    const faults: string[] = [];
    await Promise.all(
      HOSTILE.flatMap(([target, text]) =>
        [false, true].map(async (overwrite) => {
          const answer = await server.submit(target, "x", overwrite);
          if (!answer.isError || answer.text !== text) faults.push(JSON.stringify({ target, overwrite, answer }));
        }),
      ),
    );
    expect(faults).toEqual([]);
    expect(server.digest()).toBe(before);
  });

  it("is refused also where its trick comes out of a value", async () => {
    const server = new WritingServer({
      files: {
        ".agent-context-redactor.toml": '[redaction]\nterms = ["bora:ge"]\n',
        "notes/a.md": "see http://lanternpost.test/a?b=c and bora:ge",
      },
    });
    const tokens =
      (await server.call("redctx_read", { path: "notes/a.md" })).text.match(/\[(?:SENSITIVE|URL)_\w+\]/g) ?? [];
    const before = server.digest();
    for (const token of tokens) {
      const answer = await server.submit(token, "x");
      expect(answer.isError).toBe(true);
      expect(answer.text).not.toMatch(/lanternpost|bora/i);
    }
    expect(tokens.length).toBeGreaterThan(1);
    expect(server.digest()).toBe(before);
  });
});

describe("an ordinary target", () => {
  it.each([
    "a.md",
    "a b.md",
    "sub/deep/é–ü.txt",
    ".gitignore",
    "a.b.c",
    "名前.md",
    "a~b.md",
    "conference.md",
    "x".repeat(255),
    "a'b (1), [2] & c.md",
  ])("is taken: %#", (target) => {
    expect(partsOfTarget(target)).toEqual(target.split("/"));
  });

  it("may be made of values", async () => {
    expect(await new WritingServer().submit(`${CLIENT} with ${PERSON}.md`, "x")).toMatchObject({ isError: false });
  });
});

describe("a write folder", () => {
  it.each([
    ["", "WRITE_SUBDIR_EMPTY"],
    ["  ", "WRITE_SUBDIR_EMPTY"],
    ["/tmp/x", "WRITE_SUBDIR_RELATIVE"],
    ["~/x", "WRITE_SUBDIR_RELATIVE"],
    ["C:/x", "WRITE_SUBDIR_RELATIVE"],
    ["\\x", "WRITE_SUBDIR_RELATIVE"],
    ["../x", "WRITE_SUBDIR_OUTSIDE"],
    ["a/../../x", "WRITE_SUBDIR_OUTSIDE"],
    [".", "WRITE_SUBDIR_FOLDER"],
    ["./", "WRITE_SUBDIR_FOLDER"],
    ["a/nul", "WRITE_SUBDIR_FOLDER"],
    ["a\nb", "WRITE_SUBDIR_FOLDER"],
  ] as const)("is refused: %j", (subdir, code) => {
    expect(() => partsOfSubdir(subdir)).toThrow(FAILURES[code]);
  });

  it("is a folder of the root, however deep", () => {
    expect(partsOfSubdir("./a//b c/")).toEqual(["a", "b c"]);
  });
});
