// Two real users: one serves, the other runs the agent. Made by the example's own script; needs root, and is left out without it.
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const REPOSITORY = resolve(import.meta.dirname, "../..");
const SCRIPT = join(REPOSITORY, "examples/isolation/two-users/set-up.sh");
const isRoot = process.geteuid?.() === 0;
const hasTools = ["useradd", "setpriv", "getent"].every((name) => spawnSync("which", [name]).status === 0);

const SERVICE = `rxs${process.pid}`;
const AGENT = `rxa${process.pid}`;
const GROUP = `rxg${process.pid}`;
const SECRET_LINE = "Quintessa Marlowe-Tarn signed the ledger of Brackenmoor.";

interface Place {
  readonly base: string;
  readonly root: string;
  readonly state: string;
  readonly etc: string;
  readonly socket: string;
  readonly programs: string;
}

let place: Place;
let server: ChildProcess;

describe.skipIf(!isRoot || !hasTools)("two users", { timeout: 240_000 }, () => {
  beforeAll(async () => {
    place = setUp();
    server = await startService();
  }, 240_000);

  afterAll(async () => {
    server?.kill("SIGTERM");
    for (const user of [SERVICE, AGENT]) spawnSync("userdel", ["--force", user], { stdio: "ignore" });
    for (const group of [GROUP, SERVICE, AGENT]) spawnSync("groupdel", [group], { stdio: "ignore" });
    if (place !== undefined) rmSync(place.base, { recursive: true, force: true });
  });

  it("leave nothing of the private side to the agent's user", () => {
    const places = [place.root, join(place.root, "notes.md"), place.state, join(place.etc, "tokens")];
    for (const path of places) {
      const { status } = asAgent(["cat", path]);
      expect([path.slice(place.base.length), status === 0]).toEqual([path.slice(place.base.length), false]);
      expect(asAgent(["ls", path]).status === 0).toBe(false);
    }
    expect(asAgent(["cat", join(place.root, "notes.md")]).stdout).not.toContain("Quintessa");
  });

  it("are proved by the doctor, who tries as that user", () => {
    const words = ["doctor", "--root", place.root, "--as-user", AGENT, "--socket", place.socket];
    const report = run([
      "node",
      join(place.programs, "redctx.js"),
      ...words,
      "--private-file",
      join(place.etc, "tokens"),
    ]);
    expect(report.stdout.match(/PASS/g)).toHaveLength(5);
    expect([report.status, report.stderr]).toEqual([0, ""]);
    expect(report.stdout).not.toContain(place.base);
    chmodSync(place.root, 0o755);
    expect(run(["node", join(place.programs, "redctx.js"), ...words]).status).toBe(1);
    chmodSync(place.root, 0o700);
  });

  it("let the agent use every tool through the bridge", async () => {
    const bridge = connect(join(place.base, "agent-home/.config/redctx/token"));
    const listed = await bridge.ask("tools/list");
    const tools = (listed["result"] as { tools: { name: string }[] }).tools.map(({ name }) => name);
    expect(tools).toContain("redctx_read");
    const list = await bridge.call("redctx_list", {});
    const id = /@p_[0-9a-f]{12}(?=\tfile)/.exec(list)?.[0] ?? "";
    for (const tool of tools) {
      const answer = await bridge.call(tool, argumentsFor(tool, id));
      expect([tool, answer.includes("Quintessa")]).toEqual([tool, false]);
    }
    expect(await bridge.call("redctx_read", { path: id })).toContain("signed the ledger");
    await bridge.end();
  });

  it("are of no use with a wrong token", async () => {
    const path = join(place.base, "agent-home/wrong");
    writeFileSync(path, `${"wrong-token".repeat(3)}\n`, { mode: 0o600 });
    run(["chown", AGENT, path]);
    const bridge = connect(path);
    expect(await bridge.ask("ping")).toMatchObject({ error: { message: "The redctx server refused this client." } });
    await bridge.end();
  });

  it("leave nothing running when the agent's side is killed", async () => {
    const bridge = connect(join(place.base, "agent-home/.config/redctx/token"));
    await bridge.ask("ping");
    await bridge.kill();
    const left = run(["ps", "-u", AGENT, "-o", "args="]).stdout;
    expect(left).toBe("");
    const next = connect(join(place.base, "agent-home/.config/redctx/token"));
    expect(await next.ask("ping")).toMatchObject({ result: {} });
    await next.end();
  });

  it("do not listen as root", () => {
    const words = [
      "--root",
      place.root,
      "--socket",
      join(place.base, "other"),
      "--token-file",
      join(place.etc, "tokens"),
    ];
    const refused = run(["node", join(place.programs, "redctx-mcp.js"), ...words]);
    expect([refused.status, refused.stderr]).toEqual([
      1,
      "ROOT_USER: Refusing to listen as root. Start as another user, or give --user NAME.\n",
    ]);
  });

  it("are set up the same when the script runs again", () => {
    const before = readFileSync(join(place.etc, "tokens"), "utf8");
    expect(runScript(place).status).toBe(0);
    expect(readFileSync(join(place.etc, "tokens"), "utf8")).toBe(before);
  });
});

