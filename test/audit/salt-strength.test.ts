// Which salts count as strong.
import { randomBytes, randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { saltStrength } from "../../src/config/salt-strength.js";

describe("a salt that can be guessed is weak", () => {
  it.each([
    "",
    "x",
    "readme",
    "hunter2",
    "correct horse battery staple",
    "a long random text of your own",
    "ab1".repeat(40),
    "a".repeat(64),
    "2026-03-14",
  ])("%s", (salt) => expect(saltStrength(salt)).toBe("weak"));
});

describe("a random salt is strong", () => {
  it.each([
    ["64 hex digits", randomBytes(32).toString("hex")],
    ["32 hex digits", randomBytes(16).toString("hex")],
    ["base64", randomBytes(24).toString("base64")],
    ["an id", randomUUID()],
  ])("%s", (_what, salt) => expect(saltStrength(salt)).toBe("strong"));
});
