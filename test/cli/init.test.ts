// `redctx init`: what it makes, what it prints for each client, and that it makes and prints nothing where it refuses.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { parse } from "smol-toml";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runCli } from "../../src/cli/run.js";
import { LOCAL_CONFIG_NAME } from "../../src/source/filesystem/exclusions.js";

const SERVER = resolve(import.meta.dirname, "../../src/bin/redctx-mcp.js");
let base: string;
let root: string;
let state: string;

beforeEach(() => {
  base = realpathSync(mkdtempSync(join(tmpdir(), "redctx-init-")));
  root = join(base, "folder 1");
  state = join(base, ".local/state/redacted-context-mcp");
  mkdirSync(root);
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

async function init(words: readonly string[] = [], environment: NodeJS.ProcessEnv = {}) {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const argv = ["--root", root, "init", ...words];
  const code = await runCli({ argv, environment: { HOME: base, ...environment }, stdin, stdout, stderr });
  stdout.end();
  stderr.end();
  return { code, stdout: await text(stdout), stderr: await text(stderr) };
}

/** Texts of the settings files that were printed. */
function blocksOf(stdout: string): string[] {
  return stdout
    .split(/^--- .+\n\n/m)
    .slice(1)
    .map((block) => block.split(/\n(?:Next:|A path above)/)[0] ?? "");
}

describe("it makes", () => {
  it("a configuration in the root and a salt outside it, both for the owner alone", async () => {
    const { code, stdout, stderr } = await init();
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(readdirSync(root)).toEqual([LOCAL_CONFIG_NAME]);
    expect(statSync(join(root, LOCAL_CONFIG_NAME)).mode & 0o777).toBe(0o600);
    const [salt = ""] = readdirSync(join(state, "vaults"));
    expect(salt).toMatch(/^[0-9a-f]{64}\.salt$/);
    expect(statSync(join(state, "vaults", salt)).mode & 0o777).toBe(0o600);
    expect(stdout).toContain(`Configuration: '${root}/${LOCAL_CONFIG_NAME}'\n`);
    expect(stdout.match(/^[1-9]\. /gm)).toEqual(["1. ", "2. ", "3. "]);
  });

  it("no salt where the environment has one, and never prints that", async () => {
    const { stdout } = await init([], { REDACTED_CONTEXT_SALT: "made-up-salt" });
    expect(existsSync(state)).toBe(false);
    expect(stdout).toContain("REDACTED_CONTEXT_SALT");
    expect(stdout).not.toContain("made-up-salt");
  });

  it("the configuration that is named, for the server too", async () => {
    const { stdout } = await init(["--config", join(base, "own.toml"), "--mode", "balanced", "--include-private"]);
    expect(readdirSync(root)).toEqual([]);
    expect(existsSync(join(base, "own.toml"))).toBe(true);
    const flags = ["--config", join(base, "own.toml"), "--mode", "balanced", "--include-private"];
    expect(JSON.parse(blocksOf(stdout)[0] ?? "").args).toEqual([SERVER, "--root", root, ...flags]);
  });
});

describe("it prints the settings of", () => {
  const start = () => ({ command: process.execPath, args: [SERVER, "--root", root] });

  it("any client, which is the default", async () => {
    const blocks = blocksOf((await init()).stdout);
    expect(blocks.map((block) => JSON.parse(block))).toEqual([{ ...start(), env: {} }]);
  });

  it("Claude Code, with rules that deny the root and the salt", async () => {
    const blocks = blocksOf((await init(["--client", "claude-code"])).stdout);
    const deny = [root, state].flatMap((path) => [`Read(/${path}/**)`, `Edit(/${path}/**)`]);
    expect(blocks.map((block) => JSON.parse(block))).toEqual([
      { mcpServers: { redctx: { type: "stdio", ...start() } } },
      { permissions: { deny } },
    ]);
  });

  it("Codex, with the same folders closed", async () => {
    const [block = ""] = blocksOf((await init(["--client", "codex"])).stdout);
    expect(parse(block)).toEqual({
      default_permissions: "redctx",
      mcp_servers: { redctx: start() },
      permissions: { redctx: { extends: ":workspace", filesystem: { [root]: "deny", [state]: "deny" } } },
    });
  });

  it("a client whose server needs the state folder of this shell", async () => {
    const { stdout } = await init([], { REDACTED_CONTEXT_STATE_DIR: join(base, "vaults of mine") });
    expect(JSON.parse(blocksOf(stdout)[0] ?? "").env).toEqual({
      REDACTED_CONTEXT_STATE_DIR: join(base, "vaults of mine"),
    });
  });

  it("Claude Code without a rule that could not name the root", async () => {
    root = join(base, "it's [1]\u001b");
    mkdirSync(root);
    const { stdout } = await init(["--client", "claude-code"]);
    expect(JSON.parse(blocksOf(stdout)[1] ?? "").permissions.deny).toEqual([
      `Read(/${state}/**)`,
      `Edit(/${state}/**)`,
    ]);
    expect(stdout).toContain("a deny rule cannot name");
    expect(stdout).toContain(`redctx --root '${base}/it'\\''s [1]\ufffd' tree`);
    expect(stdout).not.toContain("\u001b");
  });
});

describe("with --settings-only", () => {
  it("it prints the same settings for one more client, and makes and changes nothing", async () => {
    const first = blocksOf((await init(["--client", "codex"])).stdout);
    writeFileSync(join(root, LOCAL_CONFIG_NAME), "terms = []\n");
    const again = await init(["--client", "codex", "--settings-only"]);
    expect({ code: again.code, stderr: again.stderr }).toEqual({ code: 0, stderr: "" });
    expect(blocksOf(again.stdout).map((block) => block.trim())).toEqual(first.map((block) => block.trim()));
    expect(again.stdout).toMatch(/^--- /);
    expect(readFileSync(join(root, LOCAL_CONFIG_NAME), "utf8")).toBe("terms = []\n");
  });

  it("it makes no configuration and no salt where there are none", async () => {
    const { code } = await init(["--settings-only"]);
    expect(code).toBe(0);
    expect(readdirSync(root)).toEqual([]);
    expect(existsSync(state)).toBe(false);
  });
});

describe("it refuses", () => {
  it("to overwrite, and makes no salt then", async () => {
    writeFileSync(join(root, LOCAL_CONFIG_NAME), "terms = []\n");
    const stderr =
      "A redaction config exists already. It was left as it is; init --settings-only prints the settings of a client.\n";
    expect(await init()).toEqual({ code: 1, stdout: "", stderr });
    expect(existsSync(state)).toBe(false);
  });

  it("a state folder in the root, and makes no configuration then", async () => {
    const { code, stdout } = await init([], { REDACTED_CONTEXT_STATE_DIR: join(root, "state") });
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(readdirSync(root)).toEqual([]);
  });

  it("a root that is none", async () => {
    root = join(base, "absent");
    expect(await init()).toEqual({ code: 1, stdout: "", stderr: "Root must be an existing directory.\n" });
  });

  it("another client", async () => {
    const stderr = "Invalid value for an option. See redctx --help.\n";
    expect(await init(["--client", "cobbler"])).toEqual({ code: 2, stdout: "", stderr });
  });
});