/** Folders and users of the test, and the example's script run on them. */
function setUp(): Place {
  const base = realpathSync(mkdtempSync(join(tmpdir(), "redctx-users-")));
  chmodSync(base, 0o755);
  const [root, units, bin, run_] = ["kb", "units", "bin", "run"].map((name) => join(base, name)) as [
    string,
    string,
    string,
    string,
  ];
  for (const folder of [root, units, bin, run_]) mkdirSync(folder);
  writeFileSync(join(root, "notes.md"), `${SECRET_LINE}\n`);
  execFileSync("useradd", ["--create-home", "--home-dir", join(base, "agent-home"), "--user-group", AGENT]);
  const made = { base, root, state: join(base, "state"), etc: join(base, "etc"), socket: join(run_, "socket") };
  const programs = readablePrograms(base);
  symlinkSync(join(programs, "redctx-mcp.js"), join(bin, "redctx-mcp"));
  const result = { ...made, programs };
  const { status, stderr } = runScript(result);
  if (status !== 0) throw new Error(`the script failed: ${stderr}`);
  execFileSync("chown", [`${SERVICE}:${GROUP}`, run_]);
  chmodSync(run_, 0o750);
  return result;
}

function runScript({ base, root, state, etc, socket }: Place) {
  const words = ["--root", root, "--agent", AGENT, "--service", SERVICE, "--group", GROUP, "--state", state];
  const more = ["--etc", etc, "--run", dirname(socket), "--units", join(base, "units"), "--no-start"];
  const environment = { ...process.env, PATH: `${join(base, "bin")}:${process.env["PATH"]}` };
  return spawnSync("sh", [SCRIPT, ...words, ...more], { encoding: "utf8", env: environment });
}

/** The built programs where every user can read them: in the repository, or copied if it lies in a closed place. */
function readablePrograms(base: string): string {
  const programs = join(REPOSITORY, "dist/src/bin");
  const { status } = spawnSync("setpriv", [
    "--reuid",
    AGENT,
    "--clear-groups",
    "test",
    "-r",
    join(programs, "redctx.js"),
  ]);
  if (status === 0) return programs;
  const copy = join(base, "program");
  for (const name of ["dist", "node_modules", "package.json"]) {
    cpSync(join(REPOSITORY, name), join(copy, name), { recursive: true });
  }
  return join(copy, "dist/src/bin");
}

/** Starts what the unit starts, as the user of the unit. */
async function startService(): Promise<ChildProcess> {
  const unit = readFileSync(join(place.base, "units/redctx.service"), "utf8");
  expect(unit).not.toMatch(/@[A-Z]+@/);
  const words = /^ExecStart=(.*)$/m.exec(unit)?.[1]?.split(" ") ?? [];
  const state = /^Environment=(.*)$/m.exec(unit)?.[1]?.split("=") ?? [];
  const child = spawn("setpriv", ["--reuid", SERVICE, "--regid", GROUP, "--init-groups", ...words], {
    env: { PATH: process.env["PATH"], [state[0] ?? ""]: state[1] },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk) => {
    said += String(chunk);
  });
  for (let tries = 0; tries < 600 && !existsSync(place.socket); tries++) {
    if (child.exitCode !== null) throw new Error(`the server ended: ${said}`);
    await new Promise((next) => setTimeout(next, 200));
  }
  return child;
}

function run(words: readonly string[]) {
  const [program = "", ...rest] = words;
  const environment = { PATH: process.env["PATH"], REDACTED_CONTEXT_STATE_DIR: place.state };
  return spawnSync(program === "node" ? process.execPath : program, rest, { encoding: "utf8", env: environment });
}

function agentWords(words: readonly string[]): string[] {
  return ["--reuid", AGENT, "--regid", AGENT, "--init-groups", ...words];
}

function asAgent(words: readonly string[]) {
  return spawnSync("setpriv", agentWords(words), { encoding: "utf8" });
}

function argumentsFor(tool: string, id: string): Record<string, unknown> {
  if (/_(?:read|stat)$/.test(tool)) return { path: id };
  if (/_(?:search|retrieve)$/.test(tool)) return { query: "ledger" };
  if (tool.endsWith("_bundle")) return { paths: [id] };
  return {};
}

/** `redctx connect` as the agent's user, spoken to in lines. */
function connect(tokenFile: string) {
  const words = [process.execPath, join(place.programs, "redctx.js"), "connect"];
  const child = spawn("setpriv", agentWords([...words, "--socket", place.socket, "--token-file", tokenFile]), {
    cwd: "/",
    env: {},
  });
  const waiting = new Map<number, (frame: Record<string, unknown>) => void>();
  createInterface({ input: child.stdout }).on("line", (line) => {
    const frame = JSON.parse(line) as Record<string, unknown>;
    waiting.get(Number(frame["id"]))?.(frame);
  });
  let last = 0;
  const ask = (method: string, params: unknown = {}): Promise<Record<string, unknown>> => {
    last += 1;
    const id = last;
    child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id, method, params })}\n`);
    return new Promise((answered) => waiting.set(id, answered));
  };
  const call = async (name: string, given: unknown): Promise<string> =>
    JSON.stringify(await ask("tools/call", { name, arguments: given })).replaceAll("\\t", "\t");
  const closed = async () => {
    if (child.exitCode === null && child.signalCode === null) await once(child, "close");
  };
  return {
    ask,
    call,
    async end() {
      child.stdin.end();
      await closed();
    },
    async kill() {
      child.kill("SIGKILL");
      await closed();
    },
  };
}
