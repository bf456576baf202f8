// @ts-check
// `npm run quickstart`: a fictional private folder, seen through an agent's eyes. It prints plain text and leaves nothing behind.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Agent, PROTOCOL } from "./agent.mjs";
import { CREDENTIAL_FILE, makeTemporaryCopy } from "./temporary-copy.mjs";

/** @typedef {import("./temporary-copy.mjs").TemporaryCopy} TemporaryCopy */

const CONTACTS = "people/contacts.csv";
const TRANSCRIPT = "meetings/2026-03-14-kick-off.md";
const FILES = ["architecture/booking-platform.md", TRANSCRIPT, CONTACTS];
const NAME = "Мирослава Дорошенко";

/** None of these may reach the agent. */
const PRIVATE = [
  NAME,
  "Vasshaug",
  "Zsófia",
  "Quennell",
  "Lindqvist",
  "Brackenmoor",
  "Eelgrass",
  "960 147",
  "10.44.7.19",
];

const copy = makeTemporaryCopy();
const agent = new Agent();
try {
  await agent.connect(copy);
  introduce();
  await showTree();
  await showSearch();
  await showRead();
  await showCredential();
  await showOnePlaceholder();
  checkNothingLeaked();
} catch (error) {
  process.stderr.write(`The quickstart failed: ${error instanceof Error ? error.message : "unknown"}\n`);
  process.exitCode = 1;
} finally {
  await agent.close();
}

function introduce() {
  print(`redctx quickstart: a private folder, seen through an agent's eyes

A consultancy keeps this folder about a client. All of it is fictional. It was copied to a temporary place, with
a made-up credential added, and the real server, redctx-mcp, serves that copy over stdio. The agent is the
official MCP client, speaking protocol ${PROTOCOL}. In its answers:

  [PERSON_...], [CLIENT_...]  placeholders: each stands for one hidden value, the same in every file
  @p_...                      ids: an agent names files by them, since a file name can tell too much`);
}

async function showTree() {
  heading("1. The tree", "Names of folders and files are redacted too: only words that are known to be harmless stay.");
  print((await agent.call("redctx_tree")).text);
}

async function showSearch() {
  heading("2. A search", 'Lines with "harbour": id, line number, path, text. Only redacted text is ever searched.');
  print((await agent.call("redctx_search", { query: "harbour" })).text);
}

async function showRead() {
  heading("3. A file, before and after", "The minutes of a meeting. Line numbers are the same in both.");
  before(TRANSCRIPT, raw(TRANSCRIPT));
  const { text, receipt } = await agent.call("redctx_read", { path: TRANSCRIPT });
  after("redctx_read", text);
  print(`--- RECEIPT (comes with every answer: how much was hidden, by category, file name included)
${JSON.stringify(receipt)}`);
}

async function showCredential() {
  heading("4. A credential", "Nobody told redctx about it. Ordinary settings stay readable.");
  before(CREDENTIAL_FILE, raw(CREDENTIAL_FILE));
  after("redctx_read", (await agent.call("redctx_read", { path: CREDENTIAL_FILE })).text);
}

async function showOnePlaceholder() {
  heading("5. One name, one placeholder", "A name that stands in no list, in three files, in Cyrillic letters.");
  const lines = FILES.flatMap(linesWithName);
  before(`all lines with one name`, lines.map(({ path, number, text }) => `${path}:${number}: ${text}`).join("\n"));
  const placeholder = await placeholderInContacts();
  const { text } = await agent.call("redctx_search", { query: placeholder });
  after(`redctx_search for ${placeholder}`, text);
  const found = text
    .trimEnd()
    .split("\n")
    .map((line) => Number(line.split(":")[1]));
  if (found.join() !== lines.map(({ number }) => number).join()) fail("the placeholder is not where the name is");
  if ((await agent.call("redctx_search", { query: NAME })).text !== "No matches.\n") fail("a name can be searched for");
  print("--- CHECKED: the same lines, and a search for the name itself says: No matches.");
}

/** @param {string} path */
function linesWithName(path) {
  const lines = raw(path)
    .split("\n")
    .map((text, index) => ({ path, number: index + 1, text }));
  return lines.filter(({ text }) => text.includes(NAME));
}

/** The name begins a line of the contacts, so what begins that line in the answer stands for it. */
async function placeholderInContacts() {
  const [line] = linesWithName(CONTACTS);
  const range = { start_line: line?.number, end_line: line?.number };
  const { text } = await agent.call("redctx_read", { path: CONTACTS, ...range });
  return /^\[PERSON_[0-9a-f]{32}\]/m.exec(text)?.[0] ?? fail("the name has no placeholder");
}

function checkNothingLeaked() {
  const leaked = [...PRIVATE, copy.credential].filter((value) => agent.received.includes(value));
  if (leaked.length > 0) fail(`${leaked.length} private value(s) reached the agent`);
  print(`
== Done ==
${PRIVATE.length + 1} private values were looked for in all that the agent received: none is there.
The copy is deleted now. How to serve a folder of your own: see README.md.`);
}

/** @param {string} path */
function raw(path) {
  return readFileSync(join(copy.root, path), "utf8");
}

/** @param {string} title @param {string} explanation */
function heading(title, explanation) {
  print(`\n== ${title} ==\n${explanation}\n`);
}

/** @param {string} what @param {string} text */
function before(what, text) {
  print(`--- BEFORE (the agent never sees this): ${what}\n${text.trimEnd()}\n--- END OF BEFORE`);
}

/** @param {string} what @param {string} text */
function after(what, text) {
  print(`--- AFTER: ${what}\n${text.trimEnd()}`);
}

/** @param {string} text */
function print(text) {
  process.stdout.write(`${text.trimEnd()}\n`);
}

/** @param {string} what @returns {never} */
function fail(what) {
  throw new Error(what);
}
