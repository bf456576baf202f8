// What lies in front of the library is redacted: its cache, its paths, and everything that is searched.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { BASELINE, NEUTRAL_WORDS } from "../../detectors/index.js";
import { DEFAULT_LIMITS } from "../../src/config/limits.js";
import { DEFAULT_SERVER_SETTINGS } from "../../src/config/server-settings.js";
import { NO_COUNTS, Receipt } from "../../src/core/receipt.js";
import { Redacted } from "../../src/core/redacted.js";
import { DocumentCache } from "../../src/library/document-cache.js";
import { openLibrary } from "../../src/library/open-library.js";
import { agentUnder, type Desk } from "../../src/query/desk.js";
import { list } from "../../src/query/list.js";
import { read } from "../../src/query/read.js";
import { search } from "../../src/query/search.js";
import { tree } from "../../src/query/tree.js";
import { Budget } from "../../src/source/budget.js";

const FILES = {
  "Quillhaven/Oriel Vantongeren.md": "Oriel Vantongeren of Quillhaven\nwrites about boats\n",
  "notes/plan.txt": "the plan: ask Quillhaven for boats\n",
} as const;
const FILE = "notes/plan.txt";

let folder: string | undefined;

afterEach(() => {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
});

/** A desk as an agent's calls have one, on a folder with a client and a person. */
function openDesk(): Desk {
  const base = mkdtempSync(join(tmpdir(), "redctx-library-"));
  folder = base;
  const root = join(base, "served");
  for (const [path, text] of Object.entries(FILES)) place(join(root, path), text);
  const config = "[redaction]\nclients = ['Quillhaven']\npeople = ['Oriel Vantongeren']\n";
  place(join(root, ".agent-context-redactor.toml"), config);
  const { library } = openLibrary({
    root,
    mode: "balanced",
    includePrivate: false,
    environment: { REDACTED_CONTEXT_SALT: "test-salt" },
    baseline: BASELINE,
    neutralWords: NEUTRAL_WORDS,
  });
  const audience = agentUnder(DEFAULT_SERVER_SETTINGS);
  return { library, budget: new Budget(DEFAULT_LIMITS), receipt: new Receipt(library.profile), audience };
}

function place(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

describe("search (INV-19)", () => {
  const options = { paths: [], globs: [], ignoreCase: true, context: 0, maxResults: 100 };

  it.each([
    ["Quillhaven", false],
    ["quillhaven for", false],
    ["Vantongeren", false],
    ["Quill", false],
    ["Q[a-z]+haven", true],
    ["^.*ask q", true],
  ])("does not find the hidden %s", async (query, regex) => {
    expect(await search(openDesk(), { ...options, query, regex })).toEqual({ rows: [], truncated: false });
  });

  it("finds what is visible, placeholders among it", async () => {
    const desk = openDesk();
    const boats = await search(desk, { ...options, query: "boats", regex: false });
    expect(boats.rows.map((row) => Number(row.line))).toEqual([1, 2]);
    const token = /\[CLIENT_[0-9a-f]{32}\]/.exec(String(boats.rows[0]?.text))?.[0] ?? "none";
    const hidden = await search(desk, { ...options, query: token, regex: false });
    expect(hidden.rows).toHaveLength(2);
  });
});

describe("paths (INV-20)", () => {
  it("are one text for every query, and its parts", async () => {
    const desk = openDesk();
    const rows = await list(desk, { path: ".", recursive: true });
    const branches = await tree(desk, { path: ".", maxDepth: 9 });
    expect(rows).toHaveLength(5);
    expect(branches.map(({ id, name }) => `${id} ${name}`)).toEqual(
      rows.map(({ id, path }) => `${id} ${String(path).split("/").at(-1)}`),
    );
    for (const { id, path } of rows.filter((row) => !row.directory)) {
      const excerpt = await read(desk, { path: id.id, maxChars: 1000 });
      expect(String(excerpt.path)).toBe(String(path));
    }
    expect(rows.join()).not.toMatch(/quillhaven|oriel/i);
  });
});

describe("the cache of documents (INV-21)", () => {
  it("gives the redacted text again, without the file", async () => {
    const { library, budget } = openDesk();
    const entry = await library.locate(FILE, budget);
    const first = await library.document(entry, budget);
    rmSync(join(folder ?? "", "served", FILE));
    const again = await library.document(entry, budget);
    expect(Redacted.is(first?.text)).toBe(true);
    expect(again?.text).toBe(first?.text);
    expect(String(first?.text)).toMatch(/^the plan: ask \[CLIENT_[0-9a-f]{32}\] for boats\n$/);
  });

  it("keeps to its bytes, and lets go of what was not used for longest", () => {
    const held = { state: "1", text: Redacted.say`0123456789`, counts: NO_COUNTS };
    const cache = new DocumentCache(2 * 522);
    for (const path of ["a", "b"]) cache.set(path, held, 1);
    cache.get("a", "1", 2);
    cache.set("c", held, 2);
    expect(["a", "b", "c"].map((path) => cache.get(path, "1", 3) === held)).toEqual([true, false, true]);
    expect(cache.get("a", "2", 3)).toBeUndefined();
  });
});
