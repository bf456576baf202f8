// The last test: marked values in every place of a folder, everything driven over real processes, and all bytes searched for them.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { COMMANDS } from "../../src/cli/commands/index.js";
import { SHARED_FLAGS } from "../../src/cli/flags.js";
import { canaryFolder, EXCLUDED, HIDDEN, PATHS, placeMarkers, STRICT, UNSERVED } from "./canary-folder.js";
import { COMMAND_LINES, type CommandLine, FAULTY_LINES } from "./command-drives.js";
import { leaksIn, type Marker } from "./markers.js";
import { LineServer, runRedctx, type Stage } from "./programs.js";
import { driveServer } from "./tool-drives.js";

const BALANCED = ["--mode", "balanced", "--placeholder", "short", "--detector-profile", "extended"];
const PROCESSES_AT_ONCE = 3;

let stage: Stage;
let before: readonly string[];

beforeAll(() => {
  stage = canaryFolder(true);
  stage.write("bad.toml", `[redaction]\npeople = ["${HIDDEN[0]?.value}"\n`);
  stage.write(
    "drafts/forged.md",
    `to [PERSON_${"0".repeat(32)}], [SECRET_${"0".repeat(10)}] and [ORG_${"F".repeat(32)}]\n`,
  );
  before = everyFile(stage.base);
});

afterAll(() => stage.remove());

function markersOf(flags: readonly string[]): Marker[] {
  const strict = flags.includes("balanced") ? [] : STRICT;
  const excluded = flags.includes("--include-private") ? [] : EXCLUDED;
  return [...HIDDEN, ...UNSERVED, ...strict, ...excluded, ...placeMarkers(stage)];
}

function everyFile(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
}

describe("the search for markers", () => {
  const [marker] = HIDDEN;
  const value = marker?.value ?? "";
  it.each([
    ["as it is", `of ${value}.`],
    ["in capitals", value.toUpperCase()],
    ["a surname alone", "vantongeren"],
    ["reversed", "Vantongeren, Oriel"],
    ["joined", "oriel_vantongeren"],
    ["percent-encoded", encodeURIComponent(value)],
    ["in base64", Buffer.from(`xx${value}yy`).toString("base64")],
    ["in hexadecimal", Buffer.from(value).toString("hex")],
    ["in UTF-16", Buffer.from(value, "utf16le").toString("latin1")],
  ])("finds one %s", (_name, text) => {
    expect(leaksIn(Buffer.from(text, "latin1"), HIDDEN).length).toBeGreaterThan(0);
  });

  it("finds letters with accents, composed, decomposed and escaped", () => {
    for (const text of [
      "Zoë",
      "Zoë".normalize("NFD"),
      JSON.stringify("Zo\u00eb Åkerlund"),
      "Zo\\u00eb \\u00c5kerlund",
    ]) {
      const found = leaksIn(Buffer.from(`${text} Åkerlund`), HIDDEN);
      expect(found.length).toBeGreaterThan(0);
    }
    expect(leaksIn(Buffer.from('"Zo\\u00eb \\u00c5kerlund"'), HIDDEN)).toContain(
      "a person with accents (JSON-escaped to ASCII)",
    );
  });

  it("finds none where none is", () => {
    expect(leaksIn(Buffer.from("[PERSON_0123456789abcdef0123456789abcdef] met the client"), HIDDEN)).toEqual([]);
  });
});

describe.each<{ flags: readonly string[] }>([
  { flags: [] },
  { flags: [...BALANCED, "--include-private"] },
  { flags: ["--mode", "balanced", "--max-raw-bytes-per-file", "2000"] },
  { flags: ["--max-entries", "3"] },
])("a server with $flags", ({ flags }) => {
  // INV-19, INV-23, INV-24, INV-25, INV-28, INV-37, INV-38, INV-39
  it("lets no marker out, whatever is asked of it", async () => {
    const server = await LineServer.start(stage, flags);
    const { unknown, calls } = await driveServer(server);
    expect(unknown).toEqual([]);
    expect(calls).toBeGreaterThan(500);
    expect(await server.finish()).toBe(0);
    const written = Buffer.concat(server.written);
    expect(written.length).toBeGreaterThan(100_000);
    expect(leaksIn(written, markersOf(flags))).toEqual([]);
  });
});

