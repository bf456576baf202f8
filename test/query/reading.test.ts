// read, head, tail and stat on single files, with the cases of the reference.
import { describe, expect, it } from "vitest";
import type { Library } from "../../src/library/library.js";
import { list } from "../../src/query/list.js";
import { excerptText, type ReadRequest, read, readEdge } from "../../src/query/read.js";
import { stat } from "../../src/query/stat.js";
import { AGENT, codeFrom, deskAt, openFolder } from "./open-desk.js";

const FILE = "notes.txt";

/** The text of a reading of `content`, placeholders shortened to their category. */
async function readOf(content: string, request: Partial<ReadRequest> = {}, config = ""): Promise<string> {
  const { library } = openFolder({ [FILE]: content }, { config });
  return bodyOf(library, request);
}

async function bodyOf(library: Library, request: Partial<ReadRequest> = {}): Promise<string> {
  return shortened(String((await read(deskAt(library), { path: FILE, maxChars: 9_999, ...request })).text));
}

function shortened(text: string): string {
  return text.replace(/\[([A-Z_]+)_[0-9a-f]{32}\]/g, "<$1>");
}

describe("lines", () => {
  it("end at LF, CRLF and a lone CR, and are those of the raw text (C07, C09, INV-13)", async () => {
    expect(await readOf("password =\nabc123456789\ntarget\n")).toBe("password =\n<SECRET>\ntarget\n");
    expect(await readOf("password =\nabc123456789\ntarget\n", { startLine: 3 })).toBe("target\n");
    expect(await readOf("Alice\nExample\ntarget", { startLine: 3, endLine: 3 })).toBe("target");
    expect(await readOf("one\r\ntwo\rthree\nfour", { startLine: 2, endLine: 3 })).toBe("two\rthree\n");
  });

  it("of a value that spans several are masked, wherever the range begins", async () => {
    const key = ["-----BEGIN PRIVATE ", "KEY-----\nabc123\nabc456\n-----END PRIVATE KEY-----"].join("");
    const content = `a\n${key}\nb\n`;
    expect(await readOf(content)).toBe("a\n<SECRET>\n\n\n\nb\n");
    expect(await readOf(content, { startLine: 3, endLine: 4 })).toBe("\n\n");
    expect(await readOf(content, { startLine: 6 })).toBe("b\n");
  });

  it("at the end are those of the redacted whole (C11)", async () => {
    const { library } = openFolder({ [FILE]: "password =\nabc123456789\ntarget\nAlice\nExample\n" });
    const tail = async (lines: number) =>
      shortened(String((await readEdge(deskAt(library), { path: FILE, lines, fromEnd: true, maxChars: 999 })).text));
    expect(await tail(1)).toBe("\n");
    expect(await tail(3)).toBe("target\n<PERSON>\n\n");
    expect(await tail(99)).toBe("password =\n<SECRET>\ntarget\n<PERSON>\n\n");
  });

  it("keep the spaces around a label (C13)", async () => {
    expect(await readOf("attendees \t: \tAlice\n")).toBe("attendees \t: \t<PERSON>\n");
  });

  it("of an empty text and of white space are none and unchanged (C23)", async () => {
    expect(await readOf("")).toBe("");
    expect(await readOf(" \t\n\n ")).toBe(" \t\n\n ");
    const { library } = openFolder({ [FILE]: "" });
    const excerpt = await read(deskAt(library), { path: FILE, maxChars: 9 });
    expect(excerpt).toMatchObject({ start: 1, end: 0, truncated: false, next: null });
    expect(String(excerptText(excerpt, true))).toMatch(/ lines 1-0 ---\n$/);
  });

  it("that are not there are an error (D13)", async () => {
    const { library } = openFolder({ [FILE]: "one\ntwo\n", "empty.txt": "" });
    const why = (request: object) => codeFrom(read(deskAt(library), { path: FILE, maxChars: 9, ...request }));
    expect(await why({ startLine: 2, endLine: 1 })).toBe("END_BEFORE_START");
    expect(await why({ startLine: 3 })).toBe("START_BEYOND_END");
    expect(await why({ startLine: 3, endLine: 9 })).toBe("START_BEYOND_END");
    expect(await why({ startLine: 2, endLine: 9 })).toBe("none");
    expect(await why({ path: "empty.txt", startLine: 1 })).toBe("none");
    expect(await why({ path: "empty.txt", startLine: 2 })).toBe("START_BEYOND_END");
  });
});

