// What the account may not read: it is passed over or refused with a code. Run by another account where this one is root, who may read all.
import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { temporaryRoot } from "./fixture.js";

/** An account that is nobody's on most systems. */
const NOBODY = 65_534;
const asRoot = process.getuid?.() === 0;

test("unreadable folders and files are passed over, counted, and refused without a word of the system (INV-68)", async () => {
  const { base, kb } = temporaryRoot({
    "a/b.md": "x",
    "locked/in.md": "x",
    "half/in.md": "x",
    "half/deep/in.md": "x",
    "shut.md": "x",
    "z.md": "x",
  });
  const bundle = await bundled();
  const program = join(base, "program.mjs");
  writeFileSync(program, bundle);
  if (asRoot)
    for (const path of [base, kb, ...readdirSync(kb, { recursive: true }).map((path) => join(kb, String(path)))])
      chownSync(path, NOBODY, NOBODY);
  chmodSync(join(kb, "locked"), 0);
  // Its names can be listed, and nothing below it can be looked at.
  chmodSync(join(kb, "half"), 0o400);
  chmodSync(join(kb, "shut.md"), 0);
  onTestFinished(() => {
    for (const path of ["locked", "half"]) chmodSync(join(kb, path), 0o700);
  });
  const account = asRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, kb], {
    ...account,
    cwd: base,
    encoding: "utf8",
  });
  expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
  expect(JSON.parse(stdout)).toEqual({
    paths: [".", "a", "a/b.md", "half", "locked", "shut.md", "z.md"],
    skipped: { links: 0, special: 0, unreadable: 2 },
    codes: {
      "a/b.md": "none",
      "locked/in.md": "READ_FAILED",
      "locked/none.md": "READ_FAILED",
      "half/in.md": "READ_FAILED",
      "half/none.md": "READ_FAILED",
      "shut.md": "READ_FAILED",
      "z.md": "none",
    },
  });
});

/** The program beside this file, in one file that another account can run. */
async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: { ssr: resolve(import.meta.dirname, "fixtures/unreadable-program.ts"), write: false, minify: false },
  });
  const output = "output" in built ? built.output : [];
  return output.map((file) => (file.type === "chunk" ? file.code : "")).join("\n");
}
