// Ties SECURITY_INVARIANTS.md to the tests: every id is cited by a test, and every citation has its id. Holds INV-09 itself.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { describe, expect, it } from "vitest";
import { readSource } from "./boundary/source-file.js";

const REPOSITORY = resolve(import.meta.dirname, "..");

interface TestFile {
  readonly path: string;
  readonly text: string;
}

/** Ids of the list in their order, repetitions included. */
function listedIds(list: string): string[] {
  return Array.from(list.matchAll(/^- \*\*(INV-\d{2,3})\*\* /gm), ([, id = ""]) => id);
}

/** Ids that tests cite: in brackets inside a name, or in a comment on the line before a test. */
function citedIds(files: readonly TestFile[]): Set<string> {
  return new Set(
    files.flatMap(({ text }) => text.split("\n").flatMap((line, at, lines) => citedOn(line, lines[at + 1]))),
  );
}

function citedOn(line: string, next: string | undefined): readonly string[] {
  const isComment = /^\s*\/\//.test(line);
  if (isComment && !/^\s*(?:describe|it|test)\b/.test(next ?? "")) return [];
  const places = isComment ? [line] : (line.match(/\((?:INV-\d{2,3}(?:, )?)+\)/g) ?? []);
  return places.flatMap((place) => place.match(/INV-\d{2,3}/g) ?? []);
}

/** What is wrong between a list and the tests; empty if nothing is. */
function faultsOf(list: string, files: readonly TestFile[]): string[] {
  const listed = listedIds(list);
  const cited = citedIds(files);
  return [
    // Ids ascend and are never used again; a family of promises may begin at a round number, so there may be gaps.
    ...listed
      .filter((id, at) => at > 0 && numberOf(id) <= numberOf(listed[at - 1] ?? ""))
      .map((id) => `${id} is out of order`),
    ...listed.filter((id) => !cited.has(id)).map((id) => `${id} is cited by no test`),
    ...[...cited].filter((id) => !listed.includes(id)).map((id) => `${id} is not in the list`),
  ];
}

const numberOf = (id: string) => Number(id.slice("INV-".length));

const list = readFileSync(join(REPOSITORY, "SECURITY_INVARIANTS.md"), "utf8");
const tests = filesUnder("test").filter(({ path }) => path.endsWith(".test.ts"));

describe("the list of invariants", () => {
  it("was read, and so were the tests", () => {
    expect(listedIds(list).length).toBeGreaterThan(40);
    expect(listedIds(list)).toHaveLength(list.match(/^- /gm)?.length ?? 0);
    expect(tests.length).toBeGreaterThan(30);
  });

  it("has a test for every id, and no test cites another one", () => {
    expect(faultsOf(list, tests)).toEqual([]);
  });

  it("says each in one sentence", () => {
    for (const [, , sentence = ""] of list.matchAll(/^- \*\*(INV-\d{2,3})\*\* ((?:.+\n)(?: {2}.+\n)*)/gm)) {
      expect(sentence.trimEnd()).toMatch(/^.{20,}\.$/s);
      expect(sentence).not.toMatch(/\. [A-Z]/);
    }
  });
});

describe("the checker", () => {
  const id = (number: number) => `INV-${String(number).padStart(2, "0")}`;
  const listOf = (...numbers: readonly number[]) => numbers.map((number) => `- **${id(number)}** It holds.\n`).join("");
  const file = (text: string) => ({ path: "test/made-up.test.ts", text });

  it("accepts ids in names and in comments above tests", () => {
    const texts = [`it("holds (${id(1)}, ${id(2)})", run);`, `  // ${id(3)}\n  test.each(rows)("holds", run);`];
    expect(faultsOf(listOf(1, 2, 3), texts.map(file))).toEqual([]);
  });

  it.each([
    ["an id without a test", listOf(1, 2), `it("holds (${id(1)})", run);`, `${id(2)} is cited by no test`],
    ["an id that only a comment mentions", listOf(1), `// ${id(1)}\nconst one = 1;`, `${id(1)} is cited by no test`],
    ["a citation without an id", listOf(1), `it("holds (${id(1)}, ${id(2)})", run);`, `${id(2)} is not in the list`],
    ["an id that stands twice", listOf(2, 2), `it("holds (${id(2)})", run);`, `${id(2)} is out of order`],
  ])("finds %s", (_, made, text, fault) => {
    expect(faultsOf(made, [file(text)])).toContain(fault);
  });
});

