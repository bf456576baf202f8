// What the server's process lets out of itself: with which options it may start, and what it says of a crash.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isCleanLaunch } from "../../src/bin/launch.js";

const PROGRAMS = resolve(import.meta.dirname, "../../dist/src/bin");
const PROGRAM = join(PROGRAMS, "redctx-mcp.js");
const REFUSED =
  "UNSAFE_LAUNCH: Refusing to serve: Node was started with options that load code, open an inspector or write reports. Start with a clean environment.\n";

let base: string;

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "redctx-process-"));
  mkdirSync(join(base, "root"));
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs Node with options and more environment; a request waits on its input. */
function run(words: readonly string[], environment: NodeJS.ProcessEnv = {}): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: base,
    env: { HOME: base, REDACTED_CONTEXT_SALT: "test-salt", ...environment },
    input: '{"jsonrpc":"2.0","id":1,"method":"ping"}\n',
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

const server = (options: readonly string[], environment: NodeJS.ProcessEnv = {}) =>
  run([...options, PROGRAM, "--root", join(base, "root")], environment);

/** Runs statements in a process that is prepared as the server's is. */
function prepared(statements: string): Ended {
  const program = join(base, "program.mjs");
  writeFileSync(program, `import "${pathToFileURL(join(PROGRAMS, "server-process.js")).href}";\n${statements}\n`);
  return run([program]);
}

describe("the options that Node is started with", () => {
  // INV-45
  it.each([
    "--inspect",
    "--inspect=0",
    "--inspect-brk",
    "--inspect-port=0",
    "--inspect_wait",
    "--require=./a.cjs",
    "-r",
    "--import=./a.mjs",
    "--loader=./a.mjs",
    "--experimental-loader=./a.mjs",
    "--eval",
    "-e",
    "-pe",
    "--print",
    "--env-file=.env",
    "--abort-on-uncaught-exception",
    "--abort_on_uncaught_exception",
    "--heapsnapshot-signal=SIGUSR2",
    "--heapsnapshot-near-heap-limit=1",
    "--report-on-signal",
    "--report-uncaught-exception",
    "--redirect-warnings=a",
    "--cpu-prof",
    "--heap-prof",
    "--prof",
    "--trace-events-enabled",
    "--trace-warnings",
    "--conditions=a",
    "--openssl-config=a",
    "--experimental-vm-modules",
    "--an-option-of-tomorrow",
    '"--max-old-space-size=100"',
    "a.js",
  ])("are refused with %s", (option) => {
    expect(isCleanLaunch([option], {})).toBe(false);
    expect(isCleanLaunch([], { NODE_OPTIONS: option })).toBe(false);
    expect(isCleanLaunch([], { NODE_OPTIONS: `--no-warnings\t${option} ` })).toBe(false);
  });

  it.each(["--max-old-space-size=200", "--max_old_space_size=200", "--no-warnings", "--enable-source-maps", ""])(
    "may hold %j",
    (option) => {
      expect(isCleanLaunch([option], { NODE_OPTIONS: `${option} --no-deprecation` })).toBe(true);
    },
  );

  it("may not come with variables that make Node tell or keep what it does", () => {
    for (const name of ["NODE_DEBUG", "NODE_DEBUG_NATIVE", "NODE_V8_COVERAGE", "NODE_REDIRECT_WARNINGS"]) {
      expect(isCleanLaunch([], { [name]: "a" })).toBe(false);
      expect(isCleanLaunch([], { [name]: "" })).toBe(true);
    }
  });

  it("stop the real server before it answers (INV-45)", () => {
    writeFileSync(join(base, "a.cjs"), "");
    const refused = { status: 1, stdout: "", stderr: REFUSED };
    expect(server(["--require", "./a.cjs"])).toEqual(refused);
    expect(server([], { NODE_OPTIONS: "--require ./a.cjs" })).toEqual(refused);
    expect(server(["--abort-on-uncaught-exception"])).toEqual(refused);
    expect(server(["--report-on-signal"])).toEqual(refused);
    expect(server([], { NODE_V8_COVERAGE: join(base, "coverage") })).toEqual(refused);
    const inspected = server(["--inspect=0"]);
    expect(inspected).toMatchObject({ status: 1, stdout: "" });
    expect(inspected.stderr).toContain(REFUSED);
    expect(server(["--max-old-space-size=300"], { NODE_OPTIONS: "--no-warnings" })).toMatchObject({
      status: 0,
      stderr: "",
    });
  }, 60_000);
});

describe("a crash", () => {
  // INV-46
  it.each([
    ["an uncaught error", 'setImmediate(() => { throw new Error("Taylor Reed"); });', "UNCAUGHT_EXCEPTION\n", 1],
    ["a thrown value", 'setImmediate(() => { throw "Taylor Reed"; });', "UNCAUGHT_EXCEPTION\n", 1],
    ["an unhandled rejection", 'void Promise.reject(new Error("Taylor Reed"));', "UNHANDLED_REJECTION\n", 1],
    ["an error event", 'process.stdin.destroy(new Error("Taylor Reed"));', "UNCAUGHT_EXCEPTION\n", 1],
    ["warnings", 'for (const w of "ab") process.emitWarning(`Taylor Reed ${w}`);', "NODE_WARNING\n", 0],
    ["console output", 'console.log("Taylor Reed"); console.error("Taylor Reed");', "CONSOLE_OUTPUT_WITHHELD\n", 0],
    ["direct output", 'process.stdout.write("Taylor Reed"); process.stderr.write("Taylor Reed");', "", 0],
  ])("by %s prints a code and no more", (_name, statements, stderr, status) => {
    expect(prepared(`${statements}\nsetTimeout(() => {}, 50);`)).toEqual({ status, stdout: "", stderr });
  });

  it("writes no report", () => {
    prepared('process.report.directory = "."; throw new Error("Taylor Reed");');
    const { stdout } = run([
      "-p",
      `import(${JSON.stringify(pathToFileURL(join(PROGRAMS, "crashes.js")).href)}).then(({ withholdCrashes }) => {
         Object.assign(process.report, { reportOnFatalError: true, reportOnSignal: true, reportOnUncaughtException: true });
         withholdCrashes(() => {});
         const { reportOnFatalError, reportOnSignal, reportOnUncaughtException } = process.report;
         console.log(reportOnFatalError, reportOnSignal, reportOnUncaughtException);
       })`,
    ]);
    expect(stdout).toContain("false false false");
    expect(readdirSync(base).sort()).toEqual(["program.mjs", "root"]);
  });
});

describe("a running server", () => {
  // INV-45
  it("opens no inspector when it is signalled, and names no folder to other accounts", async () => {
    const child = spawn(process.execPath, [PROGRAM, "--root", join(base, "root")], {
      env: { HOME: base, REDACTED_CONTEXT_SALT: "test-salt" },
    });
    let errors = "";
    child.stderr.on("data", (chunk) => {
      errors += chunk;
    });
    const answer = async (id: number) => {
      child.stdin.write(`{"jsonrpc":"2.0","id":${id},"method":"ping"}\n`);
      await once(child.stdout, "data");
    };
    await answer(1);
    child.kill("SIGUSR1");
    await new Promise((done) => setTimeout(done, 300));
    await answer(2);
    const line = readFileSync(`/proc/${child.pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
    expect(line).toBe("redctx-mcp");
    child.stdin.end();
    await once(child, "exit");
    expect(errors).toBe("");
  }, 30_000);
});
