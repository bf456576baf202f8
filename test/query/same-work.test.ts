// A hidden value and a value that is nowhere: the same answer, the same receipt, the same files read, the same entries looked at.
import { describe, expect, it } from "vitest";
import { DEFAULT_LIMITS } from "../../src/config/limits.js";
import { Receipt } from "../../src/core/receipt.js";
import type { Desk } from "../../src/query/desk.js";
import { retrieve, retrieveText } from "../../src/query/retrieve.js";
import { search, searchText } from "../../src/query/search.js";
import { Budget } from "../../src/source/budget.js";
import { AGENT, openFolder } from "./open-desk.js";

const CONFIG = '[redaction]\nclients = ["Quillhaven"]\npeople = ["Oriel Vantongeren"]\n';
const FILES = {
  "Quillhaven/plan.md": "about Quillhaven and oriel vantongeren\n".repeat(20),
  "notes/other.md": "nothing of note\n".repeat(20),
  "notes/letter.md": "Dear Oriel Vantongeren,\nmail o.vantongeren@lanternpost.test\n",
};

/** A budget that notes what is charged to it. */
class Account extends Budget {
  readonly charged: string[] = [];

  override chargeEntry(): void {
    this.charged.push("entry");
    super.chargeEntry();
  }

  override chargeFile(): void {
    this.charged.push("file");
    super.chargeFile();
  }

  override chargeStream(size: number): void {
    this.charged.push(`${size} bytes`);
    super.chargeStream(size);
  }
}

/** What a query on a folder that nobody asked before answers and costs; cold, then again with what is kept. */
async function told(ask: (desk: Desk) => Promise<string>) {
  const { library } = openFolder(FILES, { config: CONFIG });
  const rounds = [];
  for (let round = 0; round < 2; round++) {
    const budget = new Account(DEFAULT_LIMITS);
    const receipt = new Receipt(library.profile);
    const answer = await ask({ library, budget, receipt, audience: AGENT });
    rounds.push({ answer, charged: budget.charged, receipt: receipt.toJSON() });
  }
  return rounds;
}

const WHOLE = { paths: [], globs: [], context: 1, maxResults: 9 };
const ASKED: Readonly<Record<string, (desk: Desk, value: string) => Promise<string>>> = {
  "a search": async (desk, query) =>
    String(searchText(await search(desk, { ...WHOLE, query, regex: false, ignoreCase: true }))),
  "a search by pattern": async (desk, value) =>
    String(searchText(await search(desk, { ...WHOLE, query: `(?:${value}|x{9})`, regex: true, ignoreCase: true }))),
  "a search by glob": async (desk, value) =>
    String(
      searchText(await search(desk, { ...WHOLE, query: "e", globs: [`*${value}*`], regex: false, ignoreCase: true })),
    ),
  "a retrieval": async (desk, query) =>
    String(
      retrieveText(
        await retrieve(desk, { ...WHOLE, query, maxChars: 999, maxFiles: 99, maxPassages: 999, indexBytes: 0 }),
      ),
    ),
};

describe.each(Object.entries(ASKED))("%s (INV-66)", (_name, ask) => {
  it.each([
    ["Quillhaven", "Tarrowmere"],
    ["vantongeren", "brindlecote"],
    ["o.vantongeren@lanternpost.test", "e.brindlecote@harbourpost.test"],
  ])("tells nothing of %s", async (hidden, absent) => {
    const one = await told((desk) => ask(desk, hidden));
    const other = await told((desk) => ask(desk, absent));
    expect(one).toEqual(other);
    expect(one[0]?.charged.length).toBeGreaterThan(5);
  });
});
