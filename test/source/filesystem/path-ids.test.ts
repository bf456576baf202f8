// Which path an id stands for.
import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { DEFAULT_LIMITS } from "../../../src/config/limits.js";
import { Vault } from "../../../src/core/vault.js";
import { Budget } from "../../../src/source/budget.js";
import { PathIndex } from "../../../src/source/filesystem/path-ids.js";
import { failureOf, openFolder, temporaryRoot } from "./fixture.js";

test("the published vectors", () => {
  const vectors: [salt: string, path: string, id: string][] = [
    ["golden-salt", "docs/recovery.txt", "edc1e3a0cbb2"],
    ["golden-salt", "notes/quokkaproject plan.md", "1ec636f068ab"],
    ["test-salt", ".", "513348ea7b9b"],
    ["test-salt", "context", "7cea16a297c2"],
    ["test-salt", "notes/árvíz.txt", "1b1d2cb8b700"],
    ["", "context", "dacb3f3c3ff9"],
  ];
  for (const [salt, path, digits] of vectors) {
    const index = new PathIndex(new Vault(salt));
    index.register(path);
    expect(index.resolve(`@p_${digits}`)).toBe(path);
    expect(index.resolve(`p_${digits}`)).toBe(path);
  }
});

test("all that is served has an id, and nothing else", async () => {
  const { kb } = temporaryRoot({ "a/b.md": "x", "personal/c.md": "x", ".env": "x" });
  const vault = new Vault("test-salt");
  const index = new PathIndex(vault);
  await index.addAll(openFolder(kb), new Budget(DEFAULT_LIMITS));
  expect(index.size).toBe(3);
  expect([".", "a", "a/b.md"].map((path) => index.resolve(`p_${vault.pathDigest(path)}`))).toEqual([
    ".",
    "a",
    "a/b.md",
  ]);
  for (const id of [`p_${vault.pathDigest("personal/c.md")}`, "p_000000000000", "nonsense", "p_00000000000G", ""]) {
    expect(failureOf(() => index.resolve(id))).toBe("UNKNOWN_PATH_ID");
  }
  index.clear();
  expect(failureOf(() => index.resolve(`p_${vault.pathDigest("a")}`))).toBe("UNKNOWN_PATH_ID");
});

test("two paths with one id are refused, the others are served (INV-29)", () => {
  const digest = (key: string, message: string) =>
    createHmac("sha256", key)
      .update(message.startsWith("twin") ? "twin" : message)
      .digest("hex");
  const vault = new Vault("test-salt", "full", digest);
  const index = new PathIndex(vault);
  for (const path of ["twin-a", "other", "twin-b", "twin-a"]) index.register(path);
  expect(failureOf(() => index.resolve(`p_${vault.pathDigest("twin-a")}`))).toBe("PATH_ID_COLLISION");
  expect(failureOf(() => index.refuseShared("twin-a"))).toBe("PATH_ID_COLLISION");
  expect(failureOf(() => index.refuseShared("twin-b"))).toBe("PATH_ID_COLLISION");
  expect(failureOf(() => index.refuseShared("other"))).toBe("none");
  expect(index.resolve(`p_${vault.pathDigest("other")}`)).toBe("other");
});
