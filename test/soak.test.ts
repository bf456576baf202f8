// The soak in its short form, and that it sees what it looks for.
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { MARKERS } from "./bench/soak/changing-folder.js";
import { Findings } from "./bench/soak/findings.js";

const SOAK = resolve(import.meta.dirname, "../dist/test/bench/soak.js");

it("finds no fault in five seconds (INV-43)", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SOAK, "--seconds", "5"], { encoding: "utf8" });
  expect(stderr).toBe("");
  expect(stdout).toMatch(/\nno faults\n$/);
  expect(stdout).toContain("resources/read");
  expect(status).toBe(0);
}, 120_000);

describe("its findings", () => {
  it("name a marker in any letters", () => {
    const findings = new Findings();
    for (const marker of MARKERS) findings.lookAtLine(`{"text":"of ${marker.toUpperCase()}."}`);
    findings.lookAtLine('{"text":"of [PERSON_0123456789abcdef0123456789abcdef]."}');
    expect([...findings.faults]).toEqual([["a marker came out", MARKERS.length]]);
  });

  it("name an id that shows two paths, in whatever answer", () => {
    const id = "@p_0123456789ab";
    for (const line of [
      `${id}\tfile\t64\tnotes/b.md`,
      `${id}\tdir \t-\tnotes/b.md`,
      `--- ${id} notes/b.md lines 1-2 ---`,
      `--- BEGIN ${id} notes/b.md ---`,
      `${id}:3:notes/b.md:text: more`,
      `${id}-3:notes/b.md:text`,
    ]) {
      const findings = new Findings();
      findings.lookAtText(`--- ${id} notes/a.md lines 1-2 ---\n${id}:7:notes/a.md:text\n`);
      expect(findings.faults.size).toBe(0);
      findings.lookAtText(line);
      expect([...findings.faults.keys()]).toEqual(["an id showed two paths"]);
    }
  });
});
