// One folder has one answer: after a restart, after a kill in the middle of work, in whatever order, from whichever process.
import { afterAll, beforeAll, expect, it } from "vitest";
import { LineServer, runRedctx, Stage } from "./programs.js";

const FILES = 120;
const PARAGRAPHS = 40;
const PEOPLE = ["Oriel Vantongeren", "Zoë Åkerlund", "Marlow Teasdale-Quint"];

let stage: Stage;

beforeAll(() => {
  stage = new Stage("Wexcombe Harrow");
  stage.write(
    "Wexcombe Harrow/.agent-context-redactor.toml",
    `[redaction]\npeople = ${JSON.stringify(PEOPLE.slice(0, 2))}\n`,
  );
  for (let file = 0; file < FILES; file++) {
    const person = PEOPLE[file % PEOPLE.length] ?? "";
    const folder = `Wexcombe Harrow/part-${file % 7}`;
    const line = `Minutes by ${person} of Quillhaven, mail a${file}@lanternpost.test\nthe boats of number ${file}\n`;
    stage.write(`${folder}/${person} ${file}.md`, line.repeat(PARAGRAPHS));
  }
});

afterAll(() => stage.remove());

/** What a server says to every kind of call. The frames are whole, ids of requests included. */
async function transcript(flags: readonly string[] = []): Promise<string[]> {
  const server = await LineServer.start(stage, flags);
  const calls: [string, object][] = [
    ["redctx_tree", {}],
    ["redctx_list", { recursive: true }],
    ["redctx_search", { query: "PERSON", max_results: 300, context: 1 }],
    ["redctx_search", { query: "number [0-9]+7$", regex: true }],
    ["redctx_read", { path: `part-3/${PEOPLE[0]} 3.md`, line_numbers: true }],
    ["redctx_read", { path: `part-1/${PEOPLE[1]} 1.md`, max_chars: 777 }],
    ["redctx_stat", { path: "part-2" }],
  ];
  const frames: string[] = [];
  for (const [tool, given] of calls) {
    const { frame, isError } = await server.call(tool, given);
    expect({ tool, isError }).toEqual({ tool, isError: false });
    frames.push(frame);
  }
  expect(await server.finish()).toBe(0);
  return frames;
}

it("a kill in the middle of a search changes nothing of what the next process says", async () => {
  const before = await transcript();
  const killed = await LineServer.start(stage);
  const search = killed.request("tools/call", { name: "redctx_search", arguments: { query: "boats" } });
  await killed.request("ping");
  await killed.kill();
  expect(await Promise.race([search, "no answer"])).toBe("no answer");
  expect(await transcript()).toEqual(before);
});

it("the order of calls changes nothing", async () => {
  const [, , , , read = ""] = await transcript();
  const server = await LineServer.start(stage);
  const path = `part-3/${PEOPLE[0]} 3.md`;
  const [first, second] = [
    await server.call("redctx_read", { path, line_numbers: true }),
    await server.call("redctx_refresh_index"),
  ];
  const again = await server.call("redctx_read", { path, line_numbers: true });
  await server.finish();
  expect(second.isError).toBe(false);
  expect(JSON.parse(first.frame).result).toEqual(JSON.parse(read).result);
  expect(again.text).toBe(first.text);
});

it("modes and forms do not mix, and ids are the same in all", async () => {
  const runs = [[], ["--mode", "balanced"], ["--placeholder", "short"], [], ["--mode", "balanced"]];
  const [strict, balanced, short, strictAgain, balancedAgain] = await Promise.all(
    runs.map((flags) => transcript(flags)),
  );
  expect(strictAgain).toEqual(strict);
  expect(balancedAgain).toEqual(balanced);
  expect(balanced).not.toEqual(strict);
  expect(short).not.toEqual(strict);
  expect([strict, balanced].map((frames) => frames?.join().includes("Quillhaven"))).toEqual([false, true]);
  const ids = (frames: readonly string[] = []) => frames[1]?.match(/@p_[0-9a-f]{12}/g);
  expect(ids(strict)).toHaveLength(2 * (FILES + 8));
  expect(ids(balanced)).toEqual(ids(strict));
  expect(ids(short)).toEqual(ids(strict));
});

it("a value has one placeholder in every file, name and program", async () => {
  const server = await LineServer.start(stage);
  const { text } = await server.call("redctx_search", { query: "by [PERSON_", max_results: 10_000 });
  const { text: listed } = await server.call("redctx_list", { recursive: true });
  await server.finish();
  const people = new Set(text.match(/(?<=by )\[PERSON_[0-9a-f]{32}\]/g));
  const inNames = new Set(listed.match(/\[PERSON_[0-9a-f]{32}\]/g));
  expect(people.size).toBe(PEOPLE.length);
  for (const placeholder of inNames) expect(people).toContain(placeholder);
  const { stdout } = await runRedctx(stage, ["--root", stage.root, "redact"], `${PEOPLE[0]?.toUpperCase()}\n`);
  expect(people).toContain(String(stdout).trim());
  const own = await runRedctx(stage, ["--root", stage.root, "ls", "-r"]);
  expect(String(own.stdout).match(/@p_[0-9a-f]{12}/g)).toEqual(listed.match(/@p_[0-9a-f]{12}/g));
});
