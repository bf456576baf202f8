// Many clients of one server at once: every call is answered, and every client sees its own part alone.
import { spawnSync } from "node:child_process";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ListeningServer } from "../bench/clients/listening-server.js";
import { mixedCalls } from "../bench/clients/mixed-calls.js";
import { PROGRAM } from "./programs.js";

let server: ListeningServer;

// Root cannot listen, and the user that it becomes must be able to read the programs.
const { status } = spawnSync("setpriv", ["--reuid", "nobody", "--clear-groups", "test", "-r", PROGRAM.server]);
const canServe = process.geteuid?.() !== 0 || status === 0;

beforeAll(async () => {
  if (canServe) server = await ListeningServer.start(PROGRAM.server, 50);
}, 120_000);
afterAll(() => server?.stop());

it.skipIf(!canServe)("has no fault and no cross-talk (INV-97)", { timeout: 240_000 }, async () => {
  const { faults } = await mixedCalls(server, { clients: 50, each: 12 });
  expect(faults).toEqual([]);
});
