// A file system that fails in the last step: the agent hears one constant text, and nothing is left or changed.
import type * as fs from "node:fs";
import { beforeEach, expect, it, vi } from "vitest";
import { WritingServer } from "./submitting.js";

const failing = vi.hoisted(() => ({ name: "" }));

vi.mock("node:fs", async (original) => {
  const real = await original<typeof fs>();
  const failingAs = <Name extends "renameSync" | "linkSync">(name: Name): (typeof real)[Name] =>
    ((from: fs.PathLike, to: fs.PathLike) => {
      if (failing.name !== name) return real[name](from, to);
      throw Object.assign(new Error(`EPERM: operation not permitted, '${String(from)}' -> '${String(to)}'`), {
        code: "EPERM",
      });
    }) as (typeof real)[Name];
  return { ...real, default: real, renameSync: failingAs("renameSync"), linkSync: failingAs("linkSync") };
});

beforeEach(() => {
  failing.name = "";
});

it.each([
  ["a rename, for a target that is replaced (G12)", "renameSync", true],
  ["a hard link, for a new target (G13)", "linkSync", false],
])("fails in %s", async (_name, call, overwrite) => {
  const server = new WritingServer();
  expect(await server.submit("kept.md", "old\n")).toMatchObject({ isError: false });
  const before = server.digest();
  failing.name = call;
  const answer = await server.submit(overwrite ? "kept.md" : "fresh.md", "new\n", overwrite);
  expect(answer.isError).toBe(true);
  expect(answer.text).not.toMatch(/EPERM|permitted|kb|\/|kept|fresh/);
  expect(server.digest()).toBe(before);
  failing.name = "";
  expect(await server.submit("fresh.md", "new\n")).toMatchObject({ isError: false });
});
