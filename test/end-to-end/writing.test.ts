// Everything is asked of a server, with writes off and on: off, nothing in the root changes; on, nothing outside the write folder, and no marker leaks.
import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { treeDigest } from "../restore/submitting.js";
import { canaryFolder, EXCLUDED, HIDDEN, placeMarkers, UNSERVED } from "./canary-folder.js";
import { leaksIn } from "./markers.js";
import { LineServer, PROGRAM, type Stage } from "./programs.js";
import { driveServer } from "./tool-drives.js";

/** Most tokens of tools/list with the tool that writes, the fifteenth, which an agent pays in every conversation. */
const TOKENS = 5_400;

let stage: Stage;
beforeAll(() => {
  stage = canaryFolder(true);
});
afterAll(() => stage.remove());

// INV-84
it("with writes off nothing in the root changes, whatever is asked", { timeout: 120_000 }, async () => {
  const before = treeDigest(stage.root);
  const server = await LineServer.start(stage);
  await driveServer(server);
  for (const target of ["a.md", "incoming/a.md", "../a.md"]) {
    const reply = await server.call("redctx_submit_doc", { target_path: target, text: "x", overwrite: true });
    expect(reply).toMatchObject({ isError: true, text: "Writes are disabled. Start the server with --enable-writes." });
  }
  await server.finish();
  expect(treeDigest(stage.root)).toBe(before);
});

describe.each([[[]], [["--write-dropbox", "--write-secrets", "--mode", "balanced"]]])(
  "with writes on and %j",
  (flags) => {
    it("only the write folder changes, and no marker comes out", { timeout: 240_000 }, async () => {
      const before = treeDigest(stage.root);
      const server = await LineServer.start(stage, ["--enable-writes", ...flags]);
      const { unknown } = await driveServer(server);
      expect(unknown).toEqual([]);
      const written = Buffer.concat(server.written);
      // What the agent wrote itself is served where it is no dropbox; what the policy hides is hidden there too.
      const markers = flags.length === 0 ? HIDDEN : [...HIDDEN, ...UNSERVED, ...EXCLUDED, ...placeMarkers(stage)];
      expect(leaksIn(written, markers)).toEqual([]);
      await server.finish();
      expect(readdirSync(join(stage.root, "incoming"))).toContain("drive.md");
      rmSync(join(stage.root, "incoming"), { recursive: true });
      expect(treeDigest(stage.root)).toBe(before);
    });
  },
);

it("a listing with the tool that writes is short", async () => {
  const server = await LineServer.start(stage, ["--enable-writes"]);
  const { result } = JSON.parse(await server.request("tools/list")) as { result: object };
  await server.finish();
  expect(JSON.stringify(result)).toContain('"redctx_submit_doc"');
  expect(countTokens(JSON.stringify(result))).toBeLessThan(TOKENS);
});

it("a faulty write folder is refused at the start, with the text of its fault", () => {
  const words = [PROGRAM.server, "--root", stage.root, "--enable-writes", "--write-subdir", "../elsewhere"];
  const { status, stderr } = spawnSync(process.execPath, words, {
    env: stage.environment,
    encoding: "utf8",
    input: "",
  });
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: "WRITE_SUBDIR_OUTSIDE: --write-subdir must stay under root.\n",
  });
});
