// A server that is killed at every step of a write: the target is old or new, and the next start leaves no temporary file.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { Vault } from "../../src/core/vault.js";
import { LineServer, PROGRAM, Stage } from "./programs.js";

// The server, which kills itself before the n-th call that changes a file system. It counts from the first call of a tool on.
const WRAPPER = `import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
let left = Number(process.argv.pop());
const kill = process.kill.bind(process, process.pid, "SIGKILL");
for (const name of ["openSync", "fchmodSync", "writeSync", "fsyncSync", "linkSync", "renameSync", "unlinkSync", "mkdirSync"]) {
  const real = fs[name];
  fs[name] = (...given) => {
    const counts = name !== "openSync" || (typeof given[1] === "number" && (given[1] & fs.constants.O_CREAT) !== 0);
    if (counts && fs.existsSync(process.env.ARMED)) {
      left -= 1;
      if (left === 0) kill();
    }
    return real(...given);
  };
}
syncBuiltinESMExports();
await import(${JSON.stringify(pathToFileURL(PROGRAM.server).href)});
`;

const NAME = "Oriel Vantongeren";
const TOKEN = new Vault("test-salt").placeholder("PERSON", NAME);
const OLD = "an old text\n";
const TEXT = `${"a long line of words\n".repeat(20_000)}${TOKEN}\n`;
const NEW = TEXT.replace(TOKEN, NAME);

const stage = new Stage("kb", { REDACTED_CONTEXT_SALT: "test-salt" });
const armed = join(stage.base, "armed");
stage.environment["ARMED"] = armed;
stage.write("kb/.agent-context-redactor.toml", `[redaction]\npeople = ["${NAME}"]\n`);
stage.write("kb/notes.md", `met ${NAME}`);
stage.write("wrapper.mjs", WRAPPER);
afterAll(() => stage.remove());

describe.each([
  { way: "a new file", target: "new.md", overwrite: false, before: undefined },
  { way: "a new file in a new folder", target: "deep/down/new.md", overwrite: false, before: undefined },
  { way: "a file that is replaced", target: "old.md", overwrite: true, before: OLD },
])("a server that is killed while it writes $way", ({ target, overwrite, before }) => {
  // INV-80
  it("leaves it old or new, and the next start tidies up", { timeout: 240_000 }, async () => {
    const seen = new Set<string>();
    let step = 1;
    for (let finished = false; !finished; step++) {
      rmSync(join(stage.root, "incoming"), { recursive: true, force: true });
      stage.write("kb/incoming/old.md", OLD);
      finished = await writeUntilKilled(step, target, overwrite);
      const content = contentOf(target);
      expect([before, NEW]).toContain(content);
      seen.add(content === NEW ? "new" : "old");
      if (finished) expect(content).toBe(NEW);
      if (left().length === 0) continue;
      await (await LineServer.start(stage, ["--enable-writes"])).kill();
      expect(left()).toEqual([]);
      expect(contentOf(target)).toBe(content);
    }
    expect(step).toBeGreaterThan(6);
    expect([...seen].sort()).toEqual(["new", "old"]);
  });
});

/** True if the write was done before the server would have been killed. */
async function writeUntilKilled(step: number, target: string, overwrite: boolean): Promise<boolean> {
  const server = await LineServer.start(stage, ["--enable-writes", String(step)], join(stage.base, "wrapper.mjs"));
  writeFileSync(armed, "");
  try {
    const reply = server.call("redctx_submit_doc", { target_path: target, text: TEXT, overwrite });
    const closed = new Promise<undefined>((resolve) => server.child.once("close", () => resolve(undefined)));
    const answered = await Promise.race([reply, closed]);
    if (answered === undefined) return false;
    expect(answered.isError).toBe(false);
    await server.kill();
    return true;
  } finally {
    rmSync(armed);
  }
}

/** Temporary files below the root. */
function left(): string[] {
  return readdirSync(stage.root, { recursive: true, encoding: "utf8" }).filter((path) => path.includes(".redctx-"));
}

function contentOf(target: string): string | undefined {
  try {
    return readFileSync(join(stage.root, "incoming", target), "utf8");
  } catch {
    return undefined;
  }
}
