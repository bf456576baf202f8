// Every limit is a key of the configuration, a flag of the server and a line of the doctor, under one name.
import { expect, it } from "vitest";
import { SERVER_FLAGS } from "../../src/cli/flags.js";
import { openOptionsOf } from "../../src/cli/session.js";
import { DEFAULT_LIMITS, LIMIT_KEYS } from "../../src/config/limits.js";

const NAMES = Object.keys(DEFAULT_LIMITS).sort();

it("has a key", () => {
  expect(Object.keys(LIMIT_KEYS).sort()).toEqual(NAMES);
});

it.each(Object.entries(LIMIT_KEYS))("%s is a flag of the server with a value that holds", (name, key) => {
  expect(SERVER_FLAGS.map((flag) => flag.name)).toContain(key.replaceAll("_", "-"));
  expect(openOptionsOf({ root: ".", mode: "strict", [name]: 7 }, {}).limits).toEqual({ [name]: 7 });
});

it("of entries may be given by its other name, over which its own holds", () => {
  const limits = (flags: object) => openOptionsOf({ root: ".", mode: "strict", ...flags }, {}).limits;
  expect(limits({ maxTraversalEntries: 7 })).toEqual({ maxEntries: 7 });
  expect(limits({ maxTraversalEntries: 7, maxEntries: 8 })).toEqual({ maxEntries: 8 });
});
