// Ten processes ask for a salt that does not exist yet; all must get the same one, a crashed lock or not.
import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { build } from "vite";
import { beforeAll, expect, test, vi } from "vitest";
import { saltFileName } from "../../src/config/vault-salt.js";
import { place, temporaryFolder } from "./temporary-folder.js";

const PROCESSES = 10;
const run = promisify(execFile);
let bundle = "";

beforeAll(async () => {
  const entry = resolve(import.meta.dirname, "../../src/config/vault-salt.ts");
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: { ssr: entry, write: false, minify: false },
  });
  const output = "output" in built ? built.output : [];
  bundle = output.map((file) => (file.type === "chunk" ? file.code : "")).join("\n");
}, 30_000);

/** Starts the processes, lets all go at one moment once the last is ready, and gives what each of them answered. */
async function race(root: string, state: string): Promise<string[]> {
  const folder = temporaryFolder();
  place(join(folder, "vault-salt.mjs"), bundle);
  const program = place(
    join(folder, "program.mjs"),
    `import { existsSync, writeFileSync } from "node:fs";
    import { resolveSalt } from "./vault-salt.mjs";
    const [root, state, folder] = process.argv.slice(2);
    writeFileSync(folder + "/ready-" + process.pid, "");
    const cell = new Int32Array(new SharedArrayBuffer(4));
    for (let waited = 0; waited < 10_000 && !existsSync(folder + "/go"); waited++) Atomics.wait(cell, 0, 0, 1);
    process.stdout.write(resolveSalt(root, undefined, { REDACTED_CONTEXT_STATE_DIR: state }).salt);`,
  );
  const answers = Promise.all(
    Array.from({ length: PROCESSES }, () => run(process.execPath, [program, root, state, folder])),
  );
  const ready = () => readdirSync(folder).filter((name) => name.startsWith("ready-")).length;
  await vi.waitUntil(() => ready() === PROCESSES, { timeout: 20_000, interval: 10 });
  place(join(folder, "go"), "");
  return (await answers).map(({ stdout }) => stdout);
}

test.each(["no lock", "a lock of a crashed process"])(
  "one salt for all, with %s (INV-33)",
  async (lock) => {
    const base = temporaryFolder();
    const [root, vaults] = [join(base, "root"), join(base, "state/vaults")];
    mkdirSync(root);
    const file = join(vaults, saltFileName(root));
    if (lock !== "no lock") {
      mkdirSync(vaults, { recursive: true, mode: 0o700 });
      writeFileSync(`${file}.lock`, "");
      utimesSync(`${file}.lock`, 1_000_000, 1_000_000);
    }
    const salts = await race(root, join(base, "state"));
    expect(salts).toHaveLength(PROCESSES);
    expect([...new Set(salts)]).toEqual([readFileSync(file, "utf8").trim()]);
    expect(salts[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(readdirSync(vaults)).toHaveLength(1);
  },
  30_000,
);
