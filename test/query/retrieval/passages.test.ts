// Where a text is cut into passages.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeholderEnd } from "../../../src/core/placeholder.js";
import type { Redacted } from "../../../src/core/redacted.js";
import { PASSAGE_LINES, PASSAGE_UNITS, type Passage, passagesOf } from "../../../src/query/retrieval/passages.js";
import { ServedFolder } from "./served-folder.js";

/** The text of a file as it is served. */
async function served(content: string, terms = ""): Promise<Redacted> {
  const folder = new ServedFolder({ "a.md": content }, terms);
  const desk = folder.desk();
  const document = await folder.library.document(await folder.library.locate("a.md", desk.budget), desk.budget);
  if (document === undefined) throw new Error("NO_TEXT");
  return document.text;
}

const lineRanges = (passages: readonly Passage[]) => passages.map(({ start, end }) => `${start}-${end}`);
const contents = (text: Redacted, passages: readonly Passage[]) =>
  passages.map(({ from, to }) => text.toString().slice(from, to));

describe("lines", () => {
  it("stand together up to their number", async () => {
    const text = await served("a\n".repeat(50));
    expect(lineRanges(passagesOf(text))).toEqual(["1-24", "25-48", "49-50"]);
  });

  it("stand together up to their length, each with one unit for its break", async () => {
    expect(lineRanges(passagesOf(await served(`${"x".repeat(799)}\n`.repeat(3))))).toEqual(["1-2", "3-3"]);
    expect(lineRanges(passagesOf(await served(`${"x".repeat(800)}\r\n`.repeat(3))))).toEqual(["1-1", "2-2", "3-3"]);
    expect(lineRanges(passagesOf(await served(`a\n${"x".repeat(1_600)}\nb\n`)))).toEqual(["1-1", "2-2", "3-3"]);
  });

  it("end at LF, CRLF and a lone CR", async () => {
    const text = await served("a\nb\r\nc\rd\r\re");
    expect(passagesOf(text)).toEqual([{ start: 1, end: 6, from: 0, to: text.length, piece: false }]);
  });

  it("are none in an empty text", async () => {
    expect(passagesOf(await served(""))).toEqual([]);
  });
});

describe("a line that is too long", () => {
  it("is cut at its limit where it has no space, before a placeholder that would be cut (J06)", async () => {
    const text = await served(`${"x".repeat(1_579)}.kestrelworks.${"y".repeat(1_700)}\nend\n`, "kestrelworks");
    const passages = passagesOf(text);
    const parts = contents(text, passages);
    expect(lineRanges(passages)).toEqual(["1-1", "1-1", "1-1", "2-2"]);
    expect(parts[0]).toHaveLength(1_580);
    expect(parts[1]).toMatch(/^\[SENSITIVE_[0-9a-f]{32}\]\.y+$/);
    expect(parts.slice(0, 3).join("")).toBe(text.line(1).toString());
  });

  it("is cut after its last space", async () => {
    const text = await served(`first\n${"some words ".repeat(400)}\nlast\n`);
    const passages = passagesOf(text);
    const parts = contents(text, passages);
    expect(lineRanges(passages)).toEqual(["1-1", "2-2", "2-2", "2-2", "3-3"]);
    expect(parts[1]).toMatch(/ $/);
    expect(parts[1]?.length).toBeGreaterThan(PASSAGE_UNITS - 10);
  });

  it("is not cut through a character of two units", async () => {
    const parts = contents(...(await withPassages(`x${"\u{1f600}".repeat(2_000)}`)));
    expect(parts.filter((part) => /^[\udc00-\udfff]|[\ud800-\udbff]$/.test(part))).toEqual([]);
    expect(parts.length).toBeGreaterThan(2);
  });
});

async function withPassages(content: string): Promise<[Redacted, Passage[]]> {
  const text = await served(content);
  return [text, passagesOf(text)];
}

it("every unit but breaks is in one passage, no passage is too long, and none ends in a placeholder (INV-14)", async () => {
  const piece = fc.constantFrom(
    "word ",
    "\n",
    "\r\n",
    "\r",
    "kestrelworks",
    ".",
    "x".repeat(300),
    "\u{1f600}".repeat(99),
    " ",
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 60 }), async (pieces) => {
      const text = await served(pieces.join(""), "kestrelworks");
      const passages = passagesOf(text);
      const content = text.toString();
      const covered = passages.map(({ from, to }) => content.slice(from, to).replaceAll(/[\r\n]/g, "")).join("");
      expect(covered).toBe(content.replaceAll(/[\r\n]/g, ""));
      for (const { start, end, from, to, piece: isPiece } of passages) {
        expect(to - from).toBeLessThanOrEqual(PASSAGE_UNITS + PASSAGE_LINES);
        if (isPiece) expect(to - from).toBeLessThanOrEqual(PASSAGE_UNITS);
        expect([text.lineAt(from), end - start < PASSAGE_LINES]).toEqual([start, true]);
        if (!isPiece) expect(text.lines(start, end).toString()).toContain(content.slice(from, to));
        for (let at = Math.max(0, to - 80); at < to; at++) expect(placeholderEnd(content, at)).toBeLessThanOrEqual(to);
      }
    }),
    { numRuns: 40 },
  );
});

it("takes time in proportion to a line without spaces", async () => {
  const text = await served("x".repeat(4_000_000));
  const start = performance.now();
  expect(passagesOf(text)).toHaveLength(2_500);
  expect(performance.now() - start).toBeLessThan(10_000);
});
