// A configuration that changes while it is loaded is not taken (F12).
import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type LoadedConfig, loadConfig } from "../../src/config/load.js";
import { loadSteadily } from "../../src/config/steady.js";
import { LOCAL_CONFIG_NAME } from "../../src/source/filesystem/exclusions.js";
import { failureOf, place, temporaryFolder } from "./temporary-folder.js";

/** Loads, and calls `meanwhile` with the number of the load after each. */
function loading(meanwhile: (load: number, config: string, root: string) => void): () => LoadedConfig {
  const root = temporaryFolder();
  const config = place(join(root, LOCAL_CONFIG_NAME), 'terms = ["one"]\nterm_files = ["list.txt"]');
  place(join(root, "list.txt"), "two\n");
  let loads = 0;
  return () => {
    const loaded = loadConfig({
      root,
      localConfigName: LOCAL_CONFIG_NAME,
      environment: { REDACTED_CONTEXT_SALT: "s" },
      neutralWords: new Set(),
    });
    meanwhile(++loads, config, root);
    return loaded;
  };
}

it("is taken if nothing happens", () => {
  expect(loadSteadily(loading(() => {})).config.terms.terms).toEqual(["one", "two"]);
});

it.each([
  ["the configuration after the first load", 1, (config: string) => writeFileSync(config, "terms = 'one'")],
  ["the configuration after the second load", 2, (config: string) => writeFileSync(config, "terms = 'one'")],
  [
    "a term file, with the same text, by another file",
    2,
    (_config: string, root: string) => renameSync(place(join(root, "new.txt"), "two\n"), join(root, "list.txt")),
  ],
] as const)("is not taken if %s changes", (_what, when, change) => {
  const load = loading((loads, config, root) => {
    if (loads === when) change(config, root);
  });
  expect(failureOf(() => loadSteadily(load))).toBe("POLICY_RELOAD");
  expect(loadSteadily(load).config.terms.terms).toContain("one");
});