it("a server's answers hold what is visible, so that the search above has something to search", async () => {
  const server = await LineServer.start(stage);
  const { text } = await server.call("redctx_search", { query: "", max_results: 100_000 });
  for (const path of PATHS.served.filter((path) => !path.includes("empty"))) {
    const read = await server.call("redctx_read", { path });
    expect({ path, isError: read.isError }).toEqual({ path, isError: false });
    expect(read.text).toMatch(/\[PERSON_[0-9a-f]{32}\]/);
  }
  expect(text).toContain("minutes with [PERSON_");
  for (const path of [...PATHS.unserved, ...PATHS.private]) {
    expect((await server.call("redctx_read", { path })).text).toBe("Path is not available.");
  }
  for (const path of PATHS.notText) {
    expect((await server.call("redctx_read", { path })).text).toMatch(/^Refusing to print non-text file/);
  }
  await server.finish();
});

describe("the commands", () => {
  it("are all driven, with every flag", () => {
    const lines = [...Object.values(COMMAND_LINES).flat(), ...FAULTY_LINES].map(({ words }) => words.join(" "));
    expect(Object.keys(COMMAND_LINES).sort()).toEqual(COMMANDS.map(({ name }) => name).sort());
    const given = [...lines, ...BALANCED, "--include-private"].join(" ");
    for (const { flags } of [...COMMANDS, { flags: SHARED_FLAGS }]) {
      for (const { name, short } of flags) {
        expect(given).toMatch(new RegExp(`--${name}\\b${short === undefined ? "" : `|(?<= )-${short}\\b`}`));
      }
    }
  });

  // INV-19, INV-23, INV-25, INV-35, INV-36
  it.each([
    ["strict", []],
    ["balanced", BALANCED],
  ])(
    "let no marker out in %s mode",
    async (_mode, flags) => {
      // What differs between the modes is seen in the first lines of each command.
      const most = flags.length === 0 ? Number.POSITIVE_INFINITY : 2;
      const lines = Object.values(COMMAND_LINES).flatMap((all) => all.slice(0, most));
      if (flags.length === 0) lines.push(...FAULTY_LINES);
      const written = await bytesOf(lines, flags);
      expect(written.length).toBeGreaterThan(20_000);
      expect(leaksIn(written, markersOf(flags))).toEqual([]);
    },
    600_000,
  );
});

// INV-09, INV-32
it("write nothing beside the folder, and keep the salt to its file", async () => {
  // With the salt in the configuration only `init` makes another.
  const isState = (path: string) => /^state(?:\/vaults(?:\/[0-9a-f]{64}\.salt)?)?$/.test(path);
  expect(everyFile(stage.base).filter((path) => !isState(path))).toEqual(before);
  const salted = canaryFolder(false);
  try {
    const files = everyFile(salted.base);
    const server = await LineServer.start(salted);
    await driveServer(server);
    await server.finish();
    const { stdout, stderr } = await runRedctx(salted, ["--root", salted.root, "ls", "-r"]);
    const created = everyFile(salted.base).filter((path) => !files.includes(path));
    expect(created).toEqual(["state", "state/vaults", expect.stringMatching(/^state\/vaults\/[0-9a-f]{64}\.salt$/)]);
    const salt = readFileSync(join(salted.base, created[2] ?? ""), "utf8").trim();
    const markers = [{ name: "the salt of the state folder", value: salt }, ...HIDDEN, ...UNSERVED, ...STRICT];
    expect(leaksIn(Buffer.concat([...server.written, stdout, stderr]), markers)).toEqual([]);
  } finally {
    salted.remove();
  }
});

/** All bytes that the command lines make the CLI write. */
async function bytesOf(lines: readonly CommandLine[], flags: readonly string[]): Promise<Buffer> {
  const written: Buffer[] = [];
  const queue = [...lines];
  const work = async () => {
    for (let line = queue.shift(); line !== undefined; line = queue.shift()) {
      const words = line.words.includes("--root") ? line.words : ["--root", stage.root, ...line.words];
      const { stdout, stderr, code } = await runRedctx(stage, [...words, ...flags], line.input);
      expect([0, 1, 2]).toContain(code);
      written.push(stdout, stderr);
    }
  };
  await Promise.all(Array.from({ length: PROCESSES_AT_ONCE }, work));
  return Buffer.concat(written);
}
