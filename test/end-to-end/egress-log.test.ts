// The egress log over a real server: a line an answer, nothing of what was asked, and no answer without its line.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { canaryFolder, EXCLUDED, HIDDEN, placeMarkers, STRICT, UNSERVED } from "./canary-folder.js";
import { leaksIn } from "./markers.js";
import { LineServer, PROGRAM, runRedctx, type Stage } from "./programs.js";

let stage: Stage;
let log: string;

beforeAll(() => {
  stage = canaryFolder(true);
  log = join(stage.base, "egress.log");
});

afterAll(() => stage.remove());

const verify = async (...words: string[]) => {
  const { stdout, stderr, code } = await runRedctx(stage, ["log", ...words]);
  return { text: String(stdout), errors: String(stderr), code };
};

it("holds a line of each answer and no value, and what is done to it is seen (INV-62, INV-63)", async () => {
  const markers = [...HIDDEN, ...STRICT, ...UNSERVED, ...EXCLUDED, ...placeMarkers(stage)];
  const server = await LineServer.start(stage, ["--audit-log", log]);
  await server.call("redctx_list", { recursive: true });
  for (const { value } of markers) {
    await server.call("redctx_search", { query: value });
    await server.call("redctx_read", { path: value, [value]: value });
    await server.call("redctx_read", { path: value });
    await server.call(value, { path: value });
    await server.request("resources/read", { uri: value });
  }
  await server.finish();
  const written = readFileSync(log);
  const lines = String(written).split("\n").slice(0, -1);
  expect(lines).toHaveLength(1 + 4 * markers.length);
  expect(leaksIn(written, markers)).toEqual([]);
  expect(await verify("verify", log)).toMatchObject({ text: expect.stringMatching(/^intact: true\n/), code: 0 });
  expect(await verify("show", "--audit-log", log)).toMatchObject({
    text: expect.stringMatching(/^1\t[^\t]+\tstdio\tredctx_list\tOK\t/),
    code: 0,
  });
  const shown = await verify("show", log, "--json");
  expect(leaksIn(Buffer.from(shown.text), markers)).toEqual([]);
  expect(JSON.parse(shown.text)).toHaveLength(lines.length);
  writeFileSync(log, `${lines.slice(0, -2).join("\n")}\n`);
  const cut = await verify("verify", log, "--json");
  expect(cut.code).toBe(1);
  expect(JSON.parse(cut.text)).toMatchObject({ intact: false, cut: { from: lines.length - 1, to: lines.length } });
});

it("that cannot be written stops the start, and later every answer until it can (INV-64)", async () => {
  const other = join(stage.base, "other.log");
  const server = await LineServer.start(stage, ["--audit-log", other]);
  expect((await server.call("redctx_stat", { path: "." })).isError).toBe(false);
  chmodSync(other, 0o644);
  for (const tool of ["redctx_list", "redctx_doctor", "redctx_tree"]) {
    expect((await server.call(tool)).text).toBe("The egress log could not be written, so nothing is answered.");
  }
  expect(await server.request("resources/list")).not.toContain("p_");
  chmodSync(other, 0o600);
  expect((await server.call("redctx_list")).isError).toBe(false);
  await server.finish();
  expect((await verify("verify", other)).text).toMatch(/^intact: true\nfiles: 1\nlines: 2\n/);
  for (const place of [join(stage.root, "inside.log"), join(stage.base, "none/absent.log")]) {
    const { stderr, code } = await startOf("--audit-log", place);
    expect(stderr).toMatch(/(?:^|\n)AUDIT_LOG_(?:INSIDE_ROOT|UNWRITABLE): [^/]+\n$/);
    expect(code).toBe(1);
  }
});

it("can be named by the configuration, and `redctx log` finds it there", async () => {
  const third = join(stage.base, "third.log");
  const config = join(stage.base, "third.toml");
  stage.write("third.toml", `[server]\naudit_log = ${JSON.stringify(third)}\naudit_log_bytes = 500\n`);
  const server = await LineServer.start(stage, ["--config", config]);
  await server.call("redctx_stat", { path: "." });
  await server.call("redctx_stat", { path: "." });
  await server.finish();
  const found = await verify("verify", "--root", stage.root, "--config", config);
  expect(found.text).toMatch(/^intact: true\nfiles: 2\nlines: 2\n/);
  expect((await verify("verify", "--root", stage.root)).errors).toMatch(/(?:^|\n)No egress log is named/);
  expect((await verify("verify", join(stage.base, "absent.log"))).code).toBe(1);
});

/** A server that is expected to refuse its start. */
async function startOf(...flags: string[]): Promise<{ stderr: string; code: number | null }> {
  const child = spawn(process.execPath, [PROGRAM.server, "--root", stage.root, ...flags], { env: stage.environment });
  const chunks: Buffer[] = [];
  child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
  const [code] = await once(child, "close");
  return { stderr: String(Buffer.concat(chunks)), code };
}
