// Placeholders of alias groups: linked by the digits of the canonical value, told apart by a suffix, and nothing else moves.
import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { AliasGroup } from "../../src/core/alias-groups.js";
import { placeholderEnd } from "../../src/core/placeholder.js";
import { Vault } from "../../src/core/vault.js";

const GROUP: AliasGroup = {
  category: "PERSON",
  canonical: "Avery Example",
  aliases: ["Avery", "AE-7"],
  position: 1,
};

const alone = new Vault("test-salt");
const vault = new Vault("test-salt", "full", undefined, [GROUP]);
const short = new Vault("test-salt", "short", undefined, [GROUP]);

const hmac = (message: string) => createHmac("sha256", "test-salt").update(message, "utf8").digest("hex");

describe("members of a group (INV-51)", () => {
  it("L06: the canonical value keeps its placeholder", () => {
    expect(vault.placeholder("PERSON", "Avery Example")).toBe("[PERSON_ec16c77afc095c6d3db4475178e05432]");
    expect(short.placeholder("PERSON", " avery\nEXAMPLE")).toBe("[PERSON_ec16c77afc]");
  });

  it("an alias has the digits of the canonical value and a suffix of its own", () => {
    const suffix = hmac("alias-form:avery").slice(0, 8);
    expect(vault.placeholder("PERSON", "AVERY ")).toBe(`[PERSON_ec16c77afc095c6d3db4475178e05432.${suffix}]`);
    expect(short.placeholder("PERSON", "avery")).toBe(`[PERSON_ec16c77afc.${suffix.slice(0, 4)}]`);
    expect(vault.placeholder("PERSON", "AE-7")).toBe(
      `[PERSON_ec16c77afc095c6d3db4475178e05432.${hmac("alias-form:ae-7").slice(0, 8)}]`,
    );
  });

  it("are linked in whichever category they were found", () => {
    expect(vault.placeholder("EMAIL", "avery")).toBe(
      `[EMAIL_ec16c77afc095c6d3db4475178e05432.${hmac("alias-form:avery").slice(0, 8)}]`,
    );
    expect(vault.placeholder("ENTITY", "Avery Example")).toBe("[ENTITY_ec16c77afc095c6d3db4475178e05432]");
  });

  it("in disguised letters are the same members", () => {
    const text = "\uff21very";
    expect(vault.placeholderAt("PERSON", text, 0, text.length)).toBe(vault.placeholder("PERSON", "Avery"));
  });

  it("are complete placeholders of the closed grammar", () => {
    for (const holder of [vault, short]) {
      const token = holder.placeholder("PERSON", "Avery");
      expect(placeholderEnd(token, 0)).toBe(token.length);
    }
  });

  it("had another placeholder before the group was made, which can still be told", () => {
    expect(vault.unlinkedPlaceholder("PERSON", "Avery")).toBe(alone.placeholder("PERSON", "Avery"));
    expect(short.unlinkedPlaceholder("PERSON", "Avery")).toBe(
      new Vault("test-salt", "short").placeholder("PERSON", "Avery"),
    );
  });
});

it("other values are untouched by a group", () => {
  for (const value of ["Averys", "Example", "Avery-Example", "ae 7"])
    expect(vault.placeholder("PERSON", value)).toBe(alone.placeholder("PERSON", value));
});
