// The progress bar: only on a terminal, only after a second, erased before the result, no colour under NO_COLOR, and numbers only.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ProgressBar } from "../../src/cli/progress-bar.js";

const ERASE = "\r\u001b[2K";
const COLOUR = /\u001b\[[\d;]*m/;

class FakeTerminal extends Writable {
  text = "";
  constructor(
    readonly isTTY: boolean,
    readonly columns = 80,
  ) {
    super({
      write: (chunk, _encoding, done) => {
        this.text += String(chunk);
        done();
      },
    });
  }
}

/** What a bar writes for work of some seconds, a file every 50 ms. */
function written(terminal: FakeTerminal, environment: NodeJS.ProcessEnv, seconds: number, total?: number): string {
  let now = 5_000;
  const bar = new ProgressBar(terminal, environment, () => now);
  for (let files = 1; files <= seconds * 20; files++) {
    now += 50;
    bar.onFile(files, total);
  }
  bar.clear();
  return terminal.text;
}

describe("it writes", () => {
  it("nothing where stderr is no terminal, or a dumb one", () => {
    expect(written(new FakeTerminal(false), {}, 5)).toBe("");
    expect(written(new FakeTerminal(true), { TERM: "dumb" }, 5)).toBe("");
  });

  it("nothing for work of less than a second", () => {
    expect(written(new FakeTerminal(true), {}, 0.95)).toBe("");
  });

  it("how many files were looked at, ten times a second, and erases it", () => {
    const lines = written(new FakeTerminal(true), { NO_COLOR: "1" }, 2).split(ERASE);
    expect(lines.at(1)).toBe("[######------------------] 20 files, 1 s");
    expect(lines.at(2)).toBe("[-######-----------------] 22 files, 1 s");
    expect(lines).toHaveLength(13);
    expect(lines.at(-1)).toBe("");
  });

  it("how far it is, where the whole is known", () => {
    const lines = written(new FakeTerminal(true), { NO_COLOR: "1" }, 2, 40).split(ERASE);
    expect(lines.at(1)).toBe("[############------------] 20 of 40 files, 1 s");
    expect(lines.at(-2)).toBe("[########################] 40 of 40 files, 2 s");
  });

  it("colour, but not under NO_COLOR", () => {
    expect(written(new FakeTerminal(true), {}, 2)).toMatch(COLOUR);
    expect(written(new FakeTerminal(true), { NO_COLOR: "" }, 2)).toMatch(COLOUR);
    expect(written(new FakeTerminal(true), { NO_COLOR: "1" }, 2)).not.toMatch(COLOUR);
  });

  it("numbers alone where a bar would not fit", () => {
    const lines = written(new FakeTerminal(true, 40), {}, 2).split(ERASE);
    expect(lines.at(1)).toBe("20 files, 1 s");
  });
});

describe("on a real terminal", () => {
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "redctx-progress-"));
    await build({
      configFile: false,
      logLevel: "silent",
      ssr: { noExternal: true },
      build: {
        ssr: join(import.meta.dirname, "fixtures/long-work.ts"),
        outDir: folder,
        emptyOutDir: false,
        target: "node20",
        rolldownOptions: { output: { entryFileNames: "long-work.mjs" } },
      },
    });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** All that a terminal gets of the program's stderr and stdout; undefined where the machine has no `script` of util-linux. */
  function onTerminal(redirection: string, environment: NodeJS.ProcessEnv): string | undefined {
    const command = `'${process.execPath}' '${join(folder, "long-work.mjs")}' ${redirection}`;
    const run = spawnSync("script", ["--quiet", "--return", "--command", command, join(folder, "typescript")], {
      env: { PATH: process.env["PATH"], TERM: "xterm", ...environment },
      stdio: ["ignore", "pipe", "pipe"],
      encoding: "utf8",
    });
    return run.error === undefined && run.status === 0 ? run.stdout : undefined;
  }

  it("is shown and erased before the result", (context) => {
    const shown = onTerminal("", {});
    if (shown === undefined) return context.skip();
    expect(shown).toMatch(/\[.*\] \d+ files, 1 s/);
    expect(shown).toMatch(COLOUR);
    expect(shown.split(ERASE).at(-1)).toBe("done\r\n");
    const plain = onTerminal("", { NO_COLOR: "1" }) ?? "";
    expect(plain).toMatch(/\] \d+ files, 1 s/);
    expect(plain).not.toMatch(COLOUR);
  });

  it("is not shown where stderr is redirected", (context) => {
    const shown = onTerminal("2>/dev/null", {});
    if (shown === undefined) return context.skip();
    expect(shown).toBe("done\r\n");
    expect(onTerminal("2>&1 | cat", {})).toBe("done\r\n");
  });
});
