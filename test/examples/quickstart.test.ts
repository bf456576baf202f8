// `npm run quickstart` as a newcomer runs it: it ends well, shows what it promises, and shows nothing private but where it says so.
import { type SpawnSyncReturns, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { PRIVATE_FOLDER, REPOSITORY } from "./machine.js";

const BEFORE = /^--- BEFORE \(the agent never sees this\).*\n[\s\S]*?^--- END OF BEFORE$/gm;
const NAME = "Мирослава Дорошенко";

/** What the folder holds and an agent must not see, beside the contacts. */
const PRIVATE = ["Brackenmoor", "Moorlight", "Saltmarsh", "Eelgrass", "10.44.7.19", "mq-02", "db-03", "Мирослава"];

let place: string;
let output: string;

beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), "redctx-quickstart-test-"));
  const { status, stdout, stderr } = run(REPOSITORY);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  output = stdout;
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

describe("what it prints", () => {
  it("is plain text of a length that is read", () => {
    expect(output.split("\n").length).toBeLessThan(110);
    expect(output).not.toContain("\u001b");
  });

  it("holds every private value only in the parts that say so", () => {
    const shown = output.replace(BEFORE, "");
    for (const value of [...PRIVATE, ...contacts()]) expect(shown).not.toContain(value);
    for (const value of ["Eelgrass", "10.44.7.19", NAME]) expect(output).toContain(value);
  });

  it("holds the credential once, and a placeholder in its place", () => {
    const credential = /^ {2}password: ([0-9a-f]{24})$/m.exec(output)?.[1] ?? "";
    expect(credential).not.toBe("");
    expect(output.split(credential)).toHaveLength(2);
    expect(output.replace(BEFORE, "")).toMatch(/^ {2}password: "\[SECRET_[0-9a-f]{32}\]"$/m);
  });

  it("shows one placeholder for one name in several files", () => {
    const section = output.slice(output.indexOf("== 5."));
    const placeholder = /redctx_search for (\[PERSON_[0-9a-f]{32}\])/.exec(section)?.[1] ?? "";
    const lines = section.split("\n").filter((line) => line.startsWith("@p_") && line.includes(placeholder));
    expect(placeholder).not.toBe("");
    expect(new Set(lines.map((line) => line.slice(0, 15))).size).toBe(3);
    const inTranscript = readFileSync(join(PRIVATE_FOLDER, "meetings/2026-03-14-kick-off.md"), "utf8");
    const number = inTranscript.split("\n").findIndex((line) => line.includes(NAME)) + 1;
    expect(lines[1]).toMatch(new RegExp(`^@p_[0-9a-f]{12}:${number}:meetings/`));
  });

  it("has a receipt", () => {
    expect(output).toMatch(/^\{"detector_profile":"default","counts_by_category":\{.*"PERSON":\d+/m);
  });
});

it("leaves nothing behind", () => {
  expect(readdirSync(place)).toEqual([]);
});

it("leaves nothing behind when it is interrupted", async () => {
  const child = spawn(process.execPath, [scriptIn(REPOSITORY)], { env: environment() });
  await once(child.stdout, "data");
  child.kill("SIGINT");
  const [status] = await once(child, "exit");
  expect(status).toBe(130);
  expect(readdirSync(place)).toEqual([]);
});

describe("in another clone", () => {
  let clone: string;

  beforeEach(() => {
    clone = mkdtempSync(join(tmpdir(), "redctx-clone-test-"));
    cpSync(join(REPOSITORY, "examples"), join(clone, "examples"), { recursive: true });
    symlinkSync(join(REPOSITORY, "node_modules"), join(clone, "node_modules"));
  });
  afterEach(() => {
    expect(readdirSync(place)).toEqual([]);
    rmSync(clone, { recursive: true, force: true });
  });

  it("fails and says what to do where the program is not built", () => {
    const { status, stderr } = run(clone);
    expect(status).toBe(1);
    expect(stderr).toContain("npm run build");
  });

  it("fails when a private value reaches the agent", () => {
    symlinkSync(join(REPOSITORY, "dist"), join(clone, "dist"));
    const config = join(clone, "examples/quickstart/private-folder/.agent-context-redactor.toml");
    writeFileSync(config, '[redaction]\nallow = ["Eelgrass"]\n');
    const { status, stderr } = run(clone);
    expect(status).toBe(1);
    expect(stderr).toContain("1 private value(s) reached the agent");
  });
});

function run(clone: string): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [scriptIn(clone)], { env: environment(), encoding: "utf8" });
}

function scriptIn(clone: string): string {
  return join(clone, "examples/quickstart/quickstart.mjs");
}

/** The quickstart's temporary files go where this test can see them. */
function environment(): NodeJS.ProcessEnv {
  return { ...process.env, TMPDIR: place };
}

/** Every cell of the contacts but roles. */
function contacts(): string[] {
  const [, ...rows] = readFileSync(join(PRIVATE_FOLDER, "people/contacts.csv"), "utf8").trim().split("\n");
  return rows.flatMap((row) => {
    const [name = "", , email = "", phone = ""] = row.split(",");
    return [name, ...name.split(" "), email, phone.replace("+", "")];
  });
}