describe("a cut", () => {
  const CONTENT = "to taylor@example.invalid\nsecond line\nthird\n";

  it("is told, leads on, and leaves out nothing when it is followed", async () => {
    const { library } = openFolder({ [FILE]: CONTENT });
    const whole = await bodyOf(library);
    let [startLine, seen, rounds] = [1, "", 0];
    for (let next: number | null = 1; next !== null && rounds < 9; rounds++) {
      const excerpt = await read(deskAt(library), { path: FILE, startLine: next, maxChars: 55 });
      next = excerpt.next;
      seen += String(next === null ? excerpt.text : excerpt.text.lines(1, next - startLine));
      startLine = next ?? startLine;
    }
    expect(shortened(seen)).toBe(whole);
    expect(rounds).toBeGreaterThan(1);
  });

  it("never goes through a placeholder, whatever the limit (INV-14)", async () => {
    const { library } = openFolder({ [FILE]: CONTENT });
    for (let maxChars = 1; maxChars < 60; maxChars++) {
      const { text, truncated } = await read(deskAt(library), { path: FILE, maxChars });
      expect(String(text).replace(/\[EMAIL_[0-9a-f]{32}\]/g, "")).not.toMatch(/[[\]]/);
      expect(truncated).toBe(true);
    }
  });

  it("says [TRUNCATED] only if something is left out", async () => {
    const { library } = openFolder({ [FILE]: "12345\n" });
    const text = async (maxChars: number) =>
      String(excerptText(await read(deskAt(library), { path: FILE, maxChars }), false));
    expect(await text(6)).toMatch(/ ---\n12345\n$/);
    expect(await text(5)).toMatch(/ ---\n12345\n\[TRUNCATED\]\nnext: raise max_chars\n$/);
  });
});

describe("modes and paths", () => {
  it("do not mix: a word that only strict mode hides (C17)", async () => {
    const files = { [FILE]: "the ALPHA of it\n" };
    const strict = openFolder(files).library;
    const balanced = openFolder(files, { mode: "balanced" }).library;
    for (let round = 0; round < 2; round++) {
      expect(await bodyOf(strict)).toBe("the <ENTITY> of it\n");
      expect(await bodyOf(balanced)).toBe("the ALPHA of it\n");
    }
  });

  it("hide a term in a path as they do in a text (C24)", async () => {
    const config = '[redaction]\nterms = ["quokkaproject"]\n';
    const { library } = openFolder({ "notes/quokkaproject plan.md": "of the quokkaproject\n" }, { config });
    const rows = await list(deskAt(library), { path: ".", recursive: true });
    expect(rows.map(({ path }) => shortened(String(path)))).toEqual([".", "notes", "notes/<SENSITIVE> plan.md"]);
    const { path, text } = await read(deskAt(library), { path: String(rows[2]?.id), maxChars: 99 });
    const placeholder = /\[SENSITIVE_[0-9a-f]{32}\]/;
    expect(placeholder.exec(String(path))?.[0]).toBe(placeholder.exec(String(text))?.[0]);
  });

  it("count what was replaced, in text and path, and only that", async () => {
    const { library } = openFolder({
      "Quillhaven.txt": "of taylor@example.invalid, taylor@example.invalid\n",
      "plan.txt": "plain\n",
    });
    const desk = deskAt(library);
    await read(desk, { path: "Quillhaven.txt", maxChars: 9 });
    expect(desk.receipt.toJSON()).toEqual({ detector_profile: "default", counts_by_category: { EMAIL: 2, ENTITY: 1 } });
    const plain = deskAt(library);
    await read(plain, { path: "plan.txt", maxChars: 9 });
    expect(plain.receipt.toJSON().counts_by_category).toEqual({});
  });
});

describe("stat", () => {
  it("passes over a large file without holding it, within its budget (D18)", async () => {
    const line = `${"x".repeat(1_199_999)}\n`;
    const { library } = openFolder({ "large.txt": line.repeat(10), "picture.bin": "a\0b" });
    expect(await stat(deskAt(library), "large.txt")).toMatchObject({ lines: 10, directory: false });
    expect(await codeFrom(read(deskAt(library), { path: "large.txt", maxChars: 9 }))).toBe("FILE_BYTE_LIMIT");
    const desk = deskAt(library, AGENT, { maxTotalRawBytes: 11_999_999 });
    expect(await codeFrom(stat(desk, "large.txt"))).toBe("TOTAL_BYTE_LIMIT");
    expect((await stat(deskAt(library), "picture.bin")).lines).toBeNull();
  });

  it("counts the lines that a read gives", async () => {
    for (const content of ["", "a", "a\n", "a\r\nb\rc\nd", "\r\n\r\n", "\u2028"]) {
      const { library } = openFolder({ [FILE]: content });
      const { end } = await read(deskAt(library), { path: FILE, maxChars: 99 });
      expect({ content, lines: (await stat(deskAt(library), FILE)).lines }).toEqual({ content, lines: end });
    }
  });
});
