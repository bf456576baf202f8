// The README cannot go stale: its commands run, and what it quotes is what the program and the files say.
// UPDATE_README=1 npx vitest run test/readme.test.ts writes the generated sections anew.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseConfig } from "../src/config/schema.js";
import { TOOLS } from "../src/mcp/tools/index.js";
import { LOCAL_CONFIG_NAME } from "../src/source/filesystem/exclusions.js";
import { withGeneratedSections } from "./examples/generated-sections.js";
import { type Machine, makeMachine, REPOSITORY } from "./examples/machine.js";

/** Commands of the README that are not run here, and why. */
const EXCEPTIONS = new Map([["npm ci", "installs and builds; it has run, or this test would not"]]);

const README = join(REPOSITORY, "README.md");
const text = readFileSync(README, "utf8");
const commands = blocks("sh").flatMap((block) => block.trim().split("\n"));
let machine: Machine;

beforeAll(() => {
  machine = makeMachine();
});
afterAll(() => rmSync(machine.home, { recursive: true, force: true }));

it("quotes files, tables of flags and output as they are", () => {
  const wanted = withGeneratedSections(text, machine);
  if (process.env["UPDATE_README"] === "1") writeFileSync(README, wanted);
  else expect(text).toBe(wanted);
});

describe("its commands", () => {
  it.each(commands.filter((command) => !EXCEPTIONS.has(command)))("%s", (command) => {
    // A reader's folder has no configuration yet; the one of the quickstart has.
    if (command.includes(" init ")) rmSync(join(machine.root, LOCAL_CONFIG_NAME));
    const { status, stderr, stdout } = spawnSync("bash", ["--norc", "-euo", "pipefail", "-c", command], {
      cwd: REPOSITORY,
      stdio: ["ignore", "pipe", "pipe"],
      env: machine.environment,
      encoding: "utf8",
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    if (command.includes("redctx")) expect(stdout).not.toMatch(/vasshaug|Дорошенко/i);
  });

  it("are all run but for exceptions that it still has", () => {
    expect(commands.length).toBeGreaterThan(EXCEPTIONS.size);
    for (const command of EXCEPTIONS.keys()) expect(commands).toContain(command);
  });
});

it("names every tool, in the order in which an agent sees them", () => {
  const named = [...text.matchAll(/^\| `(redctx_\w+)` \|/gm)].map(([, name]) => name);
  expect(named).toEqual(TOOLS.filter(({ listed }) => listed).map(({ name }) => name));
});

it("shows a configuration in which every key is known", () => {
  const example = blocks("toml").find((block) => block.startsWith("[redaction]"));
  const config = parseConfig(example ?? "");
  expect(config.unknownKeys).toBe(0);
  expect(config.people).toEqual(["Oriel Vantongeren"]);
});

it("links to files and headings that exist", () => {
  const anchors = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
  expect(targets.length).toBeGreaterThan(0);
  for (const target of targets) {
    if (target.startsWith("#")) expect(anchors).toContain(target.slice(1));
    else expect({ target, exists: existsSync(join(REPOSITORY, target)) }).toEqual({ target, exists: true });
  }
});

function blocks(language: string): string[] {
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, "gm"))].map(([, body = ""]) => body);
}

/** As GitHub makes it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-");
}
