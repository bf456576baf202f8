// The configuration of a running server over real pipes: an edit holds from the next request on, a broken one blocks, its repair unblocks.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FAILURES } from "../../src/boundary/failure.js";
import { LineServer, Stage } from "./programs.js";

const CONFIG = "kb/.agent-context-redactor.toml";
const RAW = ["lanternfish", "wexcombe", "own.toml", "redctx-stage", "terms.txt"];

let stage: Stage;
let server: LineServer | undefined;

beforeEach(() => {
  stage = new Stage();
  stage.write("kb/a.txt", "a lanternfish in wexcombe\n");
});
afterEach(async () => {
  await server?.kill();
  server = undefined;
  stage.remove();
});

async function start(...flags: readonly string[]): Promise<LineServer> {
  server = await LineServer.start(stage, flags);
  return server;
}

/** Everything that a server wrote to its end. */
async function ended(asked: LineServer): Promise<string> {
  await asked.finish();
  server = undefined;
  return Buffer.concat(asked.written).toString();
}

/** The line of the file with `-` for each placeholder. */
async function seen(asked: LineServer): Promise<string> {
  const { text } = await asked.call("redctx_read", { path: "a.txt" });
  return (text.split("\n")[1] ?? text).replace(/\[[A-Z]+_[0-9a-f]{32}\]/g, "-");
}

describe("over real stdio", () => {
  it("an edit holds from the next request on, for tools and resources", async () => {
    const asked = await start("--mode", "balanced");
    expect(await seen(asked)).toBe("a lanternfish in wexcombe");
    const { text: listed } = await asked.call("redctx_list", {});
    const uri = `redctx://${/p_[0-9a-f]{12}/.exec(listed)?.[0]}`;
    const resource = async () =>
      (await asked.request("resources/read", { uri })).replace(/\[[A-Z]+_[0-9a-f]{32}\]/g, "-");
    expect(await resource()).toContain("a lanternfish in wexcombe");
    stage.write(CONFIG, '[redaction]\nterms = ["lanternfish"]\nterm_files = ["terms.txt"]\n');
    expect(await seen(asked)).toBe("a - in wexcombe");
    stage.write("kb/terms.txt", "wexcombe\n");
    expect(await resource()).toContain("a - in -");
    expect(await seen(asked)).toBe("a - in -");
  });

  it("a broken one blocks every call and no listing of tools, and its repair unblocks (INV-54)", async () => {
    stage.write(CONFIG, '[redaction]\nterms = ["lanternfish"]\n');
    const asked = await start("--mode", "balanced");
    expect(await seen(asked)).toBe("a - in wexcombe");
    stage.write(CONFIG, '[redaction]\nterms = ["lanternfish", wexcombe]\n');
    const tools = JSON.parse(await asked.request("tools/list")) as { result: { tools: { name: string }[] } };
    expect(tools.result.tools.length).toBeGreaterThan(9);
    for (const { name } of tools.result.tools) {
      expect(await asked.call(name, {}), name).toMatchObject({ text: FAILURES.POLICY_RELOAD, isError: true });
    }
    for (const method of ["resources/list", "resources/read"]) {
      const { error } = JSON.parse(await asked.request(method, { uri: "redctx://p_000000000000" })) as {
        error: unknown;
      };
      expect(error).toEqual({ code: -32002, message: FAILURES.POLICY_RELOAD });
    }
    expect(await asked.request("resources/templates/list")).toContain("resourceTemplates");
    stage.write(CONFIG, '[redaction]\nterms = ["lanternfish", "wexcombe"]\n');
    expect(await seen(asked)).toBe("a - in -");
    const written = await ended(asked);
    // What the operator finds in the client's log: once each, though many calls were blocked.
    expect(written.match(/^POLICY_\w+.*$/gm)).toEqual(["POLICY_RELOAD CONFIG_NOT_TOML", "POLICY_RELOADED"]);
  });

  it("says nothing of the file that is at fault (INV-35)", async () => {
    const asked = await start("--config", `${stage.base}/own.toml`);
    for (const text of ["salt = 'lanternfish'", "wexcombe = [", "terms = 7", "term_files = '../terms.txt'", "\0"]) {
      stage.write("own.toml", text);
      await asked.call("redctx_doctor");
      await asked.request("resources/list");
    }
    const written = (await ended(asked)).toLowerCase();
    expect(written.includes(FAILURES.POLICY_SALT.toLowerCase())).toBe(true);
    expect(RAW.filter((raw) => written.includes(raw))).toEqual([]);
  });
});
