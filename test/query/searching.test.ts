// search: it sees redacted lines only, and says what it leaves out.
import { describe, expect, it } from "vitest";
import { type SearchRequest, search, searchText } from "../../src/query/search.js";
import { AGENT, codeFrom, deskAt, openFolder } from "./open-desk.js";

const DEFAULTS: SearchRequest = {
  query: "",
  paths: [],
  globs: [],
  regex: false,
  ignoreCase: true,
  context: 0,
  maxResults: 200,
};

/** Lines of an answer, without ids and with placeholders shortened; `TRUNCATED` last if it is cut. */
async function found(
  content: string | Record<string, string | Uint8Array>,
  request: Partial<SearchRequest>,
): Promise<string[]> {
  const { library } = openFolder(typeof content === "string" ? { "a.txt": content } : content);
  const result = await search(deskAt(library), { ...DEFAULTS, ...request });
  const lines = result.rows.map(({ line, match, path, text }) => `${match ? ":" : "-"}${line}:${path}:${text}`);
  const shown = lines.map((line) => line.replace(/\[([A-Z_]+)_[0-9a-f]{32}\]/g, "<$1>"));
  return result.truncated ? [...shown, "TRUNCATED"] : shown;
}

describe("what is found", () => {
  it("are placeholders by their category, in any case if so asked (D01)", async () => {
    const content = "met Avery Example\n";
    expect(await found(content, { query: "person" })).toEqual([":1:a.txt:met <PERSON>"]);
    expect(await found(content, { query: "person", ignoreCase: false })).toEqual([]);
    expect(await found(content, { query: "^met \\[person_[0-9a-f]{32}\\]$", regex: true })).toHaveLength(1);
  });

  // D03, D04, C26
  it("is no raw value, and nothing that is not there (INV-19)", async () => {
    const content = "password = hunter2hunter2\nmet Avery Example at db7.lanternpost.test\n";
    for (const query of ["hunter2", "Avery", "Avery Example", "avery example at", "lanternpost", "db7", "absent"]) {
      expect({ query, lines: await found(content, { query }) }).toEqual({ query, lines: [] });
      expect({ query, lines: await found(content, { query, regex: true }) }).toEqual({ query, lines: [] });
    }
  });

  it("has the line number of the raw text, behind values of several lines (C07, C09)", async () => {
    expect(await found("password =\nabc123456789\ntarget", { query: "target" })).toEqual([":3:a.txt:target"]);
    expect(await found("Alice\nExample\ntarget", { query: "target" })).toEqual([":3:a.txt:target"]);
    expect(await found("x\r\ny\rtarget\r\n", { query: "target$", regex: true })).toEqual([":3:a.txt:target"]);
  });

  it("is within single lines, once a line", async () => {
    expect(await found("ab ab\nab\n", { query: "ab" })).toHaveLength(2);
    expect(await found("ab\ncd\n", { query: "b\nc" })).toEqual([]);
    expect(await found("ab\ncd\n", { query: "b.*c", regex: true })).toEqual([]);
    expect(await found("a\n\nb", { query: "" })).toEqual([":1:a.txt:a", ":2:a.txt:", ":3:a.txt:b"]);
    expect(await found("a.b\naxb\n", { query: "a.b" })).toEqual([":1:a.txt:a.b"]);
  });

  it("is treated alike in any case of any script", async () => {
    expect(await found("straße äöü\n", { query: "ÄÖÜ" })).toHaveLength(1);
    expect(await found("straße äöü\n", { query: "ÄÖÜ", ignoreCase: false })).toEqual([]);
  });

  it("takes each file once, and passes over what is no text", async () => {
    const files = {
      "b/a.txt": "x\n",
      "c.bin": "x\0x",
      "d.txt": new Uint8Array([0x78, 0xff, 0xfe, 0xfd, 0xfc, 0xfb]),
      "e.txt": "x\n",
    };
    expect(await found(files, { query: "x" })).toEqual([":1:b/a.txt:x", ":1:e.txt:x"]);
    expect(await found(files, { query: "x", paths: ["b", "b/a.txt", "b"] })).toHaveLength(1);
  });

  it("is no line of a pattern that is none", async () => {
    for (const query of ["(", "[", "(?<=a)b", "\\1", "a{2000}"]) {
      const { library } = openFolder({ "a.txt": "x\n" });
      const why = await codeFrom(search(deskAt(library), { ...DEFAULTS, query, regex: true }));
      expect({ query, why }).toEqual({ query, why: "INVALID_REGEX" });
    }
  });
});

describe("context", () => {
  const content = "1 a\n2\n3 a\n4 a\n5\n6\n7 a\n";
  const lines = (...marked: string[]) => marked.map((line) => `${line[0]}${line[1]}:a.txt:${line.slice(1)}`);

  it("stands around matches, each line once, and a match keeps its mark", async () => {
    expect(await found(content, { query: "a", context: 1 })).toEqual(
      lines(":1 a", "-2", ":3 a", ":4 a", "-5", "-6", ":7 a"),
    );
    expect(await found(content, { query: "4", context: 2 })).toEqual(lines("-2", "-3 a", ":4 a", "-5", "-6"));
    expect(await found(content, { query: "1", context: 99 })).toHaveLength(7);
  });

  it("counts as results", async () => {
    expect(await found(content, { query: "4", context: 1, maxResults: 3 })).toHaveLength(3);
    expect(await found(content, { query: "4", context: 1, maxResults: 2 })).toEqual([
      ...lines("-3 a", ":4 a"),
      "TRUNCATED",
    ]);
    expect(await found(content, { query: "4", context: 1, maxResults: 1 })).toEqual([...lines("-3 a"), "TRUNCATED"]);
  });
});

describe("a cut", () => {
  it("is told if a further line would have been shown, and only then", async () => {
    const files = { "a.txt": "x\nx\n", "b.txt": "x\n", "c.txt": "y\n" };
    expect((await found(files, { query: "x", maxResults: 3 })).at(-1)).toBe(":1:b.txt:x");
    expect((await found(files, { query: "x", maxResults: 2 })).at(-1)).toBe("TRUNCATED");
    expect(await found(files, { query: "y", maxResults: 1 })).toHaveLength(1);
    const { library } = openFolder(files);
    const text = String(searchText(await search(deskAt(library), { ...DEFAULTS, query: "x", maxResults: 1 })));
    expect(text).toMatch(/^@p_\w{12}:1:a\.txt:x\n\[TRUNCATED\]\nnext: narrow paths or raise max_results\n$/);
  });

  it("is a failure where a limit is hit, with no part of an answer (INV-30)", async () => {
    const why = (limits: object) => {
      const { library } = openFolder({ "a.txt": "x\n", "b.txt": "x\n" });
      return codeFrom(search(deskAt(library, AGENT, limits), { ...DEFAULTS, query: "x" }));
    };
    expect(await why({ maxTotalRawBytes: 3 })).toBe("TOTAL_BYTE_LIMIT");
    expect(await why({ maxRawBytesPerFile: 1 })).toBe("FILE_BYTE_LIMIT");
    expect(await why({ maxEntries: 1 })).toBe("ENTRY_LIMIT");
    expect(await why({ maxFiles: 1 })).toBe("FILE_LIMIT");
    expect(await why({ maxSeconds: 0 })).toBe("DEADLINE");
    expect(await why({})).toBe("none");
  });
});
