// `npm run quickstart` as a newcomer runs it: it ends well, shows what it promises, and shows nothing private but where it says so.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PRIVATE_FOLDER, REPOSITORY } from "./machine.js";

const BEFORE = /^--- BEFORE \(the agent never sees this\).*\n[^]*?^--- END OF BEFORE$/gm;
const NAME = "Мирослава Дорошенко";

/** What the folder holds and an agent must not see, beside the contacts. */
const PRIVATE = ["Brackenmoor", "Moorlight", "Saltmarsh", "Eelgrass", "10.44.7.19", "mq-02", "db-03", "Мирослава"];

let place: string;
let output: string;

beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), "redctx-quickstart-test-"));
  const { status, stdout, stderr } = run(join(REPOSITORY, "examples"));
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
    expect(output.replace(BEFORE, "")).toMatch(/^ {2}password: \[SECRET_[0-9a-f]{32}\]$/m);
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

it("fails, and leaves nothing behind, where the program is not built", () => {
  const elsewhere = mkdtempSync(join(tmpdir(), "redctx-not-built-"));
  const modules = join(elsewhere, "node_modules/@modelcontextprotocol");
  mkdirSync(modules, { recursive: true });
  try {
    cpSync(join(REPOSITORY, "examples"), join(elsewhere, "examples"), { recursive: true });
    cpSync(join(REPOSITORY, "node_modules"), join(elsewhere, "node_modules"), { recursive: true });
  } finally {
    rmSync(elsewhere, { recursive: true, force: true });
  }
});

function run(examples: string) {
  const script = join(examples, "quickstart/quickstart.mjs");
  const env = { ...process.env, TMPDIR: place, NO_COLOR: "1" };
  return spawnSync(process.execPath, [script], { cwd: REPOSITORY, env, encoding: "utf8" });
}

/** Every cell of the contacts but roles. */
function contacts(): string[] {
  const [, ...rows] = readFileSync(join(PRIVATE_FOLDER, "people/contacts.csv"), "utf8").trim().split("\n");
  return rows.flatMap((row) => {
    const [name = "", , email = "", phone = ""] = row.split(",");
    return [name, ...name.split(" "), email, phone.replace("+", "")];
  });
}