describe("the program", () => {
  const sources = [...filesUnder("src"), ...filesUnder("detectors")];
  const importsOf = ({ path, text }: TestFile) => readSource(path, text).imports;

  const importing = (modules: RegExp) =>
    sources.filter((source) => importsOf(source).some(({ target }) => modules.test(target))).map(({ path }) => path);

  it("has no network but where it is told to listen or to connect, or asks GitHub, no other program and no thread (INV-09)", () => {
    // The server that listens when it is told to, the bridge to it, and a list of certificates.
    const listens = ["admission", "body", "listener", "listening-place"].map((name) => `src/mcp/http/${name}.ts`);
    const connects = ["src/connect/bridge.ts", "src/connect/endpoint.ts"];
    const refused =
      /^(?:node:)?(?:net|tls|dgram|dns|https?|http2|child_process|cluster|worker_threads|inspector|repl|wasi)(?:\/|$)/;
    // What `redctx doctor --as-user` starts, so that another user does the trying.
    const tries = ["src/audit/as-user.ts", "src/bin/reach-probe.ts"];
    expect(importing(refused).sort()).toEqual([...tries, ...connects, ...listens, inGithub("network")].sort());
    expect(importing(/^node:https$/)).toEqual(["src/connect/endpoint.ts"]);
    const loaded = sources.flatMap(
      ({ text }) => text.match(/createRequire\([^)]*\)\("[^"]*"\)|createRequire\((?!import)/g) ?? [],
    );
    expect(loaded.sort()).toEqual([
      'createRequire(import.meta.url)("libphonenumber-js/min")',
      'createRequire(import.meta.url)("re2")',
      'createRequire(import.meta.url)("tldts")',
    ]);
  });

  it("reaches the network from the client of GitHub, with packages that it alone loads (INV-09, INV-85)", () => {
    expect(importing(/^node:tls$/)).toEqual([inGithub("network")]);
    const network = ["bounded-fetch", "network", "packages", "retry-policy"].map(inGithub);
    expect(importing(/^(?:undici|@octokit\/)/)).toEqual(network);
    const loading = sources.filter(({ text }) =>
      /\bimport\("(?:undici|@octokit)/.test(text.replaceAll("typeof import(", "")),
    );
    expect(loading.map(({ path }) => path)).toEqual([inGithub("packages")]);
    const asking = sources.filter(({ text }) => /(?<!this\.#handler\.)\b(?:fetch|WebSocket|EventSource)\(/.test(text));
    expect(asking.map(({ path }) => path)).toEqual([inGithub("bounded-fetch")]);
    const made = sources.filter(({ text }) => /\bnew GithubClient\(/.test(text));
    expect(made.map(({ path }) => path)).toEqual(["src/library/github-shelf.ts"]);
  });

  it("writes nothing but a salt, its lock, a first configuration, the egress log and restored text (INV-09)", () => {
    const reading =
      /^(?:Big\w+|Dirent|Stats|closeSync|constants|existsSync|fstatSync|lstatSync|openSync|read\w*Sync|realpathSync|statSync)$/;
    const writing = sources.filter((source) =>
      importsOf(source).some(
        ({ target, names }) => /^(?:node:)?fs(?:\/|$)/.test(target) && names.some((name) => !reading.test(name)),
      ),
    );
    const [lock, files, folder] = ["exclusive-lock", "new-file", "salt-file"].map((name) => `src/config/${name}.ts`);
    const [keeper, log] = ["chain-keeper", "log-file"].map((name) => `src/audit/egress-log/${name}.ts`);
    // A socket of ours that nobody answers at is removed, and a new one is opened to its group.
    const restoring = ["output-folder", "publish", "write-folder"].map((name) => `src/restore/${name}.ts`);
    expect(writing.map(({ path }) => path)).toEqual([
      keeper,
      log,
      lock,
      files,
      folder,
      "src/mcp/http/listening-place.ts",
      ...restoring,
    ]);
    const opening = sources.filter(({ text }) =>
      /openSync\([^)]*"[wa]|\bconstants\.O_(?:WRONLY|RDWR|CREAT)\b/.test(text),
    );
    expect(opening.map(({ path }) => path)).toEqual([keeper, log, lock, files, "src/restore/publish.ts"]);
    const publishing = sources.filter((source) =>
      importsOf(source).some(({ names }) => names.includes("publishNewFile")),
    );
    expect(publishing.map(({ path }) => path)).toEqual(["src/config/initial-config.ts", folder]);
  });
});

function inGithub(name: string): string {
  return `src/source/github/${name}.ts`;
}

function filesUnder(folder: string): TestFile[] {
  return readdirSync(join(REPOSITORY, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: relative(REPOSITORY, path).split(sep).join("/"), text: readFileSync(path, "utf8") }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}
