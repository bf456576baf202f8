// Every kind of token, drawn from its pattern, in every syntax: the token goes and nothing else does. No token stands in the code.
import { describe, expect, it } from "vitest";
import { BASELINE } from "../../../detectors/index.js";
import { SECRET_ROWS } from "../../../detectors/secrets/index.js";
import { Policy } from "../../../src/core/policy.js";
import { Raw } from "../../../src/core/raw.js";
import { redact } from "../../../src/core/redact.js";
import { Vault } from "../../../src/core/vault.js";
import { CONTEXTS } from "./contexts.js";

const POLICY = Policy.compile(BASELINE, {
  mode: "balanced",
  profile: "default",
  terms: { clients: [], organizations: [], people: [], terms: [] },
  allow: [],
  scope: "text",
});
const VAULT = new Vault("test-salt");

/** Rows whose vectors are a token and nothing that belongs to it: `key «token» end`. */
const TOKENS = SECRET_ROWS.flatMap(({ row, vectors: { finds } }) =>
  finds.flatMap((text, at) => {
    const token = /^key «([^«»]+)» end$/.exec(text)?.[1];
    return token === undefined ? [] : [{ name: `${row.id} ${at + 1}`, token }];
  }),
);

/** The text with `?` in the place of each placeholder. */
function remainderOf(text: string): string {
  return redact(Raw.of(text), POLICY, VAULT)
    .text.toString()
    .replace(/\[[A-Z]+_[0-9a-f]{32}\]/g, "?");
}

/** The same without quotes around it: a bare value takes some in YAML. */
function bareRemainderOf(text: string): string {
  return remainderOf(text).replaceAll('"?"', "?");
}

it("there are a hundred kinds and more", () => {
  expect(TOKENS.length).toBeGreaterThan(100);
});

it.each(TOKENS)("$name is hidden in every syntax, and nothing else is", ({ token }) => {
  const failed = CONTEXTS.filter(({ write }) => bareRemainderOf(write(token)) !== bareRemainderOf(write("?")));
  expect(failed.map(({ name }) => name)).toEqual([]);
});

describe("keyed values keep the text parsable", () => {
  const value = ["hunter2", "hunter2"].join("");

  it("JSON", () => {
    const rest = remainderOf(JSON.stringify({ user: "bob", password: value, port: 1, "api-key": [value] }));
    expect(() => JSON.parse(rest)).not.toThrow();
    expect(JSON.parse(rest)).toMatchObject({ user: "bob", password: "?", port: 1 });
  });

  it.each([
    [`password: ${value} # rotate\nuser: bob\n`, 'password: "?" # rotate\nuser: bob\n'],
    [`password: '${value}'\nuser: bob\n`, "password: '?'\nuser: bob\n"],
    [`<db password="${value}" user="bob"/>`, '<db password="?" user="bob"/>'],
    [`let password = "${value}"; call(password);`, 'let password = "?"; call(password);'],
  ])("keeps key, quotes and neighbours", (text, expected) => {
    expect(remainderOf(text)).toBe(expected);
  });
});
