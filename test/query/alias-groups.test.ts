// Alias groups over a folder: every name is hidden, the tokens are linked, and a search finds one name or all of them.
import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Library } from "../../src/library/library.js";
import { read } from "../../src/query/read.js";
import { retrieve } from "../../src/query/retrieve.js";
import { search } from "../../src/query/search.js";
import { deskAt, openFolder } from "./open-desk.js";

const CONFIG = `[redaction]
people = ["Avery Example", "Oriel Vantongeren"]
[redaction.aliases]
"Avery Example" = ["Avery", "avex", "avery@quillhaven.example"]
`;

const hex = (message: string) => createHmac("sha256", "test-salt").update(message, "utf8").digest("hex");
const ENTITY = hex("PERSON:avery example").slice(0, 32);
const form = (alias: string) => hex(`alias-form:${alias}`).slice(0, 8);

const FULL = `[PERSON_${ENTITY}]`;
const FIRST = `[PERSON_${ENTITY}.${form("avery")}]`;
const NICK = `[PERSON_${ENTITY}.${form("avex")}]`;
const MAIL = `[EMAIL_${ENTITY}.${form("avery@quillhaven.example")}]`;

const FILES = { "a.txt": "then avery called\nmail avery@quillhaven.example\nAvery Example and AVEX\nboats\n" };

async function textOf(library: Library): Promise<string> {
  return (await read(deskAt(library), { path: "a.txt", maxChars: 10_000 })).text.toString();
}

async function linesOf(library: Library, query: string): Promise<readonly string[]> {
  const request = { query, regex: false, ignoreCase: true, context: 0, maxResults: 50, paths: [], globs: [] };
  return (await search(deskAt(library), request)).rows.map(({ text }) => text.toString());
}

describe("a folder with an alias group (INV-51)", () => {
  it.each(["strict", "balanced"] as const)("every name is hidden and linked, none splits another: %s", async (mode) => {
    const { library } = openFolder(FILES, { config: CONFIG, mode });
    const text = await textOf(library);
    // L02: a name in lower case. L03: the canonical value is not cut by the alias in it.
    expect(text).toContain(`then ${FIRST} called\nmail ${MAIL}\n${FULL} and ${NICK}\n`);
    expect(text.toLowerCase()).not.toContain("ave");
  });

  it("L07: bare digits find every form, an open bracket those of one category, a whole token itself", async () => {
    const { library } = openFolder(FILES, { config: CONFIG, mode: "balanced" });
    expect(await linesOf(library, ENTITY)).toHaveLength(3);
    expect(await linesOf(library, `[PERSON_${ENTITY}`)).toHaveLength(2);
    expect(await linesOf(library, FIRST)).toEqual([`then ${FIRST} called`]);
    expect(await linesOf(library, FULL)).toEqual([`${FULL} and ${NICK}`]);
  });

  it("a retrieval takes a whole placeholder for one word, which is no other form", async () => {
    const files = { "a.txt": "avery drinks tea\n", "b.txt": "avex drinks tea\n" };
    const { library } = openFolder(files, { config: CONFIG, mode: "balanced" });
    const request = {
      maxResults: 8,
      maxChars: 12_000,
      maxFiles: 9,
      maxPassages: 9,
      indexBytes: 0,
      paths: [],
      globs: [],
    };
    const { passages } = await retrieve(deskAt(library), { ...request, query: FIRST });
    expect(passages.map(({ text }) => text.toString())).toEqual([`${FIRST} drinks tea\n`]);
  });

  it("short placeholders show four digits of the form", async () => {
    const config = CONFIG.replace("[redaction]", '[redaction]\nplaceholder = "short"');
    const { library } = openFolder(FILES, { config });
    expect(await textOf(library)).toContain(`[PERSON_${ENTITY.slice(0, 10)}.${form("avery").slice(0, 4)}]`);
  });

  it("what is linked is kept whole when it is redacted again (INV-11)", async () => {
    const { library } = openFolder({ "a.txt": `${FULL} ${FIRST} ${MAIL}\n` }, { config: CONFIG });
    expect(await textOf(library)).toBe(`${FULL} ${FIRST} ${MAIL}\n`);
  });

  it("other names keep their tokens, with and without the group", async () => {
    const files = { "a.txt": "Oriel Vantongeren met Oriel\n" };
    const linked = await textOf(openFolder(files, { config: CONFIG }).library);
    const alone = await textOf(openFolder(files, { config: CONFIG.split("[redaction.aliases]")[0] ?? "" }).library);
    expect(linked).toBe(alone);
  });
});
